"""What one seat of Anunnaki (or the public) may see. Built from nothing.

Hidden are the advanced weapons in other hands, the Tablet's track, and artifacts that were drawn
but not taken. Face-down tokens have no id in a view, because no seat knows them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

HouseName = Literal["pharaos", "norrenis", "babylon", "ellenys"]
Resource = Literal["food", "wood", "metal", "gold"]
Track = Literal["war", "technology", "trade"]
Goal = Literal["shrines", "districts", "settlements", "figures"]
Colour = Literal["blue", "red"]
Action = Literal[
    "portal",
    "move_blue",
    "move_red",
    "trade",
    "gather_blue",
    "gather_red",
    "creation",
    "income",
    "power",
    "market",
]
Artifact = Literal["scarab", "mirror", "otherworld", "horn", "tablet", "pandora"]
Phase = Literal["set_up", "star", "action", "magic", "additional", "battle", "culture", "over"]


@dataclass(frozen=True, slots=True)
class RewardView:
    """One reward of a token: ``kind`` and how many; a ``choice`` is one of the resources ``of``.

    Kinds: the four resources, any, crystal, follower, weapon, power, points, portal, move, sign,
    agreement, blue, red, income, settlement, upgrade, choice.
    """

    kind: str
    count: int = 1
    of: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CompanyView:
    """What one seat has in a district; ``strength`` is what it brings to a battle there."""

    seat: str
    followers: int
    gods: tuple[str, ...]
    settlements: int
    besieged: bool
    strength: int


@dataclass(frozen=True, slots=True)
class CivilisationView:
    """An ancient civilisation; ``token`` is None while it lies face down, and so is the rest."""

    token: str | None
    strength: int | None = None
    effect: str | None = None
    rewards: tuple[RewardView, ...] = ()


@dataclass(frozen=True, slots=True)
class DistrictView:
    """One hex of a planet. ``sources`` and ``exhausted`` count by resource ("any" once more).

    ``row`` counts from the top of its planet and ``place`` from the left of its row.
    ``neighbours`` are the districts that figures may walk to; ``dotted`` are those of them that
    lie behind a dotted border of Atlantis. ``guardian`` is the strength of an Atlantis god token.
    """

    label: str
    planet: str
    q: int
    r: int
    row: int
    place: int
    sources: Mapping[str, int]
    exhausted: Mapping[str, int]
    shrines: int
    capital_of: str | None
    atlantis: bool
    neighbours: tuple[str, ...]
    dotted: tuple[str, ...]
    companies: tuple[CompanyView, ...]
    ruler: str | None
    contested: bool
    civilisation: CivilisationView | None = None
    guardian: int = 0


@dataclass(frozen=True, slots=True)
class CultureView:
    """A culture token between three districts; ``token`` is None while it lies face down."""

    districts: tuple[str, str, str]
    token: str | None
    rewards: tuple[RewardView, ...] = ()


@dataclass(frozen=True, slots=True)
class PlanetView:
    """A planet in play: a house's home, Gaia ("gaia_two", "gaia_many") or the "otherworld"."""

    name: str
    seat: str | None
    districts: tuple[DistrictView, ...]
    culture: tuple[CultureView, ...]


@dataclass(frozen=True, slots=True)
class TokenView:
    """An action token on a seat's star.

    ``edge`` joins it to the pawn's token, ``sign`` says whether going there places a sign and
    ``crystals`` how many come with it. ``gives`` is what the action would give now, by kind.
    """

    action: Action
    number: int
    colour: Colour
    node: str
    upgraded: bool
    edge: str | None
    sign: bool
    crystals: int
    gives: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class EdgeView:
    """A cell of the star between two nodes; the houses hold the signs."""

    name: str
    ends: tuple[str, str]
    crystals: int


@dataclass(frozen=True, slots=True)
class GodView:
    """A god of a seat: minor gods in the order of their row, the main god last."""

    name: str
    main: bool
    kind: str
    bonus: str
    summoned: bool
    district: str | None


