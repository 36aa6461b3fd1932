"""Players' rows: their paper, the band with their name, and icons with a number beside them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.art.brush import mix
from render.art.hexmap import stamp
from render.art.lettering import fit, fit_block, write, write_block
from render.art.palette import (
    FADED,
    GILT,
    INK,
    PAPER,
    PAPER_DEEP,
    PAPER_LINE,
    TABLE,
    Livery,
    emblem,
)
from render.art.slab import slab
from render.art.spots import note

Box = tuple[int, int, int, int]

NAME = 80
"""How far from the left end of a band its words begin."""
_EMBLEM = 42


def paper(across: int, height: int, *, active: bool = False, won: bool = False) -> Image.Image:
    """An empty sheet on the table: within a golden line if ``active``, golden if ``won``."""
    image = Image.new("RGB", (across, height), TABLE)
    line = (GILT, 6) if active or won else (mix(PAPER, INK, 0.25), 3)
    slab(image, (0, 0, across, height), mix(PAPER, GILT, 0.45) if won else PAPER, 20, line)
    return image


def line(image: Image.Image, box: Box, *, won: bool) -> None:
    """The ground of a line in a table of results, golden for a winner."""
    slab(image, box, GILT if won else PAPER_DEEP, 14)


def band(
    image: Image.Image,
    box: Box,
    dress: Livery,
    name: str = "",
    *,
    high: int | None = None,
    room: int | None = None,
) -> None:
    """A plate in a seat's colour with its symbol and ``name``.

    Both keep to the uppermost ``high`` pixels, and the name to ``room`` pixels, where only so
    much is theirs.
    """
    left, top, right, bottom = box
    edge = (PAPER_LINE, 2) if dress.on == INK else None
    slab(image, box, dress.colour, 14, edge)
    high = bottom - top if high is None else high
    room = right - left - NAME - 10 if room is None else room
    middle = top + high / 2
    stamp(image, emblem(dress, 58, plain=True), left + _EMBLEM, middle)
    block = fit_block(name, "Bold", 46, 22, room, high - 8)
    write_block(image, left + NAME, middle - block.height / 2, block, dress.on)


def counted(
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
) -> None:
    """An icon with its middle at ``x``, ``y`` and a number to its right, pale if it is none.

    ``path`` is that of the number in the view.
    """
    stamp(image, icon, x, y)
    run = fit(str(number), "Bold", size, min(20, size), room)
    ink = FADED if str(number).lstrip("+") == "0" else INK
    begin = x + icon.width / 2 + gap
    write(image, begin, y, run, ink)
    if path:
        high = max(icon.height, size) / 2
        note(image, path, (x - icon.width / 2, y - high, begin + run.width, y + high))


def wrapped(widths: Sequence[int], room: int) -> list[tuple[int, int]]:
    """Where things of these widths begin, and in which line, if a line has so much ``room``."""
    places: list[tuple[int, int]] = []
    left = line = 0
    for wide in widths:
        if left and left + wide > room:
            left, line = 0, line + 1
        places.append((left, line))
        left += wide
    return places
