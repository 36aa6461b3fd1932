"""Leases on the gateway's shards: which process serves which, kept in PostgreSQL.

Every function that changes something runs behind one lock, so that processes take turns. Times
are the database's own.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from sqlalchemy import delete, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.database import APPLICATION
from bot.storage.table.tables import upsert

KEPT_SECONDS: Final = 2.0
"""So long a turn to identify is kept for the shard that nobody has served for longest."""
ASK_AGAIN_SECONDS: Final = 0.25
"""After so long whoever is not that shard asks again."""
STOPPED_SECONDS: Final = 3.0
"""A session whose process has said half of something for so long is that of a stopped process."""
_TURN, _PATIENCE = "3s", "2s"
_SHARING = 0x736861  # any number, as long as every process asks PostgreSQL for the same lock


_IMPATIENTLY = text(
    "SELECT set_config('idle_in_transaction_session_timeout', :idle, true),"
    " set_config('lock_timeout', :locks, true)"
)
# A session that waits for the rest of what its client wants to say is not idle: PostgreSQL lets it
# keep its locks for ever, those on tables as well as the turn.
_END_STOPPED = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE application_name = :name AND datname = current_database() AND usename = current_user"
    " AND state = 'active' AND wait_event = 'ClientRead'"
    " AND state_change < clock_timestamp() - make_interval(secs => :seconds)"
)


class Lease(NamedTuple):
    """Who serves a shard, or did, until when, and since when nobody does.

    ``idle_since`` is there from when a process gets the lease until it begins to connect the shard.
    """

    shard_id: int
    holder: str
    until: float
    idle_since: float | None


async def take_turn(connection: AsyncConnection) -> float:
    """Wait for the other processes' turns to end; returns the database's time.

    A process that is stopped in the middle of its turn keeps nobody waiting for long: raises
    :class:`sqlalchemy.exc.DBAPIError` where it does, and then it does not at the next attempt.
    """
    await connection.execute(_IMPATIENTLY, {"idle": _TURN, "locks": _PATIENCE})
    await connection.execute(_END_STOPPED, {"name": APPLICATION, "seconds": STOPPED_SECONDS})
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


async def known(connection: AsyncConnection) -> dict[int, Lease]:
    """The last lease on every shard, by the shard's number, also where it has run out."""
    leases = schema.shard_leases.c
    chosen = select(leases.shard_id, leases.holder, leases.until, leases.idle_since)
    return {row.shard_id: Lease(*row) for row in await connection.execute(chosen)}


async def renew(
    connection: AsyncConnection, name: str, shard_ids: Collection[int], until: float
) -> None:
    """Let the leases that a process has on these shards last longer."""
    leases = schema.shard_leases
    mine = leases.c.holder == name, leases.c.shard_id.in_(sorted(shard_ids))
    await connection.execute(update(leases).where(*mine).values(until=until))


async def take(
    connection: AsyncConnection, name: str, idle: Mapping[int, float], until: float
) -> None:
    """Give a process leases on shards, each of which nobody has served since a time."""
    for shard_id, since in sorted(idle.items()):
        row = {"shard_id": shard_id, "holder": name, "until": until, "idle_since": since}
        await upsert(connection, schema.shard_leases, ("shard_id",), row)


async def release(
    connection: AsyncConnection, name: str, shard_ids: Collection[int], now: float
) -> None:
    """End a process's leases on these shards; those of others stay."""
    await renew(connection, name, shard_ids, now)


async def leave(connection: AsyncConnection, name: str, now: float) -> None:
    """Forget a process that stops, and end all its leases."""
    leases, processes = schema.shard_leases, schema.processes
    running = leases.c.holder == name, leases.c.until > now
    await connection.execute(update(leases).where(*running).values(until=now))
    await connection.execute(delete(processes).where(processes.c.name == name))


async def identify(
    connection: AsyncConnection, name: str, shard_id: int, buckets: int, now: float, apart: float
) -> float | None:
    """Take the turn of a shard's bucket to identify; returns 0, or how long to wait and ask again.

    None where the process has no lease on the shard: one that was stopped for a while may ask for
    what is another's by now. Nobody has a turn in advance, so that none is lost with a process that
    ends before it. For a moment a turn is kept for the shard that nobody has served for longest.
    """
    rows, leases, bucket = schema.identifications, schema.shard_leases, shard_id % buckets
    lease = (await known(connection)).get(shard_id)
    if lease is None or lease.holder != name or lease.until <= now:
        return None
    last = await connection.scalar(select(rows.c.at).where(rows.c.bucket == bucket))
    if last is not None and last <= now:
        if now < last + apart:
            return float(last + apart - now)
        if now < last + apart + KEPT_SECONDS and await _goes_after(
            connection, shard_id, buckets, now
        ):
            return ASK_AGAIN_SECONDS
    await upsert(connection, rows, ("bucket",), {"bucket": bucket, "at": now})
    begun = update(leases).where(leases.c.shard_id == shard_id).values(idle_since=None)
    await connection.execute(begun)
    return 0.0


async def _goes_after(connection: AsyncConnection, shard_id: int, buckets: int, now: float) -> bool:
    """Whether another shard of the bucket, whose process lives, has been idle for longer."""
    leases = await known(connection)
    mine = leases.get(shard_id)
    if mine is None or mine.idle_since is None:
        return False
    return any(
        other.idle_since is not None
        and other.until > now
        and other.shard_id % buckets == shard_id % buckets
        and other.idle_since < mine.idle_since
        for other in leases.values()
    )


async def may_identify(connection: AsyncConnection, now: float, apart: float) -> bool:
    """Whether no shard has identified just now, so that another one may."""
    last: float | None = await connection.scalar(select(func.max(schema.identifications.c.at)))
    return last is None or not now < last + apart <= now + apart
