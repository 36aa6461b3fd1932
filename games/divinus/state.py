"""The state of a match of Divinus."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeVar

from pydantic import Field

from games.core.state import BaseState
from games.divinus.board import neighbours
from games.divinus.campaign.chapter import Chapter, Deed, GodsBattle
from games.divinus.components import (
    CELLS,
    HYDRA_SURCHARGE,
    TEMPLES,
    TILES,
)
from games.divinus.demigod import Demigod, Die
from games.divinus.map_survey import Layout, PlacedTile, Survey, survey
from games.divinus.options import Options
from games.divinus.view import Faction, Pantheon, StackName

T = TypeVar("T")
# Facts of a campaign are stored only if there are any: other matches keep their digest.
OmitEmpty = Annotated[T, Field(exclude_if=lambda fact: not fact)]

SEATS: tuple[str, ...] = ("amber", "azure", "rose", "onyx")
PYTHIA = "p"


@dataclass
class Stuck:
    """The stickers on a tile; they stay for good. Each faction lies on a landscape."""

    factions: list[tuple[int, Faction]] = field(default_factory=list)
    temple: str = ""
    location: int = 0
    location_on: int = 0
    # The scenarios in which the stickers were placed.
    factions_since: OmitEmpty[list[int]] = field(default_factory=list)
    temple_since: OmitEmpty[int] = 0
    location_since: OmitEmpty[int] = 0


@dataclass
class Stack:
    """A stack of tiles, the top first; the order of the last ``sunk`` tiles is public."""

    tiles: list[str] = field(default_factory=list)
    sunk: int = 0

    def draw(self) -> str:
        """Take the tile on top."""
        tile = self.tiles.pop(0)
        self.sunk = min(self.sunk, len(self.tiles))
        return tile

    def sink(self, tile: str) -> None:
        """Lay a tile under the stack."""
        self.tiles.append(tile)
        self.sunk += 1


@dataclass
class Battle:
    """A card of a monster on the table: its battle cells and the markers on them."""

    cells: list[int]
    markers: dict[int, str] = field(default_factory=dict)

    @property
    def done(self) -> bool:
        """Whether every cell is covered."""
        return len(self.markers) == len(self.cells)


@dataclass
class Figure:
    """A monster's figure on the board: the cells that it guards or stands on."""

    cells: list[int]
    facing: int | None = None


@dataclass
class Carried:
    """A tile that is being placed, and the options of the question where."""

    tile: str
    options: list[str] = field(default_factory=list)


