"""Trials: a seat plays on in private and learns nothing that it may not know.

A trial is played in a determinization (:mod:`games.core.trials.determinization`) with chance
outcomes from a seed of its own. It follows from the log, the seat, that seed and the steps taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from games.core.fair import Dice
from games.core.game import AnyGame
from games.core.log import Entry, Header
from games.core.match import AnyMatch, Match, Refused
from games.core.phrase import phrase
from games.core.snapshots import Snapshot
from games.core.state import Note
from games.core.steps import Ask, Picks
from games.core.trials.determinization import (
    Determinization,
    Determinizer,
    entries_since_checkpoint,
)


class TrialStep(NamedTuple):
    """One answer given on a trial, with the fingerprint of the question it was given to.

    ``guessed_for`` is the other seat whose answer it is a guess of; None: the trial's own seat.
    """

    fingerprint: str
    picks: Picks
    guessed_for: str | None = None


class Trial:
    """A seat's private continuation; where another seat is asked, its answer can be guessed."""

    __slots__ = ("_begun", "_known", "_seed", "determinization", "seat", "steps")

    def __init__(self, determinization: Determinization, seed: bytes) -> None:
        self.determinization = determinization
        self._known = len(determinization.notes)
        self._begun = len(determinization.entries)
        self.seat = determinization.seat
        self.steps: list[TrialStep] = []
        self._seed = seed
        determinization.seed = seed

    @classmethod
    def begin(
        cls,
        game: AnyGame,
        header: Header,
        entries: Sequence[Entry],
        seat: str,
        *,
        seed: bytes,
        snapshot: Snapshot | None = None,
        waiting: bool = False,
    ) -> Trial:
        """A trial at the question that waits for ``seat``, or if ``waiting`` at one of others.

        Raises :class:`Refused` if the seat has no question and is not ``waiting``, if it has given
        a sealed answer that is not open yet, or if no determinization is found.
        """
        # A snapshot at every checkpoint: the nearer the last one, the less has to be resampled.
        match: AnyMatch = Match(game, header, entries, snapshot=snapshot, stride=1)
        ready = match.ask_for(seat) is not None or (waiting and seat not in match.answered)
        if match.over or not ready:
            raise Refused(phrase("core.refused.over" if match.over else "core.refused.not_asked"))
        origin, entries_since = entries_since_checkpoint(match)
        return cls(
            Determinizer(game, header, origin, entries_since, seat, seed).determinize(), seed
        )

    @classmethod
    def again(
        cls,
        game: AnyGame,
        header: Header,
        seat: str,
        *,
        seed: bytes,
        origin: bytes,
        told: Sequence[Entry],
    ) -> Trial:
        """Resume a trial in the determinization that was found when it began."""
        return cls(Determinization(game, header, origin, seat, told, Dice(seed)), seed)

    def __repr__(self) -> str:
        return f"<Trial of {self.seat}, {len(self.steps)} steps, {self.determinization!r}>"

    def answer(self, picks: Sequence[str], fingerprint: str | None = None) -> None:
        """Take a step; raises :class:`Refused`, and changes nothing, if it does not fit.

        Where the seat is not asked, the step guesses the answer of the seat that is.
        """
        asked = self.asked
        seat = self.seat if asked is None else asked.seat
        ask = self.determinization.step(seat, picks, fingerprint)
        guessed_for = None if seat == self.seat else seat
        self.steps.append(TrialStep(ask.fingerprint, tuple(picks), guessed_for))

    def computer_guess(self) -> Picks:
        """What a computer would answer for the other seat that is asked.

        Raises :class:`Refused` where no other seat is asked.
        """
        ask, game = self.asked, self.determinization.game
        if ask is None or ask.seat == self.seat:
            raise Refused(phrase("core.refused.not_asked"))
        dice = Dice(self._seed, f"guess/{len(self.steps)}")
        computer = game.computer(game.computer_kinds[0])
        return computer(ask, lambda: self.determinization.view(ask.seat), dice)

    def take(self, steps: Iterable[TrialStep]) -> None:
        """Take steps again that were taken before."""
        for step in steps:
            self.answer(step.picks, step.fingerprint)

    @property
    def ask(self) -> Ask | None:
        """The seat's open question, or None if another seat is asked or the match would be over."""
        return self.determinization.ask_for(self.seat)

    @property
    def asked(self) -> Ask | None:
        """The seat's open question, or else the first one that is put to another seat."""
        return self.ask or next(iter(self.determinization.pending), None)

    @property
    def awaited(self) -> tuple[str, ...]:
        """Who is asked now."""
        return self.determinization.awaited

    @property
    def over(self) -> bool:
        """Whether the match would be over here."""
        return self.determinization.over

    @property
    def visible_notes(self) -> list[Note]:
        """What the seat has been told since the trial began."""
        told = self.determinization.notes[self._known :]
        return [note for _, note in told if note.visible_to(self.seat)]

    @property
    def uncertain(self) -> bool:
        """Whether chance, guesses or hidden facts played a part: the real outcome may differ."""
        if any(step.guessed_for is not None for step in self.steps):
            return True
        fell = any(entry.kind == "chance" for entry in self.determinization.entries[self._begun :])
        # The end reveals everything that was hidden, and in a trial that was resampled.
        return fell or self.over or any(note.reveals for note in self.visible_notes)


def trial_of(match: AnyMatch, seat: str, seed: bytes) -> Trial:
    """Begin a trial of a match; the match does not change."""
    kept = match.snapshots[-1] if match.snapshots else None
    return Trial.begin(match.game, match.header, match.entries, seat, seed=seed, snapshot=kept)
