"""Positions from matches of Divinus for tests of the renderer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from games.core.match import Match
from games.divinus import GAME
from games.divinus.state import State
from games.divinus.view import DivinusView
from render.renderer import Mark
from tests.render.positions import marks_of, walk

DivinusMatch = Match[State, DivinusView]


def positions(people: int, seed: bytes, every: int, **options: object) -> Iterator[DivinusMatch]:
    """A match played at random, shown after every ``every`` decisions and at its end."""
    return walk(GAME, people, seed, every, options=options)


@cache
def asked(
    key: str, people: int = 2, *, least: int = 3, after: int = 0, monster: str = "none"
) -> tuple[DivinusView, tuple[Mark, ...]]:
    """A position with this question and so many marks, as the seat that is asked sees it."""
    seen = 0
    for match in positions(people, b"lands", 1, artifacts=True, dice="stickers", monster=monster):
        for ask in match.pending:
            view = match.view(ask.seat)
            marks = marks_of(GAME, view, ask)
            if ask.key == f"divinus.ask.{key}" and len(marks) >= least:
                if seen == after:
                    return view, marks
                seen += 1
    raise LookupError(f"no match of this seed asks {key} with {least} marks")


@cache
def middle(people: int, seat: str | None = None, decisions: int = 150) -> DivinusView:
    """A position from the middle of a match."""
    for number, match in enumerate(
        positions(people, b"middle", 1, artifacts=True, dice="stickers")
    ):
        if number == decisions:
            return match.view(seat)
    raise LookupError("the match was over before")


@cache
def finished(people: int) -> DivinusView:
    """The end of a match."""
    *_, match = positions(people, b"middle", 10**6, artifacts=True, dice="stickers")
    return match.view(None)
