"""Phrases: message ids with arguments, which the host turns into sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Union

Arg = Union[str, int, "Phrase", tuple["Phrase", ...]]


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message of ``locales/`` with the facts it needs.

    ``key`` uses dots ("deus.turn"); the Fluent id is the same with dashes ("deus-turn").
    An argument may be another phrase (a card's name inside a sentence) or a tuple of
    phrases (a list, joined the way the reader's language joins lists).
    """

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.key, frozenset(self.args.items())))


SEAT = "core.seat"
BRIEF = "core.brief"


def phrase(key: str, /, **args: Arg) -> Phrase:
    """Make a phrase: ``phrase("deus.note.gold", seat=seat_name(s), count=3)``."""
    return Phrase(key, args)


@cache
def seat_name(seat: str) -> Phrase:
    """The name of the person at ``seat``; the host fills it in.

    Cached, because a match holds thousands of them.
    """
    return Phrase(SEAT, {"seat": seat})


def briefly(said: Phrase) -> Phrase:
    """The ``brief`` form of a message, if it has one, for pictures with little room."""
    return Phrase(BRIEF, {"said": said})


def side(seat: str, count: int) -> Phrase:
    """How strong one side of a fight is."""
    return Phrase("core.side", {"seat": seat_name(seat), "count": count})


@dataclass(frozen=True, slots=True)
class Change:
    """A fact that differs: its ``path`` in the view, and ``what`` happened to it in words.

    A path that ends in "?" names a thing that has come or gone as a whole.
    """

    path: str
    what: Phrase
