"""Draws the devotion track: spaces 0 to 31 in rows, the red part, the tokens of the gods."""

from __future__ import annotations

from PIL import Image

from games.ankh.view import AnkhView
from render.ankh.colours import GOLD, GOLD_LIGHT, RED_PALE, RED_PART
from render.ankh.icons import goods_icon
from render.ankh.palette import palette
from render.art.brush import mix
from render.art.fact_locations import note_fact_centred
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import INK, PAPER_DEEP, PAPER_LINE, SEATS, TABLE, seat_symbol
from render.art.text import draw_text, fit_text
from render.kit.cached_layer import cached_layer

WIN = 31
RED_LAST = 20
_ROW, _LONG_ROW = 8, 16  # spaces in a row of a narrow and of a wide track
_WIDE = 1400
_CELL = 82
_TOKEN = 58
_PAD = 10
_STACKED = {2: 46, 3: 42, 4: 38, 5: 36}  # the size of a token by the height of its stack


def devotion(view: AnkhView, across: int) -> Image.Image:
    """The devotion track; the upper of two tokens on one space ranks higher."""
    stands = tuple((god.devotion, god.seat) for god in sorted(view.gods, key=lambda god: -god.rank))

    def draw() -> Image.Image:
        a_row = _ROW if across < _WIDE else _LONG_ROW
        image = Image.new("RGB", (across, (WIN + 1) // a_row * _CELL + 2 * _PAD), TABLE)
        rounded_box(image, (0, 0, *image.size), PAPER_DEEP, 18, (PAPER_LINE, 3))
        wide = (across - 2 * _PAD) / a_row
        for space in range(WIN + 1):
            left, top = _PAD + (space % a_row) * wide, _PAD + (space // a_row) * _CELL
            there = [seat for at, seat in stands if min(at, WIN) == space]
            _space(image, space, there, (round(left), top, round(left + wide), top + _CELL))
        return image

    return cached_layer(("ankh devotion", stands, across), palette(), draw)


def _space(
    image: Image.Image, space: int, there: list[str], box: tuple[int, int, int, int]
) -> None:
    left, top, right, bottom = box
    paint = RED_PALE if space <= RED_LAST else GOLD if space == WIN else GOLD_LIGHT
    edge = RED_PART if space <= RED_LAST else mix(GOLD, INK, 0.35)
    rounded_box(image, (left + 3, top + 3, right - 3, bottom - 3), paint, 12, (edge, 3))
    if space == WIN and not there:
        paste_centred(image, goods_icon("end", 34), (left + right) / 2, top + 28)
    run = fit_text(str(space), "Bold", 36, 36, right - left - 8)
    x, y = (left + right) / 2, (top + bottom) / 2
    if space == WIN and not there:
        y = bottom - 22
    if not there:
        draw_text(image, x, y, run, mix(edge, INK, 0.5), align="middle")
    # Tokens of a stack are shifted left and right in turn, so that each of them can be seen.
    size = _TOKEN if len(there) == 1 else _STACKED.get(len(there), min(_STACKED.values()))
    rise = (_CELL - 6 - size) / max(1, len(there) - 1)
    lean = (right - left - 8 - size) / 2
    for index, seat in enumerate(there):
        high = len(there) - 1 - index
        x = (left + right) / 2 + (0 if len(there) == 1 else lean if high % 2 == 0 else -lean)
        y = bottom - 3 - size / 2 - index * rise
        paste_centred(image, seat_symbol(SEATS[seat], size), x, y)
        for path in ("devotion", "rank"):
            note_fact_centred(image, f"gods/{seat}/{path}", x, y, size, size)
