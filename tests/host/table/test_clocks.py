"""Clocks: the cost of a turn, pauses, and timeout votes."""

from __future__ import annotations

import pytest

from bot.errors import Refusal, Undeliverable
from bot.host.engine.table_work import existing
from bot.host.host import Host
from bot.host.moderation.moderation import Moderator
from bot.host.table.timeout_votes import VoteOver
from bot.host.waits import awaiting
from bot.host.waits.clock_times import DAY, HOUR, PRESETS
from bot.model.posts import Post
from bot.model.table import Table
from bot.storage.database import Database
from bot.storage.server import server_settings
from bot.storage.table import clocks as banks
from bot.storage.table import tables
from tests.host.answering import take_back
from tests.host.harness import ADA, BO, CY, DI, HostHarness

STEADY = PRESETS["steady"]
ALL = STEADY.turn + STEADY.bank


async def timed(harness: HostHarness, people: int = 3, preset: str = "steady") -> Table:
    """A match with a clock at which everybody but one has bid: one person is awaited."""
    table = await harness.lobby(people)
    await harness.host.lobby.set_option(table.id, ADA.id, "rounds", 5)
    await harness.host.clocks.set_clock(table.id, ADA.id, preset)
    await harness.host.lobby.start(table.id, ADA.id)
    return await harness.play(table.id, people)


async def left(host: Host, table: Table, person_id: int) -> tuple[float, float | None]:
    """A person's time left in the bank and, if they are awaited, in all."""
    time = (await host.clocks.times(await host.tables.get(table.id)))[person_id]
    return time.bank, time.left


def votes(harness: HostHarness) -> list[Post]:
    """The votes that were announced."""
    return [p for p in harness.channel.posts if p.kind == "flag" and p.amends is None]


def number(post: Post) -> int:
    """The vote that a post announces."""
    found = post.detail["petition"]
    assert isinstance(found, int)
    return found


async def run_out(harness: HostHarness, people: int = 3) -> tuple[Table, int, list[int], int]:
    """Let a person's time run out; returns the table, the person, the others, and the vote."""
    table = await timed(harness, people)
    (slow,) = table.awaited_people
    await harness.later(ALL)
    (post,) = votes(harness)
    others = [person for person in table.people if person != slow]
    assert post.mentioned == tuple(others)
    return table, slow, others, number(post)


async def test_a_turn_within_its_own_time_costs_nothing(shared: HostHarness) -> None:
    table = await timed(shared)
    (person,) = table.awaited_people
    assert await left(shared.host, table, person) == (STEADY.bank, ALL)
    await shared.later(STEADY.turn - 1)
    assert await left(shared.host, table, person) == (STEADY.bank, STEADY.bank + 1)
    while person in (await shared.host.tables.get(table.id)).awaited_people:
        await shared.answer(await shared.asked(table.id))
    assert await left(shared.host, table, person) == (STEADY.bank, None)


async def test_what_goes_beyond_comes_out_of_the_bank(shared: HostHarness) -> None:
    table = await timed(shared)
    (person,) = table.awaited_people
    await shared.later(STEADY.turn + 5 * HOUR)
    assert await left(shared.host, table, person) == (
        STEADY.bank - 5 * HOUR,
        STEADY.bank - 5 * HOUR,
    )
    while person in (await shared.host.tables.get(table.id)).awaited_people:
        await shared.answer(await shared.asked(table.id))
    assert await left(shared.host, table, person) == (STEADY.bank - 5 * HOUR, None)
    assert votes(shared) == []


async def test_running_out_asks_the_others_and_forfeits_nothing(shared: HostHarness) -> None:
    table, slow, _, vote = await run_out(shared)
    assert (await shared.host.tables.get(table.id)).awaited_people == (slow,)
    await shared.later(30 * DAY)
    # Once, and when nobody has voted in time once more.
    assert [number(post) for post in votes(shared)] == [vote, vote]
    assert (await shared.host.timeout_votes.ballot(vote)).petition.state == "open"
    assert (await shared.host.tables.get(table.id)).people == table.people


