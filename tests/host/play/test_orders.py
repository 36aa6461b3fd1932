"""Standing orders through the host: orders answer Cyclades' offerings, in secret."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.errors import Refusal
from bot.model.table import Table
from bot.storage.database import Database
from games.core.steps import Ask, Picks
from games.cyclades.view import CycladesView
from tests.databases import sqlite_url
from tests.host.harness import ADA, BO, CY, PEOPLE, HostHarness


@pytest.fixture
async def islands(tmp_path: Path) -> AsyncIterator[HostHarness]:
    """A host that has been started up."""
    harness = HostHarness(Database(sqlite_url(tmp_path)))
    await harness.host.start_up(harness.channel)
    yield harness
    await harness.host.shut_down()


async def auction(harness: HostHarness) -> Table:
    """Three people at the first offerings of a quick game of Cyclades."""
    table = await harness.host.tables.create(5, 10, ADA, "cyclades", "en")
    for person in PEOPLE[1:3]:
        table = await harness.host.lobby.join(table.id, person)
    await harness.host.lobby.set_option(table.id, ADA.id, "setup", "quick")
    table = await harness.host.lobby.start(table.id, ADA.id)
    await harness.host.wait_until_idle()
    return await harness.host.tables.get(table.id)


def seat_of(table: Table, person: int) -> str:
    return table.seats_of(person)[0]


def owner(table: Table, seat: str) -> int:
    return table.people_of(seat)[0]


def bidding(god: str, space: str) -> dict[str, Picks]:
    return {"cyclades.ask.god": (god,), "cyclades.ask.bid": (space,)}


async def bid(harness: HostHarness, table_id: int, god: str, space: str) -> None:
    """Bid for the awaited seat."""
    answers = bidding(god, space)

    def choice(ask: Ask) -> Picks:
        return answers[ask.key]

    position = await harness.asked(table_id)
    await harness.answer(position, choice)
    if god != "apollo":
        await harness.answer(await harness.asked(table_id), choice)
    await harness.host.wait_until_idle()


async def turn_order(harness: HostHarness, table_id: int) -> tuple[str, ...]:
    view = (await harness.host.play.position(table_id, None)).view
    assert isinstance(view, CycladesView)
    return view.order


async def gods(harness: HostHarness, table_id: int) -> list[str]:
    view = (await harness.host.play.position(table_id, None)).view
    assert isinstance(view, CycladesView)
    return [altar.god for altar in view.altars if altar.open and altar.god != "apollo"]


async def bids(harness: HostHarness, table_id: int) -> dict[str, tuple[str | None, int]]:
    view = (await harness.host.play.position(table_id, None)).view
    assert isinstance(view, CycladesView)
    return {altar.god: (altar.bidder, altar.space) for altar in view.altars if altar.open}


async def test_an_order_outbids_at_the_lowest_space_that_will_do(islands: HostHarness) -> None:
    table = await auction(islands)
    first, second, third = await turn_order(islands, table.id)
    top, other = await gods(islands, table.id)
    await islands.host.orders.leave(table.id, owner(table, second), second, [f"{top}:5"])
    await bid(islands, table.id, top, "1")
    # The second in order has bid without being asked, and the first is displaced.
    assert (await bids(islands, table.id))[top] == (second, 2)
    assert (await islands.host.tables.get(table.id)).awaited == (first,)
    await bid(islands, table.id, other, "1")
    await bid(islands, table.id, top, "3")
    # Displaced in turn, it may not go back to the god at once, and knows no other: it is asked.
    assert (await bids(islands, table.id))[top] == (third, 3)
    assert (await islands.host.tables.get(table.id)).awaited == (second,)
    choices = await islands.host.orders.choices(table.id, owner(table, second), second)
    assert choices.order == ()


async def test_an_order_turns_to_the_next_wish(islands: HostHarness) -> None:
    table = await auction(islands)
    order = await turn_order(islands, table.id)
    top, other = await gods(islands, table.id)
    second = order[1]
    wishes = [f"{top}:1", f"{other}:3", "apollo:0"]
    await islands.host.orders.leave(table.id, owner(table, second), second, wishes)
    await bid(islands, table.id, top, "3")
    assert (await bids(islands, table.id))[other] == (second, 1)
    assert (await islands.host.tables.get(table.id)).awaited == (order[2],)


async def test_a_served_seat_is_neither_posted_nor_pinged(islands: HostHarness) -> None:
    table = await auction(islands)
    order = await turn_order(islands, table.id)
    top, _ = await gods(islands, table.id)
    second = order[1]
    await islands.host.orders.leave(table.id, owner(table, second), second, ["apollo:0"])
    posts = len(islands.channel.posts)
    await bid(islands, table.id, top, "1")
    assert (await bids(islands, table.id))["apollo"] == (second, 0)
    new = islands.channel.posts[posts:]
    assert len(new) == 1, "one post, for the third"
    assert new[0].mentioned == table.people_of(order[2])


async def test_an_order_is_its_owners_alone(islands: HostHarness) -> None:
    table = await auction(islands)
    top, _ = await gods(islands, table.id)
    seat = seat_of(table, BO.id)
    await islands.host.orders.leave(table.id, BO.id, seat, [f"{top}:7"])
    for stranger in (ADA, CY):
        with pytest.raises(Refusal):
            await islands.host.orders.choices(table.id, stranger.id, seat)
        with pytest.raises(Refusal):
            await islands.host.orders.leave(table.id, stranger.id, seat, [])
    assert (await islands.host.orders.choices(table.id, BO.id, seat)).order == (f"{top}:7",)


async def test_an_order_can_be_taken_back(islands: HostHarness) -> None:
    table = await auction(islands)
    order = await turn_order(islands, table.id)
    top, _ = await gods(islands, table.id)
    second = order[1]
    person = owner(table, second)
    await islands.host.orders.leave(table.id, person, second, [f"{top}:25"])
    await islands.host.orders.leave(table.id, person, second, [])
    await bid(islands, table.id, top, "1")
    assert (await islands.host.tables.get(table.id)).awaited == (second,)


async def test_nonsense_is_no_order(islands: HostHarness) -> None:
    table = await auction(islands)
    seat = seat_of(table, ADA.id)
    for clauses in (["zeus:4"], ["everything"], ["apollo:0", "hades:1"]):
        with pytest.raises(Refusal):
            await islands.host.orders.leave(table.id, ADA.id, seat, clauses)


async def test_an_order_survives_a_restart(tmp_path: Path) -> None:
    first = HostHarness(Database(sqlite_url(tmp_path)))
    await first.host.start_up(first.channel)
    table = await auction(first)
    order = await turn_order(first, table.id)
    top, _ = await gods(first, table.id)
    second = order[1]
    await first.host.orders.leave(table.id, owner(table, second), second, [f"{top}:25"])
    await first.host.shut_down()
    again = HostHarness(Database(sqlite_url(tmp_path)), channel=first.channel)
    await again.host.start_up(again.channel)
    await again.host.wait_until_idle()
    await bid(again, table.id, top, "1")
    assert (await bids(again, table.id))[top] == (second, 2)
    await again.host.shut_down()


async def test_orders_are_listed_to_their_owner_alone(database: Database) -> None:
    harness = HostHarness(database)
    await harness.host.start_up(harness.channel)
    try:
        table = await auction(harness)
        seat = (await turn_order(harness, table.id))[1]
        person = owner(table, seat)
        panel = await harness.host.panels.look(table.id, person, seat)
        assert panel.position.order == ()
        await harness.host.orders.leave(table.id, person, seat, ["apollo:0"])
        (listed,) = await harness.host.orders.of_person(person)
        assert (listed.table.id, listed.seat, listed.order) == (table.id, seat, ("apollo:0",))
        panel = await harness.host.panels.look(table.id, person, seat)
        assert panel.position.order == ("apollo:0",)
        for other in table.people:
            assert other == person or await harness.host.orders.of_person(other) == []
        # At the end of its span, or of the table, nothing of it is left.
        await harness.host.tables.cancel(table.id, ADA.id, moderator=True)
        assert await harness.host.orders.of_person(person) == []
    finally:
        await harness.host.wait_until_idle()
        await harness.host.shut_down()
