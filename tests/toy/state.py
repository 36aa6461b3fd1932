"""The state and the options of the toy game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from games.core.game import Setup
from games.core.hexes import Hex, labels, spiral
from games.core.state import BaseState

TREES: dict[str, Hex] = {label: cell for cell, label in labels(spiral(Hex(0, 0), 1)).items()}
APPLES = 2
CELLAR = 3
BIDS = ("1", "2", "3", "4", "5")
GOALS = ("centre", "empty", "many", "raider", "rim", "thrift")
CARDS = ("gold", "gold", "gold", "leaf", "leaf", "leaf", "rot", "rot")
ORDER = ("amber", "azure", "rose", "onyx")


class Options(BaseModel):
    """One option of each kind that a table may offer."""

    rounds: int = Field(default=3, ge=1, le=5)
    weather: Literal["fair", "storm"] = "fair"
    paired: bool = False


@dataclass(kw_only=True)
class Gardener:
    """What lies before one seat; the goal is secret, the bids left are not."""

    apples: int = 0
    bids: list[str] = field(default_factory=lambda: list(BIDS))
    goal: str = ""
    raids: int = 0


class Summer(BaseModel):
    """What is remembered of an orchard: everybody's points by kind, and who raided."""

    points: dict[str, dict[str, int]]
    raiders: tuple[str, ...] = ()


@dataclass(kw_only=True)
class Orchard(BaseState):
    """Everything true of a position; the deck's order and the spare goals are known to nobody."""

    rounds: int
    storm: bool
    round: int = 0
    trees: dict[str, int] = field(default_factory=dict)
    gardeners: dict[str, Gardener] = field(default_factory=dict)
    deck: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    spare_goals: list[str] = field(default_factory=list)
    blown: int = 0
    won: int = 0
    lost: int = 0
    queue: list[str] = field(default_factory=list)
    peeking: str | None = None
    over: bool = False
    # Written down where there are any: orchards that follow none look as they always did.
    summers: Annotated[list[Summer], Field(exclude_if=lambda past: not past)] = field(
        default_factory=list
    )


def seating(people: int, options: BaseModel) -> tuple[tuple[str, ...], ...]:
    """One seat a person, or two each where two people play in pairs."""
    assert isinstance(options, Options)
    if people == 2 and options.paired:
        return (ORDER[0], ORDER[2]), (ORDER[1], ORDER[3])
    return tuple((seat,) for seat in ORDER[:people])


def setup(table: Setup) -> Orchard:
    """An orchard with apples on every tree; goals and cards are still to be dealt."""
    options = table.options
    assert isinstance(options, Options)
    state = Orchard(
        seats=table.seats,
        fixes=table.fixes,
        rounds=options.rounds,
        storm=options.weather == "storm",
        trees=dict.fromkeys(TREES, APPLES),
        gardeners={seat: Gardener() for seat in table.seats},
    )
    kept = Kept.model_validate(table.legacy)
    state.summers = kept.summers
    for seat, apples in kept.apples.items():
        state.gardeners[seat].apples = apples
        state.won += apples
    state.tell("toy.note.welcome")
    return state


class Kept(BaseModel):
    """What an orchard leaves for the next one: everybody keeps a few apples over the winter.

    ``summers`` are all orchards so far, so that a row of them can be told from the last one.
    """

    apples: dict[str, int] = {}
    summers: list[Summer] = []


def audit(state: Orchard) -> list[str]:
    """Apples, cards and goals neither appear nor vanish."""
    wrong = []
    held = sum(gardener.apples for gardener in state.gardeners.values())
    apples = held + sum(state.trees.values()) + state.blown + state.lost - state.won
    if apples != APPLES * len(TREES):
        wrong.append(f"{apples} apples instead of {APPLES * len(TREES)}")
    if min([*state.trees.values(), *(g.apples for g in state.gardeners.values())]) < 0:
        wrong.append("fewer apples than none")
    if state.round and sorted(state.deck + state.gone) != sorted(CARDS):
        wrong.append("a card is missing or too many")
    goals = [gardener.goal for gardener in state.gardeners.values()] + state.spare_goals
    if state.round and sorted(goals) != sorted(GOALS):
        wrong.append("a goal is missing or too many")
    return wrong
