"""Which table somebody means, and the one door that decides who may see a table."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.errors import Refusal
from bot.face.delivery.delivery_errors import IN_DOUBT
from bot.face.desk.autocomplete import Pairs, narrowed
from bot.face.desk.visit import Visit
from bot.face.kit import names
from bot.face.kit.numbers import is_number
from bot.model.history import Played
from bot.model.table import Table
from games.core.phrase import Phrase, phrase


async def here(visit: Visit) -> Table:
    """The table of this channel: the open one, else the last that was played."""
    table = await visit.host.tables.in_channel(visit.channel_id)
    if table is None:
        raise Refusal(phrase("bot.refused.no_table_here"))
    visit.table = table
    return table


async def open_here(visit: Visit) -> Table:
    """The open table of this channel."""
    table = await here(visit)
    if not table.is_open:
        raise Refusal(phrase("bot.refused.no_table_here"))
    return table


async def meant(visit: Visit, number: str | None) -> Table:
    """The table of that number, or the one of this channel; refuses what they may not look at."""
    if number is None:
        table = await visit.host.tables.in_channel(visit.channel_id)
        if table is None:
            raise Refusal(phrase("past.refused.no_match"))
        return _begun(visit, table)
    typed = number.strip().removeprefix("#")
    if not is_number(typed):
        raise Refusal(phrase("past.refused.no_number"))
    return await by_number(visit, int(typed))


async def by_number(visit: Visit, table_id: int) -> Table:
    """A match by its number; one that they may not see is not there."""
    return _begun(visit, await seen(visit, table_id))


async def seen(visit: Visit, table_id: int) -> Table:
    """A table that a control names: of this server, or one of their own wherever they click.

    One that they may not see is not there.
    """
    table = await visit.host.tables.get(table_id)
    if not await may_see(visit, table):
        raise unseen(table_id)
    visit.table = table
    return table


async def may_see(visit: Visit, table: Table) -> bool:
    """Whether a table is there for somebody: their own always is, wherever they click.

    Another is for whoever can read its channel, as Discord says now: the table may have moved.
    """
    guild, user = visit.interaction.guild, visit.interaction.user
    if table.claims(visit.person.id):
        return True
    if guild is None or table.guild_id != guild.id or not isinstance(user, discord.Member):
        return False
    if _may_look_into(visit, table.channel_id):
        return True
    place = guild.get_channel_or_thread(table.channel_id)
    if isinstance(place, discord.abc.GuildChannel):
        return False
    try:
        # A thread that has gone to sleep is not among those the bot is told of.
        place = place or await guild.fetch_channel(table.channel_id)
        if isinstance(place, discord.Thread) and place.is_private():
            await place.fetch_member(user.id)
    except (discord.HTTPException, discord.InvalidData, *IN_DOUBT):
        # Whoever cannot be shown to see it does not see it.
        return False
    return place.permissions_for(user).view_channel


def unseen(table_id: int) -> Refusal:
    """What is said about a table that somebody may not see: the same as where there is none."""
    return Refusal(phrase("host.refused.no_table", table=table_id))


async def offered(visit: Visit, typed: str) -> Pairs:
    """The tables that a number may be completed to."""
    return await _offered(visit, typed, over=False)


async def offered_over(visit: Visit, typed: str) -> Pairs:
    """The same, of those whose match has ended."""
    return await _offered(visit, typed, over=True)


async def _offered(visit: Visit, typed: str, *, over: bool) -> Pairs:
    guild_id = visit.interaction.guild_id
    if guild_id is None:
        return []
    found = await visit.host.history.played_on(guild_id, over=over)
    say: Callable[[Phrase], str] = visit.reader().label
    pairs = [
        (_named(table, say), str(table.id))
        for table in found
        if visit.person.id in table.people or _may_look_into(visit, table.channel_id)
    ]
    return narrowed(pairs, typed)


def own_seat_at(visit: Visit, table: Table, wanted: str | None = None) -> str | None:
    """The seat whose eyes somebody looks back with: one of theirs, else the public's (None)."""
    held = table.known_to(visit.person.id)
    if wanted in held:
        return wanted
    return next((seat for seat in held if seat in table.awaited), held[0]) if held else None


def _begun(visit: Visit, table: Table) -> Table:
    if table.edition is None:
        raise Refusal(phrase("bot.refused.not_started"))
    visit.table = table
    return table


def _named(table: Played, say: Callable[[Phrase], str]) -> str:
    former = say(phrase("privacy.former_player"))
    players = ", ".join(names.plain(name) if name else former for name in table.names)
    return say(
        phrase(
            "past.table",
            id=table.id,
            game=phrase(f"{table.game}.name"),
            status=phrase(f"past.table.{table.status}"),
            players=players,
        )
    )


def _may_look_into(visit: Visit, channel_id: int) -> bool:
    """Whether they may read the channel of this server in which a table is played.

    What is said in a channel is for those who can read it, and so is what happened there.
    """
    if channel_id == visit.channel_id or visit.has_role(visit.server.moderator_role):
        return True
    guild, user = visit.interaction.guild, visit.interaction.user
    channel = guild.get_channel_or_thread(channel_id) if guild is not None else None
    if not isinstance(user, discord.Member):
        return False
    if isinstance(channel, discord.Thread):
        allowed = channel.permissions_for(user)
        return allowed.view_channel and (not channel.is_private() or allowed.manage_threads)
    return isinstance(channel, discord.abc.GuildChannel) and (
        channel.permissions_for(user).view_channel
    )
