"""Results and ratings: stored with the last answer, and unchanged when recomputed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy import delete, select

from bot.errors import Refusal
from bot.host.people import ratings
from bot.host.play.combined_questions import with_combined_answers
from bot.model.match import Position
from bot.model.ratings import Rating, Result
from bot.model.table import Member, Table
from bot.model.table_template import TableTemplate
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.people import ratings as stored
from games.core import game as registry
from games.core.fair import Dice
from games.core.game import FinalScore, Game
from games.core.match import AnyMatch
from games.core.phrase import phrase
from games.core.steps import Ask, Picks
from tests.host.harness import ADA, BO, CY, DI, PEOPLE, HostHarness, eager, first
from tests.toy import Orchard, ToyView

SERVER = 5


@pytest.fixture
async def club(database: Database, toy: Game[Orchard, ToyView]) -> AsyncIterator[HostHarness]:
    """A host on either kind of database."""
    harness = HostHarness(database)
    await harness.host.start_up(harness.channel)
    yield harness
    await harness.host.shut_down()


async def results(club: HostHarness, table_id: int) -> dict[int, Result]:
    async with club.host.engine.database.read() as connection:
        chosen = select(schema.results).where(schema.results.c.table_id == table_id)
        rows = (await connection.execute(chosen)).mappings().all()
    return {row["person_id"]: Result(**row) for row in rows}


async def known(club: HostHarness, guild_id: int = SERVER) -> dict[int, Rating]:
    async with club.host.engine.database.read() as connection:
        return await stored.ratings(connection, guild_id, "toy", [p.id for p in PEOPLE])


async def reckoned_anew(club: HostHarness) -> dict[int, Rating]:
    async with club.host.engine.database.write() as connection:
        await ratings.recompute(connection, SERVER, "toy")
    return await known(club)


def table_of(*members: Member, **seats: tuple[Member, ...]) -> Table:
    return Table(
        id=1,
        guild_id=SERVER,
        channel_id=10,
        game="toy",
        edition=1,
        status="over",
        language="en",
        options={},
        creator_id=1,
        members=members,
        seats=seats,
        entry_count=9,
        awaited=(),
        lobby_message_id=None,
        last_post_id=None,
        seed_hash=None,
    )


def sitting(order: int, person_id: int | None) -> Member:
    return Member(order, person_id, None if person_id else "sensible", "")


A, B, C, X = sitting(0, 1), sitting(1, 2), sitting(2, 3), sitting(3, None)


def placed(table: Table, **points: tuple[int, bool]) -> dict[int, tuple[int, int, bool]]:
    final_scores = [FinalScore(seat, score, won) for seat, (score, won) in points.items()]
    return {o.person_id: (o.place, o.points, o.won) for o in ratings.outcomes(table, final_scores)}


def test_places_are_shared_by_equals_and_computers_take_theirs() -> None:
    table = table_of(A, B, C, X, amber=(A,), azure=(B,), rose=(C,), onyx=(X,))
    found = placed(table, amber=(7, False), azure=(7, False), rose=(3, False), onyx=(9, True))
    assert found == {1: (2, 7, False), 2: (2, 7, False), 3: (4, 3, False)}


def test_a_tie_that_the_game_has_broken_stays_broken() -> None:
    table = table_of(A, B, amber=(A,), azure=(B,))
    assert placed(table, amber=(7, False), azure=(7, True)) == {1: (2, 7, False), 2: (1, 7, True)}


def test_the_best_of_several_seats_counts_and_the_other_pushes_nobody_down() -> None:
    table = table_of(A, B, amber=(A,), azure=(B,), rose=(A,), onyx=(B,))
    found = placed(table, amber=(9, True), rose=(8, False), azure=(5, False), onyx=(6, False))
    assert found == {1: (1, 9, True), 2: (2, 6, False)}


def test_those_who_share_a_seat_share_the_place() -> None:
    table = table_of(A, B, C, amber=(A, B), azure=(C,))
    found = placed(table, amber=(4, False), azure=(5, True))
    assert found == {1: (2, 4, False), 2: (2, 4, False), 3: (1, 5, True)}


async def test_the_last_answer_writes_results_and_ratings(club: HostHarness) -> None:
    table = await club.begun(2, rounds=1)
    over = await club.play(table.id, choice=eager)
    assert over.status == "over"
    position = await club.host.play.position(table.id, None)
    points = {final_score.seat: final_score for final_score in position.final_scores}
    found = await results(club, table.id)
    assert found.keys() == {ADA.id, BO.id}
    for person_id, result in found.items():
        final_score = points[over.seats_of(person_id)[0]]
        assert (result.points, result.won) == (final_score.points, final_score.won)
        assert (result.guild_id, result.game, result.rated) == (SERVER, "toy", True)
    after = await known(club)
    best, worst = sorted(found.values(), key=lambda result: result.place)
    if best.place < worst.place:
        assert after[best.person_id].mu > after[worst.person_id].mu
    assert [after[p].played for p in (ADA.id, BO.id)] == [1, 1]
    assert after[ADA.id].sigma < ratings.newcomer(ADA.id).sigma


async def test_recomputing_changes_nothing(club: HostHarness) -> None:
    dice = Dice(b"ratings", "choices")

    def anything(ask: Ask) -> Picks:
        count = ask.low + dice.below(ask.high - ask.low + 1)
        return tuple(dice.sample(ask.options, count))

    for number in range(6):
        people = 2 + number % 3
        if number == 3:
            await club.host.ratings.take_part(BO, False)
        table = await club.begun(people, number % 2 if people < 4 else 0, rounds=1)
        await club.play(table.id, choice=anything)
        # Time may stand still, or go back.
        club.clock.now -= number % 3
    before = await known(club)
    assert len({rating.mu for rating in before.values()}) > 2
    assert before[ADA.id].played > before[BO.id].played > 0
    assert await reckoned_anew(club) == before


async def test_a_result_that_is_gone_leaves_no_trace(club: HostHarness) -> None:
    first = await club.begun(3, rounds=1)
    await club.play(first.id, choice=eager)
    before = await known(club)
    second = await club.begun(2, rounds=1)
    await club.play(second.id, choice=eager)
    third = await club.begun(2, rounds=1, channel_id=11)
    await club.play(third.id, choice=eager)
    assert await known(club) != before
    async with club.host.engine.database.write() as connection:
        undone = schema.results.c.table_id.in_([second.id, third.id])
        await connection.execute(delete(schema.results).where(undone))
    assert await reckoned_anew(club) == before


async def test_whoever_is_forgotten_still_counts_for_those_they_met(club: HostHarness) -> None:
    for number in range(4):
        # Some of them share places, so that sums depend on the order of people.
        table = await club.begun(3, rounds=1, channel_id=10 + number)
        await club.play(table.id, choice=eager if number % 2 else first)
    before = await known(club)
    await club.host.privacy.forget(BO.id)
    kept = {person: rating for person, rating in before.items() if person != BO.id}
    assert await known(club) == kept
    assert await reckoned_anew(club) == kept
    async with club.host.engine.database.read() as connection:
        assert await stored.ratings(connection, SERVER, "toy") == kept
    board = await club.host.ratings.leaderboard(SERVER, "toy", ADA.id, 0, 10)
    assert board is not None
    assert {line.rating.person_id for line in board.lines} == {ADA.id, CY.id}


async def test_against_computers_alone_there_are_results_and_no_ratings(club: HostHarness) -> None:
    table = await club.begun(1, computers=2, rounds=1)
    await club.play(table.id)
    found = await results(club, table.id)
    assert {person: result.rated for person, result in found.items()} == {ADA.id: False}
    assert await known(club) == {}


async def test_where_everybody_has_hints_nobody_is_rated(club: HostHarness) -> None:
    table = await club.lobby(2, 0, 10)
    await club.host.lobby.set_option(table.id, ADA.id, "rounds", 1)
    await club.host.lobby.set_hints(table.id, ADA.id, "everybody")
    await club.host.lobby.start(table.id, ADA.id)
    await club.play(table.id)
    assert not any(result.rated for result in (await results(club, table.id)).values())
    assert await known(club) == {}


@pytest.mark.parametrize("asked", [True, False])
async def test_whoever_was_helped_while_alone_is_not_rated_when_others_come_back(
    club: HostHarness, toy: Game[Orchard, ToyView], asked: bool
) -> None:
    registry._REGISTRY["toy", 1] = replace(toy, reason=lambda view, ask, picks: phrase("toy.name"))
    host, table = club.host, await club.begun(2, rounds=3)
    await host.seats.give_up(table.id, BO.id, "computer")
    await host.wait_until_idle()
    if asked:
        await host.hints.hint(table.id, ADA.id, table.seats_of(ADA.id)[0])
    table = await host.seats.take_over(table.id, table.members[1].order, BO)
    assert not table.hinted
    await club.play(table.id)
    assert any(r.rated for r in (await results(club, table.id)).values()) == (not asked)
    like = TableTemplate.of(await host.tables.get(table.id))
    again = await host.tables.create(5, 11, ADA, "toy", "en", like=like)
    assert again.hints == "alone"


async def test_nobody_is_helped_who_is_no_longer_alone(
    harness: HostHarness, toy: Game[Orchard, ToyView], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody sits down between the question and the answer of the computer."""
    registry._REGISTRY["toy", 1] = replace(toy, reason=lambda view, ask, picks: phrase("toy.name"))
    host, table = harness.host, await harness.begun(2, rounds=3)
    await host.seats.give_up(table.id, BO.id, "computer")
    await host.wait_until_idle()
    seat, place = table.seats_of(ADA.id)[0], table.members[1].order

    def sat_down(position: Position, match: AnyMatch) -> Position:
        returning.append(asyncio.ensure_future(host.seats.take_over(table.id, place, BO)))
        return with_combined_answers(position, match)

    returning: list[asyncio.Future[Table]] = []
    monkeypatch.setattr("bot.host.play.hints.with_combined_answers", sat_down)
    helped = asyncio.ensure_future(host.hints.hint(table.id, ADA.id, seat))
    await asyncio.wait([helped])
    after = await returning[0]
    assert (after.hints == "given") == (helped.exception() is None)


