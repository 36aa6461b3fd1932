"""Asking the table to go back: who has to agree, and what comes of each answer."""

from __future__ import annotations

import pytest

from bot.errors import Refusal, StaleMove
from bot.host.table.undo_votes import LASTS, decider
from bot.model.table import Table
from bot.model.votes import Petition
from bot.storage.database import Database
from bot.storage.table import trials, votes
from tests.host.evening import ADA, BO, CY, DI, Evening, eager


async def opened(evening: Evening, people: int = 3) -> tuple[Table, str, int]:
    """A table at which Ada's bid is open: hers, the seat and the number of that answer."""
    table = await evening.begun(people)
    seat = table.seats_of(ADA.id)[0]
    await evening.play(table.id, people)
    table = await evening.host.tables.get(table.id)
    targets = await evening.host.undo_votes.targets(table.id, ADA.id, seat)
    return table, seat, targets.targets[0].number


async def asked(evening: Evening, table: Table, seat: str, number: int) -> Petition:
    petition = await evening.host.undo_votes.ask(table.id, ADA.id, seat, number, table.entry_count)
    assert petition is not None
    return petition


async def vote(
    evening: Evening, petition: Petition, person_id: int, agree: bool, moderator: bool = False
) -> Petition:
    return await evening.host.undo_votes.vote(
        petition.table_id, petition.id, person_id, agree=agree, moderator=moderator
    )


async def refusal(evening: Evening, petition: Petition, person_id: int, agree: bool) -> str:
    with pytest.raises(Refusal) as refused:
        await vote(evening, petition, person_id, agree)
    return refused.value.phrase.key


async def test_the_table_goes_back_when_everybody_has_agreed(evening: Evening) -> None:
    table, seat, number = await opened(evening)
    petition = await asked(evening, table, seat, number)
    # All three bids met, so all whose bids would go are asked; who asks has agreed.
    assert sorted(petition.voters) == [BO.id, CY.id]
    petition = await vote(evening, petition, BO.id, agree=True)
    assert petition.state == "open"
    assert (await evening.host.tables.get(table.id)).entry_count == table.entry_count
    petition = await vote(evening, petition, CY.id, agree=True)
    assert (petition.state, petition.outcome) == ("done", "agreed")
    after = await evening.host.tables.get(table.id)
    assert after.entry_count == table.entry_count + 1
    position = await evening.host.play.position(table.id, seat)
    assert position.ask is not None
    assert position.ask.key == "toy.ask.bid"
    page = await evening.host.play.log_page(table.id, None)
    assert page.notes[-1].note.phrase.key == "core.note.rewound"


async def test_the_channel_is_asked_and_told(evening: Evening) -> None:
    table, seat, number = await opened(evening)
    petition = await asked(evening, table, seat, number)
    await evening.host.settled()
    post = evening.channel.posts[-1]
    assert post.kind == "petition"
    assert post.detail["petition"] == petition.id
    assert sorted(post.mentioned) == [BO.id, CY.id]
    for person in (BO, CY):
        await vote(evening, petition, person.id, agree=True)
    await evening.host.settled()
    post = evening.channel.posts[-1]
    assert post.kind == "turn"
    assert post.position is not None
    assert "core.note.rewound" in [note.phrase.key for note in post.position.notes]


async def test_one_no_ends_it(evening: Evening) -> None:
    table, seat, number = await opened(evening)
    petition = await asked(evening, table, seat, number)
    await vote(evening, petition, BO.id, agree=True)
    petition = await vote(evening, petition, CY.id, agree=False)
    assert (petition.state, petition.outcome) == ("dropped", "refused")
    # Whoever comes later finds it closed, and nothing happens.
    petition = await vote(evening, petition, BO.id, agree=True)
    assert petition.state == "dropped"
    assert (await evening.host.tables.get(table.id)).entry_count == table.entry_count


async def test_who_asked_may_withdraw_but_not_vote(evening: Evening) -> None:
    table, seat, number = await opened(evening)
    petition = await asked(evening, table, seat, number)
    refused = await refusal(evening, petition, ADA.id, agree=True)
    assert refused == "host.refused.not_asked_to_agree"
    petition = await vote(evening, petition, ADA.id, agree=False)
    assert petition.outcome == "withdrawn"


async def test_strangers_have_no_voice(evening: Evening) -> None:
    table, seat, number = await opened(evening)
    petition = await asked(evening, table, seat, number)
    for agree in (True, False):
        refused = await refusal(evening, petition, DI.id, agree)
        assert refused == "host.refused.not_asked_to_agree"
    assert (await evening.host.undo_votes.look(petition.id)).state == "open"


