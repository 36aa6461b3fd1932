"""Tells people of proposals by direct message, and opens the places of accepted tables."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.errors import Undeliverable
from bot.game_words import game_name
from bot.model.looking import Proposal
from bot.model.people import Person, Preferences
from bot.model.places import NewPlace
from bot.ui.delivery.delivery_errors import CONNECTION_ERRORS, delivery_errors
from bot.ui.dispatch import bot_permissions
from bot.ui.dispatch.context import NO_MENTIONS
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.kit import names
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.reader import Reader
from bot.ui.lobby import places
from bot.ui.lobby.looking import proposal_buttons, proposal_words
from bot.ui.lobby.place_names import place_name, server_reader
from games.core import game as registry


class DiscordLookingMessenger:
    """The :class:`bot.host.lobby.looking.LookingMessenger` of Discord."""

    def __init__(self, client: discord.Client, dispatcher: Dispatcher) -> None:
        self._client = client
        self._dispatcher = dispatcher

    async def inform(self, proposal: Proposal, person: Preferences, names_: list[str]) -> None:
        """Send the direct message; Discord drops a second one with the same nonce."""
        words = self._dispatcher.words
        reader = Reader(words, words.choose(person.language, self._dispatcher.language))
        builder = MessageBuilder()
        guild = self._client.get_guild(proposal.guild_id)
        server = names.inline(guild.name) if guild is not None else "–"
        if proposal.state == "telling":
            table = await self._dispatcher.host.tables.get(proposal.table_id or 0)
            channel = f"<#{table.channel_id}>"
            said = reader.say(
                "looking.opened", game=game_name(proposal.game), channel=channel, server=server
            )
            builder.text(said, limit=500)
        else:
            others = reader.join([names.inline(name) for name in names_])
            builder.text(reader.say("looking.on_server", server=server), limit=300)
            builder.text(proposal_words(proposal, reader, others), limit=900)
            builder.buttons(proposal_buttons(proposal, reader))
        with delivery_errors():
            channel_ = await self._client.create_dm(discord.Object(person.person_id))
            mark = "open" if proposal.state == "telling" else "look"
            await channel_.send(
                view=builder.view(),
                nonce=f"{mark}{proposal.id}-{person.person_id % 10**10}",
                allowed_mentions=NO_MENTIONS,
            )

    async def open_place(
        self, proposal: Proposal, creator: Person, forum: int | None, kind: str | None
    ) -> tuple[NewPlace, str]:
        """Open a forum post, else a thread in the channel of the search, else use the channel."""
        guild = self._client.get_guild(proposal.guild_id)
        if guild is None:
            raise Undeliverable("the server is gone")
        host = self._dispatcher.host
        server = await host.server_settings.get(guild.id)
        reader = server_reader(self._dispatcher, guild, server.language)
        parent: object = guild.get_channel(forum or 0) if kind == "forum" else None
        channel = guild.get_channel_or_thread(proposal.channel_id)
        if parent is None:
            parent = channel.parent if isinstance(channel, discord.Thread) else channel
        free = max(registry.find(proposal.game).people) - len(proposal.accepted)
        name = place_name(proposal.game, [names.plain(creator.name)], free, "looking", reader)
        with delivery_errors():
            may = isinstance(parent, places.Parent) and not places.lacking(parent)
            if isinstance(parent, places.Parent) and may and kind != "here":
                opened = await places.open_in(
                    self._dispatcher, parent, proposal.game, name, reader, ()
                )
                return opened.new_place, reader.language
        table = await host.tables.in_channel(proposal.channel_id)
        if table is not None and table.is_open:
            raise Undeliverable("the channel is taken")
        if isinstance(channel, discord.TextChannel | discord.Thread):
            allowed = channel.permissions_for(guild.me)
            thread = isinstance(channel, discord.Thread)
            if not bot_permissions.missing(allowed, thread=thread):
                return NewPlace(channel.id), reader.language
        raise Undeliverable("the bot may not post there")

    async def close_place(self, place: NewPlace) -> None:
        """Delete the thread, because no table was opened; a channel that was there stays."""
        if place.place is None:
            return
        with suppress(discord.HTTPException, *CONNECTION_ERRORS):
            thread = await self._client.fetch_channel(place.channel_id)
            if isinstance(thread, discord.Thread):
                await thread.delete()
