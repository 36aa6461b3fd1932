"""A card for something that was looked up: its emblem, its name and what it does."""

from __future__ import annotations

from PIL import Image

from render.art.hexmap import stamp
from render.art.lettering import fit_block, write_block
from render.art.palette import GILT, INK, NIGHT, PAPER, TABLE
from render.art.slab import slab

EMBLEM = 200
"""How high and wide an emblem is, in pixels."""
_SIZE = (1040, 340)
_EDGE = 20
_LEFT = 280


def article_card(emblem: Image.Image, title: str, text: str) -> Image.Image:
    """The emblem on the left, name and text beside it."""
    wide, high = _SIZE
    image = Image.new("RGB", _SIZE, TABLE)
    slab(image, (_EDGE, _EDGE, wide - _EDGE, high - _EDGE), PAPER, 26, (GILT, 6))
    slab(image, (_EDGE, _EDGE, _LEFT - _EDGE, high - _EDGE), NIGHT, 26, (GILT, 6))
    stamp(image, emblem, _LEFT / 2, high / 2)
    room = wide - _LEFT - 2 * _EDGE
    name = fit_block(title, "Bold", 52, 26, room, 110)
    write_block(image, _LEFT, 40, name, INK)
    top = 40 + round(name.height) + 12
    words = fit_block(text, "Regular", 36, 20, room, high - top - 40)
    write_block(image, _LEFT, top, words, INK)
    return image
