"""Database transactions of playing: a click makes one call to the host."""

from __future__ import annotations

import pytest

from bot.host.engine.engine import Engine
from tests.ui.click_costs import POSTS, counted
from tests.ui.click_modules import modules_run
from tests.ui.discord_sim import DiscordSim, buttons


async def test_an_answer_asks_the_database_little(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", game="deus")
    table = await sim.table()
    person = sim.named(table.awaited_people[0])
    with counted(sim.bot) as costs:
        panel = await sim.panel(person)
        await sim.env.settle()
        first = buttons(panel, "pick:")[0]
        await person.click(panel, custom_id=first["custom_id"])
        await sim.env.settle()
    assert costs.newest("move").reads <= 3
    assert costs.newest("move").writes <= 1
    assert costs.newest("pick").reads == 0
    assert costs.newest("pick").writes <= 1
    assert (await sim.table()).entry_count > table.entry_count


@pytest.mark.parametrize("game", ["ankh", "deus"])
async def test_an_answer_can_be_followed(sim: DiscordSim, game: str) -> None:
    """From the button to the next panel: the modules of ui, host and storage that have a part."""
    table = await sim.begun("Ada", "Bo", game=game)
    person = sim.named(table.awaited_people[0])
    panel = await sim.panel(person)
    await sim.env.settle()
    with modules_run(sim.bot) as modules:
        await person.click(panel, custom_id=buttons(panel, "pick:")[0]["custom_id"])
        await sim.env.settle()
    assert (await sim.table()).entry_count > table.entry_count
    layers = ("bot.ui.", "bot.host.", "bot.storage.")
    passed = sorted(name for name in modules if name.startswith(layers))
    assert "bot.host.play.moves" in passed
    assert len(passed) < 50, passed


async def test_a_typed_answer_and_its_post_ask_little(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    with counted(sim.bot) as costs:
        for name in ("Ada", "Bo"):
            await sim.person(name).slash(sim.channel, "move", choice="2")
        await sim.env.settle()
    assert costs.newest("move").reads <= 3
    assert costs.newest("move").writes <= 1
    assert costs.newest(POSTS).reads <= 6


async def test_the_match_that_has_just_begun_is_not_replayed(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed: list[int] = []
    load = Engine._load

    async def noted(self: Engine, stored: object, since: int | None) -> object:
        replayed.append(stored.table.id)  # type: ignore[attr-defined]
        return await load(self, stored, since)  # type: ignore[arg-type]

    monkeypatch.setattr(Engine, "_load", noted)
    table = await sim.begun("Ada", "Bo")
    await sim.panel(sim.named(table.awaited_people[0]))
    await sim.env.settle()
    assert replayed == []
