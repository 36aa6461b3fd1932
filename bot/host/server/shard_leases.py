"""Shares the gateway's shards between processes: each serves those on which it has a lease.

A lease lasts a few seconds and is renewed while its process lives. Shards of a process that died
or hangs are free when their leases have run out, and whoever has fewer than its share takes them.
A process that has more than its share, because another one was started, gives some up. Discord lets
shards identify one after the other: the one that nobody has served for longest goes first.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

from sqlalchemy.exc import DBAPIError

from bot.storage.database import Database
from bot.storage.server import shard_leases
from bot.storage.server.shard_leases import Lease

log = logging.getLogger(__name__)

LEASE_SECONDS = 8.0
ROUND_SECONDS = 2.0
"""How often leases are renewed: several rounds may fail before one runs out. The shards of a
process that has died identify one after the other, so half a minute must be enough for all."""

IDENTIFY_SECONDS = 5.2
"""Discord allows one shard of a bucket to identify every five seconds."""


@dataclass(frozen=True, slots=True)
class Share:
    """What a round came to: the shards this process may serve, and those it shall give up."""

    held: frozenset[int]
    surplus: tuple[int, ...]


class ShardLeases:
    """The leases of one process, called ``name``, on some of ``count`` shards.

    ``monotonic`` is the clock by which the process knows, also after it was stopped for a while,
    that it may no longer serve anything.
    """

    def __init__(
        self,
        database: Database,
        name: str,
        count: int,
        *,
        monotonic: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.count = count
        self._database = database
        self._name = name
        self._monotonic = monotonic
        self._sleep = sleep
        self._held: frozenset[int] = frozenset()
        self._until = 0.0

    async def agree(self) -> None:
        """Take over the number of shards that the processes which live already go by."""
        async with self._database.write() as connection:
            now = await shard_leases.take_turn(connection)
            agreed = await shard_leases.agreed_count(connection, now, LEASE_SECONDS)
            if agreed is not None:
                self.count = agreed
            await shard_leases.seen(connection, self._name, self.count, now, LEASE_SECONDS)

    @property
    def lapsed(self) -> bool:
        """Whether no round has succeeded for so long that the leases have run out."""
        return self._monotonic() >= self._until

    def held(self) -> frozenset[int]:
        """The shards that this process may serve at this moment; none once its leases ran out."""
        return frozenset() if self.lapsed else self._held

    def serves(self, guild_id: int | None) -> bool:
        """Whether a server is this process's; what happens in direct messages is shard 0's."""
        return ((guild_id or 0) >> 22) % self.count in self.held()

    async def round(self) -> Share:
        """Renew what this process has, take what is free, and tell what is more than its share.

        Raises what the database raises; the leases then last as long as they had.
        """
        began = self._monotonic()
        async with self._database.write() as connection:
            now = await shard_leases.take_turn(connection)
            living = await shard_leases.seen(connection, self._name, self.count, now, LEASE_SECONDS)
            known = await shard_leases.known(connection)
            held = {shard: lease for shard, lease in known.items() if lease.until > now}
            most = -(-self.count // living)
            # What another process has taken over meanwhile is lost, whatever this one believes.
            mine = sorted(shard for shard, lease in held.items() if lease.holder == self._name)
            free = [shard for shard in range(self.count) if shard not in held]
            idle = {shard: _idle_since(known.get(shard), now) for shard in free}
            longest_first = sorted(free, key=lambda shard: (idle[shard], shard))
            taken = {shard: idle[shard] for shard in longest_first[: max(0, most - len(mine))]}
            await shard_leases.renew(connection, self._name, mine, now + LEASE_SECONDS)
            await shard_leases.take(connection, self._name, taken, now + LEASE_SECONDS)
            # One shard changes hands at a time, and only where it can be connected at once: what
            # nobody serves comes first.
            waiting = bool(free) or any(lease.idle_since is not None for lease in held.values())
            calm = not waiting and await shard_leases.may_identify(
                connection, now, IDENTIFY_SECONDS
            )
        # Counted from before the transaction: the database may only think that it lasts longer.
        self._until = began + LEASE_SECONDS
        self._held = frozenset([*mine, *taken])
        return Share(self._held, tuple(mine[most:][:1]) if calm else ())

    async def give_up(self, shard_ids: Collection[int]) -> None:
        """Let others have these shards; they must not be served any more when this is called."""
        self._held -= frozenset(shard_ids)
        async with self._database.write() as connection:
            now = await shard_leases.take_turn(connection)
            await shard_leases.release(connection, self._name, shard_ids, now)

    async def leave(self) -> None:
        """Give up everything: the process stops."""
        self._held = frozenset()
        async with self._database.write() as connection:
            now = await shard_leases.take_turn(connection)
            await shard_leases.leave(connection, self._name, now)

    async def wait_to_identify(self, shard_id: int, buckets: int) -> bool:
        """Return when a shard may identify; all processes together keep Discord's limit.

        False, at once, where this process has no lease on it.
        """
        while (pause := await self._until_turn(shard_id, buckets)) is not None:
            if not pause:
                return True
            await self._sleep(pause)
        return False

    async def _until_turn(self, shard_id: int, buckets: int) -> float | None:
        try:
            async with self._database.write() as connection:
                now = await shard_leases.take_turn(connection)
                return await shard_leases.identify(
                    connection, self._name, shard_id, buckets, now, IDENTIFY_SECONDS
                )
        except DBAPIError as error:
            log.warning("shard %s could not ask for its turn: %s", shard_id, type(error).__name__)
            return ROUND_SECONDS


def _idle_since(last: Lease | None, now: float) -> float:
    """Since when nobody serves a shard whose last lease has run out."""
    if last is None:
        return now
    return last.until if last.idle_since is None else last.idle_since
