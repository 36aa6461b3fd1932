"""Real positions of Anunnaki for tests of pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from PIL import Image

from games.anunnaki import GAME
from games.anunnaki.state import State
from games.anunnaki.view import AnunnakiView
from games.core.match import Match
from games.core.steps import Ask
from render.anunnaki.board.board import board
from render.anunnaki.board.layout import BoardLayout
from render.anunnaki.palette import palette
from render.renderer import Mark
from tests.render.positions import marks_of, walk
from tests.render.words import speaker

AnunnakiMatch = Match[State, AnunnakiView]


def map_of(view: AnunnakiView, layout: BoardLayout, marks: Sequence[Mark] = ()) -> Image.Image:
    """The planets in full colour."""
    return board(view, layout, speaker(), palette(), marks).convert("RGB")


def positions(
    people: int, seed: bytes, every: int, *, player: str = "sensible", **options: object
) -> Iterator[AnunnakiMatch]:
    """A match between computers, shown after every ``every`` decisions and at its end."""
    return walk(GAME, people, seed, every, player=player, options=options)


@cache
def middle(people: int, seat: str | None = None) -> AnunnakiView:
    """A position some hundred and fifty decisions into a match of sensible players."""
    seen = positions(people, b"middle", 150)
    next(seen)
    return next(seen).view(seat)


@cache
def asked(people: int, key: str, after: int = 0) -> tuple[AnunnakiView, Ask]:
    """The first question of a kind after so many decisions, with the view of the seat asked."""
    for number, match in enumerate(positions(people, b"questions", 1)):
        ask = match.pending[0] if match.pending else None
        if ask is not None and number >= after and ask.key == f"anunnaki.ask.{key}":
            return match.view(ask.seat), ask
    raise LookupError(key)


def marked(view: AnunnakiView, ask: Ask) -> tuple[Mark, ...]:
    """The options of a question that lie somewhere."""
    return marks_of(GAME, view, ask)
