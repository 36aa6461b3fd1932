"""What lies between the demigods: the market, beside it what is wanted and what is left."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.divinus.view import DivinusView
from render.art.palette import TABLE
from render.divinus.goals import goals
from render.divinus.market import Grid, market
from render.divinus.supply import supply
from render.face import Mark, Say
from render.kit.stack import GAP, INNER

_GRID = Grid(134)


def table(view: DivinusView, say: Say, marks: Sequence[Mark]) -> Image.Image:
    """The market with gods, quests and the supply beside it."""
    wide, high = _GRID.whole
    image = Image.new("RGB", (INNER, high), TABLE)
    image.paste(market(view, _GRID, marks), (0, 0))
    room = INNER - wide - GAP
    stock = supply(view, say, room)
    image.paste(goals(view, say, (room, high - stock.height - 8)), (wide + GAP, 0))
    image.paste(stock, (wide + GAP, high - stock.height))
    return image
