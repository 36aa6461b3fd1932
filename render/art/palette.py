"""The colours of every picture, and the colour and symbol by which a player is known.

Seat colours differ in lightness as well as in hue, so that they stay apart for people who
see no red, no green or no blue; the symbol says the same without any colour.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PIL import Image

from render.art.brush import Brush, Colour, around, mix, rgb
from render.art.shelf import SPRITES

Symbol = Literal["circle", "triangle", "square", "diamond", "star", "cross"]

INK = rgb("#26221F")
FADED = rgb("#6F655B")
PAPER = rgb("#F4ECDC")
PAPER_DEEP = rgb("#E6D9C1")
PAPER_LINE = rgb("#CDBB9B")
WHITE = rgb("#FFFFFF")
NIGHT = rgb("#1D2A35")
TABLE = rgb("#3A5363")
TABLE_DEEP = rgb("#2E4351")
GILT = rgb("#F2C14E")


@dataclass(frozen=True, slots=True)
class Livery:
    """How a seat looks: its colour, the colour of words on it, and its symbol."""

    colour: Colour
    on: Colour
    symbol: Symbol

    @property
    def rim(self) -> Colour:
        """A line that sets the colour off from any ground."""
        return WHITE if self.on == WHITE else INK


SEATS: dict[str, Livery] = {
    "amber": Livery(rgb("#FFB31A"), INK, "circle"),
    "azure": Livery(rgb("#1668C4"), WHITE, "triangle"),
    "rose": Livery(rgb("#D9589C"), INK, "square"),
    "onyx": Livery(rgb("#26262B"), WHITE, "diamond"),
    "jade": Livery(rgb("#2BC66F"), INK, "star"),
    "ivory": Livery(rgb("#FBF6E6"), INK, "cross"),
}
"""Every seat that a game may have; a game with fewer takes them from the front."""


def emblem(livery: Livery, size: int, *, plain: bool = False) -> Image.Image:
    """The seat's symbol in its colour with a rim; ``plain``: in the colour of words on it."""

    def draw() -> Image.Image:
        brush = Brush(size)
        colour = livery.on if plain else livery.colour
        shape(brush, livery.symbol, 50, 50, 48 if plain else 38, colour)
        if plain:
            return brush.finish()
        return brush.finish((livery.rim, 4), (mix(INK, livery.colour, 0.1), 4))

    return SPRITES.get(("emblem", livery, size, plain), draw)


def shape(brush: Brush, symbol: Symbol, x: float, y: float, radius: float, colour: Colour) -> None:
    """One of the symbols, all of about the same weight for the eye."""
    if symbol == "circle":
        brush.circle(x, y, radius * 0.86, colour)
    elif symbol == "triangle":
        brush.polygon(around(x, y + radius * 0.2, radius * 1.08, 3), colour)
    elif symbol == "square":
        side = radius * 0.76
        brush.box(x - side, y - side, x + side, y + side, colour)
    elif symbol == "diamond":
        brush.polygon(around(x, y, radius, 4), colour)
    elif symbol == "star":
        outer, inner = around(x, y, radius, 5), around(x, y, radius * 0.45, 5, -54)
        brush.polygon([p for pair in zip(outer, inner, strict=True) for p in pair], colour)
    else:
        long, thick = radius * 0.9, radius * 0.32
        brush.box(x - long, y - thick, x + long, y + thick, colour)
        brush.box(x - thick, y - long, x + thick, y + long, colour)