@pytest.mark.parametrize("agree", [True, False])
async def test_a_moderator_decides_alone(evening: Evening, agree: bool) -> None:
    table, seat, number = await opened(evening)
    petition = await asked(evening, table, seat, number)
    petition = await vote(evening, petition, DI.id, agree, moderator=True)
    assert petition.outcome == ("moderator" if agree else "moderator_no")
    gone_back = (await evening.host.tables.get(table.id)).entry_count > table.entry_count
    assert gone_back == agree
    deeds = (await evening.host.audit.page(table.guild_id)).deeds
    assert [(deed.actor_id, deed.action) for deed in deeds] == [
        (DI.id, "undo_granted" if agree else "undo_denied")
    ]
    # Nobody says that the table agreed to it.
    assert decider(petition) == decider(await evening.host.undo_votes.look(petition.id)) == DI.id
    page = await evening.host.play.log_page(table.id, None)
    keys = [told.note.phrase.key for told in page.notes]
    assert "core.note.rewound" not in keys
    assert ("core.note.decided" in keys) == agree
    await evening.host.settled()
    turn = next(post for post in reversed(evening.channel.posts) if post.kind == "turn")
    assert turn.decided_by == (DI.id if agree else None)


async def test_who_asked_is_called_when_it_was_granted(evening: Evening) -> None:
    """They may have asked days ago: that it is their turn again is news to them."""
    table = await evening.begun(2, rounds=2)
    await evening.play(table.id, 2)
    table = await evening.host.tables.get(table.id)
    (mover,), seat = table.awaited_people, table.awaited[0]
    await evening.answer(await evening.asked(table.id), lambda ask: ("pass",))
    table = await evening.host.tables.get(table.id)
    (other,) = table.awaited_people
    assert other != mover
    (way,) = (await evening.host.undo_votes.targets(table.id, mover, seat)).targets
    petition = await evening.host.undo_votes.ask(
        table.id, mover, seat, way.number, table.entry_count
    )
    assert petition is not None
    await vote(evening, petition, other, agree=True)
    await evening.host.settled()
    post = evening.channel.posts[-1]
    assert post.kind == "turn"
    assert post.mentioned == (mover,)


async def test_a_moderator_who_is_asked_has_one_voice(evening: Evening) -> None:
    table, seat, number = await opened(evening)
    petition = await asked(evening, table, seat, number)
    petition = await vote(evening, petition, BO.id, agree=True, moderator=True)
    assert petition.state == "open"


async def test_a_moderator_who_plays_and_is_not_asked_has_none(evening: Evening) -> None:
    table = await evening.begun(3)
    await evening.play(table.id, 3)
    (mover,) = (await evening.host.tables.get(table.id)).awaited_people
    await evening.answer(await evening.asked(table.id), lambda ask: ("pass",))
    table = await evening.host.tables.get(table.id)
    (seat,) = table.seats_of(mover)
    way = (await evening.host.undo_votes.targets(table.id, mover, seat)).targets[0]
    petition = await evening.host.undo_votes.ask(
        table.id, mover, seat, way.number, table.entry_count
    )
    assert petition is not None
    assert petition.voters == table.awaited_people
    (third,) = [person for person in table.people if person not in (mover, *petition.voters)]
    for agree in (True, False):
        with pytest.raises(Refusal) as refused:
            await vote(evening, petition, third, agree, moderator=True)
        assert refused.value.phrase.key == "host.refused.not_asked_to_agree"
    assert (await evening.host.undo_votes.look(petition.id)).state == "open"


async def test_when_all_who_were_asked_have_left_the_others_are(evening: Evening) -> None:
    table = await evening.begun(3)
    await evening.play(table.id, 3)
    (mover,) = (await evening.host.tables.get(table.id)).awaited_people
    await evening.answer(await evening.asked(table.id), lambda ask: ("pass",))
    table = await evening.host.tables.get(table.id)
    (seat,) = table.seats_of(mover)
    way = (await evening.host.undo_votes.targets(table.id, mover, seat)).targets[0]
    petition = await evening.host.undo_votes.ask(
        table.id, mover, seat, way.number, table.entry_count
    )
    assert petition is not None
    (voter,) = petition.voters
    (third,) = [person for person in table.people if person not in (mover, voter)]
    await evening.host.seats.give_up(table.id, voter, "open")
    petition = await vote(evening, petition, third, agree=True)
    assert petition.outcome == "agreed"


