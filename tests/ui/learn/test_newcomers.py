"""Newcomers: the difficulty of games, and the options for a first match."""

from __future__ import annotations

from games.core import game as registry
from tests.ui.discord_sim import DiscordSim, buttons, everything, text


async def test_a_first_table_begins_gently_and_says_how_hard_it_is(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    offered = await ada.autocomplete(sim.channel, "table create", "game", "deus")
    assert offered[0]["name"].startswith("Deus · easy to learn")
    await ada.slash(sim.channel, "table create", game="cyclades")
    table = await sim.table()
    assert table.options["setup"] == "quick"
    assert "takes a match to learn · your turn comes about 25 times" in text(sim.post())


async def test_the_welcome_recommends_a_game_and_teaches_it(sim: DiscordSim) -> None:
    place = sim.bot.get_partial_messageable(sim.channel.id, guild_id=sim.guild.id)
    await sim.bot.post_welcome(place)
    welcome = sim.post()
    assert "**Deus** is the easiest to begin with" in text(welcome)
    learn = next(b for b in buttons(welcome, "learn") if b["custom_id"].endswith(":deus"))
    panel = (await sim.person("Ada").click(welcome, custom_id=learn["custom_id"])).response
    assert panel is not None
    assert panel.flags.ephemeral
    assert "Step 1 of 14" in everything(panel)


def test_gentle_options_are_options_of_their_game() -> None:
    for name in registry.game_ids():
        game = registry.find(name)
        chosen = game.options.model_validate(game.gentle).model_dump(mode="json")
        assert {key: chosen[key] for key in game.gentle} == dict(game.gentle)
