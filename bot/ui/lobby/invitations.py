"""Invites a person to a table that has not begun, by a right click on them."""

from __future__ import annotations

import discord

from bot.errors import Refusal
from bot.game_words import game_name
from bot.model.table import Table
from bot.ui.dispatch.commands import person_menu
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.names import inline
from bot.ui.kit.persistent_items import CustomId, button
from bot.ui.kit.reader import Reader
from bot.ui.lobby.lobby import BUTTON_KEYS
from games.core import game as registry
from games.core.phrase import phrase

Invited = discord.Member | discord.User


@person_menu("menu.invite", "invite")
async def invite(ctx: Context, person: Invited) -> None:
    """Post an invitation for one person in the table's channel; they are called once for it."""
    table = await _gathering_table(ctx)
    _require_can_come(ctx, table, person)
    sent = ctx.dispatcher.invited
    if (table.id, person.id) in sent:
        raise Refusal(phrase("bot.invite.again", name=inline(person.display_name)))
    # Remembered before it is sent, so that two clicks at a time call nobody twice.
    sent[table.id, person.id] = True
    try:
        await _post(ctx, table, person)
    except discord.Forbidden:
        raise Refusal(phrase("bot.refused.forbidden")) from None
    name = inline(person.display_name)
    await ctx.tell(phrase("bot.invite.done", name=name, id=table.id), table)


async def _gathering_table(ctx: Context) -> Table:
    """The person's table in this channel, else their newest one on this server, with a free seat.

    Refuses where there is none.
    """
    here = await ctx.host.tables.in_channel(ctx.channel_id)
    page = await ctx.host.digests.page(ctx.person.id)
    own = sorted(page.tables, key=lambda table: (here is None or table.id != here.id, -table.id))
    found = [
        table
        for table in own
        if table.gathering
        and table.guild_id == ctx.interaction.guild_id
        and table.member_of(ctx.person.id) is not None
    ]
    if not found:
        raise Refusal(phrase("bot.invite.no_table"))
    table = found[0]
    if len(table.members) >= max(registry.find(table.game, table.edition).people):
        raise Refusal(phrase("bot.invite.full"))
    return table


def _require_can_come(ctx: Context, table: Table, person: Invited) -> None:
    """Refuse to invite bots, members of the table, and people who cannot see its channel."""
    name = inline(person.display_name)
    if person.bot:
        raise Refusal(phrase("bot.invite.computer"))
    if table.member_of(person.id) is not None:
        raise Refusal(phrase("bot.invite.there", name=name))
    guild = ctx.interaction.guild
    place = guild.get_channel_or_thread(table.channel_id) if guild is not None else None
    if place is None or not isinstance(person, discord.Member):
        raise Refusal(phrase("bot.invite.unseen", name=name))
    if not place.permissions_for(person).view_channel:
        raise Refusal(phrase("bot.invite.unseen", name=name))


async def _post(ctx: Context, table: Table, person: Invited) -> None:
    words = ctx.dispatcher.words
    reader = Reader(words, words.choose(table.language), table)
    said = reader.say(
        "bot.invite",
        by=reader.mention(ctx.person.id),
        person=reader.mention(person.id),
        id=table.id,
        game=game_name(table.game),
    )
    join = button(
        CustomId("join", table.id), reader.say(BUTTON_KEYS["join"]), discord.ButtonStyle.success
    )
    channel = ctx.interaction.client.get_partial_messageable(
        table.channel_id, guild_id=table.guild_id
    )
    await channel.send(
        view=MessageBuilder().text(said).buttons([join]).view(),
        allowed_mentions=discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(person.id)]
        ),
    )
