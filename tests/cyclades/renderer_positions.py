"""Positions of real matches of Cyclades for tests of pictures, and words for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from PIL import Image

from games.core.match import Match
from games.core.phrase import SEAT, Arg, Phrase
from games.cyclades import GAME
from games.cyclades.state import State
from games.cyclades.view import CycladesView
from render.art.hex_layout import HexLayout
from render.cyclades.board.board import Areas, board
from render.cyclades.palette import palette
from render.renderer import Mark, Say
from tests.render.positions import walk
from tests.render.words import speaker

NAMES = {
    "amber": "Anna",
    "azure": "Marco",
    "rose": "Oksana",
    "onyx": "Theodora",
    "jade": "Bohdan",
    "ivory": "Wolfgang",
}


def map_of(areas: Areas, layout: HexLayout, marks: Sequence[Mark] = ()) -> Image.Image:
    """The map in full colour."""
    return board(areas, layout, palette(), marks).convert("RGB")


def say_with(names: Mapping[str, str] = NAMES) -> Say:
    """The pictures' own words; gods, creatures and heroes are called by their ids.

    Pictures must not depend on how the rules word them.
    """
    own = speaker(names)

    def said(arg: Arg) -> Arg:
        if isinstance(arg, Phrase):
            return say(arg)
        if isinstance(arg, tuple):
            return ", ".join(say(part) for part in arg)
        return arg

    def say(phrase: Phrase) -> str:
        if not phrase.key.startswith((SEAT, "cyclades.picture.", "picture.", "seat.")):
            return " ".join(phrase.key.split(".")[2:]).title()
        return own(Phrase(phrase.key, {name: said(arg) for name, arg in phrase.args.items()}))

    return say


def positions(
    people: int, seed: bytes, every: int, **options: object
) -> Iterator[Match[State, CycladesView]]:
    """A match played at random, shown after every ``every`` decisions and at its end."""
    return walk(GAME, people, seed, every, options=options)


@cache
def middle(people: int, seat: str | None = None, setup: str = "random") -> CycladesView:
    """A position some two hundred decisions into a match."""
    seen = positions(people, b"middle", 200, setup=setup)
    next(seen)
    return next(seen).view(seat)


def marked(view: CycladesView, step: int = 3, first: int = 1) -> list[Mark]:
    """Every ``step``-th area as an option."""
    return [Mark(a.label, a.label, n) for n, a in enumerate(view.areas[::step], first)]
