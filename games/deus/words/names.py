"""Phrases for the cards, pieces and goods of Deus."""

from __future__ import annotations

from functools import cache

from games.core.phrase import Phrase, phrase
from games.deus.components import CARD

# A match uses the same few names thousands of times, so each is cached.


@cache
def card_name(card: str) -> Phrase:
    """A card's name, by its physical id."""
    return Phrase(f"deus.card.{CARD[card].id}")


def cards_named(cards: list[str] | tuple[str, ...]) -> tuple[Phrase, ...]:
    """Several cards' names."""
    return tuple(card_name(card) for card in cards)


@cache
def thing(name: str, count: int) -> Phrase:
    """A number of resources, gold or victory points."""
    return phrase(f"deus.count.{name}", count=count)


@cache
def piece_name(piece: str) -> Phrase:
    """A kind of wooden piece."""
    return Phrase(f"deus.piece.{piece}")
