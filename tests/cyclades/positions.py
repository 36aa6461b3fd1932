"""Builds positions of Cyclades from short descriptions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypedDict

from games.cyclades.board import PlacedFragment
from games.cyclades.components import BASICS, BONUSES, CREATURES, GODS, HEROES, QUICK_SETUPS
from games.cyclades.fixes import FIXES
from games.cyclades.options import Options
from games.cyclades.state import (
    SEATS,
    Building,
    Faction,
    Figure,
    Hero,
    Land,
    Sea,
    State,
)
from games.cyclades.view import Basic, Bonus, Phase

METROPOLIS_TOKENS = 15
ROUND = 3


@dataclass(frozen=True)
class At:
    """What one faction has: see :func:`at`."""

    lands: str = ""
    seas: str = ""
    gold: int = 0
    priestesses: int = 0
    philosophers: int = 0
    built: str = ""
    carded: int = 0


def at(
    lands: str = "",
    seas: str = "",
    *,
    gold: int = 0,
    priestesses: int = 0,
    philosophers: int = 0,
    built: str = "",
    carded: int = 0,
) -> At:
    """What one faction has, from short descriptions.

    ``lands`` lists them with their units ("F3 2t 1m ajax; C1": two troops, a mercenary and Ajax
    in F3, a control token in C1); ``seas`` counts fleets ("S7 2; S8"); ``built`` says what stands
    in which slot ("C1.1 port; F3.2 metropolis:gold"); ``carded`` counts metropolises on the card
    of Penthesilea. In a team the partners' gold is added up.
    """
    return At(lands, seas, gold, priestesses, philosophers, built, carded)


# Factions that a test does not name: two lands each, on islands of their own.
ELSEWHERE: Mapping[int, Mapping[str, At]] = {
    3: {
        "amber": At("C1 1t; A2", "S7"),
        "azure": At("G2 1t; I1", "S24"),
        "rose": At("D2 1t; B1", "S4"),
    },
    4: {
        "amber": At("A1 1t; B1", "S2"),
        "azure": At("D1 1t; E1", "S9"),
        "rose": At("G1 1t; K1", "S24"),
        "onyx": At("N1 1t; O1", "S37"),
    },
}


def layout_for(factions: int) -> tuple[PlacedFragment, ...]:
    """The archipelago of the quick set-up for that many factions."""
    quick = QUICK_SETUPS[factions]
    return tuple(
        PlacedFragment(tile.id, quick.side, tile.rot60, *tile.cell) for tile in quick.tiles
    )


def _split(words: str) -> list[list[str]]:
    return [part.split() for part in words.split(";") if part.strip()]


def _place_faction(state: State, seat: str, place: At) -> None:
    for label, *units in _split(place.lands):
        assert state.lands[label].owner is None, f"{label} has two owners"
        held = Land(owner=seat)
        for unit in units:
            if unit[0].isdecimal():
                count = int(unit[:-1])
                held.troops += count if unit[-1] == "t" else 0
                held.mercenaries += count if unit[-1] == "m" else 0
            else:
                assert unit in HEROES, unit
                state.heroes[unit] = Hero(seat, label, 1)
        state.lands[label] = held
    for label, *fleets in _split(place.seas):
        assert state.seas[label].owner is None, f"{label} has two owners"
        state.seas[label] = Sea(seat, int(fleets[0]) if fleets else 1)
    for slot, what in _split(place.built):
        assert slot in state.slots_of(seat), f"{slot} is not a slot of {seat}"
        name, _, bonus = what.partition(":")
        if name == "metropolis":
            state.buildings[slot] = Building(
                "metropolis", next(b for b in BONUSES if b == (bonus or "gold"))
            )
        else:
            kind: Basic = next(b for b in BASICS if b == name)
            state.buildings[slot] = Building(kind)
            state.supply[kind] -= 1
    faction = state.factions[seat]
    faction.priestesses = place.priestesses
    faction.philosophers = place.philosophers
    faction.carded = [Building("metropolis", "gold") for _ in range(place.carded)]
    state.purses[faction.team] += place.gold


class Scene(TypedDict, total=False):
    """What a position may say.

    ``column`` names the creatures from the cost of 2 to that of 5 ("-" for an empty place);
    creatures nowhere else are in the deck unless ``deck`` names it. ``gods`` lie from the top
    down. Every metropolis token left shows ``bonus``. A faction not named has two lands elsewhere.
    ``fixes`` are all unless named. ``change`` is called with the state for anything else.
    """

    seats: int
    fixes: tuple[str, ...]
    teams: bool
    goal: int
    gods: str
    order: str
    column: str
    discard: str
    deck: str
    heroes: str
    hero_deck: str
    figures: Mapping[str, tuple[str, str]]
    tokens: Mapping[str, int]
    bonus: Bonus
    change: Callable[[State], None]
    amber: At
    azure: At
    rose: At
    onyx: At


def _creatures(state: State, scene: Scene) -> None:
    state.figures = {name: Figure(*held) for name, held in scene.get("figures", {}).items()}
    column = scene.get("column", "- - - -").split()
    state.column = [None if name == "-" else name for name in column]
    state.creature_discard = scene.get("discard", "").split()
    used = [*state.column, *state.creature_discard, *state.figures]
    deck = scene["deck"].split() if "deck" in scene else [c for c in CREATURES if c not in used]
    state.creature_deck = sorted(deck)


def position(phase: Phase, scene: Scene) -> State:
    """A position on the quick set-up's archipelago for that many factions."""
    seats, teams = scene.get("seats", 3), scene.get("teams", False)
    names = SEATS[:seats]
    top = scene.get("gods", "").split()
    state = State(
        seats=names,
        options=Options(
            mode="teams" if teams else "free", metropolises=4 if scene.get("goal") == 4 else 3
        ),
        phase=phase,
        layout=layout_for(seats),
        factions={s: Faction(i // 2 if teams else i) for i, s in enumerate(names)},
        round=ROUND,
        fixes=scene.get("fixes", FIXES),
        order=scene.get("order", "").split() or list(names),
        gods=sorted(GODS, key=lambda god: top.index(god) if god in top else len(GODS)),
    )
    state.purses = {faction.team: 0 for faction in state.factions.values()}
    state.lands = {label: Land() for label in state.board.lands}
    state.seas = {label: Sea() for label in state.board.seas}
    given = {
        "amber": scene.get("amber"),
        "azure": scene.get("azure"),
        "rose": scene.get("rose"),
        "onyx": scene.get("onyx"),
    }
    for seat in names:
        _place_faction(state, seat, given[seat] or ELSEWHERE[seats][seat])
    _creatures(state, scene)
    state.tokens = dict(scene.get("tokens", {}))
    state.hero_column = scene.get("heroes", "").split()
    state.hero_deck = sorted(scene.get("hero_deck", "").split())
    raised = sum(b.kind == "metropolis" for b in state.buildings.values())
    raised += sum(len(f.carded) for f in state.factions.values())
    state.bonuses = [scene.get("bonus", "gold")] * (METROPOLIS_TOKENS - raised)
    return state
