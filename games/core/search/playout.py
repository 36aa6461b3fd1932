"""Plays a position on by driving the rules directly: no entries, notes or fingerprints."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

from games.core.fair import Dice, outcome
from games.core.game import AnyGame, Computer
from games.core.log import Entry
from games.core.search.position_sampler import SampledPosition
from games.core.steps import Ask, Chance, Checkpoint, Picks, Procedure, Reply, Step, Together

MAX_STEPS: Final = 4000
"""After so many steps a playout is evaluated where it stands."""
VICTORY: Final = 100.0
"""What a match that is won counts beside the prospects at its end; a lost one counts as less."""


class Reached(NamedTuple):
    """Where a playout ended: the seat's prospects, and its points by category."""

    value: float
    points: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Playouts:
    """Plays positions on for ``seat``; ``policy`` answers for everybody."""

    game: AnyGame
    seat: str
    policy: Computer[Any]
    rounds: int

    def play_on(self, position: SampledPosition, picks: Picks, luck: bytes) -> Reached:
        """Where the seat stands some rounds after it has answered with ``picks``.

        Equal ``luck`` gives equal draws wherever the same things are drawn.
        """
        return _Playout(self, position, picks, luck).run()


class _Playout:
    """One playout: the state, what is still scripted, and the luck."""

    def __init__(
        self, playouts: Playouts, position: SampledPosition, picks: Picks, luck: bytes
    ) -> None:
        self._playouts = playouts
        self._state = playouts.game.codec.load(position.origin)
        self._script: deque[Entry] = deque(position.script)
        self._picks: Picks | None = picks
        self._luck = luck
        self._dice = Dice(luck, "policy")
        self._draws: Counter[str] = Counter()
        self._until: int | None = None

    def run(self) -> Reached:
        game, state = self._playouts.game, self._state
        procedure: Procedure[None] = game.play(state)
        reply: Reply = None
        for _ in range(MAX_STEPS):
            try:
                step = procedure.send(reply)
            except StopIteration:
                return self._reached(self._at_the_end())
            state.told.clear()
            if self._is_far_enough(step):
                break
            reply = self._reply(step)
        procedure.close()
        return self._reached(game.prospects(state, self._playouts.seat))

    def _reached(self, value: float) -> Reached:
        points = self._playouts.game.score_breakdown(self._state)
        return Reached(value, points[self._playouts.seat])

    def _at_the_end(self) -> float:
        game, seat = self._playouts.game, self._playouts.seat
        won = any(final.won for final in game.score(self._state) if final.seat == seat)
        return game.prospects(self._state, seat) + (VICTORY if won else -VICTORY)

    def _is_far_enough(self, step: Step) -> bool:
        if self._until is None or isinstance(step, Chance):
            return False
        return self._playouts.game.round_of(self._state) >= self._until

    def _reply(self, step: Step) -> Reply:
        if isinstance(step, Checkpoint):
            return None
        if isinstance(step, Chance):
            return self._drawn(step)
        if isinstance(step, Together):
            return self._together(step)
        return self._script.popleft().picks if self._script else self._answer(step)

    def _drawn(self, step: Chance) -> Picks:
        if self._script:
            return self._script.popleft().picks
        self._draws[step.key] += 1
        return outcome(self._luck, self._draws[step.key], step)

    def _together(self, step: Together) -> Mapping[str, Picks]:
        if self._script:
            given = [self._script.popleft() for _ in step.asks]
            return {entry.seat or "": entry.picks for entry in given}
        return {ask.seat: self._answer(ask) for ask in step.asks}

    def _answer(self, ask: Ask) -> Picks:
        playouts = self._playouts
        if self._picks is not None and ask.seat == playouts.seat:
            picks, self._picks = self._picks, None
            self._until = playouts.game.round_of(self._state) + playouts.rounds
            return picks
        if len(ask.options) == 1 and ask.low == 1:
            return ask.options
        get_view = partial(playouts.game.view, self._state, ask.seat)
        picks = playouts.policy(ask, get_view, self._dice)
        if len(picks) > 1:
            picks = tuple(option for option in ask.options if option in picks)
        return picks
