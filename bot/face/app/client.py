"""The bot: connects to Discord, registers its commands and controls, and starts the host."""

from __future__ import annotations

import importlib
import logging
import pkgutil
from typing import Any

import discord
from discord import app_commands

import bot.face
from bot.drawing.studio import usual_processes
from bot.face.app.commands import all_commands
from bot.face.app.courier import DiscordCourier
from bot.face.app.lost_channels import LostChannelEvents
from bot.face.app.prompt_answers import answer_promptly
from bot.face.app.shard_sharing import ShardSharing
from bot.face.campaign.invitation import invitation_sheet
from bot.face.desk.desk import Desk
from bot.face.desk.forms import receive
from bot.face.desk.visit import NOBODY, DeskClient, Interaction
from bot.face.kit.command_names import WordTranslator
from bot.face.kit.controls import Control
from bot.face.kit.reader import Reader
from bot.face.lobby import welcome
from bot.face.lobby.lobby import post_lobby
from bot.face.moderators import audit
from bot.face.play.turn_post import post_sheet
from bot.host.host import Host
from bot.model.posts import Post, PostKind
from bot.model.server import Shards
from bot.settings import Settings
from bot.words import Words

log = logging.getLogger(__name__)

VISITS_SECONDS, EVENTS_SECONDS, STEPS_SECONDS = 12.0, 2.0, 8.0
"""How long leaving waits for people being attended to, then for what Discord has told of places,
and then for computers and posts."""

Channel = discord.TextChannel | discord.Thread | discord.PartialMessageable


def learn_verbs() -> None:
    """Import all of the face: controls act through verbs and notices through makers of sheets,
    and either exists once its module has been imported.
    """
    for module in pkgutil.walk_packages(bot.face.__path__, "bot.face."):
        importlib.import_module(module.name)


