"""Trying out at a table: kept step by step, seen by one person, done for real or thrown away."""

from __future__ import annotations

import pytest

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.host.play.trials import STEPS_AT_MOST, TrialGone, Tried
from bot.model.match import Position
from bot.model.table import Table
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.table import log as storedlog
from bot.storage.table import trials
from bot.storage.table.trials import Kept
from games.core.phrase import Phrase
from games.core.trials.trial import Step
from tests.host.evening import ADA, BO, DI, Evening


async def at_an_action(evening: Evening) -> Position:
    """The position of whoever has the first action."""
    table = await evening.begun(2)
    await evening.play(table.id, 2)
    position = await evening.asked(table.id)
    assert position.ask is not None
    assert position.ask.key == "toy.ask.action"
    return position


def whose(position: Position) -> tuple[int, int, str]:
    """Table, person and seat."""
    seat = position.seat
    assert seat is not None
    return position.table.id, position.table.people_of(seat)[0], seat


async def step(evening: Evening, tried: Tried, *picks: str) -> Tried:
    table, person, seat = whose(tried.position)
    ask = tried.position.ask
    assert ask is not None
    return await evening.host.trials.answer(
        table, person, seat, len(tried.taken), picks, ask.fingerprint
    )


async def test_a_trial_shows_what_would_come_and_changes_nothing(evening: Evening) -> None:
    before = await at_an_action(evening)
    posts = len(evening.channel.posts)
    table, person, seat = whose(before)
    tried = await evening.host.trials.begin(table, person, seat)
    assert tried.position.view == before.view
    assert tried.position.ask == before.ask
    tried = await step(evening, tried, "pick")
    tried = await step(evening, tried, "A1", "B2")
    assert [taken.picks for taken in tried.taken] == [("pick",), ("A1", "B2")]
    assert [note.phrase.key for note in tried.position.notes] == ["toy.note.pick"]
    # It would be the other's turn.
    assert tried.position.ask is None
    assert tried.position.awaited != (seat,)
    await evening.host.settled()
    assert await evening.host.play.position(table, seat) == before
    assert len(evening.channel.posts) == posts
    keys = [told.note.phrase.key for told in (await evening.host.play.log_page(table, seat)).notes]
    assert "toy.note.pick" not in keys


async def test_the_same_is_done_for_real(evening: Evening) -> None:
    before = await at_an_action(evening)
    table, person, seat = whose(before)
    tried = await evening.host.trials.begin(table, person, seat)
    tried = await step(evening, tried, "pick")
    tried = await step(evening, tried, "A1", "B2")
    done = await evening.host.trials.commit(table, person, seat)
    assert (done.done, done.steps) == (2, 2)
    after = await evening.host.play.position(table, seat)
    assert after.view == tried.position.view
    assert after.entry == before.entry + 2
    with pytest.raises(TrialGone):
        await evening.host.trials.look(table, person, seat)


async def test_a_look_at_a_hidden_card_is_only_an_example(evening: Evening) -> None:
    before = await at_an_action(evening)
    table, person, seat = whose(before)
    for _ in range(30):
        tried = await evening.host.trials.begin(table, person, seat)
        tried = await step(evening, tried, "peek")
        assert tried.uncertain
        real = await evening.host.play.position(table, seat)
        assert real.ask == before.ask


@pytest.mark.parametrize("lucky", [True, False])
async def test_what_comes_otherwise_is_not_answered_for_them(evening: Evening, lucky: bool) -> None:
    """The question after a peek is the same whatever the card is, the answer may not be."""
    before = await at_an_action(evening)
    table, person, seat = whose(before)
    async with evening.host.engine.locked(table):
        _, hot = await evening.host.engine.opened(table)
        card = hot.match.state.deck[0]
    peeked = None
    while peeked is None or (peeked == card) != lucky:
        tried = await step(evening, await evening.host.trials.begin(table, person, seat), "peek")
        told = tried.position.notes[-1].phrase.args["card"]
        assert isinstance(told, Phrase)
        peeked = told.key.rpartition(".")[2]
    await step(evening, tried, "take")
    done = await evening.host.trials.commit(table, person, seat)
    assert (done.done, done.steps) == (2 if lucky else 1, 2)
    if not lucky:
        assert done.position.ask is not None
        assert done.position.ask.key == "toy.ask.card"


