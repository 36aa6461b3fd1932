"""The board: joins the placed fragments into lands, seas and islands, and names them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.core import hexes
from games.core.hexes import Hex
from games.cyclades.components import FRAGMENTS, SHAPE, TILE_STEPS, Side


class PlacedFragment(NamedTuple):
    """A fragment on the table: its id, the side up, its turn in steps of 60°, its centre."""

    fragment: str
    side: Side
    turn: int
    q: int
    r: int


class Area(NamedTuple):
    """A land or a sea as printed.

    ``slots`` names, for each building slot, the sea whose coast it lies on.
    """

    label: str
    source: str
    land: bool
    cells: tuple[Hex, ...]
    horns: int
    priestess: bool
    island: str
    slots: tuple[str, ...]


class Board:
    """All areas of a layout, and which of them border each other; fixed for the match.

    A land is named by its island's letter and a number ("C2"), a sea by S and a number
    ("S7"); no island is named S.
    """

    __slots__ = ("areas", "by_source", "coast", "lands", "near_lands", "near_seas", "seas")

    def __init__(self, layout: Sequence[PlacedFragment]) -> None:
        raw = [part for placed in layout for part in _parts(placed)]
        beside = _borders(raw)
        names = _names(raw, beside)
        self.by_source: dict[str, str] = {part.source: names[part.source][0] for part in raw}
        self.areas: dict[str, Area] = {}
        for part in sorted(raw, key=lambda part: _order(names[part.source])):
            label, island = names[part.source]
            slots = tuple(self.by_source[sea] for sea in part.slots)
            self.areas[label] = Area(
                label,
                part.source,
                part.land,
                part.cells,
                part.horns,
                part.priestess,
                island,
                slots,
            )
        self.lands: tuple[str, ...] = tuple(a.label for a in self.areas.values() if a.land)
        self.seas: tuple[str, ...] = tuple(a.label for a in self.areas.values() if not a.land)
        near = {
            self.by_source[source]: sorted(self.by_source[other] for other in others)
            for source, others in beside.items()
        }
        self.near_lands: dict[str, tuple[str, ...]] = {
            label: tuple(other for other in near[label] if self.areas[other].land)
            for label in self.areas
        }
        self.near_seas: dict[str, tuple[str, ...]] = {
            label: tuple(other for other in near[label] if not self.areas[other].land)
            for label in self.areas
        }
        # The slots on each sea's coast: ports and metropolises there count in its battles.
        self.coast: dict[str, tuple[tuple[str, str], ...]] = {
            sea: tuple(
                (land, f"{land}.{place}")
                for land in self.lands
                for place, shore in enumerate(self.areas[land].slots, 1)
                if shore == sea
            )
            for sea in self.seas
        }

    def is_land(self, label: str) -> bool:
        """Whether the area is a land."""
        return self.areas[label].land

    def slots_of(self, land: str) -> list[str]:
        """The names of a land's building slots."""
        return [f"{land}.{place}" for place in range(1, len(self.areas[land].slots) + 1)]


class _Raw(NamedTuple):
    """A land or a sea of a placed fragment, before it has its label."""

    source: str
    land: bool
    cells: tuple[Hex, ...]
    horns: int
    priestess: bool
    slots: tuple[str, ...]


def _parts(placed: PlacedFragment) -> list[_Raw]:
    side = FRAGMENTS[placed.fragment].sides[placed.side]
    centre = Hex(placed.q, placed.r)

    def cells(indexes: tuple[int, ...]) -> tuple[Hex, ...]:
        return tuple(centre + hexes.rotate(Hex(*SHAPE[i]), placed.turn) for i in indexes)

    lands = [
        _Raw(
            f"{placed.fragment}.{part.id}",
            True,
            cells(part.hexes),
            part.horns,
            part.priestess,
            tuple(f"{placed.fragment}.{sea}" for sea in part.slots),
        )
        for part in side.lands
    ]
    seas = [
        _Raw(f"{placed.fragment}.{part.id}", False, cells(part.hexes), part.horns, False, ())
        for part in side.seas
    ]
    return lands + seas


def _borders(raw: Sequence[_Raw]) -> dict[str, dict[str, None]]:
    """For each area the areas that share an edge with it."""
    at = {cell: part.source for part in raw for cell in part.cells}
    beside: dict[str, dict[str, None]] = {part.source: {} for part in raw}
    for cell, source in at.items():
        for near in hexes.neighbours(cell):
            other = at.get(near)
            if other is not None and other != source:
                beside[source][other] = None
    return beside


def _middle(part: _Raw) -> tuple[float, float]:
    spots = [hexes.centre(cell, 1.0) for cell in part.cells]
    return sum(y for _, y in spots) / len(spots), sum(x for x, _ in spots) / len(spots)


def _names(raw: Sequence[_Raw], beside: dict[str, dict[str, None]]) -> dict[str, tuple[str, str]]:
    """Label and island of every area; islands and seas are numbered from the top left."""
    parts = {part.source: part for part in raw}
    # Strips of the board are read like lines of text: within one, the left area comes first even
    # if another lies a little higher.
    reading = sorted(raw, key=lambda part: (int(_middle(part)[0] // 4), _middle(part)[1]))
    names: dict[str, tuple[str, str]] = {}
    letters = [chr(code) for code in range(ord("A"), ord("Z") + 1) if chr(code) != "S"]
    letters += [a + b for a in letters for b in letters]
    island = 0
    for part in reading:
        if not part.land or part.source in names:
            continue
        members, queue = [], [part.source]
        seen = {part.source: None}
        while queue:
            source = queue.pop()
            members.append(parts[source])
            for other in beside[source]:
                if parts[other].land and other not in seen:
                    seen[other] = None
                    queue.append(other)
        for number, member in enumerate(sorted(members, key=_middle), 1):
            names[member.source] = (f"{letters[island]}{number}", letters[island])
        island += 1
    for number, part in enumerate((p for p in reading if not p.land), 1):
        names[part.source] = (f"S{number}", "")
    return names


def _order(name: tuple[str, str]) -> tuple[int, int, str, int]:
    label, island = name
    if island:
        return 0, len(island), island, int(label[len(island) :])
    return 1, 0, "", int(label[1:])


@lru_cache(maxsize=64)
def board_of(layout: tuple[PlacedFragment, ...]) -> Board:
    """The board of a layout; cached, so that a match shares it with its snapshots and forks."""
    return Board(layout)


def sites(centres: Sequence[Hex]) -> list[Hex]:
    """Where the next fragment may go: beside two placed ones, or beside one if that is all."""
    touching: dict[Hex, int] = {}
    for centre in centres:
        for step in TILE_STEPS:
            place = centre + step
            if place not in centres:
                touching[place] = touching.get(place, 0) + 1
    beside_two = [place for place, count in touching.items() if count > 1]
    return sorted(beside_two or touching)
