"""Draws tiles: three terrains, each with its own pattern, and the symbols on them."""

from __future__ import annotations

from itertools import pairwise

from PIL import Image, ImageDraw

from games.divinus.view import Terrain, TileView
from render.art.brush import Brush, Colour, Point, mix
from render.art.cache import SPRITE_CACHE
from render.art.hex_layout import paste_centred
from render.art.shared_colours import INK
from render.divinus.board.tile_shapes import outlines, spots
from render.divinus.colours import PEAK, SHORE, SNOW, TERRAINS, TUFT, WAVE
from render.divinus.icons import symbol_of

_OVERSAMPLING = 4
_SHORE = 0.022
"""How broad the line between two landscapes is."""
_LARGE = ("power", "temple")
# Sizes in units of a tile: a people's symbol, a place of power, a figure.
_SMALL_SIZE, _LARGE_SIZE = 0.31, 0.42


def draw_tile(tile: TileView, size: int, guest: int | None = None) -> Image.Image:
    """A tile of ``size`` pixels with its printed and stuck symbols, in full colour.

    ``guest`` is a landscape with room for a figure.
    """
    image = Image.new("RGB", (size, size), SHORE)
    for land, shape in zip(tile.landscapes, outlines(tile), strict=True):
        image.paste(_texture(land.terrain, size), (0, 0), _inside(shape, size))
    for number, land in enumerate(tile.landscapes):
        places = symbol_positions(tile, number, number == guest)
        for shown, (x, y) in zip(land.symbols, places, strict=False):
            share = _LARGE_SIZE if shown.kind in _LARGE else _SMALL_SIZE
            if len(places) > 1 and (len(land.sides) == 1 or shown.kind in _LARGE):
                share *= 0.84
            put_on_tile(image, symbol_of(shown, round(size * share)), (x, y), size)
    return image


def put_on_tile(
    image: Image.Image, sprite: Image.Image, spot: Point, size: int, left: int = 0, top: int = 0
) -> None:
    """Paste ``sprite`` around ``spot`` of the tile at ``left``, ``top``, within its edges."""
    half = sprite.width / 2
    x, y = (min(max(part * size, half), size - half) for part in spot)
    paste_centred(image, sprite, left + x, top + y)


def outline(image: Image.Image, box: tuple[int, int, int, int], colour: Colour, width: int) -> None:
    """A line along the inside of ``box``."""
    left, top, right, bottom = box
    image.paste(colour, (left, top, right, top + width))
    image.paste(colour, (left, bottom - width, right, bottom))
    image.paste(colour, (left, top, left + width, bottom))
    image.paste(colour, (right - width, top, right, bottom))


def symbol_positions(tile: TileView, landscape: int, guest: bool = False) -> tuple[Point, ...]:
    """The positions of the symbols of a landscape, and last that of a figure if there is one."""
    count = len(tile.landscapes[landscape].symbols) + guest
    return spots(tile, landscape, count) if count else ()


def _inside(shape: tuple[Point, ...], size: int) -> Image.Image:
    """The mask of a landscape, up to the shore between it and the next."""
    wide = size * _OVERSAMPLING
    mask = Image.new("L", (wide, wide))
    pen = ImageDraw.Draw(mask)
    points = [(x * wide, y * wide) for x, y in shape]
    pen.polygon(points, fill=255)
    thick = max(1, round(wide * _SHORE))
    half = thick / 2
    for one, other in pairwise((*points, points[0])):
        if not _on_edge(one, other, wide):
            pen.line((one, other), fill=0, width=thick)
            for x, y in (one, other):
                pen.ellipse((x - half, y - half, x + half, y + half), fill=0)
    return mask.reduce(_OVERSAMPLING)


def _on_edge(one: Point, other: Point, wide: float) -> bool:
    """Whether a line runs along the edge of the tile."""
    return any(one[axis] == other[axis] and one[axis] in (0, wide) for axis in (0, 1))


def _texture(terrain: Terrain, size: int) -> Image.Image:
    """A whole tile of one terrain."""

    def draw() -> Image.Image:
        brush = Brush(size)
        colour = TERRAINS[terrain]
        brush.box(0, 0, 100, 100, colour)
        _PATTERNS[terrain](brush)
        return brush.finish().convert("RGB")

    return SPRITE_CACHE.get(("texture", terrain, size), draw)


def _plain(brush: Brush) -> None:
    """Tufts of grass."""
    for row in range(5):
        for column in range(5):
            x = 10 + column * 20 + (10 if row % 2 else 0)
            y = 12 + row * 20
            for lean in (-3.4, 0, 3.4):
                brush.stroke([(x + lean * 0.3, y + 3), (x + lean, y - 3.5)], TUFT, 1.7)


def _mountain(brush: Brush) -> None:
    """Peaks with snow on top."""
    dark = mix(PEAK, INK, 0.15)
    for row in range(4):
        for column in range(5):
            x = 2 + column * 25 + (12.5 if row % 2 else 0)
            y = 20 + row * 25
            brush.polygon([(x - 9.5, y), (x, y - 16), (x + 9.5, y)], PEAK)
            brush.polygon([(x, y), (x, y - 16), (x + 9.5, y)], dark)
            brush.polygon([(x - 3.6, y - 10), (x, y - 16), (x + 3.6, y - 10)], SNOW)


def _sea(brush: Brush) -> None:
    """Waves."""
    for row in range(7):
        y = 7 + row * 14.5
        start = -12 if row % 2 else -2
        points = [(start + step * 10, y + (2.4 if step % 2 else -2.4)) for step in range(13)]
        brush.curve(points, mix(TERRAINS["sea"], WAVE, 0.62), 2.3)


_PATTERNS = {"plain": _plain, "mountain": _mountain, "sea": _sea}


def terrain_swatch(terrain: Terrain, size: int) -> Image.Image:
    """A small piece of a terrain, drawn before a number."""

    def draw() -> Image.Image:
        mask = Brush(size)
        mask.box(0, 0, 100, 100, INK, 20)
        rim = mask.finish()
        inner = Brush(size)
        inner.box(6, 6, 94, 94, INK, 16)
        image = Image.new("RGB", (size, size), INK)
        part = _texture(terrain, size * 2).crop((0, 0, size, size))
        image.paste(part, (0, 0), inner.finish().getchannel("A"))
        framed = image.convert("RGBA")
        framed.putalpha(rim.getchannel("A"))
        return framed

    return SPRITE_CACHE.get(("swatch", terrain, size), draw)