async def test_two_of_three_decide_for_a_computer(shared: HostHarness) -> None:
    table, slow, others, vote = await run_out(shared, 4)
    flags = shared.host.timeout_votes
    assert (await flags.vote(vote, others[0], "computer")).petition.state == "open"
    assert (await flags.vote(vote, others[0], "wait")).votes == {others[0]: "wait"}
    await flags.vote(vote, others[0], "computer")
    ballot = await flags.vote(vote, others[1], "computer")
    assert ballot.petition.state == "done"
    assert ballot.petition.outcome == "computer"
    after = await shared.host.tables.get(table.id)
    assert after.owned_by(slow) is not None
    with pytest.raises(VoteOver):
        await flags.vote(vote, others[2], "wait")
    back = await shared.host.seats.come_back(table.id, slow)
    assert back.member_of(slow) is not None
    assert (await left(shared.host, back, slow))[0] == 0


async def test_everybody_else_disagrees_so_the_table_waits_and_is_asked_again(
    shared: HostHarness,
) -> None:
    table, slow, others, vote = await run_out(shared, 4)
    for person, choice in zip(others, ("wait", "computer", "open"), strict=True):
        await shared.host.timeout_votes.vote(vote, person, choice)
    ballot = await shared.host.timeout_votes.ballot(vote)
    assert ballot.petition.outcome == "wait"
    assert await left(shared.host, table, slow) == (0, STEADY.turn)
    await shared.later(STEADY.turn - 1)
    assert len(votes(shared)) == 1
    await shared.later(1)
    assert len(votes(shared)) == 2
    assert number(votes(shared)[1]) != vote


async def test_the_only_other_person_finds_a_replacement(shared: HostHarness) -> None:
    table, slow, (other,), vote = await run_out(shared, 2)
    await shared.host.timeout_votes.vote(vote, other, "open")
    after = await shared.host.tables.get(table.id)
    assert after.unheld == table.seats_of(slow)
    after = await shared.host.seats.take_over(table.id, after.open_places[0].order, DI)
    assert after.awaited_people == (DI.id,)
    assert await left(shared.host, after, DI.id) == (STEADY.bank, ALL)


async def test_votes_cast_in_time_decide_when_others_stay_silent(shared: HostHarness) -> None:
    table, slow, others, vote = await run_out(shared, 4)
    await shared.host.timeout_votes.vote(vote, others[0], "computer")
    await shared.later(STEADY.turn)
    assert (await shared.host.timeout_votes.ballot(vote)).petition.outcome == "computer"
    assert (await shared.host.tables.get(table.id)).owned_by(slow) is not None


async def test_a_late_vote_decides_where_nobody_has_voted(shared: HostHarness) -> None:
    table, slow, others, vote = await run_out(shared, 4)
    await shared.later(STEADY.turn)
    await shared.host.timeout_votes.vote(vote, others[2], "open")
    assert (await shared.host.tables.get(table.id)).unheld == table.seats_of(slow)


async def test_moving_after_all_ends_the_vote(shared: HostHarness) -> None:
    table, slow, others, vote = await run_out(shared)
    await shared.answer(await shared.asked(table.id))
    await shared.host.wait_until_idle()
    (post,) = votes(shared)
    amended = [p.amends for p in shared.channel.posts if p.amends is not None]
    assert amended == [1001 + shared.channel.posts.index(post)]
    petition = (await shared.host.timeout_votes.ballot(vote)).petition
    assert (petition.state, petition.outcome) == ("dropped", "moved")
    with pytest.raises(VoteOver):
        await shared.host.timeout_votes.vote(vote, others[0], "computer")
    assert (await shared.host.tables.get(table.id)).people == table.people
    if slow in (await shared.host.tables.get(table.id)).awaited_people:
        assert await left(shared.host, table, slow) == (0, STEADY.turn)


async def test_only_the_others_vote_unless_a_moderator_decides(shared: HostHarness) -> None:
    table, slow, _, vote = await run_out(shared)
    flags = shared.host.timeout_votes
    for person, moderator in ((slow, False), (slow, True), (DI.id, False)):
        with pytest.raises(Refusal):
            await flags.vote(vote, person, "wait", moderator=moderator)
    with pytest.raises(Refusal):
        await flags.vote(vote, table.people[0], "forfeit")
    ballot = await flags.vote(vote, DI.id, "wait", moderator=True)
    assert ballot.petition.outcome == "moderator_wait"
    assert ballot.votes == {}


