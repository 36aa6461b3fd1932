"""How the rules of Ankh name things."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase


def figure(kind: str) -> Phrase:
    """A god's figure, a warrior or a guardian."""
    return phrase(f"ankh.figure.{kind}")


def god(name: str) -> Phrase:
    """A god of Egypt."""
    return phrase(f"ankh.god.{name}")


def card(name: str) -> Phrase:
    """A battle card."""
    return phrase(f"ankh.card.{name}")


def power(name: str) -> Phrase:
    """An ankh power."""
    return phrase(f"ankh.power.{name}")


def monument(kind: str) -> Phrase:
    """An obelisk, a pyramid or a temple."""
    return phrase(f"ankh.monument.{kind}")
