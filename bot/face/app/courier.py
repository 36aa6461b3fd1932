"""Carries the host's posts into Discord channels."""

from __future__ import annotations

import logging

import discord

from bot.errors import Later, ServedElsewhere, Undeliverable
from bot.face.delivery.delivery_errors import (
    ARCHIVED,
    IN_DOUBT,
    PATIENCE,
    UNKNOWN_MESSAGE,
    delivery_error,
)
from bot.face.delivery.own_messages import codes_in, own_messages
from bot.face.desk import bot_permissions
from bot.face.desk.desk import Desk
from bot.face.desk.posts import marker, sheet_for
from bot.face.desk.visit import NOBODY
from bot.face.kit.controls import Code
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.model.posts import Post

log = logging.getLogger(__name__)


class DiscordCourier:
    """The :class:`bot.host.posts.courier.Courier` of the Discord face."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        self._client = client
        self._desk = desk

    async def deliver(self, post: Post) -> int:
        """Post it; Discord drops a second one with the same nonce."""
        table = post.table
        reader = Reader(
            self._desk.words, self._desk.words.choose(post.language, table.language), table
        )
        sheet = await sheet_for(post, self._desk, reader)
        if not self._desk.host.engine.serves(table.guild_id):
            # Pictures take their time, and a process that was stopped meanwhile does not know it.
            raise ServedElsewhere
        try:
            channel = await self._channel(post)
            if post.amends is not None:
                amended = await self._amend(channel, post.amends, sheet)
                if post.kind == "awaited":
                    self._desk.open_panels.renew(table.id)
                return amended
            if post.unless is not None and await self._stands(post.unless, channel):
                return post.unless
            message = await channel.send(
                view=sheet.view(),
                files=sheet.files(),
                nonce=post.nonce,
                allowed_mentions=_mentions(post),
            )
        except discord.RateLimited as limited:
            raise Later(limited.retry_after, uncertain=False) from limited
        except discord.HTTPException as error:
            raise self._refused(error, post) from error
        except IN_DOUBT as error:
            raise Later(PATIENCE) from error
        self._desk.open_panels.renew(table.id)
        return message.id

    async def _amend(
        self, channel: discord.PartialMessageable | discord.DMChannel, message_id: int, sheet: Sheet
    ) -> int:
        """Put something else into a message; if it was deleted, nobody misses it.

        In a thread that has gone to sleep nothing can be edited. That holds up no other post: a
        new message wakes the thread, and what the edit would have said is in it or in the log.
        """
        message = channel.get_partial_message(message_id)
        try:
            await message.edit(
                view=sheet.view(), attachments=sheet.files(), allowed_mentions=NOBODY
            )
        except discord.NotFound:
            log.debug("message %s is gone", message_id)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            log.debug("message %s is in a thread that sleeps", message_id)
        return message_id

    async def _stands(
        self, message_id: int, channel: discord.PartialMessageable | discord.DMChannel
    ) -> bool:
        """Whether nobody has deleted a message."""
        try:
            await channel.fetch_message(message_id)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def find(self, post: Post) -> int | None:
        """Look through the bot's messages since the post was owed for the one that carries it."""
        try:
            channel = await self._channel(post)
            async for message in own_messages(self._client, channel, post.owed_since):
                if any(self._carries(code, post) for code in codes_in(message)):
                    return message.id
        except discord.HTTPException as error:
            raise self._refused(error, post) from error
        except IN_DOUBT as error:
            raise Later(PATIENCE) from error
        return None

    async def _channel(self, post: Post) -> discord.PartialMessageable | discord.DMChannel:
        if post.person_id is not None:
            return await self._client.create_dm(discord.Object(post.person_id))
        table = post.table
        return self._client.get_partial_messageable(
            post.channel_id or table.channel_id, guild_id=table.guild_id
        )

    @staticmethod
    def _carries(code: Code, post: Post) -> bool:
        return code.table == post.table.id and marker(code) == post.id

    def _refused(self, error: discord.HTTPException, post: Post) -> Later | Undeliverable:
        """Discord's refusal in the host's words, with what is missing in the channel."""
        if error.status in (401, 403, 404):
            return Undeliverable(self._why(error, post))
        refusal = delivery_error(error)
        if isinstance(refusal, Undeliverable):
            # Whatever is wrong with this very message will be wrong with it next time, too.
            log.error("table %s: post %s was refused: %s", post.table.id, post.id, error)
        return refusal

    def _why(self, error: discord.HTTPException, post: Post) -> str:
        channel = self._client.get_channel(post.channel_id or post.table.channel_id)
        if isinstance(channel, discord.TextChannel | discord.Thread):
            allowed = channel.permissions_for(channel.guild.me)
            lacking = bot_permissions.missing(allowed, thread=isinstance(channel, discord.Thread))
            if lacking:
                return "missing permissions: " + ", ".join(lacking)
        return str(error)


def _mentions(post: Post) -> discord.AllowedMentions:
    """Nobody but those whom the post is for, and they only when the host asks for it."""
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(person) for person in post.mentioned],
    )
