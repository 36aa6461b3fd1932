"""Connects the shards on which this process has leases, and lets go of those it has lost.

discord.py launches all of its shards once and keeps them; this adds and drops single ones while
the bot runs, for which it reaches into a few of the library's own attributes.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from typing import TYPE_CHECKING, Any

import yarl
from discord.gateway import DiscordWebSocket

from bot.host.server.shard_leases import ROUND_SECONDS, ShardLeases
from bot.model.server import Shards

if TYPE_CHECKING:
    from bot.face.app.client import PantheonBot

log = logging.getLogger(__name__)


class ShardSharing:
    """Keeps a client's connections in step with its leases while :meth:`start` is in force."""

    def __init__(self, client: PantheonBot, shard_count: int | None) -> None:
        self._client = client
        self._wanted_count = shard_count
        self._buckets = 1
        self._gateway = DiscordWebSocket.DEFAULT_GATEWAY
        self._leases: ShardLeases | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._launching: dict[int, asyncio.Task[None]] = {}
        self._hanging_up: set[asyncio.Task[None]] = set()
        self._synced = False

    async def start(self) -> None:
        """Agree with the other processes on the number of shards, and begin to serve a share."""
        client = self._client
        advised, gateway, limits = await client.http.get_bot_gateway()
        self._gateway = yarl.URL(gateway)
        self._buckets = max(1, limits["max_concurrency"])
        engine = client.host.engine
        name = f"{socket.gethostname()}:{os.getpid()}:{engine.entropy(4).hex()}"
        leases = ShardLeases(engine.database, name, self._wanted_count or advised)
        await leases.agree()
        self._leases = leases
        engine.leased = leases.serves
        client.shard_count = leases.count
        client._connection.shard_count = leases.count
        client._connection.shard_ids = []
        log.info("this process shares %s shards as %s", leases.count, name)
        self._keeping = asyncio.create_task(self._keep(), name="shard sharing")

    async def close(self) -> None:
        """Leave the shards to the other processes, at once."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        for task in self._launching.values():
            task.cancel()
        if self._leases is not None:
            try:
                await self._leases.leave()
            except Exception:
                log.warning("leases could not be given back; they run out by themselves")

    @property
    def connected(self) -> bool:
        """Whether every shard of this process's share is connected; it may have none."""
        if self._leases is None:
            return False
        return self._leases.held() <= {
            shard_id for shard_id, shard in self._client.shards.items() if not shard.is_closed()
        }

    async def wait_to_identify(self, shard_id: int) -> None:
        """All processes together keep Discord's limit on identifying."""
        assert self._leases is not None
        await self._leases.wait_to_identify(shard_id, self._buckets)

    async def _keep(self) -> None:
        leases = self._leases
        assert leases is not None
        while True:
            surplus: tuple[int, ...] = ()
            try:
                surplus = (await leases.round()).surplus
            except Exception as error:
                log.warning("leases could not be renewed: %s", type(error).__name__)
            try:
                await self._follow(leases.held() - {*surplus})
                if surplus:
                    await leases.give_up(surplus)
            except Exception:
                log.exception("shards could not be brought in step with their leases")
            await asyncio.sleep(ROUND_SECONDS)

    async def _follow(self, wanted: frozenset[int]) -> None:
        """Drop what is not wanted, then serve and launch what is new."""
        client, leases = self._client, self._leases
        assert leases is not None
        connected = frozenset(client.shards)
        for shard_id in sorted((connected | frozenset(self._launching)) - wanted):
            await self._drop(shard_id)
        serving = client.host.engine.shards
        if serving is None or frozenset(serving.ids) != wanted or serving.count != leases.count:
            await client.host.serve(Shards(leases.count, tuple(sorted(wanted))))
            client._connection.shard_ids = sorted(wanted)
        if 0 in wanted and not self._synced:
            # Of several processes the one with shard 0 tells Discord about the commands.
            self._synced = True
            await client.tree.sync()
        for shard_id in sorted(wanted - connected):
            if shard_id not in self._launching:
                log.info("taking shard %s", shard_id)
                task = asyncio.create_task(self._launch(shard_id), name=f"shard {shard_id}")
                self._launching[shard_id] = task

    async def _launch(self, shard_id: int) -> None:
        try:
            await self._client.launch_shard(self._gateway, shard_id)
        finally:
            self._launching.pop(shard_id, None)

    async def _drop(self, shard_id: int) -> None:
        log.info("leaving shard %s", shard_id)
        task = self._launching.pop(shard_id, None)
        if task is not None:
            task.cancel()
        client = self._client
        shards: dict[int, Any] = client._AutoShardedClient__shards  # type: ignore[attr-defined]
        shard = shards.pop(shard_id, None)
        if shard is not None:
            # The library may be about to connect it once more, or be at it already.
            shard.reidentify = shard.reconnect = _let_go
            shard.launch = lambda: self._hang_up(shard)
            await shard.close()
        for guild in client.guilds:
            if guild.shard_id == shard_id:
                client._connection._remove_guild(guild)

    def _hang_up(self, shard: Any) -> None:
        """Close a connection that was made when its shard was another process's already."""
        task = asyncio.create_task(shard.ws.close(code=1000), name="hanging up")
        self._hanging_up.add(task)
        task.add_done_callback(self._hanging_up.discard)


async def _let_go(*_: object) -> None:
    """In place of connecting a shard that is another process's now."""
