"""Draws cards with a title band and a text, and rows of cards under a heading."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.art.brush import Colour
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import GILT, INK, PAPER, TABLE
from render.art.text import TextBlock, draw_text, draw_text_block, fit_text, fit_text_block
from render.kit.picture_layout import PANEL_WIDTH

CARD_ROW_WIDTH = PANEL_WIDTH
"""The width of a row of cards."""
_HEAD = 64
_GAP = 16
_SIGN = 48
_TITLE = 90
_TYPE = 36  # the size of the text of every card
_ANY_HEIGHT = 4000


class CardStyle(NamedTuple):
    """The size of a card, the height of its title band, and its colours."""

    size: tuple[int, int]
    title_height: int
    paint: Colour
    ink: Colour
    line: tuple[Colour, int] = (GILT, 4)
    paper: Colour = PAPER


def card(
    card_style: CardStyle,
    sign: Image.Image,
    title: str,
    text: str,
    *,
    below: int = 6,
    right: int = 0,
) -> Image.Image:
    """A card with its text, which begins ``below`` pixels under the band.

    ``right`` pixels at the end of the band stay free for symbols of the game.
    """
    wide, high = card_style.size
    image = Image.new("RGB", card_style.size, TABLE)
    rounded_box(image, (0, 0, wide, high), card_style.paint, 22, card_style.line)
    rounded_box(image, (11, card_style.title_height, wide - 11, high - 11), card_style.paper, 12)
    middle = card_style.title_height / 2 + 2
    paste_centred(image, sign, _SIGN, middle)
    block = fit_text_block(
        title, "Bold", 42, 36, wide - _TITLE - 16 - right, card_style.title_height - 6
    )
    draw_text_block(image, _TITLE, middle - block.height / 2, block, card_style.ink)
    body = _body(text, wide, high - card_style.title_height - below - 18)
    draw_text_block(image, 25, card_style.title_height + below, body, INK)
    return image


def with_room(
    card_style: CardStyle, texts: Sequence[str], *, below: int = 6, least: int = 0
) -> CardStyle:
    """The style with the height that the longest of ``texts`` needs, and at least ``least``.

    All cards of a block get the same height and the same type.
    """
    wide = card_style.size[0]
    needed = max((_body(text, wide, _ANY_HEIGHT).height for text in texts), default=0)
    high = max(least, card_style.title_height + below + needed + 20)
    return card_style._replace(size=(wide, high))


def _body(text: str, wide: int, high: int) -> TextBlock:
    return fit_text_block(text, "Regular", _TYPE, _TYPE, wide - 50, high)


def card_rows(cards: Sequence[Image.Image], *, title: str = "") -> Image.Image:
    """Lay out cards of one size in rows, under an optional heading."""
    wide, high = cards[0].size
    a_row = cards_in_row(wide)
    head = _HEAD if title else 0
    rows = -(-len(cards) // a_row)
    image = Image.new("RGB", (CARD_ROW_WIDTH, head + rows * (high + _GAP) - _GAP), TABLE)
    if title:
        draw_text(
            image, 6, head / 2 - 4, fit_text(title, "Bold", 44, 24, CARD_ROW_WIDTH - 12), PAPER
        )
    for index, drawn in enumerate(cards):
        image.paste(drawn, card_corner(index, len(cards), (wide, high), head))
    return image


def cards_in_row(wide: int) -> int:
    """How many cards of this width fit in a row."""
    return (CARD_ROW_WIDTH + _GAP) // (wide + _GAP)


def card_corner(index: int, count: int, size: tuple[int, int], head: int = 0) -> tuple[int, int]:
    """The top left corner of a card in ``card_rows`` of ``count`` cards.

    The cards of a last row that is not full lie in its middle.
    """
    wide, high = size
    a_row = cards_in_row(wide)
    row, column = divmod(index, a_row)
    here = min(a_row, count - row * a_row)
    left = (CARD_ROW_WIDTH - here * (wide + _GAP) + _GAP) // 2
    return left + column * (wide + _GAP), head + row * (high + _GAP)
