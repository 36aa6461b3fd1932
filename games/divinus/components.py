"""The printed parts of Divinus: tiles, gods, quests, monsters, temples, artifacts, stickers."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal, get_args

from pydantic import BaseModel, Field

from games.core.components import load
from games.divinus.view import Faction, Favour, Pantheon, StackName, Terrain
from games.divinus.vocabulary import Cond, Effect, Metric, Part

TERRAINS: tuple[Terrain, ...] = get_args(Terrain)
FACTIONS: tuple[Faction, ...] = get_args(Faction)
PANTHEONS: tuple[Pantheon, ...] = get_args(Pantheon)

DICE_EACH = {2: 6, 3: 5, 4: 4}
CELLS = tuple(range(1, 13))
COLUMNS = 3
ROWS = 4
# The rulebook's icons for the halves of the board are lost; its example of Heracles shows them.
POWER_CELLS = CELLS[:6]
SIDE = 4
SLOTS = 3
ARTIFACT_SLOTS = 2
RESTS_TO_END = 2
MAP_FAVOUR = 1
HYDRA_SURCHARGE = 4
OPPOSITE_SUM = 7
# First and second place of a god's goal, by number of players.
GOD_REWARDS: dict[int, tuple[int, ...]] = {2: (1,), 3: (2, 1), 4: (2, 1)}
MONSTER_REWARDS: dict[int, tuple[int, ...]] = {2: (2, 1), 3: (2, 1), 4: (3, 2, 1)}
PYTHIA_GAP = 5

_SIDES = "NESW"


class Landscape(Part):
    """A stretch of one terrain on a tile and the symbols printed on it."""

    terrain: Terrain
    sides: str
    symbols: tuple[str, ...]

    @cached_property
    def reach(self) -> tuple[int, ...]:
        """The sides of the unturned tile that it reaches."""
        return tuple(_SIDES.index(side) for side in self.sides)


class Tile(Part):
    """A tile; ``players`` is the least number of players that it is used with."""

    id: str
    stack: StackName
    players: int
    landscapes: tuple[Landscape, ...]

    def of_side(self, side: int) -> int:
        """The landscape that reaches a side of the unturned tile."""
        return next(i for i, land in enumerate(self.landscapes) if side in land.reach)


class Goal(Part):
    """A goal of a god: to have most of something, or to be the first to reach a value."""

    id: str
    type: Literal["most", "race"]
    metric: Metric
    needs_at_least: int = 1
    gte: int | None = None


class God(Part):
    """A god of one of the pantheons."""

    id: str
    pantheon: Pantheon
    first_scenario: int
    endless: bool
    goals: tuple[Goal, ...]


class Quest(Part):
    """A quest for the first demigod who meets its conditions."""

    id: str
    scenario: int
    pantheon: Favour | Literal["choose"]
    favor: int
    cond: tuple[Cond, ...]
    extra: tuple[Effect, ...]
    title: bool
    endless: bool


class MonsterCard(Part):
    """A card with battle cells by number of players; ``move`` is that of a player's own monster."""

    id: str
    cells: dict[int, tuple[int, ...]]
    move: dict[int, tuple[str, ...]] = Field(default_factory=dict)


class Monster(Part):
    """A monster with its cards, some with a figure."""

    id: str
    scenario: int
    pantheon: Favour | Literal["choose"]
    figure: bool
    endless: bool
    personal: bool
    cards: tuple[MonsterCard, ...]


class Temple(Part):
    """A kind of temple sticker and what consecrates it."""

    id: str
    pantheon: Literal["greek", "norse", "barbarian"]
    available_from: int
    copies: int
    cond: tuple[Cond, ...]


class Artifact(Part):
    """An artifact: when it works and what it does; ``once`` limits its use, to a Rest or to a
    scenario."""

    id: str
    from_scenario: int
    when: Literal[
        "passive",
        "explore",
        "rest",
        "overbuild",
        "sea",
        "mountain",
        "plain",
        "quest",
        "temple",
        "start",
        "rival_quest",
        "any_time",
        "consecrate",
        "battle",
        "hero",
        "first_roll",
    ]
    effect: tuple[Effect, ...]
    once: Literal["rest", "scenario"] | None = None
    upgraded: tuple[Effect, ...] | None = None

    def effects(self, upgraded: bool) -> tuple[Effect, ...]:
        """What it does now."""
        return self.upgraded if upgraded and self.upgraded is not None else self.effect


class DieSticker(Part):
    """A sticker for a face of a demigod's die."""

    id: str
    face: str
    values: tuple[int, ...]
    copies: int
    from_scenario: int
    special: Literal["", "fire", "swords", "nectar"] = ""


class Hero(Part):
    """A hero."""

    id: str
    from_scenario: int


class PantheonDie(Part):
    """The faces that a pantheon's die has at first, and those that its victories add, in order."""

    start_faces: tuple[str, ...]
    upgrade_order: tuple[str, ...]


class _Tiles(BaseModel):
    tiles: tuple[Tile, ...]
    demigod_tiles: tuple[Tile, ...]


class _Cards(BaseModel):
    gods: tuple[God, ...]
    quests: tuple[Quest, ...]
    monsters: tuple[Monster, ...]
    temples: tuple[Temple, ...]
    artifacts: tuple[Artifact, ...]
    die_stickers: tuple[DieSticker, ...]
    heroes: tuple[Hero, ...]
    pantheon_dice: dict[Pantheon, PantheonDie]


def _by_id(parts: tuple[Any, ...]) -> dict[str, Any]:
    return {part.id: part for part in parts}


_TILES = load("games.divinus", "tiles.json", _Tiles)
_CARDS = load("games.divinus", "cards.json", _Cards)

TILES: dict[str, Tile] = _by_id((*_TILES.tiles, *_TILES.demigod_tiles))
DEMIGOD_TILES: tuple[str, ...] = tuple(tile.id for tile in _TILES.demigod_tiles)
GODS: dict[str, God] = _by_id(_CARDS.gods)
QUESTS: dict[str, Quest] = _by_id(_CARDS.quests)
MONSTERS: dict[str, Monster] = _by_id(_CARDS.monsters)
MONSTER_OF: dict[str, str] = {c.id: m.id for m in _CARDS.monsters for c in m.cards}
MONSTER_CARDS: dict[str, MonsterCard] = {c.id: c for m in _CARDS.monsters for c in m.cards}
TEMPLES: dict[str, Temple] = _by_id(_CARDS.temples)
ARTIFACTS: dict[str, Artifact] = _by_id(_CARDS.artifacts)
DIE_STICKERS: dict[str, DieSticker] = _by_id(_CARDS.die_stickers)
HEROES: tuple[str, ...] = tuple(hero.id for hero in _CARDS.heroes)
HERO_FROM: dict[str, int] = {hero.id: hero.from_scenario for hero in _CARDS.heroes}
PANTHEON_DICE: dict[Pantheon, PantheonDie] = _CARDS.pantheon_dice

SUGGESTED_GODS: tuple[str, ...] = ("hades", "hermes", "tyr", "poseidon")
SUGGESTED_QUESTS: tuple[str, ...] = ("empusa", "q5a", "q3a", "q4a")


def stack_of_cell(cell: int) -> StackName:
    """The stack that fills a cell of the board."""
    return "power" if cell in POWER_CELLS else "faction"


def tiles_for(players: int, stack: StackName) -> list[str]:
    """The tiles of a stack for that number of players."""
    return [tile.id for tile in TILES.values() if tile.stack == stack and tile.players <= players]
