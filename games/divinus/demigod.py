"""The part of the state that belongs to one seat: dice, map, hero, artifacts, favour."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.divinus.components import (
    ARTIFACT_SLOTS,
    ARTIFACTS,
    DIE_STICKERS,
    OPPOSITE_SUM,
    SIDE,
    DieSticker,
)
from games.divinus.view import Faction, Favour, Pantheon, Whereabouts
from games.divinus.vocabulary import Effect

FAVOURS: tuple[Favour, ...] = ("greek", "norse", "general")
CAUSES: tuple[str, ...] = ("quests", "monsters", "map", "temples", "gods", "other")


@dataclass
class Die:
    """A demigod's die: a sticker or nothing on each face, and where it lies."""

    id: str
    faces: list[str] = field(default_factory=lambda: [""] * 6)
    top: int = 1
    where: Whereabouts = "active"
    cell: int = 0

    @property
    def sticker(self) -> DieSticker | None:
        """What is stuck on the face on top."""
        name = self.faces[self.top - 1]
        return DIE_STICKERS[name] if name else None

    @property
    def printed(self) -> tuple[int, ...]:
        """What the face on top may be used for."""
        stuck = self.sticker
        return stuck.values if stuck is not None else (self.top,)

    @property
    def special(self) -> str:
        """The special sign on the face on top."""
        stuck = self.sticker
        return stuck.special if stuck is not None else ""

    def turn(self, top: int) -> None:
        """Lay it with this face on top; fire never stays there."""
        self.top = top
        if self.special == "fire":
            self.top = OPPOSITE_SUM - top

    def lay(self, where: Whereabouts, cell: int = 0) -> None:
        """Move the die to an area, or to a cell of the board."""
        self.where, self.cell = where, cell


@dataclass
class PantheonDie:
    """The die of a pantheon, held by its favourite."""

    pantheon: Pantheon
    faces: list[str]
    top: int = 1
    active: bool = True

    @property
    def effect(self) -> str:
        """The effect on top."""
        return self.faces[self.top - 1]


@dataclass
class Plot:
    """A tile of a map and the one that it covers."""

    tile: str
    turn: int = 0
    under: str | None = None
    consecrated: bool = False


@dataclass
class Hero:
    """A hero and the landscape it stands on; Prometheus also counts as a symbol of ``faction``."""

    name: str
    plot: str = ""
    landscape: int = 0
    faction: Faction | None = None


@dataclass
class Held:
    """An artifact in a slot; ``used`` counts its uses since the Rest or in the match."""

    id: str
    upgraded: bool = False
    used: int = 0

    @property
    def effects(self) -> tuple[Effect, ...]:
        """Its effects, upgraded or not."""
        return ARTIFACTS[self.id].effects(self.upgraded)

    @property
    def ready(self) -> bool:
        """Whether it may be used now."""
        if ARTIFACTS[self.id].once is None:
            return True
        return self.used < max(effect.uses for effect in self.effects)


@dataclass
class OwnMonster:
    """The monster on a demigod's own map (Echidna's card) and the battle cells used up."""

    figure: str
    plot: str = ""
    cells: list[int] = field(default_factory=list)


@dataclass
class Demigod:
    """What lies before one seat."""

    dice: list[Die] = field(default_factory=list)
    pantheon_die: PantheonDie | None = None
    artifacts: list[Held] = field(default_factory=list)
    slots: int = ARTIFACT_SLOTS
    hero: Hero | None = None
    tile: str | None = None
    titles: list[int] = field(default_factory=list)
    plots: dict[str, Plot] = field(default_factory=dict)
    frame: str | None = None
    favour: dict[Favour, int] = field(default_factory=lambda: dict.fromkeys(FAVOURS, 0))
    causes: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CAUSES, 0))
    carried: int = 0
    support: dict[str, int] = field(default_factory=dict)
    rests: int = 0
    monster: OwnMonster | None = None
    quests: list[str] = field(default_factory=list)
    tokens: int = 0
    # Explored tiles so far, the demigod's own included.
    explored: int = 0

    @property
    def points(self) -> int:
        """All favour of this match."""
        return sum(self.favour.values())

    @property
    def complete(self) -> bool:
        """Whether the map is finished."""
        return len(self.plots) == SIDE * SIDE

    @property
    def hero_free(self) -> bool:
        """Whether the hero is on the map and no monster shares its tile."""
        hero = self.hero
        if hero is None or not hero.plot:
            return False
        return self.monster is None or self.monster.plot != hero.plot

    def stands(self, name: str) -> Hero | None:
        """The hero of that name, if he is on the map and his effect works."""
        hero = self.hero
        return hero if hero is not None and hero.name == name and self.hero_free else None

    def die(self, name: str) -> Die:
        """The die of that id."""
        return next(die for die in self.dice if die.id == name)

    def active_dice(self) -> list[Die]:
        """The dice that may be spent."""
        return [die for die in self.dice if die.where == "active"]

    def used_dice(self) -> list[Die]:
        """The dice that may be refreshed: spent ones that are not scorched."""
        return [die for die in self.dice if die.where in ("cell", "used")]

    def has(self, artifact: str) -> Held | None:
        """The artifact of that id."""
        return next((held for held in self.artifacts if held.id == artifact), None)
