"""Leases on the gateway's shards: which process serves which, kept in PostgreSQL.

Every function that changes something runs behind one lock, so that processes take turns. Times
are the database's own.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.table.tables import upsert

_TURN = "3s"
_SHARING = 0x736861  # any number, as long as every process asks PostgreSQL for the same lock


async def take_turn(connection: AsyncConnection) -> float:
    """Wait for the other processes' turns to end; returns the database's time.

    A process that is stopped in the middle of its turn keeps nobody waiting for long.
    """
    await connection.execute(text(f"SET LOCAL idle_in_transaction_session_timeout = '{_TURN}'"))
    await connection.execute(text(f"SELECT pg_advisory_xact_lock({_SHARING})"))
    now = await connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())"))
    assert now is not None
    return float(now)


async def agreed_count(connection: AsyncConnection, now: float, lease: float) -> int | None:
    """How many shards there are for the processes that live; None where none does."""
    processes = schema.processes.c
    chosen = select(func.max(processes.shard_count)).where(processes.seen >= now - lease)
    count: int | None = await connection.scalar(chosen)
    return count


async def seen(connection: AsyncConnection, name: str, count: int, now: float, lease: float) -> int:
    """Note that a process lives, forget those that do not; how many live, this one included."""
    processes = schema.processes
    row = {"name": name, "seen": now, "shard_count": count}
    await upsert(connection, processes, ("name",), row)
    await connection.execute(delete(processes).where(processes.c.seen < now - lease))
    return int(await connection.scalar(select(func.count()).select_from(processes)) or 0)


async def held(connection: AsyncConnection, now: float) -> dict[int, str]:
    """The shards that are served, with the process that has the lease."""
    leases = schema.shard_leases.c
    chosen = select(leases.shard_id, leases.holder).where(leases.until > now)
    return {row.shard_id: row.holder for row in await connection.execute(chosen)}


async def lease(
    connection: AsyncConnection, name: str, shard_ids: Collection[int], until: float
) -> None:
    """Give a process the lease on shards, in place of whoever had it."""
    for shard_id in sorted(shard_ids):
        row = {"shard_id": shard_id, "holder": name, "until": until}
        await upsert(connection, schema.shard_leases, ("shard_id",), row)


async def release(connection: AsyncConnection, name: str, shard_ids: Collection[int]) -> None:
    """End a process's leases on these shards; those of others stay."""
    leases = schema.shard_leases
    await connection.execute(
        delete(leases).where(leases.c.holder == name, leases.c.shard_id.in_(sorted(shard_ids)))
    )


async def leave(connection: AsyncConnection, name: str) -> None:
    """Forget a process that stops, and all its leases."""
    await connection.execute(
        delete(schema.shard_leases).where(schema.shard_leases.c.holder == name)
    )
    await connection.execute(delete(schema.processes).where(schema.processes.c.name == name))


async def identify(connection: AsyncConnection, bucket: int, now: float, apart: float) -> float:
    """Take the turn of a bucket to identify; returns 0, or how long to wait and ask again.

    Nobody has a turn in advance, so that none is lost with a process that ends before it.
    """
    rows = schema.identifications
    last = await connection.scalar(select(rows.c.at).where(rows.c.bucket == bucket))
    if last is not None and now < last + apart <= now + apart:
        return float(last + apart - now)
    await upsert(connection, rows, ("bucket",), {"bucket": bucket, "at": now})
    return 0.0


async def may_identify(connection: AsyncConnection, now: float, apart: float) -> bool:
    """Whether no shard has identified just now, so that another one may."""
    last: float | None = await connection.scalar(select(func.max(schema.identifications.c.at)))
    return last is None or not now < last + apart <= now + apart
