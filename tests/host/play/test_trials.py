"""Trials through the host: stored step by step, visible to one person, committed or discarded."""

from __future__ import annotations

import pytest

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.host.play.trial_replay import TrialState
from bot.host.play.trials import MAX_TRIAL_STEPS, TrialEnded
from bot.model.clicks import Click, Options, PagePicks
from bot.model.match import Position
from bot.model.table import Table
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.play import log as storedlog
from bot.storage.play import trials
from bot.storage.play.trials import StoredTrial
from games.core.phrase import Phrase
from games.core.trials.trial import TrialStep
from tests.host.answering import keep_draft
from tests.host.harness import ADA, BO, DI, HostHarness


async def at_an_action(harness: HostHarness) -> Position:
    """The position of the seat with the first action."""
    table = await harness.begun(2)
    await harness.play(table.id, 2)
    position = await harness.asked(table.id)
    assert position.ask is not None
    assert position.ask.key == "toy.ask.action"
    return position


def whose(position: Position) -> tuple[int, int, str]:
    """Table, person and seat."""
    seat = position.seat
    assert seat is not None
    return position.table.id, position.table.people_of(seat)[0], seat


async def step(harness: HostHarness, tried: TrialState, *picks: str) -> TrialState:
    table, person, seat = whose(tried.position)
    ask = tried.position.ask
    assert ask is not None
    click = Click(seat, len(tried.taken), ask.fingerprint, Options(picks))
    result = await harness.host.trials.click(table, person, click)
    if result.refused is not None:
        raise result.refused
    assert result.answered == result.shown.position
    return result.shown


async def drafted(harness: HostHarness, tried: TrialState, *picks: str) -> TrialState:
    """Pick options of a question that takes more of them."""
    table, person, seat = whose(tried.position)
    ask = tried.position.ask
    assert ask is not None
    places = tuple(ask.options.index(pick) for pick in picks)
    whole = PagePicks(0, len(ask.options), places)
    click = Click(seat, len(tried.taken), ask.fingerprint, whole)
    result = await harness.host.trials.click(table, person, click)
    assert (result.answered, result.refused) == (None, None)
    return result.shown


async def test_a_trial_shows_what_would_come_and_changes_nothing(harness: HostHarness) -> None:
    before = await at_an_action(harness)
    posts = len(harness.channel.posts)
    table, person, seat = whose(before)
    tried = await harness.host.trials.begin(table, person, seat)
    assert tried.position.view == before.view
    assert tried.position.ask == before.ask
    tried = await step(harness, tried, "pick")
    tried = await step(harness, tried, "A1", "B2")
    assert [taken.picks for taken in tried.taken] == [("pick",), ("A1", "B2")]
    assert [note.phrase.key for note in tried.position.notes] == ["toy.note.pick"]
    # It would be the other's turn.
    assert tried.position.ask is None
    assert tried.position.awaited != (seat,)
    await harness.host.wait_until_idle()
    assert await harness.host.play.position(table, seat) == before
    assert len(harness.channel.posts) == posts
    keys = [told.note.phrase.key for told in (await harness.host.play.log_page(table, seat)).notes]
    assert "toy.note.pick" not in keys


async def test_the_same_is_done_for_real(harness: HostHarness) -> None:
    before = await at_an_action(harness)
    table, person, seat = whose(before)
    tried = await harness.host.trials.begin(table, person, seat)
    tried = await step(harness, tried, "pick")
    tried = await step(harness, tried, "A1", "B2")
    done = await harness.host.trials.commit(table, person, seat, 2)
    assert (done.done, done.steps) == (2, 2)
    after = await harness.host.play.position(table, seat)
    assert after.view == tried.position.view
    assert after.entry == before.entry + 2
    with pytest.raises(TrialEnded):
        await harness.host.trials.look(table, person, seat)


async def test_a_look_at_a_hidden_card_is_only_an_example(harness: HostHarness) -> None:
    before = await at_an_action(harness)
    table, person, seat = whose(before)
    for _ in range(30):
        tried = await harness.host.trials.begin(table, person, seat)
        tried = await step(harness, tried, "peek")
        assert tried.uncertain
        real = await harness.host.play.position(table, seat)
        assert real.ask == before.ask


