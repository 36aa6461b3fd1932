"""A match to look back at, as a list of them names it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.table import Status


@dataclass(frozen=True, slots=True)
class Played:
    """A table whose match has begun, as a list of them names it."""

    id: int
    channel_id: int
    game: str
    status: Status
    people: tuple[int, ...]
    names: tuple[str, ...]
