"""Where one picture of a table differs from another.

Pictures are compared by their pixels, so this works for every game. What merely moved down,
because something above it grew, is not a change: rows of pixels are matched like lines of text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from PIL import Image, ImageChops, ImageFilter

from render.wholes import Box, Wholes

MOST = 48
_TOO_MANY = 72
_CELL = 8  # pixels are compared one by one, regions are found on a grid of this
_SPECK = 3  # changed pixels of a cell that are not worth a mark
_LEAST = 40  # changed pixels of a region
_NEAR = 2  # cells between two changes that make one region
_TOUCHING = 14  # pixels between two regions whose outlines would touch
_SEEN = 20  # how far a colour has to move to be another
_FRAME = 16  # the sides of a box, where they are looked at on their own
_SPARED = 0.25  # of a box that two smaller ones need not cover: then it is parted
_WHITE = re.compile(rb"\xff+")
_BLACK = re.compile(rb"\x00+")


def regions(before: Image.Image, after: Image.Image, *, banner: int = 0) -> list[Box]:
    """Where ``after`` differs from ``before``: 48 boxes at most, without specks and bare frames.

    What changed in the uppermost ``banner`` rows is not looked at: they say whose move it is.
    """
    changed = _changes(before, after)
    changed.paste(0, (0, 0, changed.width, banner))
    for box in list(_clusters(changed, _CELL, 0)):
        # Whose turn it is shows as a frame around an area. The area itself did not change for it,
        # but what did change inside is worth a look.
        if _is_frame(changed, box):
            for side in _sides(box):
                changed.paste(0, side)
    cell = _CELL
    # Where changes are everywhere, a coarser look is enough, and much less work.
    while len(boxes := list(_clusters(changed, cell, _NEAR))) > _TOO_MANY:
        cell *= 2
    things = Wholes(after)
    return _few([things.around(part) for box in boxes for part in _parted(changed, box)])


# What changed


def _changes(before: Image.Image, after: Image.Image) -> Image.Image:
    """A mask of the pixels that changed, white on black."""
    if before.mode == after.mode == "P" and before.getpalette() == after.getpalette():
        old = Image.frombytes("L", before.size, before.tobytes())
        new = Image.frombytes("L", after.size, after.tobytes())
        return _least_changed(old, new, 0)
    return _least_changed(before.convert("RGB"), after.convert("RGB"), _SEEN)


def _least_changed(old: Image.Image, new: Image.Image, seen: int) -> Image.Image:
    """The mask of whichever alignment leaves less to mark: straight, or row by row."""
    straight = _differing(_laid(old, new), new, seen)
    if straight.histogram()[255] < new.width * new.height / 8 and old.size == new.size:
        return straight
    by_rows = _differing(_matched(old, new, seen), new, seen)
    return min(straight, by_rows, key=lambda mask: mask.histogram()[255])


def _differing(old: Image.Image, new: Image.Image, seen: int) -> Image.Image:
    apart = ImageChops.difference(old, new)
    if apart.mode != "L":
        red, green, blue = apart.split()
        apart = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return apart.point(lambda value: 255 if value > seen else 0)


def _laid(old: Image.Image, new: Image.Image) -> Image.Image:
    """``old`` in the size of ``new``; what it does not cover differs everywhere."""
    if old.size == new.size:
        return old
    canvas = _unlike(new)
    canvas.paste(old, (0, 0))
    return canvas


def _unlike(new: Image.Image) -> Image.Image:
    """A picture that differs from ``new`` in every pixel."""
    return new.point(lambda value: (value + 128) % 256)


def _matched(old: Image.Image, new: Image.Image, seen: int) -> Image.Image:
    """``old`` with its rows beside those rows of ``new`` that are the same."""
    if old.width != new.width:
        return _laid(old, new)
    canvas = _unlike(new)
    matcher = SequenceMatcher(None, _rows(old), _rows(new))
    for _, first, last, top, bottom in matcher.get_opcodes():
        if last > first and bottom > top:
            part = old.crop((0, first, old.width, last))
            beside = new.crop((0, top, new.width, bottom))
            canvas.paste(_stretched(part, beside, seen), (0, top))
    return canvas


def _stretched(old: Image.Image, new: Image.Image, seen: int) -> Image.Image:
    """A stretch of rows that changed: where it grew or shrank, its ends still lie on each other.

    The upper rows are compared from the top and the lower ones from the bottom, parted where that
    leaves the fewest changes.
    """
    if old.height == new.height:
        return old
    upper, lower = _unlike(new), _unlike(new)
    upper.paste(old, (0, 0))
    lower.paste(old, (0, new.height - old.height))
    above, below = (_by_row(_differing(part, new, seen)) for part in (upper, lower))
    cost = least = sum(below)
    parting = 0
    for row, (from_top, from_bottom) in enumerate(zip(above, below, strict=True), 1):
        cost += from_top - from_bottom
        if cost < least:
            least, parting = cost, row
    lower.paste(upper.crop((0, 0, new.width, parting)), (0, 0))
    return lower


def _by_row(mask: Image.Image) -> bytes:
    """How much of each row is white."""
    return mask.resize((1, mask.height), Image.Resampling.BOX).tobytes()


def _rows(image: Image.Image) -> list[bytes]:
    data = image.tobytes()
    width = len(data) // image.height
    return [data[start : start + width] for start in range(0, len(data), width)]


# Where it changed


def _clusters(changed: Image.Image, cell: int, near: int) -> Iterator[Box]:
    """Boxes around changes no more than ``near`` cells apart; a few pixels alone are none."""
    speck = 255 * _SPECK / cell**2
    cells = changed.reduce(cell).point(lambda mean: 255 if mean > speck else 0)
    if near and min(cells.size) > 2 * near:
        cells = cells.filter(ImageFilter.MaxFilter(2 * near + 1))
    for box in _connected(cells):
        left, top, right, bottom = (cell * edge for edge in box)
        part = changed.crop((left, top, right, bottom))
        within = part.getbbox()
        if within is not None and part.histogram()[255] >= _LEAST:
            yield left + within[0], top + within[1], left + within[2], top + within[3]


def _parted(changed: Image.Image, box: Box) -> Iterator[Box]:
    """The box, or several where a strip without changes lets them spare much of it.

    Changes that touch at a corner would else take along whatever lies between their far ends.
    """
    part = changed.crop(box)
    within = part.getbbox()
    if within is None:
        return
    box, part = _tight(changed, box), part.crop(within)
    left, top, right, bottom = box
    best = (_area(box) * (1 - _SPARED), box, box)
    for upright, size in ((True, (part.width, 1)), (False, (1, part.height))):
        for start, end in _gaps(part.resize(size, Image.Resampling.BOX).tobytes()):
            one = (left, top, left + start, bottom) if upright else (left, top, right, top + start)
            two = (left + end, top, right, bottom) if upright else (left, top + end, right, bottom)
            halves = [_tight(changed, half) for half in (one, two)]
            best = min(best, (sum(map(_area, halves)), halves[0], halves[1]))
    if best[1] == box:
        yield box
        return
    for half in best[1:]:
        yield from _parted(changed, half)


def _gaps(line: bytes) -> Iterator[tuple[int, int]]:
    return (gap.span() for gap in _BLACK.finditer(line))


def _tight(changed: Image.Image, box: Box) -> Box:
    within = changed.crop(box).getbbox() or (0, 0, 0, 0)
    return box[0] + within[0], box[1] + within[1], box[0] + within[2], box[1] + within[3]


def _connected(mask: Image.Image) -> list[Box]:
    """The boxes of white cells that touch: runs of a row join those above them."""
    boxes: list[Box] = []
    joined: list[int] = []

    def root(run: int) -> int:
        while joined[run] != run:
            run = joined[run]
        return run

    above: list[int] = []
    for y, row in enumerate(_rows(mask)):
        runs = []
        for white in _WHITE.finditer(row):
            number = len(boxes)
            left, right = white.span()
            boxes.append((left, y, right, y + 1))
            joined.append(number)
            runs.append(number)
            for other in above:
                if boxes[other][0] <= right and left <= boxes[other][2]:
                    joined[root(other)] = root(number)
        above = runs
    found: dict[int, Box] = {}
    for number, box in enumerate(boxes):
        chief = root(number)
        found[chief] = _joined(found.get(chief, box), box)
    return list(found.values())


def _sides(box: Box) -> tuple[Box, Box, Box, Box]:
    left, top, right, bottom = box
    return (
        (left, top, right, top + _FRAME),
        (left, bottom - _FRAME, right, bottom),
        (left, top, left + _FRAME, bottom),
        (right - _FRAME, top, right, bottom),
    )


def _is_frame(changed: Image.Image, box: Box) -> bool:
    """Whether the box changed all along its sides and hardly inside them."""
    left, top, right, bottom = box
    if min(right - left, bottom - top) < 5 * _FRAME:
        return False
    inside = changed.crop((left + _FRAME, top + _FRAME, right - _FRAME, bottom - _FRAME))
    if inside.histogram()[255] > inside.width * inside.height / 4:
        return False
    for side in _sides(box):
        strip = changed.crop(side)
        across = (_CELL, _FRAME) if strip.width > strip.height else (_FRAME, _CELL)
        steps = strip.reduce(across).histogram()
        if steps[0] > sum(steps) / 10:
            return False
    return True


def _few(boxes: Sequence[Box]) -> list[Box]:
    """Boxes that all but fill a joint one become that; then whatever wastes least, until few."""
    kept = list(boxes)
    while len(kept) > 1:
        waste, number, place = min(
            (_waste(one, other), number, place)
            for number, one in enumerate(kept)
            for place, other in enumerate(kept[:number])
        )
        joined = _joined(kept[number], kept[place])
        if len(kept) <= MOST and waste > _area(joined) / 4:
            return kept
        kept = [box for index, box in enumerate(kept) if index not in (number, place)]
        kept.append(joined)
    return kept


def _joined(one: Box, other: Box) -> Box:
    return (
        min(one[0], other[0]),
        min(one[1], other[1]),
        max(one[2], other[2]),
        max(one[3], other[3]),
    )


def _waste(one: Box, other: Box) -> int:
    """What a joint box would cover beyond both; those that lie apart are better left alone."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    shared = wide * high if wide > 0 and high > 0 else 0
    joined = _area(_joined(one, other))
    waste = joined - _area(one) - _area(other) + shared
    return waste if min(wide, high) > -_TOUCHING else waste + joined


def _area(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])