async def test_who_wants_no_rating_moves_nobodys(club: HostHarness) -> None:
    await club.host.ratings.take_part(BO, False)
    pair = await club.begun(2, rounds=1)
    await club.play(pair.id)
    assert await known(club) == {}
    three = await club.begun(3, rounds=1)
    await club.play(three.id)
    found = await results(club, three.id)
    assert [found[p.id].rated for p in (ADA, BO, CY)] == [True, False, True]
    assert (await known(club)).keys() == {ADA.id, CY.id}


async def test_who_came_late_is_not_rated_and_who_left_has_no_result(club: HostHarness) -> None:
    table = await club.begun(3, rounds=2)
    await club.play(table.id, answers=9)
    await club.host.seats.give_up(table.id, CY.id, "open")
    [place] = (await club.host.tables.get(table.id)).open_places
    await club.host.seats.take_over(table.id, place.order, DI)
    await club.play(table.id)
    found = await results(club, table.id)
    assert {person: result.rated for person, result in found.items()} == {
        ADA.id: True,
        BO.id: True,
        DI.id: False,
    }
    assert (await known(club)).keys() == {ADA.id, BO.id}


async def test_who_came_early_enough_is_rated(club: HostHarness) -> None:
    table = await club.begun(3, rounds=3)
    await club.play(table.id, answers=4)
    await club.host.seats.give_up(table.id, CY.id, "open")
    [place] = (await club.host.tables.get(table.id)).open_places
    await club.host.seats.take_over(table.id, place.order, DI)
    await club.play(table.id)
    assert (await known(club)).keys() == {ADA.id, BO.id, DI.id}


