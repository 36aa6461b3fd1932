"""Boards that change in few places: only these are drawn, and put into palette colours, anew.

A move changes a hex or two of a board with dozens. So a board is made of a copy of the one before,
and every copy remembers in which boxes it may differ from what it was made of.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from threading import Lock
from typing import NamedTuple
from weakref import ReferenceType, finalize, ref

from cachetools import LRUCache
from PIL import Image

from render.art.spots import Box

_BOARDS = 256
_WORTH = 0.5
"""Where more of a board than this has changed, it is drawn anew."""


class Thing(NamedTuple):
    """Something on a board: ``look`` is all that makes it look otherwise, ``box`` holds it."""

    look: Hashable
    box: Box


Things = Mapping[str, Thing]
"""Everything on a board that may change, by a name of its own."""


class _Patch(NamedTuple):
    base: ReferenceType[Image.Image]
    boxes: tuple[Box, ...]


class _Last(NamedTuple):
    things: Things
    board: ReferenceType[Image.Image]


_patches: dict[int, _Patch] = {}
_last: LRUCache[Hashable, _Last] = LRUCache(_BOARDS)
_lock = Lock()


def patched(base: Image.Image, boxes: Iterable[Box]) -> Image.Image:
    """A copy of a drawing, to be drawn upon in these boxes and nowhere else."""
    image = base.copy()
    _patches[id(image)] = _Patch(ref(base), _joined(boxes, base.size))
    finalize(image, _patches.pop, id(image), None).atexit = False
    return image


def patch_of(image: Image.Image) -> tuple[Image.Image, tuple[Box, ...]] | None:
    """What a drawing was made of, while that is there, and the boxes in which they may differ."""
    found = _patches.get(id(image))
    base = found.base() if found is not None else None
    return (base, found.boxes) if found is not None and base is not None else None


def grown(
    key: Hashable,
    things: Things,
    draw: Callable[[Box | None], Image.Image],
) -> Image.Image:
    """A board with all its things, made of the last one with this ``key`` where that is there.

    The key is all that the board depends on but for its things. ``draw`` draws the part of it in a
    box, or all of it. Nothing is known to lie on it: that the caller notes.
    """
    with _lock:
        last = _last.get(key)
    before = last.board() if last is not None else None
    image = None
    if last is not None and before is not None:
        image = _changed(before, _differing(last.things, things), draw)
    if image is None:
        image = draw(None)
    image.info.clear()
    with _lock:
        _last[key] = _Last(things, ref(image))
    return image


def _differing(before: Things, things: Things) -> Iterable[Box]:
    for name in before.keys() | things.keys():
        was, now = before.get(name), things.get(name)
        if was != now:
            yield from (thing.box for thing in (was, now) if thing is not None)


def _changed(
    before: Image.Image,
    boxes: Iterable[Box],
    draw: Callable[[Box | None], Image.Image],
) -> Image.Image | None:
    """The board before with some boxes drawn anew; None where that would be most of it."""
    anew = _joined(boxes, before.size)
    if sum(_area(box) for box in anew) > _WORTH * before.width * before.height:
        return None
    image = patched(before, anew)
    for box in anew:
        image.paste(draw(box), box[:2])
    return image


def _joined(boxes: Iterable[Box], size: tuple[int, int]) -> tuple[Box, ...]:
    """The same places in boxes that do not overlap, cut to the drawing.

    Their corners are even: what is put in the middle between two pixels goes to the even one, and
    that must be the same in a part as in the whole.
    """
    found: list[Box] = []
    for box in boxes:
        left, top = max(0, box[0]) // 2 * 2, max(0, box[1]) // 2 * 2
        right, bottom = min(size[0], box[2] + box[2] % 2), min(size[1], box[3] + box[3] % 2)
        one = (left, top, right, bottom)
        if right <= left or bottom <= top:
            continue
        while (other := next((b for b in found if touching(b, one)), None)) is not None:
            found.remove(other)
            one = around((one, other))
        found.append(one)
    return tuple(sorted(found))


def touching(one: Box, other: Box) -> bool:
    """Whether two boxes have something in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def around(boxes: Iterable[Box], more: float = 0) -> Box:
    """The box that holds all of the boxes, and so many pixels on every side of them."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    edge = round(more)
    return min(lefts) - edge, min(tops) - edge, max(rights) + edge, max(bottoms) + edge


def _area(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])
