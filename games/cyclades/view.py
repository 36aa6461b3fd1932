"""The view of Cyclades: what one seat, or the public, may see of a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

God = Literal["athena", "zeus", "poseidon", "ares", "hera", "apollo"]
Unit = Literal["troop", "mercenary", "fleet"]
Basic = Literal["port", "fortress", "temple", "academy"]
Bonus = Literal["troops", "fleets", "priestess", "gold", "prosperity"]
Phase = Literal["placement", "income", "offerings", "upkeep", "actions", "over"]


@dataclass(frozen=True, slots=True)
class SlotView:
    """A building slot: its name ("C2.1"), the sea whose coast it lies on, its building."""

    name: str
    sea: str
    building: Basic | Literal["metropolis"] | None
    bonus: Bonus | None = None


@dataclass(frozen=True, slots=True)
class AreaView:
    """A land or a sea: its hexes for drawing, its owner, and all that is in it."""

    label: str
    kind: Literal["land", "sea"]
    hexes: tuple[tuple[int, int], ...]
    island: str | None
    horns: int
    priestess: bool
    tokens: int
    owner: str | None
    troops: int = 0
    mercenaries: int = 0
    fleets: int = 0
    heroes: tuple[str, ...] = ()
    creature: str | None = None
    creature_owner: str | None = None
    slots: tuple[SlotView, ...] = ()


@dataclass(frozen=True, slots=True)
class AltarView:
    """A god's altar on the board of fate, and the offering on it, if any."""

    god: God
    open: bool
    bidder: str | None = None
    space: int = 0


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A faction. ``gold`` is the purse (shared in a team), None where hidden.

    ``discount`` is what its unused temples and metropolises take off creatures this round.
    """

    seat: str
    team: int
    gold: int | None
    priestesses: int
    philosophers: int
    heroes: tuple[str, ...]
    creatures: tuple[str, ...]
    troops_left: int
    fleets_left: int
    metropolises: int
    lands: int
    seas: int
    carded: tuple[Bonus, ...] = ()
    discount: int = 0


@dataclass(frozen=True, slots=True)
class BattleView:
    """A battle under way; ``strength`` is the attacker's and the defender's without dice."""

    area: str
    attacker: str
    defender: str
    stage: int
    attacking: tuple[int, int, tuple[str, ...]]
    attacking_fleets: int
    dice: tuple[int, int] | None
    strength: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class ScoreView:
    """One faction's line in the final scores."""

    seat: str
    team: int
    metropolises: int
    gold: int
    winner: bool


@dataclass(frozen=True, slots=True)
class CycladesView:
    """Everything a seat (None: the public) may know of a position."""

    seat: str | None
    round: int
    phase: Phase
    active: str | None
    order: tuple[str, ...]
    altars: tuple[AltarView, ...]
    creatures: tuple[str | None, ...]
    heroes: tuple[str, ...]
    creature_deck: int
    creature_discard: tuple[str, ...]
    veiled: int
    hero_deck: int
    seen_top: str | None
    areas: tuple[AreaView, ...]
    players: tuple[PlayerView, ...]
    supply: Mapping[str, int]
    goal: int
    teams: bool
    battle: BattleView | None = None
    scores: tuple[ScoreView, ...] | None = None
