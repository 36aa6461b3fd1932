"""The view of a seat of Ankh, or of the public. Only sealed answers are hidden."""

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
    """One hex: its ground, the numbers of its regions, its figure, monument and gate."""

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
    """A god in play; ``seat`` is the senior's, ``junior`` the other seat of a merged god."""

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
    """The battle in progress: its region, the fighters and the cards revealed so far.

    ``strengths`` are those that decided it, ``standing`` the current strengths with the cards
    revealed so far.
    """

    region: int
    fighters: tuple[str, ...]
    cards: Mapping[str, tuple[CardName, ...]]
    strengths: Mapping[str, int]
    standing: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class ChainView:
    """A caravan that could be laid: its option and its borders, each between two hexes."""

    option: str
    borders: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class AnkhView:
    """Everything that a seat sees of a position."""

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
