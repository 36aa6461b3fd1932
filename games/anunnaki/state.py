"""The facts of a match of Anunnaki."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.anunnaki.board import Board, board_of
from games.anunnaki.components import (
    ADVANCED_WEAPONS,
    FOLLOWERS_EACH,
    LIGHTNING,
    MAIN_GODS,
    MINOR_GODS,
    SETTLEMENTS_EACH,
    SIGNS,
    TRACKS,
)
from games.anunnaki.fixes import LEVEL_HOMES
from games.anunnaki.options import Options
from games.anunnaki.view import Action, Artifact, Goal, HouseName, Phase, Track
from games.core.state import BaseState

SEATS: tuple[str, ...] = ("amber", "azure", "rose", "onyx")


@dataclass(slots=True)
class Company:
    """What one seat has in one district."""

    followers: int = 0
    gods: list[str] = field(default_factory=list)
    settlements: int = 0

    @property
    def figures(self) -> int:
        """Followers and gods; settlements are not counted."""
        return self.followers + len(self.gods)

    @property
    def empty(self) -> bool:
        """Whether nothing is left of it."""
        return not (self.followers or self.gods or self.settlements)


@dataclass
class House:
    """Everything before one seat.

    ``hand`` holds advanced weapons; the two basic ones never leave it. ``known_hand`` and
    ``known_home`` are what everybody has seen go back to the hand or to the stack since the seat
    last took a card in secret.
    """

    house: HouseName
    points: int = 0
    resources: dict[str, int] = field(
        default_factory=lambda: {"food": 1, "wood": 1, "metal": 1, "gold": 1}
    )
    crystals: int = 0
    pawn: str | None = None
    signs: list[str] = field(default_factory=list)
    signs_placed: int = 0
    upgraded: list[Action] = field(default_factory=list)
    freed: list[str] = field(default_factory=list)
    minors: list[str] = field(default_factory=list)
    summoned: list[str] = field(default_factory=list)
    tracks: dict[Track, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    power: int = 0
    hand: list[str] = field(default_factory=list)
    known_hand: list[str] = field(default_factory=list)
    known_home: list[str] = field(default_factory=list)
    agreements: list[str] = field(default_factory=list)
    fulfilled: list[str] = field(default_factory=list)
    artifacts: list[Artifact] = field(default_factory=list)
    pandora: list[str] = field(default_factory=list)
    tablet: Track | None = None
    civilisations: list[str] = field(default_factory=list)

    @property
    def main(self) -> str:
        """The main god of the house."""
        return MAIN_GODS[self.house]

    @property
    def awake(self) -> bool:
        """Whether the main god has been summoned, and with it the improved power."""
        return self.main in self.summoned

    @property
    def lightning(self) -> bool:
        """Whether the power marker has crossed the lightning."""
        return self.power >= LIGHTNING

    @property
    def signs_left(self) -> int:
        """Signs that have not been placed yet."""
        return SIGNS - self.signs_placed

    @property
    def free_tokens(self) -> int:
        """Summoning tokens of minor gods that have been won and not used."""
        won = sum(ray != "core" for ray in self.freed)
        return won - sum(god in MINOR_GODS for god in self.summoned)

    @property
    def main_free(self) -> bool:
        """Whether the main god waits to be summoned."""
        return "core" in self.freed and not self.awake

    @property
    def stack(self) -> list[str]:
        """The advanced weapons that are not in the hand."""
        return [card for card in ADVANCED_WEAPONS[self.house] if card not in self.hand]


@dataclass
class Battle:
    """A battle in progress, kept in the state for the pictures."""

    district: str
    attacker: str
    defender: str | None
    cards: dict[str, list[str]] = field(default_factory=dict)
    strengths: dict[str, int] = field(default_factory=dict)


@dataclass(kw_only=True)
class State(BaseState):
    """Everything true of a position.

    ``stands`` holds the companies by district and seat, without empty ones. ``civilisations``
    and ``culture`` have None for a face-down token; what lies there is drawn when it is turned.
    """

    options: Options = field(default_factory=Options)
    phase: Phase = "set_up"
    turn: int = 0
    first: str = ""
    active: str = ""
    houses: dict[str, House] = field(default_factory=dict)
    layout: dict[str, Action] = field(default_factory=dict)
    stands: dict[str, dict[str, Company]] = field(default_factory=dict)
    exhausted: dict[str, dict[str, int]] = field(default_factory=dict)
    civilisations: dict[str, str | None] = field(default_factory=dict)
    civilisation_bag: list[str] = field(default_factory=list)
    guardians: dict[str, int] = field(default_factory=dict)
    culture: dict[str, str | None] = field(default_factory=dict)
    culture_bag: list[str] = field(default_factory=list)
    goals: dict[str, Goal] = field(default_factory=dict)
    market: list[str | None] = field(default_factory=list)
    agreement_bag: list[str] = field(default_factory=list)
    power_tokens: list[int] = field(default_factory=list)
    # None before the first draw; after it, the artifacts face down beside Gaia.
    artifacts: list[Artifact] | None = None
    artifact_witness: str | None = None
    spent_artifacts: list[Artifact] = field(default_factory=list)
    triggered: bool = False
    magic_used: bool = False
    used: list[str] = field(default_factory=list)
    # Districts into which a god came this turn, for Anubis.
    divine_steps: list[str] = field(default_factory=list)
    battle: Battle | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        # Not a field: it follows from the houses, and is asked for all the time.
        self._map: Board | None = None

    @property
    def map(self) -> Board:
        """The planets of the houses in play, and Gaia."""
        if self._map is None:
            houses = tuple(self.houses[seat].house for seat in self.seats)
            self._map = board_of(houses, level=self.has_fix(LEVEL_HOMES))
        return self._map

    def otherworld_owner(self) -> str | None:
        """The seat that has the map of the Otherworld."""
        return next((s for s in self.seats if "otherworld" in self.houses[s].artifacts), None)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase == "over"

    @property
    def order(self) -> list[str]:
        """The seats in turn order, from the first player."""
        return self.from_seat(self.first)

    def from_seat(self, seat: str) -> list[str]:
        """The seats in turn order, from ``seat``."""
        place = self.seats.index(seat)
        return [*self.seats[place:], *self.seats[:place]]

    def capital(self, seat: str) -> str:
        """The capital of a seat."""
        return self.map.capital_of[self.houses[seat].house]

    def seat_of(self, house: str) -> str | None:
        """Who plays a house, if anybody does."""
        return next((seat for seat in self.seats if self.houses[seat].house == house), None)

    def is_nomad(self, seat: str) -> bool:
        """Whether the seat's settlements are figures: those of Odin's house are."""
        return self.houses[seat].house == "norrenis"

    def has_god(self, seat: str, god: str) -> bool:
        """Whether the seat has summoned a god."""
        return god in self.houses[seat].summoned

    # Pieces on the map

    def company(self, seat: str, district: str) -> Company | None:
        """What the seat has in a district, None for nothing."""
        here = self.stands.get(district)
        return here.get(seat) if here else None

    def has_figures(self, seat: str, district: str) -> bool:
        """Whether figures of the seat are there; Odin's settlements count."""
        company = self.company(seat, district)
        if company is None:
            return False
        return bool(
            company.followers or company.gods or (company.settlements and self.is_nomad(seat))
        )

    def figure_owners(self, district: str) -> list[str]:
        """Who has figures in a district, in seat order."""
        here = self.stands.get(district)
        if not here:
            return []
        return [seat for seat in self.seats if seat in here and self.has_figures(seat, district)]

    def districts_of(self, seat: str) -> list[str]:
        """Where the seat has anything, in the order of the map."""
        found = [district for district, here in self.stands.items() if seat in here]
        return sorted(found, key=self.map.order.__getitem__)

    def ruler(self, district: str) -> str | None:
        """The ruler of a district: the only seat with figures, else the owner of its settlement."""
        here = self.stands.get(district)
        if not here or district in self.civilisations:
            return None
        if len(here) == 1:
            return next(iter(here))
        owners = self.figure_owners(district)
        if owners:
            return owners[0] if len(owners) == 1 else None
        return next(iter(here))

    def ruled(self, seat: str) -> list[str]:
        """The districts that the seat rules, in the order of the map."""
        return [d for d in self.districts_of(seat) if self.ruler(d) == seat]

    def contested(self, district: str) -> bool:
        """Figures of several seats, or figures and a civilisation."""
        here = self.stands.get(district)
        if not here or (len(here) == 1 and district not in self.civilisations):
            return False
        owners = self.figure_owners(district)
        return len(owners) > 1 or (bool(owners) and district in self.civilisations)

    def besieged(self, seat: str, district: str) -> bool:
        """Whether foreign figures are in the district of the seat's settlement."""
        if self.is_nomad(seat):
            return False
        return any(owner != seat for owner in self.figure_owners(district))

    def has_settlement(self, district: str) -> bool:
        """Whether a district has a settlement."""
        here = self.stands.get(district, {})
        return any(company.settlements for company in here.values())

    # Supplies

    def followers_out(self, seat: str) -> int:
        """Followers of the seat on the map."""
        return sum(here[seat].followers for here in self.stands.values() if seat in here)

    def followers_left(self, seat: str) -> int:
        """Followers in the supply."""
        return FOLLOWERS_EACH - self.followers_out(seat)

    def settlements_out(self, seat: str) -> int:
        """Settlements of the seat on the map."""
        return sum(here[seat].settlements for here in self.stands.values() if seat in here)

    def settlements_left(self, seat: str) -> int:
        """Settlements on the seat's board."""
        return SETTLEMENTS_EACH - self.settlements_out(seat)

    def god_district(self, seat: str, god: str) -> str | None:
        """The district of a god's figure."""
        for district, here in self.stands.items():
            if seat in here and god in here[seat].gods:
                return district
        return None