async def test_a_step_that_no_longer_fits_is_not_done(evening: Evening) -> None:
    before = await at_an_action(evening)
    table, person, seat = whose(before)
    assert before.ask is not None
    await evening.host.trials.begin(table, person, seat)
    steps = (Step(before.ask.fingerprint, ("pick",)), Step("of another question", ("A1",)))
    async with evening.host.engine.database.write() as connection:
        kept = await trials.kept(connection, table, seat, person)
        assert kept is not None
        await trials.keep(connection, table, seat, person, Kept(kept.entry, kept.seed, steps))
    done = await evening.host.trials.commit(table, person, seat)
    assert (done.done, done.steps) == (1, 2)
    assert done.position.ask is not None
    assert done.position.ask.key == "toy.ask.trees"


async def test_steps_are_taken_back_one_by_one(evening: Evening) -> None:
    before = await at_an_action(evening)
    table, person, seat = whose(before)
    tried = await evening.host.trials.begin(table, person, seat)
    first = await step(evening, tried, "peek")
    second = await step(evening, first, "bury")
    # Luck can be taken back here: nothing of it was real.
    back = await evening.host.trials.undo(table, person, seat, len(second.taken))
    assert back == first
    back = await evening.host.trials.undo(table, person, seat, 1)
    assert back.position.view == before.view
    with pytest.raises(StaleMove):
        await evening.host.trials.undo(table, person, seat, 0)
    with pytest.raises(StaleMove):
        await evening.host.trials.undo(table, person, seat, 5)


async def test_a_double_click_takes_one_step(evening: Evening) -> None:
    table, person, seat = whose(await at_an_action(evening))
    tried = await evening.host.trials.begin(table, person, seat)
    ask = tried.position.ask
    assert ask is not None
    await evening.host.trials.answer(table, person, seat, 0, ["pick"], ask.fingerprint)
    with pytest.raises(StaleMove):
        await evening.host.trials.answer(table, person, seat, 0, ["pick"], ask.fingerprint)
    assert len((await evening.host.trials.look(table, person, seat)).taken) == 1


async def test_bad_steps_change_nothing(evening: Evening) -> None:
    table, person, seat = whose(await at_an_action(evening))
    tried = await evening.host.trials.begin(table, person, seat)
    ask = tried.position.ask
    assert ask is not None
    for picks, fingerprint in ((["fly"], ask.fingerprint), (["pick"], "another")):
        with pytest.raises(IllegalMove):
            await evening.host.trials.answer(table, person, seat, 0, picks, fingerprint)
    assert await evening.host.trials.look(table, person, seat) == tried


async def test_only_who_holds_the_seat_and_is_asked_may_try(evening: Evening) -> None:
    before = await at_an_action(evening)
    table, person, seat = whose(before)
    other = BO.id if person == ADA.id else ADA.id
    for stranger in (other, DI.id):
        with pytest.raises(Refusal):
            await evening.host.trials.begin(table, stranger, seat)
        with pytest.raises(Refusal):
            await evening.host.trials.commit(table, stranger, seat)
    with pytest.raises(TrialGone):
        await evening.host.trials.begin(table, other, before.table.seats_of(other)[0])


async def test_the_trial_is_over_when_the_match_moves_on(evening: Evening) -> None:
    before = await at_an_action(evening)
    table, person, seat = whose(before)
    tried = await evening.host.trials.begin(table, person, seat)
    await step(evening, tried, "pick")
    await evening.answer(before, lambda ask: ("pick",))
    for door in (evening.host.trials.look, evening.host.trials.commit):
        with pytest.raises(TrialGone):
            await door(table, person, seat)
    # Nothing of it was done.
    assert (await evening.host.tables.get(table)).entry_count == before.entry + 1


async def test_sealed_answers_of_others_do_not_end_it(evening: Evening) -> None:
    table = await evening.begun(3)
    position = await evening.asked(table.id)
    _, person, seat = whose(position)
    tried = await evening.host.trials.begin(table.id, person, seat)
    other = next(s for s in table.awaited if s != seat)
    theirs = await evening.host.play.position(table.id, other)
    await evening.answer(theirs)
    # Told anew from the log, as after a restart.
    evening.host.trials.forget()
    assert (await evening.host.trials.look(table.id, person, seat)).position.view == (
        tried.position.view
    )
    tried = await step(evening, tried, "3")
    assert set(tried.position.awaited) == set(table.seats) - {seat}
    done = await evening.host.trials.commit(table.id, person, seat)
    assert done.done == 1


