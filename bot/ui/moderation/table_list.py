"""Finds the table of a server that a moderator means."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import discord

from bot.errors import Refusal
from bot.host.moderation.moderation import Moderator
from bot.host.moderation.table_list import Search, TablePage
from bot.model.table import Table
from bot.model.table_row import TableTitle
from bot.ui.dispatch import moderator_rights
from bot.ui.dispatch.autocomplete import Pairs
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.moderator_rights import moderates
from bot.ui.kit import limits, names
from bot.ui.kit.persistent_items import CustomId, is_number
from bot.ui.wording.campaign_words import campaign_table_name, table_name
from games.core.phrase import phrase


async def chosen(ctx: Context, typed: str | None) -> tuple[Table, Moderator]:
    """The table with a typed number, or the one of this channel.

    Refuses a person who does not moderate it.
    """
    if typed is None or not typed.strip():
        here = await ctx.host.tables.in_channel(ctx.channel_id)
        if here is None:
            raise Refusal(phrase("admin.refused.no_table_here"))
        table = here
    else:
        number = typed.strip().lstrip("#")
        if not is_number(number):
            raise Refusal(phrase("admin.refused.no_number"))
        table = await ctx.host.tables.get(int(number))
    moderator = moderator_rights.require(ctx, table)
    ctx.table = table
    return table, moderator


async def from_custom_id(ctx: Context, custom_id: CustomId) -> tuple[Table, Moderator]:
    """The table of an item; refuses a person who does not moderate it now."""
    table = await ctx.host.tables.get(custom_id.table)
    moderator = moderator_rights.require(ctx, table)
    ctx.table = table
    return table, moderator


async def suggested(ctx: Context, typed: str) -> Pairs:
    """The tables that a moderator may mean: open ones first, the newest first.

    The table with a typed number comes before all others. Only the tables that Discord shows are
    read whole.
    """
    guild_id = ctx.interaction.guild_id
    if guild_id is None:
        return []
    found: dict[int, None] = {}
    number = typed.strip().lstrip("#")
    if is_number(number):
        item = await ctx.host.table_list.one(guild_id, int(number))
        if item is not None and moderates(ctx, item.table):
            found[item.table.id] = None
    wanted, channel_ids = typed.strip().casefold(), moderator_rights.moderated_channels(ctx)
    listed = await ctx.host.table_list.titles(
        guild_id, channel_ids=channel_ids, limit=None if wanted else limits.MENU_OPTIONS
    )
    searchable = _searchable(ctx)
    found |= {table.id: None for table in listed if wanted in searchable(table)}
    shown = await ctx.host.table_list.by_ids([*found][: limits.MENU_OPTIONS])
    return [(title(ctx, table), str(table.id)) for table in shown]


def _searchable(ctx: Context) -> Callable[[TableTitle], str]:
    """What a moderator may type of a table's title; much cheaper than the title itself."""
    reader, guild = ctx.reader(), ctx.interaction.guild

    @cache
    def called(game: str, edition: int | None, scenario: int | None) -> str:
        return reader.text(campaign_table_name(game, edition, scenario))

    def text(table: TableTitle) -> str:
        place = guild.get_channel_or_thread(table.channel_id) if guild is not None else None
        game = called(table.game, table.edition, table.scenario)
        where = place.name if place else ""
        return f"#{table.id}\n{game}\n{where}\n{table.names}".casefold()

    return text


def title(ctx: Context, table: Table) -> str:
    reader, place = ctx.reader(table), _place(ctx, table)
    players = ", ".join(reader.member_label(member) for member in table.members)
    return reader.label(
        phrase(
            "admin.tables.title",
            id=table.id,
            game=table_name(table),
            place=names.plain(place.name) if place is not None else "?",
            players=players,
        )
    )


def _place(ctx: Context, table: Table) -> discord.abc.GuildChannel | discord.Thread | None:
    guild = ctx.interaction.guild
    return guild.get_channel_or_thread(table.channel_id) if guild is not None else None


async def moderated(ctx: Context, search: Search, page: int = 0) -> TablePage:
    """A page of the tables found by a search that this person moderates."""
    guild_id = ctx.interaction.guild_id
    if guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    channel_ids = moderator_rights.moderated_channels(ctx)
    found = await ctx.host.table_list.tables(guild_id, search, page, channel_ids=channel_ids)
    if not found.items and not moderator_rights.moderates_here(ctx):
        raise Refusal(phrase("admin.refused.not_moderator"))
    return found
