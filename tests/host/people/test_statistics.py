"""Statistics and titles: computed once from each log, rebuilt alike, without hidden people."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from bot.errors import Refusal
from bot.host.people.played_match import TimedEntry, turn_seconds
from bot.model.records.statistics import StatisticsPage
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.people import statistics as stored
from games.core.game import Game
from games.core.log import Entry
from tests.host.harness import ADA, BO, CY, DI, HostHarness, eager
from tests.toy import Orchard, ToyView

SERVER = 5
TABLES = (schema.played_matches, schema.played_seats, schema.played_facts, schema.titles)


@pytest.fixture
async def club(database: Database, toy: Game[Orchard, ToyView]) -> AsyncIterator[HostHarness]:
    """A host on either kind of database."""
    harness = HostHarness(database)
    await harness.host.start_up(harness.channel)
    yield harness
    await harness.host.shut_down()


async def over(club: HostHarness, people: int = 2, computers: int = 0, channel_id: int = 10) -> int:
    """A match of one round, played to its end a minute an answer."""
    table = await club.begun(people, computers, channel_id, rounds=1)
    for _ in range(100):
        club.clock.now += 60.0
        if (await club.play(table.id, answers=1, choice=eager)).status == "over":
            break
    await club.host.wait_until_idle()
    return table.id


async def rows(club: HostHarness) -> list[list[tuple[object, ...]]]:
    """All rows of statistics and titles."""
    async with club.host.engine.database.read() as connection:
        return [
            sorted(tuple(row) for row in (await connection.execute(select(table))).all())
            for table in TABLES
        ]


async def page(
    club: HostHarness, person_id: int | None = None, dimension: str = "people", asked_by: int = 0
) -> StatisticsPage:
    """A page of statistics, which there are."""
    found = await club.host.statistics.page(
        SERVER, person_id, "toy", dimension, asked_by=asked_by or person_id or ADA.id
    )
    assert found is not None
    return found


async def test_a_finished_match_is_counted_once(club: HostHarness) -> None:
    table_id = await over(club, 3, 1)
    first = await rows(club)
    assert [len(found) for found in first[:3]] == [1, 3, 3]
    await club.host.statistics.compute(table_id)
    assert await rows(club) == first
    found = await page(club)
    assert (found.matches, found.seats) == (1, 3)
    assert [(rate.name, rate.matches) for rate in found.rates] == [("4", 3)]
    assert [(length.people, length.matches) for length in found.lengths] == [(4, 1)]
    assert found.lengths[0].seconds > 0
    assert found.turn_seconds is not None
    assert found.turn_seconds >= 60.0
    assert found.turn_seconds % 30 == 0


async def test_what_a_killed_process_owes_is_computed_by_the_next(
    database: Database, toy: Game[Orchard, ToyView]
) -> None:
    club = HostHarness(database)
    await club.host.engine.database.migrate()
    table = await club.begun(2, rounds=1)
    while (await club.host.tables.get(table.id)).status == "running":
        await club.answer(await club.asked(table.id), eager)
    assert await rows(club) == [[], [], [], []]
    other = HostHarness(database)
    await other.host.start_up(other.channel)
    await other.host.wait_until_idle()
    assert [len(found) for found in (await rows(other))[:3]] == [1, 2, 2]
    async with other.host.engine.database.read() as connection:
        left = select(schema.alarms.c.key).where(schema.alarms.c.kind == "statistics")
        assert (await connection.execute(left)).all() == []
    await other.host.shut_down()


async def test_rebuilding_changes_nothing(club: HostHarness) -> None:
    for number in range(3):
        await over(club, 2 + number % 2, 1, 10 + number)
    before = await rows(club)
    async with club.host.engine.database.read() as connection:
        ids = await stored.finished(connection)
    async with club.host.engine.database.write() as connection:
        await stored.delete_of(connection, ids[:2])
    assert await rows(club) != before
    assert await club.host.statistics.rebuild(ids) == (3, 0)
    assert await rows(club) == before


async def test_a_title_is_given_once_to_each_person(club: HostHarness) -> None:
    first = await over(club, 2)
    second = await over(club, 3, channel_id=11)
    given = [await club.host.statistics.titles_of_match(table) for table in (first, second)]
    pickers = [{t.person_id for t in titles if t.title == "picker"} for titles in given]
    assert pickers[0]
    assert not pickers[0] & pickers[1]
    for person_id in pickers[0]:
        profile = await club.host.statistics.profile(SERVER, person_id, asked_by=person_id)
        assert [title.table_id for title in profile.titles if title.title == "picker"] == [first]


async def test_whoever_wants_no_statistics_is_not_in_them(club: HostHarness) -> None:
    await over(club, 3)
    before = await page(club, dimension="goal")
    assert sum(rate.matches for rate in before.rates) == 3
    await club.host.ratings.take_part(BO, False)
    after = await page(club, dimension="goal")
    assert sum(rate.matches for rate in after.rates) == 2
    assert (await page(club)).seats == 2
    rivals = await page(club, ADA.id, "rivals")
    assert [rate.name for rate in rivals.rates] == [CY.name]
    with pytest.raises(Refusal):
        await page(club, BO.id, asked_by=ADA.id)
    assert (await page(club, BO.id)).seats == 1
    titles = await club.host.statistics.titles_of_match(1)
    assert BO.id not in {title.person_id for title in titles}


async def test_deleting_a_person_deletes_their_statistics_for_good(club: HostHarness) -> None:
    table_id = await over(club, 3)
    await club.host.statistics.praise(table_id, ADA, BO.id, "fair")
    await club.host.statistics.praise(table_id, BO, ADA.id, "bold")
    await club.host.privacy.forget(BO.id)
    assert (await page(club)).seats == 2
    assert await club.host.statistics.rebuild([table_id]) == (1, 0)
    assert (await page(club)).seats == 2
    profile = await club.host.statistics.profile(SERVER, ADA.id, asked_by=ADA.id)
    assert profile.praises == [("bold", 1)]


async def test_head_to_head_counts_who_finished_ahead(club: HostHarness) -> None:
    await over(club, 2)
    ada, bo = await page(club, ADA.id, "rivals"), await page(club, BO.id, "rivals")
    assert [(rate.name, rate.matches) for rate in ada.rates] == [(BO.name, 1)]
    assert ada.rates[0].wins + bo.rates[0].wins <= 1


async def test_praise_is_given_once_a_match_by_those_who_played_it(club: HostHarness) -> None:
    table_id, praise = await over(club, 2), club.host.statistics.praise
    for giver, whom in ((ADA, ADA.id), (CY, ADA.id), (ADA, DI.id)):
        with pytest.raises(Refusal):
            await praise(table_id, giver, whom, "fair")
    with pytest.raises(Refusal):
        await praise(table_id, ADA, BO.id, "an insult")
    await praise(table_id, ADA, BO.id, "fair")
    with pytest.raises(Refusal):
        await praise(table_id, ADA, BO.id, "bold")
    running = await club.begun(2, channel_id=12)
    with pytest.raises(Refusal):
        await praise(running.id, ADA, BO.id, "fair")


def test_a_turn_lasts_from_the_answer_before_it_to_its_last_one() -> None:
    log = [
        TimedEntry(Entry(number, "answer", seat, "k", ("x",), ""), made, 1 if seat == "a" else 2)
        for number, (seat, made) in enumerate(
            [("a", 5.0), ("b", 10.0), ("a", 40.0), ("a", 70.0), ("b", 75.0), ("a", 80.0)]
        )
    ]
    assert turn_seconds(log, "a", 1) == [60.0, 5.0]
    assert turn_seconds(log, "b", 2) == [5.0, 5.0]
    assert turn_seconds(log, "b", 1) == []


async def test_a_streak_is_the_longest_run_of_one_person(club: HostHarness) -> None:
    for number in range(4):
        await over(club, 2, channel_id=10 + number)
    async with club.host.engine.database.read() as connection:
        chosen = select(schema.results.c.person_id, schema.results.c.won)
        won = (await connection.execute(chosen.order_by(schema.results.c.at))).all()
    longest: dict[int, int] = {}
    runs: dict[int, int] = {}
    for person, victory in won:
        runs[person] = runs.get(person, 0) + 1 if victory else 0
        longest[person] = max(longest.get(person, 0), runs[person])
    best = max(longest.values())
    streak = (await page(club)).streak
    assert (streak.longest if streak else 1) == max(best, 1)
    for person_id in (ADA.id, BO.id):
        own = (await page(club, person_id)).streak
        assert (own.longest if own else 1) == max(longest[person_id], 1)
