"""The colours of Deus: four seats, six kinds of card, and what they are made of."""

from __future__ import annotations

from games.deus.view import Colour as CardColour
from games.deus.view import Piece, Resource
from render.art import palette
from render.art.brush import Colour, mix, rgb
from render.art.palette import PAPER, Livery

SEATS: dict[str, Livery] = {
    seat: palette.SEATS[seat] for seat in ("amber", "azure", "rose", "onyx")
}

CARDS: dict[CardColour, Colour] = {
    "blue": rgb("#2C6FB3"),
    "green": rgb("#3D8A4D"),
    "yellow": rgb("#D9A60F"),
    "brown": rgb("#8A5A36"),
    "red": rgb("#BF3B2C"),
    "purple": rgb("#74489B"),
}

PIECE_OF: dict[CardColour, Piece] = {
    "blue": "maritime",
    "green": "production",
    "yellow": "scientific",
    "brown": "civil",
    "red": "military",
    "purple": "temple",
}

COLUMNS: tuple[CardColour, ...] = ("blue", "green", "yellow", "brown", "red", "purple")
RESOURCES: tuple[Resource, ...] = ("wheat", "wood", "stone", "clay")
GOODS = (*RESOURCES, "gold")


def strip_colour(card: CardColour) -> Colour:
    """The ground of a card's title in a column."""
    return mix(PAPER, CARDS[card], 0.28)


def livery(seat: str) -> Livery:
    """How ``seat`` is dressed."""
    return SEATS[seat]
