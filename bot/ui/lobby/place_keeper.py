"""Shows on Discord what the thread or forum post of a table has to show."""

from __future__ import annotations

from typing import Any

import discord

from bot.host.lobby.places import PlaceGone, name_hash
from bot.model.places import PlaceUpdate
from bot.ui.delivery.delivery_errors import UNKNOWN_CHANNEL, delivery_errors
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.kit.reader import Reader
from bot.ui.lobby.place_names import forum_tags, name_of, own_tags, server_reader

_MAX_APPLIED_TAGS = 5


class DiscordPlaceKeeper:
    """The :class:`bot.host.lobby.places.PlaceKeeper` of Discord."""

    def __init__(self, client: discord.Client, dispatcher: Dispatcher) -> None:
        self._client = client
        self._dispatcher = dispatcher

    async def update(self, update: PlaceUpdate) -> str | None:
        """Change name, tags and archiving where they differ; one edit, or two if it sleeps."""
        with delivery_errors():
            try:
                thread = await self._thread(update)
                if thread is None:
                    raise PlaceGone
                changes, given = await self._changes(thread, update)
                archive = update.archive and not update.place.archived
                if changes and thread.archived:
                    # A thread that sleeps takes no other change; it goes back to sleep afterwards.
                    changes["archived"] = False
                    archive = archive or update.archive
                if changes:
                    await thread.edit(**changes)
                if archive and not (thread.archived and not changes):
                    await thread.edit(archived=True)
            except discord.NotFound as error:
                if error.code == UNKNOWN_CHANNEL:
                    raise PlaceGone from error
                raise
        return given

    async def _thread(self, update: PlaceUpdate) -> discord.Thread | None:
        channel: object = self._client.get_channel(update.place.channel_id)
        # Archived threads are not in the bot's cache.
        channel = channel or await self._client.fetch_channel(update.place.channel_id)
        return channel if isinstance(channel, discord.Thread) else None

    async def _changes(
        self, thread: discord.Thread, update: PlaceUpdate
    ) -> tuple[dict[str, Any], str | None]:
        """What has to be changed, and the hash of the new name if that is part of it."""
        changes: dict[str, Any] = {}
        table, place = update.table, update.place
        if table is None:
            return changes, None
        words, given = self._dispatcher.words, None
        name = name_of(table, Reader(words, words.choose(table.language), table))
        renamed_by_people = place.name_hash != name_hash(thread.name)
        if update.rename and not renamed_by_people and name != thread.name:
            changes["name"], given = name, name_hash(name)
        forum = thread.parent
        if place.forum and isinstance(forum, discord.ForumChannel) and place.state != update.state:
            server = await self._dispatcher.host.server_settings.get(place.guild_id)
            reader = server_reader(self._dispatcher, forum.guild, server.language)
            wanted = await forum_tags(self._dispatcher, forum, table.game, update.state, reader)
            ours = own_tags(table.game, reader)
            # Tags that people have added stay.
            kept = [tag for tag in thread.applied_tags if tag.name.casefold() not in ours]
            tags = [*wanted, *kept][:_MAX_APPLIED_TAGS]
            if {tag.id for tag in tags} != {tag.id for tag in thread.applied_tags}:
                changes["applied_tags"] = tags
        return changes, given