async def test_a_vote_at_another_table_is_refused(evening: Evening) -> None:
    table, seat, number = await opened(evening)
    petition = await asked(evening, table, seat, number)
    with pytest.raises(Refusal) as refused:
        await evening.host.undo_votes.vote(
            table.id + 1, petition.id, BO.id, agree=True, moderator=True
        )
    assert refused.value.phrase.key == "host.refused.no_petition"


async def test_it_lapses_when_the_match_moves_on(evening: Evening) -> None:
    table, seat, number = await opened(evening)
    petition = await asked(evening, table, seat, number)
    await evening.play(table.id, 1)
    assert (await evening.host.undo_votes.standing(table.id)) is None
    petition = await vote(evening, petition, BO.id, agree=True)
    assert (petition.state, petition.outcome) == ("dropped", "moved_on")
    now = await evening.host.tables.get(table.id)
    # And a new one may be asked.
    targets = await evening.host.undo_votes.targets(table.id, ADA.id, seat)
    again = await asked(evening, now, seat, targets.targets[0].number)
    assert again.id != petition.id


async def test_it_lapses_after_three_days(evening: Evening) -> None:
    table, seat, number = await opened(evening)
    petition = await asked(evening, table, seat, number)
    evening.clock.now += LASTS + 1
    await evening.host.alarms.start().settled()
    petition = await evening.host.undo_votes.look(petition.id)
    assert (petition.state, petition.outcome) == ("dropped", "expired")


@pytest.mark.parametrize("how", ["a move", "time", "the end"])
async def test_what_has_lapsed_says_so_in_its_post(evening: Evening, how: str) -> None:
    table, seat, number = await opened(evening)
    petition = await asked(evening, table, seat, number)
    await evening.host.settled()
    shown = (await evening.host.undo_votes.look(petition.id)).message_id
    assert shown is not None
    if how == "a move":
        await evening.play(table.id, 1)
    elif how == "the end":
        await evening.host.tables.cancel(table.id, DI.id, moderator=True)
    else:
        evening.clock.now += LASTS + 1
        await evening.host.alarms.start().settled()
    await evening.host.settled()
    amended = [post for post in evening.channel.posts if post.amends is not None]
    assert [(post.kind, post.amends) for post in amended] == [("petition", shown)]
    assert [post.mentioned for post in amended] == [()]


async def test_the_table_is_asked_one_thing_at_a_time(evening: Evening) -> None:
    table, seat, number = await opened(evening)
    await asked(evening, table, seat, number)
    with pytest.raises(Refusal) as refused:
        await evening.host.undo_votes.ask(table.id, ADA.id, seat, number, table.entry_count)
    assert refused.value.phrase.key == "host.refused.asked_already"


async def test_only_the_own_answers_are_to_be_asked_about(evening: Evening) -> None:
    table, seat, number = await opened(evening)
    host = evening.host
    with pytest.raises(StaleMove):
        await host.undo_votes.ask(table.id, ADA.id, seat, number, table.entry_count - 1)
    with pytest.raises(Refusal):
        await host.undo_votes.ask(table.id, ADA.id, seat, number + 1, table.entry_count)
    other = table.seats_of(BO.id)[0]
    with pytest.raises(Refusal):
        await host.undo_votes.ask(table.id, ADA.id, other, number, table.entry_count)
    with pytest.raises(Refusal):
        await host.undo_votes.targets(table.id, DI.id, seat)


async def test_where_nobody_else_plays_it_is_done_at_once(evening: Evening) -> None:
    table = await evening.begun(1, computers=2)
    seat = table.seats_of(ADA.id)[0]
    await evening.play(table.id, 2)
    table = await evening.host.tables.get(table.id)
    targets = await evening.host.undo_votes.targets(table.id, ADA.id, seat)
    number = targets.targets[-1].number
    assert (
        await evening.host.undo_votes.ask(table.id, ADA.id, seat, number, table.entry_count) is None
    )
    await evening.host.settled()
    page = await evening.host.play.log_page(table.id, None)
    assert "core.note.unasked" in [told.note.phrase.key for told in page.notes]


async def test_who_saw_the_bids_does_not_bid_anew_unasked(evening: Evening) -> None:
    """Only whoever bid last is awaited then, and only their answer would be taken back."""
    table = await evening.begun(2)
    await evening.answer(await evening.asked(table.id), lambda ask: ("1",))
    await evening.answer(await evening.asked(table.id), lambda ask: ("5",))
    table = await evening.host.tables.get(table.id)
    (mover,) = table.awaited_people
    seat = table.awaited[0]
    number = (await evening.host.undo_votes.targets(table.id, mover, seat)).targets[0].number
    petition = await evening.host.undo_votes.ask(table.id, mover, seat, number, table.entry_count)
    assert petition is not None
    assert petition.voters == tuple(person for person in table.people if person != mover)
    assert (await evening.host.tables.get(table.id)).entry_count == table.entry_count


