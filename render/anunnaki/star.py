"""Draws the star of a house: ten action tokens, fifteen cells for signs, the pawn, freed gods."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from games.anunnaki.view import EdgeView, HouseView
from render.anunnaki import tokens
from render.anunnaki.icons import ICONS
from render.art.brush import Brush, Point, mix
from render.art.cache import SPRITE_CACHE
from render.art.fact_locations import note_fact_centred
from render.art.hex_layout import paste_centred
from render.art.shared_colours import INK, NIGHT, PAPER_LINE, SEATS, TABLE_DEEP
from render.renderer import Mark

_INNER = 0.53  # how far the inner tokens lie from the middle, the outer ones being at 1
_HIGH = 1 + math.cos(math.radians(36))
_WIDE = 2 * math.sin(math.radians(72))
_LEVEL = 0.01  # the uppermost tip is in neither half
_TOKEN, _SIGN, _CELL, _SEAL = 0.37, 0.22, 0.185, 0.16


def star_size(reach: float) -> tuple[int, int]:
    """Width and height of a star whose tips lie ``reach`` pixels from its middle."""
    room = reach * _TOKEN * 1.16
    return math.ceil(_WIDE * reach + room), math.ceil(_HIGH * reach + room)


def node_position(node: str, reach: float) -> Point:
    """The position of a token relative to the middle of the star."""
    number = int(node[1:])
    tip = node.startswith("T")
    angle = math.radians(-90 + 72 * number + (0 if tip else 36))
    far = reach if tip else reach * _INNER
    return far * math.cos(angle), far * math.sin(angle)


def draw_web(image: Image.Image, edges: Sequence[EdgeView], middle: Point, reach: float) -> None:
    """The ground of a star around ``middle``, and the lines on which signs are placed."""
    paste_centred(
        image, _web(tuple(edge.ends for edge in edges), reach), *_box_middle(middle, reach)
    )


def draw_star(
    image: Image.Image,
    house: HouseView,
    edges: Sequence[EdgeView],
    middle: Point,
    reach: float,
    *,
    ahead: bool = False,
) -> None:
    """What lies on the web of a star; ``ahead`` shows where a sign would fall from the pawn."""
    style = SEATS[house.seat]

    def at(node: str) -> Point:
        x, y = node_position(node, reach)
        return middle[0] + x, middle[1] + y

    falls = {token.edge for token in house.tokens if token.sign} if ahead else set()
    for edge in edges:
        x, y = _half_way(*(at(node) for node in edge.ends))
        size = round(reach * _SIGN)
        for path in (f"houses/{house.seat}/signs/{edge.name}", f"edges/{edge.name}"):
            note_fact_centred(image, path, x, y, size, size)
        if edge.name in house.signs:
            paste_centred(image, tokens.sign(style, round(reach * _SIGN)), x, y)
        else:
            lit = edge.name in falls
            paste_centred(image, tokens.cell(edge.crystals, round(reach * _CELL), lit=lit), x, y)
    _seals(image, house, at, middle, reach)
    for token in house.tokens:
        x, y = at(token.node)
        size = round(reach * _TOKEN * 1.12)
        paste_centred(image, tokens.action(token, size), x, y)
        note_fact_centred(image, f"houses/{house.seat}/tokens/{token.action}", x, y, size, size)
        if token.node == house.pawn:
            across, down = _aside(token.node, reach * 0.2)
            pawn = tokens.pawn(style, round(reach * 0.36))
            paste_centred(image, pawn, x + across, y + down)
            note_fact_centred(image, f"houses/{house.seat}/pawn", x + across, y + down, *pawn.size)


class Numbered(NamedTuple):
    """The numbers of the options at one place of a star, and where its middle has them."""

    numbers: tuple[int, ...]
    spot: Point


def numbers_on(
    house: HouseView, edges: Sequence[EdgeView], reach: float, marks: Sequence[Mark]
) -> list[Numbered]:
    """Where the numbers of options lie, seen from the middle of the star."""
    found: list[Numbered] = []
    cells = {edge.name: edge for edge in edges}
    nodes = {token.node for token in house.tokens}
    for place in dict.fromkeys(mark.place for mark in marks):
        numbers = tuple(mark.number for mark in marks if mark.place == place)
        if place in cells:
            ends = (node_position(node, reach) for node in cells[place].ends)
            found.append(Numbered(numbers, _half_way(*ends)))
        elif place in nodes:
            (x, y), (left, down) = node_position(place, reach), _aside(place, reach * 0.24)
            found.append(Numbered(numbers, (x + left, y + down)))
    return found


def number_size(reach: float) -> float:
    """How large the number of an option is; several at a place share the room of two."""
    return reach * 0.21


def _aside(node: str, far: float) -> Point:
    """The free direction beside a token: outwards from an inner one, sidewards from a tip."""
    x, y = node_position(node, 1.0)
    if node.startswith("I"):
        return x / _INNER * far, y / _INNER * far
    # A tip of the left half goes the other way round, so that neither reaches upwards.
    turn = -1 if x < -_LEVEL else 1
    return -y * turn * far, x * turn * far


def _half_way(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _box_middle(middle: Point, reach: float) -> Point:
    """The middle of the box around a star, a little above the middle of the star."""
    return middle[0], middle[1] - (1 - (_HIGH - 1)) * reach / 2


def star_middle(left: float, top: float, reach: float) -> Point:
    """The middle of a star whose box begins at ``left``, ``top``."""
    wide, high = star_size(reach)
    return left + wide / 2, top + high / 2 + (1 - (_HIGH - 1)) * reach / 2


def _web(pairs: tuple[tuple[str, str], ...], reach: float) -> Image.Image:
    """The ground of the star and the lines between its tokens."""

    def draw() -> Image.Image:
        wide, high = star_size(reach)
        brush = Brush(wide, high)
        unit = 100 / wide
        x, y = star_middle(0, 0, reach)

        def at(node: str) -> Point:
            across, down = node_position(node, reach)
            return (x + across) * unit, (y + down) * unit

        rim = [at(f"{kind}{number}") for number in range(5) for kind in ("T", "I")]
        brush.polygon(rim, mix(TABLE_DEEP, NIGHT, 0.4))
        brush.polygon([at(f"I{number}") for number in range(5)], NIGHT)
        for paint, thick in ((INK, 0.075), (PAPER_LINE, 0.045)):
            for one, other in pairs:
                brush.stroke([at(one), at(other)], paint, thick * reach * unit)
        return brush.finish()

    return SPRITE_CACHE.get(("anunnaki web", pairs, round(reach, 2)), draw)


def _seals(
    image: Image.Image, house: HouseView, at: Callable[[str], Point], middle: Point, reach: float
) -> None:
    """The summoning tokens: one in each ray for a minor god, one in the middle for the main god."""
    size = round(reach * _SEAL)
    for number in range(5):
        corners = [at(f"T{number}"), at(f"I{number}"), at(f"I{(number - 1) % 5}")]
        x, y = (sum(part) / 3 for part in zip(*corners, strict=True))
        kind = "freed" if str(number) in house.freed else "sealed"
        paste_centred(image, ICONS.draw(f"pieces/{kind}", size), x, y)
        note_fact_centred(image, f"houses/{house.seat}/freed/{number}", x, y, size, size)
    kind = "freed" if "core" in house.freed else "sealed"
    paste_centred(image, ICONS.draw(f"pieces/{kind}", round(size * 1.5)), *middle)
    note_fact_centred(image, f"houses/{house.seat}/freed/core", *middle, size * 1.5, size * 1.5)
