"""Draws the terrain of the map: seas, coasts, islands and their borders."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.core.hexes import Hex, corners, neighbours, spiral
from render.art.brush import Brush, Colour, Point, mix
from render.art.cache import BACKGROUND_CACHE, SPRITE_CACHE
from render.art.fact_locations import Box
from render.art.hex_layout import HexLayout, paste_centred
from render.art.shared_colours import TABLE, WHITE
from render.cyclades.board.anchors import Anchors, Shore, anchors
from render.cyclades.colours import (
    COAST,
    GRASS,
    MEADOW,
    RIM,
    SAND,
    SCRUB,
    SEAS,
    SHALLOW,
    SHOAL,
    SURF,
    WAVE,
)

_SHRINK = 2  # blurred fields are computed this many times smaller
_SEED = "archipelago"
_COLOURS = 192
_EDGE_STEEPNESS = 24  # how fast a blurred field turns from outside to inside at its edge

# The lowest height at which each colour is used, from the open sea to the inland.
_HEIGHT_COLOURS: tuple[tuple[int, Colour], ...] = (
    (34, SHALLOW),
    (66, SHOAL),
    (92, SURF),
    (106, COAST),
    (116, SAND),
    (152, GRASS),
)


def terrain(shores: tuple[Shore, ...], layout: HexLayout, box: Box | None = None) -> Image.Image:
    """A new picture of seas and islands without labels, or of the part in a box."""

    def draw() -> Image.Image:
        drawn = _painted(shores, anchors(shores), layout)
        return drawn.quantize(palette=_terrain_palette(), dither=Image.Dither.NONE)

    whole = BACKGROUND_CACHE.get(("archipelago", shores, layout), draw)
    return (whole if box is None else whole.crop(box)).convert("RGB")


@lru_cache(maxsize=1)
def _terrain_palette() -> Image.Image:
    """A palette for every terrain, from a made-up board that has all of its colours."""
    cells = list(spiral(Hex(0, 0), 4))
    shores = tuple(
        Shore(f"{number}", number % 5 == 0, (cell,), ()) for number, cell in enumerate(cells)
    )
    sample = _painted(shores, anchors(shores), HexLayout.within(cells, 700, 700, 40))
    return sample.quantize(_COLOURS, method=Image.Quantize.MEDIANCUT)


def _painted(
    shores: Sequence[Shore], spots: Mapping[str, Anchors], layout: HexLayout
) -> Image.Image:
    image = Image.new("RGB", (layout.width, layout.height), TABLE)
    chance = Random(_SEED)
    cells = [cell for shore in shores for cell in shore.cells]
    board_area = _blurred(cells, (), layout, 0.16, None)
    waters = _waters(shores, layout)
    _ripples(waters, shores, layout, chance)
    _sea_borders(waters, shores, layout)
    image.paste(RIM, mask=_above(board_area, 96))
    image.paste(waters, mask=_above(board_area, 128))
    land = [cell for shore in shores if shore.land for cell in shore.cells]
    capes = [spot for shore in shores for spot in spots[shore.label].slots]
    height = _blurred(land, capes, layout, 0.2, chance)
    shoals = ImageChops.darker(_above(height, _HEIGHT_COLOURS[0][0]), _above(board_area, 128))
    image.paste(
        _coloured_by_height(height),
        mask=ImageChops.lighter(shoals, _above(height, _HEIGHT_COLOURS[3][0])),
    )
    meadows = ImageChops.darker(_above(height, 160), _above(_noise(layout, 26, chance), 138))
    image.paste(MEADOW, mask=meadows)
    _scrub(image, land, layout, chance)
    _land_borders(image, shores, layout)
    return image


def _coloured_by_height(height: Image.Image) -> Image.Image:
    """The colours of a height field, each running into the next over a few steps."""
    parts = []
    for part in range(3):
        ramp = []
        for value in range(256):
            shade = float(_HEIGHT_COLOURS[0][1][part])
            for level, colour in _HEIGHT_COLOURS[1:]:
                share = max(0.0, min(1.0, (value - level) * _EDGE_STEEPNESS / 255 + 0.5))
                shade += (colour[part] - shade) * share
            ramp.append(round(shade))
        parts.append(height.point(ramp))
    return Image.merge("RGB", parts)


def _above(field: Image.Image, level: int) -> Image.Image:
    """A mask of where a blurred field is above ``level``, with a smooth edge."""
    return field.point(
        [max(0, min(255, (value - level) * _EDGE_STEEPNESS + 128)) for value in range(256)]
    )


def _blurred(
    cells: Sequence[Hex],
    capes: Sequence[Point],
    layout: HexLayout,
    softness: float,
    chance: Random | None,
) -> Image.Image:
    """A field of cells and discs with blurred edges, roughened if ``chance`` is given."""
    size = layout.size / _SHRINK
    mask = Image.new("L", (_part(layout.width, _SHRINK), _part(layout.height, _SHRINK)))
    pen = ImageDraw.Draw(mask)
    shape = corners(Hex(0, 0), size + 0.5)
    for cell in cells:
        x, y = (part / _SHRINK for part in layout.middle(cell))
        pen.polygon([(x + u, y + v) for u, v in shape], 255)
    for cape in capes:
        x, y = (part / _SHRINK for part in anchor_position(cape, layout))
        reach = 0.36 * size
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), 255)
    field = mask.filter(ImageFilter.GaussianBlur(softness * size))
    if chance is not None:
        # Half of the noise raises the field and half lowers it, so that the coast stays in place on
        # average; far from land the field stays 0.
        rough = _noise(layout, 9, chance, _SHRINK).point([v * 5 // 16 for v in range(256)])
        uneven = ImageChops.add(field, rough, 1, -40)
        field = ImageChops.darker(uneven, field.point([min(255, 2 * v) for v in range(256)]))
    return field.resize((layout.width, layout.height), Image.Resampling.BILINEAR)


def _noise(layout: HexLayout, grain: int, chance: Random, shrink: int = 1) -> Image.Image:
    """Smooth noise, with ``grain`` points to four sizes of a hex."""
    step = layout.size * 4 / grain
    wide, high = math.ceil(layout.width / step), math.ceil(layout.height / step)
    rough = Image.frombytes("L", (wide, high), chance.randbytes(wide * high))
    whole = (_part(layout.width, shrink), _part(layout.height, shrink))
    return rough.resize(whole, Image.Resampling.BICUBIC)


def _part(length: int, shrink: int) -> int:
    return -(-length // shrink)


def _waters(shores: Sequence[Shore], layout: HexLayout) -> Image.Image:
    """The seas, each in its tone."""
    tones = _tones(shores)
    waters = Image.new("RGB", (layout.width, layout.height), SEAS[0])
    pen = ImageDraw.Draw(waters)
    shape = corners(Hex(0, 0), layout.size + 1)
    for shore in shores:
        for cell in shore.cells:
            x, y = layout.middle(cell)
            pen.polygon([(x + u, y + v) for u, v in shape], SEAS[tones.get(shore.label, 0)])
    return waters


def _tones(shores: Sequence[Shore]) -> dict[str, int]:
    """A tone for each sea, different from its neighbours' if there are enough tones."""
    owner = {cell: shore for shore in shores for cell in shore.cells}
    found: dict[str, int] = {}
    for shore in shores:
        if shore.land:
            continue
        near = [
            found[other.label]
            for cell in shore.cells
            for beside in neighbours(cell)
            if (other := owner.get(beside)) is not None and other.label in found
        ]
        found[shore.label] = min(range(len(SEAS)), key=lambda tone: (near.count(tone), tone))
    return found


