"""The leak checker finds each kind of leak, and none in sound rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core.fair import Dice
from games.core.game import AnyGame
from games.core.match import AnyMatch, Match
from games.core.phrase import Arg, phrase
from games.core.state import Note
from games.core.steps import Procedure, choose
from tests.cases import Case
from tests.harness.leak_checker import LeakChecker
from tests.harness.observations import Leak, compare
from tests.hidden.leak_checking import check_for_leaks
from tests.toy import TOY, Orchard
from tests.toy import rules as toy


@pytest.fixture(autouse=True)
def shown_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that is taken is shown to all; here that counts as the reveal that it is."""

    def tell(state: Orchard, key: str, **args: Arg) -> None:
        state.told.append(Note(phrase(key, **args), None, key == "toy.note.take"))

    monkeypatch.setattr(Orchard, "tell", tell)


CASE = Case("toy", 3, (("rounds", 5),))
NEVER = 10**9


def leak_checker(
    game: AnyGame, *, answers: int = NEVER, trials: int = NEVER, counts: int = NEVER
) -> LeakChecker:
    """Check a match in the ways that are given a number."""
    looking = LeakChecker(answers=answers, trials=trials, checkpoints=counts)
    return check_for_leaks(game, CASE, "random", looking)


def test_sound_rules_have_no_leak() -> None:
    tried = leak_checker(TOY, answers=1, trials=1, counts=1).tried
    assert min(tried.values()) > 10


def test_what_is_learnt_and_taken_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def peek(state: Orchard, seat: str) -> Procedure[None]:
        # As in the real rules, but nobody says that something was revealed.
        state.tell_only([seat], "toy.note.peeked", card=state.deck[0])
        yield from choose(seat, "toy.ask.card", ("take", "bury"), secret=True)

    monkeypatch.setattr(toy, "peek", peek)
    with pytest.raises(Leak, match="takes it back"):
        leak_checker(TOY, answers=1)


def test_a_question_whose_options_tell_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def peek(state: Orchard, seat: str) -> Procedure[None]:
        good = "gold" in state.deck[0]
        yield from choose(seat, "toy.ask.card", ("take", "bury")[: 1 + good], secret=True)

    monkeypatch.setattr(toy, "peek", peek)
    with pytest.raises(Leak, match="takes it back"):
        leak_checker(TOY, answers=1)


def test_a_trial_that_depends_on_the_truth_is_found() -> None:
    def resample_hidden(state: Orchard, seat: str | None, dice: Dice) -> Orchard:
        # What it makes of the deck depends on how the deck lay.
        state.deck = dice.sample(state.deck, len(state.deck))
        return state

    with pytest.raises(Leak, match="a trial of"):
        leak_checker(replace(TOY, resample_hidden=resample_hidden), trials=1)


def test_a_question_that_depends_on_a_secret_is_found() -> None:
    def play(state: Orchard) -> Procedure[None]:
        for seat in state.seats:
            # The picks are secret, but everybody sees that somebody was asked.
            if state.round and state.gardeners[seat].goal == "raider":
                yield from choose(seat, "toy.ask.card", ("take", "bury"), secret=True)
        yield from toy.play(state)

    with pytest.raises(Leak, match="notices answer"):
        leak_checker(replace(TOY, play=play), counts=1)


def test_states_are_compared_past_sealed_answers() -> None:
    match: AnyMatch = Match.begin(TOY, ("amber", "azure"), seed=b"sealed", stride=1)
    begun = match.snapshots[0]
    for seat, bid in (("azure", "1"), ("amber", "2")):
        match.answer(seat, [bid])
    for seat in ("amber", "azure"):
        match.answer(seat, ["pass"])
    here, there = (TOY.codec.load(begun.state) for _ in range(2))
    # Both bids as one moment, then a turn each, then the bids of the second round.
    assert compare(TOY, here, there, match.entries[begun.live_count :], "amber") == 4
