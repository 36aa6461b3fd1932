"""Undo votes: who has to agree, and the effect of each vote."""

from __future__ import annotations

import pytest

from bot.errors import Refusal, StaleMove
from bot.host.table.undo_votes import VOTE_SECONDS, decider
from bot.model.table import Table
from bot.model.votes import Petition
from bot.storage.database import Database
from bot.storage.play import trials
from bot.storage.table import votes
from tests.host.harness import ADA, BO, CY, DI, HostHarness, eager


async def opened(harness: HostHarness, people: int = 3) -> tuple[Table, str, int]:
    """A table at which Ada's bid is open: hers, the seat and the number of that answer."""
    table = await harness.begun(people)
    seat = table.seats_of(ADA.id)[0]
    await harness.play(table.id, people)
    table = await harness.host.tables.get(table.id)
    targets = await harness.host.undo_votes.targets(table.id, ADA.id, seat)
    return table, seat, targets.targets[0].number


async def asked(harness: HostHarness, table: Table, seat: str, number: int) -> Petition:
    petition = await harness.host.undo_votes.ask(table.id, ADA.id, seat, number, table.entry_count)
    assert petition is not None
    return petition


async def vote(
    harness: HostHarness, petition: Petition, person_id: int, agree: bool, moderator: bool = False
) -> Petition:
    return await harness.host.undo_votes.vote(
        petition.table_id, petition.id, person_id, agree=agree, moderator=moderator
    )


async def refusal(harness: HostHarness, petition: Petition, person_id: int, agree: bool) -> str:
    with pytest.raises(Refusal) as refused:
        await vote(harness, petition, person_id, agree)
    return refused.value.phrase.key


async def test_the_table_goes_back_when_everybody_has_agreed(harness: HostHarness) -> None:
    table, seat, number = await opened(harness)
    petition = await asked(harness, table, seat, number)
    # All three bids met, so all whose bids would go are asked; who asks has agreed.
    assert sorted(petition.voters) == [BO.id, CY.id]
    petition = await vote(harness, petition, BO.id, agree=True)
    assert petition.state == "open"
    assert (await harness.host.tables.get(table.id)).entry_count == table.entry_count
    petition = await vote(harness, petition, CY.id, agree=True)
    assert (petition.state, petition.outcome) == ("done", "agreed")
    after = await harness.host.tables.get(table.id)
    assert after.entry_count == table.entry_count + 1
    position = await harness.host.play.position(table.id, seat)
    assert position.ask is not None
    assert position.ask.key == "toy.ask.bid"
    page = await harness.host.play.log_page(table.id, None)
    assert page.notes[-1].note.phrase.key == "core.note.rewound"


async def test_the_channel_is_asked_and_told(harness: HostHarness) -> None:
    table, seat, number = await opened(harness)
    petition = await asked(harness, table, seat, number)
    await harness.host.wait_until_idle()
    post = harness.channel.posts[-1]
    assert post.kind == "petition"
    assert post.detail["petition"] == petition.id
    assert sorted(post.mentioned) == [BO.id, CY.id]
    for person in (BO, CY):
        await vote(harness, petition, person.id, agree=True)
    await harness.host.wait_until_idle()
    post = harness.channel.posts[-1]
    assert post.kind == "turn"
    assert post.position is not None
    assert "core.note.rewound" in [note.phrase.key for note in post.position.notes]


async def test_one_no_ends_it(harness: HostHarness) -> None:
    table, seat, number = await opened(harness)
    petition = await asked(harness, table, seat, number)
    await vote(harness, petition, BO.id, agree=True)
    petition = await vote(harness, petition, CY.id, agree=False)
    assert (petition.state, petition.outcome) == ("dropped", "refused")
    # A person who comes later finds it closed, and nothing happens.
    petition = await vote(harness, petition, BO.id, agree=True)
    assert petition.state == "dropped"
    assert (await harness.host.tables.get(table.id)).entry_count == table.entry_count


async def test_who_asked_may_withdraw_but_not_vote(harness: HostHarness) -> None:
    table, seat, number = await opened(harness)
    petition = await asked(harness, table, seat, number)
    refused = await refusal(harness, petition, ADA.id, agree=True)
    assert refused == "host.refused.not_asked_to_agree"
    petition = await vote(harness, petition, ADA.id, agree=False)
    assert petition.outcome == "withdrawn"


async def test_strangers_have_no_voice(harness: HostHarness) -> None:
    table, seat, number = await opened(harness)
    petition = await asked(harness, table, seat, number)
    for agree in (True, False):
        refused = await refusal(harness, petition, DI.id, agree)
        assert refused == "host.refused.not_asked_to_agree"
    assert (await harness.host.undo_votes.look(petition.id)).state == "open"


