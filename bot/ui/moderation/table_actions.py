"""Moderators' actions on a whole table: pause, end, archive, move, set the clock."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.game_words import game_name
from bot.ui.delivery.delivery_errors import CONNECTION_ERRORS
from bot.ui.dispatch import bot_permissions, moderator_rights
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, button
from bot.ui.moderation.table_list import chosen, from_custom_id
from games.core.phrase import phrase

log = logging.getLogger(__name__)

Place = discord.TextChannel | discord.Thread
Named = app_commands.AppCommandChannel | app_commands.AppCommandThread


async def pause(ctx: Context, typed: str | None) -> None:
    """``/admin pause``."""
    table, by = await chosen(ctx, typed)
    await ctx.host.moderation.pause(by, table.id)
    await ctx.tell(phrase("admin.done.paused", id=table.id))


async def resume(ctx: Context, typed: str | None) -> None:
    """``/admin resume``."""
    table, by = await chosen(ctx, typed)
    await ctx.host.moderation.resume(by, table.id)
    await ctx.tell(phrase("admin.done.resumed", id=table.id))


async def remind(ctx: Context, typed: str | None) -> None:
    """Remind the people whom a table waits for."""
    table, by = await chosen(ctx, typed)
    await ctx.host.moderation.remind(by, table.id)
    await ctx.tell(phrase("admin.done.reminded", id=table.id))


async def archive(ctx: Context, typed: str | None, *, back: bool) -> None:
    """``/admin archive``."""
    table, by = await chosen(ctx, typed)
    await ctx.host.moderation.archive(by, table.id, hidden=not back)
    key = "admin.done.unarchived" if back else "admin.done.archived"
    await ctx.tell(phrase(key, id=table.id))


async def set_clock(ctx: Context, typed: str | None, preset: str | None) -> None:
    """``/admin clock``."""
    table, by = await chosen(ctx, typed)
    await ctx.host.moderation.set_clock(by, table.id, preset)
    await ctx.tell(phrase("admin.done.clock", id=table.id))


async def ask_to_end(ctx: Context, typed: str | None) -> None:
    """``/admin end``: ask for confirmation."""
    table, _ = await chosen(ctx, typed)
    if not table.is_open:
        raise Refusal(phrase("host.refused.closed"))
    reader = ctx.reader(table)
    builder = MessageBuilder().text(
        reader.say("admin.end.sure", id=table.id, game=game_name(table.game))
    )
    custom_id = CustomId("admin-end", table.id)
    builder.buttons([button(custom_id, reader.say("admin.end.button"), discord.ButtonStyle.danger)])
    await ctx.show(builder)


@action("admin-end", "panel")
async def end(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """End the table after confirmation."""
    table, by = await from_custom_id(ctx, custom_id)
    await ctx.host.moderation.end(by, table.id)
    await ctx.show(MessageBuilder().text(ctx.reader(table).say("admin.done.ended", id=table.id)))


async def move(ctx: Context, typed: str | None, to: Named | None) -> None:
    """``/admin move``: move a table to another channel or thread, or to this one."""
    table, by = await chosen(ctx, typed)
    place = await _place(ctx, to)
    _require_there(ctx, place)
    gone = await _gone(ctx, table.channel_id)
    await ctx.host.moderation.move(by, table.id, place.id, gone=gone)
    await ctx.tell(phrase("admin.done.moved", id=table.id, place=place.mention))


async def _place(ctx: Context, to: Named | None) -> Place:
    """Find a text channel or thread of this server, with its current state."""
    guild = ctx.interaction.guild
    wanted = to.id if to is not None else ctx.channel_id
    place: object = guild.get_channel_or_thread(wanted) if guild is not None else None
    if place is None and guild is not None:
        # Archived threads are not in the bot's cache.
        try:
            place = await guild.fetch_channel(wanted)
        except (discord.HTTPException, discord.InvalidData, *CONNECTION_ERRORS):
            log.info("channel %s cannot be seen", wanted)
    if not isinstance(place, Place) or place.guild.id != ctx.interaction.guild_id:
        raise Refusal(phrase("admin.refused.no_such_place"))
    return place


async def _gone(ctx: Context, channel_id: int) -> bool:
    """Whether a channel was deleted; one that the bot cannot see still exists."""
    guild = ctx.interaction.guild
    if guild is None or guild.get_channel_or_thread(channel_id) is not None:
        return False
    try:
        await guild.fetch_channel(channel_id)
    except discord.NotFound:
        return True
    except (discord.HTTPException, discord.InvalidData, *CONNECTION_ERRORS):
        log.info("channel %s cannot be seen", channel_id)
    return False


def _require_there(ctx: Context, place: Place) -> None:
    """Refuse a channel in which the bot or the moderator lacks permissions."""
    user = ctx.interaction.user
    if not moderator_rights.moderates_server(ctx):
        rules = isinstance(user, discord.Member) and place.permissions_for(user).manage_channels
        if not rules:
            raise Refusal(phrase("admin.refused.not_moderator_there"))
    allowed = place.permissions_for(place.guild.me)
    lacking = bot_permissions.missing(allowed, thread=isinstance(place, discord.Thread))
    if lacking:
        raise Refusal(
            phrase(
                "admin.refused.cannot_post",
                permissions=bot_permissions.named(lacking),
                count=len(lacking),
            )
        )
