"""Newcomers: the difficulty of games, and the options for a first match."""

from __future__ import annotations

from games.core import game as registry
from tests.ui.discord_sim import DiscordSim, text


async def test_a_first_table_begins_gently_and_says_how_hard_it_is(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    offered = await ada.autocomplete(sim.channel, "table create", "game", "deus")
    assert offered[0]["name"].startswith("Deus · easy to learn")
    await ada.slash(sim.channel, "table create", game="cyclades")
    table = await sim.table()
    assert table.options["setup"] == "quick"
    assert "takes a match to learn · about 25 turns each" in text(sim.post())


def test_gentle_options_are_options_of_their_game() -> None:
    for name in registry.game_ids():
        game = registry.find(name)
        chosen = game.options.model_validate(game.gentle).model_dump(mode="json")
        assert {key: chosen[key] for key in game.gentle} == dict(game.gentle)
