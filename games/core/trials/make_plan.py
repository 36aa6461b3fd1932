"""Makes a branch of a plan out of a trial."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.core.game import AnyGame
from games.core.log import Entry, Header
from games.core.match import Refused
from games.core.phrase import Phrase
from games.core.trials.plan import MAX_STEPS, PlanBranch, PlanStep
from games.core.trials.seen import seen_fingerprint
from games.core.trials.trial import Trial, TrialStep

OTHER_LUCK: Final = 3
"""With how many other seeds a trial is played again, to find the steps that luck has led to."""
MAX_EVENTS: Final = 4
"""How many notes about others word what comes before a step."""


def branch_of(
    game: AnyGame,
    header: Header,
    seat: str,
    *,
    seed: bytes,
    origin: bytes,
    told: Sequence[Entry],
    steps: Sequence[TrialStep],
) -> PlanBranch:
    """The branch that a trial with these steps makes: its own answers, and what comes before each.

    Guesses after the last own answer are left out; there may be no answer at all.
    """

    def begun(seed: bytes) -> Trial:
        return Trial.again(game, header, seat, seed=seed, origin=origin, told=told)

    certain = _certain(steps, begun(seed))
    for number in range(OTHER_LUCK):
        certain = min(certain, _same_with(begun(seed + bytes([number])), steps, begun(seed)))
    trial, made, heard = begun(seed), [], 0
    events: list[Phrase] = []
    for number, step in enumerate(steps):
        ask, view = trial.asked, trial.determinization.view(seat)
        if ask is not None and step.guessed_for is None:
            made.append(
                PlanStep(
                    ask.fingerprint,
                    tuple(option for option in ask.options if option in step.picks),
                    seen_fingerprint(view),
                    number < certain,
                    Phrase(ask.key, ask.facts),
                    tuple(game.label(view, ask, pick) for pick in step.picks),
                    tuple(events[-MAX_EVENTS:]),
                )
            )
            events = []
        trial.answer(step.picks, step.fingerprint)
        notes = trial.visible_notes
        if step.guessed_for is not None:
            events += [note.phrase for note in notes[heard:]]
        heard = len(notes)
    return PlanBranch(tuple(made[:MAX_STEPS]))


def _certain(steps: Sequence[TrialStep], trial: Trial) -> int:
    """How many steps are taken before anything is revealed on the trial."""
    for number, step in enumerate(steps):
        trial.answer(step.picks, step.fingerprint)
        if any(note.reveals for note in trial.visible_notes):
            return number + 1
    return len(steps)


def _same_with(other: Trial, steps: Sequence[TrialStep], trial: Trial) -> int:
    """How many steps meet the same questions and views with other luck."""
    for number, step in enumerate(steps):
        here, there = trial.determinization, other.determinization
        same = here.view(trial.seat) == there.view(trial.seat) and trial.ask == other.ask
        if not same:
            return number
        trial.answer(step.picks, step.fingerprint)
        try:
            other.answer(step.picks, step.fingerprint)
        except Refused:
            # Other luck has brought another question, or somebody else to it.
            return number + 1
    return len(steps)
