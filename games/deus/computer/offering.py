"""Decides offerings, and every other choice of cards and pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from games.core.steps import Ask, Picks
from games.deus.components import CARD, COLUMNS, PIECE_OF, PIECES, RESOURCES
from games.deus.computer.columns import activations, column_yield, engine
from games.deus.computer.estimated_state import EstimatedState
from games.deus.computer.evaluation import ground, hand_values, purse
from games.deus.computer.trading import counted, most_wanted
from games.deus.computer.unit_values import USUAL_CARD, fading, next_piece, turns_left
from games.deus.rules.offering import NEPTUNE_GOLD, VESTA_VP
from games.deus.state import HAND, HAND_LIMIT
from games.deus.view import Colour, Piece


class Offering(NamedTuple):
    """An offering: its value, the top card, the other cards and the god."""

    value: float
    top: str
    more: tuple[str, ...]
    god: Colour


def best_offering(state: EstimatedState, top: str | None = None) -> Offering:
    """The best offering of the hand; with ``top`` as its top card if that is given."""
    turns = turns_left(state)
    dear = hand_values(state, turns)
    cheap = sorted(state.mine.hand, key=lambda card: dear[card])
    weigh = _area_evaluation(state, turns, dear)
    found: list[Offering] = []
    for colour, first in _tops(cheap, top).items():
        others = [card for card in cheap if card != first]
        gods = COLUMNS if colour == "purple" else (colour,)
        for god in gods:
            for count in range(len(others) + 1):
                more = tuple(others[:count])
                value = weigh(_offered(state, (first, *more), god))
                found.append(Offering(value, first, more, god))
    return max(found, key=lambda offering: offering.value)


def _area_evaluation(
    state: EstimatedState, turns: float, dear: dict[str, float]
) -> Callable[[EstimatedState], float]:
    """Evaluates positions that differ from ``state`` in the seat's own area only."""
    yields = {colour: column_yield(state, colour, turns) for colour in COLUMNS}
    fixed = ground(state) - engine(state, turns) - state.mine.vp
    fresh = USUAL_CARD * fading(turns, 3.0)

    def weigh(tried: EstimatedState) -> float:
        times = activations(tried, turns)
        value = fixed + tried.mine.vp + purse(tried, turns)
        value += sum(times[colour] * yields[colour] for colour in COLUMNS)
        return value + sum(dear.get(card, fresh) for card in tried.mine.hand)

    return weigh


def _tops(cheap: list[str], top: str | None) -> dict[Colour, str]:
    if top is not None:
        return {CARD[top].colour: top}
    tops: dict[Colour, str] = {}
    for card in cheap:
        tops.setdefault(CARD[card].colour, card)
    return tops


def _offered(state: EstimatedState, cards: tuple[str, ...], god: Colour) -> EstimatedState:
    """The state after the offering, with unseen cards drawn."""
    tried = state.copy_area()
    mine = tried.mine
    mine.hand = [card for card in mine.hand if card not in cards]
    favour(tried, god, len(cards))
    drawn = max(0, HAND - len(mine.hand))
    if god == "yellow":
        drawn += len(cards)
    drawn = min(drawn, HAND_LIMIT - len(mine.hand))
    mine.hand.extend(tried.deck[:drawn])
    return tried


def favour(state: EstimatedState, god: Colour, cards: int) -> None:
    """Add what the god gives; resources and pieces are those wanted most."""
    mine = state.mine
    if god == "blue":
        mine.gold += NEPTUNE_GOLD * cards
    elif god == "green":
        for _ in range(cards):
            goods = [r for r in RESOURCES if state.supply[r]]
            if goods:
                wanted = most_wanted(state, goods)
                mine.resources[wanted] += 1
                state.supply[wanted] -= 1
    elif god == "brown":
        mine.vp += min(cards, VESTA_VP)
    for piece in _granted(state, god, cards):
        if mine.reserve[piece]:
            mine.reserve[piece] -= 1
            mine.ready[piece] += 1


def _granted(state: EstimatedState, god: Colour, cards: int) -> list[Piece]:
    if god != "red":
        return [PIECE_OF[god]]
    tried = state.copy_area()
    granted: list[Piece] = []
    for _ in range(cards):
        kinds = [piece for piece in PIECES if tried.mine.reserve[piece]]
        if kinds:
            wanted = max(kinds, key=lambda piece: next_piece(tried, piece))
            tried.mine.reserve[wanted] -= 1
            tried.mine.ready[wanted] += 1
            granted.append(wanted)
    return granted


def offer(ask: Ask, state: EstimatedState) -> Picks:
    """The card that calls the best god."""
    return (best_offering(state).top,)


def offer_more(ask: Ask, state: EstimatedState) -> Picks:
    """The further cards to discard; the hand card that is no option is the top card."""
    top = next((card for card in state.mine.hand if card not in ask.options), None)
    more = best_offering(state, top).more
    return tuple(card for card in ask.options if card in more)


def jupiter(ask: Ask, state: EstimatedState) -> Picks:
    """The god who gives most for the discarded cards."""
    cards = counted(ask, "count")
    turns = turns_left(state)
    weigh = _area_evaluation(state, turns, hand_values(state, turns))

    def value(option: str) -> float:
        god = next(colour for colour in COLUMNS if colour == option)
        tried = state.copy_area()
        favour(tried, god, cards)
        fresh = max(0, HAND - len(tried.mine.hand)) + (cards if god == "yellow" else 0)
        tried.mine.hand.extend(tried.deck[: min(fresh, HAND_LIMIT - len(tried.mine.hand))])
        return weigh(tried)

    return (max(ask.options, key=value),)


def piece(ask: Ask, state: EstimatedState) -> Picks:
    """The wooden piece wanted most."""
    kinds = [kind for kind in PIECES if kind in ask.options]
    return (max(kinds, key=lambda kind: next_piece(state, kind)),)


def cycle(ask: Ask, state: EstimatedState) -> Picks:
    """Discard the cards that are worse than a new one, or one card if the bonus makes up for it."""
    turns = turns_left(state)
    fresh = USUAL_CARD * fading(turns, 3.0)
    dear = hand_values(state, turns)
    cheap = sorted(ask.options, key=lambda card: dear[card])[: ask.high]
    thrown = [card for card in cheap if dear[card] < fresh]
    if not thrown and cheap and dear[cheap[0]] < fresh * (1 + counted(ask, "bonus")):
        thrown = cheap[:1]
    return tuple(card for card in ask.options if card in thrown)


def worst_card(ask: Ask, state: EstimatedState) -> Picks:
    """The least valuable card."""
    dear = hand_values(state, turns_left(state))
    return (min(ask.options, key=lambda card: dear.get(card, 0.0)),)
