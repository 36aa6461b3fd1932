"""The archipelago before anybody sets foot on it: seas, coasts, islands and their borders."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.core.hexes import Hex, corners, neighbours, spiral
from render.art.brush import Brush, Colour, Point, mix
from render.art.hexmap import HexMap, stamp
from render.art.palette import TABLE, WHITE
from render.art.pressed import GROUNDS
from render.art.shelf import SPRITES
from render.art.spots import Box
from render.cyclades.islands.anchors import Anchors, Shore, anchors
from render.cyclades.tints import (
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

_HALF = 2  # soft things are painted this much smaller
_SEED = "archipelago"
_COLOURS = 192
_STEEP = 24  # how fast a soft field turns from outside to inside at its edge

# From what height of the land each colour shows, from the open sea to the inland.
_BANDS: tuple[tuple[int, Colour], ...] = (
    (34, SHALLOW),
    (66, SHOAL),
    (92, SURF),
    (106, COAST),
    (116, SAND),
    (152, GRASS),
)


def ground(shores: tuple[Shore, ...], place: HexMap, box: Box | None = None) -> Image.Image:
    """Seas and islands without a single letter on them, or the part in a box. A fresh picture."""

    def draw() -> Image.Image:
        drawn = _painted(shores, anchors(shores), place)
        return drawn.quantize(palette=_few_colours(), dither=Image.Dither.NONE)

    whole = GROUNDS.get(("archipelago", shores, place), draw)
    return (whole if box is None else whole.crop(box)).convert("RGB")


@lru_cache(maxsize=1)
def _few_colours() -> Image.Image:
    """A palette for every ground, from a made-up archipelago that has all of its colours."""
    cells = list(spiral(Hex(0, 0), 4))
    shores = tuple(
        Shore(f"{number}", number % 5 == 0, (cell,), ()) for number, cell in enumerate(cells)
    )
    sample = _painted(shores, anchors(shores), HexMap.within(cells, 700, 700, 40))
    return sample.quantize(_COLOURS, method=Image.Quantize.MEDIANCUT)


def _painted(shores: Sequence[Shore], spots: Mapping[str, Anchors], place: HexMap) -> Image.Image:
    image = Image.new("RGB", (place.width, place.height), TABLE)
    chance = Random(_SEED)
    cells = [cell for shore in shores for cell in shore.cells]
    world = _blurred(cells, (), place, 0.16, None)
    waters = _waters(shores, place)
    _ripples(waters, shores, place, chance)
    _sea_borders(waters, shores, place)
    image.paste(RIM, mask=_above(world, 96))
    image.paste(waters, mask=_above(world, 128))
    land = [cell for shore in shores if shore.land for cell in shore.cells]
    capes = [spot for shore in shores for spot in spots[shore.label].slots]
    height = _blurred(land, capes, place, 0.2, chance)
    shoals = ImageChops.darker(_above(height, _BANDS[0][0]), _above(world, 128))
    image.paste(_banded(height), mask=ImageChops.lighter(shoals, _above(height, _BANDS[3][0])))
    meadows = ImageChops.darker(_above(height, 160), _above(_noise(place, 26, chance), 138))
    image.paste(MEADOW, mask=meadows)
    _scrub(image, land, place, chance)
    _land_borders(image, shores, place)
    return image


def _banded(height: Image.Image) -> Image.Image:
    """Bands of colour by height, each running into the next over a few steps."""
    parts = []
    for part in range(3):
        ramp = []
        for value in range(256):
            shade = float(_BANDS[0][1][part])
            for level, colour in _BANDS[1:]:
                share = max(0.0, min(1.0, (value - level) * _STEEP / 255 + 0.5))
                shade += (colour[part] - shade) * share
            ramp.append(round(shade))
        parts.append(height.point(ramp))
    return Image.merge("RGB", parts)


def _above(field: Image.Image, level: int) -> Image.Image:
    """What of a soft field lies above ``level``, with a smooth edge."""
    return field.point([max(0, min(255, (value - level) * _STEEP + 128)) for value in range(256)])


def _blurred(
    cells: Sequence[Hex],
    capes: Sequence[Point],
    place: HexMap,
    softness: float,
    chance: Random | None,
) -> Image.Image:
    """Cells and discs as a field that falls off softly, uneven where ``chance`` is given."""
    size = place.size / _HALF
    mask = Image.new("L", (_part(place.width, _HALF), _part(place.height, _HALF)))
    pen = ImageDraw.Draw(mask)
    shape = corners(Hex(0, 0), size + 0.5)
    for cell in cells:
        x, y = (part / _HALF for part in place.middle(cell))
        pen.polygon([(x + u, y + v) for u, v in shape], 255)
    for cape in capes:
        x, y = (part / _HALF for part in spotted(cape, place))
        reach = 0.36 * size
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), 255)
    field = mask.filter(ImageFilter.GaussianBlur(softness * size))
    if chance is not None:
        # Half of the unevenness lifts, half of it lowers: the coast keeps its place on the whole,
        # and where there is no land at all there is nothing to lift.
        rough = _noise(place, 9, chance, _HALF).point([v * 5 // 16 for v in range(256)])
        uneven = ImageChops.add(field, rough, 1, -40)
        field = ImageChops.darker(uneven, field.point([min(255, 2 * v) for v in range(256)]))
    return field.resize((place.width, place.height), Image.Resampling.BILINEAR)


def _noise(place: HexMap, grain: int, chance: Random, shrink: int = 1) -> Image.Image:
    """Smooth hills and hollows, ``grain`` to four sizes of a hex."""
    step = place.size * 4 / grain
    wide, high = math.ceil(place.width / step), math.ceil(place.height / step)
    rough = Image.frombytes("L", (wide, high), chance.randbytes(wide * high))
    whole = (_part(place.width, shrink), _part(place.height, shrink))
    return rough.resize(whole, Image.Resampling.BICUBIC)


def _part(length: int, shrink: int) -> int:
    return -(-length // shrink)


def _waters(shores: Sequence[Shore], place: HexMap) -> Image.Image:
    """Every sea in a tone of its own."""
    tones = _tones(shores)
    waters = Image.new("RGB", (place.width, place.height), SEAS[0])
    pen = ImageDraw.Draw(waters)
    shape = corners(Hex(0, 0), place.size + 1)
    for shore in shores:
        for cell in shore.cells:
            x, y = place.middle(cell)
            pen.polygon([(x + u, y + v) for u, v in shape], SEAS[tones.get(shore.label, 0)])
    return waters


def _tones(shores: Sequence[Shore]) -> dict[str, int]:
    """A tone for each sea, other than its neighbours' where the tones suffice."""
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


