"""Standing orders: putting one together clause by clause, leaving it and taking it back.

An order that is being put together lives in its controls alone: nothing holds until it is left.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import discord

from bot.errors import Refusal
from bot.face.desk import which_table
from bot.face.desk.commands import command
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import GONE, Code, Item, button, menu, only
from bot.face.kit.limits import MENU_OPTIONS
from bot.face.kit.numbers import is_number
from bot.face.kit.sheet import Sheet
from bot.face.play.panel import look, own_seat
from bot.model.match import OrderSheet
from games.core.phrase import phrase, seat_name

_LISTED = 10


@verb("order", "panel")
async def open_order(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Show what has been ordered, and what could be."""
    sheet = await _sheet(visit, code)
    # While an order is put together, no question may take its place on the panel.
    visit.desk.open_panels.rest(code.table, visit.person.id)
    await _show(visit, code, sheet, sheet.order)


@verb("order-group", "panel")
async def choose_group(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """A group was chosen: which of its clauses? The only one there is needs no question."""
    sheet = await _sheet(visit, code)
    draft, group = _draft(sheet, code), only(values)
    clauses = sheet.clauses.get(group, ())
    if len(clauses) == 1:
        await _show(visit, code, sheet, _with(sheet, draft, group, clauses[0]))
    else:
        await _show(visit, code, sheet, draft, group)


@verb("order-add", "panel")
async def add_clause(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """A clause was chosen: it comes last, and replaces another one of its group."""
    sheet = await _sheet(visit, code)
    clause = only(values)
    group = next((name for name, kept in sheet.clauses.items() if clause in kept), None)
    if group is None:
        raise Refusal(GONE)
    await _show(visit, code, sheet, _with(sheet, _draft(sheet, code), group, clause))


@verb("order-clear", "panel")
async def clear_order(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Take the order back."""
    seat = await _seat(visit, code)
    sheet = await visit.host.orders.leave(code.table, visit.person.id, seat, ())
    await _show(visit, code, sheet, ())


@verb("order-leave", "panel")
async def leave_order(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """From now on the order answers."""
    seat = await _seat(visit, code)
    draft = _draft(await _sheet(visit, code), code)
    await visit.host.orders.leave(code.table, visit.person.id, seat, draft)
    await look(visit, code.table, seat, notice=phrase("bot.order.left"))
    # Where the order answers at once, that may have happened while the panel was being drawn.
    visit.desk.open_panels.renew(code.table)


@verb("order-revoke", "panel")
async def revoke_order(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Take an order back from the list."""
    seat = await _seat(visit, code)
    await visit.host.orders.leave(code.table, visit.person.id, seat, ())
    await show_orders(visit)


async def show_orders(visit: Visit) -> None:
    """All standing orders of a person: those at the table of this channel first."""
    found = await visit.host.orders.of_person(visit.person.id)
    here = visit.channel_id
    found.sort(key=lambda order: order.table.channel_id != here)
    visit.table = None
    reader = visit.reader()
    sheet = Sheet()
    sheet.text(reader.say("bot.orders.title"), limit=300)
    if not found:
        sheet.text(reader.say("bot.orders.none"), limit=400)
    row = []
    for number, order in enumerate(found[:_LISTED], 1):
        sheet.text(_listed(number, order, visit), limit=500)
        code = Code.of("order-revoke", order.table.id, order.table.entry_count, order.seat)
        row.append(button(code, reader.say("bot.orders.revoke", number=number), emoji="🗑️"))
    if len(found) > _LISTED:
        sheet.text(reader.say("bot.orders.more", count=len(found) - _LISTED))
    await visit.show(sheet.buttons(row))


def _listed(number: int, order: OrderSheet, visit: Visit) -> str:
    """One order with where it holds; its table's players are called by their names there."""
    reader, offered = visit.reader(order.table), order.game.orders
    assert offered is not None
    wishes = [reader.text(offered.label(order.view, clause)) for clause in order.order]
    return reader.say(
        "bot.orders.line",
        number=number,
        game=phrase(f"{order.table.game}.name"),
        place=f"<#{order.table.channel_id}>",
        seat=seat_name(order.seat),
        wishes=reader.ranked(wishes),
    )


@command("orders", "orders", anywhere=True)
async def orders_command(visit: Visit) -> None:
    """See and take back your standing orders."""
    await show_orders(visit)


async def _seat(visit: Visit, code: Code) -> str:
    table = await which_table.seen(visit, code.table)
    return own_seat(visit, table, code.expect(1)[0])


async def _sheet(visit: Visit, code: Code) -> OrderSheet:
    seat = await _seat(visit, code)
    sheet = await visit.host.orders.sheet(code.table, visit.person.id, seat)
    if sheet.span is None:
        raise Refusal(phrase("host.refused.no_orders"))
    return sheet


def _with(sheet: OrderSheet, draft: Sequence[str], group: str, clause: str) -> tuple[str, ...]:
    return (*(kept for kept in draft if kept not in sheet.clauses[group]), clause)


def _all_clauses(sheet: OrderSheet) -> list[str]:
    return [clause for group in sheet.clauses.values() for clause in group]


def _mark(clauses: Sequence[str]) -> str:
    """Tells one list of clauses from another: places in it mean nothing in the next round's."""
    return f"{zlib.crc32(' '.join(clauses).encode()):08x}"


def _draft(sheet: OrderSheet, code: Code) -> tuple[str, ...]:
    """The clauses that a control carries, by their places in the whole list."""
    places, made_for = code.expect(3)[1:3]
    known = _all_clauses(sheet)
    if made_for != _mark(known):
        raise Refusal(GONE)
    numbers = [int(place) for place in places.split(".") if is_number(place)]
    return tuple(known[number] for number in numbers if number < len(known))


async def _show(
    visit: Visit,
    code: Code,
    order: OrderSheet,
    draft: Sequence[str],
    group: str | None = None,
) -> None:
    reader = visit.reader(order.table)
    offered = order.game.orders
    assert offered is not None
    known = _all_clauses(order)
    places = ".".join(str(known.index(clause)) for clause in draft if clause in known)

    def control(verb_name: str) -> Code:
        return Code.of(verb_name, order.table.id, code.entry, order.seat, places, _mark(known))

    sheet = Sheet()
    sheet.text(reader.say("bot.order.title", seat=seat_name(order.seat)), limit=300)
    sheet.text(reader.text(phrase(f"{offered.key}.help")), limit=900)
    lines = [
        f"{number}. {reader.text(offered.label(order.view, clause))}"
        for number, clause in enumerate(draft, 1)
    ]
    sheet.text("\n".join(lines) or reader.say("bot.order.empty"), limit=1500)
    if group is not None and group in order.clauses:
        items = [
            Item(clause, reader.label(offered.label(order.view, clause)))
            for clause in order.clauses[group][:MENU_OPTIONS]
        ]
        sheet.menu(menu(control("order-add"), items, reader.say("bot.order.clause")))
    groups = [
        Item(name, reader.label(offered.group_label(order.view, name)), chosen=name == group)
        for name in list(order.clauses)[:MENU_OPTIONS]
    ]
    sheet.menu(menu(control("order-group"), groups, reader.say("bot.order.group")))
    row = []
    if draft and tuple(draft) != order.order:
        leave = reader.say("bot.order.leave")
        row.append(button(control("order-leave"), leave, discord.ButtonStyle.success))
    if order.order or draft:
        row.append(button(control("order-clear"), reader.say("bot.order.clear")))
    back = Code.of("panel", order.table.id, code.entry, order.seat)
    row.append(button(back, reader.say("bot.order.back")))
    sheet.buttons(row)
    await visit.show(sheet)
