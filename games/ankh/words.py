"""How the rules of Ankh name things."""

from __future__ import annotations

from typing import NamedTuple

from games.core.phrase import Phrase, phrase


class Cause(NamedTuple):
    """A part of a gain: how much, and what for."""

    amount: int
    what: Phrase


def causes(parts: list[Cause]) -> tuple[Phrase, ...]:
    """What a gain was for; each part with its share where there are several."""
    if len(parts) == 1:
        return (parts[0].what,)
    return tuple(phrase("ankh.cause.share", cause=p.what, count=p.amount) for p in parts)


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


def placed(label: str, thing: Phrase) -> Phrase:
    """A figure or a monument with the hex on which it stands."""
    return phrase("ankh.placed", hex=label, thing=thing)
