"""Draws the map without pieces: grounds, region colours, the Nile, lines under camels."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

from PIL import Image, ImageDraw

from games.ankh.view import AnkhView, Ground, HexView
from games.core.hexes import Hex, neighbours
from render.ankh.board.layout import BoardLayout
from render.ankh.colours import (
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
from render.art.brush import Brush, Colour, Point, mix, polygon_corners
from render.art.cache import BACKGROUND_CACHE, SPRITE_CACHE
from render.art.hex_layout import paste_centred
from render.art.palette import Palette
from render.art.shared_colours import INK, TABLE, WHITE
from render.art.text import TextRun, draw_text, fit_text

REGION_COLOUR_SHARE = 0.17
"""The share of the region's colour in the colour of a land."""
_EDGE = 9.0  # the width of a region's edge, in hundredths of a hex's width
_OVERSAMPLING = 3
_VARIANTS = 3
LABEL_OFFSET = -0.6
"""The vertical offset of a label from the middle of its hex, in sizes of a hex."""

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


def ground(view: AnkhView, layout: BoardLayout, palette: Palette) -> Image.Image:
    """The map without pieces in the colours of a palette. Cached: callers must not draw on it."""
    key = ("egypt", ground_key(view), layout)
    return BACKGROUND_CACHE.get(key, lambda: palette.indexed(painted_ground(view, layout)))


def painted_ground(view: AnkhView, layout: BoardLayout) -> Image.Image:
    """The map without pieces in full colour, as a new image."""
    image = Image.new("RGB", (layout.width, layout.height), TABLE)
    around_it = {Hex(cell.q, cell.r): cell for cell in view.hexes}
    for cell in view.hexes:
        paste_centred(
            image, _hex(cell, _cuts(cell, around_it), layout.size), *layout.middle(cell.label)
        )
    for borders, strokes in ((view.camels, _CAMEL_STROKES), (view.river, _NILE_STROKES)):
        draw_lines(image, [layout.border(*pair) for pair in borders], layout.size, strokes)
    for cell in view.hexes:
        draw_label(image, cell, layout)
    return image


def ground_key(view: AnkhView) -> Hashable:
    """The cache key of the map without pieces: everything that it depends on."""
    shape = tuple((cell.label, cell.ground, cell.regions) for cell in view.hexes)
    return shape, view.river, view.camels


def label_run(label: str, size: float) -> TextRun:
    """The text of a label for hexes of this size."""
    return fit_text(label, "Bold", round(size * 0.42), 12, round(size * 2))


def draw_label(image: Image.Image, cell: HexView, layout: BoardLayout) -> None:
    """Draw the label of a hex, by which it can be typed."""
    x, y = layout.middle(cell.label)
    water = cell.ground == "water"
    draw_text(
        image,
        x,
        y + LABEL_OFFSET * layout.size,
        label_run(cell.label, layout.size),
        WHITE if water else INK,
        align="middle",
        halo=mix(DEEP, INK, 0.35) if water else mix(GROUNDS[cell.ground], WHITE, 0.55),
    )


def _cuts(cell: HexView, around_it: dict[Hex, HexView]) -> tuple[int, ...]:
    """The sides of a land at which its region ends."""
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
        # Slightly larger than the hex, so that no background shows between two hexes.
        wide = 2 * math.ceil(size + 0.6)
        high = 2 * math.ceil((size + 0.6) * math.sqrt(3) / 2)
        brush = Brush(wide, high, over=_OVERSAMPLING)
        middle = (50.0, 50.0 * high / wide)
        region_paint = None if region is None else region_colour(region)
        paint = GROUNDS[cell.ground]
        paint = paint if region_paint is None else mix(paint, region_paint, REGION_COLOUR_SHARE)
        corners = polygon_corners(*middle, 50, 6, 0)
        brush.polygon(corners, mix(paint, SEAM, 0.5))
        brush.polygon(polygon_corners(*middle, 48.7, 6, 0), paint)
        _decorate(brush, cell.ground, variant, region_paint)
        if region_paint is not None:
            for side in cuts:
                brush.polygon(_stripe(corners, side, _EDGE * 0.86), region_paint)
                brush.polygon(_stripe(corners, side, 1.6), mix(region_paint, INK, 0.5))
        drawn = brush.finish()
        mask = Image.new("L", (wide * _OVERSAMPLING, high * _OVERSAMPLING))
        scale = wide * _OVERSAMPLING / 100
        ImageDraw.Draw(mask).polygon([(x * scale, y * scale) for x, y in corners], fill=255)
        drawn.putalpha(mask.reduce(_OVERSAMPLING))
        return drawn

    key = ("egypt hex", cell.ground, region, variant, cuts, round(size, 2))
    return SPRITE_CACHE.get(key, draw)


def region_colour(region: int) -> Colour:
    """The colour of the region with that conflict token."""
    return REGIONS[(region - 1) % len(REGIONS)]


def _stripe(corners: Sequence[Point], side: int, deep: float) -> list[Point]:
    """The part of a hex within ``deep`` of a side; stripes of adjacent sides join without a gap."""
    one, other = corners[side], corners[(side + 1) % 6]
    before, after = corners[side - 1], corners[(side + 2) % 6]
    share = deep / math.sin(math.radians(60)) / 50
    return [one, other, _towards(other, after, share), _towards(one, before, share)]


def _towards(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _decorate(brush: Brush, kind: Ground, variant: int, region_paint: Colour | None) -> None:
    def toned(colour: Colour) -> Colour:
        return colour if region_paint is None else mix(colour, region_paint, REGION_COLOUR_SHARE)

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


_CAMEL_STROKES = ((CAMEL_DARK, 0.085), (DUNE, 0.045))
_NILE_STROKES = ((NILE_DARK, 0.205), (NILE, 0.155), (NILE_LIGHT, 0.045))


def draw_lines(
    image: Image.Image,
    borders: Sequence[tuple[Point, Point]],
    size: float,
    strokes: Sequence[tuple[Colour, float]],
) -> None:
    """Draw lines with round ends along borders, one stroke (colour, width in sizes) at a time."""
    for colour, thick in strokes:
        for one, other in borders:
            (left, top), mask = _segment(one, other, thick * size / 2)
            image.paste(colour, (left, top), mask)


def _segment(one: Point, other: Point, reach: float) -> tuple[tuple[int, int], Image.Image]:
    """The position and mask of a line with round ends; lines of one slope share a mask."""
    (a, b), (c, d) = sorted(((round(one[0]), round(one[1])), (round(other[0]), round(other[1]))))
    pad = math.ceil(reach) + 1
    spots = ((0, max(0, b - d)), (c - a, max(0, d - b)))

    def draw() -> Image.Image:
        across, down = c - a + 2 * pad, abs(d - b) + 2 * pad
        mask = Image.new("L", (across * _OVERSAMPLING, down * _OVERSAMPLING))
        pen = ImageDraw.Draw(mask)
        ends = [((x + pad) * _OVERSAMPLING, (y + pad) * _OVERSAMPLING) for x, y in spots]
        round_end = reach * _OVERSAMPLING
        pen.line(ends, fill=255, width=max(1, round(2 * round_end)))
        for x, y in ends:
            pen.ellipse((x - round_end, y - round_end, x + round_end, y + round_end), fill=255)
        return mask.reduce(_OVERSAMPLING)

    key = ("egypt segment", c - a, d - b, round(reach, 2))
    return (a - pad, min(b, d) - pad), SPRITE_CACHE.get(key, draw)