async def test_picks_of_a_trial_are_not_those_of_the_match(evening: Evening) -> None:
    before = await at_an_action(evening)
    table, person, seat = whose(before)
    real = await evening.answer(before, lambda ask: ("pick",))
    await evening.host.drafts.keep(table, seat, ["A1"])
    tried = await evening.host.trials.begin(table, person, seat)
    assert tried.draft == ()
    await evening.host.trials.draft(table, person, seat, ["B2", "C1"])
    assert (await evening.host.trials.look(table, person, seat)).draft == ("B2", "C1")
    assert await evening.draft(table, seat) == ("A1",)
    async with evening.host.engine.database.read() as connection:
        kept = await storedlog.saved_draft(connection, table, seat)
    assert kept is not None
    assert kept.entry == real.entry
    # A step begins the next question's picks anew.
    tried = await step(evening, tried, "B2")
    assert tried.draft == ()


async def test_a_trial_thrown_away_is_gone(evening: Evening) -> None:
    table, person, seat = whose(await at_an_action(evening))
    await evening.host.trials.begin(table, person, seat)
    await evening.host.trials.discard(table, person, seat)
    with pytest.raises(TrialGone):
        await evening.host.trials.look(table, person, seat)


async def test_each_trial_has_luck_of_its_own(evening: Evening) -> None:
    table, person, seat = whose(await at_an_action(evening))
    peeked = []
    for _ in range(25):
        tried = await evening.host.trials.begin(table, person, seat)
        tried = await step(evening, tried, "peek")
        peeked.append(str(tried.position.notes[-1].phrase))
        again = await evening.host.trials.look(table, person, seat)
        assert again == tried
    assert len(set(peeked)) == 3


async def test_a_trial_does_not_go_on_for_ever(evening: Evening) -> None:
    table, person, seat = whose(await at_an_action(evening))
    tried = await evening.host.trials.begin(table, person, seat)
    ask = tried.position.ask
    assert ask is not None
    steps = (Step(ask.fingerprint, ("pass",)),) * STEPS_AT_MOST
    async with evening.host.engine.database.write() as connection:
        kept = Kept(tried.position.entry, b"seed", steps)
        await trials.keep(connection, table, seat, person, kept)
    with pytest.raises(Refusal) as refused:
        await evening.host.trials.answer(
            table, person, seat, STEPS_AT_MOST, ["pass"], ask.fingerprint
        )
    assert refused.value.phrase.key == "host.refused.long_trial"


async def test_one_person_with_two_seats_tries_each_on_its_own(evening: Evening) -> None:
    table = await evening.begun(2, paired=True)
    first, second = table.seats_of(ADA.id)
    tried = await evening.host.trials.begin(table.id, ADA.id, first)
    other = await evening.host.trials.begin(table.id, ADA.id, second)
    tried = await step(evening, tried, "4")
    # The next question is the other seat's, and a trial is one seat's: it ends there.
    assert tried.position.ask is None
    assert second in tried.position.awaited
    assert (await evening.host.trials.look(table.id, ADA.id, second)).taken == other.taken


async def rows(database: Database, table: Table) -> int:
    async with database.read() as connection:
        found = await connection.execute(
            schema.trials.select().where(schema.trials.c.table_id == table.id)
        )
        return len(found.all())


@pytest.mark.usefixtures("toy")
async def test_trials_are_kept_on_both_databases(database: Database) -> None:
    evening = Evening(database)
    await evening.host.start_up(evening.channel)
    try:
        position = await at_an_action(evening)
        table, person, seat = whose(position)
        tried = await evening.host.trials.begin(table, person, seat)
        tried = await step(evening, tried, "pick")
        await evening.host.trials.draft(table, person, seat, ["A1"])
        again = Evening(database)
        kept = await again.host.trials.look(table, person, seat)
        assert kept.taken == tried.taken
        assert kept.position.view == tried.position.view
        assert kept.draft == ("A1",)
        assert await rows(database, position.table) == 1
        await evening.host.rewind.rewind(table, 0, person_id=None)
        assert await rows(database, position.table) == 0
    finally:
        await evening.host.settled()
        await evening.host.shut_down()