@pytest.mark.parametrize("agree", [True, False])
async def test_a_moderator_decides_alone(harness: HostHarness, agree: bool) -> None:
    table, seat, number = await opened(harness)
    petition = await asked(harness, table, seat, number)
    petition = await vote(harness, petition, DI.id, agree, moderator=True)
    assert petition.outcome == ("moderator" if agree else "moderator_no")
    gone_back = (await harness.host.tables.get(table.id)).entry_count > table.entry_count
    assert gone_back == agree
    deeds = (await harness.host.audit.page(table.guild_id)).deeds
    assert [(audit_entry.actor_id, audit_entry.action) for audit_entry in deeds] == [
        (DI.id, "undo_granted" if agree else "undo_denied")
    ]
    # Nobody says that the table agreed to it.
    assert decider(petition) == decider(await harness.host.undo_votes.look(petition.id)) == DI.id
    page = await harness.host.play.log_page(table.id, None)
    keys = [told.note.phrase.key for told in page.notes]
    assert "core.note.rewound" not in keys
    assert ("core.note.decided" in keys) == agree
    await harness.host.wait_until_idle()
    turn = next(post for post in reversed(harness.channel.posts) if post.kind == "turn")
    assert turn.decided_by == (DI.id if agree else None)


async def test_who_asked_is_called_when_it_was_granted(harness: HostHarness) -> None:
    """They may have asked days ago: that it is their turn again is news to them."""
    table = await harness.begun(2, rounds=2)
    await harness.play(table.id, 2)
    table = await harness.host.tables.get(table.id)
    (mover,), seat = table.awaited_people, table.awaited[0]
    await harness.answer(await harness.asked(table.id), lambda ask: ("pass",))
    table = await harness.host.tables.get(table.id)
    (other,) = table.awaited_people
    assert other != mover
    (way,) = (await harness.host.undo_votes.targets(table.id, mover, seat)).targets
    petition = await harness.host.undo_votes.ask(
        table.id, mover, seat, way.number, table.entry_count
    )
    assert petition is not None
    await vote(harness, petition, other, agree=True)
    await harness.host.wait_until_idle()
    post = harness.channel.posts[-1]
    assert post.kind == "turn"
    assert post.mentioned == (mover,)


async def test_a_moderator_who_is_asked_has_one_voice(harness: HostHarness) -> None:
    table, seat, number = await opened(harness)
    petition = await asked(harness, table, seat, number)
    petition = await vote(harness, petition, BO.id, agree=True, moderator=True)
    assert petition.state == "open"


async def test_a_moderator_who_plays_and_is_not_asked_has_none(harness: HostHarness) -> None:
    table = await harness.begun(3)
    await harness.play(table.id, 3)
    (mover,) = (await harness.host.tables.get(table.id)).awaited_people
    await harness.answer(await harness.asked(table.id), lambda ask: ("pass",))
    table = await harness.host.tables.get(table.id)
    (seat,) = table.seats_of(mover)
    way = (await harness.host.undo_votes.targets(table.id, mover, seat)).targets[0]
    petition = await harness.host.undo_votes.ask(
        table.id, mover, seat, way.number, table.entry_count
    )
    assert petition is not None
    assert petition.voters == table.awaited_people
    (third,) = [person for person in table.people if person not in (mover, *petition.voters)]
    for agree in (True, False):
        with pytest.raises(Refusal) as refused:
            await vote(harness, petition, third, agree, moderator=True)
        assert refused.value.phrase.key == "host.refused.not_asked_to_agree"
    assert (await harness.host.undo_votes.look(petition.id)).state == "open"


async def test_when_all_who_were_asked_have_left_the_others_are(harness: HostHarness) -> None:
    table = await harness.begun(3)
    await harness.play(table.id, 3)
    (mover,) = (await harness.host.tables.get(table.id)).awaited_people
    await harness.answer(await harness.asked(table.id), lambda ask: ("pass",))
    table = await harness.host.tables.get(table.id)
    (seat,) = table.seats_of(mover)
    way = (await harness.host.undo_votes.targets(table.id, mover, seat)).targets[0]
    petition = await harness.host.undo_votes.ask(
        table.id, mover, seat, way.number, table.entry_count
    )
    assert petition is not None
    (voter,) = petition.voters
    (third,) = [person for person in table.people if person not in (mover, voter)]
    await harness.host.seats.give_up(table.id, voter, "open")
    petition = await vote(harness, petition, third, agree=True)
    assert petition.outcome == "agreed"


