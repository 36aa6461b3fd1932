"""The view of a campaign: the country after each scenario, and the belongings of each seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.divinus.view.match import FaceView, Pantheon, TileView


@dataclass(frozen=True, slots=True)
class CountryPlotView:
    """A tile of a finished map with the stickers that it had then; labels as in a match."""

    label: str
    column: int
    row: int
    tile: TileView


@dataclass(frozen=True, slots=True)
class CountryMapView:
    """One demigod's map at the end of a scenario."""

    seat: str
    plots: tuple[CountryPlotView, ...]


@dataclass(frozen=True, slots=True)
class LocationView:
    """A location that is or was on a tile, with the scenarios in which it came and went.

    ``was`` is the number that it had before it changed, ``holder`` has its title.
    """

    number: int
    tile: str
    since: int
    until: int | None = None
    was: int | None = None
    holder: str | None = None


@dataclass(frozen=True, slots=True)
class ChapterView:
    """A finished scenario: maps, favour gained in it and in all, the choice and the battle.

    ``outcome`` is the pantheon whose ending was told; ``values`` are those of the battle, if there
    was one. ``locations`` are those on tiles when it was over.
    """

    scenario: int
    maps: tuple[CountryMapView, ...]
    favour: Mapping[str, int]
    totals: Mapping[str, int]
    outcome: Pantheon
    values: tuple[int, int] | None
    choice: str
    chooser: str | None
    locations: tuple[LocationView, ...]
    favourites: Mapping[Pantheon, str | None]


@dataclass(frozen=True, slots=True)
class BoxView:
    """What a demigod owns between scenarios; an upgraded artifact is in ``upgraded``, too."""

    seat: str
    favour: int
    dice: tuple[tuple[FaceView, ...], ...]
    artifacts: tuple[str, ...]
    upgraded: tuple[str, ...]
    slots: int
    titles: tuple[int, ...]
    tile: TileView | None
    favourite: Pantheon | None
    pythia: bool


@dataclass(frozen=True, slots=True)
class CountryView:
    """A campaign: ``scenario`` is the last one finished, 0 before the first.

    ``tiles`` are all tiles with their present stickers. ``demiurge`` is known after the last
    scenario.
    """

    scenario: int
    scenarios: int
    seats: tuple[str, ...]
    chapters: tuple[ChapterView, ...]
    boxes: tuple[BoxView, ...]
    tiles: tuple[TileView, ...]
    locations: tuple[LocationView, ...]
    pantheon_dice: Mapping[Pantheon, tuple[str, ...]]
    demiurge: str | None = None
