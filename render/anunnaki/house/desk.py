"""The viewer's own star, large: its tokens, where a sign would fall, what actions give."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.anunnaki.view import AnunnakiView, HouseView, TokenView
from render.anunnaki import tokens
from render.anunnaki.house.column import Count, stock
from render.anunnaki.house.star import draw_star, star_middle, star_size
from render.anunnaki.icons import good
from render.anunnaki.inks import inks
from render.anunnaki.names import action_name
from render.art.brush import mix
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import FADED, INK, PAPER, PAPER_DEEP, SEATS
from render.art.slab import slab
from render.face import Mark, Say
from render.kit.cards import ACROSS
from render.kit.layers import layer
from render.kit.rows import counted, paper

_REACH = 322.0
_EDGE = 14
_STOCK = 56
_ROW = 54
_NAME = 300  # how much of a row is for the name of its action, if the rest leaves so much
_ICON = 38


def desk(view: AnunnakiView, house: HouseView, say: Say, marks: Sequence[Mark]) -> Image.Image:
    """The star with the options on it. Not to be changed."""
    wide, high = star_size(_REACH)
    names = tuple(say(action_name(token.action)) for token in house.tokens)
    lit = tuple((mark.place, mark.number) for mark in marks)

    def plain() -> Image.Image:
        image = paper(ACROSS, high + 2 * _EDGE, active=house.seat == view.active)
        left = _EDGE + wide + 26
        for number, row in enumerate(stock(house)):
            _counts(image, row, left, _EDGE + _STOCK * (number + 0.5), ACROSS - left - _EDGE)
        top = _EDGE + 3 * _STOCK + 5
        for number, (token, name) in enumerate(zip(house.tokens, names, strict=True)):
            _action(image, house, token, name, (left, top + number * _ROW))
        return image

    def draw() -> Image.Image:
        key = ("anunnaki desk", repr(house), names, view.active == house.seat)
        image = layer(key, inks(), plain).convert("RGB")
        middle = star_middle(_EDGE, _EDGE, _REACH)
        nodes = {token.node for token in house.tokens}
        ahead = any(mark.place in nodes for mark in marks)
        draw_star(image, house, view.edges, middle, _REACH, marks, ahead=ahead)
        return image

    return layer(("anunnaki marked desk", repr(house), names, view.active, lit), inks(), draw)


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
    slab(image, (left, top + 2, ACROSS - _EDGE, top + _ROW - 2), ground, 12)
    stamp(image, tokens.action(token, 54), left + 32, middle)
    right = ACROSS - _EDGE - 26
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
