"""Every voter is called: when a vote begins or when they are back, and once more before it ends."""

from __future__ import annotations

from sqlalchemy import update

from bot.host.moderation.moderation import Moderator
from bot.host.waits import vote_times
from bot.host.waits.clock_times import DAY, HOUR
from bot.storage import schema
from bot.storage.posts import alarms
from tests.host.harness import BO, CY, DI, PEOPLE, HostHarness
from tests.host.people.test_reminders import pass_time
from tests.host.table.test_clocks import STEADY, run_out, timed, votes
from tests.host.table.test_lasting_votes import questions, quiet_for
from tests.host.table.test_undo_votes import asked, opened

MODERATOR = Moderator(5, DI)


async def test_who_is_away_when_a_question_is_asked_is_called_when_back(
    shared: HostHarness,
) -> None:
    table, seat, entry = await opened(shared)
    await shared.host.absences.leave(CY, shared.clock.now, shared.clock.now + 12 * HOUR, "")
    await asked(shared, table, seat, entry)
    await shared.host.wait_until_idle()
    assert [q.mentioned for q in questions(shared)] == [(BO.id,)]
    await pass_time(shared, 12 * HOUR + 60)
    assert [q.mentioned for q in questions(shared)] == [(BO.id,), (CY.id,)]
    # And everybody once more, as if nobody had been away.
    await pass_time(shared, 12 * HOUR)
    assert questions(shared)[-1].mentioned == (BO.id, CY.id)
    await pass_time(shared, DAY)
    assert len(questions(shared)) == 3


async def test_who_comes_back_early_is_called_then(shared: HostHarness) -> None:
    table, seat, entry = await opened(shared)
    now = shared.clock.now
    absence = await shared.host.absences.leave(CY, now, now + 20 * HOUR, "")
    await asked(shared, table, seat, entry)
    await pass_time(shared, HOUR)
    await shared.host.absences.come_back(CY.id, absence.id)
    await pass_time(shared, 60)
    assert [q.mentioned for q in questions(shared)] == [(BO.id,), (CY.id,)]


async def test_a_vote_about_time_that_begins_while_all_are_away_calls_them_when_back(
    shared: HostHarness,
) -> None:
    table = await timed(shared)
    (slow,) = table.awaited_people
    others = [person for person in table.people if person != slow]
    people = {person.id: person for person in PEOPLE}
    away = shared.clock.now + STEADY.bank + STEADY.turn + 10 * HOUR
    for person in others:
        await shared.host.absences.leave(people[person], shared.clock.now, away, "")
    await pass_time(shared, STEADY.bank + STEADY.turn + 60)
    assert [v.mentioned for v in votes(shared)] == [()]
    assert slow in (await shared.host.tables.get(table.id)).awaited_people
    await pass_time(shared, 10 * HOUR)
    assert [v.mentioned for v in votes(shared)] == [(), tuple(others)]


async def test_with_opposite_quiet_hours_each_is_called_in_their_own_morning(
    shared: HostHarness,
) -> None:
    _, _, others, _ = await run_out(shared)
    await shared.later(STEADY.turn - HOUR)
    await quiet_for(shared, others[0], 14, since=13)
    await quiet_for(shared, others[1], 14)
    await pass_time(shared, 3 * HOUR)
    assert [v.mentioned for v in votes(shared)][1:] == [(others[0],)]
    await pass_time(shared, 14 * HOUR)
    assert [v.mentioned for v in votes(shared)][1:] == [(others[0],), (others[1],)]
    await pass_time(shared, 9 * DAY)
    assert len(votes(shared)) == 3


async def test_after_a_long_pause_the_second_call_comes_in_its_time(shared: HostHarness) -> None:
    """The pause counts for nothing: the call comes after a day of play, not days later."""
    table, seat, entry = await opened(shared)
    await asked(shared, table, seat, entry)
    await pass_time(shared, 20 * HOUR)
    await shared.host.moderation.pause(MODERATOR, table.id)
    await pass_time(shared, 30 * DAY)
    await shared.host.moderation.resume(MODERATOR, table.id)
    await pass_time(shared, 3 * HOUR)
    assert len(questions(shared)) == 1
    await pass_time(shared, 2 * HOUR)
    assert [q.mentioned for q in questions(shared)] == [(BO.id, CY.id)] * 2


async def test_a_petition_of_an_earlier_version_is_called_for_once_more(
    shared: HostHarness,
) -> None:
    table, seat, entry = await opened(shared)
    petition = await asked(shared, table, seat, entry)
    await shared.host.wait_until_idle()
    async with shared.host.engine.database.write() as connection:
        await alarms.cancel(connection, vote_times.call_key(petition))
        detail = {key: value for key, value in petition.detail.items() if key != "calls"}
        changed = update(schema.petitions).where(schema.petitions.c.id == petition.id)
        await connection.execute(changed.values(detail=detail))
    await pass_time(shared, DAY + HOUR)
    assert [q.mentioned for q in questions(shared)] == [(BO.id, CY.id)] * 2
