"""Draws the sites for the next tile of a free continent: seven empty hexes each, numbered."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.core.hexes import Hex, spiral
from games.deus.view import SiteView
from render.art.brush import Brush, mix
from render.art.cache import SPRITE_CACHE
from render.art.hex_layout import HexLayout, hex_box, outline, paste_centred
from render.art.shared_colours import GILT, PAPER, TABLE
from render.kit.option_marks import badge
from render.renderer import Mark

_DASHES = 5


def site_cells(sites: Sequence[SiteView]) -> list[Hex]:
    """Every hex that a tile on one of ``sites`` would cover."""
    return [cell for site in sites for cell in spiral(Hex(site.q, site.r), 1)]


def draw_sites(
    image: Image.Image, sites: Sequence[SiteView], layout: HexLayout, marks: Sequence[Mark]
) -> None:
    """Put the sites on ``image``; one that is an option is lit and carries its number."""
    for site in sites:
        numbers = [mark.number for mark in marks if mark.place == site.option]
        for cell in spiral(Hex(site.q, site.r), 1):
            paste_centred(image, _empty(layout.size, bool(numbers)), *layout.middle(cell))
        x, y = layout.middle(Hex(site.q, site.r))
        for index, number in enumerate(numbers):
            shift = (index - (len(numbers) - 1) / 2) * layout.size
            paste_centred(image, badge(number, round(layout.size * 1.1)), x + shift, y)


def _empty(size: float, lit: bool) -> Image.Image:
    """An empty hex with a dashed edge."""

    def draw() -> Image.Image:
        brush = Brush(*hex_box(size))
        colour = GILT if lit else PAPER
        corners = outline(4)
        brush.polygon(corners, mix(TABLE, colour, 0.16 if lit else 0.08))
        for (x, y), (u, v) in zip(corners, (*corners[1:], corners[0]), strict=True):
            for dash in range(_DASHES):
                start, end = (dash + 0.2) / _DASHES, (dash + 0.75) / _DASHES
                ends = [(x + (u - x) * t, y + (v - y) * t) for t in (start, end)]
                brush.stroke(ends, mix(TABLE, colour, 0.8 if lit else 0.45), 2)
        return brush.finish()

    return SPRITE_CACHE.get(("empty", round(size, 2), lit), draw)
