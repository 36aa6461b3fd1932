"""Which seats a standing order answers for right now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.table_work import TableWork
from bot.storage.table import orders, tables
from bot.storage.table.orders import Left
from games.core.match import AnyMatch
from games.core.steps import Picks


def answer_by(match: AnyMatch, left: Left) -> Picks | None:
    """What the order answers to the question that waits for its seat, if it still applies."""
    offered, ask = match.game.orders, match.ask_for(left.seat)
    if offered is None or ask is None or ask.key not in offered.keys:
        return None
    view = match.view(left.seat)
    if offered.span(view) != left.span:
        return None
    return offered.answer(left.clauses, ask, view)


async def serving(connection: AsyncConnection, table_id: int, match: AnyMatch) -> tuple[str, ...]:
    """The awaited seats that an order answers for; orders that apply no longer are forgotten."""
    if match.game.orders is None:
        return ()
    served: list[str] = []
    for seat, left in (await orders.left_at(connection, table_id)).items():
        if answer_by(match, left) is not None:
            served.append(seat)
        elif _spent(match, left):
            await orders.revoke(connection, table_id, seat)
    return tuple(served)


async def reckon(work: TableWork) -> None:
    """Write down who is awaited now that orders, or those who sit there, have changed."""
    table, match = work.table, work.match
    served = await serving(work.connection, table.id, match)
    awaited = tuple(seat for seat in match.awaited if seat not in served)
    values: Mapping[str, object] = {
        "awaited": list(awaited),
        "awaits_computer": bool(served) or any(table.computer_of(seat) for seat in awaited),
    }
    await tables.change_table(work.connection, table.id, values)
    work.table = replace(table, awaited=awaited)


def _spent(match: AnyMatch, left: Left) -> bool:
    """Whether an order has come to its end: its span is over, or it knows no answer."""
    offered, ask = match.game.orders, match.ask_for(left.seat)
    if offered is None or offered.span(match.view(left.seat)) != left.span:
        return True
    return ask is not None and ask.key in offered.keys
