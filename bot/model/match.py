"""A match as one seat may know it: position, log page, standing order, seed proof."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.model.table import Table
from games.core.combined_questions import CombinedAnswer
from games.core.game import AnyGame, FinalScore
from games.core.match import LoggedNote
from games.core.state import Note
from games.core.steps import Ask


@dataclass(frozen=True, slots=True)
class Position:
    """What one seat (None: the public) may know of a match at one moment.

    Built under the table's lock and never changed afterwards, so that it may be drawn in a thread.
    ``entry`` is the number of entries in the log; ``notes`` are those since the requested entry;
    ``final_scores`` is empty until the match is over. ``aside`` identifies a trial that is not the
    real match: pictures of one must not be shown for the other. The seat may take back its last
    ``undo_steps`` answers on its own; where there are none, ``can_ask_undo`` says whether there is
    an answer to ask about. ``order`` holds the clauses of
    the seat's standing order, where requested. ``combined_answers`` are the choices that answer
    several questions, ``picked_before`` what the seat picked when it was last asked the same; both
    are set only where the question is put to a person.
    """

    table: Table
    seat: str | None
    entry: int
    over: bool
    awaited: tuple[str, ...]
    view: object
    ask: Ask | None
    undo_steps: int
    notes: tuple[Note, ...]
    game: AnyGame
    final_scores: tuple[FinalScore, ...] = ()
    aside: str = ""
    can_ask_undo: bool = False
    order: tuple[str, ...] = ()
    combined_answers: tuple[CombinedAnswer, ...] = ()
    picked_before: frozenset[str] = frozenset()

    @property
    def can_undo(self) -> bool:
        """Whether the seat may take back its last answer on its own."""
        return self.undo_steps > 0


@dataclass(frozen=True, slots=True)
class OrderChoices:
    """The standing orders possible for a seat now; ``order`` is the current one.

    ``span`` is None where no order can be left; ``clauses`` come in groups. ``for_question`` lists
    the clauses that would answer the question that waits for the seat.
    """

    table: Table
    game: AnyGame
    seat: str
    view: object
    span: str | None
    clauses: Mapping[str, tuple[str, ...]]
    order: tuple[str, ...]
    for_question: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LogPage:
    """A page of all notes of a seat, oldest first; pages count from 0."""

    table: Table
    game: AnyGame
    notes: tuple[LoggedNote, ...]
    page: int
    pages: int


@dataclass(frozen=True, slots=True)
class SeedProof:
    """Proves that the dice were not manipulated: ``sha256(bytes.fromhex(seed)) == seed_hash``."""

    seed_hash: str
    seed: str