async def test_a_pause_stops_the_clock(shared: HostHarness) -> None:
    host = shared.host
    table = await timed(shared)
    (person,) = table.awaited_people
    await shared.later(HOUR)
    for paused in (shared.clock.now, None):
        async with host.engine.database.write() as connection:
            await tables.change_table(connection, table.id, {"paused": paused})
            changed = (await existing(connection, table.id)).table
            await awaiting.recompute_waits(connection, changed, shared.clock.now)
        if paused is not None:
            time = (await host.clocks.times(changed))[person]
            assert (time.left, time.until) == (ALL - HOUR, None)
            await shared.later(90 * DAY)
            assert votes(shared) == []
    assert await left(host, table, person) == (STEADY.bank, ALL - HOUR)
    await shared.later(ALL - HOUR)
    assert len(votes(shared)) == 1


async def test_being_away_stops_the_clock(shared: HostHarness) -> None:
    host = shared.host
    table = await timed(shared)
    (person,) = table.awaited_people
    traveller = next(p for p in (ADA, BO, CY) if p.id == person)
    now = shared.clock.now
    await host.absences.leave(traveller, now + HOUR, now + 50 * DAY, "")
    until = (await host.clocks.times(table))[person].until
    assert until == now + ALL + 50 * DAY - HOUR
    await shared.later(HOUR)
    await shared.later(49 * DAY)
    assert await left(host, table, person) == (STEADY.bank, ALL - HOUR)
    await shared.later(DAY - HOUR)
    await shared.later(ALL - HOUR - 1)
    assert votes(shared) == []
    await shared.later(1)
    assert len(votes(shared)) == 1


async def test_against_computers_alone_no_clock_runs_out(harness: HostHarness) -> None:
    table = await harness.lobby(1, 2)
    await harness.host.clocks.set_clock(table.id, ADA.id, "quick")
    await harness.host.lobby.start(table.id, ADA.id)
    await harness.host.wait_until_idle()
    await harness.later(100 * DAY)
    assert votes(harness) == []


async def test_a_clock_runs_out_although_nobody_watched(database_url: str, toy: object) -> None:
    first = HostHarness(Database(database_url))
    await first.host.start_up(first.channel)
    await timed(first)
    await first.host.shut_down()
    second = HostHarness(Database(database_url))
    second.clock.now = first.clock.now + ALL + 1
    await second.host.start_up(second.channel)
    await second.host.wait_until_idle()
    assert len(votes(second)) == 1
    await second.host.shut_down()


async def test_a_machine_whose_time_is_set_takes_no_time_from_anybody(harness: HostHarness) -> None:
    """Set back an hour and forward again: it runs out when it would have."""
    table = await timed(harness)
    (person,) = table.awaited_people
    await harness.later(-HOUR)
    assert await left(harness.host, table, person) == (STEADY.bank, ALL)
    await harness.later(ALL)
    assert votes(harness) == []
    await harness.later(HOUR)
    assert len(votes(harness)) == 1


async def test_who_sets_the_clock(harness: HostHarness) -> None:
    clocks = harness.host.clocks
    table = await harness.lobby(3)
    assert table.clock is None
    with pytest.raises(Refusal):
        await clocks.set_clock(table.id, BO.id, "quick")
    with pytest.raises(Refusal):
        await clocks.set_clock(table.id, ADA.id, "lightning")
    assert (await clocks.set_clock(table.id, ADA.id, "quick")).clock == PRESETS["quick"]
    await harness.host.lobby.start(table.id, ADA.id)
    with pytest.raises(Refusal):
        await clocks.set_clock(table.id, ADA.id, None)
    assert (await clocks.set_clock(table.id, DI.id, None, moderator=True)).clock is None
    await harness.host.tables.cancel(table.id, ADA.id, moderator=True)
    with pytest.raises(Refusal):
        await clocks.set_clock(table.id, DI.id, "quick", moderator=True)


async def test_used_time_stays_when_a_moderator_changes_the_clock(shared: HostHarness) -> None:
    clocks = shared.host.clocks
    table = await timed(shared)
    (slow,) = table.awaited_people
    async with shared.host.engine.database.write() as connection:
        await banks.use(connection, table.id, slow, 10.0 * HOUR, 0.0)
    await clocks.set_clock(table.id, DI.id, None, moderator=True)
    await shared.later(90 * DAY)
    assert votes(shared) == []
    await clocks.set_clock(table.id, DI.id, "relaxed", moderator=True)
    relaxed = PRESETS["relaxed"]
    bank = relaxed.bank - 10 * HOUR
    assert await left(shared.host, table, slow) == (bank, bank + relaxed.turn)
    await shared.later(bank + relaxed.turn)
    (post,) = votes(shared)
    await clocks.set_clock(table.id, DI.id, None, moderator=True)
    assert (await shared.host.timeout_votes.ballot(number(post))).petition.outcome == "clock"