async def test_a_turn_begins_after_what_was_answered_together(evening: Evening) -> None:
    """Whoever bids last and moves first has given two answers in a row, but in one turn one."""
    table = await evening.begun(2)
    await evening.play(table.id, 1)
    last = (await evening.answer(await evening.asked(table.id), lambda ask: ("5",))).seat
    table = await evening.host.tables.get(table.id)
    assert last is not None
    assert table.awaited == (last,)
    await evening.play(table.id, 1, eager)
    (person,) = table.people_of(last)
    targets = (await evening.host.undo_votes.targets(table.id, person, last)).targets
    assert [way.position.ask.key for way in targets if way.position.ask] == ["toy.ask.action"]


async def test_the_ways_back_show_what_was_answered(evening: Evening) -> None:
    table = await evening.begun(2, rounds=2)
    await evening.play(table.id, 5, eager)
    table = await evening.host.tables.get(table.id)
    for person in (ADA, BO):
        seat = table.seats_of(person.id)[0]
        for way in (await evening.host.undo_votes.targets(table.id, person.id, seat)).targets:
            ask = way.position.ask
            assert ask is not None
            assert ask.seat == seat
            assert set(way.picks) <= set(ask.options)
            assert way.answers >= 1
            assert seat not in way.others


async def test_trials_and_half_made_answers_end_with_it(evening: Evening) -> None:
    table, _, number = await opened(evening)
    mover = table.awaited[0]
    person = table.people_of(mover)[0]
    await evening.host.trials.begin(table.id, person, mover)
    await evening.host.rewind.rewind(table.id, number, person_id=DI.id)
    async with evening.host.engine.database.read() as connection:
        assert await trials.kept(connection, table.id, mover, person) is None
    with pytest.raises(Refusal):
        await evening.host.trials.look(table.id, person, mover)


async def test_a_rewind_of_another_log_than_was_seen_is_refused(evening: Evening) -> None:
    table, _, number = await opened(evening)
    with pytest.raises(StaleMove):
        await evening.host.rewind.rewind(
            table.id, number, person_id=DI.id, seen=table.entry_count - 1
        )
    assert (await evening.host.tables.get(table.id)).entry_count == table.entry_count


async def test_a_look_back_changes_nothing(evening: Evening) -> None:
    table, seat, number = await opened(evening)
    before = await evening.host.play.position(table.id, seat)
    then = await evening.host.rewind.look(table.id, number, seat)
    assert then.ask is not None
    assert then.ask.key == "toy.ask.bid"
    public = await evening.host.rewind.look(table.id, number)
    assert public.seat is None
    assert public.ask is None
    assert await evening.host.play.position(table.id, seat) == before


async def test_a_match_that_went_back_is_told_the_same_by_another_process(
    evening: Evening,
) -> None:
    table, seat, number = await opened(evening)
    await evening.host.rewind.rewind(table.id, number, person_id=ADA.id, seat=seat)
    warm = await evening.host.play.position(table.id, seat, since=-1)
    evening.host.engine.forget(table.id)
    cold = await evening.host.play.position(table.id, seat, since=-1)
    assert cold == warm
    ended = await evening.play(table.id)
    assert ended.status == "over"


@pytest.mark.usefixtures("toy")
async def test_petitions_are_kept_on_both_databases(database: Database) -> None:
    evening = Evening(database)
    await evening.host.start_up(evening.channel)
    try:
        table, seat, number = await opened(evening)
        petition = await asked(evening, table, seat, number)
        await vote(evening, petition, BO.id, agree=True)
        async with database.read() as connection:
            (kept,) = await votes.open_at(connection, table.id, "rewind")
        assert dict(kept.ballots) == {BO.id: "yes"}
        petition = await vote(evening, petition, CY.id, agree=True)
        assert petition.state == "done"
    finally:
        await evening.host.settled()
        await evening.host.shut_down()


async def test_nobody_waits_for_the_consent_of_who_has_left(evening: Evening) -> None:
    table, seat, number = await opened(evening)
    petition = await asked(evening, table, seat, number)
    await evening.host.seats.give_up(table.id, CY.id, "open")
    refused = await refusal(evening, petition, CY.id, agree=True)
    assert refused == "host.refused.not_asked_to_agree"
    petition = await vote(evening, petition, BO.id, agree=True)
    assert petition.outcome == "agreed"
