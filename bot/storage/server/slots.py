"""Rows of slot leases and identify turns, in PostgreSQL.

Every function runs after :func:`take_turn`, so that processes change these rows one after the
other. Times are the database's own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import delete, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.slots import SlotLayout
from bot.storage import schema
from bot.storage.database import APPLICATION
from bot.storage.table.tables import upsert

IDLE_SLOT_PRIORITY_SECONDS: Final = 2.0
"""How long a turn to identify is kept for the slot that has been idle for longest."""
ASK_AGAIN_SECONDS: Final = 0.25
"""After how long the shards of other slots ask again while a turn is kept."""
STOPPED_SECONDS: Final = 3.0
"""A session that has been within a statement for so many seconds has a suspended client."""
_IDLE_TIMEOUT, _LOCK_TIMEOUT = "3s", "2s"
_LOCK = 0x736861  # any number, as long as every process asks PostgreSQL for the same lock

_SET_TIMEOUTS = text(
    "SELECT set_config('idle_in_transaction_session_timeout', :idle, true),"
    " set_config('lock_timeout', :locks, true)"
)
# A session that waits for the rest of a statement is not idle: PostgreSQL would let a suspended
# process keep its locks for ever, those on tables as well as the one taken here.
_END_STOPPED = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE application_name = :name AND datname = current_database() AND usename = current_user"
    " AND state = 'active' AND wait_event = 'ClientRead'"
    " AND state_change < clock_timestamp() - make_interval(secs => :seconds)"
)


class Lease(NamedTuple):
    """The last lease on a slot: who has or had it, until when, and in which layout.

    ``idle_since`` is set from when a process gets the slot until it begins to connect the last
    shard: since then the slot has not been fully served.
    """

    slot: int
    holder: str
    until: float
    idle_since: float | None
    layout: SlotLayout


async def take_turn(connection: AsyncConnection) -> float:
    """Lock the leases until the transaction ends; returns the database's time.

    A process that was suspended while it held the lock delays others only for a moment: raises
    :class:`sqlalchemy.exc.DBAPIError` where it does, and the next attempt succeeds.
    """
    await connection.execute(_SET_TIMEOUTS, {"idle": _IDLE_TIMEOUT, "locks": _LOCK_TIMEOUT})
    await connection.execute(_END_STOPPED, {"name": APPLICATION, "seconds": STOPPED_SECONDS})
    await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    now = await connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())"))
    assert now is not None
    return float(now)


async def leases(connection: AsyncConnection) -> dict[int, Lease]:
    """The last lease on every slot, by the slot's number, also where it has run out."""
    rows = await connection.execute(select(schema.slots))
    return {
        row.slot: Lease(
            row.slot,
            row.holder,
            row.until,
            row.idle_since,
            SlotLayout(row.slot_count, row.shard_count),
        )
        for row in rows
    }


async def take(connection: AsyncConnection, lease: Lease) -> None:
    """Store a lease, replacing the slot's last one."""
    layout = lease.layout
    row = {
        "slot": lease.slot,
        "holder": lease.holder,
        "until": lease.until,
        "idle_since": lease.idle_since,
        "slot_count": layout.slot_count,
        "shard_count": layout.shard_count,
    }
    await upsert(connection, schema.slots, ("slot",), row)


async def renew(connection: AsyncConnection, name: str, slot: int, until: float) -> bool:
    """Extend a process's lease; False where the slot belongs to another process now."""
    rows = schema.slots
    mine = rows.c.slot == slot, rows.c.holder == name
    renewed = await connection.execute(update(rows).where(*mine).values(until=until))
    return renewed.rowcount == 1


async def release(connection: AsyncConnection, name: str, now: float) -> None:
    """End the lease of a process; the row stays and stores since when the slot is idle."""
    rows = schema.slots
    running = rows.c.holder == name, rows.c.until > now
    await connection.execute(update(rows).where(*running).values(until=now))


async def forget_other_layouts(connection: AsyncConnection, layout: SlotLayout) -> None:
    """Delete the leases of every other layout, so that their holders cannot renew them."""
    rows = schema.slots.c
    other = or_(
        rows.slot_count != layout.slot_count,
        rows.shard_count.is_distinct_from(layout.shard_count),
    )
    await connection.execute(delete(schema.slots).where(other))


async def identify(
    connection: AsyncConnection,
    name: str,
    slot: int,
    shard_id: int,
    buckets: int,
    now: float,
    apart: float,
) -> float | None:
    """Take the turn of a shard's bucket to identify; returns 0, or the seconds to wait.

    None where the process has no lease on the slot: one that was suspended for a while may ask for
    a shard that belongs to another one now. Turns are not reserved in advance, so that none is lost
    with a process that ends. For a moment a turn is kept for the slot that has been idle for
    longest.
    """
    rows, bucket = schema.identifications, shard_id % buckets
    known = await leases(connection)
    mine = known.get(slot)
    if mine is None or mine.holder != name or mine.until <= now:
        return None
    last = await connection.scalar(select(rows.c.at).where(rows.c.bucket == bucket))
    if last is not None and last <= now:
        if now < last + apart:
            return float(last + apart - now)
        kept = now < last + apart + IDLE_SLOT_PRIORITY_SECONDS
        living = [lease for lease in known.values() if lease.until > now]
        if kept and any(_goes_before(other, mine, bucket, buckets) for other in living):
            return ASK_AGAIN_SECONDS
    await upsert(connection, rows, ("bucket",), {"bucket": bucket, "at": now})
    ids = mine.layout.shard_ids(slot)
    if ids is None or shard_id == ids[-1]:
        # Shards of a slot connect in order: with the last one nothing of it is idle any more.
        served = update(schema.slots).where(schema.slots.c.slot == slot).values(idle_since=None)
        await connection.execute(served)
    return 0.0


def _goes_before(other: Lease, mine: Lease, bucket: int, buckets: int) -> bool:
    """Whether another slot has been idle for longer and has shards in the bucket."""
    if mine.idle_since is None or other.idle_since is None:
        return False
    shard_ids = other.layout.shard_ids(other.slot) or ()
    in_bucket = any(shard_id % buckets == bucket for shard_id in shard_ids)
    return in_bucket and other.idle_since < mine.idle_since
