"""The printed parts of Ankh: the map, the tracks, cards, powers, guardians and scenarios."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from pydantic import BaseModel, ConfigDict, JsonValue

from games.ankh.view import Action, CardName, GodName, Ground, MonumentKind
from games.core.components import load

GODS: tuple[GodName, ...] = get_args(GodName)
ACTIONS: tuple[Action, ...] = get_args(Action)
MONUMENTS: tuple[MonumentKind, ...] = get_args(MonumentKind)
CARDS: dict[CardName, int] = {
    "chariots": 3,
    "locusts": 1,
    "drought": 1,
    "flood": 0,
    "build": 0,
    "miracle": 0,
    "cycle": 0,
}
# The powers of each level, in the order of the columns of a god's board.
POWERS: dict[int, tuple[str, ...]] = {
    1: ("commander", "inspiring", "omnipresent", "revered"),
    2: ("magnificent", "obelisks", "temples", "pyramids"),
    3: ("glorious", "magnanimous", "generous", "worshipful"),
}
POWER_NAMES: tuple[str, ...] = tuple(name for names in POWERS.values() for name in names)
POWERS_EACH_LEVEL = 2
# Sources disagree about the length of the track and its red part (see README.md).
DEVOTION_WIN = 31
RED_LAST = 20

WARRIORS_EACH = 6
ANKHS_FOR_MONUMENTS = 9
MONUMENTS_EACH = 10
CAMELS = 30
CARAVAN = 6
REGION_LEAST = 6
REGIONS_MOST = 8
SUNS = 3
GATES = 3
CAPTIVES = 3
BASES_EACH = 2
SMALL_REACH = 3


class Guardian(NamedTuple):
    """A kind of guardian: its level and base, and how many figures are in the box."""

    level: int
    base: Literal["small", "large"]
    figures: int


class _Setup(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    camels: tuple[tuple[str, str], ...]
    conflict_tokens: dict[int, str]
    monuments: tuple[tuple[str, MonumentKind, int | None], ...]
    figures: tuple[tuple[str, Literal["god", "warrior"], int], ...]


class Scenario(BaseModel):
    """A scenario with a set-up for each number of players; ``special`` is its special rule."""

    model_config = ConfigDict(frozen=True)

    id: str
    confidence: str
    special: str | None
    setups: dict[int, _Setup]


class _Valued(BaseModel):
    value: JsonValue
    confidence: str


class _Parts(BaseModel):
    events: _Valued
    guardians: _Valued
    guardian_icon_after_unlock: _Valued


class _BoardData(BaseModel):
    meta: JsonValue
    hexes: dict[str, tuple[int, int, Literal["f", "d", "w"], str | tuple[str, ...]]]
    river: tuple[tuple[str, str], ...]
    components: _Parts
    scenarios: tuple[Scenario, ...]


_DATA = load("games.ankh", "board.json", _BoardData)

_GROUNDS: dict[str, Ground] = {"f": "fertile", "d": "desert", "w": "water"}
CELLS: dict[str, tuple[int, int]] = {name: (q, r) for name, (q, r, _, _) in _DATA.hexes.items()}
GROUND: dict[str, Ground] = {name: _GROUNDS[kind] for name, (_, _, kind, _) in _DATA.hexes.items()}
RIVER: tuple[tuple[str, str], ...] = _DATA.river
SCENARIOS: dict[str, Scenario] = {
    scenario.id.removesuffix("_original"): scenario for scenario in _DATA.scenarios
}

# "merge", "forget" and "end" are conflicts with a further effect.
EVENTS: tuple[str, ...] = (
    "start",
    *("control", "control", "control", "conflict"),
    *("camel", "control", "control", "conflict"),
    *("camel", "control", "control", "merge"),
    *("camel", "control", "control", "forget"),
    *("control", "end"),
)
# With two players there is no merge after the third conflict.
EVENTS_FOR_TWO: tuple[str, ...] = tuple("conflict" if name == "merge" else name for name in EVENTS)
# In The People's Revolt two regions are joined instead of a caravan.
CONSOLIDATION = "consolidation"
CONFLICTS: tuple[str, ...] = ("conflict", "merge", "forget", "end")
GUARDIANS: dict[str, Guardian] = {
    "satet": Guardian(1, "small", 3),
    "cat_mummy": Guardian(1, "small", 3),
    "apep": Guardian(2, "large", 2),
    "mummy": Guardian(2, "small", 3),
    "giant_scorpion": Guardian(3, "large", 2),
    "androsphinx": Guardian(3, "large", 2),
}
# The number of the power that brings a guardian, and the guardian's level.
GUARDIAN_AFTER: dict[int, int] = {2: 1, 4: 2, 5: 3}


def advances(action: Action, players: int) -> int:
    """How many steps the marker of an action takes to the event."""
    return players if action == "ankh" else players + 1


def guardians_in_play(kind: str, players: int) -> int:
    """How many figures of a guardian take part: one for two players, two for three, else all."""
    return min(GUARDIANS[kind].figures, {2: 1, 3: 2}.get(players, 3))
