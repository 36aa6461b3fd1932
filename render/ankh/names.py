"""Names in the pictures of Ankh: gods, powers, cards, figures and monuments."""

from __future__ import annotations

from typing import get_args

from games.ankh.view import AnkhView, GodName, GodView
from games.core.phrase import Phrase, phrase
from render.renderer import Say

_GODS: tuple[GodName, ...] = get_args(GodName)


def god_name(god: str) -> Phrase:
    """A god of Egypt."""
    return phrase(f"ankh.god.{god}")


def god_names(god: GodView, say: Say) -> str:
    """The name of a god, or both names of a merged god."""
    return " + ".join(say(god_name(name)) for name in god.gods)


def god_of(view: AnkhView, seat: str | None) -> GodView | None:
    """The god that ``seat`` plays, alone or as part of a merged god."""
    if seat is None:
        return None
    return next((god for god in view.gods if seat in (god.seat, god.junior)), None)


def free_gods(view: AnkhView) -> list[GodName]:
    """The gods that no seat plays."""
    return [god for god in _GODS if god not in view.god_of.values()]


def figure_name(kind: str) -> Phrase:
    """A god's figure, a warrior or a guardian."""
    return phrase(f"ankh.figure.{kind}")


def card_name(card: str) -> Phrase:
    """A battle card."""
    return phrase(f"ankh.card.{card}")


def power_name(power: str) -> Phrase:
    """An ankh power."""
    return phrase(f"ankh.power.{power}")


def power_word(power: str) -> Phrase:
    """The short name of an ankh power."""
    return phrase(f"ankh.picture.power.{power}")


def monument_name(kind: str) -> Phrase:
    """An obelisk, a pyramid or a temple."""
    return phrase(f"ankh.monument.{kind}")


def text_of(thing: Phrase) -> Phrase:
    """The text of a card, a power, a guardian or a god, by its name."""
    return phrase(f"{thing.key}.text")
