"""Statistics of finished matches: what is stored of each, and what is read of many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

Dimension = Literal["people", "turn", "seat", "rivals"]
"""What win rates are divided by in every game; each kind of fact of a game is another one."""

DIMENSIONS: Final[tuple[Dimension, ...]] = ("people", "turn", "seat", "rivals")


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """A seat that a person held at the end: ``turns`` are the times they were waited for."""

    seat: str
    person_id: int
    turn: int
    points: int
    won: bool
    turns: int
    turn_seconds: float | None
    rolls: int | None = None
    rolled: int | None = None
    expected: float | None = None
    facts: frozenset[tuple[str, str]] = frozenset()
    titles: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """What is stored of a finished match."""

    table_id: int
    guild_id: int
    game: str
    people: int
    rounds: int
    answers: int
    seconds: float
    at: float
    seats: tuple[PlayedSeat, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class WinRate:
    """How many of ``matches`` were won by those of one kind.

    ``name`` is a number, a seat, the id of a fact, or a person's name. Head to head, ``wins`` are
    the matches in which one finished before the other.
    """

    name: str
    matches: int
    wins: int


@dataclass(frozen=True, slots=True)
class Length:
    """How long matches of a number of people took: the median time and the mean of the rounds."""

    people: int
    matches: int
    seconds: float
    rounds: float


@dataclass(frozen=True, slots=True)
class Streak:
    """The longest run of victories, and whose it was; ``running`` is the one that goes on."""

    name: str
    longest: int
    running: int


@dataclass(frozen=True, slots=True)
class Dice:
    """How many dice were rolled, their mean, and the mean to be expected."""

    rolls: int
    mean: float
    expected: float


@dataclass(frozen=True, slots=True)
class StatisticsPage:
    """Statistics of a person, or of everybody on a server (``person_id`` None), at one game.

    ``facts`` are the kinds of facts that the game has. ``turn_seconds`` is the median time that
    a turn took.
    """

    person_id: int | None
    name: str
    game: str
    games: tuple[str, ...]
    matches: int
    seats: int
    wins: int
    dimension: str
    facts: tuple[str, ...]
    rates: tuple[WinRate, ...]
    lengths: tuple[Length, ...]
    turn_seconds: float | None
    streak: Streak | None
    dice: Dice | None = None


@dataclass(frozen=True, slots=True)
class EarnedTitle:
    """A title that a person has earned in a match; ``game`` is "core" for one of all games."""

    person_id: int
    name: str
    game: str
    title: str
    table_id: int
    at: float


@dataclass(frozen=True, slots=True)
class Profile:
    """A person's titles on a server, the newest first, and how often each praise was given."""

    person_id: int
    name: str
    titles: Sequence[EarnedTitle]
    praises: Sequence[tuple[str, int]]
