"""Rows of standing orders, one for each seat."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.table.tables import upsert
from games.core.orders import Order

_LEFT_AT = select(schema.orders).where(schema.orders.c.table_id == bindparam("table_id"))


@dataclass(frozen=True, slots=True)
class StoredOrder:
    """An order that a person has left for a seat."""

    seat: str
    person_id: int
    span: str
    clauses: Order


async def leave(connection: AsyncConnection, table_id: int, left: StoredOrder) -> None:
    """Store an order, replacing the previous one."""
    row = {
        "table_id": table_id,
        "seat": left.seat,
        "person_id": left.person_id,
        "span": left.span,
        "clauses": list(left.clauses),
    }
    await upsert(connection, schema.orders, ("table_id", "seat"), row)


async def orders_at(connection: AsyncConnection, table_id: int) -> dict[str, StoredOrder]:
    """The orders of a table by seat."""
    return {
        row.seat: StoredOrder(row.seat, row.person_id, row.span, tuple(row.clauses))
        for row in await connection.execute(_LEFT_AT, {"table_id": table_id})
    }


async def orders_of_person(
    connection: AsyncConnection, person_id: int
) -> list[tuple[int, StoredOrder]]:
    """The orders that a person has left, with the ids of their tables, the oldest first."""
    column = schema.orders.c
    chosen = (
        select(schema.orders)
        .where(column.person_id == person_id)
        .order_by(column.table_id, column.seat)
    )
    return [
        (row.table_id, StoredOrder(row.seat, row.person_id, row.span, tuple(row.clauses)))
        for row in await connection.execute(chosen)
    ]


async def revoke(connection: AsyncConnection, table_id: int, seat: str) -> None:
    """Delete the order of a seat."""
    column = schema.orders.c
    await connection.execute(
        delete(schema.orders).where(column.table_id == table_id, column.seat == seat)
    )


async def revoke_all(connection: AsyncConnection, table_id: int) -> None:
    """Delete every order of a table."""
    await connection.execute(delete(schema.orders).where(schema.orders.c.table_id == table_id))
