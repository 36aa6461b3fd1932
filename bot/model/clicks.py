"""A click on an item of a question: the question it was made for, and what it selects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.errors import Refusal
from bot.model.match import Position
from games.core.steps import Ask, Picks

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class CombinedAnswers:
    """Answers to the questions behind the first one, given with the same click.

    ``places`` are where the answers stand in the option lists of their questions. ``fingerprint``
    is that of the last of these questions; the click is stale where another question comes up.
    """

    places: tuple[int, ...]
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Places:
    """Answer with the options at these places of the list; no place answers with nothing."""

    places: tuple[int, ...]
    combined: CombinedAnswers | None = None


@dataclass(frozen=True, slots=True)
class Options:
    """Answer with these options, named by their ids."""

    options: tuple[str, ...]
    combined: CombinedAnswers | None = None


@dataclass(frozen=True, slots=True)
class Drafted:
    """Answer with everything that has been picked so far."""


@dataclass(frozen=True, slots=True)
class AllOptions:
    """Answer with every option of the list."""


@dataclass(frozen=True, slots=True)
class Toggle:
    """Pick the option at this place, or take it back. The answer once no more can be picked."""

    place: int


@dataclass(frozen=True, slots=True)
class PagePicks:
    """Replace the picks among the places from ``first`` to before ``end`` by ``places``.

    Picks outside of that page stay. The answer once no more can be picked.
    """

    first: int
    end: int
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ClearDraft:
    """Forget what has been picked so far."""


@dataclass(frozen=True, slots=True)
class Unchanged:
    """Change nothing: only another page of the same question is wanted."""


Selection = Places | Options | Drafted | AllOptions | Toggle | PagePicks | ClearDraft | Unchanged
"""What an item of a question does to its picks."""


@dataclass(frozen=True, slots=True)
class Click:
    """A click on an item of a question.

    ``entry`` is the length of the log that the person saw (on a trial: the number of its steps),
    ``fingerprint`` that of the question the item was made for.
    """

    seat: str
    entry: int
    fingerprint: str
    selection: Selection


@dataclass(frozen=True, slots=True)
class Resolved:
    """The picks of a selection, and whether they answer the question.

    Where they do not, they are kept as its draft.
    """

    picks: Picks
    is_answer: bool
    combined: CombinedAnswers | None = None


@dataclass(frozen=True, slots=True)
class ClickResult(Generic[T]):
    """What came of a click: ``shown`` is what its person is shown next.

    ``answered`` is the position of the seat right after its answer; None where no answer was
    given. ``refused`` is a :class:`bot.errors.StaleMove` or :class:`bot.errors.IllegalMove` where
    the click has changed nothing; ``shown`` is how things stand now.
    """

    shown: T
    answered: Position | None = None
    refused: Refusal | None = None


def resolve(selection: Selection, ask: Ask, draft: Sequence[str]) -> Resolved:
    """Apply a selection to the question and to what has been picked of it so far.

    A place that is not in the list selects nothing.
    """
    match selection:
        case Places(places, combined):
            return Resolved(_at(ask, places), is_answer=True, combined=combined)
        case Options(options, combined):
            return Resolved(options, is_answer=True, combined=combined)
        case Drafted():
            return Resolved(tuple(draft), is_answer=True)
        case AllOptions():
            return Resolved(ask.options, is_answer=True)
        case Toggle(place):
            return _drafted(ask, {*draft} ^ {*_at(ask, (place,))})
        case PagePicks(first, end, places):
            elsewhere = {*draft} - {*ask.options[first:end]}
            return _drafted(ask, elsewhere | {*_at(ask, places)})
        case ClearDraft():
            return Resolved((), is_answer=False)
        case Unchanged():
            return Resolved(tuple(draft), is_answer=False)


def needs_draft(selection: Selection) -> bool:
    """Whether a selection depends on what has been picked so far."""
    return isinstance(selection, Drafted | Toggle | PagePicks | Unchanged)


def _at(ask: Ask, places: Sequence[int]) -> Picks:
    return tuple(ask.options[place] for place in places if 0 <= place < len(ask.options))


def _drafted(ask: Ask, picked: set[str]) -> Resolved:
    """The picks in the order of the list; as many as are possible are the answer."""
    picks = tuple(option for option in ask.options if option in picked)
    return Resolved(picks, is_answer=len(picks) == ask.high)
