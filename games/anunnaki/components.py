"""The printed parts of Anunnaki: star, planets, tokens, cards and boards."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, JsonValue

from games.anunnaki.view import (
    Action,
    AgreementView,
    Artifact,
    CivilisationView,
    Colour,
    Goal,
    HouseName,
    Resource,
    RewardView,
    Track,
    WeaponView,
)
from games.core.components import load

HOUSES: tuple[HouseName, ...] = get_args(HouseName)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
TRACKS: tuple[Track, ...] = get_args(Track)
GOALS: tuple[Goal, ...] = get_args(Goal)
ARTIFACTS: tuple[Artifact, ...] = get_args(Artifact)

FOLLOWERS_EACH = 12
SETTLEMENTS_EACH = 5
MINOR_GODS_EACH = 4
MINOR_GODS_DRAWN = 5
CRYSTALS_AT_START = 2
MARKET_CELLS = 6
ARTIFACTS_IN_PLAY = 3
GOAL_MOST = 5
POWER_TOKEN_POINTS = 2
PANDORA: tuple[str, ...] = ("crystal", "follower", "weapon")
STRENGTH = {"follower": 1, "minor": 2, "main": 3}
OTHERWORLD = "W1"


def _known(amounts: dict[str, int]) -> dict[str, int]:
    for kind in amounts:
        if kind not in (*RESOURCES, "any"):
            raise ValueError(f"{kind} is no resource")
    return amounts


Amounts = Annotated[dict[str, int], AfterValidator(_known)]
"""So many of each resource; "any" is the owner's choice."""


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Reward(_Part):
    """One reward: a number of something, or a choice of one resource."""

    type: str
    n: int = 1
    of: tuple[Resource, ...] = ()

    @property
    def shown(self) -> RewardView:
        """The reward as a view shows it."""
        return RewardView(self.type, self.n, self.of)


class _Edge(_Part):
    id: str
    a: str
    b: str
    crystals: int


class _ActionToken(_Part):
    number: int
    id: Action
    color: Colour
    src: str


class _Star(_Part):
    nodes: tuple[str, ...]
    edges: tuple[_Edge, ...]
    rays: dict[str, tuple[str, ...]]
    core: tuple[str, ...]
    signs: int
    actions: tuple[_ActionToken, ...]
    src: JsonValue


class District(_Part):
    """A hex of a planet, as printed; ``once`` are its sources before the fix "level-homes"."""

    id: str
    q: int
    r: int
    sources: Amounts
    once: Amounts | None = None
    shrines: int
    capital: bool = False
    atlantis: bool = False
    god: int = 0
    civilisation: bool = False


class _Start(_Part):
    settlement: str
    followers: dict[str, int]


class Planet(_Part):
    """A planet's board; only homes have a start, only Gaia has dotted borders."""

    districts: tuple[District, ...]
    culture: tuple[tuple[str, str, str], ...]
    start: _Start | None = None
    dotted: tuple[tuple[str, str], ...] = ()
    src: JsonValue


class _Planets(_Part):
    planets: dict[str, Planet]
    coords: str


class Agreement(_Part):
    """A trade agreement: what it costs, its middle and its lower rewards."""

    id: str
    house: HouseName | None
    cost: Amounts
    middle: tuple[Reward, ...]
    points: int
    trade: int
    src: str

    @property
    def shown(self) -> AgreementView:
        """The agreement as a view shows it."""
        middle = tuple(reward.shown for reward in self.middle)
        return AgreementView(self.id, self.house, dict(self.cost), middle, self.points, self.trade)


class _Culture(_Part):
    id: str
    reward: tuple[Reward, ...]
    once: tuple[Reward, ...] | None = None
    src: str


class Civilisation(_Part):
    """An ancient civilisation."""

    id: str
    strength: int
    effect: Literal["humble", "ignore"] | None
    reward: tuple[Reward, ...]
    src: str

    @property
    def shown(self) -> CivilisationView:
        """The token as a view shows it, face up."""
        rewards = tuple(reward.shown for reward in self.reward)
        return CivilisationView(self.id, self.strength, self.effect, rewards)


class _Tokens(_Part):
    agreements: tuple[Agreement, ...]
    culture: tuple[_Culture, ...]
    civilisations: tuple[Civilisation, ...]


class Weapon(_Part):
    """A weapon card; advanced ones without a house are in everybody's stack."""

    id: str
    kind: Literal["basic", "advanced"]
    house: HouseName | None
    cost: Amounts
    strength: int
    effect: Literal["steal", "humble", "ignore", "spear", "chariot", "second", "helmet"] | None
    war: int
    points: int
    src: JsonValue

    @property
    def shown(self) -> WeaponView:
        """The card as a view shows it."""
        return WeaponView(
            self.id,
            self.kind,
            self.house,
            dict(self.cost),
            self.strength,
            self.effect,
            self.war,
            self.points,
        )


