"""Finds the table that a person means, and decides who may see a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import discord

from bot.errors import Refusal
from bot.game_words import game_name
from bot.model.history import Played
from bot.model.table import Status, Table
from bot.ui.delivery.delivery_errors import CONNECTION_ERRORS
from bot.ui.dispatch.autocomplete import Pairs, matching
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.moderator_rights import moderates_server
from bot.ui.kit import names
from bot.ui.kit.persistent_items import is_number
from games.core.phrase import Phrase, phrase


async def here(ctx: Context) -> Table:
    """The table of this channel: the open one, else the last that was played."""
    table = await ctx.host.tables.in_channel(ctx.channel_id)
    if table is None:
        raise Refusal(phrase("bot.refused.no_table_here"))
    ctx.table = table
    return table


async def open_here(ctx: Context) -> Table:
    """The open table of this channel."""
    table = await here(ctx)
    if not table.is_open:
        raise Refusal(phrase("bot.refused.no_table_here"))
    return table


async def resolve(ctx: Context, number: str | None) -> Table:
    """The table with a typed number, or the one of this channel; refuses a hidden one."""
    if number is None:
        table = await ctx.host.tables.in_channel(ctx.channel_id)
        if table is None:
            raise Refusal(phrase("past.refused.no_match"))
        return _begun(ctx, table)
    typed = number.strip().removeprefix("#")
    if not is_number(typed):
        raise Refusal(phrase("past.refused.no_number"))
    return await by_number(ctx, int(typed))


async def by_number(ctx: Context, table_id: int) -> Table:
    """A table by its number; refuses a hidden one as if it did not exist."""
    return _begun(ctx, await seen(ctx, table_id))


async def seen(ctx: Context, table_id: int) -> Table:
    """The table of an item: one of this server, or one of the person's own.

    A table that they may not see is reported as missing.
    """
    table = await ctx.host.tables.get(table_id)
    if not await may_see(ctx, table):
        raise table_not_found(table_id)
    ctx.table = table
    return table


async def may_see(ctx: Context, table: Table) -> bool:
    """Whether a person may see a table: their own always.

    Other tables are visible to people who can read the channel now, and to moderators of the whole
    server.
    """
    guild, user = ctx.interaction.guild, ctx.interaction.user
    if table.claims(ctx.person.id):
        return True
    if guild is None or table.guild_id != guild.id or not isinstance(user, discord.Member):
        return False
    if may_look_into(ctx, table.channel_id):
        return True
    place = guild.get_channel_or_thread(table.channel_id)
    if isinstance(place, discord.abc.GuildChannel):
        return False
    try:
        # Archived threads are not in the bot's cache.
        place = place or await guild.fetch_channel(table.channel_id)
        if isinstance(place, discord.Thread) and place.is_private():
            await place.fetch_member(user.id)
    except (discord.HTTPException, discord.InvalidData, *CONNECTION_ERRORS):
        # Without proof that the person can read the channel, the table stays hidden.
        return False
    return place.permissions_for(user).view_channel


def table_not_found(table_id: int) -> Refusal:
    """The refusal for a hidden table: the same as for one that does not exist."""
    return Refusal(phrase("host.refused.no_table", table=table_id))


async def table_choices(ctx: Context, typed: str) -> Pairs:
    """Autocompletion of table numbers."""
    return await _table_choices(ctx, typed, over=False)


async def finished_table_choices(ctx: Context, typed: str) -> Pairs:
    """Autocompletion of the numbers of tables whose match has ended."""
    return await _table_choices(ctx, typed, over=True)


async def _table_choices(ctx: Context, typed: str, *, over: bool) -> Pairs:
    guild_id = ctx.interaction.guild_id
    if guild_id is None:
        return []
    found = await ctx.host.history.played_on(guild_id, over=over)
    say: Callable[[Phrase], str] = ctx.reader().label
    pairs = [
        (_named(table, say), str(table.id))
        for table in found
        if ctx.person.id in table.people or may_look_into(ctx, table.channel_id, table.parent_id)
    ]
    return matching(pairs, typed)


def own_seat_at(ctx: Context, table: Table, wanted: str | None = None) -> str | None:
    """The seat whose view a person has of a past match; None for the public view."""
    held = table.known_to(ctx.person.id)
    if wanted in held:
        return wanted
    return next((seat for seat in held if seat in table.awaited), held[0]) if held else None


def _begun(ctx: Context, table: Table) -> Table:
    if table.edition is None:
        raise Refusal(phrase("bot.refused.not_started"))
    ctx.table = table
    return table


STATUS_KEYS: Final[dict[Status, str]] = {
    "lobby": "bot.games.status.lobby",
    "running": "past.table.running",
    "frozen": "past.table.frozen",
    "over": "past.table.over",
    "cancelled": "past.table.cancelled",
}


def _named(table: Played, say: Callable[[Phrase], str]) -> str:
    former = say(phrase("privacy.former_player"))
    players = ", ".join(names.plain(name) if name else former for name in table.names)
    return say(
        phrase(
            "past.table",
            id=table.id,
            game=game_name(table.game),
            status=phrase(STATUS_KEYS[table.status]),
            players=players,
        )
    )


def may_look_into(ctx: Context, channel_id: int, parent_id: int | None = None) -> bool:
    """Whether the person can read the channel of a table on this server, or moderates all of it.

    Archived threads are not in the bot's cache; one that the bot has opened is as public as its
    ``parent_id``.

    The posts of a table are visible to people who can read its channel, and so is its history.
    Moderators of the server look after tables whose channel is hidden from them or deleted.
    """
    if channel_id == ctx.channel_id or moderates_server(ctx):
        return True
    guild, user = ctx.interaction.guild, ctx.interaction.user
    channel = guild.get_channel_or_thread(channel_id) if guild is not None else None
    if channel is None and guild is not None and parent_id is not None:
        channel = guild.get_channel(parent_id)
    if not isinstance(user, discord.Member):
        return False
    if isinstance(channel, discord.Thread):
        allowed = channel.permissions_for(user)
        return allowed.view_channel and (not channel.is_private() or allowed.manage_threads)
    return isinstance(channel, discord.abc.GuildChannel) and (
        channel.permissions_for(user).view_channel
    )
