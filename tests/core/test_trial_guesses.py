"""Trials go on past the answers of others, which are guesses and reveal nothing."""

from __future__ import annotations

import pytest

from games.core.fair import Dice
from games.core.game import find, random_player
from games.core.match import AnyMatch, Match, Refused
from games.core.trials.determinization import Determinizer, entries_since_checkpoint
from games.core.trials.trial import Trial, trial_of
from tests.cases import GAMES, Case
from tests.core.test_trial import observed
from tests.toy import TOY

CASES = (Case("toy", 3), *(Case(name, find(name).people[0]) for name in GAMES))


def opened(case: Case, answers: int = 25) -> AnyMatch:
    """A match of random players after so many answers."""
    game = TOY if case.game == "toy" else find(case.game)
    match: AnyMatch = Match.begin(
        game, case.seats(game), dict(case.options), seed=b"real", people=case.people, stride=1
    )
    dice = Dice(str(case).encode(), "guess")
    while not match.over and (len(match.entries) < answers or not match.snapshots):
        ask = match.pending[0]
        match.answer(ask.seat, random_player(ask, lambda: None, dice))
    return match


def played_round(trial: Trial, most: int = 30) -> Trial:
    """The first options for oneself and a computer's guesses for the others."""
    while trial.asked is not None and len(trial.steps) < most:
        own = trial.ask
        trial.answer(own.options[: max(own.low, 1)] if own else trial.computer_guess())
    return trial


@pytest.mark.parametrize("case", CASES, ids=str)
def test_guesses_are_the_same_in_every_world_that_the_seat_cannot_tell_apart(case: Case) -> None:
    match = opened(case)
    seat = match.pending[0].seat
    origin, since = entries_since_checkpoint(match)

    def determinized(start: bytes, seed: bytes) -> Determinizer:
        return Determinizer(match.game, match.header, start, since, seat, seed)

    twin = determinized(origin, b"twin").determinize()
    here = determinized(origin, b"trial").determinize()
    there = Determinizer(
        match.game, match.header, twin.origin, twin.told, seat, b"trial"
    ).determinize()
    first, second = Trial(here, b"luck"), Trial(there, b"luck")
    played_round(first)
    assert any(step.guessed_for is not None for step in first.steps)
    second.take(first.steps)
    assert observed(first) == observed(second)
    assert first.uncertain


def test_a_guess_goes_on_where_the_seat_is_not_asked_and_changes_no_match() -> None:
    match = opened(Case("toy", 3))
    seat, before = match.pending[0].seat, (match.digest, len(match.entries))
    trial = trial_of(match, seat, b"trial")
    with pytest.raises(Refused):
        trial.computer_guess()
    while trial.ask is not None:
        trial.answer(trial.ask.options[: max(trial.ask.low, 1)])
    asked = trial.asked
    assert asked is not None
    assert asked.seat != seat
    trial.answer(asked.options[: max(asked.low, 1)])
    assert trial.steps[-1].guessed_for == asked.seat
    assert (match.digest, len(match.entries)) == before


def test_who_waits_may_try_only_if_they_say_so() -> None:
    match = opened(Case("toy", 3))
    waiting = next(seat for seat in match.header.seats if match.ask_for(seat) is None)
    begun = (match.game, match.header, match.entries, waiting)
    with pytest.raises(Refused):
        Trial.begin(*begun, seed=b"trial")
    trial = Trial.begin(*begun, seed=b"trial", waiting=True)
    assert trial.ask is None
    assert trial.asked == match.pending[0]
