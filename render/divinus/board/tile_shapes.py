"""Computes how the landscapes of a tile divide its square, and where symbols lie on them.

Points are given for a tile that is not turned, in units of its size. All tiles have one of four
divisions, by which of their sides belong together.
"""

from __future__ import annotations

from games.divinus.view import LandscapeView, TileView
from render.art.brush import Point, smooth

Sides = tuple[int, ...]

_NW, _NE, _SE, _SW = (0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)
# Lines between landscapes.
_WEST = smooth([_NW, (0.22, 0.2), (0.4, 0.5), (0.22, 0.8), _SW])
_LEFT = smooth([_NW, (0.19, 0.2), (0.31, 0.5), (0.19, 0.8), _SW])
_RIGHT = [(1 - x, y) for x, y in _LEFT]
_SLANT = smooth([_NW, (0.3, 0.22), (0.5, 0.5), (0.7, 0.78), _SE])
_HALF = len(_SLANT) // 2
_FORK = smooth([(0.5, 0.5), (0.3, 0.66), _SW])

_CUTS: dict[frozenset[Sides], dict[Sides, list[Point]]] = {
    frozenset({(0, 1, 2), (3,)}): {(0, 1, 2): [_NE, _SE, *reversed(_WEST)], (3,): _WEST},
    frozenset({(0, 1), (2, 3)}): {(0, 1): [*_SLANT, _NE], (2, 3): [*_SLANT, _SW]},
    frozenset({(1,), (0, 2), (3,)}): {
        (0, 2): [*_LEFT, *reversed(_RIGHT)],
        (1,): _RIGHT,
        (3,): _LEFT,
    },
    frozenset({(0, 1), (2,), (3,)}): {
        (0, 1): [*_SLANT, _NE],
        (2,): [*_SLANT[_HALF:], *reversed(_FORK)],
        (3,): [*_SLANT[: _HALF + 1], *_FORK],
    },
}

# The middles of things on a landscape, by their number.
_SPOTS: dict[Sides, tuple[tuple[Point, ...], ...]] = {
    (0, 1, 2): (
        ((0.7, 0.5),),
        ((0.68, 0.27), (0.68, 0.73)),
        ((0.58, 0.21), (0.77, 0.5), (0.58, 0.79)),
        ((0.5, 0.17), (0.82, 0.3), (0.82, 0.7), (0.5, 0.83)),
    ),
    (0, 1): (
        ((0.7, 0.3),),
        ((0.52, 0.18), (0.82, 0.48)),
        ((0.45, 0.15), (0.8, 0.2), (0.84, 0.55)),
        ((0.42, 0.14), (0.8, 0.16), (0.66, 0.4), (0.86, 0.6)),
    ),
    (2, 3): (
        ((0.3, 0.7),),
        ((0.18, 0.52), (0.48, 0.82)),
        ((0.16, 0.45), (0.2, 0.8), (0.55, 0.84)),
        ((0.14, 0.42), (0.16, 0.8), (0.4, 0.62), (0.58, 0.86)),
    ),
    (0, 2): (
        ((0.5, 0.5),),
        ((0.5, 0.27), (0.5, 0.73)),
        ((0.5, 0.17), (0.5, 0.5), (0.5, 0.83)),
        ((0.38, 0.16), (0.62, 0.16), (0.5, 0.5), (0.5, 0.83)),
    ),
    (1,): (
        ((0.84, 0.5),),
        ((0.84, 0.31), (0.84, 0.69)),
        ((0.87, 0.25), (0.84, 0.5), (0.87, 0.75)),
    ),
    (2,): (
        ((0.5, 0.79),),
        ((0.31, 0.84), (0.68, 0.85)),
        ((0.3, 0.87), (0.5, 0.74), (0.7, 0.88)),
    ),
    (3,): (
        ((0.17, 0.5),),
        ((0.16, 0.41), (0.16, 0.73)),
        ((0.17, 0.4), (0.2, 0.62), (0.12, 0.8)),
    ),
}


def outlines(tile: TileView) -> tuple[tuple[Point, ...], ...]:
    """The outline of each landscape of the turned tile."""
    plain = [_plain_sides(tile, land) for land in tile.landscapes]
    cut = _CUTS[frozenset(plain)]
    return tuple(tuple(_turned(point, tile.turn) for point in cut[sides]) for sides in plain)


def spots(tile: TileView, landscape: int, count: int) -> tuple[Point, ...]:
    """The middles of ``count`` things on a landscape of the turned tile; at most as many as fit.

    Three things fit everywhere, and four on the larger landscapes.
    """
    places = _SPOTS[_plain_sides(tile, tile.landscapes[landscape])]
    chosen = places[min(count, len(places)) - 1]
    return tuple(_turned(point, tile.turn) for point in chosen)


def _plain_sides(tile: TileView, land: LandscapeView) -> Sides:
    """The sides that a landscape reaches on the unturned tile."""
    return tuple(sorted((side - tile.turn) % 4 for side in land.sides))


def _turned(point: Point, turn: int) -> Point:
    x, y = point
    for _ in range(turn):
        x, y = 1 - y, x
    return x, y