@dataclass(frozen=True, slots=True)
class AgreementView:
    """A trade agreement: its cost, the middle rewards, and points and trade steps below."""

    token: str
    house: HouseName | None
    cost: Mapping[str, int]
    middle: tuple[RewardView, ...]
    points: int
    trade: int


@dataclass(frozen=True, slots=True)
class HouseView:
    """Everything before one seat.

    ``hand`` holds the advanced weapons, None where hidden; ``stack`` those above the board, None
    where hidden; ``known_hand`` those that everybody has seen go back to the hand. ``freed`` are
    the rays ("0" to "4") and "core" whose summoning tokens have been won; ``free_tokens`` counts
    the minor ones that are not used yet. ``tablet`` is the Tablet's track: None where hidden.
    ``goals`` is the value of each goal now, ``rules`` the districts ruled.
    """

    seat: str
    house: HouseName | None
    points: int
    resources: Mapping[str, int]
    crystals: int
    followers_left: int
    settlements_left: int
    income: Mapping[str, int]
    pawn: str | None
    signs: tuple[str, ...]
    signs_left: int
    tokens: tuple[TokenView, ...]
    freed: tuple[str, ...]
    free_tokens: int
    main_free: bool
    gods: tuple[GodView, ...]
    tracks: Mapping[str, int]
    power: int
    lightning: bool
    goals: Mapping[str, int]
    rules: tuple[str, ...]
    shrines: int
    agreements: tuple[AgreementView, ...]
    fulfilled: tuple[str, ...]
    artifacts: tuple[Artifact, ...]
    pandora: tuple[str, ...]
    has_tablet: bool
    tablet: Track | None
    civilisations: tuple[str, ...]
    weapons: int
    hand: tuple[str, ...] | None
    stack: tuple[str, ...] | None
    known_hand: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WeaponView:
    """A weapon card as printed."""

    name: str
    kind: Literal["basic", "advanced"]
    house: HouseName | None
    cost: Mapping[str, int]
    strength: int
    effect: str | None
    war: int
    points: int


@dataclass(frozen=True, slots=True)
class BattleView:
    """A battle under way: ``defender`` is None against a civilisation.

    ``cards`` are those shown so far, ``strengths`` those known so far.
    """

    district: str
    attacker: str
    defender: str | None
    cards: Mapping[str, tuple[str, ...]]
    strengths: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class ScoreView:
    """A seat's points at the end, by category."""

    seat: str
    lines: Mapping[str, int]
    total: int
    won: bool


@dataclass(frozen=True, slots=True)
class AnunnakiView:
    """Everything there is to see of a position.

    ``goals`` maps the tracks and "power" to their goal tokens; ``multipliers`` are those of the
    spaces of a development track; ``power_points`` those under the power track, whose
    ``power_tokens`` still bring 2 points each. ``market`` has None for an empty cell.
    ``harvest`` tells what the active seat would gather in each district, by resource.
    """

    seat: str | None
    phase: Phase
    first_game: bool
    turn: int
    active: str | None
    first: str | None
    seats: tuple[str, ...]
    planets: tuple[PlanetView, ...]
    edges: tuple[EdgeView, ...]
    houses: tuple[HouseView, ...]
    goals: Mapping[str, Goal]
    multipliers: tuple[int, ...]
    power_points: tuple[int, ...]
    power_tokens: tuple[int, ...]
    lightning: int
    market: tuple[AgreementView | None, ...]
    stack: int
    artifacts_left: int
    drawn_artifacts: tuple[Artifact, ...]
    triggered: bool
    weapons: Mapping[str, WeaponView]
    harvest: Mapping[str, Mapping[str, int]]
    magic_used: bool = False
    used: tuple[str, ...] = ()
    battle: BattleView | None = None
    scores: tuple[ScoreView, ...] = ()
