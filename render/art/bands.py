"""Which rows of a picture look as rows of an earlier one did, so that these are deflated once.

Pixels are never compared. Every stretch of rows of a drawing has a look, which no other drawing
has, and one that was made of another keeps its looks wherever it was not drawn upon. Rows in which
the same looks lie at the same places are alike.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import count
from weakref import finalize

from PIL import Image

from render.art.png import Band, band_of
from render.art.shelf import Shelf
from render.art.spots import Box

Spot = tuple[int, int]
Laid = Sequence[tuple[Image.Image, Spot]]
"""Drawings in palette colours, each with the place of its left top corner."""
Looks = tuple[Hashable, ...]

_ROWS = 64
_KEPT: Shelf[Band] = Shelf(16 * 2**20, lambda band: len(band.chunk))
_next = count()
_looks: dict[int, Looks] = {}


def made_of(image: Image.Image, base: Image.Image, boxes: Iterable[Box]) -> None:
    """Note that a drawing differs from the one it was made of in the boxes and nowhere else."""
    looks = list(looks_of(base))
    for _, top, _, bottom in boxes:
        for at in _stretches(top, bottom):
            looks[at] = next(_next)
    remember(image, tuple(looks))


def changed_alike(image: Image.Image, base: Image.Image, how: str) -> None:
    """Note that each row of a drawing is the same row of another one, changed in one way."""
    remember(image, tuple((how, look) for look in looks_of(base)))


def bands(laid: Laid, size: tuple[int, int], ground: int) -> Iterator[Band]:
    """Drawings that lie on a ground of one index, in bands from top to bottom."""
    for top in range(0, size[1], _ROWS):
        yield _band(laid, size[0], top, min(top + _ROWS, size[1]), ground)


def _band(laid: Laid, wide: int, top: int, bottom: int, ground: int) -> Band:
    here = [(part, (x, y - top)) for part, (x, y) in laid if y < bottom and y + part.height > top]
    key = (wide, bottom - top, ground, tuple(_seen(part, at, bottom - top) for part, at in here))

    def deflate() -> Band:
        rows = Image.new("P", (wide + 1, bottom - top))
        rows.paste(ground, (1, 0, *rows.size))
        for part, (x, y) in here:
            rows.paste(part, (x + 1, y))
        return band_of(rows)

    return _KEPT.get(key, deflate)


def _seen(part: Image.Image, at: Spot, high: int) -> tuple[Spot, Looks]:
    """All that makes a drawing look as it does in a band that is so high."""
    x, y = at
    among = _stretches(max(0, -y), min(part.height, high - y))
    return (x, y), looks_of(part)[among.start : among.stop]


def looks_of(image: Image.Image) -> Looks:
    """The looks of a drawing's stretches of rows."""
    found = _looks.get(id(image))
    if found is None:
        found = tuple(next(_next) for _ in _stretches(0, image.height))
        remember(image, found)
    return found


def remember(image: Image.Image, looks: Looks) -> None:
    """Note the looks of a drawing, for as long as it lives."""
    _looks[id(image)] = looks
    finalize(image, _looks.pop, id(image), None).atexit = False


def _stretches(top: int, bottom: int) -> range:
    """The stretches to which the rows from ``top`` to ``bottom`` belong."""
    return range(top // _ROWS, -(-bottom // _ROWS))
