"""The lease of this process on a slot: which shards it may serve, and until when.

Processes that share a PostgreSQL database divide the shards into slots. Each process holds one slot
by a lease of a few seconds, which it renews. The slot of a dead or hanging process is free when its
lease has expired, and a spare process takes it.

A lease is used and not an advisory lock, because PostgreSQL keeps the locks of a stopped process as
long as its connection is open, and because a process knows by its own clock that its lease has
expired.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import DBAPIError

from bot.model.slots import SlotLayout
from bot.storage.database import Database
from bot.storage.server import slots
from bot.storage.server.slots import Lease

log = logging.getLogger(__name__)

LEASE_SECONDS = 8.0
ROUND_SECONDS = 2.0
"""How often a lease is renewed, or asked for: several rounds may fail before one runs out. The
shards of a slot identify one after the other, so half a minute must be enough for all."""

IDENTIFY_SECONDS = 5.2
"""Discord allows one shard of a bucket to identify every five seconds."""


class SlotLease:
    """The lease of one process, called ``name``, on one of the slots.

    ``layout`` comes from the settings; where other processes are running, theirs is used. By the
    clock ``monotonic`` the process knows, even after it was suspended, that its lease has run out.
    """

    def __init__(
        self,
        database: Database,
        name: str,
        layout: SlotLayout,
        *,
        monotonic: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.layout = layout
        self.slot: int | None = None
        """The slot that this process holds, or held until its lease ran out."""
        self._wanted = layout
        self._database = database
        self._name = name
        self._monotonic = monotonic
        self._sleep = sleep
        self._until = 0.0

    @property
    def held(self) -> bool:
        """Whether this process may serve its slot at this moment."""
        return self.slot is not None and self._monotonic() < self._until

    async def claim(self) -> bool:
        """Take a free slot, the one that has been idle for longest; False where none is free.

        Lets the database's exceptions pass.
        """
        began = self._monotonic()
        async with self._database.write() as connection:
            now = await slots.take_turn(connection)
            known = await slots.leases(connection)
            living = [lease for lease in known.values() if lease.until > now]
            layout = living[0].layout if living else self._wanted
            # A process of another layout whose lease has run out must not renew it.
            await slots.forget_other_layouts(connection, layout)
            last = {slot: lease for slot, lease in known.items() if lease.layout == layout}
            slot = self._free_slot(layout, last, now)
            if slot is None:
                return False
            until = now + LEASE_SECONDS
            idle = _idle_since(last.get(slot), now)
            await slots.take(connection, Lease(slot, self._name, until, idle, layout))
        # Counted from before the transaction, so that this process never overestimates its lease.
        self._until = began + LEASE_SECONDS
        self.slot, self.layout = slot, layout
        return True

    def _free_slot(self, layout: SlotLayout, last: dict[int, Lease], now: float) -> int | None:
        # A claim whose reply was lost has succeeded nevertheless.
        mine = [slot for slot, lease in last.items() if lease.holder == self._name]
        free = mine or [
            slot for slot in range(layout.slot_count) if slot not in last or last[slot].until <= now
        ]
        return min(free, key=lambda slot: (_idle_since(last.get(slot), now), slot), default=None)

    async def renew(self) -> bool:
        """Extend the lease; False where the slot is lost to another process.

        A lease that has run out is renewed as long as no other process has taken the slot. Lets the
        database's exceptions pass; the lease then keeps its end.
        """
        if self.slot is None:
            return False
        began = self._monotonic()
        async with self._database.write() as connection:
            now = await slots.take_turn(connection)
            mine = await slots.renew(connection, self._name, self.slot, now + LEASE_SECONDS)
        if mine:
            self._until = began + LEASE_SECONDS
        else:
            self.slot = None
        return mine

    async def release(self) -> None:
        """Free the slot for another process; call it only when nothing of it is served any more."""
        self.slot = None
        async with self._database.write() as connection:
            now = await slots.take_turn(connection)
            await slots.release(connection, self._name, now)

    async def wait_to_identify(self, shard_id: int, buckets: int) -> bool:
        """Return when a shard may identify; all processes together keep Discord's limit.

        Returns False immediately where this process has no lease on the shard's slot.
        """
        while (pause := await self._until_turn(shard_id, buckets)) is not None:
            if not pause:
                # The process may have been suspended since its turn was stored.
                return self.held
            await self._sleep(pause)
        return False

    async def _until_turn(self, shard_id: int, buckets: int) -> float | None:
        if self.slot is None:
            return None
        try:
            async with self._database.write() as connection:
                now = await slots.take_turn(connection)
                return await slots.identify(
                    connection, self._name, self.slot, shard_id, buckets, now, IDENTIFY_SECONDS
                )
        except DBAPIError as error:
            log.warning("shard %s could not ask for its turn: %s", shard_id, type(error).__name__)
            return ROUND_SECONDS


def _idle_since(last: Lease | None, now: float) -> float:
    """Since when a slot whose last lease has run out has not been served."""
    if last is None:
        return now
    return last.until if last.idle_since is None else last.idle_since
