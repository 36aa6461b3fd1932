"""Tables that people can join: which are listed, in which order, and what to expect there."""

from __future__ import annotations

import pytest

from bot.errors import Refusal
from bot.storage.people import preferences
from tests.host.harness import ADA, BO, CY, HostHarness

GUILD = 5


async def listed(harness: HostHarness, *hidden: int, **wanted: object) -> list[int]:
    page = await harness.host.open_tables.page(
        GUILD,
        lambda channel_id, parent: channel_id not in hidden,
        **wanted,  # type: ignore[arg-type]
    )
    return [item.table.id for item in page.items]


async def test_lobbies_with_room_come_before_open_seats(shared: HostHarness) -> None:
    host = shared.host
    played = await shared.begun(2, channel_id=10)
    assert await listed(shared) == []
    await host.seats.give_up(played.id, BO.id, "open")
    first = await shared.lobby(1, channel_id=11)
    second = await shared.lobby(1, channel_id=12)
    full = await shared.lobby(4, channel_id=13)
    await host.tables.create(6, 14, CY, "toy", "en", posted=False)
    assert len(full.members) == 4
    assert await listed(shared) == [second.id, first.id, played.id]
    assert await listed(shared, 12) == [first.id, played.id]
    assert await listed(shared, game="deus") == []
    await host.tables.cancel(second.id, ADA.id)
    assert await listed(shared) == [first.id, played.id]


async def test_the_list_is_paged(shared: HostHarness) -> None:
    for channel in range(10, 17):
        await shared.lobby(1, channel_id=channel)
    page = await shared.host.open_tables.page(GUILD, lambda channel, parent: True, page=9, size=3)
    assert (page.page, page.pages, page.count, len(page.items)) == (2, 3, 7, 1)


async def test_a_pace_is_chosen_kept_and_looked_for(shared: HostHarness) -> None:
    host = shared.host
    table = await host.tables.create(GUILD, 10, ADA, "toy", "en", pace="live", posted=False)
    assert table.pace == "live"
    assert await listed(shared, pace="daily") == []
    table = await host.lobby.set_pace(table.id, ADA.id, "daily")
    assert await listed(shared, pace="daily") == [table.id]
    with pytest.raises(Refusal, match="bad_pace"):
        await host.lobby.set_pace(table.id, ADA.id, "hectic")
    with pytest.raises(Refusal, match="not_creator"):
        await host.lobby.set_pace(table.id, BO.id, "live")
    template = await host.templates.save(GUILD, ADA, table, "Slow")
    like = await host.templates.find(GUILD, "slow")
    assert like == template
    again = await host.tables.create(GUILD, 11, BO, "toy", "en", like=like, posted=False)
    assert again.pace == "daily"


async def test_hours_are_typed_or_learnt(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.lobby(2)
    assert (await host.open_tables.outlook(table)).known == 0
    async with host.engine.database.write() as connection:
        values = {"timezone": "UTC", "quiet_from": 20 * 60, "quiet_to": 8 * 60}
        await preferences.choose(connection, ADA.id, values)
    outlook = await host.open_tables.outlook(table)
    assert (outlook.known, outlook.hours) == (1, frozenset(range(8, 20)))
    # Bo answers around noon for weeks.
    shared.clock.now = 86400.0 * 20_000 + 12 * 3600
    for match in range(6):
        played = await shared.begun(2, channel_id=20 + match)
        await shared.play(played.id)
    outlook = await host.open_tables.outlook(table)
    assert (outlook.known, outlook.hours) == (2, frozenset({12}))


async def test_the_length_is_that_of_finished_matches_of_several_people(
    shared: HostHarness,
) -> None:
    host = shared.host
    table = await shared.lobby(1)
    alone = await shared.begun(1, 1, channel_id=30)
    await shared.play(alone.id)
    for match in range(3):
        played = await shared.begun(2, channel_id=20 + match)
        await shared.play(played.id, 1)
        assert (await host.open_tables.outlook(table)).seconds is None
        shared.clock.now += 86400.0 * (match + 1)
        await shared.play(played.id)
    outlook = await host.open_tables.outlook(table)
    assert (outlook.seconds, outlook.matches) == (2 * 86400.0, 3)
