"""The devotion track (page 11): gains and losses, lowest first, and the immediate victory."""

from __future__ import annotations

from collections.abc import Iterable

from games.ankh.components import DEVOTION_WIN
from games.ankh.state import State
from games.core.phrase import seat_name


class Ascended(Exception):
    """A god has reached the top of the track: the match is over at once."""


def gain(state: State, god: str, amount: int) -> None:
    """One occasion of devotion; Generous adds one while the god is in the red part."""
    if amount <= 0:
        return
    if "generous" in state.gods[god].powers and state.in_red(god):
        amount += 1
    shift(state, god, amount)
    state.tell("ankh.note.devotion", seat=seat_name(god), count=amount)
    if state.gods[god].devotion >= DEVOTION_WIN:
        state.winners = [god]
        raise Ascended


def lose(state: State, god: str, amount: int) -> None:
    """Devotion lost, never below the first space."""
    lost = min(amount, state.gods[god].devotion)
    if lost:
        shift(state, god, -lost)
        state.tell("ankh.note.devotion-lost", seat=seat_name(god), count=lost)


def shift(state: State, god: str, amount: int) -> None:
    """Move the token; it comes to lie on top of those already there."""
    held = state.gods[god]
    held.devotion = min(DEVOTION_WIN, held.devotion + amount)
    state.arrivals += 1
    held.arrival = state.arrivals


def in_order(state: State, gods: Iterable[str]) -> list[str]:
    """Those gods from the least devotion to the most."""
    chosen = list(gods)
    return [god for god in state.ranked() if god in chosen]
