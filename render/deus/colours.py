"""The colours of Deus: seats and cards, and the order of columns and goods."""

from __future__ import annotations

from games.deus.view import Colour as CardColour
from games.deus.view import Piece, Resource
from render.art import shared_colours
from render.art.brush import Colour, mix, rgb
from render.art.shared_colours import PAPER, SeatStyle

SEATS: dict[str, SeatStyle] = {
    seat: shared_colours.SEATS[seat] for seat in ("amber", "azure", "rose", "onyx")
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
    """The background of a card's title in a column."""
    return mix(PAPER, CARDS[card], 0.28)


def seat_style(seat: str) -> SeatStyle:
    """The colour and symbol of ``seat``."""
    return SEATS[seat]
