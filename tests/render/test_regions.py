"""Masks and outlines of regions made of several hexes."""

from __future__ import annotations

import math

import pytest
from PIL import ImageStat

from games.core.hexes import Hex, spiral
from render.art.hex_layout import HexLayout
from render.art.regions import borders, region_corner, region_line, region_mask

SHAPES = [
    (Hex(0, 0),),
    (Hex(3, -2), Hex(4, -2)),
    (Hex(0, 0), Hex(0, 1), Hex(-1, 2), Hex(1, 1)),
    tuple(spiral(Hex(1, 1), 1)),
]
SIZE = 50.0


@pytest.mark.parametrize("cells", SHAPES)
def test_a_mask_covers_as_much_as_its_hexes(cells: tuple[Hex, ...]) -> None:
    covered = ImageStat.Stat(region_mask(cells, SIZE)).sum[0] / 255
    assert covered == pytest.approx(len(cells) * 1.5 * math.sqrt(3) * SIZE**2, rel=0.02)


@pytest.mark.parametrize("cells", SHAPES)
def test_an_inset_takes_a_strip_along_the_border(cells: tuple[Hex, ...]) -> None:
    whole, inner = (
        ImageStat.Stat(region_mask(cells, SIZE, inset)).sum[0] / 255 for inset in (0.0, 3.0)
    )
    assert whole - inner == pytest.approx(3.0 * SIZE * len(borders(cells)), rel=0.15)


def test_a_line_stays_off_the_inside() -> None:
    cells = SHAPES[1]
    line = region_line(cells, SIZE, (1.0, 4.0, (200, 0, 0)))
    place = HexLayout.within(cells, 400, 400, SIZE)
    left, top = region_corner(cells, place)
    for cell in cells:
        x, y = place.middle(cell)
        assert line.getpixel((x - left, y - top)) == (0, 0, 0, 0)
    assert line.getbbox() is not None


def test_a_wash_covers_a_share_of_the_whole_region() -> None:
    line = region_line(SHAPES[2], SIZE, wash=((0, 90, 200), 0.5))
    share = ImageStat.Stat(line.getchannel("A")).sum[0]
    assert share == pytest.approx(ImageStat.Stat(region_mask(SHAPES[2], SIZE)).sum[0] / 2, rel=0.02)
