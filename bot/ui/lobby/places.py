"""Opens a thread or a forum post for a new table, or says why the table stays in the channel."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import discord
from discord.app_commands import Choice

from bot.errors import Refusal
from bot.host.lobby.places import name_hash
from bot.model.places import ASKED, PLACE_KINDS, NewPlace, Place, PlaceKind
from bot.ui.delivery.delivery_errors import CONNECTION_ERRORS
from bot.ui.dispatch import bot_permissions
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.dispatch.moderator_rights import moderates_here, role_ids
from bot.ui.kit import names
from bot.ui.kit.command_names import term
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.reader import Reader
from bot.ui.lobby.place_names import forum_tags, place_name, server_reader
from games.core import game as registry
from games.core.phrase import Phrase, phrase

log = logging.getLogger(__name__)

Parent = discord.TextChannel | discord.ForumChannel
"""Where threads and posts can be opened."""
AUTO_ARCHIVE_MINUTES: Final = 10080
_TOO_MANY_THREADS: Final = 160006
"""Discord's error code where a server has as many active threads as it may."""

PLACE_CHOICES: Final = [
    Choice(name=term("command.place.here"), value="here"),
    Choice(name=term("command.place.thread"), value="thread"),
    Choice(name=term("command.place.forum"), value="forum"),
]
PLACE_KEYS: Final[dict[PlaceKind, str]] = {
    "here": "place.here",
    "thread": "place.thread",
    "forum": "place.forum",
}
BUTTON_KEYS: Final[dict[PlaceKind, str]] = {
    "here": "place.button.here",
    "thread": "place.button.thread",
    "forum": "place.button.forum",
}


@dataclass(frozen=True, slots=True)
class OpenedPlace:
    """A thread or forum post for a table that is about to be opened.

    ``message_id`` is the first message of a forum post, which becomes the lobby's.
    """

    thread: discord.Thread
    place: Place
    message_id: int | None = None

    @property
    def new_place(self) -> NewPlace:
        """What the host needs to open the table there."""
        return NewPlace(self.thread.id, self.place, self.message_id)

    async def close(self) -> None:
        """Delete it, because no table was opened; where that is not allowed, archive it."""
        with suppress(discord.HTTPException, *CONNECTION_ERRORS):
            try:
                await self.thread.delete()
            except discord.Forbidden:
                await self.thread.edit(archived=True)


class NoPlace(Exception):
    """Why no thread or post can be opened; the table stays in the channel."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.key)
        self.why = why


def place_named(value: str | None) -> PlaceKind | None:
    """A kind of place by its name; None for any other text."""
    return next((kind for kind in PLACE_KINDS if kind == value), None)


def asks(ctx: Context, wanted: PlaceKind | None) -> bool:
    """Whether the server wants its people to be asked where the table is to be."""
    return wanted is None and ctx.server.place == ASKED


def chosen_place(ctx: Context, wanted: PlaceKind | None) -> PlaceKind:
    """Where the table is opened; refuses a place other than the server's, if that is fixed."""
    fixed = place_named(ctx.server.place)
    if fixed is None:
        return wanted or "here"
    if wanted not in (None, fixed):
        raise Refusal(phrase("place.refused.fixed", place=phrase(PLACE_KEYS[fixed])))
    return fixed


async def open_place(
    ctx: Context, kind: PlaceKind, game: str, reader: Reader, invited: Sequence[int]
) -> OpenedPlace | None:
    """Open the place of a new table; None where the table stays in this channel.

    Raises :class:`NoPlace` where it should not stay here, but has to. A person who may not open a
    table is refused before anything is opened.
    """
    parent = await _parent(ctx, kind)
    if parent is None:
        return None
    missing = lacking(parent)
    if missing:
        raise NoPlace(
            phrase(
                "place.missing",
                place=phrase(PLACE_KEYS[kind]),
                channel=parent.mention,
                permissions=bot_permissions.named(missing),
                count=len(missing),
            )
        )
    await ctx.host.places.require_may_open(
        parent.guild.id, ctx.person.id, moderator=moderates_here(ctx), roles=role_ids(ctx)
    )
    free = max(registry.find(game).people) - 1
    name = place_name(game, [names.plain(ctx.person.name)], free, "looking", reader)
    try:
        return await open_in(ctx.dispatcher, parent, game, name, reader, invited)
    except discord.HTTPException as error:
        log.info("no thread could be opened: %s", error)
        many = error.code == _TOO_MANY_THREADS
        raise NoPlace(phrase("place.too_many" if many else "place.failed")) from error
    except CONNECTION_ERRORS as error:
        raise NoPlace(phrase("place.failed")) from error


