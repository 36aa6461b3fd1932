"""Drawing and discarding cards (pages on offering and on the empty hand)."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.phrase import seat_name
from games.core.steps import Procedure, chance, choose
from games.deus.components import CARD
from games.deus.state import HAND_LIMIT, State
from games.deus.words.names import card_name, cards_named


def room(state: State, seat: str) -> int:
    """How many cards the hand limit still lets the seat draw."""
    return max(0, HAND_LIMIT - len(state.players[seat].hand))


def stock(state: State) -> int:
    """How many cards can be drawn before deck and discard are both empty."""
    return len(state.deck) + len(state.discard)


def draw(state: State, seat: str, count: int) -> Procedure[None]:
    """Draw up to ``count`` cards within the hand limit; an empty deck is the reshuffled discard.

    The deck is kept as an unordered bag: which card comes is decided when it is drawn.
    """
    count = min(count, room(state, seat), stock(state))
    drawn: list[str] = []
    while len(drawn) < count:
        if not state.deck:
            state.deck = sorted(state.discard)
            state.discard = []
            state.reveal("deus.note.reshuffled", count=len(state.deck))
        want = min(count - len(drawn), len(state.deck))
        cards = yield from chance("deus.draw", state.deck, want)
        for card in cards:
            state.deck.remove(card)
        drawn.extend(cards)
    if drawn:
        hand = state.players[seat].hand
        hand.extend(drawn)
        sort_hand(hand)
        state.tell("deus.note.drew", seat=seat_name(seat), count=len(drawn))
        state.reveal_only((seat,), "deus.note.drew-cards", cards=cards_named(drawn))


def sort_hand(hand: list[str]) -> None:
    """Keep a hand in the order of the card list, so that its order tells nothing."""
    hand.sort()


def throw(state: State, seat: str, cards: Sequence[str], top: str) -> None:
    """Put cards on the discard pile with ``top`` on top; the others stay unseen below it."""
    hand = state.players[seat].hand
    for card in cards:
        hand.remove(card)
    state.discard.extend(card for card in cards if card != top)
    state.discard.append(top)
    state.tell("deus.note.discarded", seat=seat_name(seat), count=len(cards), card=card_name(top))


def top_of(seat: str, cards: Sequence[str]) -> Procedure[str]:
    """Ask which of the discarded cards is on top, where everybody sees it."""
    if len(cards) == 1:
        return cards[0]
    return (yield from choose(seat, "deus.ask.top", cards, secret=True))


def designs(cards: Sequence[str]) -> list[str]:
    """One physical card per design: copies of a card are the same choice."""
    seen: dict[str, str] = {}
    for card in cards:
        seen.setdefault(CARD[card].id, card)
    return list(seen.values())