async def test_a_vote_at_another_table_is_refused(harness: HostHarness) -> None:
    table, seat, number = await opened(harness)
    petition = await asked(harness, table, seat, number)
    with pytest.raises(Refusal) as refused:
        await harness.host.undo_votes.vote(
            table.id + 1, petition.id, BO.id, agree=True, moderator=True
        )
    assert refused.value.phrase.key == "host.refused.no_petition"


async def test_it_lapses_when_the_match_moves_on(harness: HostHarness) -> None:
    table, seat, number = await opened(harness)
    petition = await asked(harness, table, seat, number)
    await harness.play(table.id, 1)
    assert (await harness.host.undo_votes.open_vote(table.id)) is None
    petition = await vote(harness, petition, BO.id, agree=True)
    assert (petition.state, petition.outcome) == ("dropped", "moved_on")
    now = await harness.host.tables.get(table.id)
    # And a new one may be asked.
    targets = await harness.host.undo_votes.targets(table.id, ADA.id, seat)
    again = await asked(harness, now, seat, targets.targets[0].number)
    assert again.id != petition.id


async def test_it_lapses_after_three_days(harness: HostHarness) -> None:
    table, seat, number = await opened(harness)
    petition = await asked(harness, table, seat, number)
    harness.clock.now += VOTE_SECONDS + 1
    await harness.host.alarms.start().wait_until_idle()
    petition = await harness.host.undo_votes.look(petition.id)
    assert (petition.state, petition.outcome) == ("dropped", "expired")


@pytest.mark.parametrize("how", ["a move", "time", "the end"])
async def test_what_has_lapsed_says_so_in_its_post(harness: HostHarness, how: str) -> None:
    table, seat, number = await opened(harness)
    petition = await asked(harness, table, seat, number)
    await harness.host.wait_until_idle()
    shown = (await harness.host.undo_votes.look(petition.id)).message_id
    assert shown is not None
    if how == "a move":
        await harness.play(table.id, 1)
    elif how == "the end":
        await harness.host.tables.cancel(table.id, DI.id, moderator=True)
    else:
        harness.clock.now += VOTE_SECONDS + 1
        await harness.host.alarms.start().wait_until_idle()
    await harness.host.wait_until_idle()
    amended = [post for post in harness.channel.posts if post.amends is not None]
    assert [(post.kind, post.amends) for post in amended] == [("petition", shown)]
    assert [post.mentioned for post in amended] == [()]


async def test_the_table_is_asked_one_thing_at_a_time(harness: HostHarness) -> None:
    table, seat, number = await opened(harness)
    await asked(harness, table, seat, number)
    with pytest.raises(Refusal) as refused:
        await harness.host.undo_votes.ask(table.id, ADA.id, seat, number, table.entry_count)
    assert refused.value.phrase.key == "host.refused.asked_already"


async def test_only_the_own_answers_are_to_be_asked_about(harness: HostHarness) -> None:
    table, seat, number = await opened(harness)
    host = harness.host
    with pytest.raises(StaleMove):
        await host.undo_votes.ask(table.id, ADA.id, seat, number, table.entry_count - 1)
    with pytest.raises(Refusal):
        await host.undo_votes.ask(table.id, ADA.id, seat, number + 1, table.entry_count)
    other = table.seats_of(BO.id)[0]
    with pytest.raises(Refusal):
        await host.undo_votes.ask(table.id, ADA.id, other, number, table.entry_count)
    with pytest.raises(Refusal):
        await host.undo_votes.targets(table.id, DI.id, seat)


async def test_where_nobody_else_plays_it_is_done_at_once(harness: HostHarness) -> None:
    table = await harness.begun(1, computers=2)
    seat = table.seats_of(ADA.id)[0]
    await harness.play(table.id, 2)
    table = await harness.host.tables.get(table.id)
    targets = await harness.host.undo_votes.targets(table.id, ADA.id, seat)
    number = targets.targets[-1].number
    assert (
        await harness.host.undo_votes.ask(table.id, ADA.id, seat, number, table.entry_count) is None
    )
    await harness.host.wait_until_idle()
    page = await harness.host.play.log_page(table.id, None)
    assert "core.note.unasked" in [told.note.phrase.key for told in page.notes]


async def test_who_saw_the_bids_does_not_bid_anew_unasked(harness: HostHarness) -> None:
    """Only the person who bid last is awaited then, and only their answer would be taken back."""
    table = await harness.begun(2)
    await harness.answer(await harness.asked(table.id), lambda ask: ("1",))
    await harness.answer(await harness.asked(table.id), lambda ask: ("5",))
    table = await harness.host.tables.get(table.id)
    (mover,) = table.awaited_people
    seat = table.awaited[0]
    number = (await harness.host.undo_votes.targets(table.id, mover, seat)).targets[0].number
    petition = await harness.host.undo_votes.ask(table.id, mover, seat, number, table.entry_count)
    assert petition is not None
    assert petition.voters == tuple(person for person in table.people if person != mover)
    assert (await harness.host.tables.get(table.id)).entry_count == table.entry_count


