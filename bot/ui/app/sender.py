"""Sends the host's posts to Discord channels."""

from __future__ import annotations

import logging

import discord

from bot.errors import MessageGone, RetryLater, ServedElsewhere, Undeliverable
from bot.model.posts import Post
from bot.ui.delivery.delivery_errors import (
    CONNECTION_ERRORS,
    RETRY_AFTER_SECONDS,
    THREAD_ARCHIVED,
    UNKNOWN_MESSAGE,
    delivery_error,
)
from bot.ui.delivery.own_messages import custom_ids_in, own_messages
from bot.ui.delivery.retry import UncertainOutcome, retry
from bot.ui.dispatch import bot_permissions
from bot.ui.dispatch.context import NO_MENTIONS
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.dispatch.post_messages import build_post_message, carries
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.reader import Reader

log = logging.getLogger(__name__)


class DiscordPostSender:
    """The :class:`bot.host.posts.sender.PostSender` that posts to Discord."""

    def __init__(self, client: discord.Client, dispatcher: Dispatcher) -> None:
        self._client = client
        self._dispatcher = dispatcher

    async def deliver(self, post: Post) -> int:
        """Post it; Discord drops a second one with the same nonce."""
        table = post.table
        reader = Reader(
            self._dispatcher.words,
            self._dispatcher.words.choose(post.language, table.language),
            table,
        )
        builder = await build_post_message(post, self._dispatcher, reader)
        if not self._dispatcher.host.engine.serves(table.guild_id):
            # Pictures take their time, and a process that was stopped meanwhile does not know it.
            raise ServedElsewhere
        try:
            channel = await self._channel(post)
            if post.amends is not None:
                amended = await self._amend(channel, post.amends, builder, post)
                if post.kind == "awaited":
                    self._dispatcher.open_panels.refresh(table.id)
                return amended
            if post.unless is not None and await self._message_exists(post.unless, channel):
                return post.unless
            message = await channel.send(
                view=builder.view(),
                files=builder.files(),
                nonce=post.nonce,
                silent=not calls_somebody(post),
                allowed_mentions=_mentions(post),
            )
        except discord.RateLimited as limited:
            raise RetryLater(limited.retry_after, uncertain=False) from limited
        except discord.HTTPException as error:
            raise self._refused(error, post) from error
        except UncertainOutcome as error:
            log.warning(
                "message %s of table %s may not be up to date: %s", post.amends, table.id, error
            )
            raise RetryLater(RETRY_AFTER_SECONDS) from error
        except CONNECTION_ERRORS as error:
            raise RetryLater(RETRY_AFTER_SECONDS) from error
        self._dispatcher.open_panels.refresh(table.id)
        return message.id

    async def _amend(
        self,
        channel: discord.PartialMessageable | discord.DMChannel,
        message_id: int,
        builder: MessageBuilder,
        post: Post,
    ) -> int:
        """Edit a message; ignore a deleted one.

        A deleted lobby message raises :class:`MessageGone` instead.

        Messages in an archived thread cannot be edited. A lobby's thread is woken for it: no post
        may follow for days. Any other edit is skipped: the next post wakes the thread and says the
        same.
        """
        message = channel.get_partial_message(message_id)

        async def edit() -> None:
            await message.edit(
                view=builder.view(), attachments=builder.files(), allowed_mentions=NO_MENTIONS
            )

        try:
            try:
                await retry(edit)
            except discord.HTTPException as error:
                if error.code != THREAD_ARCHIVED or not post.table.gathering:
                    raise
                await self._wake(channel.id)
                await retry(edit)
        except discord.NotFound as error:
            log.debug("message %s is gone", message_id)
            if post.kind == "lobby" and error.code == UNKNOWN_MESSAGE:
                raise MessageGone from error
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
            log.debug("message %s is in a thread that sleeps", message_id)
        return message_id

    async def _wake(self, channel_id: int) -> None:
        """Wake an archived thread."""
        thread = await self._client.fetch_channel(channel_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    async def _message_exists(
        self, message_id: int, channel: discord.PartialMessageable | discord.DMChannel
    ) -> bool:
        """Whether a message still exists."""
        try:
            await channel.fetch_message(message_id)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def find(self, post: Post) -> int | None:
        """Search the bot's messages since the post was owed for the one with its id."""
        try:
            channel = await self._channel(post)
            async for message in own_messages(self._client, channel, post.owed_since):
                if any(carries(custom_id, post) for custom_id in custom_ids_in(message)):
                    return message.id
        except discord.HTTPException as error:
            raise self._refused(error, post) from error
        except CONNECTION_ERRORS as error:
            raise RetryLater(RETRY_AFTER_SECONDS) from error
        return None

    async def _channel(self, post: Post) -> discord.PartialMessageable | discord.DMChannel:
        if post.person_id is not None:
            return await self._client.create_dm(discord.Object(post.person_id))
        table = post.table
        return self._client.get_partial_messageable(
            post.channel_id or table.channel_id, guild_id=table.guild_id
        )

    def _refused(self, error: discord.HTTPException, post: Post) -> RetryLater | Undeliverable:
        """Discord's refusal in the host's words, with what is missing in the channel."""
        if error.status in (401, 403, 404):
            return Undeliverable(self._why(error, post), forbidden=error.status == 403)
        refusal = delivery_error(error)
        if isinstance(refusal, Undeliverable):
            # The message itself is wrong, so a retry would fail again.
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


def calls_somebody(post: Post) -> bool:
    """Whether a post is for somebody: it mentions people, or is a direct message they asked for."""
    return bool(post.mentioned) or post.person_id is not None


def _mentions(post: Post) -> discord.AllowedMentions:
    """Allow mentions of the people whom the host wants mentioned, and of no others."""
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(person) for person in post.mentioned],
    )