async def test_for_whom_a_computer_sits_in_at_the_end_there_is_no_result(club: HostHarness) -> None:
    table = await club.begun(3, rounds=1)
    await club.play(table.id, answers=3)
    await club.host.seats.sit_in(table.id, CY.id)
    await club.play(table.id)
    assert (await results(club, table.id)).keys() == {ADA.id, BO.id}


async def test_matches_that_end_at_the_same_moment_both_count(club: HostHarness) -> None:
    begun = [await club.begun(2, rounds=1, channel_id=channel) for channel in (10, 11, 12)]
    for table in begun:
        # Two bids and a pass; the last pass ends it.
        await club.play(table.id, answers=3)
    last = [await club.asked(table.id) for table in begun]
    await asyncio.gather(*(club.answer(position) for position in last))
    after = await known(club)
    assert [after[person.id].played for person in (ADA, BO)] == [3, 3]
    assert await reckoned_anew(club) == after


async def test_a_closed_table_has_no_results(club: HostHarness) -> None:
    table = await club.begun(2)
    await club.play(table.id, answers=3)
    await club.host.tables.cancel(table.id, ADA.id, moderator=True)
    assert await results(club, table.id) == {}


async def test_servers_are_rated_apart(club: HostHarness) -> None:
    table = await club.begun(2, rounds=1)
    await club.play(table.id)
    assert await known(club, 6) == {}
    assert await club.host.ratings.leaderboard(6, None, ADA.id, 0, 10) is None


