"""Votes over weeks: they survive pauses, deleted posts and voters who leave."""

from __future__ import annotations

from bot.errors import Undeliverable
from bot.host.moderation.moderation import Moderator
from bot.host.table.undo_votes import VOTE_SECONDS
from bot.host.waits.clock_times import DAY, HOUR
from bot.model.posts import Post
from bot.model.table import Table
from tests.host.harness import ADA, BO, CY, DI, PEOPLE, HostHarness
from tests.host.people.test_reminders import pass_time
from tests.host.table.test_clocks import STEADY, number, run_out, votes
from tests.host.table.test_undo_votes import asked, opened, vote

MODERATOR = Moderator(5, DI)


def questions(harness: HostHarness) -> list[Post]:
    """The questions about going back that were put to a channel."""
    return [p for p in harness.channel.posts if p.kind == "petition" and p.amends is None]


def outcomes(harness: HostHarness, petition_id: int) -> int:
    """How often the post of a vote was owed its outcome."""
    posts = harness.channel.posts
    return sum(p.amends is not None and p.detail["petition"] == petition_id for p in posts)


async def state_of(harness: HostHarness, petition_id: int) -> tuple[str, str | None]:
    petition = (await harness.host.timeout_votes.ballot(petition_id)).petition
    return petition.state, petition.outcome


# A vote that was posted is found again


async def test_a_vote_is_put_to_the_new_channel_after_a_move(shared: HostHarness) -> None:
    table, _, others, petition = await run_out(shared)
    await shared.host.timeout_votes.vote(petition, others[0], "computer")
    await shared.host.moderation.move(MODERATOR, table.id, 11, gone=True)
    await shared.host.wait_until_idle()
    first, again = votes(shared)
    assert number(again) == number(first) == petition
    # Who has voted is not called again.
    assert again.mentioned == (others[1],)
    assert again.table.channel_id == 11


async def test_a_question_about_going_back_moves_along_too(harness: HostHarness) -> None:
    table, seat, entry = await opened(harness)
    petition = await asked(harness, table, seat, entry)
    await harness.host.wait_until_idle()
    await harness.host.moderation.move(MODERATOR, table.id, 11)
    await harness.host.wait_until_idle()
    assert [p.detail["petition"] for p in questions(harness)] == [petition.id] * 2


async def test_a_vote_whose_post_was_deleted_is_posted_again_within_hours(
    shared: HostHarness,
) -> None:
    _, _, others, petition = await run_out(shared)
    await shared.later(7 * HOUR)
    assert len(votes(shared)) == 1, "it stands where it stood"
    shared.channel.delete(votes(shared)[0])
    await shared.later(7 * HOUR)
    assert [number(post) for post in votes(shared)] == [petition] * 2
    assert votes(shared)[-1].mentioned == tuple(others)
    await shared.later(7 * HOUR)
    assert len([post for post in votes(shared) if shared.channel.stands(post)]) == 1


async def test_nobody_has_voted_so_the_voters_are_nudged_once(shared: HostHarness) -> None:
    _, _, others, petition = await run_out(shared)
    await shared.later(DAY + HOUR)
    _, nudge = votes(shared)
    assert number(nudge) == petition
    assert nudge.mentioned == tuple(others)
    await shared.later(20 * DAY)
    assert len(votes(shared)) == 2


