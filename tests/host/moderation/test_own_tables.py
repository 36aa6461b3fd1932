"""Moderators with a stake in a match: which actions are refused, and which are not."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from bot.errors import Refusal
from bot.host.moderation.moderation import Moderator
from bot.host.table.conflict_of_interest import ABANDONED_AFTER_SECONDS
from bot.model.table import Table
from tests.host.harness import ADA, BO, CY, DI, HostHarness, eager
from tests.host.people.test_reminders import DAY, pass_time
from tests.host.table.test_clocks import number, run_out, votes
from tests.host.table.test_undo_votes import asked, opened, vote

PLAYING, OUTSIDER = Moderator(5, ADA), Moderator(5, DI)


async def refused(deed: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as told:
        await deed
    return told.value.phrase.key.rpartition(".")[2]


async def begun(harness: HostHarness, people: int = 3) -> tuple[Table, str]:
    """A table at which Bo is awaited, and his seat."""
    table = await harness.begun(people)
    while table.awaited_people != (BO.id,):
        waiting = next(p for p in table.awaited_people if p != BO.id)
        position = await harness.host.play.position(table.id, table.seats_of(waiting)[0])
        table = (await harness.answer(position, eager)).table
    return table, table.seats_of(BO.id)[0]


def place_of(table: Table, person_id: int) -> int:
    member = table.member_of(person_id) or table.owned_by(person_id)
    assert member is not None
    return member.order


async def seats_of(harness: HostHarness, table: Table) -> dict[str, tuple[int, ...]]:
    now = await harness.host.tables.get(table.id)
    return {seat: now.people_of(seat) for seat in now.seats}


async def test_nobody_acts_for_a_rival(shared: HostHarness) -> None:
    table, seat = await begun(shared)
    deeds, place = shared.host.moderation, place_of(table, BO.id)
    before = await seats_of(shared, table)
    for deed in (
        deeds.answer(PLAYING, table.id, seat, table.entry_count),
        deeds.sit_in(PLAYING, table.id, place),
        deeds.replace(PLAYING, table.id, place, DI),
        deeds.remove(PLAYING, table.id, place, to_computer=True),
        deeds.remove(PLAYING, table.id, place, to_computer=False),
    ):
        assert await refused(deed) == "rival"
    assert await refused(deeds.end(PLAYING, table.id)) == "end_own"
    assert await seats_of(shared, table) == before
    now = await shared.host.tables.get(table.id)
    assert (now.status, now.entry_count) == ("running", table.entry_count)
    assert (await shared.host.audit.page(5)).deeds == (), "what was refused is no deed"


async def test_a_moderator_who_does_not_play_does(shared: HostHarness) -> None:
    table, seat = await begun(shared)
    deeds = shared.host.moderation
    await deeds.answer(OUTSIDER, table.id, seat, table.entry_count)
    await deeds.sit_in(OUTSIDER, table.id, place_of(table, BO.id))
    await deeds.remove(OUTSIDER, table.id, place_of(table, CY.id), to_computer=True)
    assert (await deeds.end(OUTSIDER, table.id)).status == "cancelled"


async def test_to_leave_for_a_moment_does_not_help(shared: HostHarness) -> None:
    table, seat = await begun(shared)
    deeds = shared.host.moderation
    await shared.host.seats.give_up(table.id, ADA.id, "open")
    entry = (await shared.host.tables.get(table.id)).entry_count
    assert await refused(deeds.rollback(PLAYING, table.id, 0, entry)) == "plays_here"
    assert await refused(deeds.answer(PLAYING, table.id, seat, entry)) == "rival"
    assert await refused(deeds.sit_in(PLAYING, table.id, place_of(table, BO.id))) == "rival"
    assert await refused(deeds.end(PLAYING, table.id)) == "end_own"


async def test_a_kept_seat_is_a_rival_s_too(shared: HostHarness) -> None:
    table, _ = await begun(shared)
    deeds, place = shared.host.moderation, place_of(table, BO.id)
    await deeds.sit_in(OUTSIDER, table.id, place)
    assert await refused(deeds.replace(PLAYING, table.id, place, DI)) == "rival"
    assert await refused(deeds.end(PLAYING, table.id)) == "end_own"


async def test_a_rival_s_opened_seat_is_given_to_nobody(shared: HostHarness) -> None:
    """Its owner may come back, and is asked about luck, until somebody takes it."""
    table, _ = await begun(shared)
    deeds, place = shared.host.moderation, place_of(table, BO.id)
    await shared.host.seats.offer(table.id, place)
    for wanted in (place, None):
        assert await refused(deeds.add(PLAYING, table.id, DI, wanted)) == "rival"
    assert (await shared.host.tables.get(table.id)).owned_by(BO.id) is not None
    await deeds.add(OUTSIDER, table.id, DI, place)


async def test_a_seat_left_for_good_is_given_before_a_kept_one(shared: HostHarness) -> None:
    table, _ = await begun(shared)
    bos, cys = place_of(table, BO.id), place_of(table, CY.id)
    first, second = sorted((bos, cys))
    leaver = BO.id if second == bos else CY.id
    await shared.host.seats.offer(table.id, first)
    await shared.host.seats.give_up(table.id, leaver, "open")
    after = await shared.host.moderation.add(PLAYING, table.id, DI, None)
    assert place_of(after, DI.id) == second


async def test_one_s_own_seat_and_open_ones_are_free(shared: HostHarness) -> None:
    table, _ = await begun(shared)
    deeds, mine = shared.host.moderation, place_of(table, ADA.id)
    await shared.host.seats.give_up(table.id, CY.id, "open")
    await deeds.sit_in(PLAYING, table.id, place_of(table, CY.id))
    await deeds.replace(PLAYING, table.id, mine, DI)
    after = await shared.host.tables.get(table.id)
    assert after.member_of(DI.id) is not None
    assert after.member_of(ADA.id) is None


async def test_alone_with_computers_a_moderator_may_do_anything(shared: HostHarness) -> None:
    table = await shared.begun(1, computers=1)
    await shared.host.wait_until_idle()
    entry = (await shared.host.tables.get(table.id)).entry_count
    await shared.host.moderation.rollback(PLAYING, table.id, 0, entry)
    assert (await shared.host.moderation.end(PLAYING, table.id)).status == "cancelled"


async def test_who_has_kept_all_waiting_for_two_weeks_may_be_sat_in_for(
    shared: HostHarness,
) -> None:
    table, _ = await begun(shared)
    deeds, place = shared.host.moderation, place_of(table, BO.id)
    await pass_time(shared, ABANDONED_AFTER_SECONDS - DAY)
    assert await refused(deeds.sit_in(PLAYING, table.id, place)) == "rival"
    await pass_time(shared, DAY)
    assert await refused(deeds.remove(PLAYING, table.id, place, to_computer=True)) == "rival"
    await deeds.sit_in(PLAYING, table.id, place)
    after = await shared.host.tables.get(table.id)
    assert after.owned_by(BO.id) is not None, "it stays theirs"


async def test_nobody_is_sat_in_for_while_away_or_paused(shared: HostHarness) -> None:
    table, _ = await begun(shared)
    deeds, place, now = shared.host.moderation, place_of(table, BO.id), shared.clock.now
    await shared.host.absences.leave(BO, now, now + 30 * DAY, "")
    await pass_time(shared, ABANDONED_AFTER_SECONDS)
    assert await refused(deeds.sit_in(PLAYING, table.id, place)) == "rival"
    assert await refused(deeds.end(PLAYING, table.id)) == "end_own"
    await deeds.pause(PLAYING, table.id)
    await pass_time(shared, ABANDONED_AFTER_SECONDS * 2)
    assert await refused(deeds.end(PLAYING, table.id)) == "end_own"


async def test_a_forsaken_match_may_be_ended_unless_it_waits_for_oneself(
    shared: HostHarness,
) -> None:
    table, _ = await begun(shared)
    await pass_time(shared, ABANDONED_AFTER_SECONDS)
    mine = Moderator(5, BO)
    assert await refused(shared.host.moderation.end(mine, table.id)) == "end_own"
    assert (await shared.host.moderation.end(PLAYING, table.id)).status == "cancelled"


async def test_nobody_decides_alone_about_time_who_has_a_stake(shared: HostHarness) -> None:
    table, slow, others, petition = await run_out(shared, 4)
    assert number(votes(shared)[0]) == petition
    host, kept = shared.host, others[0]
    await host.seats.sit_in(table.id, kept)
    left = others[1]
    await host.seats.give_up(table.id, left, "open")
    for person in (slow, kept, left):
        deed = host.timeout_votes.vote(petition, person, "computer", moderator=True)
        assert await refused(deed) == "not_voter"


async def test_nobody_decides_alone_about_an_undo_who_has_left(shared: HostHarness) -> None:
    table, seat, entry = await opened(shared)
    petition = await asked(shared, table, seat, entry)
    await shared.host.seats.give_up(table.id, CY.id, "open")
    deed = vote(shared, petition, CY.id, agree=True, moderator=True)
    assert await refused(deed) == "not_asked_to_agree"


async def test_nobody_ends_a_vote_about_time_by_another_clock(shared: HostHarness) -> None:
    """It would decide alone, perhaps about one's own time."""
    table, slow, others, _ = await run_out(shared)
    for person in (slow, others[0]):
        by = Moderator(5, next(p for p in (ADA, BO, CY) if p.id == person))
        for preset in (None, "quick"):
            told = await refused(shared.host.moderation.set_clock(by, table.id, preset))
            assert told == "plays_here"
        told = await refused(shared.host.moderation.set_absence(by, table.id, 3))
        assert told == "plays_here"
    assert len(await shared.host.timeout_votes.open_at(table.id)) == 1
    await shared.host.moderation.set_absence(OUTSIDER, table.id, 3)
    await shared.host.moderation.set_clock(OUTSIDER, table.id, None)
    assert await shared.host.timeout_votes.open_at(table.id) == []
    await shared.host.moderation.set_clock(PLAYING, table.id, "quick")
