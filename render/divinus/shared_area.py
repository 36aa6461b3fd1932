"""Draws the common area: the market with gods, quests and the supply beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.divinus.view import DivinusView
from render.art.fact_locations import paste_with_facts
from render.art.shared_colours import TABLE
from render.divinus.goals import goals
from render.divinus.market import Grid, market
from render.divinus.palette import palette
from render.divinus.supply import supply
from render.kit.picture_layout import CONTENT_WIDTH, GAP
from render.renderer import Mark, Say

_GRID, _CROWDED = Grid(158), Grid(146)
"""The market between two demigods, and between more of them."""


def shared_area(view: DivinusView, say: Say, marks: Sequence[Mark]) -> Image.Image:
    """The market with gods, quests and the supply beside it."""
    grid = _GRID if len(view.demigods) <= 2 else _CROWDED
    wide, high = grid.whole
    image = palette().blank((CONTENT_WIDTH, high), TABLE)
    paste_with_facts(image, market(view, grid, marks), (0, 0))
    room = CONTENT_WIDTH - wide - GAP
    stock = supply(view, say, room)
    paste_with_facts(image, goals(view, say, (room, high - stock.height - 8)), (wide + GAP, 0))
    paste_with_facts(image, stock, (wide + GAP, high - stock.height))
    return image
