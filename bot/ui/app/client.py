"""The Discord client: registers commands and persistent items, and starts the host."""

from __future__ import annotations

import asyncio
import importlib
import logging
import pkgutil
from functools import cache
from typing import Any

import discord
from discord import app_commands

import bot.ui
from bot.drawing.drawing_queue import default_process_count
from bot.host.host import Host
from bot.model.posts import Post, PostKind
from bot.model.server import Shards
from bot.model.slots import SlotLayout
from bot.settings import Settings
from bot.ui.app.command_sync import sync_commands
from bot.ui.app.commands import all_commands, all_context_menus
from bot.ui.app.emoji_upload import load_emoji
from bot.ui.app.prompt_responses import install_prompt_responses
from bot.ui.app.sender import DiscordPostSender
from bot.ui.app.slot import Slot
from bot.ui.dispatch.context import NO_MENTIONS, DispatcherClient, Interaction
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.dispatch.forms import receive_form
from bot.ui.kit.command_names import WordTranslator
from bot.ui.kit.persistent_items import PersistentItem
from bot.ui.kit.reader import Reader
from bot.ui.lobby import welcome
from bot.ui.lobby.looking_messenger import DiscordLookingMessenger
from bot.ui.lobby.place_keeper import DiscordPlaceKeeper
from bot.ui.play.turn_post import log_post_message
from bot.ui.server import audit
from bot.ui.server.joining import welcome_server
from bot.ui.server.lost_channels import LostChannelEvents
from bot.words import Words

log = logging.getLogger(__name__)

INTERACTIONS_TIMEOUT, EVENTS_TIMEOUT, STEPS_TIMEOUT = 12.0, 2.0, 8.0
"""How long a shutdown waits for interactions, for gateway events, and for background steps."""

CONNECT_SECONDS = 50.0
"""How long a shard may take to connect, waiting to identify included, before it reconnects."""

REPOST_SECONDS = 20.0
"""How long posting a lobby afresh waits for its delivery."""

Channel = discord.TextChannel | discord.Thread | discord.PartialMessageable


@cache
def register_actions() -> None:
    """Import all modules of the UI: actions and post builders register when imported."""
    for module in pkgutil.walk_packages(bot.ui.__path__, "bot.ui."):
        importlib.import_module(module.name)


