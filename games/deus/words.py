"""How the rules of Deus name things: message ids for cards, pieces, resources and regions."""

from __future__ import annotations

from functools import cache

from games.core.phrase import Phrase, phrase
from games.deus.components import CARD

# A match says the same few names thousands of times: each is one object.


@cache
def card_name(card: str) -> Phrase:
    """A card's name, by its physical id."""
    return Phrase(f"deus.card.{CARD[card].id}")


def cards_named(cards: list[str] | tuple[str, ...]) -> tuple[Phrase, ...]:
    """Several cards' names."""
    return tuple(card_name(card) for card in cards)


@cache
def thing(name: str, count: int) -> Phrase:
    """So many of a resource, of gold or of victory points."""
    return phrase(f"deus.count.{name}", count=count)


@cache
def piece_name(piece: str) -> Phrase:
    """A kind of wooden piece."""
    return Phrase(f"deus.piece.{piece}")