async def test_a_record_adds_up(club: HostHarness) -> None:
    tables = []
    for _ in range(4):
        table = await club.begun(2, rounds=1)
        tables.append(await club.play(table.id, choice=eager))
    record = await club.host.ratings.record(SERVER, ADA.id, None, asked_by=BO.id, matches=2)
    [toy] = record.games
    own = [(await results(club, table.id))[ADA.id] for table in tables]
    assert (toy.matches, toy.wins) == (4, sum(result.won for result in own))
    assert toy.points == sum(result.points for result in own)
    assert sum(toy.places.values()) == 4
    assert [table.id for _, table in toy.last] == [tables[3].id, tables[2].id]
    assert toy.rating == (await known(club))[ADA.id]


async def test_a_private_record_is_shown_to_its_owner_alone(club: HostHarness) -> None:
    table = await club.begun(2, rounds=1)
    await club.play(table.id)
    await club.host.ratings.take_part(ADA, False)
    doors = club.host.ratings
    with pytest.raises(Refusal):
        await doors.record(SERVER, ADA.id, None, asked_by=BO.id, matches=2)
    own = await doors.record(SERVER, ADA.id, None, asked_by=ADA.id, matches=2)
    assert (own.rated, own.games[0].matches) == (False, 1)


async def test_the_leaderboard_lists_the_willing_after_some_matches(club: HostHarness) -> None:
    doors = club.host.ratings
    for played in range(1, ratings.MATCHES_TO_BE_LISTED + 1):
        table = await club.begun(2, rounds=1)
        await club.play(table.id, choice=eager)
        board = await doors.leaderboard(SERVER, "toy", ADA.id, 0, 10)
        assert board is not None
        assert board.count == (2 if played == ratings.MATCHES_TO_BE_LISTED else 0)
    assert board is not None
    scores = [line.rating.mu - 3 * line.rating.sigma for line in board.lines]
    assert scores == sorted(scores, reverse=True)
    assert board.own is not None
    assert board.own.rating.person_id == ADA.id
    await doors.take_part(ADA, False)
    board = await doors.leaderboard(SERVER, None, ADA.id, 7, 1)
    assert board is not None
    assert [line.name for line in board.lines] == ["Bo"]
    assert (board.own, board.page, board.pages) == (None, 0, 1)
    await doors.take_part(ADA, True)
    board = await doors.leaderboard(SERVER, None, ADA.id, 1, 1)
    assert board is not None
    assert (board.page, board.pages, board.count) == (1, 2, 2)