class MinorGod(_Part):
    """A minor god: whether its power acts once, lasts or counts at the end, and its bonus."""

    id: str
    house: HouseName
    kind: Literal["once", "lasting", "end"]
    bonus: Track | Literal["power"]
    src: JsonValue


class _Artifact(_Part):
    id: Artifact
    kind: Literal["lasting", "magic", "additional", "end"]


class _Cards(_Part):
    weapons: tuple[Weapon, ...]
    minor_gods: tuple[MinorGod, ...]
    artifacts: tuple[_Artifact, ...]


class _House(_Part):
    home: Resource
    lacks: Resource
    main: str
    src: JsonValue


class _Power(_Part):
    points: tuple[int, ...]
    lightning: int
    tokens: tuple[int, ...]
    src: JsonValue


class _Boards(_Part):
    houses: dict[HouseName, _House]
    multipliers: tuple[int, ...]
    multipliers_src: JsonValue
    power: _Power
    income: tuple[tuple[Reward, ...], ...]
    income_src: JsonValue
    goals: dict[Goal, int]


_STAR = load("games.anunnaki", "star.json", _Star)
_TOKENS = load("games.anunnaki", "tokens.json", _Tokens)
_CARDS = load("games.anunnaki", "cards.json", _Cards)
_BOARDS = load("games.anunnaki", "boards.json", _Boards)

PLANETS: dict[str, Planet] = load("games.anunnaki", "planets.json", _Planets).planets

# The star: ten nodes, fifteen edges, five rays and the pentagon.
NODES: tuple[str, ...] = _STAR.nodes
EDGES: dict[str, tuple[str, str]] = {edge.id: (edge.a, edge.b) for edge in _STAR.edges}
EDGE_CRYSTALS: dict[str, int] = {edge.id: edge.crystals for edge in _STAR.edges}
EDGE_BETWEEN: dict[tuple[str, str], str] = {
    ends: edge.id for edge in _STAR.edges for ends in ((edge.a, edge.b), (edge.b, edge.a))
}
RAYS: dict[str, tuple[str, ...]] = _STAR.rays
CORE: tuple[str, ...] = _STAR.core
SIGNS = _STAR.signs
ACTIONS: tuple[Action, ...] = tuple(token.id for token in _STAR.actions)
NUMBERS: dict[Action, int] = {token.id: token.number for token in _STAR.actions}
COLOURS: dict[Action, Colour] = {token.id: token.color for token in _STAR.actions}

AGREEMENTS: dict[str, Agreement] = {token.id: token for token in _TOKENS.agreements}
CULTURE: dict[str, tuple[Reward, ...]] = {token.id: token.reward for token in _TOKENS.culture}
# The culture tokens before the fix "power-by-goal".
CULTURE_ONCE: dict[str, tuple[Reward, ...]] = {
    token.id: token.reward if token.once is None else token.once for token in _TOKENS.culture
}
CIVILISATIONS: dict[str, Civilisation] = {token.id: token for token in _TOKENS.civilisations}

WEAPONS: dict[str, Weapon] = {card.id: card for card in _CARDS.weapons}
BASIC_WEAPONS: tuple[str, ...] = tuple(w.id for w in _CARDS.weapons if w.kind == "basic")
ADVANCED_WEAPONS: dict[HouseName, tuple[str, ...]] = {
    house: tuple(w.id for w in _CARDS.weapons if w.kind == "advanced" and w.house in (None, house))
    for house in HOUSES
}
MINOR_GODS: dict[str, MinorGod] = {god.id: god for god in _CARDS.minor_gods}
MINOR_GODS_OF: dict[HouseName, tuple[str, ...]] = {
    house: tuple(god.id for god in _CARDS.minor_gods if god.house == house) for house in HOUSES
}
MAIN_GODS: dict[HouseName, str] = {house: _BOARDS.houses[house].main for house in HOUSES}
HOME_RESOURCE: dict[HouseName, Resource] = {h: _BOARDS.houses[h].home for h in HOUSES}

MULTIPLIERS: tuple[int, ...] = _BOARDS.multipliers
LAST_SPACE = len(MULTIPLIERS) - 1
POWER_POINTS: tuple[int, ...] = _BOARDS.power.points
POWER_LAST = len(POWER_POINTS) - 1
LIGHTNING = _BOARDS.power.lightning
POWER_TOKENS: tuple[int, ...] = _BOARDS.power.tokens
INCOME: tuple[tuple[Reward, ...], ...] = _BOARDS.income
GOAL_DIVISORS: dict[Goal, int] = _BOARDS.goals


def gaia(players: int) -> str:
    """The side of Gaia for that number of players."""
    return "gaia_two" if players == 2 else "gaia_many"
