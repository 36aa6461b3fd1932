"""Chooses the computer player of each seat of a self-played match."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from pydantic import BaseModel

from games.core.game import AnyGame, Computer

MIXED = "mixed"
"""The cast in which every kind of computer player sits at one table."""


def seats_of(game: AnyGame, people: int, options: BaseModel) -> list[str]:
    """All seats in turn order: everybody's first, then everybody's second."""
    turns = zip_longest(*game.seating(people, options))
    return list(dict.fromkeys(seat for turn in turns for seat in turn if seat))


def players(
    game: AnyGame, seats: Sequence[str], cast: str, number: int = 0
) -> dict[str, Computer[Any]]:
    """Who plays for each seat; in a mixed cast the kinds take turns, and so do their seats."""
    kinds = game.computer_kinds if cast == MIXED else (cast,)
    return {
        seat: game.computer(kinds[(place + number) % len(kinds)])
        for place, seat in enumerate(seats)
    }


def casts(game: AnyGame) -> tuple[str, ...]:
    """Everybody who can play a game: each kind of computer player alone, and all of them."""
    kinds = game.computer_kinds
    return (*kinds, MIXED) if len(kinds) > 1 else kinds
