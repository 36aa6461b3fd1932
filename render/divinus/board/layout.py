"""Computes where the places of a map lie on a picture."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from games.divinus.view import DemigodView, GhostView
from render.art.fact_locations import Box

MIN_TILES_ACROSS = 4
_COLUMNS = "ABCDEFGHIJKLM"


class BoardLayout(NamedTuple):
    """A part of a map on a picture: its first place, its extent, and the size of a tile.

    ``across`` and ``down`` move it to the middle of a larger area; ``rim`` is the margin for the
    names of columns and rows.
    """

    left: int
    top: int
    columns: int
    rows: int
    size: int
    rim: int
    across: int = 0
    down: int = 0
    width: int = 0
    height: int = 0

    def corner(self, column: int, row: int) -> tuple[int, int]:
        """The left top corner of a place."""
        x = self.rim + self.across + (column - self.left) * self.size
        y = self.rim + self.down + (row - self.top) * self.size
        return x, y

    def part(self, box: Box) -> BoardLayout:
        """The same places, relative to a part cut out of the picture."""
        return self._replace(across=self.across - box[0], down=self.down - box[1])

    @property
    def lines(self) -> tuple[tuple[str, int], ...]:
        """The names of the columns, each with its number."""
        return tuple((_COLUMNS[n], n) for n in range(self.left, self.left + self.columns))


def framed_layout(demigod: DemigodView, size: int, rim: int) -> BoardLayout:
    """A map in the middle of an area of four by four tiles."""
    places = [(plot.column, plot.row) for plot in demigod.plots]
    if not places:
        return BoardLayout(
            6, 6, 0, 0, size, rim, width=MIN_TILES_ACROSS * size, height=MIN_TILES_ACROSS * size
        )
    left, top, columns, rows = _box(places)
    columns, rows = max(columns, 1), max(rows, 1)
    ground = (max(MIN_TILES_ACROSS, columns) * size, max(MIN_TILES_ACROSS, rows) * size)
    across, down = (ground[0] - columns * size) // 2, (ground[1] - rows * size) // 2
    return BoardLayout(left, top, columns, rows, size, rim, across, down, *ground)


def enlarged_layout(
    demigod: DemigodView, ghosts: Iterable[GhostView], room: tuple[int, int], rim: int, most: int
) -> BoardLayout:
    """A map with the places where a tile could lie, as large as the ``room`` allows."""
    places = [(plot.column, plot.row) for plot in demigod.plots]
    places += [(ghost.column, ghost.row) for ghost in ghosts]
    left, top, columns, rows = _box(places)
    size = min(most, (room[0] - rim) // columns, (room[1] - rim) // rows)
    ground = (columns * size, rows * size)
    return BoardLayout(left, top, columns, rows, size, rim, 0, 0, *ground)


def _box(places: list[tuple[int, int]]) -> tuple[int, int, int, int]:
    columns, rows = [c for c, _ in places], [r for _, r in places]
    return (
        min(columns),
        min(rows),
        max(columns) - min(columns) + 1,
        max(rows) - min(rows) + 1,
    )
