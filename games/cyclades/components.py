"""The printed parts of Cyclades: archipelago fragments, creatures, heroes, tracks and prices."""

from __future__ import annotations

from typing import Literal, get_args

from pydantic import BaseModel, ConfigDict, JsonValue

from games.core.components import load
from games.cyclades.view import Basic, Bonus, God

Side = Literal["A", "B"]

GODS: tuple[God, ...] = ("athena", "zeus", "poseidon", "ares", "hera")
BASICS: tuple[Basic, ...] = get_args(Basic)
BONUSES: tuple[Bonus, ...] = get_args(Bonus)

# The spaces of the offering track, which leaves numbers out. The rulebook's examples show only
# 1, 3, 5, 7 and the highest space 25; the others are ours.
TRACK: tuple[int, ...] = (1, 2, 3, 5, 7, 10, 13, 17, 21, 25)
DIE: tuple[str, ...] = ("0", "1", "1", "2", "2", "3")
CREATURE_COSTS: tuple[int, ...] = (2, 3, 4, 5)
HERO_SLOTS = 2
HERO_PRICE = 4
SCHOLAR_PRICE = 4
CROESUS_PRICE = 15
AJAX_LANDS = 7
RECRUIT_PRICES: dict[God, tuple[int, ...]] = {
    "poseidon": (1, 2, 3),
    "ares": (2, 3, 4),
    "hera": (1, 3, 5),
}
BUILDS: dict[God, Basic] = {
    "athena": "academy",
    "zeus": "temple",
    "poseidon": "port",
    "ares": "fortress",
}
PIECES_EACH = 8
MERCENARIES = 16
CARDS_EACH = 20
BUILDINGS_EACH = 10
METROPOLISES_EACH_BONUS = 3
PHILOSOPHERS_FOR_METROPOLIS = 4
BONUS_UNITS = 2
BONUS_GOLD = 3
START_GOLD = 5
APOLLO_GOLD = 2

# The kinds of area in which a creature's figure may stand; the other twelve have no figure.
FIGURES: dict[str, tuple[str, ...]] = {
    "hydra": ("land", "sea"),
    "kraken": ("sea",),
    "medusa": ("land",),
    "minotaur": ("land",),
    "polyphemus": ("land",),
    "cerberus": ("land",),
}
CREATURES: tuple[str, ...] = (
    "harpy",
    "giant",
    "graeae",
    "griffin",
    "dryad",
    "pegasus",
    "satyr",
    "sylph",
    "sphinx",
    "charon",
    "chimera",
    "cyclops",
    *FIGURES,
)
HEROES: tuple[str, ...] = (
    "ajax",
    "hector",
    "helen",
    "croesus",
    "odysseus",
    "pandora",
    "penthesilea",
    "perseus",
    "jason",
)


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class LandPart(_Part):
    """A land of a fragment; each slot names the sea whose coast it lies on."""

    id: str
    hexes: tuple[int, ...]
    slots: tuple[str, ...]
    horns: int
    priestess: bool


class SeaPart(_Part):
    """A sea of a fragment."""

    id: str
    hexes: tuple[int, ...]
    horns: int


class FragmentSide(_Part):
    """One side of a fragment."""

    lands: tuple[LandPart, ...]
    seas: tuple[SeaPart, ...]


class Fragment(_Part):
    """A two-sided piece of the archipelago, nineteen hexes in a hexagon."""

    id: str
    sides: dict[Side, FragmentSide]


class PlacedTile(_Part):
    """Where a quick set-up places a fragment."""

    id: str
    cell: tuple[int, int]
    rot60: int


class StartPosition(_Part):
    """What a quick set-up gives one faction; the last three fields say how balanced it is."""

    lands: tuple[str, ...]
    fleets: tuple[str, ...]
    troops: tuple[int, ...]
    income: int
    slots: int
    priestess: int


class QuickSetup(BaseModel):
    """A balanced start for a number of factions."""

    side: Side
    tiles: tuple[PlacedTile, ...]
    start: tuple[StartPosition, ...]


class _Grid(BaseModel):
    shape: tuple[tuple[int, int], ...]
    tile_neighbour_offsets: tuple[tuple[int, int], ...]


class _Fragments(BaseModel):
    status: str
    grid: _Grid
    fields: JsonValue
    fragments: tuple[Fragment, ...]
    quick_setups: dict[int, QuickSetup]


_DATA = load("games.cyclades", "fragments.json", _Fragments)

FRAGMENTS: dict[str, Fragment] = {fragment.id: fragment for fragment in _DATA.fragments}
SHAPE: tuple[tuple[int, int], ...] = _DATA.grid.shape
TILE_STEPS: tuple[tuple[int, int], ...] = _DATA.grid.tile_neighbour_offsets
QUICK_SETUPS: dict[int, QuickSetup] = _DATA.quick_setups