def _ripples(
    image: Image.Image, shores: Sequence[Shore], layout: HexLayout, chance: Random
) -> None:
    wave = _wave(round(layout.size * 0.5))
    for shore in shores:
        if shore.land:
            continue
        for cell in shore.cells:
            x, y = layout.middle(cell)
            for _ in range(2):
                across, down = chance.uniform(-0.55, 0.55), chance.uniform(-0.6, 0.6)
                paste_centred(image, wave, x + across * layout.size, y + down * layout.size)


def _wave(size: int) -> Image.Image:
    def draw() -> Image.Image:
        brush = Brush(size, max(2, size // 3))
        brush.curve([(8, 22), (28, 10), (50, 22), (72, 10), (92, 22)], WAVE, 8)
        return brush.finish()

    return SPRITE_CACHE.get(("wave", size), draw)


def _scrub(image: Image.Image, cells: Sequence[Hex], layout: HexLayout, chance: Random) -> None:
    """Draw olive bushes in two random corners of each land hex."""
    bush = _bush(round(layout.size * 0.26))
    for cell in cells:
        x, y = layout.middle(cell)
        for corner in chance.sample(range(6), 2):
            turn = math.radians(60 * corner + 30)
            reach = chance.uniform(0.62, 0.72) * layout.size
            paste_centred(image, bush, x + reach * math.cos(turn), y + reach * math.sin(turn))


def _bush(size: int) -> Image.Image:
    def draw() -> Image.Image:
        brush = Brush(size)
        for x, y, radius in ((32, 56, 24), (66, 58, 22), (50, 38, 24)):
            brush.circle(x, y + 6, radius, mix(SCRUB, COAST, 0.45))
        for x, y, radius in ((32, 54, 22), (66, 56, 20), (50, 36, 22)):
            brush.circle(x, y, radius, SCRUB)
        brush.circle(44, 32, 9, mix(SCRUB, MEADOW, 0.6))
        return brush.finish()

    return SPRITE_CACHE.get(("bush", size), draw)


def _sea_borders(image: Image.Image, shores: Sequence[Shore], layout: HexLayout) -> None:
    _draw_dashed_borders(
        image, [shore for shore in shores if not shore.land], layout, WHITE, 0.05, 3, 150
    )


def _land_borders(image: Image.Image, shores: Sequence[Shore], layout: HexLayout) -> None:
    lands = [shore for shore in shores if shore.land]
    _draw_dashed_borders(image, lands, layout, mix(COAST, (0, 0, 0), 0.25), 0.06, 4, 255)


def _draw_dashed_borders(
    image: Image.Image,
    shores: Sequence[Shore],
    layout: HexLayout,
    colour: Colour,
    thick: float,
    dashes: int,
    strength: int,
) -> None:
    """Draw a dashed line along every edge between two of ``shores``."""
    owner = {cell: shore.label for shore in shores for cell in shore.cells}
    for cell, label in owner.items():
        for side in range(3):
            other = owner.get(neighbours(cell)[side])
            if other is None or other == label:
                continue
            x, y = layout.middle(cell)
            turn, reach = math.radians(60 * side), layout.size * math.sqrt(3) / 2
            sprite = _dashed_edge(side, layout.size, colour, thick, dashes, strength)
            paste_centred(image, sprite, x + reach * math.cos(turn), y + reach * math.sin(turn))


def _dashed_edge(
    side: int, size: float, colour: Colour, thick: float, dashes: int, strength: int
) -> Image.Image:
    def draw() -> Image.Image:
        brush = Brush(round(size * 1.2))
        turn = math.radians(60 * side + 90)
        reach = 100 / 1.2 / 2
        for dash in range(dashes):
            ends = [
                (50 + math.cos(turn) * reach * along, 50 + math.sin(turn) * reach * along)
                for along in (-1 + (2 * dash + 0.45) / dashes, -1 + (2 * dash + 1.55) / dashes)
            ]
            brush.stroke(ends, colour, thick * 100 / 1.2)
        sprite = brush.finish()
        sprite.putalpha(sprite.getchannel("A").point([v * strength // 255 for v in range(256)]))
        return sprite

    return SPRITE_CACHE.get(("rail", side, round(size, 2), colour, thick, dashes, strength), draw)


def anchor_position(spot: Point, layout: HexLayout) -> tuple[int, int]:
    """Convert a point in sizes of a hex to pixels of the board's picture."""
    return round(spot[0] * layout.size - layout.left), round(spot[1] * layout.size - layout.top)