class Tree(app_commands.CommandTree[DispatcherClient]):
    """The command tree; errors before a command starts go to the dispatcher as well."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Answer autocompletion only in the process that serves the shard."""
        typing = interaction.type is discord.InteractionType.autocomplete
        return not typing or self.client.dispatcher.serves(interaction)

    async def on_error(
        self,
        interaction: Interaction,
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        """Answer any error with a calm private message."""
        await self.client.dispatcher.handle_library_error(interaction, error)


class PantheonBot(DispatcherClient):
    """The Discord client of a host.

    It subscribes to server and channel events only. Names come with interactions, and no message
    is read.
    """

    def __init__(self, settings: Settings, host: Host, words: Words) -> None:
        # Without a token the bot plays on a simulated Discord, which wants the number of shards.
        alone = settings.discord_token is None
        shards: dict[str, Any] = {"shard_connect_timeout": CONNECT_SECONDS}
        if not settings.uses_slots:
            shards["shard_count"] = settings.shard_count or (1 if alone else None)
            shards["shard_ids"] = list(settings.shard_ids) if settings.shard_ids else None
        # The bot uses no voice, so the library's warning about it is irrelevant.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=NO_MENTIONS,
            max_messages=None,
            **shards,
        )
        self.host = host
        self._has_discord = not alone
        self._loading_emoji: asyncio.Task[None] | None = None
        processes = settings.drawing_processes
        self.dispatcher = Dispatcher(
            host,
            words,
            settings.language,
            drawing_processes=default_process_count() if processes is None else processes,
        )
        self.dispatcher.server_name = self._server_name
        self.sender = DiscordPostSender(self, self.dispatcher)
        self.lost_channel_events = LostChannelEvents(host.lost_channels, host.engine.serves)
        self.tree = Tree(self)
        layout = SlotLayout(settings.slots, settings.shard_count)
        self.slot = Slot(self, layout) if settings.uses_slots else None
        """Where processes divide the shards among themselves; else the settings say which."""

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in, wait for a slot where processes have slots, and serve until the client ends.

        Raises :class:`bot.ui.app.slot.SlotLost` where another process has taken the slot.
        """
        serving = super().start(token, reconnect=reconnect)
        await (serving if self.slot is None else self.slot.serve(serving))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord allows one more shard to identify."""
        if self.slot is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.slot.wait_to_identify(shard_id or 0)

    async def setup_hook(self) -> None:
        """Called once after login and before connecting; a spare process waits in it."""
        # Gateway events arrive only after this.
        install_prompt_responses()
        register_actions()
        self.add_dynamic_items(PersistentItem)
        for command in (*all_commands(), *all_context_menus()):
            self.tree.add_command(command)
        if len(self.dispatcher.words.languages) > 1:
            # Discord has 33 languages; asking for each term in each of them takes a while.
            await self.tree.set_translator(WordTranslator(self.dispatcher.words))
        if self.slot is not None:
            # Slots are claimed in a table; the rest begins when this process has one.
            await self.host.engine.database.migrate()
            await self.slot.claim()
        elif self.shard_ids is None or 0 in self.shard_ids:
            # Only one of several processes syncs the commands.
            await sync_commands(self.tree)
        self.dispatcher.pictures.drawing_queue.start()
        await self.host.start_up(self.sender)
        await self.host.start_reporting(audit.DiscordAuditPoster(self, self.dispatcher))
        await self.host.start_keeping_places(DiscordPlaceKeeper(self, self.dispatcher))
        await self.host.start_looking(DiscordLookingMessenger(self, self.dispatcher))
        if self._has_discord:
            first = self.shard_ids is None or 0 in self.shard_ids
            loading = load_emoji(self, upload=first)
            self._loading_emoji = asyncio.create_task(loading, name="loading emoji")
        if self.slot is not None:
            # A start may wait for hours; no unidentified connection stays open meanwhile.
            await self.slot.wait_for_sessions()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle submitted forms, also those opened before a restart; other interactions are
        ignored here."""
        await receive_form(interaction)

    async def on_ready(self) -> None:
        """Every server of this process is known."""
        if self.slot is None:
            await self.lost_channel_events.connected(self.guilds)

    async def on_shard_ready(self, shard_id: int) -> None:
        """All servers of a shard are known, after connecting or identifying again."""
        if self.slot is not None and shard_id in self.slot.serving:
            await self.report_guilds(shard_id)

    async def report_guilds(self, shard_id: int) -> None:
        """Report to the host which servers of a shard the bot is on."""
        present = [guild for guild in self.guilds if guild.shard_id == shard_id]
        await self.lost_channel_events.connected(
            present, Shards(self.shard_count or 1, (shard_id,))
        )

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a server."""
        await self.lost_channel_events.joined(guild)
        await welcome_server(self.dispatcher, guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back after an outage, or after it had removed the bot."""
        await self.lost_channel_events.joined(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server."""
        await self.lost_channel_events.removed(guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted, and its threads with it."""
        parent = discord.TextChannel | discord.ForumChannel
        threads = channel.threads if isinstance(channel, parent) else []
        gone = [channel.id, *(thread.id for thread in threads)]
        await self.lost_channel_events.deleted(channel.guild.id, gone)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted."""
        await self.lost_channel_events.deleted(payload.guild_id, [payload.thread_id])

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A channel's permissions may have changed."""
        if before.overwrites != after.overwrites:
            await self.lost_channel_events.permissions_changed(after.guild)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """The permissions of a role may have changed."""
        if before.permissions != after.permissions:
            await self.lost_channel_events.permissions_changed(after.guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """React to changes of the bot's own roles; other members are ignored."""
        if after == after.guild.me and before.roles != after.roles:
            await self.lost_channel_events.permissions_changed(after.guild)

    async def close(self) -> None:
        """Accept nothing new, finish what is running, then disconnect, within 25 seconds.

        The gateway stays open until the end, so that new interactions are answered with a notice.
        """
        if self._loading_emoji is not None:
            self._loading_emoji.cancel()
        await self.dispatcher.close(INTERACTIONS_TIMEOUT)
        await self.lost_channel_events.close(EVENTS_TIMEOUT)
        if self.slot is not None:
            await self.slot.close()
        await self.host.shut_down(STEPS_TIMEOUT)
        self.dispatcher.pictures.drawing_queue.close()
        await super().close()

    def _server_name(self, guild_id: int) -> str | None:
        guild = self.get_guild(guild_id)
        return guild.name if guild is not None else None

    async def post_welcome(self, channel: Channel) -> None:
        """Post the welcome in the operator's language."""
        language = self.dispatcher.words.choose(self.dispatcher.language)
        await welcome.post_welcome(self.dispatcher, channel, language)

    async def repost(self, channel: Channel) -> bool:
        """Post the open table of a channel afresh, without a ping; False where there is none."""
        table = await self.host.tables.in_channel(channel.id)
        if table is None or not table.is_open:
            return False
        if table.status == "lobby":
            await self.host.lobby.post_again(table.id)
            await self.host.wait_until_table_idle(table.id, REPOST_SECONDS)
            return True
        reader = Reader(self.dispatcher.words, self.dispatcher.words.choose(table.language), table)
        position = await self.host.play.position(table.id, None)
        kind: PostKind = "frozen" if table.status == "frozen" else "turn"
        post = Post(0, table, kind, position.entry, position.entry, False, "", position)
        builder = await log_post_message(post, reader, self.dispatcher.pictures)
        await channel.send(view=builder.view(), files=builder.files(), allowed_mentions=NO_MENTIONS)
        return True
