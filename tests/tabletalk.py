"""The base class of every game's test table: a match, its question, and methods that answer.

Each game's ``tests/<game>/table.py`` adds the words of its own rulebook.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Self, TypeVar

from pydantic import BaseModel

from games.core import fair
from games.core.game import Game
from games.core.log import Header
from games.core.match import Match
from games.core.snapshots import Snapshot
from games.core.state import BaseState
from games.core.steps import Ask

S = TypeVar("S", bound=BaseState)
V = TypeVar("V")

SEED = b"a table for tests"


@dataclass
class OnTable(Generic[S, V]):
    """A match on the table, and what it asks now."""

    match: Match[S, V]

    @property
    def state(self) -> S:
        """The state of the match."""
        return self.match.state

    @property
    def asked(self) -> str:
        """The question on the table, without the game's prefix; "over" at the end."""
        if self.match.over:
            return "over"
        return self.match.pending[0].key.removeprefix(f"{self.match.game.id}.ask.")

    @property
    def ask(self) -> Ask:
        """The one question on the table."""
        (ask,) = self.match.pending
        return ask

    @property
    def legal(self) -> dict[str, list[str]]:
        """Every legal answer to every question on the table, by seat."""
        return {ask.seat: list(ask.options) for ask in self.match.pending}

    def in_order(self) -> Self:
        """The same table, after a look whether anything is wrong with the position."""
        assert self.match.game.audit(self.state) == []
        return self


@dataclass
class TableTalk(OnTable[S, V]):
    """The same with the verbs of table talk: questions are named before they are answered."""

    def options(self, key: str) -> list[str]:
        """The legal answers to the question ``key``, which must be the one asked now."""
        assert self.asked == key, f"asked {self.asked} {self.legal}, expected {key}"
        return list(self.ask.options)

    def say(self, key: str, *picks: str, seat: str | None = None) -> Self:
        """Answer the one question on the table, which must be ``key`` (and asked of ``seat``)."""
        options = self.options(key)
        if seat is not None:
            assert self.ask.seat == seat, f"{key} is asked of {self.ask.seat}, expected {seat}"
        for pick in picks:
            assert pick in options, f"{pick} is not among {options}"
        self.match.answer(self.ask.seat, picks)
        return self.in_order()


def going_on(
    game: Game[S, V],
    state: S,
    *,
    seats: tuple[str, ...],
    options: BaseModel,
    fixes: tuple[str, ...],
    people: int | None = None,
) -> Match[S, V]:
    """A match that goes on from a position that no log has led to."""
    header = Header(
        game=game.id,
        edition=game.edition,
        fixes=fixes,
        seats=seats,
        people=people,
        options=options.model_dump(mode="json"),
        seed_hash=fair.seed_hash(SEED),
    )
    start = Snapshot(0, -1, 0, 0, game.codec.dump(state))
    match = Match(game, header, (), seed=SEED, snapshot=start)
    # A match that cannot go on from a snapshot starts afresh: here that would be a broken test.
    assert match.snapshots, "the rules do not go on from this position"
    return match
