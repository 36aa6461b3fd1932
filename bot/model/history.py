"""A match in a list of matches to look back at."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.table import Status


@dataclass(frozen=True, slots=True)
class Played:
    """A table whose match has begun, as an item of a list.

    ``parent_id`` is the channel of the thread, where the bot has opened one for it.
    """

    id: int
    channel_id: int
    game: str
    status: Status
    people: tuple[int, ...]
    names: tuple[str, ...]
    parent_id: int | None = None