@pytest.mark.parametrize("lucky", [True, False])
async def test_what_comes_otherwise_is_not_answered_for_them(
    harness: HostHarness, lucky: bool
) -> None:
    """The question after a peek is the same whatever the card is, the answer may not be."""
    before = await at_an_action(harness)
    table, person, seat = whose(before)
    async with harness.host.engine.locked(table):
        _, loaded = await harness.host.engine.opened(table)
        card = loaded.match.state.deck[0]
    peeked = None
    while peeked is None or (peeked == card) != lucky:
        tried = await step(harness, await harness.host.trials.begin(table, person, seat), "peek")
        told = tried.position.notes[-1].phrase.args["card"]
        assert isinstance(told, Phrase)
        peeked = told.key.rpartition(".")[2]
    await step(harness, tried, "take")
    done = await harness.host.trials.commit(table, person, seat, 2)
    assert (done.done, done.steps) == (2 if lucky else 1, 2)
    if not lucky:
        assert done.panel.position.ask is not None
        assert done.panel.position.ask.key == "toy.ask.card"


async def test_a_step_that_no_longer_fits_is_not_done(harness: HostHarness) -> None:
    before = await at_an_action(harness)
    table, person, seat = whose(before)
    assert before.ask is not None
    await harness.host.trials.begin(table, person, seat)
    steps = (
        TrialStep(before.ask.fingerprint, ("pick",)),
        TrialStep("of another question", ("A1",)),
    )
    async with harness.host.engine.database.write() as connection:
        stored_trial = await trials.stored_trial(connection, table, seat, person)
        assert stored_trial is not None
        await trials.keep(
            connection,
            table,
            seat,
            person,
            StoredTrial(stored_trial.entry, stored_trial.seed, steps),
        )
    done = await harness.host.trials.commit(table, person, seat, 2)
    assert (done.done, done.steps) == (1, 2)
    assert done.panel.position.ask is not None
    assert done.panel.position.ask.key == "toy.ask.trees"


async def test_steps_are_taken_back_one_by_one(harness: HostHarness) -> None:
    before = await at_an_action(harness)
    table, person, seat = whose(before)
    tried = await harness.host.trials.begin(table, person, seat)
    first = await step(harness, tried, "peek")
    second = await step(harness, first, "bury")
    # Luck can be taken back here: nothing of it was real.
    back = await harness.host.trials.undo(table, person, seat, len(second.taken))
    assert back == first
    back = await harness.host.trials.undo(table, person, seat, 1)
    assert back.position.view == before.view
    with pytest.raises(StaleMove):
        await harness.host.trials.undo(table, person, seat, 0)
    with pytest.raises(StaleMove):
        await harness.host.trials.undo(table, person, seat, 5)


async def test_a_double_click_takes_one_step(harness: HostHarness) -> None:
    table, person, seat = whose(await at_an_action(harness))
    tried = await harness.host.trials.begin(table, person, seat)
    await step(harness, tried, "pick")
    with pytest.raises(StaleMove):
        await step(harness, tried, "pick")
    # Nor is a trial done for real that has grown since its owner looked.
    with pytest.raises(StaleMove):
        await harness.host.trials.commit(table, person, seat, 0)
    assert len((await harness.host.trials.look(table, person, seat)).taken) == 1


async def test_bad_steps_change_nothing(harness: HostHarness) -> None:
    table, person, seat = whose(await at_an_action(harness))
    tried = await harness.host.trials.begin(table, person, seat)
    with pytest.raises(IllegalMove):
        await step(harness, tried, "fly")
    click = Click(seat, 0, "another", Options(("pick",)))
    result = await harness.host.trials.click(table, person, click)
    assert isinstance(result.refused, StaleMove)
    assert result.shown == tried
    assert await harness.host.trials.look(table, person, seat) == tried