async def quiet_for(harness: HostHarness, person_id: int, hours: int, *, since: int = 1) -> None:
    """From ``since`` hours ago on somebody has quiet hours, for so many."""
    person = next(person for person in PEOPLE if person.id == person_id)
    begin = int(harness.clock.now // 60 - since * 60) % (24 * 60)
    end = (begin + hours * 60) % (24 * 60)
    await harness.host.reminders.choose(person, quiet_from=begin, quiet_to=end)


async def test_a_nudge_waits_for_those_who_are_away(shared: HostHarness) -> None:
    _, _, others, petition = await run_out(shared)
    now, people = shared.clock.now, {person.id: person for person in PEOPLE}
    for days, person in zip((5, 8), others, strict=True):
        await shared.host.absences.leave(people[person], now, now + days * DAY, "")
    await pass_time(shared, 5 * DAY - HOUR)
    assert len(votes(shared)) == 1
    await pass_time(shared, 2 * HOUR)
    _, nudge = votes(shared)
    assert (number(nudge), nudge.mentioned) == (petition, (others[0],))


async def test_a_nudge_waits_for_the_end_of_quiet_hours(shared: HostHarness) -> None:
    _, _, others, petition = await run_out(shared)
    await shared.later(STEADY.turn - HOUR)
    await quiet_for(shared, others[1], 8)
    await shared.later(HOUR)
    await shared.later(5 * HOUR)
    assert len(votes(shared)) == 1
    await shared.later(2 * HOUR)
    _, nudge = votes(shared)
    assert (number(nudge), nudge.mentioned) == (petition, tuple(others))
    await shared.later(9 * DAY)
    assert len(votes(shared)) == 2


async def test_where_somebody_always_sleeps_the_others_are_nudged(shared: HostHarness) -> None:
    _, _, others, _ = await run_out(shared)
    await shared.later(STEADY.turn - HOUR)
    await quiet_for(shared, others[0], 14, since=13)
    await quiet_for(shared, others[1], 14)
    await shared.later(HOUR)
    await shared.later(2 * HOUR)
    _, nudge = votes(shared)
    assert nudge.mentioned == (others[0],)


async def test_a_question_about_going_back_calls_nobody_at_night(harness: HostHarness) -> None:
    table, seat, entry = await opened(harness)
    await asked(harness, table, seat, entry)
    await harness.host.wait_until_idle()
    await pass_time(harness, DAY - HOUR)
    await quiet_for(harness, CY.id, 8)
    await pass_time(harness, 7 * HOUR - 60)
    assert len(questions(harness)) == 1
    await pass_time(harness, 120)
    _, nudge = questions(harness)
    assert nudge.mentioned == (BO.id, CY.id)


async def test_a_vote_that_moves_at_night_wakes_nobody(shared: HostHarness) -> None:
    table, _, others, _ = await run_out(shared)
    await quiet_for(shared, others[0], 8)
    await shared.host.moderation.move(MODERATOR, table.id, 11, gone=True)
    await shared.host.wait_until_idle()
    assert votes(shared)[-1].mentioned == (others[1],)


async def test_who_has_voted_is_not_nudged(shared: HostHarness) -> None:
    _, _, others, petition = await run_out(shared, 4)
    await shared.host.timeout_votes.vote(petition, others[0], "wait")
    # A vote that will be decided in time needs no word more.
    await shared.later(STEADY.turn)
    assert len(votes(shared)) == 1


async def test_a_vote_from_elsewhere_brings_the_post_up_to_date(shared: HostHarness) -> None:
    _, _, others, petition = await run_out(shared, 4)
    await shared.host.timeout_votes.vote(petition, others[0], "wait", aside=True)
    await shared.host.wait_until_idle()
    assert outcomes(shared, petition) == 1


async def test_votes_wait_for_people_who_have_not_voted(shared: HostHarness) -> None:
    table, slow, others, petition = await run_out(shared, 4)
    await shared.host.timeout_votes.vote(petition, others[0], "wait")
    pages = {person: await shared.host.digests.page(person) for person in table.people}
    waiting = {person: [v.id for v in page.votes] for person, page in pages.items()}
    assert waiting == {slow: [], others[0]: [], others[1]: [petition], others[2]: [petition]}


# Pauses


async def test_the_time_of_a_vote_stands_still_during_a_pause(shared: HostHarness) -> None:
    table, _, others, petition = await run_out(shared, 4)
    await shared.host.timeout_votes.vote(petition, others[0], "computer")
    await shared.later(STEADY.turn - HOUR)
    await shared.host.moderation.pause(MODERATOR, table.id)
    await shared.later(10 * DAY)
    assert await state_of(shared, petition) == ("open", None)
    await shared.host.moderation.resume(MODERATOR, table.id)
    await shared.later(HOUR - 1)
    assert await state_of(shared, petition) == ("open", None)
    await shared.later(1)
    assert await state_of(shared, petition) == ("done", "computer")


async def test_votes_cast_during_a_pause_count_when_it_is_over(shared: HostHarness) -> None:
    table, slow, others, petition = await run_out(shared)
    await shared.host.moderation.pause(MODERATOR, table.id)
    for person in others:
        await shared.host.timeout_votes.vote(petition, person, "computer")
    assert await state_of(shared, petition) == ("open", None)
    assert (await shared.host.tables.get(table.id)).owned_by(slow) is None
    await shared.host.moderation.resume(MODERATOR, table.id)
    await shared.host.wait_until_idle()
    assert await state_of(shared, petition) == ("done", "computer")
    assert (await shared.host.tables.get(table.id)).owned_by(slow) is not None


async def test_the_time_of_a_vote_stands_still_while_the_channel_is_lost(
    shared: HostHarness,
) -> None:
    table, _, others, petition = await run_out(shared, 4)
    await shared.host.timeout_votes.vote(petition, others[0], "computer")
    await shared.later(STEADY.turn - HOUR)
    await shared.host.lost_channels.gone(5, [table.channel_id])
    await shared.later(10 * DAY)
    assert await state_of(shared, petition) == ("open", None)
    await shared.host.lost_channels.back(table.id)
    await shared.later(HOUR)
    assert await state_of(shared, petition) == ("done", "computer")


async def test_a_question_about_going_back_does_not_lapse_during_a_pause(
    harness: HostHarness,
) -> None:
    table, seat, entry = await opened(harness)
    petition = await asked(harness, table, seat, entry)
    await harness.host.moderation.pause(MODERATOR, table.id)
    await harness.later(VOTE_SECONDS * 3)
    for person in (BO, CY):
        petition = await vote(harness, petition, person.id, agree=True)
    assert petition.state == "open"
    await harness.host.moderation.resume(MODERATOR, table.id)
    await harness.host.wait_until_idle()
    petition = await harness.host.undo_votes.look(petition.id)
    assert (petition.state, petition.outcome) == ("done", "agreed")
    assert (await harness.host.tables.get(table.id)).entry_count == table.entry_count + 1


# People who leave


async def test_the_votes_of_those_who_stay_decide_when_one_leaves(shared: HostHarness) -> None:
    table, slow, others, petition = await run_out(shared, 4)
    await shared.host.timeout_votes.vote(petition, others[0], "computer")
    await shared.host.seats.give_up(table.id, others[1], "computer")
    await shared.host.wait_until_idle()
    assert await state_of(shared, petition) == ("open", None)
    await shared.host.seats.give_up(table.id, others[2], "computer")
    await shared.host.wait_until_idle()
    assert await state_of(shared, petition) == ("done", "computer")
    assert (await shared.host.tables.get(table.id)).owned_by(slow) is not None


async def test_the_table_goes_back_when_the_last_missing_voter_leaves(shared: HostHarness) -> None:
    table, seat, entry = await opened(shared)
    petition = await asked(shared, table, seat, entry)
    await shared.host.wait_until_idle()
    await vote(shared, petition, BO.id, agree=True)
    await shared.host.seats.give_up(table.id, CY.id, "computer")
    await shared.host.wait_until_idle()
    petition = await shared.host.undo_votes.look(petition.id)
    assert (petition.state, petition.outcome) == ("done", "agreed")
    assert outcomes(shared, petition.id) == 1, "its post says so"


async def test_who_asked_takes_the_question_with_them(shared: HostHarness) -> None:
    table, seat, entry = await opened(shared)
    petition = await asked(shared, table, seat, entry)
    await shared.host.wait_until_idle()
    await shared.host.seats.give_up(table.id, ADA.id, "open")
    await shared.host.wait_until_idle()
    petition = await shared.host.undo_votes.look(petition.id)
    assert (petition.state, petition.outcome) == ("dropped", "asker_left")
    assert outcomes(shared, petition.id) == 1


async def test_a_question_goes_on_without_a_voter_who_is_forgotten(shared: HostHarness) -> None:
    table, seat, entry = await _late_opened(shared)
    petition = await asked(shared, table, seat, entry)
    await shared.host.wait_until_idle()
    await shared.host.privacy.forget(CY.id)
    await shared.host.wait_until_idle()
    assert (await shared.host.undo_votes.look(petition.id)).state == "open"
    petition = await vote(shared, petition, BO.id, agree=True)
    assert (petition.state, petition.outcome) == ("done", "agreed")


async def test_a_question_is_decided_when_its_last_voter_is_forgotten(shared: HostHarness) -> None:
    table, seat, entry = await _late_opened(shared)
    petition = await asked(shared, table, seat, entry)
    await shared.host.wait_until_idle()
    await vote(shared, petition, BO.id, agree=True)
    await shared.host.privacy.forget(CY.id)
    await shared.host.wait_until_idle()
    petition = await shared.host.undo_votes.look(petition.id)
    assert (petition.state, petition.outcome) == ("done", "agreed")


async def _late_opened(harness: HostHarness) -> tuple[Table, str, int]:
    """A table of three with a number that is none of theirs."""
    for _ in PEOPLE:
        other = await harness.lobby(1, channel_id=99)
        await harness.host.tables.cancel(other.id, ADA.id)
    return await opened(harness)


# Going back


async def test_a_rollback_during_a_vote_says_so(shared: HostHarness) -> None:
    table, _, _, petition = await run_out(shared)
    position = await shared.host.play.position(table.id, None)
    await shared.host.moderation.rollback(MODERATOR, table.id, 0, position.entry)
    await shared.host.wait_until_idle()
    assert await state_of(shared, petition) == ("dropped", "rewound")


async def test_a_channel_that_refuses_once_loses_no_vote(shared: HostHarness) -> None:
    table, _, _, petition = await run_out(shared)
    shared.channel.delete(votes(shared)[0])
    shared.channel.before.append(Undeliverable("no permission"))
    await shared.later(7 * HOUR)
    assert (await shared.host.tables.get(table.id)).lost is not None
    await shared.host.lost_channels.back(table.id)
    await shared.host.wait_until_idle()
    assert [number(post) for post in votes(shared)] == [petition] * 2


async def test_what_is_asked_while_the_channel_is_lost_has_its_time_afterwards(
    shared: HostHarness,
) -> None:
    table, seat, entry = await opened(shared)
    await shared.host.lost_channels.gone(5, [table.channel_id])
    petition = await asked(shared, table, seat, entry)
    await shared.later(VOTE_SECONDS * 2)
    assert (await shared.host.undo_votes.look(petition.id)).state == "open"
    await shared.host.lost_channels.back(table.id)
    await shared.later(VOTE_SECONDS - HOUR)
    assert (await shared.host.undo_votes.look(petition.id)).state == "open"
    await shared.later(HOUR)
    petition = await shared.host.undo_votes.look(petition.id)
    assert (petition.state, petition.outcome) == ("dropped", "expired")


async def test_who_is_left_alone_during_a_pause_goes_back_when_it_is_over(
    harness: HostHarness,
) -> None:
    table, seat, entry = await opened(harness)
    petition = await asked(harness, table, seat, entry)
    await harness.host.moderation.pause(MODERATOR, table.id)
    for person in (BO, CY):
        await harness.host.seats.give_up(table.id, person.id, "computer")
    await harness.host.moderation.resume(MODERATOR, table.id)
    await harness.host.wait_until_idle()
    petition = await harness.host.undo_votes.look(petition.id)
    assert (petition.state, petition.outcome) == ("done", "agreed")
