"""Everything a match shows of itself, so that two can be compared."""

from __future__ import annotations

from typing import NamedTuple

from games.core.facts import Note
from games.core.log import Entry
from games.core.match import AnyMatch
from games.core.steps import Ask


class Position(NamedTuple):
    """Where a match stands, whatever its log says about the way there."""

    digest: str
    pending: tuple[Ask, ...]
    sealed: bool
    over: bool
    notes: tuple[Note, ...]
    undoable: tuple[bool, ...]


class Shape(NamedTuple):
    """A position and the log that led to it."""

    position: Position
    entries: tuple[Entry, ...]
    told: tuple[int, ...]


def position(match: AnyMatch) -> Position:
    """What people would see and could do."""
    return Position(
        digest=match.digest,
        pending=match.pending,
        sealed=match.sealed,
        over=match.over,
        notes=tuple(told.note for told in match.notes),
        undoable=tuple(match.undoable(seat) is not None for seat in match.header.seats),
    )


def shape(match: AnyMatch) -> Shape:
    """All of it."""
    told = tuple(told.number for told in match.notes)
    return Shape(position(match), tuple(match.entries), told)