async def test_only_who_holds_the_seat_and_is_asked_may_try(harness: HostHarness) -> None:
    before = await at_an_action(harness)
    table, person, seat = whose(before)
    other = BO.id if person == ADA.id else ADA.id
    for stranger in (other, DI.id):
        with pytest.raises(Refusal):
            await harness.host.trials.begin(table, stranger, seat)
        with pytest.raises(Refusal):
            await harness.host.trials.commit(table, stranger, seat, 0)
    with pytest.raises(TrialEnded):
        await harness.host.trials.begin(table, other, before.table.seats_of(other)[0])


async def test_the_trial_is_over_when_the_match_moves_on(harness: HostHarness) -> None:
    before = await at_an_action(harness)
    table, person, seat = whose(before)
    tried = await harness.host.trials.begin(table, person, seat)
    await step(harness, tried, "pick")
    await harness.answer(before, lambda ask: ("pick",))
    with pytest.raises(TrialEnded):
        await harness.host.trials.look(table, person, seat)
    with pytest.raises(TrialEnded):
        await harness.host.trials.commit(table, person, seat, 1)
    # Nothing of it was done.
    assert (await harness.host.tables.get(table)).entry_count == before.entry + 1


async def test_sealed_answers_of_others_do_not_end_it(harness: HostHarness) -> None:
    table = await harness.begun(3)
    position = await harness.asked(table.id)
    _, person, seat = whose(position)
    tried = await harness.host.trials.begin(table.id, person, seat)
    other = next(s for s in table.awaited if s != seat)
    theirs = await harness.host.play.position(table.id, other)
    await harness.answer(theirs)
    # Told anew from the log, as after a restart.
    harness.host.trials.forget()
    assert (await harness.host.trials.look(table.id, person, seat)).position.view == (
        tried.position.view
    )
    tried = await step(harness, tried, "3")
    assert set(tried.position.awaited) == set(table.seats) - {seat}
    done = await harness.host.trials.commit(table.id, person, seat, 1)
    assert done.done == 1


async def test_picks_of_a_trial_are_not_those_of_the_match(harness: HostHarness) -> None:
    before = await at_an_action(harness)
    table, person, seat = whose(before)
    real = await harness.answer(before, lambda ask: ("pick",))
    await keep_draft(harness.host, table, seat, ["A1"])
    tried = await harness.host.trials.begin(table, person, seat)
    assert tried.draft == ()
    assert (await drafted(harness, tried, "B2")).draft == ("B2",)
    assert (await harness.host.trials.look(table, person, seat)).draft == ("B2",)
    assert await harness.draft(table, seat) == ("A1",)
    async with harness.host.engine.database.read() as connection:
        stored_trial = await storedlog.saved_draft(connection, table, seat)
    assert stored_trial is not None
    assert stored_trial.entry == real.entry
    # A step begins the next question's picks anew.
    tried = await step(harness, tried, "B2")
    assert tried.draft == ()


async def test_a_trial_thrown_away_is_gone(harness: HostHarness) -> None:
    table, person, seat = whose(await at_an_action(harness))
    await harness.host.trials.begin(table, person, seat)
    await harness.host.trials.discard(table, person, seat)
    with pytest.raises(TrialEnded):
        await harness.host.trials.look(table, person, seat)


async def test_each_trial_has_luck_of_its_own(harness: HostHarness) -> None:
    table, person, seat = whose(await at_an_action(harness))
    peeked = []
    for _ in range(25):
        tried = await harness.host.trials.begin(table, person, seat)
        tried = await step(harness, tried, "peek")
        peeked.append(str(tried.position.notes[-1].phrase))
        again = await harness.host.trials.look(table, person, seat)
        assert again == tried
    assert len(set(peeked)) == 3


async def test_a_trial_does_not_go_on_for_ever(harness: HostHarness) -> None:
    table, person, seat = whose(await at_an_action(harness))
    tried = await harness.host.trials.begin(table, person, seat)
    ask = tried.position.ask
    assert ask is not None
    steps = (TrialStep(ask.fingerprint, ("pass",)),) * MAX_TRIAL_STEPS
    async with harness.host.engine.database.write() as connection:
        stored_trial = StoredTrial(tried.position.entry, b"seed", steps)
        await trials.keep(connection, table, seat, person, stored_trial)
    click = Click(seat, MAX_TRIAL_STEPS, ask.fingerprint, Options(("pass",)))
    with pytest.raises(Refusal) as refused:
        await harness.host.trials.click(table, person, click)
    assert refused.value.phrase.key == "host.refused.long_trial"