def _ripples(image: Image.Image, shores: Sequence[Shore], place: HexMap, chance: Random) -> None:
    wave = _wave(round(place.size * 0.5))
    for shore in shores:
        if shore.land:
            continue
        for cell in shore.cells:
            x, y = place.middle(cell)
            for _ in range(2):
                across, down = chance.uniform(-0.55, 0.55), chance.uniform(-0.6, 0.6)
                stamp(image, wave, x + across * place.size, y + down * place.size)


def _wave(size: int) -> Image.Image:
    def draw() -> Image.Image:
        brush = Brush(size, max(2, size // 3))
        brush.curve([(8, 22), (28, 10), (50, 22), (72, 10), (92, 22)], WAVE, 8)
        return brush.finish()

    return SPRITES.get(("wave", size), draw)


def _scrub(image: Image.Image, cells: Sequence[Hex], place: HexMap, chance: Random) -> None:
    """Olive bushes here and there, in the corners that nothing else claims."""
    bush = _bush(round(place.size * 0.26))
    for cell in cells:
        x, y = place.middle(cell)
        for corner in chance.sample(range(6), 2):
            turn = math.radians(60 * corner + 30)
            reach = chance.uniform(0.62, 0.72) * place.size
            stamp(image, bush, x + reach * math.cos(turn), y + reach * math.sin(turn))


def _bush(size: int) -> Image.Image:
    def draw() -> Image.Image:
        brush = Brush(size)
        for x, y, radius in ((32, 56, 24), (66, 58, 22), (50, 38, 24)):
            brush.circle(x, y + 6, radius, mix(SCRUB, COAST, 0.45))
        for x, y, radius in ((32, 54, 22), (66, 56, 20), (50, 36, 22)):
            brush.circle(x, y, radius, SCRUB)
        brush.circle(44, 32, 9, mix(SCRUB, MEADOW, 0.6))
        return brush.finish()

    return SPRITES.get(("bush", size), draw)


def _sea_borders(image: Image.Image, shores: Sequence[Shore], place: HexMap) -> None:
    _fence(image, [shore for shore in shores if not shore.land], place, WHITE, 0.05, 3, 150)


def _land_borders(image: Image.Image, shores: Sequence[Shore], place: HexMap) -> None:
    lands = [shore for shore in shores if shore.land]
    _fence(image, lands, place, mix(COAST, (0, 0, 0), 0.25), 0.06, 4, 255)


def _fence(
    image: Image.Image,
    shores: Sequence[Shore],
    place: HexMap,
    colour: Colour,
    thick: float,
    dashes: int,
    strength: int,
) -> None:
    """A broken line along every edge between two of ``shores``."""
    owner = {cell: shore.label for shore in shores for cell in shore.cells}
    for cell, label in owner.items():
        for side in range(3):
            other = owner.get(neighbours(cell)[side])
            if other is None or other == label:
                continue
            x, y = place.middle(cell)
            turn, reach = math.radians(60 * side), place.size * math.sqrt(3) / 2
            sprite = _rail(side, place.size, colour, thick, dashes, strength)
            stamp(image, sprite, x + reach * math.cos(turn), y + reach * math.sin(turn))


def _rail(
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

    return SPRITES.get(("rail", side, round(size, 2), colour, thick, dashes, strength), draw)


def spotted(spot: Point, place: HexMap) -> tuple[int, int]:
    """A place in sizes of a hex, in pixels of the board's picture."""
    return round(spot[0] * place.size - place.left), round(spot[1] * place.size - place.top)