@dataclass(kw_only=True)
class State(BaseState):
    """Everything true of a position."""

    options: Options = field(default_factory=Options)
    stage: Literal["set_up", "turns", "over"] = "set_up"
    scenario: int = 0
    # The cards and supplies of the match, chosen by the endless mode or by a scenario.
    gods: list[str] = field(default_factory=list)
    quests: list[str] = field(default_factory=list)
    monsters: list[str] = field(default_factory=list)
    temples: dict[str, int] = field(default_factory=dict)
    velund: list[str] = field(default_factory=list)
    hephaestus: list[str] = field(default_factory=list)
    heroes: list[str] = field(default_factory=list)
    demigod_tiles: list[str] = field(default_factory=list)
    hands: dict[str, list[str]] = field(default_factory=dict)

    demigods: dict[str, Demigod] = field(default_factory=dict)
    order: list[str] = field(default_factory=list)
    turn: int = 0
    round: int = 0
    active: str = ""
    last_round: bool = False
    board: dict[int, str | None] = field(default_factory=lambda: dict.fromkeys(CELLS))
    stacks: dict[StackName, Stack] = field(default_factory=dict)
    stickers: dict[str, Stuck] = field(default_factory=dict)
    taken: dict[str, str] = field(default_factory=dict)
    races: dict[str, list[str]] = field(default_factory=dict)
    battles: dict[str, Battle] = field(default_factory=dict)
    figures: dict[str, Figure] = field(default_factory=dict)
    victors: list[str] = field(default_factory=list)
    favourites: dict[Pantheon, str | None] = field(default_factory=dict)
    pantheon_faces: dict[Pantheon, list[str]] = field(default_factory=dict)
    pythia: str | None = None
    # The campaign: the chapters of earlier scenarios, and what this one has brought so far.
    chapters: OmitEmpty[list[Chapter]] = field(default_factory=list)
    deeds: OmitEmpty[list[Deed]] = field(default_factory=list)
    visited: OmitEmpty[list[int]] = field(default_factory=list)
    more_temples: OmitEmpty[dict[str, int]] = field(default_factory=dict)
    # The gods whose race has been won, each with the number of the turn.
    satisfied: OmitEmpty[dict[str, int]] = field(default_factory=dict)
    first_pick: OmitEmpty[str | None] = None
    support: OmitEmpty[dict[str, int]] = field(default_factory=dict)
    gods_battle: OmitEmpty[GodsBattle | None] = None
    # In the match after a campaign: the option of its last choice.
    chair: OmitEmpty[str] = ""
    # The seats that have looked at the top of a stack since it last changed.
    peeks: dict[str, StackName] = field(default_factory=dict)
    # What the pending question is about, for the picture.
    held: Carried | None = None
    picked: list[str] = field(default_factory=list)
    winners: list[str] = field(default_factory=list)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)

    @property
    def endless(self) -> bool:
        """Whether this is the endless mode: favour only, no story."""
        return self.scenario == 0

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.stage == "over"

    @property
    def moment(self) -> int:
        """The number of the turn, counted over all rounds."""
        place = self.order.index(self.active) if self.active in self.order else 0
        return self.round * self.players + place

    def total(self, seat: str) -> int:
        """All favour of a seat, that of earlier scenarios included."""
        demigod = self.demigods[seat]
        return demigod.carried + demigod.points

    def holder(self, location: int) -> str | None:
        """Who holds the title of a location."""
        holding = (seat for seat, demigod in self.demigods.items() if location in demigod.titles)
        return next(holding, None)

    def around(self, seat: str) -> list[str]:
        """The seats in turn order, from ``seat`` on."""
        place = self.order.index(seat)
        return [*self.order[place:], *self.order[:place]]

    # The board

    def dice_in(self, cell: int) -> list[tuple[str, Die]]:
        """The dice in a cell, each with its owner."""
        return [
            (seat, die)
            for seat, demigod in self.demigods.items()
            for die in demigod.dice
            if die.where == "cell" and die.cell == cell
        ]

    def guarded(self, cell: int) -> bool:
        """Whether Cerberus or Hydra keeps everybody from the cell."""
        return any(
            cell in self.figures[m].cells for m in ("cerberus", "hydra") if m in self.figures
        )

    def price(self, cell: int) -> int:
        """What the tile in a cell costs, the Hydra's surcharge included."""
        hydra = self.figures.get("hydra")
        near = hydra is not None and cell in neighbours(hydra.cells[0])
        return cell + (HYDRA_SURCHARGE if near else 0)

    def figures_in(self, cell: int) -> list[str]:
        """The monsters whose figures stand on a cell."""
        return [monster for monster, figure in self.figures.items() if cell in figure.cells]

    # Tiles and maps

    def stuck(self, tile: str) -> Stuck:
        """The stickers on a tile."""
        return self.stickers.get(tile) or _BARE

    def symbols(self, tile: str) -> tuple[tuple[int, str], ...]:
        """The visible symbols of a tile, printed and stuck, with their landscapes."""
        stuck = self.stickers.get(tile)
        if stuck is None:
            return _PRINTED[tile]
        found: list[tuple[int, str]] = []
        for number, kind in _PRINTED[tile]:
            covered = kind == "power" and stuck.temple
            found.append((number, f"temple:{TEMPLES[stuck.temple].pantheon}" if covered else kind))
        found.extend((number, faction) for number, faction in stuck.factions)
        if stuck.location:
            found.append((stuck.location_on, "location"))
        return tuple(found)

    def layout(self, seat: str) -> Layout:
        """The tiles of a map with the symbols that count: none below a monster, one more for
        Prometheus."""
        demigod = self.demigods[seat]
        prometheus = demigod.stands("prometheus")
        beast = demigod.monster.plot if demigod.monster is not None else ""
        placed_tiles: list[PlacedTile] = []
        for label, plot in demigod.plots.items():
            tile = plot.tile
            symbols = self.symbols(tile) if tile in self.stickers else _PRINTED[tile]
            if label == beast:
                symbols = ()
            elif prometheus is not None and prometheus.faction and prometheus.plot == label:
                symbols = (*symbols, (prometheus.landscape, prometheus.faction))
            placed_tiles.append(PlacedTile(label, tile, plot.turn, symbols, plot.under is not None))
        return tuple(placed_tiles)

    def land(self, seat: str) -> Survey:
        """What there is to say about a seat's map."""
        return survey(self.layout(seat))

    def burdened(self, seat: str, label: str) -> bool:
        """Whether something other than stickers lies on a plot: nothing may cover or move it."""
        demigod = self.demigods[seat]
        if demigod.plots[label].consecrated:
            return True
        if demigod.hero is not None and demigod.hero.plot == label:
            return True
        return demigod.monster is not None and demigod.monster.plot == label


_BARE = Stuck()
_PRINTED: dict[str, tuple[tuple[int, str], ...]] = {
    tile.id: tuple(
        (number, symbol)
        for number, landscape in enumerate(tile.landscapes)
        for symbol in landscape.symbols
    )
    for tile in TILES.values()
}
