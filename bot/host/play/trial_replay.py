"""Replays a trial from its seed and steps, and does what a click says on it. Pure: for a thread."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.model.clicks import Click, resolve
from bot.model.match import Position
from bot.model.table import Table
from bot.storage.play.trials import StoredTrial
from games.core.game import AnyGame
from games.core.log import Entry, Header
from games.core.match import Refused
from games.core.phrase import phrase
from games.core.snapshots import Snapshot
from games.core.state import Note
from games.core.steps import Ask, Picks
from games.core.trials.trial import Trial, TrialStep


@dataclass(frozen=True, slots=True)
class ReplayedStep:
    """A step of a trial with what is needed to tell it: the question, the picks, the view then.

    ``view`` is that of whoever is asked: of another seat, where the step is a ``guess``, it shows
    hidden things that are made up. ``seen`` is the view of the trial's own seat, ``notes`` are
    those that it got between the step before and this one.
    """

    ask: Ask
    picks: Picks
    view: object
    notes: tuple[Note, ...]
    seen: object = None
    guess: bool = False


@dataclass(frozen=True, slots=True)
class TrialState:
    """How a trial stands: ``position`` is the seat's, with what it was told on the way.

    ``uncertain`` says that luck, a guess or something hidden played a part. The position's
    ``entry`` is that of the real match when the trial began. Where another seat is asked,
    ``other`` is its position in the determinization, with its question.
    """

    position: Position
    taken: tuple[ReplayedStep, ...]
    draft: Picks
    uncertain: bool
    other: Position | None = None

    @property
    def own_steps(self) -> int:
        """How many steps can be done for real: those before the first guess."""
        return next((n for n, step in enumerate(self.taken) if step.guess), len(self.taken))


@dataclass(frozen=True, slots=True)
class TrialSource:
    """Everything a trial is told from, fixed while the table was locked."""

    table: Table
    game: AnyGame
    header: Header
    entries: tuple[Entry, ...]
    snapshot: Snapshot | None


@dataclass(frozen=True, slots=True)
class Guess:
    """A click that lets computers answer for the others, at most ``most`` times."""

    most: int


TrialPosition = tuple[bytes, Sequence[Entry]]
"""What a trial goes on in: the state it begins with, and what was told since."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """A replayed trial: its state, its determinization, and the row to store.

    ``refused`` is why a click was refused, if one was.
    """

    tried: TrialState
    determinization: TrialPosition
    stored_trial: StoredTrial
    refused: Refusal | None


def replay(
    source: TrialSource,
    seat: str,
    stored_trial: StoredTrial,
    known: TrialPosition | None,
    click: Click | Guess | None,
) -> Replayed:
    """The trial up to its last step, then with what the click does to it.

    ``known`` is the determinization found for it before. Raises :class:`Refused` where the steps
    that are stored do not fit the rules.
    """
    game, header = source.game, source.header
    if known is None:
        # From the log at its beginning: sealed answers given since then must not change it.
        log = source.entries[: stored_trial.entry]
        seed, snapshot = stored_trial.seed, source.snapshot
        trial = Trial.begin(game, header, log, seat, seed=seed, snapshot=snapshot, waiting=True)
    else:
        origin, told = known
        trial = Trial.again(game, header, seat, seed=stored_trial.seed, origin=origin, told=told)
    determinization = (trial.determinization.origin, tuple(trial.determinization.told))
    taken: list[ReplayedStep] = []
    for step in stored_trial.steps:
        _take(trial, taken, step)
    refused: Refusal | None = None
    if isinstance(click, Guess):
        stored_trial = _guessed(trial, taken, stored_trial, click)
    elif click is not None:
        stored_trial, refused = _clicked(trial, taken, stored_trial, click)
    position = Position(
        table=source.table,
        seat=seat,
        entry=stored_trial.entry,
        over=trial.over,
        awaited=trial.awaited,
        view=trial.determinization.view(seat),
        ask=trial.ask,
        undo_steps=len(taken),
        notes=tuple(trial.visible_notes),
        game=game,
        aside=json.dumps([stored_trial.seed.hex(), stored_trial.steps]),
    )
    asked, other = trial.asked, None
    if asked is not None and asked.seat != seat:
        view = trial.determinization.view(asked.seat)
        other = replace(position, seat=asked.seat, view=view, ask=asked)
    tried = TrialState(position, tuple(taken), stored_trial.draft, trial.uncertain, other)
    return Replayed(tried, determinization, stored_trial, refused)


def _clicked(
    trial: Trial, taken: list[ReplayedStep], stored_trial: StoredTrial, click: Click
) -> tuple[StoredTrial, Refusal | None]:
    """Do what a click says; returns what is to be stored then, and why it was refused if it was."""
    ask = trial.asked
    if ask is None or ask.fingerprint != click.fingerprint:
        return stored_trial, StaleMove(phrase("host.refused.stale"))
    chosen = resolve(click.selection, ask, stored_trial.draft)
    if not chosen.is_answer:
        return replace(stored_trial, draft=chosen.picks), None
    try:
        _take(trial, taken, TrialStep(ask.fingerprint, chosen.picks))
    except Refused as refused:
        return stored_trial, IllegalMove(refused.reason, refused.ask)
    return replace(stored_trial, steps=tuple(trial.steps), draft=()), None


def _guessed(
    trial: Trial, taken: list[ReplayedStep], stored_trial: StoredTrial, guess: Guess
) -> StoredTrial:
    """Let computers answer for others, at most so often, until the seat itself is asked."""
    for _ in range(guess.most):
        ask = trial.asked
        if ask is None or ask.seat == trial.seat:
            break
        _take(trial, taken, TrialStep(ask.fingerprint, trial.computer_guess()))
    return replace(stored_trial, steps=tuple(trial.steps), draft=())


def _take(trial: Trial, taken: list[ReplayedStep], step: TrialStep) -> None:
    """Take a step and note it; raises :class:`Refused`, and changes nothing, where it does not
    fit.
    """
    ask, seen, notes = trial.asked, trial.determinization.view(trial.seat), trial.visible_notes
    before = sum(len(earlier.notes) for earlier in taken)
    view = seen if ask is None else trial.determinization.view(ask.seat)
    trial.answer(step.picks, step.fingerprint)
    assert ask is not None
    guess = ask.seat != trial.seat
    taken.append(ReplayedStep(ask, step.picks, view, tuple(notes[before:]), seen, guess))
