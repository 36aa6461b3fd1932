"""The state of a match of Cyclades, and what follows directly from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from games.core.state import BaseState
from games.cyclades.board import Board, PlacedFragment, board_of
from games.cyclades.components import (
    BASICS,
    BUILDINGS_EACH,
    CARDS_EACH,
    CREATURE_COSTS,
    MERCENARIES,
    PIECES_EACH,
)
from games.cyclades.options import Options
from games.cyclades.view import Basic, Bonus, God, Phase, Unit

SEATS: tuple[str, ...] = ("amber", "azure", "rose", "onyx", "jade", "ivory")


@dataclass
class Land:
    """The owner of a land and the units there; a hero's land is in :class:`Hero`."""

    owner: str | None = None
    troops: int = 0
    mercenaries: int = 0


@dataclass
class Sea:
    """The owner of a sea and the number of fleets there; a sea without fleets has no owner."""

    owner: str | None = None
    fleets: int = 0


@dataclass
class Building:
    """A building in a slot; ``spent`` lists the seats that used its discount this round."""

    kind: Basic | Literal["metropolis"]
    bonus: Bonus | None = None
    spent: list[str] = field(default_factory=list)


@dataclass
class Hero:
    """A hired hero: the owner, the land he is in, and the round in which he was hired."""

    owner: str
    area: str
    hired: int


@dataclass
class Figure:
    """A creature's figure on the board; ``unsettled`` while Polyphemus drives fleets away."""

    owner: str
    area: str
    unsettled: bool = False


@dataclass
class Faction:
    """The team and the cards of one faction."""

    team: int
    priestesses: int = 0
    philosophers: int = 0
    # Metropolises on the card of a sacrificed Penthesilea, which cannot be captured.
    carded: list[Building] = field(default_factory=list)


@dataclass
class Bid:
    """An offering on an altar; ``forced`` if the faction cannot pay it and pays what it has."""

    seat: str
    space: int
    forced: bool = False


@dataclass
class Fight:
    """A battle under way; part of the state so that pictures can show it."""

    area: str
    attacker: str
    defender: str
    troops: int = 0
    mercenaries: int = 0
    heroes: list[str] = field(default_factory=list)
    fleets: int = 0
    stage: int = 0
    dice: tuple[int, int] | None = None


