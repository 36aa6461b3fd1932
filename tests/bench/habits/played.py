"""Plays matches of the best computers and keeps every decision, for counters of habits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from games.core.fair import Dice
from games.core.game import Computer, find
from games.core.match import AnyMatch
from games.core.steps import Ask, Picks
from tests.bench.habits.spreads import Spreads
from tests.harness.cases import Case, Cell


@dataclass(frozen=True)
class Decision:
    """A question, what its seat saw, the answer, and how many log entries stood before it."""

    ask: Ask
    view: Any
    picks: Picks
    entries: int

    @property
    def key(self) -> str:
        """The question's name without its prefix: "march-to"."""
        return self.ask.key.rpartition(".")[2]


@dataclass(frozen=True)
class PlayedMatch:
    """A finished match with its decisions in order."""

    match: AnyMatch
    decisions: list[Decision]

    @property
    def steps(self) -> list[tuple[Decision, Decision]]:
        """Every decision with the one that followed it, whose view shows what it has led to."""
        return list(zip(self.decisions, self.decisions[1:], strict=False))


class Share(NamedTuple):
    """How often something was done, of how many times it could have been."""

    done: int
    of: int

    def plus(self, other: Share) -> Share:
        """Both together."""
        return Share(self.done + other.done, self.of + other.of)

    def __str__(self) -> str:
        part = f" ({100 * self.done / self.of:.1f} %)" if self.of else ""
        return f"{self.done} of {self.of}{part}"


Count = Callable[[PlayedMatch], Share]


@dataclass(frozen=True)
class GameHabits:
    """What is counted for a game: how answers spread, and ``foolish`` decisions by name.

    A foolish decision is one that no position justifies; each counter's docstring defines it.
    """

    spreads: Spreads = field(default_factory=Spreads)
    foolish: Mapping[str, Count] = field(default_factory=dict)


class _Recorder:
    """A computer player whose decisions are kept."""

    def __init__(self, computer: Computer[Any], match: AnyMatch, kept: list[Decision]) -> None:
        self.computer, self.match, self.kept = computer, match, kept

    def __call__(self, ask: Ask, get_view: Callable[[], Any], dice: Dice) -> Picks:
        """The computer's answer."""
        view = get_view()
        picks = self.computer(ask, lambda: view, dice)
        self.kept.append(Decision(ask, view, picks, len(self.match.entries)))
        return picks


def play(name: str, number: int) -> PlayedMatch:
    """Play the match of that number; the numbers of people take turns."""
    game = find(name)
    cell = Cell(Case(name, game.people[number % len(game.people)]), game.computer_kinds[0])
    selfplay_match = cell.selfplay_match(number, seed="habits", every=0)
    kept: list[Decision] = []
    selfplay_match.players = {
        seat: _Recorder(computer, selfplay_match.match, kept)
        for seat, computer in selfplay_match.players.items()
    }
    return PlayedMatch(selfplay_match.run(), kept)
