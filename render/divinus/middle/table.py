"""What lies between the demigods: the market, beside it what is wanted and what is left."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.divinus.view import DivinusView
from render.art.palette import TABLE
from render.art.spots import put
from render.divinus.inks import inks
from render.divinus.middle.goals import goals
from render.divinus.middle.market import Grid, market
from render.divinus.middle.supply import supply
from render.face import Mark, Say
from render.kit.stack import GAP, INNER

_GRID, _CROWDED = Grid(158), Grid(146)
"""The market between two demigods, and between more of them."""


def table(view: DivinusView, say: Say, marks: Sequence[Mark]) -> Image.Image:
    """The market with gods, quests and the supply beside it."""
    grid = _GRID if len(view.demigods) <= 2 else _CROWDED
    wide, high = grid.whole
    image = inks().blank((INNER, high), TABLE)
    put(image, market(view, grid, marks), (0, 0))
    room = INNER - wide - GAP
    stock = supply(view, say, room)
    put(image, goals(view, say, (room, high - stock.height - 8)), (wide + GAP, 0))
    put(image, stock, (wide + GAP, high - stock.height))
    return image
