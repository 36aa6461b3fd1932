"""Draws the area of a player: background, name plate, and icons with numbers."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

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
    PAPER_LINE,
    TABLE,
    SeatStyle,
    seat_symbol,
)
from render.art.text import (
    ELLIPSIS,
    MIN_TEXT_SIZE,
    draw_text,
    draw_text_block,
    fit_fine_text,
    fit_fine_text_block,
    fit_text,
    fit_text_block,
)

Box = tuple[int, int, int, int]

NAME_LEFT = 80
"""The distance from the left end of a name plate to its text."""
_SYMBOL_LEFT = 42


def blank_sheet(
    across: int, height: int, *, active: bool = False, won: bool = False
) -> Image.Image:
    """The background of a player area: with a golden border if ``active``, golden if ``won``."""
    image = Image.new("RGB", (across, height), TABLE)
    line = (GILT, 6) if active or won else (mix(PAPER, INK, 0.25), 3)
    rounded_box(image, (0, 0, across, height), mix(PAPER, GILT, 0.45) if won else PAPER, 20, line)
    return image


def result_line(image: Image.Image, box: Box, *, won: bool) -> None:
    """The background of a row in a table of results, golden for a winner."""
    rounded_box(image, box, GILT if won else PAPER_DEEP, 14)


def name_plate(
    image: Image.Image,
    box: Box,
    style: SeatStyle,
    name: str = "",
    *,
    high: int | None = None,
    room: int | None = None,
) -> None:
    """A plate in a seat's colour with its symbol and ``name``.

    ``high`` limits both to the topmost pixels; ``room`` limits the width of the name.
    """
    left, top, right, bottom = box
    edge = (PAPER_LINE, 2) if style.on == INK else None
    rounded_box(image, box, style.colour, 14, edge)
    high = bottom - top if high is None else high
    room = right - left - NAME_LEFT - 10 if room is None else room
    middle = top + high / 2
    paste_centred(image, seat_symbol(style, 58, plain=True), left + _SYMBOL_LEFT, middle)
    block = fit_text_block(name, "Bold", 46, 22, room, high - 8)
    if any(ELLIPSIS in run.text for run in block.lines):
        # A narrow plate of a turn picture: rather smaller than cut.
        block = fit_fine_text_block(name, "Bold", MIN_TEXT_SIZE, 26, room, high - 8)
    draw_text_block(image, left + NAME_LEFT, middle - block.height / 2, block, style.on)


def draw_count(
    image: Image.Image,
    icon: Image.Image,
    number: str | int,
    x: float,
    y: float,
    *,
    size: int = 46,
    room: int = 54,
    gap: int = 5,
    path: str = "",
    fine: bool = False,
) -> None:
    """An icon centred at ``x``, ``y`` with a number to its right; pale if the number is 0.

    ``path`` identifies the number in the view. A ``fine`` number may be small: it stands in turn
    pictures only.
    """
    paste_centred(image, icon, x, y)
    fit = fit_fine_text if fine else fit_text
    run = fit(str(number), "Bold", size, min(20, size), room)
    ink = FADED if str(number).lstrip("+") == "0" else INK
    begin = x + icon.width / 2 + gap
    draw_text(image, begin, y, run, ink)
    if path:
        high = max(icon.height, size) / 2
        note_fact(image, path, (x - icon.width / 2, y - high, begin + run.width, y + high))


def wrap_positions(widths: Sequence[int], room: int) -> list[tuple[int, int]]:
    """Wrap items of these widths into lines of width ``room``: the start and line of each."""
    places: list[tuple[int, int]] = []
    left = row = 0
    for wide in widths:
        if left and left + wide > room:
            left, row = 0, row + 1
        places.append((left, row))
        left += wide
    return places
