"""A match as one seat may know it: its position, its log, its standing order and its proof."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.model.table import Table
from games.core.ahead import Way
from games.core.facts import Note
from games.core.game import AnyGame, Standing
from games.core.match import Told
from games.core.steps import Ask


@dataclass(frozen=True, slots=True)
class Position:
    """What one seat (None: the public) may know of a match at one moment.

    Built under the table's lock and never changed afterwards, so that it may be drawn in a
    thread. ``entry`` is the number of entries in the log; ``notes`` are those heard since the
    entry asked for; ``standings`` is empty until the match is over. ``aside`` names what is not
    the real match but tried out: nothing drawn for the one may be shown for the other. Where
    ``can_undo`` is not possible, ``can_ask_undo`` says that there is an answer to ask about.
    ``order`` are the clauses of the seat's standing order, where it was asked for. ``ahead`` are
    the choices that answer more than the one question, ``again`` what the seat has picked when it
    was asked the same before; both are there only where the question is put to a person.
    """

    table: Table
    seat: str | None
    entry: int
    over: bool
    awaited: tuple[str, ...]
    view: object
    ask: Ask | None
    can_undo: bool
    notes: tuple[Note, ...]
    game: AnyGame
    standings: tuple[Standing, ...] = ()
    aside: str = ""
    can_ask_undo: bool = False
    order: tuple[str, ...] = ()
    ahead: tuple[Way, ...] = ()
    again: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class OrderSheet:
    """What a seat may leave as a standing order now; ``order`` is what it has left.

    ``span`` is None where no order can be left; ``clauses`` come in groups.
    """

    table: Table
    game: AnyGame
    seat: str
    view: object
    span: str | None
    clauses: Mapping[str, tuple[str, ...]]
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LogPage:
    """A page of everything that a seat has heard, oldest first; pages count from 0."""

    table: Table
    game: AnyGame
    notes: tuple[Told, ...]
    page: int
    pages: int


@dataclass(frozen=True, slots=True)
class Fairness:
    """The proof that nobody touched the dice: ``sha256(bytes.fromhex(seed)) == seed_hash``."""

    seed_hash: str
    seed: str
