"""The bare map: banks, sand and water, the tint of every region, the Nile and camel tracks."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

from PIL import Image, ImageDraw

from games.ankh.view import AnkhView, Ground, HexView
from games.core.hexes import Hex, neighbours
from render.ankh.egypt.lay import Lay
from render.ankh.tints import (
    CAMEL_DARK,
    DEEP,
    DUNE,
    DUNE_DARK,
    GROUNDS,
    NILE,
    NILE_DARK,
    NILE_LIGHT,
    REED,
    REED_DARK,
    REGIONS,
    SEAM,
    WAVE,
)
from render.art.brush import Brush, Colour, Point, around, mix
from render.art.encode import Inks
from render.art.hexmap import stamp
from render.art.lettering import Run, fit, write
from render.art.palette import INK, TABLE, WHITE
from render.art.pressed import GROUNDS as KEPT
from render.art.shelf import SPRITES

WASH = 0.17
"""How much of its region's colour a land takes on."""
_EDGE = 9.0  # the width of a region's edge, in hundredths of a hex's width
_OVER = 3
_VARIANTS = 3
LABEL = -0.6
"""Where the label of a hex stands, in sizes below its middle."""

_TUFTS = (
    ((20, 62), (74, 72), (17, 42), (84, 50)),
    ((22, 34), (80, 52), (60, 74), (15, 54)),
    ((80, 36), (28, 70), (54, 76), (16, 48)),
)
_DUNES = (
    ((14, 52), (58, 72)),
    ((24, 66), (66, 22)),
    ((60, 64), (18, 34)),
)
_WAVES = (
    ((24, 30), (56, 46), (30, 64)),
    ((50, 26), (18, 46), (54, 64)),
    ((34, 22), (62, 36), (24, 58)),
)


def ground(view: AnkhView, lay: Lay, inks: Inks) -> Image.Image:
    """The map without pieces, in the colours of a palette. Not to be changed."""
    key = ("egypt", ground_key(view), lay)
    return KEPT.get(key, lambda: inks.indexed(painted_ground(view, lay)))


def painted_ground(view: AnkhView, lay: Lay) -> Image.Image:
    """The same in full colour, as a fresh picture."""
    image = Image.new("RGB", (lay.width, lay.height), TABLE)
    around_it = {Hex(cell.q, cell.r): cell for cell in view.hexes}
    for cell in view.hexes:
        stamp(image, _hex(cell, _cuts(cell, around_it), lay.size), *lay.middle(cell.label))
    for borders, strokes in ((view.camels, _ROPE), (view.river, _NILE)):
        lines(image, [lay.border(*pair) for pair in borders], lay.size, strokes)
    for cell in view.hexes:
        label(image, cell, lay)
    return image


def ground_key(view: AnkhView) -> Hashable:
    """All that the map without pieces depends on."""
    shape = tuple((cell.label, cell.ground, cell.regions) for cell in view.hexes)
    return shape, view.river, view.camels


def label_run(label: str, size: float) -> Run:
    """The label of a hex at the size at which it is written."""
    return fit(label, "Bold", round(size * 0.42), 12, round(size))


def label(image: Image.Image, cell: HexView, lay: Lay) -> None:
    """The name by which a hex can be typed."""
    x, y = lay.middle(cell.label)
    water = cell.ground == "water"
    write(
        image,
        x,
        y + LABEL * lay.size,
        label_run(cell.label, lay.size),
        WHITE if water else INK,
        align="middle",
        halo=mix(DEEP, INK, 0.35) if water else mix(GROUNDS[cell.ground], WHITE, 0.55),
    )


def _cuts(cell: HexView, around_it: dict[Hex, HexView]) -> tuple[int, ...]:
    """The sides on which a land's region ends."""
    if cell.ground == "water":
        return ()
    return tuple(
        side
        for side, beside in enumerate(neighbours(Hex(cell.q, cell.r)))
        if beside not in around_it
        or around_it[beside].ground == "water"
        or around_it[beside].regions != cell.regions
    )


