"""Computes which cells of the board (three columns, four rows) are neighbours or in one line."""

from __future__ import annotations

from functools import cache

from games.divinus.components import CELLS, COLUMNS, ROWS


@cache
def ahead_of(cell: int) -> tuple[int | None, ...]:
    """The next cell to the north, east, south and west."""
    row, column = divmod(cell - 1, COLUMNS)
    return (
        cell - COLUMNS if row > 0 else None,
        cell + 1 if column < COLUMNS - 1 else None,
        cell + COLUMNS if row < ROWS - 1 else None,
        cell - 1 if column > 0 else None,
    )


@cache
def neighbours(cell: int) -> tuple[int, ...]:
    """The cells beside a cell."""
    return tuple(other for other in ahead_of(cell) if other is not None)


@cache
def ray(cell: int, side: int) -> tuple[int, ...]:
    """The cells in one direction from a cell, up to the edge of the board."""
    found: list[int] = []
    step = ahead_of(cell)[side]
    while step is not None:
        found.append(step)
        step = ahead_of(step)[side]
    return tuple(found)


PAIRS: tuple[tuple[int, int], ...] = tuple(
    (cell, other) for cell in CELLS for other in neighbours(cell) if other > cell
)
CROSSINGS: tuple[tuple[int, int, int, int], ...] = tuple(
    (cell, cell + 1, cell + COLUMNS, cell + COLUMNS + 1)
    for cell in CELLS
    if ahead_of(cell)[1] is not None and ahead_of(cell)[2] is not None
)
# Rows and columns by name.
LINES: dict[str, tuple[int, ...]] = {
    **{f"row{r + 1}": tuple(CELLS[r * COLUMNS : (r + 1) * COLUMNS]) for r in range(ROWS)},
    **{f"column{c + 1}": tuple(CELLS[c::COLUMNS]) for c in range(COLUMNS)},
}
