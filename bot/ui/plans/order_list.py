"""``/orders``: a person's standing orders and plans at all tables, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_words import game_name
from bot.model.match import OrderChoices
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, button
from bot.ui.play.panel import own_seat
from games.core.phrase import seat_name

_MAX_LISTED = 10
_MAX_PLANS = 5


@action("order-revoke", "panel")
async def revoke_order(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Withdraw an order from the list."""
    table = await table_lookup.seen(ctx, custom_id.table)
    seat = own_seat(ctx, table, custom_id.expect(1)[0])
    await ctx.host.orders.leave(custom_id.table, ctx.person.id, seat, ())
    await show_orders(ctx)


@action("plan-revoke", "panel")
async def revoke_plan(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Take a plan back from the list."""
    table = await table_lookup.seen(ctx, custom_id.table)
    seat = own_seat(ctx, table, custom_id.expect(1)[0])
    await ctx.host.plans.drop(table.id, ctx.person.id, seat)
    await show_orders(ctx)


async def show_orders(ctx: Context) -> None:
    """Show all standing orders and plans of a person, those of this channel's table first."""
    found = await ctx.host.orders.of_person(ctx.person.id)
    here = ctx.channel_id
    found.sort(key=lambda order: order.table.channel_id != here)
    ctx.table = None
    reader = ctx.reader()
    builder = MessageBuilder()
    builder.text(reader.say("bot.orders.title"), limit=300)
    plans = await ctx.host.plans.of_person(ctx.person.id)
    plans.sort(key=lambda planned: planned.table.channel_id != here)
    if not found and not plans:
        builder.text(reader.say("bot.orders.none"), limit=400)
    row = []
    for number, order in enumerate(found[:_MAX_LISTED], 1):
        builder.text(_listed(number, order, ctx), limit=500)
        custom_id = CustomId.of("order-revoke", order.table.id, order.table.entry_count, order.seat)
        row.append(button(custom_id, reader.say("bot.orders.revoke", number=number), emoji="🗑️"))
    if len(found) > _MAX_LISTED:
        builder.text(reader.say("bot.orders.more", count=len(found) - _MAX_LISTED))
    for number, planned in enumerate(plans[:_MAX_PLANS], 1):
        at = ctx.reader(planned.table)
        builder.text(
            at.say(
                "plans.line",
                number=number,
                game=game_name(planned.table.game),
                place=f"<#{planned.table.channel_id}>",
                seat=seat_name(planned.seat),
                count=len(planned.plan.branches),
            ),
            limit=500,
        )
        table = planned.table
        look = CustomId.of("plan-show", table.id, table.entry_count, planned.seat)
        row.append(button(look, reader.say("plans.look", number=number), emoji="🗺️"))
        drop = CustomId.of("plan-revoke", table.id, table.entry_count, planned.seat)
        row.append(button(drop, reader.say("plans.revoke", number=number), emoji="🗑️"))
    await ctx.show(builder.buttons(row))


def _listed(number: int, order: OrderChoices, ctx: Context) -> str:
    """A line about an order and its table, with the names of that table's players."""
    reader, offered = ctx.reader(order.table), order.game.orders
    assert offered is not None
    wishes = [reader.text(offered.label(order.view, clause)) for clause in order.order]
    return reader.say(
        "bot.orders.line",
        number=number,
        game=game_name(order.table.game),
        place=f"<#{order.table.channel_id}>",
        seat=seat_name(order.seat),
        wishes=reader.ranked(wishes),
    )


@command("orders", "orders", anywhere=True)
async def orders_command(ctx: Context) -> None:
    """See and take back your standing orders."""
    await show_orders(ctx)