def _hex(cell: HexView, cuts: tuple[int, ...], size: float) -> Image.Image:
    region = cell.regions[0] if cell.regions and cell.ground != "water" else None
    variant = (cell.q * 5 + cell.r * 3) % _VARIANTS

    def draw() -> Image.Image:
        # A little larger than life, so that no seam of the table shows between two hexes.
        wide = 2 * math.ceil(size + 0.6)
        high = 2 * math.ceil((size + 0.6) * math.sqrt(3) / 2)
        brush = Brush(wide, high, over=_OVER)
        middle = (50.0, 50.0 * high / wide)
        tint = None if region is None else tint_of(region)
        paint = GROUNDS[cell.ground]
        paint = paint if tint is None else mix(paint, tint, WASH)
        corners = around(*middle, 50, 6, 0)
        brush.polygon(corners, mix(paint, SEAM, 0.5))
        brush.polygon(around(*middle, 48.7, 6, 0), paint)
        _decorate(brush, cell.ground, variant, tint)
        if tint is not None:
            for side in cuts:
                brush.polygon(_stripe(corners, side, _EDGE * 0.86), tint)
                brush.polygon(_stripe(corners, side, 1.6), mix(tint, INK, 0.5))
        drawn = brush.finish()
        mask = Image.new("L", (wide * _OVER, high * _OVER))
        scale = wide * _OVER / 100
        ImageDraw.Draw(mask).polygon([(x * scale, y * scale) for x, y in corners], fill=255)
        drawn.putalpha(mask.reduce(_OVER))
        return drawn

    key = ("egypt hex", cell.ground, region, variant, cuts, round(size, 2))
    return SPRITES.get(key, draw)


def tint_of(region: int) -> Colour:
    """The colour of the region with that conflict token."""
    return REGIONS[(region - 1) % len(REGIONS)]


def _stripe(corners: Sequence[Point], side: int, deep: float) -> list[Point]:
    """The part of a hex within ``deep`` of a side; neighbours' stripes join without a gap."""
    one, other = corners[side], corners[(side + 1) % 6]
    before, after = corners[side - 1], corners[(side + 2) % 6]
    share = deep / math.sin(math.radians(60)) / 50
    return [one, other, _towards(other, after, share), _towards(one, before, share)]


def _towards(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _decorate(brush: Brush, kind: Ground, variant: int, tint: Colour | None) -> None:
    def toned(colour: Colour) -> Colour:
        return colour if tint is None else mix(colour, tint, WASH)

    if kind == "fertile":
        for x, y in _TUFTS[variant]:
            for lean, tall in ((-4, 8), (0, 11), (4, 8)):
                shade = toned(REED if lean else REED_DARK)
                brush.stroke([(x + lean * 0.4, y), (x + lean, y - tall)], shade, 1.9)
    elif kind == "desert":
        for x, y in _DUNES[variant]:
            brush.curve(
                [(x - 10, y + 3), (x, y - 4), (x + 10, y + 1), (x + 22, y + 4)], toned(DUNE), 3
            )
            brush.curve([(x - 2, y + 6), (x + 8, y + 8), (x + 14, y + 7)], toned(DUNE_DARK), 1.6)
    else:
        for x, y in _WAVES[variant]:
            brush.curve(
                [(x - 9, y), (x - 4, y - 3), (x + 2, y), (x + 8, y - 3), (x + 14, y)], WAVE, 2.2
            )


_ROPE = ((CAMEL_DARK, 0.085), (DUNE, 0.045))
_NILE = ((NILE_DARK, 0.205), (NILE, 0.155), (NILE_LIGHT, 0.045))


def lines(
    image: Image.Image,
    borders: Sequence[tuple[Point, Point]],
    size: float,
    strokes: Sequence[tuple[Colour, float]],
) -> None:
    """Lines with round joints along borders, one colour over the other, in sizes of a hex."""
    for colour, thick in strokes:
        for one, other in borders:
            (left, top), mask = _segment(one, other, thick * size / 2)
            image.paste(colour, (left, top), mask)


def _segment(one: Point, other: Point, reach: float) -> tuple[tuple[int, int], Image.Image]:
    """Where a line with round ends goes, and its mask; borders of one slope share a mask."""
    (a, b), (c, d) = sorted(((round(one[0]), round(one[1])), (round(other[0]), round(other[1]))))
    pad = math.ceil(reach) + 1
    spots = ((0, max(0, b - d)), (c - a, max(0, d - b)))

    def draw() -> Image.Image:
        across, down = c - a + 2 * pad, abs(d - b) + 2 * pad
        mask = Image.new("L", (across * _OVER, down * _OVER))
        pen = ImageDraw.Draw(mask)
        ends = [((x + pad) * _OVER, (y + pad) * _OVER) for x, y in spots]
        round_end = reach * _OVER
        pen.line(ends, fill=255, width=max(1, round(2 * round_end)))
        for x, y in ends:
            pen.ellipse((x - round_end, y - round_end, x + round_end, y + round_end), fill=255)
        return mask.reduce(_OVER)

    key = ("egypt segment", c - a, d - b, round(reach, 2))
    return (a - pad, min(b, d) - pad), SPRITES.get(key, draw)
