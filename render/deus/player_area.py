"""Draws a player's area: name, stock, and six columns of cards under their pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from games.core.phrase import phrase
from games.deus.view import Colour, PlayerView
from render.art.fact_locations import note_fact
from render.art.rounded_box import rounded_box
from render.art.shared_colours import GILT, INK
from render.art.text import draw_text, fit_text
from render.deus.card_columns import column_height, draw_column
from render.deus.colours import COLUMNS, RESOURCES, seat_style
from render.deus.icons import goods_icon
from render.deus.names import column_name
from render.deus.palette import palette
from render.kit.cached_layer import cached_layer
from render.kit.names import number_or_unknown, player_name
from render.kit.player_area import NAME_LEFT, blank_sheet, draw_count, name_plate
from render.renderer import Say

Titles = Mapping[Colour, tuple[str, ...]]
Counts = Sequence[tuple[str, str, str]]

_LEFT = 404
_GAP = 8
_EDGE = 10
_LEAST_ROWS = 3
_BAND = 78
_STOCK = 66
WIDE = 1100
"""An area that is so wide has all its columns beside one another."""


def player_area(
    player: PlayerView, say: Say, across: int, *, active: bool, first: bool
) -> Image.Image:
    """The area, ``across`` wide and as high as its longest column needs. Cached: do not modify."""
    name = player_name(player.seat, say)
    titles = {
        colour: tuple(say(column_name(card)) for card in player.columns[colour])
        for colour in COLUMNS
    }
    mark = say(phrase("deus.picture.first"))
    key = ("area", repr(player), name, tuple(titles.items()), mark, across, active, first)

    def draw() -> Image.Image:
        draw_area = _wide if across >= WIDE else _narrow
        return draw_area(player, name, titles, mark if first else None, across, active)

    return cached_layer(key, palette(), draw)


def _wide(
    player: PlayerView, name: str, titles: Titles, first: str | None, across: int, active: bool
) -> Image.Image:
    """Name and stock to the left of all columns."""
    room = (across - _LEFT - _EDGE - 4) // len(COLUMNS)
    least = ("",) * _LEAST_ROWS
    columns = [least, *titles.values()]
    height = 2 * _EDGE + max(column_height(one, room - _GAP) for one in columns) + 4
    image = blank_sheet(across, height, active=active)
    _name_plate(image, player, name, first, _LEFT - 14)
    step = min(78, (height - _EDGE - _BAND - _EDGE) // 2)
    stock = _stock(player)
    for number, row in enumerate((stock[: len(RESOURCES)], stock[len(RESOURCES) :])):
        _counts(image, player, row, _EDGE + _BAND + step * number + step // 2 + 2, 96)
    for index, colour in enumerate(COLUMNS):
        left = _LEFT + index * room
        box = (left, _EDGE + 2, left + room - _GAP)
        draw_column(image, player, colour, titles[colour], box)
    return image


def _narrow(
    player: PlayerView, name: str, titles: Titles, first: str | None, across: int, active: bool
) -> Image.Image:
    """Name above stock above two rows of three columns."""
    halves = (COLUMNS[:3], COLUMNS[3:])
    room = (across - 2 * _EDGE + _GAP) // 3
    rows = [max(column_height(titles[colour], room - _GAP) for colour in half) for half in halves]
    top = _EDGE + _BAND + _STOCK
    image = blank_sheet(across, top + sum(rows) + 8 * len(rows), active=active)
    _name_plate(image, player, name, first, across - _EDGE)
    stock = _stock(player)
    step = (across - 2 * _EDGE) // len(stock)
    _counts(image, player, stock, _EDGE + _BAND + _STOCK / 2, min(110, step))
    for half, high in zip(halves, rows, strict=True):
        for index, colour in enumerate(half):
            left = _EDGE + index * room
            draw_column(image, player, colour, titles[colour], (left, top, left + room - _GAP))
        top += high + 8
    return image


def _name_plate(
    image: Image.Image, player: PlayerView, name: str, first: str | None, right: int
) -> None:
    style = seat_style(player.seat)
    middle = _EDGE + _BAND / 2
    run = fit_text(first or "", "Bold", 30, 16, 84)
    left = right - run.width - 36
    room = None if first is None else left - _EDGE - NAME_LEFT - 4
    name_plate(image, (_EDGE, _EDGE, right, _EDGE + _BAND), style, name, room=room)
    if first is not None:
        box = (left, round(middle) - 24, right - 12, round(middle) + 24)
        rounded_box(image, box, GILT, 24, (INK, 3))
        draw_text(image, (left + right - 12) / 2, middle, run, INK, align="middle")
        note_fact(image, "first", box)


def _stock(player: PlayerView) -> list[tuple[str, str, str]]:
    """Resources, gold, victory points and the hand: the icon, the number, and the fact."""
    found: list[tuple[str, str, str]] = []
    for kind in RESOURCES:
        found.append((kind, str(player.resources.get(kind, 0)), f"resources/{kind}"))
    found += [
        ("gold", str(player.gold), "gold"),
        ("vp", number_or_unknown(player.vp), "vp"),
        ("hand", str(player.hand_size), "hand_size"),
    ]
    return [*found, ("joker", "1", "joker_left")] if player.joker_left else found


def _counts(image: Image.Image, player: PlayerView, row: Counts, middle: float, step: int) -> None:
    for index, (kind, text, path) in enumerate(row):
        x = _EDGE + 8 + index * step
        whole = f"players/{player.seat}/{path}"
        draw_count(
            image, goods_icon(kind, 46), text, x + 22, middle, size=38, room=42, gap=2, path=whole
        )
