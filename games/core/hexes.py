"""Hex-grid geometry shared by rules and pictures: axial coordinates, pointy-top hexes.

``q`` grows to the east, ``r`` to the south-east; directions go clockwise from the east.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import NamedTuple


class Hex(NamedTuple):
    """One cell of an axial grid."""

    q: int
    r: int

    def __add__(self, other: tuple[int, int]) -> Hex:  # type: ignore[override]
        return Hex(self.q + other[0], self.r + other[1])

    def __sub__(self, other: tuple[int, int]) -> Hex:
        return Hex(self.q - other[0], self.r - other[1])


DIRECTIONS: tuple[Hex, ...] = (
    Hex(1, 0),
    Hex(0, 1),
    Hex(-1, 1),
    Hex(-1, 0),
    Hex(0, -1),
    Hex(1, -1),
)


def neighbours(cell: Hex) -> tuple[Hex, ...]:
    """The six cells around ``cell``, clockwise from the east."""
    return tuple(cell + step for step in DIRECTIONS)


def distance(one: Hex, other: Hex) -> int:
    """Steps between two cells on an unbounded grid."""
    dq, dr = one.q - other.q, one.r - other.r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


ORIGIN = Hex(0, 0)


def rotate(cell: Hex, sixths: int, around: Hex = ORIGIN) -> Hex:
    """``cell`` turned clockwise by ``sixths`` times 60 degrees."""
    q, r = cell - around
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return Hex(around.q + q, around.r + r)


def ring(centre: Hex, radius: int) -> Iterator[Hex]:
    """The cells at exactly ``radius`` steps, clockwise from the east."""
    if radius == 0:
        yield centre
        return
    cell = Hex(centre.q + radius, centre.r)
    for side in range(6):
        step = DIRECTIONS[(side + 2) % 6]
        for _ in range(radius):
            yield cell
            cell = cell + step


def spiral(centre: Hex, radius: int) -> Iterator[Hex]:
    """``centre`` and every ring up to ``radius``."""
    for step in range(radius + 1):
        yield from ring(centre, step)


def line(start: Hex, end: Hex) -> list[Hex]:
    """The straight run of cells from ``start`` to ``end``, both included."""
    length = distance(start, end)
    if length == 0:
        return [start]
    cells = []
    for step in range(length + 1):
        share = step / length
        # The nudge keeps lines along an edge on one side of it.
        q = start.q + (end.q - start.q) * share + 1e-6
        r = start.r + (end.r - start.r) * share + 2e-6
        cells.append(_rounded(q, r))
    return cells


def _rounded(q: float, r: float) -> Hex:
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return Hex(rq, rr)


def reach(start: Hex, steps: int, enter: Callable[[Hex], bool]) -> dict[Hex, int]:
    """Every cell reachable from ``start`` in at most ``steps``, with its distance.

    ``enter`` says whether a cell may be walked into; ``start`` itself is always there at 0.
    """
    seen = {start: 0}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        walked = seen[cell]
        if walked == steps:
            continue
        for beside in neighbours(cell):
            if beside not in seen and enter(beside):
                seen[beside] = walked + 1
                queue.append(beside)
    return seen


def path(start: Hex, goal: Hex, enter: Callable[[Hex], bool]) -> list[Hex] | None:
    """A shortest way from ``start`` to ``goal``, both included, or None."""
    came: dict[Hex, Hex] = {start: start}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        if cell == goal:
            way = [cell]
            while cell != start:
                cell = came[cell]
                way.append(cell)
            return way[::-1]
        for beside in neighbours(cell):
            if beside not in came and enter(beside):
                came[beside] = cell
                queue.append(beside)
    return None


def edge(cells: Collection[Hex]) -> list[Hex]:
    """The cells with fewer than six neighbours among ``cells``, in their order."""
    return [cell for cell in cells if any(beside not in cells for beside in neighbours(cell))]


def labels(cells: Iterable[Hex]) -> dict[Hex, str]:
    """A typed name for every cell: rows lettered from the top, columns numbered from the left.

    Columns are half-hex columns of a pointy-top grid, so that a label says where to look and
    two cells never share one.
    """
    cells = sorted(cells, key=lambda cell: (cell.r, cell.q))
    if not cells:
        return {}
    top = min(cell.r for cell in cells)
    left = min(2 * cell.q + cell.r for cell in cells)
    return {
        cell: f"{_letters(cell.r - top)}{(2 * cell.q + cell.r - left) // 2 + 1}" for cell in cells
    }


def _letters(index: int) -> str:
    name = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        name = chr(ord("A") + rest) + name
    return name


def centre(cell: Hex, size: float) -> tuple[float, float]:
    """The middle of a pointy-top hex whose corners lie ``size`` from it, x right and y down."""
    return size * math.sqrt(3) * (cell.q + cell.r / 2), size * 1.5 * cell.r


def corners(cell: Hex, size: float) -> list[tuple[float, float]]:
    """The six corners, clockwise; corners ``i`` and ``i+1`` bound direction ``i``."""
    x, y = centre(cell, size)
    return [
        (
            x + size * math.cos(math.radians(60 * i - 30)),
            y + size * math.sin(math.radians(60 * i - 30)),
        )
        for i in range(6)
    ]


def connected(cells: Collection[Hex]) -> bool:
    """Whether one can walk from any of ``cells`` to any other without leaving them."""
    first = next(iter(cells), None)
    if first is None:
        return True
    return len(reach(first, len(cells), cells.__contains__)) == len(cells)


def walk_distances(start: Hex, cells: Mapping[Hex, object] | Collection[Hex]) -> dict[Hex, int]:
    """Steps from ``start`` to every one of ``cells`` that can be walked to inside them."""
    return reach(start, len(cells), cells.__contains__)


def flat_centre(cell: Hex, size: float) -> tuple[float, float]:
    """The middle of a flat-top hex: the same grid turned by 30 degrees, ``q`` numbers columns."""
    return size * 1.5 * cell.q, size * math.sqrt(3) * (cell.r + cell.q / 2)


def flat_corners(cell: Hex, size: float) -> list[tuple[float, float]]:
    """The six corners of a flat-top hex, clockwise from the east; as ``corners`` otherwise."""
    x, y = flat_centre(cell, size)
    return [
        (x + size * math.cos(math.radians(60 * i)), y + size * math.sin(math.radians(60 * i)))
        for i in range(6)
    ]