async def test_a_server_may_have_a_clock_by_default(harness: HostHarness) -> None:
    async with harness.host.engine.database.write() as connection:
        await server_settings.change(connection, 5, {"clock": "relaxed"})
    table = await harness.lobby()
    assert table.clock == PRESETS["relaxed"]


async def test_leaving_ends_the_vote_about_oneself_and_ones_own_ballot(shared: HostHarness) -> None:
    table, slow, others, vote = await run_out(shared, 4)
    flags, seating = shared.host.timeout_votes, shared.host.seats
    await flags.vote(vote, others[0], "computer")
    await seating.give_up(table.id, others[0], "computer")
    ballot = await flags.ballot(vote)
    assert ballot.votes == {}
    assert len(ballot.voters) == 2
    await seating.give_up(table.id, slow, "computer")
    assert (await flags.ballot(vote)).petition.state == "dropped"


async def test_while_a_channel_takes_no_posts_clocks_stand_still(
    shared: HostHarness, caplog: pytest.LogCaptureFixture
) -> None:
    table = await timed(shared)
    (slow,) = table.awaited_people
    await shared.later(HOUR)
    # The turn passes to somebody, and the channel does not take the post that would tell them.
    shared.channel.before = [Undeliverable("missing permissions")] * 5
    while slow in (await shared.host.tables.get(table.id)).awaited_people:
        await shared.answer(await shared.asked(table.id))
    await shared.host.wait_until_idle()
    lost = await shared.host.tables.get(table.id)
    assert lost.lost is not None
    (untold, *_) = lost.awaited_people
    for _ in range(3):
        await shared.later(2 * DAY)
        shared.host.engine.wake_delivery(table.id)
        await shared.host.wait_until_idle()
        assert await left(shared.host, table, untold) == (STEADY.bank, ALL)
    assert not votes(shared)
    assert [r.getMessage() for r in caplog.records if "lost" in r.getMessage()] == [
        "a table is lost, its posts wait: missing permissions"
    ]
    # The next attempt succeeds: from then on time is counted, and the post says until when.
    shared.channel.before = []
    await shared.later(HOUR)
    shared.host.engine.wake_delivery(table.id)
    await shared.host.wait_until_idle()
    assert (await shared.host.tables.get(table.id)).lost is None
    told = shared.channel.posts[-1]
    assert (told.kind, told.deadlines[untold]) == ("turn", shared.clock.now + ALL)
    await shared.later(ALL - 1)
    assert not votes(shared)
    await shared.later(1)
    assert len(votes(shared)) == 1


async def test_moving_a_lost_table_starts_its_clocks_again(shared: HostHarness) -> None:
    table = await timed(shared)
    (slow,) = table.awaited_people
    await shared.host.lost_channels.gone(table.guild_id, {table.channel_id})
    await shared.later(30 * DAY)
    assert await left(shared.host, table, slow) == (STEADY.bank, ALL)
    moderator = Moderator(table.guild_id, DI)
    await shared.host.moderation.move(moderator, table.id, 77)
    await shared.later(ALL)
    assert len(votes(shared)) == 1


async def test_taking_back_gives_no_new_time(shared: HostHarness) -> None:
    """The turn that was over goes on, with what it had used by then."""
    table, host = await timed(shared), shared.host
    (person,) = table.awaited_people
    seat = table.seats_of(person)[0]
    for hours in (10, 10, 10):
        await shared.later(hours * HOUR)
        position = await host.play.position(table.id, seat)
        await shared.answer(position, lambda ask: ("pass",))
        after = await host.tables.get(table.id)
        assert person not in after.awaited_people
        # While others are awaited nobody's time but theirs runs.
        await shared.later(HOUR)
        await take_back(host, table.id, person, seat, after.entry_count)
        assert (await host.tables.get(table.id)).awaited_people == (person,)
    assert await left(host, table, person) == (STEADY.bank - 6 * HOUR, STEADY.bank - 6 * HOUR)
    await shared.answer(await host.play.position(table.id, seat), lambda ask: ("pass",))
    assert await left(host, table, person) == (STEADY.bank - 6 * HOUR, None)
    # The next turn has all of its own time again.
    while person not in (await host.tables.get(table.id)).awaited_people:
        await shared.answer(await shared.asked(table.id))
    assert await left(host, table, person) == (STEADY.bank - 6 * HOUR, ALL - 6 * HOUR)
