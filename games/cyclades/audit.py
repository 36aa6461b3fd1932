"""Checks a state of Cyclades for impossible facts, and resamples what a seat cannot know."""

from __future__ import annotations

from games.core.fair import Dice
from games.cyclades.components import (
    BASICS,
    BUILDINGS_EACH,
    CREATURES,
    HEROES,
    METROPOLISES_EACH_BONUS,
)
from games.cyclades.state import State


def resample_hidden(state: State, seat: str | None, dice: Dice) -> State:
    """Replace by chance what ``seat`` may not know: other purses, a seen top card, veiled discards.

    The Chimera is never a veiled discard: discarding it reshuffles the deck in public.
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
    """What is impossible in a position: lost or doubled cards, pieces, buildings; wrong owners."""
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
        on_board = sum(built.kind == kind for built in state.buildings.values())
        if on_board + state.supply[kind] != BUILDINGS_EACH:
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
    # A card that is being resolved is in no pile, so that one may be missing but none doubled.
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
