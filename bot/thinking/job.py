"""Thinking jobs: a position of a match and the budget for a search in it."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, Protocol, TypeVar, runtime_checkable

from games.core.fair import Dice
from games.core.game import AnyGame, find
from games.core.log import Entry, Header
from games.core.match import AnyMatch, Match
from games.core.past.analysis import Analysis, analysed
from games.core.search.position_sampler import PositionSampler
from games.core.search.root_search import expert_answer, search
from games.core.search.verdict import Verdict
from games.core.snapshots import Snapshot
from games.core.steps import Ask, Picks

T_co = TypeVar("T_co", covariant=True)


@runtime_checkable
class Job(Protocol[T_co]):
    """Something that a thinking process works out; it can be pickled, and so can its answer."""

    def run(self) -> T_co:
        """The answer."""
        ...


@dataclass(frozen=True, slots=True)
class _PositionJob:
    """The log so far, the asked seat, its dice and the number of playouts.

    The answer follows from these, on any machine; ``snapshot`` only saves time.
    """

    header: Header
    entries: tuple[Entry, ...]
    snapshot: Snapshot | None
    seat: str
    dice: Dice
    looks: int

    def _position(self) -> _Position:
        game = find(self.header.game, self.header.edition)
        match: AnyMatch = Match(game, self.header, self.entries, snapshot=self.snapshot, stride=1)
        ask = match.ask_for(self.seat)
        assert ask is not None

        def get_sampler(seed: bytes) -> PositionSampler:
            # The search samples from what the seat knows; it never sees the match itself.
            return PositionSampler.of(
                game, self.header, self.entries, self.seat, seed=seed, snapshot=self.snapshot
            )

        return _Position(game, ask, partial(match.view, self.seat), get_sampler)


class _Position(NamedTuple):
    """What a search needs."""

    game: AnyGame
    ask: Ask
    get_view: Callable[[], object]
    get_sampler: Callable[[bytes], PositionSampler]


class ThinkingJob(_PositionJob):
    """A question to an expert."""

    __slots__ = ()

    def run(self) -> Picks:
        """The expert's answer to the question that waits for the seat."""
        at = self._position()
        return expert_answer(
            at.game, at.ask, at.get_view, copy(self.dice), at.get_sampler, self.looks
        )


class HintJob(_PositionJob):
    """A person's question to the expert, which has to be one that the search answers."""

    __slots__ = ()

    def run(self) -> Verdict:
        """The best answer to the question that waits for the seat, and how sure it is."""
        at = self._position()
        return search(at.game, at.ask, at.get_view, copy(self.dice), at.get_sampler, self.looks)


@dataclass(frozen=True, slots=True)
class AnalysisJob:
    """A finished match to analyse."""

    header: Header
    entries: tuple[Entry, ...]

    def run(self) -> Analysis:
        """The chances of winning by round, and the turning points."""
        game = find(self.header.game, self.header.edition)
        return analysed(game, self.header, self.entries)
