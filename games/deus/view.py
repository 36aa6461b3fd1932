"""What a seat of Deus (or the public) may see of a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Colour = Literal["blue", "green", "yellow", "brown", "red", "purple"]
Piece = Literal["maritime", "production", "scientific", "civil", "military", "temple"]
Terrain = Literal["field", "forest", "swamp", "mountain", "sea", "village"]
Resource = Literal["wheat", "wood", "stone", "clay"]
Ending = Literal["open", "last_but_one", "last", "over"]


@dataclass(frozen=True, slots=True)
class CardView:
    """A card one can read: its physical id ("B01.2"), its design ("B01"), colour and cost."""

    id: str
    design: str
    colour: Colour
    cost: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class ColumnCard:
    """A card in a column; ``card`` is None for another player's face-down joker."""

    card: CardView | None
    joker: bool = False


@dataclass(frozen=True, slots=True)
class RegionView:
    """One hex of the board, its owner and its pieces."""

    label: str
    q: int
    r: int
    terrain: Terrain
    owner: str | None = None
    pieces: tuple[Piece, ...] = ()
    village_vp: int = 0
    attacked: bool = False


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player's area. ``hand`` and ``vp`` are None where the viewer may not know them."""

    seat: str
    gold: int
    resources: Mapping[Resource, int]
    ready: Mapping[Piece, int]
    reserve: Mapping[Piece, int]
    columns: Mapping[Colour, tuple[ColumnCard, ...]]
    hand_size: int
    hand: tuple[CardView, ...] | None
    vp: int | None
    joker_left: bool
    first_region: str | None = None


@dataclass(frozen=True, slots=True)
class ScoreView:
    """One seat's line of the final scores."""

    seat: str
    in_play: int
    temples: tuple[tuple[str, int], ...]
    majorities: tuple[str, ...]
    total: int
    winner: bool


@dataclass(frozen=True, slots=True)
class SiteView:
    """A place where the next continent tile may go while the board is laid out freely."""

    option: str
    q: int
    r: int


@dataclass(frozen=True, slots=True)
class TileView:
    """The next continent tile: its middle, then what lies around it, clockwise from the east."""

    number: int
    total: int
    terrains: tuple[Terrain, ...]

    def turned(self, turn: int) -> tuple[Terrain, ...]:
        """What lies around the middle when the tile is turned by so many sixths."""
        around = self.terrains[1:]
        return (*around[len(around) - turn :], *around[: len(around) - turn])


@dataclass(frozen=True, slots=True)
class DeusView:
    """Everything a seat (None: the public) may know of a position."""

    seat: str | None
    round: int
    first: str | None
    active: str | None
    ending: Ending
    regions: tuple[RegionView, ...]
    players: tuple[PlayerView, ...]
    supply: Mapping[Resource, int]
    temples_left: int
    deck_size: int
    discard_size: int
    discard_top: CardView | None
    scores: tuple[ScoreView, ...] | None = None
    jokers_allowed: bool = False
    sites: tuple[SiteView, ...] = ()
    tile: TileView | None = None
