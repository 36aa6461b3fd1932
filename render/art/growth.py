"""Boards that change in few places: only these are drawn anew.

A move changes a hex or two of a board with dozens. So a board is made of a copy of the one before,
in the colours of its game's palette: a quarter of the memory, and encoded as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import NamedTuple

from PIL import Image

from render.art.bands import made_of
from render.art.encode import Inks
from render.art.pressed import BOARDS
from render.art.spots import Box

_WORTH = 0.5
"""Where more of a board than this has changed, it is drawn anew."""


class Thing(NamedTuple):
    """Something on a board: ``look`` is all that makes it look otherwise, ``box`` holds it."""

    look: Hashable
    box: Box


Things = Mapping[str, Thing]
"""Everything on a board that may change, by a name of its own."""


class _Last(NamedTuple):
    look: Hashable
    things: Things


def grown(
    key: Hashable,
    look: Hashable,
    find_things: Callable[[], Things],
    draw: Callable[[Box | None], Image.Image],
    inks: Inks,
    note_spots: Callable[[Image.Image], None] = lambda image: None,
) -> Image.Image:
    """A board with all its things, made of the last one with this ``key`` where that is there.

    The key is all that the board depends on but for its things, the ``look`` is all that it depends
    on. ``draw`` draws the part of it in a box, or all of it; ``note_spots`` notes what lies where
    on one that was made.
    """
    kept = BOARDS.find(key)
    last = kept.about if kept is not None else None
    if kept is not None and isinstance(last, _Last) and last.look == look:
        return kept.image
    things = find_things()
    image = None
    if kept is not None and isinstance(last, _Last):
        image = _changed(kept.image, _differing(last.things, things), draw, inks)
    if image is None:
        image = inks.indexed(draw(None))
    image.info.clear()
    note_spots(image)
    BOARDS.keep(key, image, _Last(look, things))
    return image


def repainted(
    base: Image.Image,
    boxes: Iterable[Box],
    paint: Callable[[Image.Image, Box], None],
    inks: Inks,
) -> Image.Image:
    """A copy of a board that is painted upon in these boxes; ``paint`` gets each in full colour.

    Boxes that overlap come as one, and their corners are even.
    """
    joined = _joined(boxes, base.size)

    def painted(box: Box) -> Image.Image:
        part = base.crop(box).convert("RGB")
        paint(part, box)
        return part

    return _copied(base, joined, painted, inks)


def _copied(
    base: Image.Image, boxes: tuple[Box, ...], draw: Callable[[Box], Image.Image], inks: Inks
) -> Image.Image:
    image = base.copy()
    for box in boxes:
        image.paste(inks.indexed(draw(box)), box[:2])
    made_of(image, base, boxes)
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
    inks: Inks,
) -> Image.Image | None:
    """The board before with some boxes drawn anew; None where that would be most of it."""
    anew = _joined(boxes, before.size)
    if sum(_area(box) for box in anew) > _WORTH * before.width * before.height:
        return None
    return _copied(before, anew, draw, inks)


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
