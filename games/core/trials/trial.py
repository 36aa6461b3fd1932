"""Trying moves out: a seat plays on in private and learns nothing that it does not know.

A trial goes on in a possible world (see :mod:`games.core.trials.worlds`) with luck from a seed of
its own. All of it follows from the log, the seat, that seed and the steps taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from games.core.facts import Note
from games.core.fair import Dice
from games.core.game import AnyGame
from games.core.log import Entry, Header
from games.core.match import AnyMatch, Match, Refused
from games.core.phrase import phrase
from games.core.snapshots import Snapshot
from games.core.steps import Ask, Picks
from games.core.trials.worlds import Search, World, tale_of


class Step(NamedTuple):
    """One answer given on a trial, with the fingerprint of the question it was given to."""

    fingerprint: str
    picks: Picks


class Trial:
    """A seat's private way on from its question; ends where somebody else is asked."""

    __slots__ = ("_begun", "_known", "seat", "steps", "world")

    def __init__(self, world: World, seed: bytes) -> None:
        self.world = world
        self._known = len(world.notes)
        self._begun = len(world.entries)
        self.seat = world.seat
        self.steps: list[Step] = []
        world.seed = seed

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
    ) -> Trial:
        """A trial at the question that waits for ``seat``.

        Raises :class:`Refused` where nothing is asked of the seat, or where no world is found
        that it could not tell from the real one.
        """
        # Told with every checkpoint kept: the nearer it is, the less has to be guessed.
        match: AnyMatch = Match(game, header, entries, snapshot=snapshot, stride=1)
        if match.ask_for(seat) is None:
            raise Refused(phrase("core.refused.over" if match.over else "core.refused.not_asked"))
        origin, tale = tale_of(match)
        return cls(Search(game, header, origin, tale, seat, seed).found(), seed)

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
        """A trial begun before, at the world that was found for it then."""
        return cls(World(game, header, origin, seat, told, Dice(seed)), seed)

    def __repr__(self) -> str:
        return f"<Trial of {self.seat}, {len(self.steps)} steps, {self.world!r}>"

    def answer(self, picks: Sequence[str], fingerprint: str | None = None) -> None:
        """Take a step; raises :class:`Refused`, and changes nothing, where it does not fit."""
        ask = self.world.step(picks, fingerprint)
        self.steps.append(Step(ask.fingerprint, tuple(picks)))

    def take(self, steps: Iterable[Step]) -> None:
        """Take the steps of an earlier telling of this trial."""
        for step in steps:
            self.answer(step.picks, step.fingerprint)

    @property
    def ask(self) -> Ask | None:
        """The question that waits for the seat, None where the trial has come to its end."""
        return self.world.ask_for(self.seat)

    @property
    def awaited(self) -> tuple[str, ...]:
        """Who is asked now."""
        return self.world.awaited

    @property
    def over(self) -> bool:
        """Whether the match would be over here."""
        return self.world.over

    @property
    def heard(self) -> list[Note]:
        """What the seat has been told since the trial began."""
        told = self.world.notes[self._known :]
        return [note for _, note in told if note.heard_by(self.seat)]

    @property
    def uncertain(self) -> bool:
        """Whether luck or something hidden played a part: for real it may come otherwise."""
        fell = any(entry.kind == "chance" for entry in self.world.entries[self._begun :])
        # At the end everything is laid open, and what was hidden is the trial's own invention.
        return fell or self.over or any(note.reveals for note in self.heard)


def trial_of(match: AnyMatch, seat: str, seed: bytes) -> Trial:
    """A trial of the match as it stands; the match is left alone."""
    kept = match.snapshots[-1] if match.snapshots else None
    return Trial.begin(match.game, match.header, match.entries, seat, seed=seed, snapshot=kept)
