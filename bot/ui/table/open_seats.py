"""Lists open seats on a server, and lets a newcomer take one."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import Refusal
from bot.model.table import Member, Table
from bot.ui.campaign.campaign_status import campaign_at, show_campaign_status
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.table_links import link
from bot.ui.kit.limits import page_of
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, button, read_page, require_number
from bot.ui.kit.reader import Reader
from bot.ui.play.panel import show_current_panel
from bot.ui.wording.campaign_words import table_name
from bot.ui.wording.seat_titles import place_title
from games.core.phrase import phrase

_SEATS_PER_PAGE = 5


async def show_seats(ctx: Context, page: int = 0) -> None:
    """``/table seats``: the open seats on this server that the person may see."""
    guild_id = ctx.interaction.guild_id
    if guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    found = [
        (table, member)
        for table in await ctx.host.seats.open_seats(guild_id)
        if await table_lookup.may_see(ctx, table)
        for member in table.open_places
    ]
    reader, builder = ctx.reader(), MessageBuilder()
    if not found:
        await ctx.show(builder.text(reader.say("seats.list_none")))
        return
    count = sum(len(table.seats_at(member.order)) for table, member in found)
    builder.text(reader.say("seats.list_title", count=count))
    shown, page, pages = page_of(found, page, _SEATS_PER_PAGE)
    for number, (table, member) in enumerate(shown, page * _SEATS_PER_PAGE + 1):
        builder.text(await _described(ctx, number, table, member), limit=700)
        custom_id = CustomId.of("take-over", table.id, 0, member.order)
        label = reader.say("seats.list_take", number=number)
        builder.buttons([button(custom_id, label, discord.ButtonStyle.success)])
    if pages > 1:
        back, on = (CustomId.of("seats-page", 0, 0, max(page + step, 0), step) for step in (-1, 1))
        builder.buttons(
            [button(back, "◀", disabled=page == 0), button(on, "▶", disabled=page == pages - 1)]
        )
    await ctx.show(builder)


async def _described(ctx: Context, number: int, table: Table, member: Member) -> str:
    reader = ctx.reader(table)
    headline = phrase("campaign.between")
    position = None
    if not table.interlude:
        position = await ctx.host.play.position(table.id, None)
        headline = position.game.headline(position.view)
    said = reader.say(
        "seats.list_seat",
        number=number,
        game=table_name(table),
        id=table.id,
        link=link(table),
        headline=headline,
        seats=place_title(table.seats_at(member.order), reader, position),
        others=_others(table, member, reader),
    )
    if any(seat in table.unheld for seat in table.seats_at(member.order)):
        said += "\n" + reader.say("seats.list_waits")
    return said


@action("seats-page", "panel")
async def turn(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show another page of the list."""
    number = custom_id.parts[0]
    await show_seats(ctx, read_page(number))


@action("take-over", "private")
async def ask_to_take(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Ask for confirmation before a person takes a seat."""
    table, member = await _open_place(ctx, custom_id)
    reader = ctx.reader(table)
    position = await ctx.host.play.board(table.id)
    said = reader.say(
        "seats.take_ask",
        game=table_name(table),
        seats=place_title(table.seats_at(member.order), reader, position),
    )
    builder = MessageBuilder().text(said, limit=800)
    if others := _others(table, member, reader):
        builder.text(reader.say("seats.take_with", others=others), limit=600)
    yes = CustomId.of("take-seat", table.id, 0, member.order)
    builder.buttons(
        [
            button(yes, reader.say("seats.take_yes"), discord.ButtonStyle.success),
            button(CustomId("take-not", table.id), reader.say("seats.take_no")),
        ]
    )
    await ctx.show(builder)


@action("take-not", "panel")
async def leave_it(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Cancel."""
    await ctx.show(MessageBuilder().text(ctx.reader().say("seats.take_not")))


@action("take-seat", "panel")
async def take(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Take the seat and show its panel."""
    table, member = await _open_place(ctx, custom_id)
    left = await ctx.host.seats.left_open(table.id, ctx.person.id)
    table = await ctx.host.seats.take_over(table.id, member.order, ctx.person)
    if table.interlude:
        await show_campaign_status(ctx, await campaign_at(ctx, table))
        return
    own = left is not None and left.order == member.order
    await show_current_panel(
        ctx, table.id, notice=phrase("seats.returned" if own else "seats.taken")
    )


async def _open_place(ctx: Context, custom_id: CustomId) -> tuple[Table, Member]:
    """The place that an item offers, if the person may still take it."""
    place = require_number(custom_id.parts[0])
    table = await table_lookup.seen(ctx, custom_id.table)
    if table.status not in ("running", "frozen") and not table.interlude:
        raise Refusal(phrase("host.refused.not_running"))
    member = table.at_place(place)
    if member is None or not member.vacant:
        raise Refusal(phrase("host.refused.not_vacant"))
    if table.member_of(ctx.person.id) is not None:
        raise Refusal(phrase("host.refused.already_seated"))
    return table, member


def _others(table: Table, member: Member, reader: Reader) -> str:
    """The names of the other players; open seats are counted at the end."""
    others = [m for m in table.members if m.order != member.order]
    named = [reader.member(m) for m in others if not m.vacant]
    if vacant := len(others) - len(named):
        named.append(reader.say("seats.others_open", count=vacant))
    return reader.join(named)
