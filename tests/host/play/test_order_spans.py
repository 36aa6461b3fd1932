"""How long orders hold through the host: for a turn, until withdrawn, over a restart."""

from __future__ import annotations

import pytest

from bot.errors import Refusal
from bot.model.table import Table
from bot.storage.database import Database
from games.deus.view import DeusView
from tests.host.harness import ADA, BO, HostHarness


async def opened(harness: HostHarness, game: str) -> Table:
    """Ada and Bo at a match that has begun."""
    await harness.host.start_up(harness.channel)
    table = await harness.host.tables.create(5, 10, ADA, game, "en")
    await harness.host.lobby.join(table.id, BO)
    await harness.host.lobby.start(table.id, ADA.id)
    await harness.host.wait_until_idle()
    return await harness.host.tables.get(table.id)


async def closed(harness: HostHarness) -> None:
    await harness.host.wait_until_idle()
    await harness.host.shut_down()


def other_seat(table: Table) -> str:
    """The seat that is not on turn."""
    return next(seat for seat in table.seats if seat not in table.awaited)


async def leave(harness: HostHarness, table: Table, seat: str, *clauses: str) -> None:
    (person,) = table.people_of(seat)
    await harness.host.orders.leave(table.id, person, seat, clauses)
    await harness.host.wait_until_idle()


async def hand_of(harness: HostHarness, table: Table, seat: str) -> list[str]:
    view = (await harness.host.play.position(table.id, seat)).view
    assert isinstance(view, DeusView)
    (cards,) = (player.hand for player in view.players if player.seat == seat)
    return [card.id for card in cards or () if card.colour in ("blue", "brown", "yellow")]


async def offering(harness: HostHarness) -> tuple[Table, str, str]:
    """Deus, where the seat that is not on turn has left an offering; the table and both seats."""
    table = await opened(harness, "deus")
    (first,), second = table.awaited, other_seat(table)
    card = (await hand_of(harness, table, second) or [""])[0]
    await leave(harness, table, second, f"offer:{card}", "more:all")
    return table, first, second


async def take_turn(harness: HostHarness, table: Table, seat: str) -> None:
    """Answer for the seat until somebody else is asked."""
    entry = table.entry_count
    while seat in (now := await harness.host.tables.get(table.id)).awaited and (
        now.entry_count == entry or not await turn_began(harness, table, seat)
    ):
        await harness.answer(await harness.asked(table.id))
    await harness.host.wait_until_idle()


async def turn_began(harness: HostHarness, table: Table, seat: str) -> bool:
    ask = (await harness.host.play.position(table.id, seat)).ask
    return ask is not None and ask.key == "deus.ask.turn"


async def test_a_whole_turn_is_taken_by_order_without_a_ping(database: Database) -> None:
    harness = HostHarness(database)
    table, first, second = await offering(harness)
    (person,) = table.people_of(second)
    before = len(harness.channel.posts)
    await take_turn(harness, table, first)
    now = await harness.host.tables.get(table.id)
    assert now.awaited == (first,), "the second has had their turn by order"
    new = harness.channel.posts[before:]
    assert all(person not in post.mentioned for post in new)
    # It was for that turn alone.
    assert await harness.host.orders.of_person(person) == []
    await closed(harness)


async def test_an_order_for_the_next_turn_outlives_a_restart(database_url: str) -> None:
    harness = HostHarness(Database(database_url))
    table, first, second = await offering(harness)
    (person,) = table.people_of(second)
    await closed(harness)
    again = HostHarness(Database(database_url), channel=harness.channel)
    await again.host.start_up(again.channel)
    assert [left.seat for left in await again.host.orders.of_person(person)] == [second]
    await take_turn(again, table, first)
    assert (await again.host.tables.get(table.id)).awaited == (first,)
    await closed(again)


async def test_a_lasting_clause_stays_when_the_others_end(database: Database) -> None:
    harness = HostHarness(database)
    table = await opened(harness, "ankh")
    while not await can_order(harness, table):
        await harness.answer(await harness.asked(table.id))
        table = await harness.host.tables.get(table.id)
    seat = other_seat(table)
    (person,) = table.people_of(seat)
    await leave(harness, table, seat, "bid:0", "tiebreaker:save", "action:followers")
    (listed,) = await harness.host.orders.of_person(person)
    assert listed.order == ("bid:0", "tiebreaker:save", "action:followers")
    span = listed.span
    for _ in range(60):
        if (await harness.host.orders.choices(table.id, person, seat)).span != span:
            break
        await harness.answer(await harness.asked(table.id))
        await harness.host.wait_until_idle()
    (later,) = await harness.host.orders.of_person(person)
    assert later.order == ("tiebreaker:save",)
    # It can be kept in a new order, and taken back.
    await leave(harness, table, seat, "tiebreaker:save", "bid:1")
    await leave(harness, table, seat)
    assert await harness.host.orders.of_person(person) == []
    await closed(harness)


async def can_order(harness: HostHarness, table: Table) -> bool:
    seat = next(iter(table.seats))
    (person,) = table.people_of(seat)
    return (await harness.host.orders.choices(table.id, person, seat)).span is not None


async def test_cards_of_others_cannot_be_ordered(database: Database) -> None:
    harness = HostHarness(database)
    table = await opened(harness, "deus")
    (first,), second = table.awaited, other_seat(table)
    card = (await hand_of(harness, table, first) or ["C01.1"])[0]
    with pytest.raises(Refusal):
        await leave(harness, table, second, f"offer:{card}")
    await closed(harness)


async def test_the_clauses_that_answer_the_question_are_listed_apart(database: Database) -> None:
    harness = HostHarness(database)
    table = await opened(harness, "deus")
    (first,), second = table.awaited, other_seat(table)
    asked = await harness.host.orders.choices(table.id, table.people_of(first)[0], first)
    assert asked.for_question
    assert {clause.partition(":")[0] for clause in asked.for_question} <= {"offer", "build"}
    waiting = await harness.host.orders.choices(table.id, table.people_of(second)[0], second)
    assert waiting.for_question == ()
    await closed(harness)
