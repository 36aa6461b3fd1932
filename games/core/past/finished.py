"""A finished match as statistics and titles read it: its end, its scores and all that was told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from games.core.learn.glossary import Glossary
from games.core.phrase import SEAT, Arg, Phrase
from games.core.state import BaseState

if TYPE_CHECKING:
    from games.core.game import FinalScore

S = TypeVar("S", bound=BaseState)

Points = Mapping[str, Mapping[str, int]]
"""Each seat's points by category, as :data:`games.core.game.ScoreBreakdown`."""


class Fact(NamedTuple):
    """A thing of the game that a seat had: kind and id of its article in the glossary."""

    kind: str
    id: str


@dataclass(frozen=True)
class FinishedMatch(Generic[S]):
    """The end of a match, its scores, the points after each round, and every note.

    Nothing is hidden any more, so notes to single seats are among them. ``told`` leaves out what
    was taken back.
    """

    state: S
    scores: tuple[FinalScore, ...]
    rounds: tuple[Points, ...]
    told: tuple[Phrase, ...]

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats in their order."""
        return self.state.seats

    @cached_property
    def by_seat(self) -> Mapping[str, FinalScore]:
        """The final score of each seat."""
        return {score.seat: score for score in self.scores}

    def won(self, seat: str) -> bool:
        """Whether the seat is among the winners."""
        return self.by_seat[seat].won

    def points(self, seat: str) -> int:
        """The final points of a seat."""
        return self.by_seat[seat].points

    def category(self, seat: str, category: str) -> int:
        """The final points of a seat in one category of the score breakdown."""
        return self.rounds[-1][seat].get(category, 0)

    def lead(self, seat: str) -> int:
        """How many points the seat is ahead of the best seat that has not won with it."""
        rivals = [s.points for s in self.scores if s.seat != seat and not s.won]
        return self.points(seat) - max(rivals, default=self.points(seat))

    def place_after(self, seat: str, round_number: int) -> int:
        """The seat's place by points after a round, counted from 1; equals share the better."""
        totals = {s: sum(points.values()) for s, points in self.rounds[round_number - 1].items()}
        return 1 + sum(total > totals[seat] for total in totals.values())

    def comeback(self, seat: str) -> bool:
        """Whether a winner was last, and not level with anybody, halfway through the rounds."""
        half = len(self.rounds) // 2
        if not self.won(seat) or half < 1:
            return False
        totals = {s: sum(points.values()) for s, points in self.rounds[half - 1].items()}
        return all(totals[seat] < total for s, total in totals.items() if s != seat)

    def notes(self, key: str, seat: str | None = None, role: str = "seat") -> list[Phrase]:
        """The notes of a key; with ``seat`` those that name it in the argument ``role``."""
        return [
            note
            for note in self._by_key.get(key, ())
            if seat is None or seat in _seats_in(note.args.get(role))
        ]

    def times(self, key: str, seat: str, role: str = "seat") -> int:
        """How often a note of that key names the seat in the argument ``role``."""
        return len(self.notes(key, seat, role))

    def total(self, key: str, seat: str, argument: str, role: str = "seat") -> int:
        """The sum of a number over the notes of a seat."""
        found = (note.args.get(argument) for note in self.notes(key, seat, role))
        return sum(value for value in found if isinstance(value, int))

    def named(self, key: str, seat: str, argument: str, role: str = "seat") -> list[str]:
        """The keys of the phrases in an argument of the seat's notes, in order."""
        notes = self.notes(key, seat, role)
        return [said.key for note in notes for said in _phrases(note.args.get(argument))]

    def texts(self, key: str, seat: str, argument: str, role: str = "seat") -> list[str]:
        """The texts in an argument of the seat's notes, such as names of places, in order."""
        found = (note.args.get(argument) for note in self.notes(key, seat, role))
        return [value for value in found if isinstance(value, str)]

    @cached_property
    def _by_key(self) -> Mapping[str, Sequence[Phrase]]:
        found: dict[str, list[Phrase]] = {}
        for note in self.told:
            found.setdefault(note.key, []).append(note)
        return found


def _seats_in(value: Arg | None) -> list[str]:
    return [str(p.args["seat"]) for p in _phrases(value) if p.key == SEAT]


def _phrases(value: Arg | None) -> Iterator[Phrase]:
    if isinstance(value, Phrase):
        yield value
    elif isinstance(value, tuple):
        yield from value


def facts_named(glossary: Glossary, names: Iterable[str]) -> Iterator[Fact]:
    """The facts of articles by the keys of their names; other names are left out."""
    for name in names:
        article = glossary.named.get(name)
        if article is not None:
            yield Fact(article.kind, article.id)


class DiceLuck(NamedTuple):
    """What a seat rolled in a match: how many dice, their sum, and the sum to be expected."""

    rolls: int
    total: int
    expected: float


Luck = Mapping[str, DiceLuck]
"""The dice of each seat; seats without any are left out."""


def no_luck(match: FinishedMatch[Any]) -> Luck:
    """The luck of a game without dice, or in which no roll is better than another."""
    return {}


Facts = Mapping[str, frozenset[Fact]]
"""What each seat had, by seat."""


def no_facts(match: FinishedMatch[Any]) -> Facts:
    """The facts of a game that tells none."""
    return {}


@dataclass(frozen=True, slots=True)
class Title:
    """A title that a seat earns by how it played.

    ``name`` and ``how`` are its words, ``earned`` is a pure function of a finished match.
    """

    id: str
    name: Phrase
    how: Phrase
    earned: Callable[[FinishedMatch[Any], str], bool]


class Titles(tuple[Title, ...]):
    """All titles of a game."""

    def of(self, match: FinishedMatch[Any], seat: str) -> list[Title]:
        """The titles that a seat has earned in a match."""
        return [title for title in self if title.earned(match, seat)]

    @cached_property
    def by_id(self) -> Mapping[str, Title]:
        """The titles by their ids."""
        return {title.id: title for title in self}


NO_TITLES: Final = Titles()
