"""The devotion track (page 11): gains and losses, lowest first, and the immediate victory."""

from __future__ import annotations

from collections.abc import Iterable

from games.ankh.components import DEVOTION_WIN
from games.ankh.state import State
from games.ankh.words.names import Cause, causes
from games.core.phrase import Phrase, phrase, seat_name


class MatchDecided(Exception):
    """The match ends at once: a god reached the top of the track, or at most one god is left."""


def gain(state: State, god: str, *parts: Cause) -> None:
    """Gain devotion once for all parts; Generous adds one in the red part of the track.

    Raises :class:`MatchDecided` at the last space.
    """
    due = [part for part in parts if part.amount > 0]
    if not due:
        return
    if "generous" in state.gods[god].powers and state.in_red(god):
        due.append(Cause(1, phrase("ankh.cause.generous")))
    amount, before = sum(part.amount for part in due), state.gods[god].devotion
    shift(state, god, amount)
    gained = state.gods[god].devotion - before
    if gained == amount:
        state.tell("ankh.note.devotion", seat=seat_name(god), count=gained, causes=causes(due))
    else:
        # The track ends before everything is counted, so the shares would not add up.
        names = tuple(part.what for part in due)
        state.tell("ankh.note.devotion-top", seat=seat_name(god), count=gained, causes=names)
    if state.gods[god].devotion >= DEVOTION_WIN:
        state.winners = [god]
        raise MatchDecided


def lose(state: State, god: str, amount: int, cause: Phrase) -> None:
    """Lose devotion, down to the first space at most."""
    lost = min(amount, state.gods[god].devotion)
    if lost:
        shift(state, god, -lost)
        state.tell("ankh.note.devotion-lost", seat=seat_name(god), count=lost, cause=cause)


def shift(state: State, god: str, amount: int) -> None:
    """Move the token, onto the top of the tokens on its new space."""
    held = state.gods[god]
    held.devotion = min(DEVOTION_WIN, held.devotion + amount)
    state.arrivals += 1
    held.arrival = state.arrivals


def in_order(state: State, gods: Iterable[str]) -> list[str]:
    """The given gods from the least devotion to the most."""
    chosen = list(gods)
    return [god for god in state.ranked() if god in chosen]
