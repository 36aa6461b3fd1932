"""Plays matches by itself to find broken rules: the first tool every new game gets.

What counts as a failure: a dead end, an endless match, a failed audit, a replay that differs, an
undo that does not restore the position or reaches past a barrier, a checkpoint from which play
does not go on the same way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.fair import Dice
from games.core.game import AnyGame, Computer
from games.core.log import Entry
from games.core.match import STRIDE, AnyMatch, Match, Snapshot
from games.core.steps import Ask, Picks

ENDLESS = 20_000

Players = Mapping[str, Computer[Any]]


class Failure(Exception):
    """A rule found broken, with the log that shows it."""

    def __init__(self, why: str, entries: Sequence[Entry] = ()) -> None:
        super().__init__(f"{why} (after {len(entries)} entries)")
        self.why = why
        self.entries = tuple(entries)


class Rehearsal:
    """One self-played match, with every ``every``-th decision put to the full test (0: none)."""

    def __init__(
        self,
        game: AnyGame,
        seats: Sequence[str],
        players: Players,
        *,
        seed: bytes,
        options: Mapping[str, object] | None = None,
        every: int = 1,
    ) -> None:
        self.players = players
        self.every = every
        self.decisions = 0
        self.match: AnyMatch = Match.begin(
            game, seats, options, seed=seed, stride=1 if every else STRIDE
        )
        self._dice = {seat: Dice(seed, f"player:{seat}") for seat in seats}
        self._order = Dice(seed, "order")
        self._early: Snapshot | None = None

    def run(self) -> AnyMatch:
        """Play to the end; raises :class:`Failure`."""
        match = self.match
        while not match.over:
            if self.decisions == ENDLESS:
                raise Failure(f"not over after {ENDLESS} decisions", match.entries)
            self.step()
        if self.every:
            self._audit()
            self._same(Match(match.game, match.header, match.entries), "a replay")
            if self._early:
                self._re_enter(self._early)
            if not match.game.score(match.state):
                raise Failure("a finished match has no score", match.entries)
        return match

    def step(self) -> None:
        """One decision of one of the awaited seats."""
        match = self.match
        pending = match.pending
        if not pending:
            raise Failure("nobody is asked and the match is not over", match.entries)
        ask = pending[self._order.below(len(pending))]
        self._sound(ask)
        picks = self._decide(ask)
        self.decisions += 1
        if self.every and self.decisions % self.every == 0:
            self._tested(ask, picks)
        else:
            match.answer(ask.seat, picks)

    def _decide(self, ask: Ask) -> Picks:
        def look() -> object:
            return self.match.view(ask.seat)

        return self.players[ask.seat](ask, look, self._dice[ask.seat])

    def _sound(self, ask: Ask) -> None:
        if not 0 <= ask.low <= ask.high or len(ask.options) < ask.low or not ask.options:
            raise Failure(f"{ask.key}: a dead end for {ask.seat}", self.match.entries)
        if len(dict.fromkeys(ask.options)) != len(ask.options):
            raise Failure(f"{ask.key}: an option stands twice", self.match.entries)

    def _tested(self, ask: Ask, picks: Picks) -> None:
        """Answer, take it back, answer again, and look whether all is as it was."""
        match = self.match
        before, last_sealed = self._shape(), match.sealed and len(match.pending) == 1
        told = len(match.notes)
        added = match.answer(ask.seat, picks)
        barrier = len(added) > 1 or any(note.reveals for _, note in match.notes[told:])
        if match.undoable(ask.seat) is not None:
            if barrier or last_sealed:
                raise Failure(f"{ask.key}: undo reaches past a barrier", match.entries)
            after = self._shape()
            match.undo(ask.seat)
            if self._shape() != before:
                raise Failure(f"{ask.key}: undo does not restore the position", match.entries)
            match.answer(ask.seat, picks)
            if self._shape() != after:
                raise Failure(f"{ask.key}: the same answer leads elsewhere", match.entries)
        self._audit()
        if match.snapshots:
            self._re_enter(match.snapshots[-1])
            if self._early is None or self._order.below(8) == 0:
                self._early = match.snapshots[-1]

    def _shape(self) -> tuple[str, tuple[str, ...], int]:
        match = self.match
        return match.digest, tuple(a.fingerprint for a in match.pending), len(match.notes)

    def _audit(self) -> None:
        wrong = self.match.game.audit(self.match.state)
        if wrong:
            raise Failure("audit: " + "; ".join(wrong), self.match.entries)

    def _re_enter(self, snapshot: Snapshot) -> None:
        match = self.match
        twin = Match(match.game, match.header, match.entries, snapshot=snapshot)
        self._same(twin, "a checkpoint re-entered")

    def _same(self, twin: AnyMatch, what: str) -> None:
        match = self.match
        if twin.digest != match.digest or twin.pending != match.pending:
            raise Failure(f"{what} leads to another position", match.entries)
