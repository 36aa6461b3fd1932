"""The devotion track: 0 to 31 in rows, its red part, and who stands where."""

from __future__ import annotations

from PIL import Image

from games.ankh.view import AnkhView
from render.ankh.icons import good
from render.ankh.inks import inks
from render.ankh.tints import GOLD, GOLD_LIGHT, RED_PALE, RED_PART
from render.art.brush import mix
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import INK, PAPER_DEEP, PAPER_LINE, SEATS, TABLE, emblem
from render.art.slab import slab
from render.art.spots import note_around
from render.kit.layers import layer

WIN = 31
RED_LAST = 20
_ROW = 8
_CELL = 82
_TOKEN = 58
_PAD = 10
_STACKED = {2: 46, 3: 42, 4: 38, 5: 36}  # how large tokens are in a stack of so many


def devotion(view: AnkhView, across: int) -> Image.Image:
    """The track; of tokens on one space the upper one counts as higher."""
    stands = tuple((god.devotion, god.seat) for god in sorted(view.gods, key=lambda god: -god.rank))

    def draw() -> Image.Image:
        image = Image.new("RGB", (across, (WIN + 1) // _ROW * _CELL + 2 * _PAD), TABLE)
        slab(image, (0, 0, *image.size), PAPER_DEEP, 18, (PAPER_LINE, 3))
        wide = (across - 2 * _PAD) / _ROW
        for space in range(WIN + 1):
            left, top = _PAD + (space % _ROW) * wide, _PAD + (space // _ROW) * _CELL
            there = [seat for at, seat in stands if min(at, WIN) == space]
            _space(image, space, there, (round(left), top, round(left + wide), top + _CELL))
        return image

    return layer(("ankh devotion", stands, across), inks(), draw)


def _space(
    image: Image.Image, space: int, there: list[str], box: tuple[int, int, int, int]
) -> None:
    left, top, right, bottom = box
    paint = RED_PALE if space <= RED_LAST else GOLD if space == WIN else GOLD_LIGHT
    edge = RED_PART if space <= RED_LAST else mix(GOLD, INK, 0.35)
    slab(image, (left + 3, top + 3, right - 3, bottom - 3), paint, 12, (edge, 3))
    if space == WIN and not there:
        stamp(image, good("end", 34), (left + right) / 2, top + 28)
    low = bool(there) or space == WIN
    run = fit(str(space), "Bold", 24 if low else 36, 16, right - left - 16)
    x, y = (left + right) / 2, (top + bottom) / 2
    if there:
        x, y = left + 9 + run.width / 2, top + 18
    elif space == WIN:
        y = bottom - 22
    write(image, x, y, run, mix(edge, INK, 0.5), align="middle")
    # A stack grows upwards, from side to side so that every token of it can be seen.
    size = _TOKEN if len(there) == 1 else _STACKED.get(len(there), min(_STACKED.values()))
    rise = (_CELL - 6 - size) / max(1, len(there) - 1)
    lean = (right - left - 8 - size) / 2
    for index, seat in enumerate(there):
        high = len(there) - 1 - index
        x = (left + right) / 2 + (9 if len(there) == 1 else lean if high % 2 == 0 else -lean)
        y = bottom - 3 - size / 2 - index * rise
        stamp(image, emblem(SEATS[seat], size), x, y)
        for path in ("devotion", "rank"):
            note_around(image, f"gods/{seat}/{path}", x, y, size, size)
