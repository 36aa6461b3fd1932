"""Draws the frame of a game's pictures: a band of ornaments in the margins."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from render.art.brush import Brush, Colour
from render.art.cache import SPRITE_CACHE
from render.art.palette import Palette
from render.art.shared_colours import TABLE
from render.kit.picture_layout import MARGIN, PicturePlan, PlacedPart

Ornament = Callable[[Brush, Colour, Colour], None]
"""Draws one ornament of the band in a light and a dark colour; the band runs from left to right.

Coordinates are hundredths of the ornament's width; its inner side is at the bottom.
"""


class Frame(NamedTuple):
    """The band around a game's pictures: its ornament, the ornament's width and two colours."""

    ornament: Ornament
    width: int
    light: Colour
    dark: Colour

    @property
    def colours(self) -> tuple[Colour, Colour]:
        """The colours that the palette of the game needs."""
        return self.light, self.dark


def framed(plan: PicturePlan, frame: Frame, palette: Palette) -> PicturePlan:
    """The plan with the band in its margins."""
    wide, high = plan.size
    bands: list[PlacedPart] = [
        (_band(frame, palette, wide, 0), (0, 0)),
        (_band(frame, palette, wide, 180), (0, high - MARGIN)),
        (_band(frame, palette, high - 2 * MARGIN, 90), (0, MARGIN)),
        (_band(frame, palette, high - 2 * MARGIN, 270), (wide - MARGIN, MARGIN)),
    ]
    return PicturePlan([*bands, *plan.placed], plan.size)


def _band(frame: Frame, palette: Palette, length: int, turned: int) -> Image.Image:
    """A band of ``length`` pixels, turned by ``turned`` degrees against the clock."""

    def draw() -> Image.Image:
        tile = SPRITE_CACHE.get(("ornament", frame), lambda: _tile(frame, palette))
        # Whole ornaments only, with equal room at both ends.
        count = max(1, length // frame.width)
        band = palette.blank((length, MARGIN), TABLE)
        start = (length - count * frame.width) // 2
        for index in range(count):
            band.paste(tile, (start + index * frame.width, 0))
        return band if not turned else band.rotate(turned, expand=True)

    return SPRITE_CACHE.get(("band", frame, length, turned), draw)


def _tile(frame: Frame, palette: Palette) -> Image.Image:
    brush = Brush(frame.width, MARGIN)
    frame.ornament(brush, frame.light, frame.dark)
    image = Image.new("RGB", (frame.width, MARGIN), TABLE)
    drawn = brush.finish()
    image.paste(drawn, (0, 0), drawn)
    return palette.indexed(image)