async def _parent(ctx: Context, kind: PlaceKind) -> Parent | None:
    """Where to open it: the server's forum, or the text channel; None: the table stays here.

    In a thread that has no open table a new table stays there.
    """
    guild = ctx.interaction.guild
    if kind == "here" or guild is None:
        return None
    here = guild.get_channel_or_thread(ctx.channel_id)
    if kind == "forum":
        forum = guild.get_channel(ctx.server.forum or 0)
        if not isinstance(forum, discord.ForumChannel):
            raise NoPlace(phrase("place.no_forum"))
        if not (isinstance(here, discord.Thread) and here.parent_id == forum.id):
            return forum
    if isinstance(here, discord.Thread):
        table = await ctx.host.tables.in_channel(here.id)
        if table is None or not table.is_open:
            return None
        here = here.parent
    if isinstance(here, Parent):
        return here
    raise NoPlace(phrase("place.no_threads"))


async def open_in(
    dispatcher: Dispatcher,
    parent: Parent,
    game: str,
    name: str,
    reader: Reader,
    invited: Sequence[int],
) -> OpenedPlace:
    """Open a forum post or a thread; raises what discord.py raises."""
    if isinstance(parent, discord.ForumChannel):
        return await _post(dispatcher, parent, game, name, reader, invited)
    return await _thread(parent, name)


def lacking(parent: Parent) -> list[str]:
    """The permissions that the bot lacks to open a place there, by Discord's names."""
    opening = (
        bot_permissions.SEND
        if isinstance(parent, discord.ForumChannel)
        else bot_permissions.CREATE_THREADS
    )
    allowed = parent.permissions_for(parent.guild.me)
    needed = (*bot_permissions.REQUIRED_EVERYWHERE, opening, bot_permissions.SEND_IN_THREADS)
    return [name for name in needed if not getattr(allowed, name)]


async def _thread(parent: discord.TextChannel, name: str) -> OpenedPlace:
    news = parent.is_news()
    kind = discord.ChannelType.news_thread if news else discord.ChannelType.public_thread
    thread = await parent.create_thread(
        name=name, type=kind, auto_archive_duration=AUTO_ARCHIVE_MINUTES
    )
    place = Place(thread.id, parent.guild.id, parent.id, False, name_hash(name), "looking")
    return OpenedPlace(thread, place)


async def _post(
    dispatcher: Dispatcher,
    forum: discord.ForumChannel,
    game: str,
    name: str,
    reader: Reader,
    invited: Sequence[int],
) -> OpenedPlace:
    """A forum post, whose first message calls the people who are invited."""
    server = await dispatcher.host.server_settings.get(forum.guild.id)
    shared = server_reader(dispatcher, forum.guild, server.language)
    tags = await forum_tags(dispatcher, forum, game, "looking", shared)
    builder = MessageBuilder().text(reader.say("place.opening"))
    if invited:
        people = reader.join([reader.mention(person) for person in invited])
        builder.text(reader.say("bot.lobby.invited", people=people), limit=400)
    created = await forum.create_thread(
        name=name,
        view=builder.view(),
        applied_tags=tags,
        auto_archive_duration=AUTO_ARCHIVE_MINUTES,
        allowed_mentions=discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(person) for person in invited]
        ),
    )
    place = Place(created.thread.id, forum.guild.id, forum.id, True, name_hash(name), "looking")
    return OpenedPlace(created.thread, place, created.message.id)
