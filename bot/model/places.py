"""Threads and forum posts that the bot opens for tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from bot.model.table import Table

PlaceKind = Literal["here", "thread", "forum"]
"""Where a table is opened: in the channel of the command, in a thread of its own, or in a post of
the server's forum."""
PLACE_KINDS: tuple[PlaceKind, ...] = get_args(PlaceKind)

ASKED: Final = "asked"
"""The setting of a server on which people are asked where each table is to be."""

PlaceState = Literal["looking", "playing", "over"]
"""What a place shows of its table, by its name and, in a forum, by a tag."""


@dataclass(frozen=True, slots=True)
class Place:
    """A thread or forum post of the bot.

    ``name_hash`` is that of the name the bot gave it last: one that people have renamed keeps their
    name. ``renamed`` is when that was, ``state`` what it shows, ``archived`` whether the bot has
    archived it. ``due`` is when it is brought up to date; None where it is.
    """

    channel_id: int
    guild_id: int
    parent_id: int
    forum: bool
    name_hash: str | None = None
    state: PlaceState | None = None
    renamed: float | None = None
    archived: bool = False
    due: float | None = None


@dataclass(frozen=True, slots=True)
class NewPlace:
    """The channel for a table that is about to be opened.

    ``place`` is the thread or forum post that was opened for it, None for a channel that was there;
    ``lobby_message_id`` the first message of a forum post, which becomes the lobby's.
    """

    channel_id: int
    place: Place | None = None
    lobby_message_id: int | None = None


@dataclass(frozen=True, slots=True)
class PlaceUpdate:
    """What a place has to show: its table, and whether its name may be changed now.

    ``table`` is None where the table was moved elsewhere.
    """

    place: Place
    table: Table | None
    state: PlaceState
    rename: bool
    archive: bool


def state_of(table: Table | None) -> PlaceState:
    """What a place shows of its table."""
    if table is None or not table.is_open:
        return "over"
    return "looking" if table.gathering else "playing"
