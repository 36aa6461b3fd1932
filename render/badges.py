"""Numbered badges that mark options, on a board or on a card."""

from __future__ import annotations

from PIL import Image

from render.brush import Brush
from render.lettering import fit, write
from render.palette import GILT, INK, WHITE
from render.shelf import SPRITES


def badge(number: int, size: int) -> Image.Image:
    """A dark disc of ``size`` pixels with a light rim and ``number`` in it."""

    def draw() -> Image.Image:
        brush = Brush(size)
        brush.circle(50, 50, 49, INK)
        brush.circle(50, 50, 46, GILT)
        brush.circle(50, 50, 37, INK)
        disc = brush.finish()
        run = fit(str(number), "Bold", round(size * 0.56), round(size * 0.28), round(size * 0.66))
        # Words are written on an opaque ground and cut out again, so that their edges stay clean.
        face = Image.new("RGB", disc.size, INK)
        face.paste(disc, (0, 0), disc)
        write(face, size / 2, size / 2, run, WHITE, align="middle")
        face.putalpha(disc.getchannel("A"))
        return face

    return SPRITES.get(("badge", number, size), draw)
