"""The names of gods, figures, cards, powers and monuments, and the causes of gains."""

from __future__ import annotations

from typing import NamedTuple

from games.core.phrase import Phrase, phrase

CARAVAN_QUESTIONS: tuple[str, ...] = (
    "ankh.ask.caravan-from",
    "ankh.ask.caravan-to",
    "ankh.ask.caravan-way",
)
"""Questions whose options are corners or chains of borders, not hexes."""


class Cause(NamedTuple):
    """A part of a gain: its amount and its cause."""

    amount: int
    what: Phrase


def causes(parts: list[Cause]) -> tuple[Phrase, ...]:
    """The causes of a gain; with several parts each cause names its amount."""
    if len(parts) == 1:
        return (parts[0].what,)
    return tuple(phrase("ankh.cause.share", cause=p.what, count=p.amount) for p in parts)


def figure(kind: str) -> Phrase:
    """A god's figure, a warrior or a guardian."""
    return phrase(f"ankh.figure.{kind}")


def god(name: str) -> Phrase:
    """A god of Egypt."""
    return phrase(f"ankh.god.{name}")


def signed_god(name: str) -> Phrase:
    """A god with the character that its emoji replaces, for messages."""
    return phrase(f"ankh.god-signed.{name}")


def card(name: str) -> Phrase:
    """A battle card."""
    return phrase(f"ankh.card.{name}")


def power(name: str) -> Phrase:
    """An ankh power."""
    return phrase(f"ankh.power.{name}")


def monument(kind: str) -> Phrase:
    """An obelisk, a pyramid or a temple."""
    return phrase(f"ankh.monument.{kind}")


def placed(label: str, thing: Phrase) -> Phrase:
    """A figure or a monument with the hex on which it stands."""
    return phrase("ankh.placed", hex=label, thing=thing)
