"""Colours shared by all pictures, and each seat's colour and symbol.

Seat colours differ in lightness as well as in hue, so that colour-blind people can tell them
apart; each seat also has a symbol of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypedDict

from PIL import Image

from render.art.brush import Colour, mix, rgb
from render.art.icons import SHARED, Rim

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


class PieceColours(TypedDict):
    """The SVG paints of a piece in its owner's colour."""

    colour: Colour
    on: Colour
    rim: Colour
    dark: Colour


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """A seat's colour, the colour of text on it, and its symbol."""

    colour: Colour
    on: Colour
    symbol: Symbol

    @property
    def rim(self) -> Colour:
        """An outline that contrasts with any background."""
        return WHITE if self.on == WHITE else INK

    @property
    def rims(self) -> tuple[Rim, Rim]:
        """Two outlines for a piece of this colour that contrast with any background."""
        if self.on == WHITE:
            return (mix(self.colour, INK, 0.55), 2.3), (WHITE, 4.3)
        return (INK, 4.0), (WHITE, 2.8)

    @property
    def piece_colours(self) -> PieceColours:
        """The SVG paints of a piece in this colour."""
        dark = mix(self.colour, INK, 0.75)
        return {"colour": self.colour, "on": self.on, "rim": self.rim, "dark": dark}


SEATS: dict[str, SeatStyle] = {
    "amber": SeatStyle(rgb("#FFB31A"), INK, "circle"),
    "azure": SeatStyle(rgb("#1668C4"), WHITE, "triangle"),
    "rose": SeatStyle(rgb("#D9589C"), INK, "square"),
    "onyx": SeatStyle(rgb("#26262B"), WHITE, "diamond"),
    "jade": SeatStyle(rgb("#2BC66F"), INK, "star"),
    "ivory": SeatStyle(rgb("#FBF6E6"), INK, "cross"),
}
"""All seats that a game may have; a game with fewer uses the first ones."""


def seat_symbol(style: SeatStyle, size: int, *, plain: bool = False) -> Image.Image:
    """The seat's symbol in its colour with a rim, or in its text colour if ``plain``."""
    symbol = f"symbols/{style.symbol}"
    if plain:
        return SHARED.draw(symbol, size, colour=style.on)
    rims = (style.rim, 4.0), (mix(INK, style.colour, 0.1), 4.0)
    return SHARED.draw(symbol, size, *rims, margin=13, colour=style.colour)
