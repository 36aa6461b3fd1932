"""Redraws only the parts of a board that have changed.

A move changes one or two hexes out of dozens. The new board is a copy of the previous one with the
changed boxes drawn again. Boards are kept as palette images: a quarter of the memory of RGB, and
encoded without conversion.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import NamedTuple

from PIL import Image

from render.art.cache import BOARD_CACHE
from render.art.fact_locations import Box
from render.art.palette import Palette

_MAX_REDRAWN_SHARE = 0.5
"""If a larger share of a board has changed, the whole board is drawn again."""


class BoardItem(NamedTuple):
    """An item on a board: the values its appearance depends on, and its bounding box."""

    appearance: Hashable
    box: Box


BoardItems = Mapping[str, BoardItem]
"""All items of a board that may change, by a unique name."""


class _LastBoard(NamedTuple):
    appearance: Hashable
    items: BoardItems


def draw_incrementally(
    key: Hashable,
    appearance: Hashable,
    find_items: Callable[[], BoardItems],
    draw: Callable[[Box | None], Image.Image],
    palette: Palette,
    note_facts: Callable[[Image.Image], None] = lambda image: None,
) -> Image.Image:
    """Return the board image, based on the cached board of the same ``key`` if there is one.

    ``key`` is everything the board depends on except its items; ``appearance`` is everything,
    items included. ``draw`` draws the part in a box, or the whole board for None; ``note_facts``
    records the fact locations of a new board.
    """
    cached = BOARD_CACHE.find(key)
    last_board = cached.metadata if cached is not None else None
    if (
        cached is not None
        and isinstance(last_board, _LastBoard)
        and last_board.appearance == appearance
    ):
        return cached.image
    items = find_items()
    image = None
    if cached is not None and isinstance(last_board, _LastBoard):
        image = _redraw_boxes(cached.image, _changed_boxes(last_board.items, items), draw, palette)
    if image is None:
        image = palette.indexed(draw(None))
    image.info.clear()
    note_facts(image)
    BOARD_CACHE.store(key, image, _LastBoard(appearance, items))
    return image


def repaint_boxes(
    base: Image.Image,
    boxes: Iterable[Box],
    paint: Callable[[Image.Image, Box], None],
    palette: Palette,
) -> Image.Image:
    """Return a copy of a board on which ``paint`` has painted each box, given as an RGB image.

    Overlapping boxes are merged; box corners are even.
    """
    merged = _merge_boxes(boxes, base.size)

    def painted(box: Box) -> Image.Image:
        part = base.crop(box).convert("RGB")
        paint(part, box)
        return part

    return _copy_with_boxes(base, merged, painted, palette)


def _copy_with_boxes(
    base: Image.Image, boxes: tuple[Box, ...], draw: Callable[[Box], Image.Image], palette: Palette
) -> Image.Image:
    image = base.copy()
    for box in boxes:
        image.paste(palette.indexed(draw(box)), box[:2])
    return image


def _changed_boxes(before: BoardItems, items: BoardItems) -> Iterable[Box]:
    for name in before.keys() | items.keys():
        was, now = before.get(name), items.get(name)
        if was != now:
            yield from (item.box for item in (was, now) if item is not None)


def _redraw_boxes(
    before: Image.Image,
    boxes: Iterable[Box],
    draw: Callable[[Box | None], Image.Image],
    palette: Palette,
) -> Image.Image | None:
    """Return the previous board with some boxes redrawn; None if they cover most of it."""
    redrawn = _merge_boxes(boxes, before.size)
    if sum(_area(box) for box in redrawn) > _MAX_REDRAWN_SHARE * before.width * before.height:
        return None
    return _copy_with_boxes(before, redrawn, draw, palette)


def _merge_boxes(boxes: Iterable[Box], size: tuple[int, int]) -> tuple[Box, ...]:
    """Merge overlapping boxes and clip them to the image.

    Corners are rounded to even pixels: centring between two pixels rounds to the even one, so a
    part and the whole image must start at the same parity.
    """
    found: list[Box] = []
    for box in boxes:
        left, top = max(0, box[0]) // 2 * 2, max(0, box[1]) // 2 * 2
        right, bottom = min(size[0], box[2] + box[2] % 2), min(size[1], box[3] + box[3] % 2)
        one = (left, top, right, bottom)
        if right <= left or bottom <= top:
            continue
        while (other := next((b for b in found if boxes_overlap(b, one)), None)) is not None:
            found.remove(other)
            one = enclosing_box((one, other))
        found.append(one)
    return tuple(sorted(found))


def boxes_overlap(one: Box, other: Box) -> bool:
    """Whether two boxes overlap."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def enclosing_box(boxes: Iterable[Box], more: float = 0) -> Box:
    """The smallest box around all boxes, enlarged by ``more`` pixels on every side."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    edge = round(more)
    return min(lefts) - edge, min(tops) - edge, max(rights) + edge, max(bottoms) + edge


def _area(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])
