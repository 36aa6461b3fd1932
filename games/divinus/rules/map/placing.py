"""Computes where a tile may lie on a map (pages 11 and 12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.divinus.components import TILES
from games.divinus.demigod import Demigod
from games.divinus.map_survey import (
    BESIDE,
    HOME,
    PLACES,
    Layout,
    PlacedTile,
    box_of,
    fitting,
    pattern_at,
    survey,
    window,
)
from games.divinus.state import State
from games.divinus.view import Terrain


class Open(NamedTuple):
    """A place for a tile, with the terrain that each side would touch."""

    label: str
    pattern: tuple[Terrain | None, ...]
    covers: bool


class Spot(NamedTuple):
    """Where and how a tile would lie; written "E3/1"."""

    label: str
    turn: int

    @property
    def option(self) -> str:
        """The option that names it."""
        return f"{self.label}/{self.turn}"


def spot_of(option: str) -> Spot:
    """The place that an option names."""
    label, _, turn = option.partition("/")
    return Spot(label, int(turn))


def lying(demigod: Demigod, turned: int = 0) -> dict[str, tuple[str, int]]:
    """Each tile of a map and its turn; ``turned`` turns a first tile that lies alone."""
    return {label: (plot.tile, (plot.turn + turned) % 4) for label, plot in demigod.plots.items()}


def open_places(
    state: State, seat: str, *, covering: bool = True, turned: int = 0, without: str | None = None
) -> list[Open]:
    """The places beside tiles and, where ``covering``, on top of them.

    A map fits into 4×4; what lies on top of another tile or bears a component is never covered.
    ``without`` is a tile that is being moved.
    """
    demigod = state.demigods[seat]
    placed_tiles = lying(demigod, turned)
    if without is not None:
        del placed_tiles[without]
    if not placed_tiles:
        return [Open(HOME, (None,) * 4, False)]
    able = tuple(
        label
        for label, plot in demigod.plots.items()
        if covering and plot.under is None and not state.burdened(seat, label)
    )
    return list(places_about(tuple(placed_tiles.items()), able))


@lru_cache(maxsize=4096)
def places_about(
    lying: tuple[tuple[str, tuple[str, int]], ...], able: tuple[str, ...]
) -> tuple[Open, ...]:
    """The places beside tiles and on top of those that are ``able`` to be covered.

    Each tile is given by its place, its id and its turn.
    """
    placed_tiles = dict(lying)
    left, top, right, bottom = window(box_of(tuple(placed_tiles)))
    found: dict[str, Open] = {}
    for label in placed_tiles:
        for place in BESIDE[label]:
            if place is None or place in placed_tiles or place in found:
                continue
            column, row = PLACES[place]
            if left <= column <= right and top <= row <= bottom:
                found[place] = Open(place, pattern_at(placed_tiles, place), False)
    for label in able:
        pattern = pattern_at(placed_tiles, label)
        if any(pattern):
            found[label] = Open(label, pattern, True)
    return tuple(found[label] for label in PLACES if label in found)


def spots(
    state: State,
    tile: str,
    places: Sequence[Open],
    allowed: Callable[[str], bool] = lambda label: True,
) -> list[Spot]:
    """Every place and turn for a tile; of turns that look alike only the first."""
    found: list[Spot] = []
    symbols = state.symbols(tile)
    for place in places:
        if not allowed(place.label):
            continue
        looks: list[object] = []
        for turn in fitting(tile, place.pattern):
            look = appearance(tile, turn, symbols)
            if look not in looks:
                looks.append(look)
                found.append(Spot(place.label, turn))
    return found


@lru_cache(maxsize=4096)
def appearance(tile: str, turn: int, symbols: tuple[tuple[int, str], ...]) -> object:
    """What a turned tile looks like, with its symbols."""
    return sorted(
        (
            land.terrain,
            tuple(sorted((side + turn) % 4 for side in land.reach)),
            tuple(sorted(kind for at, kind in symbols if at == number)),
        )
        for number, land in enumerate(TILES[tile].landscapes)
    )


def fits_somewhere(tile: str, places: Sequence[Open]) -> bool:
    """Whether a tile can be laid at all."""
    return any(fitting(tile, place.pattern) for place in places)


def places_to_explore(state: State, seat: str) -> list[Open]:
    """The places for a new tile; a first tile that lies alone may still be turned."""
    if len(state.demigods[seat].plots) != 1:
        return open_places(state, seat)
    return [place for turned in range(4) for place in open_places(state, seat, turned=turned)]


def without_symbols(state: State, seat: str) -> Layout:
    """The tiles of a map without their symbols, for zones."""
    return tuple(
        PlacedTile(label, plot.tile, plot.turn, (), plot.under is not None)
        for label, plot in state.demigods[seat].plots.items()
    )


def enlarges(layout: Layout, tile: str, spot: Spot, at: tuple[str, int]) -> bool:
    """Whether laying the tile makes the zone of a landscape ``at`` a plot cover more tiles."""
    if spot.label == at[0]:
        return False
    laid = PlacedTile(spot.label, tile, spot.turn, (), False)
    after = (*(placed for placed in layout if placed.label != spot.label), laid)
    return _zone_size(after, at) > _zone_size(layout, at)


def _zone_size(layout: Layout, at: tuple[str, int]) -> int:
    land = survey(layout)
    return len(land.groups[land.group_at[at]].labels)
