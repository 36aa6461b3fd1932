"""The six wooden pieces, drawn in the colour of whoever owns them."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.deus.view import Piece
from render.art.brush import Brush, Colour, mix, rgb
from render.art.palette import INK, WHITE, Livery
from render.art.shelf import SPRITES

IVORY = rgb("#FBF6E9")


def piece(kind: Piece, livery: Livery, size: int) -> Image.Image:
    """``kind`` as a sprite of ``size`` pixels with a rim that stands out on every terrain."""

    def draw() -> Image.Image:
        brush = Brush(size)
        body = livery.colour
        _DRAWN[kind](brush, body, _detail(livery))
        if livery.on == WHITE:
            return brush.finish((mix(body, INK, 0.55), 2.2), (WHITE, 4.2))
        return brush.finish((INK, 4), (WHITE, 2.6))

    return SPRITES.get(("piece", kind, livery, size), draw)


def silhouette(kind: Piece, colour: Colour, detail: Colour, size: int) -> Image.Image:
    """``kind`` without any rim, for headings."""

    def draw() -> Image.Image:
        brush = Brush(size)
        _DRAWN[kind](brush, colour, detail)
        return brush.finish()

    return SPRITES.get(("silhouette", kind, colour, detail, size), draw)


def _detail(livery: Livery) -> Colour:
    if livery.on == WHITE:
        return mix(livery.colour, WHITE, 0.78)
    return mix(livery.colour, INK, 0.72)


def _ship(brush: Brush, body: Colour, detail: Colour) -> None:
    brush.stroke([(48, 12), (48, 64)], body, 6)
    brush.blob(
        [(24, 20), (48, 17), (74, 20), (80, 37), (74, 54), (48, 51), (24, 54), (31, 37)], body
    )
    brush.curve([(40, 22), (46, 36), (40, 50)], detail, 4)
    brush.curve([(58, 22), (64, 36), (58, 50)], detail, 4)
    hull = [(10, 52), (20, 62), (50, 66), (76, 62), (86, 46), (92, 44), (88, 66), (74, 86)]
    brush.polygon([*hull, (26, 86), (13, 70)], body)
    brush.stroke([(22, 74), (78, 74)], detail, 4)


def _workshop(brush: Brush, body: Colour, detail: Colour) -> None:
    brush.box(64, 14, 75, 40, body)
    brush.polygon([(10, 44), (44, 14), (80, 44), (80, 88), (14, 88), (14, 46)], body)
    brush.box(22, 52, 36, 66, detail, 2)
    brush.circle(66, 66, 25, body)
    brush.ring(66, 66, 21, detail, 4.5)
    for across, down in ((19, 0), (0, 19), (13.5, 13.5), (13.5, -13.5)):
        brush.stroke([(66 - across, 66 - down), (66 + across, 66 + down)], detail, 3.6)
    brush.circle(66, 66, 6, detail)


def _library(brush: Brush, body: Colour, detail: Colour) -> None:
    brush.stroke([(50, 12), (50, 30)], body, 4)
    brush.polygon([(50, 9), (68, 15), (50, 21)], body)
    brush.oval(50, 48, 33, 27, body)
    brush.box(12, 48, 88, 60, body, 2)
    brush.box(18, 58, 82, 82, body)
    brush.box(10, 79, 90, 90, body, 2)
    for left in (25, 40, 55, 70):
        brush.box(left - 2.5, 62, left + 6.5, 79, detail, 4)
    brush.curve([(30, 44), (36, 34), (46, 29)], detail, 4)


def _aqueduct(brush: Brush, body: Colour, detail: Colour) -> None:
    brush.box(6, 22, 94, 90, body, 3)
    brush.stroke([(13, 33), (87, 33)], detail, 4.4)
    for middle in (23, 50, 77):
        brush.circle(middle, 57, 9.5, detail)
        brush.box(middle - 9.5, 57, middle + 9.5, 91, detail)


def _army(brush: Brush, body: Colour, detail: Colour) -> None:
    brush.stroke([(84, 20), (84, 90)], body, 5.5)
    brush.polygon([(84, 5), (92, 20), (84, 29), (76, 20)], body)
    brush.blob([(22, 22), (30, 9), (46, 6), (62, 9), (70, 22), (58, 17), (46, 15), (34, 17)], body)
    brush.circle(46, 28, 16, body)
    brush.box(31, 28, 61, 42, body, 5)
    brush.polygon([(30, 46), (62, 46), (76, 60), (70, 90), (22, 90), (16, 60)], body)
    brush.stroke([(35, 29), (57, 29)], detail, 4.4)
    brush.stroke([(46, 29), (46, 42)], detail, 4.4)
    brush.circle(42, 68, 22, body)
    brush.ring(42, 68, 16.5, detail, 4.6)
    brush.circle(42, 68, 6, detail)


def _temple(brush: Brush, body: Colour, detail: Colour) -> None:
    brush.polygon([(6, 42), (50, 10), (94, 42)], body)
    brush.box(10, 40, 90, 50, IVORY)
    for left in (15, 35, 54, 74):
        brush.box(left, 50, left + 11, 78, IVORY)
    for left in (26, 46, 65):
        brush.box(left, 50, left + 9, 78, mix(body, INK, 0.35))
    brush.box(10, 76, 90, 83, IVORY)
    brush.box(4, 82, 96, 91, body)
    brush.circle(50, 31, 6, detail)


_DRAWN: dict[Piece, Callable[[Brush, Colour, Colour], None]] = {
    "maritime": _ship,
    "production": _workshop,
    "scientific": _library,
    "civil": _aqueduct,
    "military": _army,
    "temple": _temple,
}
