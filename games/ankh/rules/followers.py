"""Gains of followers."""

from __future__ import annotations

from games.ankh.state import State
from games.ankh.words.names import Cause, causes
from games.core.phrase import seat_name


def follow(state: State, god: str, *parts: Cause) -> None:
    """Gain followers for all parts; a note says so even if there are none."""
    due = [part for part in parts if part.amount] or list(parts[:1])
    count = sum(part.amount for part in due)
    state.gods[god].followers += count
    state.tell("ankh.note.followers", seat=seat_name(god), count=count, causes=causes(due))