class Tree(app_commands.CommandTree[DeskClient]):
    """The commands; what goes wrong before one of them begins ends at the desk as well."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """What somebody types is for whoever serves the shard; the desk sees to all the rest."""
        typing = interaction.type is discord.InteractionType.autocomplete
        serves = self.client.desk.host.engine.serves
        return not typing or serves(interaction.guild_id or 0)

    async def on_error(
        self,
        interaction: Interaction,
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        """Answer calmly, whatever it was."""
        await self.client.desk.failed_before(interaction, error)


class PantheonBot(DeskClient):
    """The Discord face of a host.

    It needs to know of servers and channels only: names come with what people do, and no message
    is ever read.
    """

    def __init__(self, settings: Settings, host: Host, words: Words) -> None:
        # Without a token the bot plays on a simulated Discord, which wants the number of shards.
        alone = settings.discord_token is None
        shards: dict[str, Any] = {
            "shard_count": settings.shard_count or (1 if alone else None),
            "shard_ids": list(settings.shard_ids) if settings.shard_ids else None,
        }
        # Nobody misses what voice would need: the bot does not speak.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=NOBODY,
            max_messages=None,
            **shards,
        )
        self.host = host
        processes = settings.drawing_processes
        self.desk = Desk(
            host,
            words,
            settings.language,
            drawing_processes=usual_processes() if processes is None else processes,
        )
        self.desk.server_name = self._server_name
        self.courier = DiscordCourier(self, self.desk)
        self.watch = LostChannelEvents(host.lost_channels, host.engine.serves)
        self.tree = Tree(self)
        self.sharing = ShardSharing(self, settings.shard_count) if settings.shares_shards else None
        """Where processes divide the shards among themselves; else the settings say which."""

    async def launch_shards(self) -> None:
        """Connect: to the shards of the settings, or to those that this process gets a lease on."""
        if self.sharing is None:
            await super().launch_shards()
        else:
            await self.sharing.start()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord allows one more shard to identify."""
        if self.sharing is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.sharing.wait_to_identify(shard_id or 0)

    async def setup_hook(self) -> None:
        """Called once, when logged in and not yet connected."""
        # Whatever listens to the gateway is begun after this, and answers as it is told here.
        answer_promptly()
        learn_verbs()
        self.add_dynamic_items(Control)
        for command in all_commands():
            self.tree.add_command(command)
        await self.tree.set_translator(WordTranslator(self.desk.words))
        if self.sharing is None and (self.shard_ids is None or 0 in self.shard_ids):
            # Of several processes one tells Discord about the commands.
            await self.tree.sync()
        self.desk.pictures.studio.start()
        await self.host.start_up(self.courier)
        await self.host.start_reporting(audit.DiscordAuditPoster(self, self.desk))

    async def on_interaction(self, interaction: Interaction) -> None:
        """Forms come back here, from before a restart too; all else has its own way."""
        await receive(interaction)

    async def on_ready(self) -> None:
        """Every server of this process is known."""
        if self.sharing is None:
            await self.watch.connected(self.guilds)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Every server of one shard is known; shards that are shared come one by one."""
        # Where it is another process's by now, its servers have been forgotten here.
        if self.sharing is not None and shard_id in self.sharing.serving:
            await self.call_roll(shard_id)

    async def call_roll(self, shard_id: int) -> None:
        """Tell the host which servers of a shard the bot is on."""
        present = [guild for guild in self.guilds if guild.shard_id == shard_id]
        await self.watch.connected(present, Shards(self.shard_count or 1, (shard_id,)))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a server."""
        await self.watch.joined(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back after an outage, or after it had removed the bot."""
        await self.watch.joined(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server."""
        await self.watch.removed(guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted, and its threads with it."""
        threads = channel.threads if isinstance(channel, discord.TextChannel) else []
        gone = [channel.id, *(thread.id for thread in threads)]
        await self.watch.deleted(channel.guild.id, gone)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted."""
        await self.watch.deleted(payload.guild_id, [payload.thread_id])

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A channel's permissions may have changed."""
        if before.overwrites != after.overwrites:
            await self.watch.permissions_changed(after.guild)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role may do something else than before."""
        if before.permissions != after.permissions:
            await self.watch.permissions_changed(after.guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Discord tells of the bot's own roles without being asked; others are not ours."""
        if after == after.guild.me and before.roles != after.roles:
            await self.watch.permissions_changed(after.guild)

    async def close(self) -> None:
        """Begin nothing new, finish what is under way, then leave; it takes no longer than 25 s.

        Until the end the gateway stays open, so that whoever comes now is told to wait a moment.
        """
        await self.desk.close(VISITS_SECONDS)
        await self.watch.close(EVENTS_SECONDS)
        if self.sharing is not None:
            await self.sharing.close()
        await self.host.shut_down(STEPS_SECONDS)
        self.desk.pictures.studio.close()
        await super().close()

    def _server_name(self, guild_id: int) -> str | None:
        guild = self.get_guild(guild_id)
        return guild.name if guild is not None else None

    async def post_welcome(self, channel: Channel) -> None:
        """Post the invitation to play against computer players."""
        reader = Reader(self.desk.words, self.desk.words.choose(self.desk.language))
        await channel.send(view=welcome.welcome_sheet(reader).view(), allowed_mentions=NOBODY)

    async def repost(self, channel: Channel) -> bool:
        """Post the open table of a channel afresh, without a ping; False where there is none."""
        table = await self.host.tables.in_channel(channel.id)
        if table is None or not table.is_open:
            return False
        reader = Reader(self.desk.words, self.desk.words.choose(table.language), table)
        if table.interlude and table.campaign_id is not None:
            campaign = await self.host.campaigns.get(table.campaign_id)
            view = invitation_sheet(campaign, table, reader).view()
            sent = await channel.send(view=view, allowed_mentions=NOBODY)
            await self.host.lobby.set_message(table.id, sent.id)
            return True
        if table.status == "lobby":
            message_id = await post_lobby(self, channel, table, reader)
            await self.host.lobby.set_message(table.id, message_id)
            return True
        position = await self.host.play.position(table.id, None)
        kind: PostKind = "frozen" if table.status == "frozen" else "turn"
        post = Post(0, table, kind, position.entry, position.entry, False, "", position)
        sheet = await post_sheet(post, reader, self.desk.pictures)
        await channel.send(view=sheet.view(), files=sheet.files(), allowed_mentions=NOBODY)
        return True
