"""Standing orders: composing one clause by clause, storing and withdrawing it.

An order being composed exists only in the custom_ids of its items; the host stores it when it is
finished.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import discord

from bot.errors import Refusal
from bot.game_words import orders_help
from bot.model.match import OrderChoices
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.limits import MENU_OPTIONS
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import (
    ITEM_GONE,
    CustomId,
    MenuOption,
    button,
    chosen_value,
    is_number,
    menu,
)
from bot.ui.play.panel import own_seat, show_current_panel
from games.core.phrase import phrase, seat_name


@action("order", "panel")
async def open_order(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the current order and the available clauses."""
    choices = await _choices(ctx, custom_id)
    # While an order is composed, a new question must not replace it on the panel.
    ctx.dispatcher.open_panels.pause_refresh(custom_id.table, ctx.person.id)
    await _show(ctx, custom_id, choices, choices.order)


@action("order-group", "panel")
async def choose_group(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the clauses of the chosen group; the only clause of a group is added at once."""
    choices = await _choices(ctx, custom_id)
    draft, group = _draft(choices, custom_id), chosen_value(values)
    clauses = choices.clauses.get(group, ())
    if len(clauses) == 1:
        await _show(ctx, custom_id, choices, _with(choices, draft, clauses[0]))
    else:
        await _show(ctx, custom_id, choices, draft, group)


@action("order-add", "panel")
async def add_clause(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Add the chosen clause at the end; it may replace another one of its group."""
    choices = await _choices(ctx, custom_id)
    clause = chosen_value(values)
    if clause not in _all_clauses(choices):
        raise Refusal(ITEM_GONE)
    await _show(ctx, custom_id, choices, _with(choices, _draft(choices, custom_id), clause))


@action("order-clear", "panel")
async def clear_order(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Withdraw the order."""
    seat = await _seat(ctx, custom_id)
    choices = await ctx.host.orders.leave(custom_id.table, ctx.person.id, seat, ())
    await _show(ctx, custom_id, choices, ())


@action("order-leave", "panel")
async def leave_order(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Store the order; it answers from now on."""
    seat = await _seat(ctx, custom_id)
    draft = _draft(await _choices(ctx, custom_id), custom_id)
    await ctx.host.orders.leave(custom_id.table, ctx.person.id, seat, draft)
    await show_current_panel(ctx, custom_id.table, seat, notice=phrase("bot.order.left"))
    # An order that answers at once may have done so while the panel was being drawn.
    ctx.dispatcher.open_panels.refresh(custom_id.table)


async def _seat(ctx: Context, custom_id: CustomId) -> str:
    table = await table_lookup.seen(ctx, custom_id.table)
    return own_seat(ctx, table, custom_id.expect(1)[0])


async def _choices(ctx: Context, custom_id: CustomId) -> OrderChoices:
    seat = await _seat(ctx, custom_id)
    choices = await ctx.host.orders.choices(custom_id.table, ctx.person.id, seat)
    if choices.span is None:
        raise Refusal(phrase("host.refused.no_orders"))
    return choices


def _with(choices: OrderChoices, draft: Sequence[str], clause: str) -> tuple[str, ...]:
    offered = choices.game.orders
    assert offered is not None
    return offered.with_clause(choices.clauses, tuple(draft), clause)


def _all_clauses(choices: OrderChoices) -> list[str]:
    return [clause for group in choices.clauses.values() for clause in group]


def _mark(clauses: Sequence[str]) -> str:
    """A fingerprint of the list of clauses: places in another round's list mean something else."""
    return f"{zlib.crc32(' '.join(clauses).encode()):08x}"


def _draft(choices: OrderChoices, custom_id: CustomId) -> tuple[str, ...]:
    """The clauses that an item carries, by their places in the whole list."""
    places, made_for = custom_id.expect(3)[1:3]
    known = _all_clauses(choices)
    if made_for != _mark(known):
        raise Refusal(ITEM_GONE)
    numbers = [int(place) for place in places.split(".") if is_number(place)]
    return tuple(known[number] for number in numbers if number < len(known))


async def _show(
    ctx: Context,
    custom_id: CustomId,
    order: OrderChoices,
    draft: Sequence[str],
    group: str | None = None,
) -> None:
    reader = ctx.reader(order.table)
    offered = order.game.orders
    assert offered is not None
    known = _all_clauses(order)
    places = ".".join(str(known.index(clause)) for clause in draft if clause in known)

    def item_id(action_name: str) -> CustomId:
        return CustomId.of(
            action_name, order.table.id, custom_id.entry, order.seat, places, _mark(known)
        )

    builder = MessageBuilder(game=order.table.game)
    builder.text(reader.say("bot.order.title", seat=seat_name(order.seat)), limit=300)
    builder.text(reader.text(orders_help(offered.key)), limit=900)
    lines = [
        f"{number}. {reader.text(offered.label(order.view, clause))}"
        for number, clause in enumerate(draft, 1)
    ]
    builder.text("\n".join(lines) or reader.say("bot.order.empty"), limit=1500)

    offers, prompt = order.clauses.get(group or "", ()), reader.say("bot.order.clause")
    if group is None and order.for_question:
        offers, prompt = order.for_question, reader.say("bot.order.question")
    elif group is None and not draft:
        # The commonest wishes stand first in every game: a click less for them.
        group, offers = next(iter(order.clauses.items()))
    if offers:
        items = [
            MenuOption(clause, reader.label(offered.label(order.view, clause)))
            for clause in offers[:MENU_OPTIONS]
        ]
        builder.menu(menu(item_id("order-add"), items, prompt))
    groups = [
        MenuOption(name, reader.label(offered.group_label(order.view, name)), chosen=name == group)
        for name in list(order.clauses)[:MENU_OPTIONS]
    ]
    builder.menu(menu(item_id("order-group"), groups, reader.say("bot.order.group")))
    row = []
    if draft and tuple(draft) != order.order:
        leave = reader.say("bot.order.leave")
        row.append(button(item_id("order-leave"), leave, discord.ButtonStyle.success))
    if order.order or draft:
        row.append(button(item_id("order-clear"), reader.say("bot.order.clear")))
    back = CustomId.of("panel", order.table.id, custom_id.entry, order.seat)
    row.append(button(back, reader.say("bot.order.back")))
    builder.buttons(row)
    await ctx.show(builder)