async def test_one_person_with_two_seats_tries_each_on_its_own(harness: HostHarness) -> None:
    table = await harness.begun(2, paired=True)
    first, second = table.seats_of(ADA.id)
    tried = await harness.host.trials.begin(table.id, ADA.id, first)
    other = await harness.host.trials.begin(table.id, ADA.id, second)
    tried = await step(harness, tried, "4")
    # The next question is the other seat's, and a trial is one seat's: it ends there.
    assert tried.position.ask is None
    assert second in tried.position.awaited
    assert (await harness.host.trials.look(table.id, ADA.id, second)).taken == other.taken


async def rows(database: Database, table: Table) -> int:
    async with database.read() as connection:
        found = await connection.execute(
            schema.trials.select().where(schema.trials.c.table_id == table.id)
        )
        return len(found.all())


@pytest.mark.usefixtures("toy")
async def test_trials_are_kept_on_both_databases(database: Database) -> None:
    harness = HostHarness(database)
    await harness.host.start_up(harness.channel)
    try:
        position = await at_an_action(harness)
        table, person, seat = whose(position)
        tried = await harness.host.trials.begin(table, person, seat)
        tried = await step(harness, tried, "pick")
        await drafted(harness, tried, "A1")
        again = HostHarness(database)
        stored_trial = await again.host.trials.look(table, person, seat)
        assert stored_trial.taken == tried.taken
        assert stored_trial.position.view == tried.position.view
        assert stored_trial.draft == ("A1",)
        assert await rows(database, position.table) == 1
        await harness.host.rewind.rewind(table, 0, person_id=None)
        assert await rows(database, position.table) == 0
    finally:
        await harness.host.wait_until_idle()
        await harness.host.shut_down()


async def test_a_trial_goes_on_with_guesses_and_only_own_steps_are_done_for_real(
    harness: HostHarness,
) -> None:
    before = await at_an_action(harness)
    table, person, seat = whose(before)
    trials_of = harness.host.trials
    tried = await trials_of.begin(table, person, seat)
    assert await trials_of.guess(table, person, seat, 0) == tried
    tried = await step(harness, tried, "pass")
    assert tried.other is not None
    assert tried.other.ask is not None
    assert tried.other.seat != seat
    # Chosen by hand, after a restart.
    trials_of.forget()
    click = Click(seat, 1, tried.other.ask.fingerprint, Options(("pass",)))
    guessed = (await trials_of.click(table, person, click)).shown
    assert [taken.guess for taken in guessed.taken] == [False, True]
    assert guessed.uncertain
    assert guessed.own_steps == 1
    with pytest.raises(StaleMove):
        await trials_of.guess(table, person, seat, 1)
    on = await trials_of.guess(table, person, seat, 2, until_asked=True)
    assert on.position.ask is not None or on.position.over
    again = await trials_of.look(table, person, seat)
    assert again.taken == on.taken
    back = await trials_of.undo(table, person, seat, len(on.taken))
    assert len(back.taken) == len(on.taken) - 1
    done = await trials_of.commit(table, person, seat, len(back.taken))
    assert (done.done, done.steps) == (1, 1)
    assert (await harness.host.tables.get(table)).entry_count == before.entry + 1


async def test_who_waits_may_think_ahead(harness: HostHarness) -> None:
    before = await at_an_action(harness)
    table = before.table.id
    waiting = next(seat for seat in before.table.seats if seat != before.seat)
    (person,) = before.table.people_of(waiting)
    tried = await harness.host.trials.begin(table, person, waiting, waiting=True)
    assert tried.position.ask is None
    assert tried.other is not None
    assert tried.other.seat == before.seat
    tried = await harness.host.trials.guess(table, person, waiting, 0, until_asked=True)
    assert tried.own_steps == 0
    done = await harness.host.trials.commit(table, person, waiting, len(tried.taken))
    assert (done.done, done.steps) == (0, 0)
    assert (await harness.host.tables.get(table)).entry_count == before.entry
