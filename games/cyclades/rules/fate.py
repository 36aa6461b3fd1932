"""The board of fate: creatures, heroes and the order of the gods (page 3)."""

from __future__ import annotations

from games.core.steps import Procedure, chance
from games.cyclades.components import HERO_SLOTS
from games.cyclades.state import State
from games.cyclades.words.names import creature, hero


def draw_creature(state: State) -> Procedure[str | None]:
    """Draw the top card of the creature deck; None if it is empty.

    The deck has no order, except for a top card that a player has looked at.
    """
    if state.creature_top is not None:
        card = state.creature_top
        state.creature_top, state.top_seen_by = None, []
        return card
    if not state.creature_deck:
        return None
    (card,) = yield from chance("cyclades.draw.creature", state.creature_deck)
    state.creature_deck.remove(card)
    return card


def peek(state: State, seat: str) -> Procedure[str]:
    """Look at the top card; it stays there, and the state remembers which seats know it."""
    if state.creature_top is None:
        state.creature_top = yield from draw_creature(state)
    assert state.creature_top is not None
    if seat not in state.top_seen_by:
        state.top_seen_by.append(seat)
    return state.creature_top


def discard_creature(state: State, card: str) -> None:
    """Put a creature on the discard pile; the Chimera takes the whole pile back to the deck."""
    state.creature_discard.append(card)
    if card == "chimera":
        reshuffle(state)


def reshuffle(state: State) -> None:
    """Deck and discard pile together become the new deck (page 13)."""
    cards = [*state.creature_deck, *state.creature_discard, *state.veiled]
    if state.creature_top is not None:
        cards.append(state.creature_top)
    state.creature_top, state.top_seen_by = None, []
    state.creature_deck = sorted(cards)
    state.creature_discard, state.veiled = [], []
    state.tell("cyclades.note.reshuffled", count=len(cards))


def prepare_round(state: State) -> Procedure[None]:
    """Phase 1: new heroes, the creatures slide down, the gods change places."""
    yield from fill_heroes(state)
    lowest = state.column[0]
    if lowest is not None:
        state.column[0] = None
        state.tell("cyclades.note.creature-left", creature=creature(lowest))
        discard_creature(state, lowest)
    remaining = [card for card in state.column if card is not None]
    state.column = [*remaining, *(None for _ in range(len(state.column) - len(remaining)))]
    yield from fill_creatures(state)
    state.gods = [*state.gods[1:], state.gods[0]]


def fill_heroes(state: State) -> Procedure[None]:
    """Fill empty hero places while the deck lasts; discarded heroes never return."""
    while len(state.hero_column) < HERO_SLOTS and state.hero_deck:
        (card,) = yield from chance("cyclades.draw.hero", state.hero_deck)
        state.hero_deck.remove(card)
        state.hero_column.append(card)
        state.reveal("cyclades.note.hero-came", hero=hero(card))


def fill_creatures(state: State) -> Procedure[None]:
    """Fill empty creature places while the deck lasts."""
    for place, card in enumerate(state.column):
        if card is None:
            state.column[place] = new = yield from draw_creature(state)
            if new is not None:
                state.reveal("cyclades.note.creature-came", creature=creature(new))


def leave_column(state: State, card: str) -> None:
    """Remove a bought creature; its place stays empty until the next round."""
    state.column[state.column.index(card)] = None
