"""Analyses a finished match: everybody's chances of winning by round, and its turning points.

A turning point is an answer around which its seat's chance of winning changed most. For each one
a search tells what an expert would have answered, from what the seat knew at that moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from games.core.fair import Dice
from games.core.game import AnyGame
from games.core.log import Entry, Header, live
from games.core.match import AnyMatch, Match
from games.core.past.score_history import replay_observed
from games.core.search.position_sampler import PositionSampler
from games.core.search.root_search import is_searched, search
from games.core.search.verdict import Verdict
from games.core.state import BaseState
from games.core.steps import Ask, Checkpoint, Picks, Together

TURNING_POINTS: Final = 3
SEARCHED: Final = 8
"""How many answers are searched to find the turning points."""
LOOKS: Final = 24
"""The most playouts of each search."""


class TurningPoint(NamedTuple):
    """An answer that mattered, with the seat's chance of winning before it and a round later.

    ``number`` is its entry in the log; ``view`` is what the seat saw, ``board`` what everybody saw.
    """

    number: int
    round: int
    before: float
    after: float
    ask: Ask
    picks: Picks
    view: Any
    board: Any
    verdict: Verdict

    @property
    def agreed(self) -> bool:
        """Whether the expert would have answered the same."""
        return self.verdict.best == self.picks


class Analysis(NamedTuple):
    """The chances of winning of each seat at the start of each round, then the result."""

    chances: dict[str, tuple[float, ...]]
    turning_points: tuple[TurningPoint, ...]


class _Decision(NamedTuple):
    """An answer to a searched question, and everybody's prospects before it."""

    number: int
    round: int
    seat: str
    picks: Picks
    prospects: tuple[float, ...]


class _Swing(NamedTuple):
    """A decision with its seat's chance of winning before it, and when the next round began."""

    decision: _Decision
    before: float
    after: float


def analysed(game: AnyGame, header: Header, entries: Sequence[Entry]) -> Analysis:
    """The analysis of a finished match; it follows from the log.

    Raises ``ValueError`` for a running match and for a game whose chances are not fitted, and
    ``Diverged`` where the rules do not replay the log.
    """
    course = _Course(game, header, entries)
    match = replay_observed(game, header, course.script, course)
    if not match.over:
        raise ValueError("the match is not over")
    won = {final.seat for final in game.score(match.state) if final.won}
    result = tuple(float(seat in won) for seat in header.seats)
    rows = [*course.rows(len(won)), result]
    curves = {seat: tuple(row[place] for row in rows) for place, seat in enumerate(header.seats)}
    swings: list[_Swing] = []
    for each in course.decisions:
        row = course.row(each.prospects, each.round, len(won))
        curve = curves[each.seat]
        # The curve has the start of the next round at the number of this one.
        after = curve[min(each.round, len(curve) - 1)]
        swings.append(_Swing(each, row[header.seats.index(each.seat)], after))
    points = [
        _turning_point(game, header, course.script, swing)
        for swing in _one_a_round(swings)[:SEARCHED]
    ]
    # What an expert would have done otherwise comes first.
    points.sort(key=lambda each: (each.agreed, -abs(each.after - each.before)))
    chosen = sorted(points[:TURNING_POINTS], key=lambda each: each.number)
    return Analysis(curves, tuple(chosen))


def _one_a_round(swings: Sequence[_Swing]) -> list[_Swing]:
    """The greatest swing of each round, the greatest first."""
    found: dict[int, _Swing] = {}
    for swing in sorted(swings, key=lambda swing: -abs(swing.after - swing.before)):
        found.setdefault(swing.decision.round, swing)
    return list(found.values())


class _Course:
    """Observes a replay: prospects at the start of each round, and searched answers."""

    def __init__(self, game: AnyGame, header: Header, entries: Sequence[Entry]) -> None:
        if game.chances is None:
            raise ValueError("the chances of this game are not fitted")
        self._game = game
        self._header = header
        self._chances = game.chances
        self._people = header.people or len(header.seats)
        self._place = 0
        self._prospects: list[list[float]] = []
        self.script = [entry for entry in live(entries) if entry.kind != "undo"]
        self.decisions: list[_Decision] = []

    def __call__(self, state: BaseState, step: Ask | Together | Checkpoint | None) -> None:
        number = self._game.round_of(state)
        while len(self._prospects) < number:
            self._prospects.append(self._all_prospects(state))
        if isinstance(step, Checkpoint) or step is None:
            return
        while self._place < len(self.script) and self.script[self._place].kind == "chance":
            self._place += 1
        if self._place == len(self.script):
            return
        if isinstance(step, Together):
            # Simultaneous answers are not searched.
            self._place += len(step.asks)
            return
        entry = self.script[self._place]
        self._place += 1
        if is_searched(self._game, step):
            prospects = self._all_prospects(state)
            self.decisions.append(
                _Decision(entry.number, number, step.seat, entry.picks, tuple(prospects))
            )

    def rows(self, winners: int) -> list[tuple[float, ...]]:
        """The chances of all seats at the start of each round."""
        return [self.row(row, number, winners) for number, row in enumerate(self._prospects, 1)]

    def row(self, prospects: Sequence[float], number: int, winners: int) -> tuple[float, ...]:
        """The chances of all seats with these prospects."""
        return self._chances.of_seats(self._people, prospects, number, winners)

    def _all_prospects(self, state: BaseState) -> list[float]:
        return [self._game.prospects(state, seat) for seat in self._header.seats]


def _turning_point(
    game: AnyGame, header: Header, script: Sequence[Entry], swing: _Swing
) -> TurningPoint:
    """The answer searched again, from the log up to its question."""
    decision = swing.decision
    before = [entry for entry in script if entry.number < decision.number]
    match: AnyMatch = Match(game, header, before, stride=1)
    ask = match.ask_for(decision.seat)
    assert ask is not None
    assert game.search is not None

    def get_sampler(seed: bytes) -> PositionSampler:
        return PositionSampler.of(game, header, before, decision.seat, seed=seed)

    verdict = search(
        game,
        ask,
        partial(match.view, decision.seat),
        Dice(b"analysis", f"{header.seed_hash}/{decision.number}"),
        get_sampler,
        min(LOOKS, game.search.looks),
        decision.picks,
    )
    return TurningPoint(
        number=decision.number,
        round=decision.round,
        before=swing.before,
        after=swing.after,
        ask=ask,
        picks=decision.picks,
        view=match.view(decision.seat),
        board=match.view(None),
        verdict=verdict,
    )
