"""Draws trade agreements: those on the market, and those that a house holds."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.anunnaki.view import AgreementView, AnunnakiView
from render.anunnaki.icons import goods_icon
from render.anunnaki.names import house_name
from render.anunnaki.palette import palette
from render.anunnaki.tokens import reward_icons
from render.art.brush import mix
from render.art.fact_locations import note_fact
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import (
    FADED,
    GILT,
    INK,
    PAPER,
    PAPER_DEEP,
    SEATS,
    TABLE,
    TABLE_DEEP,
    seat_symbol,
)
from render.art.text import draw_text, fit_text
from render.kit.cached_layer import cached_layer
from render.kit.option_marks import badges
from render.renderer import Mark, Say

_GAP = 8
_CELLS = 6


def market(
    view: AnunnakiView, say: Say, across: int, high: int, columns: int, marks: Sequence[Mark] = ()
) -> Image.Image:
    """The open agreements in rows of ``columns``, in ``across`` x ``high`` pixels."""
    cells = view.market or (None,) * _CELLS
    return agreements(view, cells, say, (across, high), columns, marks, path="market")


def agreements(
    view: AnunnakiView,
    tokens: Sequence[AgreementView | None],
    say: Say,
    size: tuple[int, int],
    columns: int,
    marks: Sequence[Mark] = (),
    *,
    path: str = "",
) -> Image.Image:
    """Agreements in rows; an empty cell is dark. Cached: do not modify.

    ``path`` is where the view lists them, if all may see them there.
    """
    across, high = size
    rows = -(-len(tokens) // columns)
    wide = (across - _GAP * (columns - 1)) // columns
    tall = (high - _GAP * (rows - 1)) // rows
    seats = {house.house: house.seat for house in view.houses if house.house is not None}
    names = {house: say(house_name(house)) for house in seats}
    numbers = [[m.number for m in marks if token and m.place == token.token] for token in tokens]
    key = ("anunnaki agreements", repr(tokens), tuple(seats.items()), tuple(names.items()))

    def draw() -> Image.Image:
        image = Image.new("RGB", (across, high), TABLE)
        for index, token in enumerate(tokens):
            x, y = index % columns * (wide + _GAP), index // columns * (tall + _GAP)
            if path:
                note_fact(image, f"{path}/{index + 1}", (x, y, x + wide, y + tall))
            if token is None:
                rounded_box(image, (x, y, x + wide, y + tall), TABLE_DEEP, 14)
                continue
            lit = bool(numbers[index])
            whose = seats.get(token.house) if token.house else None
            name = names.get(token.house, "") if token.house else ""
            image.paste(_agreement(token, whose, name, wide, tall, lit=lit), (x, y))
            badges(
                image, numbers[index], x + wide - tall * 0.2, y + tall * 0.2, tall * 0.36, wide / 2
            )
        return image

    return cached_layer((*key, tuple(map(tuple, numbers)), size, columns, path), palette(), draw)


def _agreement(
    token: AgreementView, seat: str | None, name: str, wide: int, tall: int, *, lit: bool
) -> Image.Image:
    """Cost above, the middle reward in between, points and trade steps below."""

    def draw() -> Image.Image:
        image = Image.new("RGB", (wide, tall), TABLE)
        line = (GILT, 6) if lit else (mix(PAPER, INK, 0.3), 3)
        rounded_box(image, (0, 0, wide, tall), PAPER, 14, line)
        left = 6
        if seat is not None:
            # The band of a house that nobody plays would mean nothing, so it is left out.
            band = round(tall * 0.28)
            style = SEATS[seat]
            rounded_box(image, (6, 6, 6 + band, tall - 6), style.colour, 10)
            run = fit_text(name[:3], "Bold", round(band * 0.5), 8, band)
            paste_centred(
                image,
                seat_symbol(style, round(band * 0.8), plain=True),
                6 + band / 2,
                tall * (0.32 if run.text else 0.5),
            )
            draw_text(image, 6 + band / 2, tall * 0.72, run, style.on, align="middle")
            left += band
        icon = round(tall * 0.29)
        room = wide - left - 12
        # Its number stands in the upper corner.
        beside = round(tall * 0.36) if lit else 0
        cost = [(kind, count) for kind, count in token.cost.items()]
        _goods(image, cost, left + 8, tall * 0.21, icon, room - beside)
        image.paste(PAPER_DEEP, (left + 8, round(tall * 0.38), wide - 10, round(tall * 0.38) + 3))
        middle = [(icon, c) for icons, c in map(reward_icons, token.middle) for icon in icons]
        _goods(image, middle, left + 8, tall * 0.56, icon, room)
        lower = [("points", token.points), ("trade", token.trade)]
        _goods(image, lower, left + 8, tall * 0.83, round(tall * 0.25), room)
        return image

    return cached_layer(
        ("anunnaki agreement", repr(token), seat, name, wide, tall, lit), palette(), draw
    )


def _goods(
    image: Image.Image,
    row: Sequence[tuple[str, int]],
    left: float,
    y: float,
    icon: int,
    room: float,
) -> None:
    """Icons with their numbers from the left, closer together and smaller where they are many."""
    step = min(icon * 1.75, room / max(1, len(row)))
    icon = min(icon, round(step / 1.6))
    for index, (kind, count) in enumerate(row):
        x = left + index * step
        paste_centred(image, goods_icon(kind, icon), x + icon / 2, y)
        run = fit_text(str(count), "Bold", round(icon * 0.8), 10, round(step - icon * 0.7))
        draw_text(image, x + icon * 0.98, y, run, INK if count else FADED)
