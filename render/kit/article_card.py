"""Draws a card for a glossary article: emblem, name and text."""

from __future__ import annotations

from PIL import Image

from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import GILT, INK, NIGHT, PAPER, TABLE
from render.art.text import draw_text_block, fit_text_block

ARTICLE_ICON_SIZE = 200
"""Width and height of an emblem in pixels."""
_SIZE = (1040, 340)
_EDGE = 20
_LEFT = 280


def article_card(glossary_icon: Image.Image, title: str, text: str) -> Image.Image:
    """A card with the emblem on the left, and name and text beside it."""
    wide, high = _SIZE
    image = Image.new("RGB", _SIZE, TABLE)
    rounded_box(image, (_EDGE, _EDGE, wide - _EDGE, high - _EDGE), PAPER, 26, (GILT, 6))
    rounded_box(image, (_EDGE, _EDGE, _LEFT - _EDGE, high - _EDGE), NIGHT, 26, (GILT, 6))
    paste_centred(image, glossary_icon, _LEFT / 2, high / 2)
    room = wide - _LEFT - 2 * _EDGE
    name = fit_text_block(title, "Bold", 52, 26, room, 110)
    draw_text_block(image, _LEFT, 40, name, INK)
    top = 40 + round(name.height) + 12
    words = fit_text_block(text, "Regular", 36, 20, room, high - top - 40)
    draw_text_block(image, _LEFT, top, words, INK)
    return image
