"""The names of cards in the pictures of Deus."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase
from games.deus.view import ColumnCard


def card_name(design: str) -> Phrase:
    """The title of a card."""
    return phrase(f"deus.card.{design}")


def card_text(design: str) -> Phrase:
    """What a card does."""
    return phrase(f"deus.card.{design}.text")


def column_name(card: ColumnCard) -> Phrase:
    """The title of a card in a column; a joker that lies face down has none."""
    return phrase("deus.picture.joker") if card.card is None else card_name(card.card.design)