@dataclass(kw_only=True)
class State(BaseState):
    """All facts of a position; the areas themselves follow from ``layout``."""

    options: Options = field(default_factory=Options)
    phase: Phase = "placement"
    layout: tuple[PlacedFragment, ...] = ()
    lands: dict[str, Land] = field(default_factory=dict)
    seas: dict[str, Sea] = field(default_factory=dict)
    buildings: dict[str, Building] = field(default_factory=dict)
    tokens: dict[str, int] = field(default_factory=dict)
    factions: dict[str, Faction] = field(default_factory=dict)
    purses: dict[int, int] = field(default_factory=dict)
    heroes: dict[str, Hero] = field(default_factory=dict)
    figures: dict[str, Figure] = field(default_factory=dict)
    round: int = 0
    order: list[str] = field(default_factory=list)
    next_order: list[str] = field(default_factory=list)
    gods: list[God] = field(default_factory=list)
    bids: dict[God, Bid] = field(default_factory=dict)
    to_bid: list[str] = field(default_factory=list)
    barred: dict[str, God] = field(default_factory=dict)
    to_act: list[God] = field(default_factory=list)
    active: str = ""
    column: list[str | None] = field(default_factory=lambda: [None for _ in CREATURE_COSTS])
    creature_deck: list[str] = field(default_factory=list)
    creature_top: str | None = None
    top_seen_by: list[str] = field(default_factory=list)
    creature_discard: list[str] = field(default_factory=list)
    veiled: list[str] = field(default_factory=list)
    hero_deck: list[str] = field(default_factory=list)
    hero_column: list[str] = field(default_factory=list)
    bonuses: list[Bonus] = field(default_factory=list)
    supply: dict[Basic, int] = field(default_factory=lambda: dict.fromkeys(BASICS, BUILDINGS_EACH))
    # A last land was taken for the winning metropolis: the match ends with this round.
    latched: bool = False
    fight: Fight | None = None

    @property
    def board(self) -> Board:
        """The lands and seas, and which of them border each other."""
        return board_of(self.layout)

    # Teams

    def team(self, seat: str) -> int:
        """The faction's team; a team of one where there are none."""
        return self.factions[seat].team

    def allied(self, one: str | None, other: str | None) -> bool:
        """Whether two factions, or one with itself, are on the same side."""
        return one is not None and other is not None and self.team(one) == self.team(other)

    def partners(self, seat: str) -> list[str]:
        """The other factions of the team."""
        return [s for s in self.seats if s != seat and self.team(s) == self.team(seat)]

    def gold(self, seat: str) -> int:
        """What the faction's purse holds."""
        return self.purses[self.team(seat)]

    def pay(self, seat: str, price: int) -> None:
        """Take coins out of the purse."""
        self.purses[self.team(seat)] -= price

    def earn(self, seat: str, coins: int) -> None:
        """Put coins into the purse."""
        self.purses[self.team(seat)] += coins

    # Areas

    def lands_of(self, seat: str) -> list[str]:
        """The lands that the faction controls."""
        return [label for label, land in self.lands.items() if land.owner == seat]

    def seas_of(self, seat: str) -> list[str]:
        """The seas that the faction controls."""
        return [label for label, sea in self.seas.items() if sea.owner == seat]

    def unit_counts(self, seat: str, kind: Unit) -> dict[str, int]:
        """How many units of a kind stand in each area that the faction controls."""
        if kind == "fleet":
            return {label: self.seas[label].fleets for label in self.seas_of(seat)}
        lands = {label: self.lands[label] for label in self.lands_of(seat)}
        return {
            label: land.troops if kind == "troop" else land.mercenaries
            for label, land in lands.items()
        }

    def heroes_in(self, area: str) -> list[str]:
        """The heroes in a land, without the attackers of a battle there."""
        marching = self.fight.heroes if self.fight else []
        return [
            name for name, hero in self.heroes.items() if hero.area == area and name not in marching
        ]

    def heroes_of(self, seat: str) -> list[str]:
        """The heroes in the faction's service."""
        return [name for name, hero in self.heroes.items() if hero.owner == seat]

    def creature_in(self, area: str) -> str | None:
        """The creature whose figure stands in an area."""
        return next((name for name, figure in self.figures.items() if figure.area == area), None)

    def minotaur_in(self, land: str) -> bool:
        """Whether the Minotaur guards the land."""
        return "minotaur" in self.figures and self.figures["minotaur"].area == land

    def medusa_in(self, land: str) -> bool:
        """Whether Medusa is in the land, so that no unit may enter or leave it."""
        return "medusa" in self.figures and self.figures["medusa"].area == land

    def closed_sea(self, sea: str) -> bool:
        """Whether the Kraken or Polyphemus keeps fleets out."""
        if "kraken" in self.figures and self.figures["kraken"].area == sea:
            return True
        if "polyphemus" in self.figures:
            return sea in self.board.near_seas[self.figures["polyphemus"].area]
        return False

    def guarded(self, land: str) -> bool:
        """Whether the land has defenders: units, heroes or the Minotaur."""
        held = self.lands[land]
        return bool(
            held.troops or held.mercenaries or self.heroes_in(land) or self.minotaur_in(land)
        )

    # Supplies

    def troops_left(self, seat: str) -> int:
        """Troops left in the faction's supply; attackers in a battle are on the board."""
        placed = sum(land.troops for land in self.lands.values() if land.owner == seat)
        if self.fight and self.fight.attacker == seat:
            placed += self.fight.troops
        return PIECES_EACH - placed

    def fleets_left(self, seat: str) -> int:
        """Fleets left in the faction's supply."""
        placed = sum(sea.fleets for sea in self.seas.values() if sea.owner == seat)
        if self.fight and self.fight.attacker == seat:
            placed += self.fight.fleets
        return PIECES_EACH - placed

    def mercenaries_left(self) -> int:
        """Mercenaries left in the common supply."""
        hired = sum(land.mercenaries for land in self.lands.values())
        return MERCENARIES - hired - (self.fight.mercenaries if self.fight else 0)

    def priestesses_left(self) -> int:
        """Priestess cards left in the supply."""
        return CARDS_EACH - sum(f.priestesses for f in self.factions.values())

    def philosophers_left(self) -> int:
        """Philosopher cards left in the supply."""
        return CARDS_EACH - sum(f.philosophers for f in self.factions.values())

    # Buildings

    def slots_of(self, seat: str) -> list[str]:
        """Every building slot in the faction's lands."""
        return [slot for land in self.lands_of(seat) for slot in self.board.slots_of(land)]

    def buildings_of(self, seat: str, kind: Basic | None = None) -> list[str]:
        """The slots in which the faction has a basic building, of one kind or any."""
        return [
            slot
            for slot in self.slots_of(seat)
            if (built := self.buildings.get(slot)) is not None
            and built.kind != "metropolis"
            and kind in (None, built.kind)
        ]

    def metropolises(self, seat: str) -> int:
        """How many metropolises the faction controls."""
        built = sum(
            1
            for slot in self.slots_of(seat)
            if slot in self.buildings and self.buildings[slot].kind == "metropolis"
        )
        return built + len(self.factions[seat].carded)

    def team_metropolises(self, seat: str) -> int:
        """How many the faction's whole team controls."""
        return sum(self.metropolises(s) for s in self.seats if self.allied(s, seat))
