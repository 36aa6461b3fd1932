"""Bars: who is barred opens and joins nothing, keeps their seats, and learns why."""

from __future__ import annotations

import pytest

from bot.errors import Refusal
from tests.host.harness import ADA, BO, CY, PEOPLE, HostHarness

GUILD, DAY = 5, 86400.0


async def actions(harness: HostHarness) -> list[str]:
    page = await harness.host.audit.page(GUILD, size=100)
    return [entry.action for entry in reversed(page.deeds)]


async def test_who_is_barred_neither_opens_nor_joins_until_it_ends(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.lobby(1)
    await host.bars.bar(GUILD, ADA, BO, 3, "  spoils\nother people's games ")
    with pytest.raises(Refusal) as refused:
        await host.lobby.join(table.id, BO)
    assert refused.value.phrase.key == "host.refused.barred_until"
    assert refused.value.phrase.args["reason"] == "spoils other people's games"
    with pytest.raises(Refusal, match="barred_until"):
        await host.tables.create(GUILD, 11, BO, "toy", "en", moderator=True)
    # Another server has bars of its own.
    await host.tables.create(6, 12, BO, "toy", "en")
    shared.clock.now += 3 * DAY
    assert (await host.lobby.join(table.id, BO)).people == (ADA.id, BO.id)
    assert await host.bars.of_person(GUILD, BO.id) is None
    assert await actions(shared) == ["bar"]


async def test_a_bar_takes_no_seat_away_and_opens_none(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.begun(3)
    await host.bars.bar(GUILD, ADA, BO, None, "")
    assert BO.id in (await host.tables.get(table.id)).people
    await host.seats.give_up(table.id, CY.id, "open")
    place = (await host.tables.get(table.id)).open_places[0].order
    await host.bars.bar(GUILD, ADA, PEOPLE[3], None, "")
    with pytest.raises(Refusal) as refused:
        await host.seats.take_over(table.id, place, PEOPLE[3])
    assert refused.value.phrase.key == "host.refused.barred"


async def test_a_bar_is_changed_and_lifted(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.lobby(1)
    await host.bars.bar(GUILD, ADA, BO, 1, "once")
    await host.bars.bar(GUILD, ADA, BO, None, "twice")
    shared.clock.now += 9 * DAY
    (bar,) = (await host.bars.page(GUILD, 0, 10)).bars
    assert (bar.name, bar.reason, bar.until) == ("Bo", "twice", None)
    await host.bars.lift(GUILD, ADA, BO.id)
    with pytest.raises(Refusal, match="not_barred"):
        await host.bars.lift(GUILD, ADA, BO.id)
    await host.lobby.join(table.id, BO)
    assert await actions(shared) == ["bar", "bar", "lift_bar"]


async def test_bars_are_paged(shared: HostHarness) -> None:
    for person in PEOPLE:
        shared.clock.now += 1
        await shared.host.bars.bar(GUILD, ADA, person, None, "")
    first = await shared.host.bars.page(GUILD, 0, 3)
    assert [bar.name for bar in first.bars] == ["Di", "Cy", "Bo"]
    last = await shared.host.bars.page(GUILD, 9, 3)
    assert [bar.name for bar in last.bars] == ["Ada"]
    assert (last.page, last.pages) == (1, 2)


async def test_forgetting_a_person_deletes_their_bar(shared: HostHarness) -> None:
    await shared.host.bars.bar(GUILD, ADA, BO, None, "rude")
    kept = await shared.host.privacy.everything(BO.id)
    assert [row["reason"] for row in kept["bars"]] == ["rude"]  # type: ignore[index, union-attr, call-overload]
    await shared.host.privacy.forget(BO.id)
    assert (await shared.host.bars.page(GUILD, 0, 10)).bars == ()
