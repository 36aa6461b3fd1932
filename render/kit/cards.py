"""Cards that can be read: a band with a sign and a title, a text on paper, rows under a heading."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.art.brush import Colour
from render.art.hexmap import stamp
from render.art.lettering import fit, fit_block, write, write_block
from render.art.palette import GILT, INK, PAPER, TABLE
from render.art.slab import slab

ACROSS = 1240
"""How wide rows of cards are: few enough in each for their words to be read on a phone."""
_HEAD = 64
_GAP = 16
_SIGN = 48
_TITLE = 90


class Look(NamedTuple):
    """How a card looks: its size, the height of its band, and the colours of band and words."""

    size: tuple[int, int]
    band: int
    paint: Colour
    ink: Colour
    line: tuple[Colour, int] = (GILT, 4)
    paper: Colour = PAPER


def card(
    look: Look, sign: Image.Image, title: str, text: str, *, below: int = 6, right: int = 0
) -> Image.Image:
    """A card with its text; it begins ``below`` pixels under the band.

    ``right`` keeps so many pixels at the end of the band free for the game's own things.
    """
    wide, high = look.size
    image = Image.new("RGB", look.size, TABLE)
    slab(image, (0, 0, wide, high), look.paint, 22, look.line)
    slab(image, (11, look.band, wide - 11, high - 11), look.paper, 12)
    middle = look.band / 2 + 2
    stamp(image, sign, _SIGN, middle)
    block = fit_block(title, "Bold", 44, 18, wide - _TITLE - 16 - right, look.band - 16)
    write_block(image, _TITLE, middle - block.height / 2, block, look.ink)
    body = fit_block(text, "Regular", 34, 17, wide - 50, high - look.band - below - 18)
    write_block(image, 25, look.band + below, body, INK)
    return image


def card_rows(cards: Sequence[Image.Image], *, title: str = "") -> Image.Image:
    """Cards of one size in rows, as many in each as fit, under a heading if there is one."""
    wide, high = cards[0].size
    a_row = cards_in_row(wide)
    head = _HEAD if title else 0
    rows = -(-len(cards) // a_row)
    image = Image.new("RGB", (ACROSS, head + rows * (high + _GAP) - _GAP), TABLE)
    if title:
        write(image, 6, head / 2 - 4, fit(title, "Bold", 44, 24, ACROSS - 12), PAPER)
    for index, drawn in enumerate(cards):
        image.paste(drawn, card_spot(index, wide, high, head))
    return image


def cards_in_row(wide: int) -> int:
    """How many cards of a width lie beside one another."""
    return (ACROSS + _GAP) // (wide + _GAP)


def card_spot(index: int, wide: int, high: int, head: int = 0) -> tuple[int, int]:
    """Where the left top corner of a card lies in ``card_rows``."""
    a_row = cards_in_row(wide)
    return index % a_row * (wide + _GAP), head + index // a_row * (high + _GAP)
