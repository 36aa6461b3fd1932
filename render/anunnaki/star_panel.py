"""Draws the viewer's own star, enlarged: tokens, cells for signs, what actions give."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.anunnaki.view import AnunnakiView, EdgeView, HouseView, TokenView
from games.core.phrase import briefly
from render.anunnaki import tokens
from render.anunnaki.icons import goods_icon
from render.anunnaki.names import action_name
from render.anunnaki.palette import palette
from render.anunnaki.player_area import Count, stock
from render.anunnaki.star import (
    draw_star,
    draw_web,
    number_size,
    numbers_on,
    star_middle,
    star_size,
)
from render.art.brush import mix
from render.art.cache import LAYER_CACHE
from render.art.fact_locations import Box
from render.art.hex_layout import paste_centred
from render.art.incremental import (
    BoardItem,
    boxes_overlap,
    draw_incrementally,
    enclosing_box,
    repaint_boxes,
)
from render.art.rounded_box import rounded_box
from render.art.shared_colours import FADED, INK, PAPER, PAPER_DEEP, SEATS
from render.art.text import draw_text, fit_text
from render.kit.cached_layer import cached_layer
from render.kit.cards import CARD_ROW_WIDTH
from render.kit.option_marks import badges
from render.kit.player_area import blank_sheet, draw_count
from render.renderer import Mark, Say

_REACH = 272.0
_EDGE = 14
_ROW = 60
_NAME = 380  # how much of a row is for the name of its action, if the rest leaves so much
_ICON = 42
_COLUMNS = 2  # of actions
_KINDS = 5  # of counts in a column beside the star


_WIDE, _HIGH = star_size(_REACH)
_LEFT = _EDGE + _WIDE + 26
"""Where the counts beside the star begin."""
_RIGHT = CARD_ROW_WIDTH - _EDGE
_ACTION = (CARD_ROW_WIDTH - 2 * _EDGE - 12) // _COLUMNS
"""How wide the row of an action is."""
_TABLE = _EDGE + _HIGH + 8
"""Where the table of actions begins, below the star."""


def star_panel(
    view: AnunnakiView, house: HouseView, say: Say, marks: Sequence[Mark]
) -> Image.Image:
    """The star with the options on it. Cached: do not modify."""
    names = tuple(say(briefly(action_name(token.action))) for token in house.tokens)
    active = house.seat == view.active
    ahead = any(mark.place in {token.node for token in house.tokens} for mark in marks)
    key = ("anunnaki desk", repr(house), names, active, ahead)
    bright = LAYER_CACHE.get(
        key, lambda: _panel_without_numbers(house, view.edges, names, active, ahead)
    )
    shown = numbers_on(house, view.edges, _REACH, marks)
    size = number_size(_REACH)
    x, y = star_middle(_EDGE, _EDGE, _REACH)

    def paint(part: Image.Image, box: Box) -> None:
        for numbers, (across, down) in shown:
            badges(part, numbers, x + across - box[0], y + down - box[1], size, size * 2)

    drawn_boxes = [
        enclosing_box(((round(x + across), round(y + down)) * 2,), 1.7 * size)
        for _, (across, down) in shown
    ]
    return repaint_boxes(bright, drawn_boxes, paint, palette()) if shown else bright


def _panel_without_numbers(
    house: HouseView, edges: tuple[EdgeView, ...], names: tuple[str, ...], active: bool, ahead: bool
) -> Image.Image:
    """The panel without numbers, updated from the seat's last one: a step changes two rows."""
    rows_below = -(-len(names) // _COLUMNS)
    whole = (CARD_ROW_WIDTH, _TABLE + rows_below * _ROW + _EDGE)

    def blank() -> Image.Image:
        image = blank_sheet(*whole, active=active)
        draw_web(image, edges, star_middle(_EDGE, _EDGE, _REACH), _REACH)
        return image

    ground = cached_layer(("anunnaki desk ground", edges, active), palette(), blank)
    rows = stock(house)
    star = (house.signs, house.pawn, house.freed, tuple(map(repr, house.tokens)), ahead)
    items = {"star": BoardItem(star, (_EDGE, _EDGE, _LEFT - 14, _TABLE))}
    for number, row in enumerate(rows):
        items[f"stock {number}"] = BoardItem(tuple(row), _stock_box(number))
    for number, (token, name) in enumerate(zip(house.tokens, names, strict=True)):
        facts = (repr(token), name, token.node == house.pawn, house.pawn is None)
        items[f"action {number}"] = BoardItem(facts, _action_box(number, len(names)))

    def draw(box: Box | None) -> Image.Image:
        part = (ground if box is None else ground.crop(box)).convert("RGB")
        x, y = (0, 0) if box is None else box[:2]

        def is_here(name: str) -> bool:
            return box is None or boxes_overlap(items[name].box, box)

        for number, row in enumerate(rows):
            if is_here(f"stock {number}"):
                left, top, _, _ = _stock_box(number)
                _counts(part, row, left - x, top - y)
        for number, (token, name) in enumerate(zip(house.tokens, names, strict=True)):
            if is_here(f"action {number}"):
                left, top, _, _ = _action_box(number, len(names))
                _action(part, house, token, name, (left - x, top - y))
        if is_here("star"):
            across, down = star_middle(_EDGE, _EDGE, _REACH)
            draw_star(part, house, edges, (across - x, down - y), _REACH, ahead=ahead)
        return part

    appearance = tuple(item.appearance for item in items.values())
    return draw_incrementally(
        ("anunnaki desk", house.seat, edges, active), appearance, lambda: items, draw, palette()
    )


def _stock_box(number: int) -> Box:
    """The box of a column of counts."""
    wide = (_RIGHT - _LEFT) // 3
    left = _LEFT + number * wide
    return left, _EDGE, left + wide, _TABLE


def _action_box(number: int, count: int) -> Box:
    """The box of one of ``count`` actions."""
    column, row = divmod(number, -(-count // _COLUMNS))
    left, top = _EDGE + column * (_ACTION + 12), _TABLE + row * _ROW
    return left, top, left + _ACTION, top + _ROW


def _counts(image: Image.Image, row: Sequence[Count], left: float, top: float) -> None:
    """Counts below each other."""
    step = (_TABLE - _EDGE) / _KINDS
    for index, (kind, count, _) in enumerate(row):
        y = top + (index + 0.5) * step
        draw_count(image, goods_icon(kind, 54), count, left + 30, y, size=44, room=52, gap=2)


def _action(
    image: Image.Image, house: HouseView, token: TokenView, name: str, spot: tuple[int, int]
) -> None:
    """One action: its token, its name, and what it would give now."""
    left, top = spot
    middle = top + _ROW / 2
    here = token.node == house.pawn
    ground = mix(SEATS[house.seat].colour, PAPER, 0.7) if here else PAPER_DEEP
    end = left + _ACTION
    rounded_box(image, (left, top + 2, end, top + _ROW - 2), ground, 12)
    paste_centred(image, tokens.action(token, 54), left + 32, middle)
    right = end - 26
    if here:
        paste_centred(image, tokens.pawn(SEATS[house.seat], 46), right, middle)
    elif token.sign:
        paste_centred(image, tokens.sign(SEATS[house.seat], 36), right, middle)
        for number in range(token.crystals):
            paste_centred(image, goods_icon("crystal", 38), right - 36 - number * 20, middle)
        right -= 36 + max(0, token.crystals - 1) * 20 if token.crystals else 0
    elif token.edge is None and house.pawn is not None:
        draw_text(image, right, middle, fit_text("–", "Bold", 34, 18, 40), FADED, align="middle")
    # What it gives is gathered in so many districts as its text says.
    given = [(kind, n) for kind, n in token.gives.items() if n and kind != "districts"]
    runs = [fit_text(str(count), "Bold", 32, 18, 40) for _, count in given]
    x = min(left + _NAME, right - 24 - sum(_ICON + 6 + run.width for run in runs))
    draw_text(image, left + 70, middle, fit_text(name, "Semibold", 34, 14, x - left - 74), INK)
    for (kind, _), run in zip(given, runs, strict=True):
        paste_centred(image, goods_icon(kind, _ICON), x + _ICON / 2, middle)
        draw_text(image, x + _ICON, middle, run, INK)
        x += _ICON + 6 + run.width
