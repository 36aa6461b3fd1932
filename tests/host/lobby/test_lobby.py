"""Lobbies: joining, leaving, arranging and starting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from bot.errors import Refusal
from bot.model.people import Person
from bot.model.table import Table
from tests.host.harness import ADA, BO, CY, DI, HostHarness


async def refusal(attempt: Awaitable[object]) -> str:
    """The key of what is refused."""
    with pytest.raises(Refusal) as refused:
        await attempt
    return refused.value.phrase.key.removeprefix("host.refused.")


async def test_the_creator_is_the_first_to_join(harness: HostHarness) -> None:
    table = await harness.lobby(1)
    assert (table.status, table.people, table.creator_id) == ("lobby", (ADA.id,), ADA.id)
    assert table.options == {"rounds": 3, "weather": "fair", "paired": False}
    assert await harness.host.tables.in_channel(10) == table


async def test_a_channel_takes_one_table(harness: HostHarness) -> None:
    host = harness.host
    opened = await asyncio.gather(
        *(host.tables.create(5, 10, person, "toy", "en") for person in (ADA, BO, CY)),
        return_exceptions=True,
    )
    stand = [table for table in opened if isinstance(table, Table)]
    refused = [error for error in opened if isinstance(error, Refusal)]
    assert (len(stand), len(refused)) == (1, 2)
    assert refused[0].phrase.key == "host.refused.channel_taken"
    await host.tables.cancel(stand[0].id, stand[0].creator_id)
    assert (await harness.lobby(1)).id != stand[0].id


async def test_what_a_lobby_refuses(harness: HostHarness) -> None:
    host, table = harness.host, await harness.lobby(2)
    assert await refusal(host.tables.create(5, 11, ADA, "chess", "en")) == "unknown_game"
    assert await refusal(host.lobby.join(99, CY)) == "no_table"
    assert await refusal(host.lobby.join(table.id, BO)) == "already_joined"
    assert await refusal(host.lobby.leave(table.id, CY.id)) == "not_member"
    assert await refusal(host.lobby.add_computer(table.id, BO.id, "random")) == "not_creator"
    assert await refusal(host.lobby.add_computer(table.id, ADA.id, "clever")) == "unknown_computer"
    assert await refusal(host.lobby.remove_computer(table.id, ADA.id, 0)) == "no_computer"
    assert await refusal(host.lobby.set_option(table.id, ADA.id, "stakes", 1)) == "unknown_option"
    assert await refusal(host.lobby.set_option(table.id, ADA.id, "rounds", 6)) == "bad_option"
    assert await refusal(host.lobby.start(table.id, BO.id)) == "not_creator"
    assert await refusal(host.play.position(table.id, None)) == "not_started"
    await host.lobby.join(table.id, CY)
    await host.lobby.join(table.id, DI)
    assert await refusal(host.lobby.join(table.id, Person(5, "Eve"))) == "full"
    assert await refusal(host.lobby.add_computer(table.id, ADA.id, "random")) == "full"
    await host.lobby.start(table.id, ADA.id)
    assert await refusal(host.lobby.join(table.id, Person(5, "Eve"))) == "not_lobby"
    assert await refusal(host.lobby.set_option(table.id, ADA.id, "rounds", 2)) == "not_lobby"
    assert await refusal(host.lobby.start(table.id, ADA.id)) == "not_lobby"


async def test_a_match_needs_an_allowed_number_of_players(harness: HostHarness) -> None:
    table = await harness.lobby(1)
    assert await refusal(harness.host.lobby.start(table.id, ADA.id)) == "wrong_count"
    await harness.host.lobby.add_computer(table.id, ADA.id, "sensible")
    started = await harness.host.lobby.start(table.id, ADA.id)
    assert (started.status, len(started.seats)) == ("running", 2)


async def test_leaving_passes_the_table_on_and_the_last_one_closes_it(harness: HostHarness) -> None:
    host, table = harness.host, await harness.lobby(3, 1)
    table = await host.lobby.leave(table.id, ADA.id)
    assert (table.creator_id, table.people) == (BO.id, (BO.id, CY.id))
    table = await host.lobby.leave(table.id, CY.id)
    assert (table.creator_id, table.status) == (BO.id, "lobby")
    table = await host.lobby.leave(table.id, BO.id)
    assert table.status == "cancelled"
    assert await host.tables.in_channel(10) is None


async def test_places_stay_put_when_others_leave(harness: HostHarness) -> None:
    host, table = harness.host, await harness.lobby(2, 1)
    await host.lobby.leave(table.id, BO.id)
    table = await host.lobby.add_computer(table.id, ADA.id, "random")
    assert [(m.order, m.computer) for m in table.members] == [
        (0, None),
        (2, "sensible"),
        (3, "random"),
    ]
    table = await host.lobby.remove_computer(table.id, ADA.id, 2)
    assert [m.order for m in table.members] == [0, 3]


async def test_a_moderator_may_arrange_a_table_of_others(harness: HostHarness) -> None:
    host, table = harness.host, await harness.lobby(2)
    await host.lobby.set_option(table.id, DI.id, "rounds", "5", moderator=True)
    table = await host.lobby.add_computer(table.id, DI.id, "random", moderator=True)
    assert (table.options["rounds"], len(table.members)) == (5, 3)
    assert (await host.lobby.start(table.id, DI.id, moderator=True)).status == "running"


async def test_only_a_moderator_ends_a_match_that_others_play(harness: HostHarness) -> None:
    host, table = harness.host, await harness.begun(2)
    assert await refusal(host.tables.cancel(table.id, BO.id)) == "not_creator"
    assert await refusal(host.tables.cancel(table.id, ADA.id)) == "cancel_running"
    cancelled = await host.tables.cancel(table.id, DI.id, moderator=True)
    assert cancelled.status == "cancelled"
    assert await refusal(host.tables.cancel(table.id, ADA.id)) == "closed"
    await host.wait_until_idle()
    last = harness.channel.posts[-1]
    assert last.kind == "cancelled"
    assert (await host.proofs.verify(table.id)).seed is not None
    alone = await harness.begun(1, 1)
    assert (await host.tables.cancel(alone.id, ADA.id)).status == "cancelled"


async def test_many_join_at_once_and_none_too_many(harness: HostHarness) -> None:
    table = await harness.lobby(1)
    crowd = [Person(100 + n, f"P{n}") for n in range(8)]
    results = await asyncio.gather(
        *(harness.host.lobby.join(table.id, person) for person in crowd), return_exceptions=True
    )
    assert len([r for r in results if isinstance(r, Table)]) == 3
    assert (await harness.host.tables.get(table.id)).person_count == 4


async def test_tables_of_a_person_and_those_that_wait(harness: HostHarness) -> None:
    host = harness.host
    lobby = await harness.lobby(2, channel_id=11)
    running = await harness.begun(2, channel_id=12)
    await harness.lobby(1, channel_id=13)
    page = await host.digests.page(BO.id)
    assert [pending.table.id for pending in page.waiting] == [running.id]
    assert [table.id for table in page.others] == [lobby.id]
    seat = running.seats_of(BO.id)[0]
    position = await host.play.position(running.id, seat)
    await harness.answer(position)
    page = await host.digests.page(BO.id)
    assert page.waiting == ()
    assert [table.id for table in page.others] == [lobby.id, running.id]
    (pending,) = (await host.digests.page(ADA.id)).waiting
    assert pending.table.id == running.id


async def test_the_lobby_message_is_remembered(harness: HostHarness) -> None:
    table = await harness.lobby(posted=True)
    await harness.host.wait_until_idle()
    assert (await harness.host.tables.get(table.id)).lobby_message_id == 1001


async def test_two_people_may_hold_two_seats_each(harness: HostHarness) -> None:
    table = await harness.begun(2, paired=True)
    held = {person: table.seats_of(person) for person in table.people}
    assert sorted(held.values()) == [("amber", "rose"), ("azure", "onyx")]
    assert list(table.seats) == ["amber", "azure", "rose", "onyx"]
    for seat in held[ADA.id]:
        await harness.answer(await harness.host.play.position(table.id, seat))
    assert sorted((await harness.host.tables.get(table.id)).awaited) == sorted(held[BO.id])
