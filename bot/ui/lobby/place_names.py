"""Words what the thread or forum post of a table shows: its name, and the tags of a forum."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import discord

from bot.game_words import game_name
from bot.model.places import PlaceState, state_of
from bot.model.table import Table
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.kit import limits
from bot.ui.kit.reader import Reader
from games.core import game as registry

log = logging.getLogger(__name__)

_MAX_NAME: Final = 100
_MAX_TAG: Final = 20
_MAX_TAGS: Final = 20
"""Discord's limits: characters of a thread's name and of a tag, and tags of a forum."""
NAME_KEYS: Final[dict[PlaceState, str]] = {
    "looking": "place.name.looking",
    "playing": "place.name.playing",
    "over": "place.name.over",
}
TAG_KEYS: Final[dict[PlaceState, str]] = {
    "looking": "place.tag.looking",
    "playing": "place.tag.playing",
    "over": "place.tag.over",
}


def name_of(table: Table, reader: Reader) -> str:
    """The name of a table's place: game, people, and whether there is room or it is over."""
    people = [reader.member_label(member) for member in table.members]
    most = max(registry.find(table.game, table.edition).people)
    return place_name(table.game, people, most - len(people), state_of(table), reader)


def place_name(
    game: str, people: Sequence[str], free: int, state: PlaceState, reader: Reader
) -> str:
    """The name of a place, within Discord's limit."""
    names = ", ".join(people)
    said = reader.say(NAME_KEYS[state], game=game_name(game), people=names, free=max(free, 0))
    return limits.cut(" ".join(said.split()), _MAX_NAME)


async def forum_tags(
    dispatcher: Dispatcher,
    forum: discord.ForumChannel,
    game: str,
    state: PlaceState,
    reader: Reader,
) -> list[discord.ForumTag]:
    """The tags for a table of a game in some state: those that there are, or can be made."""
    lock = dispatcher.forum_locks.get(forum.id)
    if lock is None:
        lock = dispatcher.forum_locks[forum.id] = asyncio.Lock()
    async with lock:
        wanted = (reader.text(game_name(game)), reader.say(TAG_KEYS[state]))
        found = [await _tag(forum, limits.cut(name, _MAX_TAG)) for name in wanted]
    return [tag for tag in found if tag is not None]


def server_reader(dispatcher: Dispatcher, guild: discord.Guild, language: str | None) -> Reader:
    """The reader of a server: in its chosen language, else the one it has on Discord."""
    words = dispatcher.words
    chosen = words.choose(language, guild.preferred_locale.value, dispatcher.language)
    return Reader(words, chosen)


async def _tag(forum: discord.ForumChannel, name: str) -> discord.ForumTag | None:
    """The tag of a forum with that name; made where there is none, if the bot may."""
    for tag in forum.available_tags:
        if tag.name.casefold() == name.casefold():
            return tag
    may = forum.permissions_for(forum.guild.me).manage_channels
    if not may or len(forum.available_tags) >= _MAX_TAGS:
        return None
    try:
        return await forum.create_tag(name=name)
    except discord.HTTPException as error:
        log.info("a tag could not be made: %s", error)
        return None


def own_tags(game: str, reader: Reader) -> set[str]:
    """The names, in lower case, of all tags that the bot gives a table of a game."""
    names = [reader.text(game_name(game)), *(reader.say(key) for key in TAG_KEYS.values())]
    return {limits.cut(name, _MAX_TAG).casefold() for name in names}
