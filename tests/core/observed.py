"""Collects everything that a match shows, so that two matches can be compared."""

from __future__ import annotations

from typing import NamedTuple

from games.core.log import Entry
from games.core.match import AnyMatch
from games.core.state import Note
from games.core.steps import Ask


class Position(NamedTuple):
    """The position of a match, without the log that led to it."""

    digest: str
    pending: tuple[Ask, ...]
    sealed: bool
    over: bool
    notes: tuple[Note, ...]
    undoable: tuple[bool, ...]


class ObservedMatch(NamedTuple):
    """A position and the log that led to it."""

    position: Position
    entries: tuple[Entry, ...]
    told: tuple[int, ...]


def position(match: AnyMatch) -> Position:
    """The views, questions and possible undos of a match."""
    return Position(
        digest=match.digest,
        pending=match.pending,
        sealed=match.sealed,
        over=match.over,
        notes=tuple(told.note for told in match.notes),
        undoable=tuple(match.undoable(seat) is not None for seat in match.header.seats),
    )


def observed(match: AnyMatch) -> ObservedMatch:
    """All of it."""
    told = tuple(told.number for told in match.notes)
    return ObservedMatch(position(match), tuple(match.entries), told)
