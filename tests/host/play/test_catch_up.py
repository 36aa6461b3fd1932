"""Catching up: news since the last turn, shown once, from the seat's own notes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.play.catch_up import News, UnreadNews, after_turn
from bot.model.match import Position
from bot.model.table import Table
from bot.storage.database import Database
from games.core.game import Game
from games.core.log import Entry
from games.core.phrase import seat_name
from games.core.steps import Ask, Picks
from tests.databases import sqlite_url
from tests.host.answering import take_back
from tests.host.harness import ADA, BO, CY, HostHarness, first
from tests.toy import Orchard, ToyView


@pytest.fixture
async def club(database: Database, toy: Game[Orchard, ToyView]) -> AsyncIterator[HostHarness]:
    """A host on either kind of database."""
    harness = HostHarness(database)
    await harness.host.start_up(harness.channel)
    yield harness
    await harness.host.shut_down()


async def act(harness: HostHarness, table_id: int, wanted: str = "pass") -> int:
    """Answer ``wanted`` for the awaited person, or as little as possible; returns who it was."""

    def choice(ask: Ask) -> Picks:
        return (wanted,) if wanted in ask.options else first(ask)

    position = await harness.asked(table_id)
    await harness.answer(position, choice)
    assert position.seat is not None
    return position.table.people_of(position.seat)[0]


async def look(harness: HostHarness, table: Table, person_id: int) -> UnreadNews:
    seat = table.seats_of(person_id)[0]
    return (await harness.host.panels.look(table.id, person_id, seat)).unread


async def news(harness: HostHarness, table: Table, person_id: int) -> News | None:
    return (await look(harness, table, person_id)).news


async def shown(
    harness: HostHarness, table: Table, person_id: int, found: News | None
) -> tuple[Position, Position]:
    """How things looked before the news and look now, when their owner asks for them again."""
    assert found is not None
    seat = table.seats_of(person_id)[0]
    again = await harness.host.catch_up.again(table.id, seat, found.since, person_id)
    assert again is not None
    assert again.news == found
    assert again.before is not None
    return again.before, again.now


def keys(found: News | None) -> list[str]:
    assert found is not None
    return [note.phrase.key for note in found.notes]


async def bidden(
    harness: HostHarness, people: int = 2, *, storm: bool = False
) -> tuple[Table, list[int]]:
    """A match after its first bids, and the people in the order of their turns."""
    table = await harness.begun(people, weather="storm" if storm else "fair")
    for _ in range(people):
        await act(harness, table.id)
    view = (await harness.host.play.position(table.id, None)).view
    assert isinstance(view, ToyView)
    order: list[int] = []
    # Equal bids keep the order of seats.
    for seat in table.seats:
        order += table.people_of(seat)
    assert view.active == table.seats_of(order[0])[0]
    return table, order


async def test_what_others_did_is_told_once(club: HostHarness) -> None:
    table, (one, other) = await bidden(club)
    await act(club, table.id, "pick")
    await act(club, table.id, "pick")
    # The first has picked; the other looks for the first time since bidding.
    found = await news(club, table, other)
    assert keys(found) == ["toy.note.pick"]
    assert await news(club, table, other) is None
    assert (await look(club, table, other)).since == (found.since if found else None)
    # Who has just moved knows what came of it.
    assert await news(club, table, one) is None


async def test_a_match_that_has_just_begun_has_no_news(club: HostHarness) -> None:
    table = await club.begun(2)
    for person in (ADA, BO):
        assert await look(club, table, person.id) == UnreadNews()


async def test_who_had_no_turn_yet_has_missed_nothing(club: HostHarness) -> None:
    table = await club.begun(1, computers=1)
    await club.host.wait_until_idle()
    assert await look(club, table, ADA.id) == UnreadNews()


async def test_sealed_answers_of_others_are_no_news(club: HostHarness) -> None:
    table = await club.begun(3)
    bidder = await act(club, table.id)
    before = await look(club, table, bidder)
    await act(club, table.id)
    assert before == await look(club, table, bidder) == UnreadNews()
    await act(club, table.id)
    assert keys(await news(club, table, bidder)) == ["toy.note.bid"] * 3


async def test_before_is_how_the_seat_saw_it_after_its_last_turn(club: HostHarness) -> None:
    table, (_one, other) = await bidden(club)
    position = await club.host.play.position(table.id, table.seats_of(other)[0])
    await act(club, table.id, "pick")
    await act(club, table.id, "pick")
    before, now = await shown(club, table, other, await news(club, table, other))
    assert before.view == position.view
    assert before.entry == position.entry
    assert before.view != now.view
    # So that a picture drawn then serves now.
    assert before.aside == ""


async def test_a_look_in_between_does_not_cut_the_story(club: HostHarness) -> None:
    table, (_one, _two, three) = await bidden(club, 3)
    await act(club, table.id, "pass")
    assert keys(await news(club, table, three)) == ["toy.note.pass"]
    await act(club, table.id, "pass")
    assert keys(await news(club, table, three)) == ["toy.note.pass", "toy.note.pass"]


async def test_a_panel_brought_up_to_date_is_no_look(club: HostHarness) -> None:
    table, (_one, other) = await bidden(club)
    await act(club, table.id, "pass")
    panels = club.host.panels
    for _ in range(2):
        unasked = (await panels.look(table.id, other, seen="renewed")).unread
        assert keys(unasked.news) == ["toy.note.pass"]
    # Somebody who goes on with that panel has seen it, and can still ask for it.
    gone_on = (await panels.look(table.id, other, seen="goes_on")).unread
    assert gone_on == UnreadNews(None, unasked.since)
    assert unasked.since is not None
    assert await look(club, table, other) == UnreadNews(None, unasked.since)


async def test_answers_taken_back_are_not_told(club: HostHarness) -> None:
    table, (one, other) = await bidden(club)
    await act(club, table.id, "pick")
    seat = table.seats_of(one)[0]
    entry = (await club.host.tables.get(table.id)).entry_count
    await take_back(club.host, table.id, one, seat, entry)
    assert await news(club, table, one) is None
    assert await news(club, table, other) is None
    await act(club, table.id, "pass")
    found = await news(club, table, other)
    assert keys(found) == ["toy.note.pass"]
    # A picture from before the undo may show another position.
    before, _ = await shown(club, table, other, found)
    assert before.aside != ""


async def test_a_rewind_is_news_to_whoever_had_moved(club: HostHarness) -> None:
    table, (one, _other) = await bidden(club)
    await act(club, table.id, "pass")
    count = (await club.host.tables.get(table.id)).entry_count
    await act(club, table.id, "pass")
    await club.host.rewind.rewind(table.id, count, person_id=None)
    found = await news(club, table, one)
    assert keys(found)[-1] == "core.note.rewound"


async def test_again_tells_the_same(club: HostHarness) -> None:
    table, (_one, other) = await bidden(club)
    await act(club, table.id, "pick")
    await act(club, table.id, "pick")
    found = await news(club, table, other)
    assert found is not None
    seat = table.seats_of(other)[0]
    await shown(club, table, other, found)
    assert await club.host.catch_up.again(table.id, seat, 10_000, other) is None


async def test_any_place_of_the_log_can_be_asked_for(club: HostHarness) -> None:
    table, (_one, other) = await bidden(club, storm=True)
    await act(club, table.id, "raid")
    seat = table.seats_of(other)[0]
    for since in range((await club.host.tables.get(table.id)).entry_count):
        again = await club.host.catch_up.again(table.id, seat, since, other)
        assert again is None or again.before is not None


async def test_secrets_of_others_stay_secret(club: HostHarness) -> None:
    table, (_one, other) = await bidden(club)
    await act(club, table.id, "peek")
    await act(club, table.id, "bury")
    found = await news(club, table, other)
    assert keys(found) == ["toy.note.peek", "toy.note.bury"]
    for position in await shown(club, table, other, found):
        view = position.view
        assert isinstance(view, ToyView)
        assert view.peeked is None
        assert [g.seat for g in view.gardeners if g.goal] == [table.seats_of(other)[0]]


async def test_news_survive_a_restart(tmp_path: Path, toy: Game[Orchard, ToyView]) -> None:
    early = HostHarness(Database(sqlite_url(tmp_path)))
    await early.host.start_up(early.channel)
    table, (one, other) = await bidden(early)
    await act(early, table.id, "pass")
    await early.host.shut_down()
    late = HostHarness(Database(sqlite_url(tmp_path)))
    await late.host.start_up(late.channel)
    assert await news(late, table, one) is None
    assert keys(await news(late, table, other)) == ["toy.note.pass"]
    assert await news(late, table, other) is None
    await late.host.shut_down()


async def test_what_a_computer_did_in_ones_place_is_news(club: HostHarness) -> None:
    table, (_one, other) = await bidden(club)
    seat = table.seats_of(other)[0]
    await club.host.seats.sit_in(table.id, other)
    await act(club, table.id, "pass")
    await club.host.wait_until_idle()
    await club.host.seats.come_back(table.id, other)
    found = await news(club, table, other)
    assert keys(found)[0] == "toy.note.pass"
    assert found is not None
    assert len(found.notes) > 1
    moved = [note.phrase.args.get("seat") for note in found.notes]
    assert seat_name(seat) in moved


async def test_a_trial_is_no_look(club: HostHarness) -> None:
    table, (_one, other) = await bidden(club)
    await act(club, table.id, "pass")
    seat = table.seats_of(other)[0]
    tried = (await club.host.trials.begin(table.id, other, seat)).position
    assert tried.aside
    assert (await club.host.panels.look(table.id, other, seen="peeked")).unread == UnreadNews()
    assert keys(await news(club, table, other)) == ["toy.note.pass"]


def entry(number: int, seat: str | None) -> Entry:
    return Entry(number, "answer" if seat else "chance", seat, "k", (), "")


def test_a_turn_ends_behind_the_luck_it_brought() -> None:
    log = [entry(0, None), entry(1, "a"), entry(2, None), entry(3, None), entry(4, "b")]
    assert after_turn(log, ("a",), None) == 4
    assert after_turn(log, ("b",), None) == 5
    assert after_turn(log, ("c",), None) is None


def test_what_an_order_answered_unseen_ends_no_turn() -> None:
    log = [entry(0, "a"), entry(1, "b"), entry(2, "a"), entry(3, "b")]
    assert after_turn(log, ("a",), 1) == 1
    assert after_turn(log, ("a",), 3) == 3
    assert after_turn(log, ("a", "b"), None) == 4


async def test_a_newcomer_hears_what_happened_since_the_last_turn_of_the_seat(
    club: HostHarness,
) -> None:
    table, (_one, other) = await bidden(club)
    await act(club, table.id, "pick")
    await act(club, table.id, "pick")
    place = table.member_of(other)
    assert place is not None
    await club.host.seats.give_up(table.id, other, "open")
    table = await club.host.seats.take_over(table.id, place.order, CY)
    found = await news(club, table, CY.id)
    assert keys(found) == ["toy.note.pick"]
    assert found is not None
    assert found.start == "seat"


async def test_who_never_answered_hears_what_a_computer_did_meanwhile(club: HostHarness) -> None:
    table = await club.begun(3)
    late = table.people[-1]
    await club.host.seats.sit_in(table.id, late)
    await club.host.wait_until_idle()
    for _ in range(2):
        await act(club, table.id)
    await club.host.wait_until_idle()
    table = await club.host.seats.come_back(table.id, late)
    found = await news(club, table, late)
    assert found is not None
    assert found.start == "look"
    assert keys(found)[:3] == ["toy.note.bid"] * 3
    await shown(club, table, late, found)
    assert await news(club, table, late) is None
