"""The tables of a server, and which of them a moderator means."""

from __future__ import annotations

from bot.errors import Refusal
from bot.face.desk import moderator_rights
from bot.face.desk.autocomplete import Pairs, narrowed
from bot.face.desk.moderator_rights import moderates
from bot.face.desk.visit import Visit
from bot.face.kit import names
from bot.face.kit.controls import Code
from bot.face.kit.numbers import is_number
from bot.face.wording.campaign_words import table_name
from bot.host.moderation.moderation import Moderator
from bot.host.moderation.table_list import ListedTable, Search
from bot.model.table import Table
from games.core.phrase import phrase


async def chosen(visit: Visit, typed: str | None) -> tuple[Table, Moderator]:
    """The table that a moderator means, by its number or the one of this channel.

    Refuses whoever does not moderate it.
    """
    if typed is None or not typed.strip():
        here = await visit.host.tables.in_channel(visit.channel_id)
        if here is None:
            raise Refusal(phrase("admin.refused.no_table_here"))
        table = here
    else:
        number = typed.strip().lstrip("#")
        if not is_number(number):
            raise Refusal(phrase("admin.refused.no_number"))
        table = await visit.host.tables.get(int(number))
    moderator = moderator_rights.require(visit, table)
    visit.table = table
    return table, moderator


async def meant(visit: Visit, code: Code) -> tuple[Table, Moderator]:
    """The table of a control, for a moderator of it as things are now."""
    table = await visit.host.tables.get(code.table)
    moderator = moderator_rights.require(visit, table)
    visit.table = table
    return table, moderator


async def suggested(visit: Visit, typed: str) -> Pairs:
    """The tables that a moderator may mean: open ones first."""
    found: list[Table] = []
    for status in ("open", "over"):
        search = Search(status)
        found += [item.table for item in await moderated(visit, search)]
    return narrowed(((title(visit, table), str(table.id)) for table in found), typed)


def title(visit: Visit, table: Table) -> str:
    reader, guild = visit.reader(table), visit.interaction.guild
    place = guild.get_channel_or_thread(table.channel_id) if guild is not None else None
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


async def moderated(visit: Visit, search: Search) -> list[ListedTable]:
    """What was searched for, as far as this person moderates it."""
    guild_id = visit.interaction.guild_id
    if guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    found = await visit.host.table_list.tables(guild_id, search)
    mine = [item for item in found if moderates(visit, item.table)]
    if not mine and not moderator_rights.moderates_here(visit):
        raise Refusal(phrase("admin.refused.not_moderator"))
    return mine
