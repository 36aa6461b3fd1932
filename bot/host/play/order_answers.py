"""Finds the standing orders in force, their answers, and the seats they answer for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.table_work import TableWork
from bot.model.table import Table
from bot.storage.play import orders
from bot.storage.play.orders import StoredOrder
from bot.storage.table import tables
from games.core.match import AnyMatch
from games.core.orders import Order
from games.core.steps import Picks


def clauses_in_force(match: AnyMatch, left: StoredOrder) -> Order:
    """The clauses of an order that hold now.

    They end with their span, and where a question comes that the order should answer but cannot;
    those that outlast the span hold until they are withdrawn.
    """
    offered = match.game.orders
    if offered is None:
        return ()
    view = match.view(left.seat)
    lasting = tuple(clause for clause in left.clauses if offered.outlast(clause))
    if offered.span(view) != left.span:
        return lasting
    ask = match.ask_for(left.seat)
    ends = ask is not None and offered.ends_with(ask)
    if ends and _answer(match, left.seat, left.clauses) is None:
        return lasting
    return left.clauses


def order_answer(match: AnyMatch, left: StoredOrder) -> Picks | None:
    """The order's answer to the question that waits for its seat, if it still applies."""
    return _answer(match, left.seat, clauses_in_force(match, left))


def _answer(match: AnyMatch, seat: str, clauses: Order) -> Picks | None:
    offered, ask = match.game.orders, match.ask_for(seat)
    if offered is None or ask is None or ask.key not in offered.keys or not clauses:
        return None
    return offered.answer(clauses, ask, match.view(seat))


def clauses_for_question(match: AnyMatch, seat: str, clauses: Iterable[str]) -> Order:
    """The clauses that would answer the question that waits for the seat."""
    return tuple(clause for clause in clauses if _answer(match, seat, (clause,)) is not None)


async def seats_answered_by_orders(
    connection: AsyncConnection, table_id: int, match: AnyMatch
) -> tuple[str, ...]:
    """The awaited seats that an order answers for; expired clauses are deleted."""
    if match.game.orders is None:
        return ()
    served: list[str] = []
    for seat, left in (await orders.orders_at(connection, table_id)).items():
        if order_answer(match, left) is not None:
            served.append(seat)
        kept = clauses_in_force(match, left)
        if not kept:
            await orders.revoke(connection, table_id, seat)
        elif kept != left.clauses:
            await orders.leave(connection, table_id, replace(left, clauses=kept))
    return tuple(served)


def orders_wait(table: Table, match: AnyMatch, served: Collection[str]) -> bool:
    """Whether orders hold their answers back: others still have to answer the same sealed question.

    An order that answered at once would show: its seat would not be awaited before the others have
    chosen. ``served`` are the seats that orders answer for.
    """
    return match.sealed and any(
        seat not in served and table.computer_of(seat) is None for seat in match.awaited
    )


def awaited_seats(
    table: Table, match: AnyMatch, served: Collection[str]
) -> tuple[tuple[str, ...], bool]:
    """The seats that a table waits for, and whether a computer or an order has to answer now."""
    waiting = orders_wait(table, match, served)
    awaited = tuple(seat for seat in match.awaited if waiting or seat not in served)
    computers = any(table.computer_of(seat) is not None for seat in awaited)
    return awaited, computers or (bool(served) and not waiting)


async def update_awaited(work: TableWork) -> None:
    """Store who is awaited after a change of orders or of members."""
    table, match = work.table, work.match
    served = await seats_answered_by_orders(work.connection, table.id, match)
    awaited, awaits_computer = awaited_seats(table, match, served)
    values: Mapping[str, object] = {"awaited": list(awaited), "awaits_computer": awaits_computer}
    await tables.change_table(work.connection, table.id, values)
    work.table = replace(table, awaited=awaited)


async def order_of(
    connection: AsyncConnection, table: Table, match: AnyMatch, seat: str
) -> tuple[str, ...]:
    """The clauses of the seat's standing order that is in force, if there is one."""
    if match.game.orders is None or table.status != "running":
        return ()
    left = (await orders.orders_at(connection, table.id)).get(seat)
    return clauses_in_force(match, left) if left is not None else ()