async def test_a_turn_begins_after_what_was_answered_together(harness: HostHarness) -> None:
    """The last bidder who moves first has given two answers in a row, but in one turn one."""
    table = await harness.begun(2)
    await harness.play(table.id, 1)
    last = (await harness.answer(await harness.asked(table.id), lambda ask: ("5",))).seat
    table = await harness.host.tables.get(table.id)
    assert last is not None
    assert table.awaited == (last,)
    await harness.play(table.id, 1, eager)
    (person,) = table.people_of(last)
    targets = (await harness.host.undo_votes.targets(table.id, person, last)).targets
    assert [way.position.ask.key for way in targets if way.position.ask] == ["toy.ask.action"]


async def test_the_ways_back_show_what_was_answered(harness: HostHarness) -> None:
    table = await harness.begun(2, rounds=2)
    await harness.play(table.id, 5, eager)
    table = await harness.host.tables.get(table.id)
    for person in (ADA, BO):
        seat = table.seats_of(person.id)[0]
        for way in (await harness.host.undo_votes.targets(table.id, person.id, seat)).targets:
            ask = way.position.ask
            assert ask is not None
            assert ask.seat == seat
            assert set(way.picks) <= set(ask.options)
            assert way.answers >= 1
            assert seat not in way.others


async def test_trials_and_half_made_answers_end_with_it(harness: HostHarness) -> None:
    table, _, number = await opened(harness)
    mover = table.awaited[0]
    person = table.people_of(mover)[0]
    await harness.host.trials.begin(table.id, person, mover)
    await harness.host.rewind.rewind(table.id, number, person_id=DI.id)
    async with harness.host.engine.database.read() as connection:
        assert await trials.stored_trial(connection, table.id, mover, person) is None
    with pytest.raises(Refusal):
        await harness.host.trials.look(table.id, person, mover)


async def test_a_rewind_of_another_log_than_was_seen_is_refused(harness: HostHarness) -> None:
    table, _, number = await opened(harness)
    with pytest.raises(StaleMove):
        await harness.host.rewind.rewind(
            table.id, number, person_id=DI.id, seen=table.entry_count - 1
        )
    assert (await harness.host.tables.get(table.id)).entry_count == table.entry_count


async def test_a_look_back_changes_nothing(harness: HostHarness) -> None:
    table, seat, number = await opened(harness)
    before = await harness.host.play.position(table.id, seat)
    then = await harness.host.rewind.look(table.id, number, seat)
    assert then.ask is not None
    assert then.ask.key == "toy.ask.bid"
    public = await harness.host.rewind.look(table.id, number)
    assert public.seat is None
    assert public.ask is None
    assert await harness.host.play.position(table.id, seat) == before


async def test_a_match_that_went_back_is_told_the_same_by_another_process(
    harness: HostHarness,
) -> None:
    table, seat, number = await opened(harness)
    await harness.host.rewind.rewind(table.id, number, person_id=ADA.id, seat=seat)
    warm = await harness.host.play.position(table.id, seat, since=-1)
    harness.host.engine.forget(table.id)
    cold = await harness.host.play.position(table.id, seat, since=-1)
    assert cold == warm
    ended = await harness.play(table.id)
    assert ended.status == "over"


@pytest.mark.usefixtures("toy")
async def test_petitions_are_kept_on_both_databases(database: Database) -> None:
    harness = HostHarness(database)
    await harness.host.start_up(harness.channel)
    try:
        table, seat, number = await opened(harness)
        petition = await asked(harness, table, seat, number)
        await vote(harness, petition, BO.id, agree=True)
        async with database.read() as connection:
            (stored_trial,) = await votes.open_at(connection, table.id, "rewind")
        assert dict(stored_trial.ballots) == {BO.id: "yes"}
        petition = await vote(harness, petition, CY.id, agree=True)
        assert petition.state == "done"
    finally:
        await harness.host.wait_until_idle()
        await harness.host.shut_down()


async def test_nobody_waits_for_the_consent_of_who_has_left(harness: HostHarness) -> None:
    table, seat, number = await opened(harness)
    petition = await asked(harness, table, seat, number)
    await harness.host.seats.give_up(table.id, CY.id, "open")
    refused = await refusal(harness, petition, CY.id, agree=True)
    assert refused == "host.refused.not_asked_to_agree"
    petition = await vote(harness, petition, BO.id, agree=True)
    assert petition.outcome == "agreed"
