"""The names that stand in the pictures of Ankh: gods, powers, cards and figures."""

from __future__ import annotations

from typing import get_args

from games.ankh.view import AnkhView, GodName, GodView
from games.core.phrase import Phrase, phrase
from render.face import Say

_GODS: tuple[GodName, ...] = get_args(GodName)


def god_name(god: str) -> Phrase:
    """A god of Egypt."""
    return phrase(f"ankh.god.{god}")


def god_names(god: GodView, say: Say) -> str:
    """A god, or the two that became one."""
    return " + ".join(say(god_name(name)) for name in god.gods)


def god_of(view: AnkhView, seat: str | None) -> GodView | None:
    """The god that ``seat`` plays, alone or with the senior of a merge."""
    if seat is None:
        return None
    return next((god for god in view.gods if seat in (god.seat, god.junior)), None)


def free_gods(view: AnkhView) -> list[GodName]:
    """The gods that nobody has."""
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
    """An ankh power in one word, where there is no room for more."""
    return phrase(f"ankh.picture.power.{power}")


def monument_name(kind: str) -> Phrase:
    """An obelisk, a pyramid or a temple."""
    return phrase(f"ankh.monument.{kind}")


def text_of(thing: Phrase) -> Phrase:
    """What a card, a power, a guardian or a god does."""
    return phrase(f"{thing.key}.text")
