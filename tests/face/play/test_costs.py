"""What playing costs: the host is asked once for what belongs together."""

from __future__ import annotations

import pytest

from bot.host.engine.engine import Engine
from tests.face.costs import POSTS, counted
from tests.face.salon import Salon, buttons


async def test_an_answer_asks_the_database_little(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", game="deus")
    table = await salon.table()
    person = salon.named(table.awaited_people[0])
    with counted(salon.bot) as costs:
        panel = await salon.panel(person)
        await salon.env.settle()
        first = buttons(panel, "pick:")[0]
        await person.click(panel, custom_id=first["custom_id"])
        await salon.env.settle()
    assert costs.newest("move").reads <= 3
    assert costs.newest("move").writes <= 1
    assert costs.newest("pick").reads <= 6
    assert costs.newest("pick").writes <= 2
    assert (await salon.table()).entry_count > table.entry_count


async def test_a_typed_answer_and_its_post_ask_little(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    with counted(salon.bot) as costs:
        for name in ("Ada", "Bo"):
            await salon.person(name).slash(salon.channel, "move", choice="2")
        await salon.env.settle()
    assert costs.newest("move").reads <= 6
    assert costs.newest("move").writes <= 2
    assert costs.newest(POSTS).reads <= 6


async def test_the_match_that_has_just_begun_is_not_replayed(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed: list[int] = []
    load = Engine._load

    async def noted(self: Engine, stored: object, since: int | None) -> object:
        replayed.append(stored.table.id)  # type: ignore[attr-defined]
        return await load(self, stored, since)  # type: ignore[arg-type]

    monkeypatch.setattr(Engine, "_load", noted)
    table = await salon.begun("Ada", "Bo")
    await salon.panel(salon.named(table.awaited_people[0]))
    await salon.env.settle()
    assert replayed == []
