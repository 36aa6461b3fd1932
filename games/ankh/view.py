"""What one seat of Ankh (or the public) may see. Only sealed answers are ever hidden."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

GodName = Literal["amun", "anubis", "isis", "osiris", "ra"]
Ground = Literal["fertile", "desert", "water"]
MonumentKind = Literal["obelisk", "pyramid", "temple"]
Action = Literal["move", "summon", "followers", "ankh"]
CardName = Literal["chariots", "locusts", "drought", "flood", "build", "miracle", "cycle"]


@dataclass(frozen=True, slots=True)
class FigureView:
    """A figure on the board; ``claws`` are the two hexes a Giant Scorpion points at."""

    kind: str
    owner: str
    radiant: bool = False
    claws: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HexView:
    """One hex: its ground, the numbers of the regions it belongs to, and what stands there."""

    label: str
    q: int
    r: int
    ground: Ground
    regions: tuple[int, ...]
    figure: FigureView | None = None
    monument: MonumentKind | None = None
    monument_owner: str | None = None
    gate: bool = False


@dataclass(frozen=True, slots=True)
class GodView:
    """A god in play (after a merge, two in one), named by its (senior) seat."""

    seat: str
    junior: str | None
    gods: tuple[GodName, ...]
    devotion: int
    rank: int
    red: bool
    followers: int
    powers: tuple[str, ...]
    hand: tuple[CardName, ...]
    played: tuple[CardName, ...]
    warriors_left: int
    guardians: tuple[str, ...]
    suns_left: int
    gates_left: int
    captives: tuple[str, ...]
    ankhs_left: int
    double_ready: bool


@dataclass(frozen=True, slots=True)
class BattleView:
    """A conflict under way in a region: who fights and what has been shown.

    ``strengths`` are those that decide; ``standing`` is how strong everybody is with what lies
    open so far.
    """

    region: int
    fighters: tuple[str, ...]
    cards: Mapping[str, tuple[CardName, ...]]
    strengths: Mapping[str, int]
    standing: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class ChainView:
    """A caravan that could be laid, as an option draws it: the borders between pairs of hexes."""

    option: str
    borders: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class AnkhView:
    """Everything there is to see of a position."""

    seat: str | None
    scenario: str
    turn: int
    active: str | None
    seats: tuple[str, ...]
    god_of: Mapping[str, GodName]
    forgotten: tuple[str, ...]
    hexes: tuple[HexView, ...]
    river: tuple[tuple[str, str], ...]
    camels: tuple[tuple[str, str], ...]
    camels_left: int
    gods: tuple[GodView, ...]
    tracks: Mapping[Action, tuple[int, int]]
    events: tuple[str, ...]
    event: int
    guardians: Mapping[str, int]
    monuments_left: Mapping[MonumentKind, int]
    tiebreaker: str | None
    tiebreaker_ready: bool
    battle: BattleView | None = None
    chains: tuple[ChainView, ...] = ()
    winners: tuple[str, ...] | None = None
