"""Finds the table of a server that a moderator means."""

from __future__ import annotations

import discord

from bot.errors import Refusal
from bot.host.moderation.moderation import Moderator
from bot.host.moderation.table_list import ListedTable, Search
from bot.model.table import Table
from bot.ui.dispatch import moderator_rights
from bot.ui.dispatch.autocomplete import Pairs
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.moderator_rights import moderates
from bot.ui.kit import limits, names
from bot.ui.kit.numbers import is_number
from bot.ui.kit.persistent_items import CustomId
from bot.ui.kit.reader import Reader
from bot.ui.wording.campaign_words import table_name
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

    The table with a typed number comes before all others. Titles are made until there are as many
    as Discord shows.
    """
    guild_id = ctx.interaction.guild_id
    if guild_id is None:
        return []
    found: dict[str, str] = {}
    number = typed.strip().lstrip("#")
    if is_number(number):
        item = await ctx.host.table_list.one(guild_id, int(number))
        if item is not None and moderates(ctx, item.table):
            found[str(item.table.id)] = title(ctx, item.table)
    wanted, reader = typed.strip().casefold(), ctx.reader()
    async for table in ctx.host.table_list.newest(guild_id):
        if wanted in _searchable(ctx, table, reader) and moderates(ctx, table):
            found.setdefault(str(table.id), title(ctx, table))
        if len(found) >= limits.MENU_OPTIONS:
            break
    return [(name, value) for value, name in found.items()]


def _searchable(ctx: Context, table: Table, reader: Reader) -> str:
    """What a moderator may type of a table's title; much cheaper than the title itself."""
    place = _place(ctx, table)
    game = reader.text(table_name(table))
    people = (member.name for member in table.members)
    return "\n".join((f"#{table.id}", game, place.name if place else "", *people)).casefold()


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


async def moderated(ctx: Context, search: Search) -> list[ListedTable]:
    """The tables found by a search that this person moderates."""
    guild_id = ctx.interaction.guild_id
    if guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    found = await ctx.host.table_list.tables(guild_id, search)
    mine = [item for item in found if moderates(ctx, item.table)]
    if not mine and not moderator_rights.moderates_here(ctx):
        raise Refusal(phrase("admin.refused.not_moderator"))
    return mine
