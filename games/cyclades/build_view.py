"""Builds the view of a seat, or of the public, from a state of Cyclades."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from games.cyclades.board import Area, Board
from games.cyclades.rules.battle import strength
from games.cyclades.rules.creatures import discounts
from games.cyclades.rules.offerings import open_gods
from games.cyclades.rules.sea import strength_at_sea
from games.cyclades.scoring import score_views
from games.cyclades.state import Fight, State
from games.cyclades.view import (
    AltarView,
    AreaView,
    Basic,
    BattleView,
    Bonus,
    CycladesView,
    PlayerView,
    SlotView,
)

Built = Basic | Literal["metropolis"]


def view(state: State, seat: str | None) -> CycladesView:
    """What ``seat`` (None: the public) may see; purses open once the match is over."""
    over = state.phase == "over"
    supply: dict[str, int] = dict(state.supply.items())
    return CycladesView(
        seat=seat,
        round=state.round,
        phase=state.phase,
        active=state.active or None,
        order=tuple(state.order),
        altars=_altars(state),
        creatures=tuple(state.column),
        heroes=tuple(state.hero_column),
        creature_deck=len(state.creature_deck) + (state.creature_top is not None),
        creature_discard=tuple(state.creature_discard),
        veiled=len(state.veiled),
        hero_deck=len(state.hero_deck),
        seen_top=state.creature_top if seat in state.top_seen_by else None,
        areas=_areas(state),
        players=tuple(
            _player(state, other, over or state.allied(other, seat)) for other in state.seats
        ),
        supply={
            **supply,
            "mercenary": state.mercenaries_left(),
            "priestess": state.priestesses_left(),
            "philosopher": state.philosophers_left(),
            "metropolis": len(state.bonuses),
        },
        goal=state.options.metropolises,
        teams=any(state.partners(other) for other in state.seats),
        battle=_battle(state),
        scores=score_views(state) if over else None,
    )


def _altars(state: State) -> tuple[AltarView, ...]:
    lit = open_gods(state)
    found = []
    for god in (*state.gods, "apollo"):
        named = next((g for g in (*state.gods, *state.bids) if g == god), None)
        bid = state.bids.get(named) if named else None
        found.append(
            AltarView(
                named or "apollo",
                god == "apollo" or god in lit,
                bid.seat if bid else None,
                bid.space if bid else 0,
            )
        )
    return tuple(found)


def _areas(state: State) -> tuple[AreaView, ...]:
    if not state.layout:
        return ()
    board = state.board
    lairs = {figure.area: name for name, figure in state.figures.items()}
    with_heroes = {hero.area for hero in state.heroes.values()}
    built: dict[str, list[tuple[str, Built, Bonus | None]]] = {}
    for slot, building in state.buildings.items():
        label = slot.partition(".")[0]
        built.setdefault(label, []).append((slot, building.kind, building.bonus))
    found: list[AreaView] = []
    for label, area in board.areas.items():
        lair = lairs.get(label)
        held = state.lands.get(label)
        sea = state.seas.get(label)
        found.append(
            _area(
                board,
                label,
                state.tokens.get(label, 0),
                held.owner if held else sea.owner if sea else None,
                held.troops if held else 0,
                held.mercenaries if held else 0,
                sea.fleets if sea else 0,
                tuple(state.heroes_in(label)) if area.land and label in with_heroes else (),
                lair,
                state.figures[lair].owner if lair else None,
                tuple(built.get(label, ())),
            )
        )
    return tuple(found)


# Most areas are equal in one view and the next, and for all seats: the views share one object.
@lru_cache(maxsize=8192)
def _area(
    board: Board,
    label: str,
    tokens: int,
    owner: str | None,
    troops: int,
    mercenaries: int,
    fleets: int,
    heroes: tuple[str, ...],
    creature: str | None,
    creature_owner: str | None,
    built: tuple[tuple[str, Built, Bonus | None], ...],
) -> AreaView:
    area = board.areas[label]
    return AreaView(
        label=label,
        kind="land" if area.land else "sea",
        hexes=tuple((cell.q, cell.r) for cell in area.cells),
        island=area.island or None,
        horns=area.horns,
        priestess=area.priestess,
        tokens=tokens,
        owner=owner,
        troops=troops,
        mercenaries=mercenaries,
        fleets=fleets,
        heroes=heroes,
        creature=creature,
        creature_owner=creature_owner,
        slots=_slots(area, {slot: (kind, bonus) for slot, kind, bonus in built}),
    )


def _slots(area: Area, built: Mapping[str, tuple[Built, Bonus | None]]) -> tuple[SlotView, ...]:
    found = []
    for place, sea in enumerate(area.slots, 1):
        slot = f"{area.label}.{place}"
        kind, bonus = built.get(slot, (None, None))
        found.append(SlotView(slot, sea, kind, bonus))
    return tuple(found)


def _player(state: State, seat: str, open_to_viewer: bool) -> PlayerView:
    faction = state.factions[seat]
    return PlayerView(
        seat=seat,
        team=faction.team,
        gold=state.gold(seat) if open_to_viewer else None,
        priestesses=faction.priestesses,
        philosophers=faction.philosophers,
        heroes=tuple(state.heroes_of(seat)),
        creatures=tuple(name for name, figure in state.figures.items() if figure.owner == seat),
        troops_left=state.troops_left(seat),
        fleets_left=state.fleets_left(seat),
        metropolises=state.metropolises(seat),
        lands=len(state.lands_of(seat)),
        seas=len(state.seas_of(seat)),
        carded=tuple(built.bonus for built in faction.carded if built.bonus is not None),
        discount=len(discounts(state, seat)),
    )


def _battle(state: State) -> BattleView | None:
    fight = state.fight
    if fight is None:
        return None
    return BattleView(
        fight.area,
        fight.attacker,
        fight.defender,
        fight.stage,
        (fight.troops, fight.mercenaries, tuple(fight.heroes)),
        fight.fleets,
        fight.dice,
        _strengths(state, fight),
    )


def _strengths(state: State, fight: Fight) -> tuple[int, int]:
    sides = (fight.attacker, fight.defender)
    if fight.area in state.lands:
        attack, defence = (strength(state, fight, seat) for seat in sides)
    else:
        fleets = (fight.fleets, state.seas[fight.area].fleets)
        attack, defence = (
            strength_at_sea(state, seat, fight.area, count, 0)
            for seat, count in zip(sides, fleets, strict=True)
        )
    return attack, defence
