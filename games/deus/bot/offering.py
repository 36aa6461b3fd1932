"""Offerings, and every other choice of cards and pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from games.core.steps import Ask, Picks
from games.deus.bot.columns import activations, column_yield, engine
from games.deus.bot.imagine import Imagined
from games.deus.bot.prospects import ground, promises, purse
from games.deus.bot.trading import counted, most_wanted
from games.deus.bot.worth import USUAL_CARD, fading, next_piece, turns_left
from games.deus.components import CARD, COLUMNS, PIECE_OF, PIECES, RESOURCES
from games.deus.rules.offering import NEPTUNE_GOLD, VESTA_VP
from games.deus.state import HAND, HAND_LIMIT
from games.deus.view import Colour, Piece


class Offering(NamedTuple):
    """An offering thought through: its worth, the top card, the others and the god called."""

    worth: float
    top: str
    more: tuple[str, ...]
    god: Colour


def best_offering(table: Imagined, top: str | None = None) -> Offering:
    """The best offering of the hand (with ``top`` on top, where that is settled)."""
    turns = turns_left(table)
    dear = promises(table, turns)
    cheap = sorted(table.mine.hand, key=lambda card: dear[card])
    weigh = _scales(table, turns, dear)
    found: list[Offering] = []
    for colour, first in _tops(cheap, top).items():
        others = [card for card in cheap if card != first]
        gods = COLUMNS if colour == "purple" else (colour,)
        for god in gods:
            for count in range(len(others) + 1):
                more = tuple(others[:count])
                worth = weigh(_offered(table, (first, *more), god))
                found.append(Offering(worth, first, more, god))
    return max(found, key=lambda offering: offering.worth)


def _scales(table: Imagined, turns: float, dear: dict[str, float]) -> Callable[[Imagined], float]:
    """The outlook for positions that differ from ``table`` in the seat's own area only."""
    yields = {colour: column_yield(table, colour, turns) for colour in COLUMNS}
    fixed = ground(table) - engine(table, turns) - table.mine.vp
    fresh = USUAL_CARD * fading(turns, 3.0)

    def weigh(tried: Imagined) -> float:
        times = activations(tried, turns)
        worth = fixed + tried.mine.vp + purse(tried, turns)
        worth += sum(times[colour] * yields[colour] for colour in COLUMNS)
        return worth + sum(dear.get(card, fresh) for card in tried.mine.hand)

    return weigh


def _tops(cheap: list[str], top: str | None) -> dict[Colour, str]:
    if top is not None:
        return {CARD[top].colour: top}
    tops: dict[Colour, str] = {}
    for card in cheap:
        tops.setdefault(CARD[card].colour, card)
    return tops


def _offered(table: Imagined, cards: tuple[str, ...], god: Colour) -> Imagined:
    """The table after the offering, with unseen cards drawn."""
    tried = table.copy_area()
    mine = tried.mine
    mine.hand = [card for card in mine.hand if card not in cards]
    favour(tried, god, len(cards))
    drawn = max(0, HAND - len(mine.hand))
    if god == "yellow":
        drawn += len(cards)
    drawn = min(drawn, HAND_LIMIT - len(mine.hand))
    mine.hand.extend(tried.deck[:drawn])
    return tried


def favour(table: Imagined, god: Colour, cards: int) -> None:
    """What the god gives, with the resources and pieces that are wanted most."""
    mine = table.mine
    if god == "blue":
        mine.gold += NEPTUNE_GOLD * cards
    elif god == "green":
        for _ in range(cards):
            goods = [r for r in RESOURCES if table.supply[r]]
            if goods:
                wanted = most_wanted(table, goods)
                mine.resources[wanted] += 1
                table.supply[wanted] -= 1
    elif god == "brown":
        mine.vp += min(cards, VESTA_VP)
    for piece in _granted(table, god, cards):
        if mine.reserve[piece]:
            mine.reserve[piece] -= 1
            mine.ready[piece] += 1


def _granted(table: Imagined, god: Colour, cards: int) -> list[Piece]:
    if god != "red":
        return [PIECE_OF[god]]
    tried = table.copy_area()
    granted: list[Piece] = []
    for _ in range(cards):
        kinds = [piece for piece in PIECES if tried.mine.reserve[piece]]
        if kinds:
            wanted = max(kinds, key=lambda piece: next_piece(tried, piece))
            tried.mine.reserve[wanted] -= 1
            tried.mine.ready[wanted] += 1
            granted.append(wanted)
    return granted


def offer(ask: Ask, table: Imagined) -> Picks:
    """The card that calls the best god."""
    return (best_offering(table).top,)


def offer_more(ask: Ask, table: Imagined) -> Picks:
    """The further cards to throw with it; the one missing among the options lies on top."""
    top = next((card for card in table.mine.hand if card not in ask.options), None)
    more = best_offering(table, top).more
    return tuple(card for card in ask.options if card in more)


def jupiter(ask: Ask, table: Imagined) -> Picks:
    """The god whose favour is worth most for the cards thrown."""
    cards = counted(ask, "count")
    turns = turns_left(table)
    weigh = _scales(table, turns, promises(table, turns))

    def worth(option: str) -> float:
        god = next(colour for colour in COLUMNS if colour == option)
        tried = table.copy_area()
        favour(tried, god, cards)
        fresh = max(0, HAND - len(tried.mine.hand)) + (cards if god == "yellow" else 0)
        tried.mine.hand.extend(tried.deck[: min(fresh, HAND_LIMIT - len(tried.mine.hand))])
        return weigh(tried)

    return (max(ask.options, key=worth),)


def piece(ask: Ask, table: Imagined) -> Picks:
    """The wooden piece wanted most."""
    kinds = [kind for kind in PIECES if kind in ask.options]
    return (max(kinds, key=lambda kind: next_piece(table, kind)),)


def cycle(ask: Ask, table: Imagined) -> Picks:
    """Throw what is worse than a fresh card; the bonus is worth one card that is hardly worse."""
    turns = turns_left(table)
    fresh = USUAL_CARD * fading(turns, 3.0)
    dear = promises(table, turns)
    cheap = sorted(ask.options, key=lambda card: dear[card])[: ask.high]
    thrown = [card for card in cheap if dear[card] < fresh]
    if not thrown and cheap and dear[cheap[0]] < fresh * (1 + counted(ask, "bonus")):
        thrown = cheap[:1]
    return tuple(card for card in ask.options if card in thrown)


def worst_card(ask: Ask, table: Imagined) -> Picks:
    """The card that is missed least."""
    dear = promises(table, turns_left(table))
    return (min(ask.options, key=lambda card: dear.get(card, 0.0)),)
