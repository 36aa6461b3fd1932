"""Grows what changed in a picture to whole things, so that no number or sign is cut in two.

A thing ends where its ground shows: a few rows or columns in which nothing is drawn.
"""

from __future__ import annotations

from PIL import Image, ImageChops

Box = tuple[int, int, int, int]

_SEEN = 20  # how far a colour has to move to be another
_LINE = 64  # pixels: what is no higher may be part of a number or a word
_REACH = 72  # pixels, how far the rest of a line is looked for
_NEAR = 40  # the same for what is higher
_APART = 0.3  # of a thing's height: more ground than that parts it from the next
_FAR_APART = 10  # pixels: so much parts things of any height
_SLIT = 3  # pixels: less is no gap at all


class Wholes:
    """The things of one picture."""

    def __init__(self, picture: Image.Image) -> None:
        shades = picture.convert("L")
        self._size = picture.size
        self._down = _steps(shades, 0, 1)
        self._across = _steps(shades, 1, 0)

    def around(self, box: Box) -> Box:
        """The box, grown to the ground around what it cuts; as it is where there is no ground."""
        for _ in range(2):
            box = self._wider(self._taller(box))
        return box

    def _wider(self, box: Box) -> Box:
        left, top, right, bottom = box
        high = bottom - top
        reach = _REACH if high <= _LINE else _NEAR
        apart = min(_FAR_APART, max(_SLIT, round(_APART * high)))
        before = self._down.crop((max(0, left - reach), top + 1, left + 1, bottom))
        after = self._down.crop((right - 1, top + 1, min(self._size[0], right + reach), bottom))
        # In a line where everything lies close together, the broadest gap has to do.
        least = _SLIT if high <= _LINE else apart
        left -= _to_ground(_drawn(before, (before.width, 1))[::-1], apart, least)
        right += _to_ground(_drawn(after, (after.width, 1)), apart, least)
        return left, top, right, bottom

    def _taller(self, box: Box) -> Box:
        left, top, right, bottom = box
        above = self._across.crop((left + 1, max(0, top - _NEAR), right, top + 1))
        below = self._across.crop((left + 1, bottom - 1, right, min(self._size[1], bottom + _NEAR)))
        top -= _to_ground(_drawn(above, (1, above.height))[::-1], _SLIT, _SLIT)
        bottom += _to_ground(_drawn(below, (1, below.height)), _SLIT, _SLIT)
        return left, top, right, bottom


def _steps(shades: Image.Image, across: int, down: int) -> Image.Image:
    """Where a pixel differs from its neighbour to the left, or from the one above it."""
    shifted = shades.copy()
    shifted.paste(shades, (across, down))
    apart = ImageChops.difference(shades, shifted)
    return apart.point(lambda value: 255 if value > _SEEN else 0)


def _drawn(steps: Image.Image, size: tuple[int, int]) -> bytes:
    """For each row or column whether anything is drawn there; empty where there are none."""
    if min(steps.size) < 1:
        return b""
    return steps.resize(size, Image.Resampling.BOX).tobytes()


def _to_ground(drawn: bytes, apart: int, least: int) -> int:
    """How far it is from the edge of a box (the first of ``drawn``) to the end of what it cuts.

    That is the first gap of the size ``apart``, or else the broadest if it has the ``least``.
    """
    end, widest = 0, (least - 1, 0)
    for far, ink in enumerate(drawn):
        if ink:
            end = far
        elif far - end >= apart:
            return end
        else:
            widest = max(widest, (far - end, end), key=lambda gap: gap[0])
    return widest[1]
