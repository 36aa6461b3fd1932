"""The vocabulary of the component data: metrics, conditions and effects."""

from __future__ import annotations

from functools import cached_property
from itertools import count
from typing import Literal, get_args

from pydantic import BaseModel, ConfigDict

from games.divinus.view import Faction, Favour, Pantheon, Terrain

_NUMBERS = count()
PEOPLES: tuple[str, ...] = ("greek", "viking", "barbarian")


class Part(BaseModel):
    """Base of all component data; immutable."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Having(Part):
    """A number of symbols of some kinds; ``max`` where there may not be more."""

    of: tuple[str, ...]
    min: int = 1
    max: int | None = None


class Metric(Part):
    """Something that can be counted on a map; ``m`` names it, the rest narrows it down."""

    m: Literal[
        "zones",
        "largest",
        "symbols",
        "best_zone",
        "diff",
        "sum",
        "least",
        "tiles",
        "lines",
        "near",
        "own_zone",
        "power_by_temple",
        "monster_markers",
        "support",
        "consecrated",
    ]
    terrain: Terrain | Literal["any"] = "any"
    min_tiles: int = 2
    max_tiles: int | None = None
    having: tuple[Having, ...] = ()
    of: tuple[Metric, ...] | tuple[str, ...] = ()
    a: Metric | None = None
    b: Metric | None = None
    region: Literal["map", "left", "right", "top", "bottom", "edge", "inner", "corners"] = "map"
    on: Terrain | None = None
    terrains: int | None = None
    overbuilt: bool = False
    min: int = 1
    axis: Literal["row", "column", "any"] = "any"
    pantheon: Pantheon = "greek"
    key: str = ""

    @cached_property
    def parts(self) -> tuple[Metric, ...]:
        """The metrics that this one is made of."""
        inner = tuple(part for part in self.of if isinstance(part, Metric))
        return (*inner, *(part for part in (self.a, self.b) if part is not None))

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of symbol that it counts."""
        return tuple(kind for kind in self.of if isinstance(kind, str))

    @cached_property
    def asks(self) -> tuple[str, ...]:
        """The kinds of symbol that it names anywhere."""
        held = tuple(kind for having in self.having for kind in having.of)
        return (*self.kinds, *held, *(kind for part in self.parts for kind in part.asks))

    @cached_property
    def names_people(self) -> bool:
        """Whether it counts symbols of one people: then it matters how universal ones are read."""
        return any(kind in get_args(Faction) for kind in self.asks)

    @cached_property
    def peoples(self) -> tuple[str, ...]:
        """How a universal symbol may be read so that it matters: as each people that the metric
        names, or as one that it does not name."""
        named = tuple(people for people in PEOPLES if people in self.asks)
        other = tuple(people for people in PEOPLES if people not in named)
        return (*named, *other[:1])

    @cached_property
    def number(self) -> int:
        """A number that no other metric has, for caches of values."""
        return next(_NUMBERS)

    @cached_property
    def on_map(self) -> bool:
        """Whether it depends on the map alone, not on what is counted off it."""
        counted = self.m in ("monster_markers", "support", "consecrated")
        return not counted and all(part.on_map for part in self.parts)

    @cached_property
    def regional(self) -> bool:
        """Whether it depends on where the frame of the map lies."""
        return self.region != "map" or any(part.regional for part in self.parts)


class Cond(Part):
    """A condition: the metric must reach the value."""

    metric: Metric
    gte: int


class Effect(Part):
    """Something that a reward, an artifact or a location does."""

    do: str
    n: int = 1
    pantheon: Favour | Literal["choose"] = "general"
    faction: Faction | Literal["choose"] = "choose"
    kind: str = ""
    pool: str = ""
    ids: tuple[str, ...] = ()
    cells: tuple[int, ...] = ()
    # The values or symbols that a conversion turns into others.
    source: tuple[str | int, ...] = ()
    to: tuple[str | int, ...] = ()
    both_ways: bool = False
    uses: int = 1
    god: str = ""
    no: int = 0
    title: bool = False
