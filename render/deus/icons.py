"""Draws the icons of Deus: goods, the signs of the gods, and the six wooden pieces."""

from __future__ import annotations

from PIL import Image

from games.deus.view import Colour as CardColour
from games.deus.view import Piece
from render.art.brush import Colour, mix
from render.art.icons import SHARED, Icons
from render.art.shared_colours import INK, WHITE, SeatStyle

KINDS = ("wheat", "wood", "stone", "clay", "gold", "vp", "hand", "deck", "discard", "joker")
"""Everything that is paid, gained or counted."""

_ICONS = Icons("render.deus")
_SIGNS: dict[CardColour, str] = {
    "blue": "trident",
    "green": "sickle",
    "yellow": "owl",
    "brown": "flame",
    "red": "helmet",
    "purple": "bolt",
}


def goods_icon(kind: str, size: int) -> Image.Image:
    """One of ``KINDS``, with a dark rim."""
    return _ICONS.draw(f"goods/{kind}", size, (INK, 4.0))


def sign(card: CardColour, colour: Colour, ground: Colour, size: int) -> Image.Image:
    """The sign of the god of ``card``, in ``colour`` on ``ground``."""
    return SHARED.draw(f"gods/{_SIGNS[card]}", size, colour=colour, ground=ground)


def piece(kind: Piece, style: SeatStyle, size: int) -> Image.Image:
    """A piece in its owner's colour, with rims that stand out on every terrain."""
    body = style.colour
    light = style.on == WHITE
    detail = mix(body, WHITE, 0.78) if light else mix(body, INK, 0.72)
    shade = mix(body, INK, 0.35)
    return _ICONS.draw(f"pieces/{kind}", size, *style.rims, colour=body, detail=detail, shade=shade)


def silhouette(kind: Piece, colour: Colour, detail: Colour, size: int) -> Image.Image:
    """A piece without any rim, for headings."""
    shade = mix(colour, INK, 0.35)
    return _ICONS.draw(f"pieces/{kind}", size, colour=colour, detail=detail, shade=shade)


def treasure_disc(size: int) -> Image.Image:
    """The disc for the victory points of a village."""
    return _ICONS.draw("pieces/treasure", size)
