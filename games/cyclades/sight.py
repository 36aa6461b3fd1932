"""Builds the views of Cyclades, shuffles what a view must not show, and audits positions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from games.core.fair import Dice
from games.cyclades.archipelago import Archipelago, Area
from games.cyclades.components import (
    BASICS,
    BUILDINGS_EACH,
    CREATURES,
    HEROES,
    METROPOLISES_EACH_BONUS,
)
from games.cyclades.rules.battle import strength
from games.cyclades.rules.course import reckoning
from games.cyclades.rules.creatures import discounts
from games.cyclades.rules.offerings import open_gods
from games.cyclades.rules.sea import strength_at_sea
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
        scores=reckoning(state) if over else None,
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
    standing = {hero.area for hero in state.heroes.values()}
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
                tuple(state.heroes_in(label)) if area.land and label in standing else (),
                lair,
                state.figures[lair].owner if lair else None,
                tuple(built.get(label, ())),
            )
        )
    return tuple(found)


# Most areas are the same from one look to the next, and for everybody: one object is enough.
@lru_cache(maxsize=8192)
def _area(
    board: Archipelago,
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


def conceal(state: State, seat: str | None, dice: Dice) -> State:
    """Shuffle all that ``seat`` may not know: other purses, a seen top card, veiled discards.

    The Chimera is never among those: everybody would have seen the deck reshuffled.
    """
    if state.phase == "over":
        return state
    for team in state.purses:
        if seat is None or team != state.team(seat):
            state.purses[team] = dice.below(40)
    knows = seat in state.top_seen_by
    pool = [*state.creature_deck, *state.veiled]
    if state.creature_top is not None and not knows:
        pool.append(state.creature_top)
    mixed = dice.sample(sorted(pool), len(pool))
    for place in range(len(state.veiled)):
        state.veiled[place] = next(card for card in mixed if card != "chimera")
        mixed.remove(state.veiled[place])
    if state.creature_top is not None and not knows:
        state.creature_top = mixed.pop()
    state.creature_deck = sorted(mixed)
    return state


def audit(state: State) -> list[str]:
    """What is wrong with a position: lost cards, pieces or buildings, crowded seas."""
    if state.phase == "placement":
        return []
    wrong: list[str] = []
    for seat in state.seats:
        if min(state.troops_left(seat), state.fleets_left(seat)) < 0:
            wrong.append(f"{seat} has too many pieces on the board")
        if state.factions[seat].philosophers > 3:
            wrong.append(f"{seat} keeps four philosophers")
    if min(state.purses.values()) < 0:
        wrong.append("a purse is in debt")
    if state.mercenaries_left() < 0 or state.priestesses_left() < 0:
        wrong.append("mercenaries or priestesses came from nowhere")
    wrong.extend(_cards_lost(state))
    for kind in BASICS:
        standing = sum(built.kind == kind for built in state.buildings.values())
        if standing + state.supply[kind] != BUILDINGS_EACH:
            wrong.append(f"a {kind} is lost")
    raised = sum(built.kind == "metropolis" for built in state.buildings.values())
    raised += sum(len(faction.carded) for faction in state.factions.values())
    if raised + len(state.bonuses) != 5 * METROPOLISES_EACH_BONUS:
        wrong.append("a metropolis is lost")
    wrong.extend(_misplaced(state))
    return wrong


def _cards_lost(state: State) -> list[str]:
    top = [state.creature_top] if state.creature_top else []
    cards = [
        *state.creature_deck,
        *top,
        *state.creature_discard,
        *state.veiled,
        *(card for card in state.column if card),
        *state.figures,
    ]
    wrong = []
    # A card being resolved is in nobody's pile: between turns there is none.
    if len(cards) != len(dict.fromkeys(cards)) or any(card not in CREATURES for card in cards):
        wrong.append("a creature is there twice")
    heroes = [*state.hero_deck, *state.hero_column, *state.heroes]
    if len(heroes) != len(dict.fromkeys(heroes)) or any(name not in HEROES for name in heroes):
        wrong.append("a hero is there twice")
    return wrong


def _driving(state: State) -> bool:
    """Whether Polyphemus is still emptying the seas around him."""
    return "polyphemus" in state.figures and state.figures["polyphemus"].unsettled


def _misplaced(state: State) -> list[str]:
    wrong: list[str] = []
    for label, sea in state.seas.items():
        if (sea.owner is None) != (sea.fleets == 0) or sea.fleets < 0:
            wrong.append(f"{label} has {sea.fleets} fleets of {sea.owner}")
        if sea.fleets and state.closed_sea(label) and not _driving(state):
            wrong.append(f"fleets in the closed sea {label}")
    for label, land in state.lands.items():
        if min(land.troops, land.mercenaries) < 0:
            wrong.append(f"{label} owes units")
        if land.owner is None and (land.troops or land.mercenaries):
            wrong.append(f"{label} has units of nobody")
    for name, hero in state.heroes.items():
        fighting = state.fight is not None and name in state.fight.heroes
        if not fighting and state.lands[hero.area].owner != hero.owner:
            wrong.append(f"{name} stands in a foreign land")
    areas = [figure.area for figure in state.figures.values()]
    if len(areas) != len(dict.fromkeys(areas)):
        wrong.append("two creatures share an area")
    return wrong
