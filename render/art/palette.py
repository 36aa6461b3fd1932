"""The colours of every picture, and the colour and symbol by which a player is known.

Seat colours differ in lightness as well as in hue, so that they stay apart for people who
see no red, no green or no blue; the symbol says the same without any colour.
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


class Paints(TypedDict):
    """The paints of a piece that somebody owns."""

    colour: Colour
    on: Colour
    rim: Colour
    dark: Colour


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

    @property
    def rims(self) -> tuple[Rim, Rim]:
        """Two lines around a piece of the colour, by which it stands out on every board."""
        if self.on == WHITE:
            return (mix(self.colour, INK, 0.55), 2.3), (WHITE, 4.3)
        return (INK, 4.0), (WHITE, 2.8)

    @property
    def paints(self) -> Paints:
        """What a piece of the colour is painted with."""
        dark = mix(self.colour, INK, 0.75)
        return {"colour": self.colour, "on": self.on, "rim": self.rim, "dark": dark}


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
    symbol = f"symbols/{livery.symbol}"
    if plain:
        return SHARED.draw(symbol, size, colour=livery.on)
    rims = (livery.rim, 4.0), (mix(INK, livery.colour, 0.1), 4.0)
    return SHARED.draw(symbol, size, *rims, margin=13, colour=livery.colour)
