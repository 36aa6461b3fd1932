"""The map with its camels: regions, adjacency, legal caravans, movement, a scorpion's claws."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from games.ankh.components import (
    CARAVAN,
    CELLS,
    GROUND,
    REGION_LEAST,
    RIVER,
)
from games.core import hexes
from games.core.hexes import Hex

Border = tuple[str, str]
Corner = str

AT: dict[Hex, str] = {Hex(q, r): name for name, (q, r) in CELLS.items()}
AROUND: dict[str, tuple[str, ...]] = {
    name: tuple(AT[near] for near in hexes.neighbours(Hex(*CELLS[name])) if near in AT)
    for name in CELLS
}
LANDS: tuple[str, ...] = tuple(name for name in CELLS if GROUND[name] != "water")
WATERS: tuple[str, ...] = tuple(name for name in CELLS if GROUND[name] == "water")


def border(one: str, other: str) -> Border:
    """The border between two hexes, as a pair in alphabetical order."""
    return (one, other) if one < other else (other, one)


_RIVER: dict[Border, None] = dict.fromkeys(border(*pair) for pair in RIVER)


def _corner_names(one: str, other: str) -> tuple[Corner, Corner]:
    """The two ends of a border, each named by the three hexes that meet there."""
    near = hexes.neighbours(Hex(*CELLS[other]))
    thirds = [cell for cell in hexes.neighbours(Hex(*CELLS[one])) if cell in near]
    first, second = (_corner_name(one, other, cell) for cell in thirds)
    return first, second


def _corner_name(one: str, other: str, third: Hex) -> Corner:
    # Hexes off the map are named too: else both ends of a border at the rim could be called alike.
    name = AT.get(third, f"x{third.q}y{third.r}")
    return "/".join(sorted((one, other, name)))


# Borders on which camels can stand: between two lands, not along the river; with both ends.
TRAILS: dict[Border, tuple[Corner, Corner]] = {
    border(one, other): _corner_names(*border(one, other))
    for one in LANDS
    for other in AROUND[one]
    if one < other and GROUND[other] != "water" and border(one, other) not in _RIVER
}
_AT_CORNER: dict[Corner, list[Border]] = {}
for _border, _ends in TRAILS.items():
    for _end in _ends:
        _AT_CORNER.setdefault(_end, []).append(_border)


def _anchored_by_nature(corner: Corner) -> bool:
    """Whether the corner touches the river, a water hex or the rim of the map."""
    names = corner.split("/")
    if any(name not in CELLS or GROUND[name] == "water" for name in names):
        return True
    return any(border(a, b) in _RIVER for a in names for b in names if a != b)


_NATURAL: dict[Corner, bool] = {corner: _anchored_by_nature(corner) for corner in _AT_CORNER}


class Caravan(NamedTuple):
    """A chain of camels that would split a region, from one anchor to another."""

    start: Corner
    end: Corner
    borders: tuple[Border, ...]

    @property
    def option(self) -> str:
        """The chain as an answer: its borders, in order."""
        return ".".join(f"{one}-{other}" for one, other in self.borders)


class Board:
    """The map with its camels. ``of`` gives the region of each land, ``beside`` adjacent hexes."""

    __slots__ = ("_caravans", "beside", "camels", "of", "regions", "waters")

    def __init__(self, camels: tuple[Border, ...]) -> None:
        self.camels: dict[Border, None] = dict.fromkeys(camels)
        self.beside: dict[str, tuple[str, ...]] = {
            name: tuple(near for near in AROUND[name] if not self._cut(name, near))
            for name in CELLS
        }
        self.regions: tuple[tuple[str, ...], ...] = tuple(self._spread())
        self.of: dict[str, int] = {
            name: place for place, region in enumerate(self.regions) for name in region
        }
        # A water hex belongs to every region that it touches.
        self.waters: dict[str, tuple[int, ...]] = {
            name: tuple(sorted(dict.fromkeys(self.of[n] for n in AROUND[name] if n in self.of)))
            for name in WATERS
        }
        self._caravans: tuple[Caravan, ...] | None = None

    def _cut(self, one: str, other: str) -> bool:
        line = border(one, other)
        return line in _RIVER or line in self.camels

    def _spread(self) -> Iterable[tuple[str, ...]]:
        seen: dict[str, None] = {}
        for start in LANDS:
            if start in seen:
                continue
            region = self._reach(start, {})
            seen.update(region)
            yield tuple(sorted(region))

    def _reach(self, start: str, also: dict[Border, None]) -> dict[str, None]:
        region = {start: None}
        queue = [start]
        while queue:
            name = queue.pop()
            for near in self.beside[name]:
                if near in region or GROUND[near] == "water" or border(name, near) in also:
                    continue
                region[near] = None
                queue.append(near)
        return region

    def regions_of(self, name: str) -> tuple[int, ...]:
        """The regions a hex belongs to: one for land, all that it touches for water."""
        if name in self.of:
            return (self.of[name],)
        return self.waters[name]

    def hexes_in(self, region: int) -> list[str]:
        """All hexes of a region, its waters included."""
        return [
            *self.regions[region],
            *(name for name, touched in self.waters.items() if region in touched),
        ]

    def caravans(self, region: int) -> list[Caravan]:
        """Every chain that splits the region into two parts of at least six lands."""
        if self._caravans is None:
            self._caravans = tuple(self._all_caravans())
        return [c for c in self._caravans if self.of[c.borders[0][0]] == region]

    def _anchor(self, corner: Corner) -> bool:
        return _NATURAL[corner] or any(line in self.camels for line in _AT_CORNER[corner])

    def _all_caravans(self) -> Iterable[Caravan]:
        for corner in sorted(_AT_CORNER):
            if self._anchor(corner):
                yield from self._chains(corner, corner, ())

    def _chains(self, start: Corner, corner: Corner, path: tuple[Border, ...]) -> Iterable[Caravan]:
        for line in _AT_CORNER[corner]:
            if line in path or line in self.camels:
                continue
            first, second = TRAILS[line]
            beyond = second if first == corner else first
            chain = (*path, line)
            if beyond == start or self._passes(path, beyond):
                continue
            if self._anchor(beyond):
                # Each chain is found from both ends; only one of the two is returned.
                if start < beyond and self._splits(chain):
                    yield Caravan(start, beyond, chain)
            elif len(chain) < CARAVAN:
                yield from self._chains(start, beyond, chain)

    @staticmethod
    def _passes(path: tuple[Border, ...], corner: Corner) -> bool:
        return any(corner in TRAILS[line] for line in path)

    def _splits(self, chain: tuple[Border, ...]) -> bool:
        one, other = chain[0]
        whole = len(self.regions[self.of[one]])
        # Both parts need six lands: a smaller region need not be searched.
        if whole < 2 * REGION_LEAST:
            return False
        part = self._reach(one, dict.fromkeys(chain))
        return other not in part and REGION_LEAST <= len(part) <= whole - REGION_LEAST


@lru_cache(maxsize=128)
def board_of(camels: tuple[Border, ...]) -> Board:
    """The map with these camels, cached."""
    return Board(camels)


def within(start: str, steps: int) -> dict[str, int]:
    """Hexes at most ``steps`` away with their distance; nothing on the map blocks movement."""
    seen = {start: 0}
    queue = [start]
    while queue:
        name = queue.pop(0)
        if seen[name] == steps:
            continue
        for near in AROUND[name]:
            if near not in seen:
                seen[near] = seen[name] + 1
                queue.append(near)
    return seen


@lru_cache(maxsize=256)
def reach(start: str, steps: int) -> tuple[str, ...]:
    """The hexes of :func:`within`, without the start."""
    return tuple(name for name in within(start, steps) if name != start)


def claws(start: str, turn: int) -> tuple[str, ...]:
    """The hexes that a Giant Scorpion points at: two adjacent neighbours, if on the map."""
    near = hexes.neighbours(Hex(*CELLS[start]))
    return tuple(AT[cell] for cell in (near[turn], near[(turn + 1) % 6]) if cell in AT)
