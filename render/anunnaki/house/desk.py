"""The viewer's own star, large: its tokens, where a sign would fall, what actions give."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.anunnaki.view import AnunnakiView, EdgeView, HouseView, TokenView
from render.anunnaki import tokens
from render.anunnaki.house.column import Count, stock
from render.anunnaki.house.star import (
    draw_star,
    draw_web,
    number_size,
    numbers_on,
    star_middle,
    star_size,
)
from render.anunnaki.icons import good
from render.anunnaki.inks import inks
from render.anunnaki.names import action_name
from render.art.brush import mix
from render.art.growth import Thing, around, grown, repainted, touching
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import FADED, INK, PAPER, PAPER_DEEP, SEATS
from render.art.shelf import LAYERS
from render.art.slab import slab
from render.art.spots import Box
from render.face import Mark, Say
from render.kit.cards import ACROSS
from render.kit.layers import layer
from render.kit.marks import badges
from render.kit.rows import counted, paper

_REACH = 322.0
_EDGE = 14
_STOCK = 56
_ROW = 54
_NAME = 300  # how much of a row is for the name of its action, if the rest leaves so much
_ICON = 38


_WIDE, _HIGH = star_size(_REACH)
_LEFT = _EDGE + _WIDE + 26
"""Where the table beside the star begins."""
_RIGHT = ACROSS - _EDGE


def desk(view: AnunnakiView, house: HouseView, say: Say, marks: Sequence[Mark]) -> Image.Image:
    """The star with the options on it. Not to be changed."""
    names = tuple(say(action_name(token.action)) for token in house.tokens)
    active = house.seat == view.active
    ahead = any(mark.place in {token.node for token in house.tokens} for mark in marks)
    key = ("anunnaki desk", repr(house), names, active, ahead)
    bright = LAYERS.get(key, lambda: _settled(house, view.edges, names, active, ahead))
    shown = numbers_on(house, view.edges, _REACH, marks)
    size = number_size(_REACH)
    x, y = star_middle(_EDGE, _EDGE, _REACH)

    def paint(part: Image.Image, box: Box) -> None:
        for numbers, (across, down) in shown:
            badges(part, numbers, x + across - box[0], y + down - box[1], size, size * 2)

    reaches = [
        around(((round(x + across), round(y + down)) * 2,), 1.7 * size)
        for _, (across, down) in shown
    ]
    return repainted(bright, reaches, paint, inks()) if shown else bright


def _settled(
    house: HouseView, edges: tuple[EdgeView, ...], names: tuple[str, ...], active: bool, ahead: bool
) -> Image.Image:
    """The desk without numbers, made of the last one of its seat: a step changes two rows of it."""
    whole = (ACROSS, _HIGH + 2 * _EDGE)

    def blank() -> Image.Image:
        image = paper(*whole, active=active)
        draw_web(image, edges, star_middle(_EDGE, _EDGE, _REACH), _REACH)
        return image

    ground = layer(("anunnaki desk ground", edges, active), inks(), blank)
    rows = stock(house)
    star = (house.signs, house.pawn, house.freed, tuple(map(repr, house.tokens)), ahead)
    things = {"star": Thing(star, (_EDGE, _EDGE, _LEFT - 14, whole[1] - _EDGE))}
    for number, row in enumerate(rows):
        things[f"stock {number}"] = Thing(tuple(row), _stock_box(number))
    for number, (token, name) in enumerate(zip(house.tokens, names, strict=True)):
        facts = (repr(token), name, token.node == house.pawn, house.pawn is None)
        things[f"action {number}"] = Thing(facts, _action_box(number))

    def draw(box: Box | None) -> Image.Image:
        part = (ground if box is None else ground.crop(box)).convert("RGB")
        x, y = (0, 0) if box is None else box[:2]

        def is_here(name: str) -> bool:
            return box is None or touching(things[name].box, box)

        for number, row in enumerate(rows):
            if is_here(f"stock {number}"):
                middle = _EDGE + _STOCK * (number + 0.5) - y
                _counts(part, row, _LEFT - x, middle, _RIGHT - _LEFT)
        for number, (token, name) in enumerate(zip(house.tokens, names, strict=True)):
            if is_here(f"action {number}"):
                _action(part, house, token, name, (_LEFT - x, _action_box(number)[1] - y))
        if is_here("star"):
            across, down = star_middle(_EDGE, _EDGE, _REACH)
            draw_star(part, house, edges, (across - x, down - y), _REACH, ahead=ahead)
        return part

    look = tuple(thing.look for thing in things.values())
    return grown(("anunnaki desk", house.seat, edges, active), look, lambda: things, draw, inks())


def _stock_box(number: int) -> Box:
    top = _EDGE + _STOCK * number
    return _LEFT - 6, top, _RIGHT, top + _STOCK


def _action_box(number: int) -> Box:
    top = _EDGE + 3 * _STOCK + 5 + number * _ROW
    return _LEFT - 6, top, _RIGHT, top + _ROW


def _counts(image: Image.Image, row: Sequence[Count], left: float, y: float, room: float) -> None:
    step = room / len(row)
    for index, (kind, count, _) in enumerate(row):
        x = left + index * step + 26
        counted(image, good(kind, 52), count, x, y, size=44, room=round(step - 58), gap=3)


def _action(
    image: Image.Image, house: HouseView, token: TokenView, name: str, spot: tuple[int, int]
) -> None:
    """One action: its token, its name, and what it would give now."""
    left, top = spot
    middle = top + _ROW / 2
    here = token.node == house.pawn
    ground = mix(SEATS[house.seat].colour, PAPER, 0.7) if here else PAPER_DEEP
    end = left + _RIGHT - _LEFT
    slab(image, (left, top + 2, end, top + _ROW - 2), ground, 12)
    stamp(image, tokens.action(token, 54), left + 32, middle)
    right = end - 26
    if here:
        stamp(image, tokens.pawn(SEATS[house.seat], 46), right, middle)
    elif token.sign:
        stamp(image, tokens.sign(SEATS[house.seat], 36), right, middle)
        for number in range(token.crystals):
            stamp(image, good("crystal", 38), right - 36 - number * 20, middle)
        right -= 36 + max(0, token.crystals - 1) * 20 if token.crystals else 0
    elif token.edge is None and house.pawn is not None:
        write(image, right, middle, fit("–", "Bold", 34, 18, 40), FADED, align="middle")
    # What it gives is gathered in so many districts as its text says.
    given = [(kind, n) for kind, n in token.gives.items() if n and kind != "districts"]
    runs = [fit(str(count), "Bold", 32, 18, 40) for _, count in given]
    x = min(left + _NAME, right - 24 - sum(_ICON + 6 + run.width for run in runs))
    write(image, left + 70, middle, fit(name, "Semibold", 34, 14, x - left - 74), INK)
    for (kind, _), run in zip(given, runs, strict=True):
        stamp(image, good(kind, _ICON), x + _ICON / 2, middle)
        write(image, x + _ICON, middle, run, INK)
        x += _ICON + 6 + run.width
