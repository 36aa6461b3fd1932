"""Positions from self-played matches of Ankh for tests of pictures, and names of players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from PIL import Image

from games.ankh import GAME
from games.ankh.state import State
from games.ankh.view import AnkhView
from games.core.match import Match
from render.ankh.board.board import board
from render.ankh.board.layout import BoardLayout
from render.ankh.palette import palette
from render.renderer import Mark, Say
from tests.render.positions import marks_of, walk
from tests.render.words import speaker

NAMES = {
    "amber": "Anna",
    "azure": "Marco",
    "rose": "Oksana",
    "onyx": "Theodora",
    "jade": "Bohdan",
}

AnkhMatch = Match[State, AnkhView]


def map_of(view: AnkhView, layout: BoardLayout, marks: Sequence[Mark] = ()) -> Image.Image:
    """The map in full colour."""
    return board(view, layout, palette(), marks).convert("RGB")


def say_with(names: dict[str, str] = NAMES) -> Say:
    """A function that says phrases in English with these names of players."""
    return speaker(names)


def positions(
    people: int, seed: bytes, every: int, *, player: str = "random", **options: object
) -> Iterator[AnkhMatch]:
    """A match between computer players after every ``every`` decisions and at its end."""
    return walk(GAME, people, seed, every, player=player, options=options)


@cache
def middle(people: int, seat: str | None = None, scenario: str = "middle_kingdom") -> AnkhView:
    """A position some hundred decisions into a match of sensible players."""
    seen = positions(people, b"middle", 100, player="sensible", scenario=scenario)
    next(seen)
    return next(seen).view(seat)


@cache
def first(
    test: Callable[[AnkhMatch], bool], people: int = 4, gods: str = "random"
) -> tuple[AnkhView, tuple[Mark, ...]]:
    """The first position that passes the test: the view of the asked seat, and its marks."""
    for seed in (b"one", b"two", b"three", b"four", b"five"):
        for match in positions(people, seed, 1, gods=gods):
            if test(match):
                view = match.view(match.pending[0].seat if match.pending else None)
                return view, marks_of(GAME, view, match.pending[0]) if match.pending else ()
    raise AssertionError("no match came to such a position")


def asks(key: str, options: int = 1) -> Callable[[AnkhMatch], bool]:
    """A test for :func:`first`: a question is pending with at least so many options."""

    def test(match: AnkhMatch) -> bool:
        return any(
            ask.key == f"ankh.ask.{key}" and len(ask.options) >= options for ask in match.pending
        )

    return test


def marked(view: AnkhView, step: int = 3, number: int = 1) -> list[Mark]:
    """Every ``step``-th hex as an option."""
    return [Mark(c.label, c.label, n) for n, c in enumerate(view.hexes[::step], number)]
