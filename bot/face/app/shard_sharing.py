"""Connects the shards on which this process has leases, and lets go of those it has lost.

discord.py launches all of its shards once and keeps them; this adds and drops single ones while
the bot runs, for which it reaches into a few of the library's own attributes.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.face.delivery.delivery_errors import IN_DOUBT
from bot.host.server.shard_leases import ROUND_SECONDS, ShardLeases
from bot.model.server import Shards

if TYPE_CHECKING:
    from bot.face.app.client import PantheonBot

log = logging.getLogger(__name__)

PATIENCE: Final = 3.0
"""So many seconds the database has for a round of leases, and again for what follows from it: both
together take less than a lease lasts."""
_TELL_AGAIN: Final = 60.0
_ASK_AGAIN: Final = 60.0


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
        self._telling: asyncio.Task[None] | None = None

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
        for task in (*self._launching.values(), *([self._telling] if self._telling else [])):
            task.cancel()
        if self._leases is not None:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._leases.leave()
            except Exception:
                log.warning("leases could not be given back; they run out by themselves")

    @property
    def connected(self) -> bool:
        """Whether this process has its share of leases, and every shard of it is connected; the
        share may be none.
        """
        leases = self._leases
        return leases is not None and not leases.lapsed and leases.held() <= self.serving

    @property
    def serving(self) -> frozenset[int]:
        """The shards that are connected here and that this process has a lease on."""
        if self._leases is None:
            return frozenset()
        shards = self._client.shards.items()
        return self._leases.held() & {number for number, shard in shards if not shard.is_closed()}

    async def wait_to_identify(self, shard_id: int) -> None:
        """All processes together keep Discord's limit on identifying.

        Raises :class:`ConnectionError` where a shard that was connected is another process's now:
        the library takes it for a connection that was lost, until the shard is dropped.
        """
        assert self._leases is not None
        while not await self._leases.wait_to_identify(shard_id, self._buckets):
            if shard_id not in self._launching:
                raise ConnectionError(f"shard {shard_id} is another process's")
            # Whoever is still launching it is told to stop when that is found out.
            await asyncio.sleep(ROUND_SECONDS)

    async def _keep(self) -> None:
        leases = self._leases
        assert leases is not None
        while True:
            surplus: tuple[int, ...] = ()
            lapsed = leases.lapsed
            try:
                async with asyncio.timeout(PATIENCE):
                    surplus = (await leases.round()).surplus
            except Exception as error:
                log.warning("leases could not be renewed: %s", type(error).__name__)
            try:
                # Nothing here may take longer than a lease lasts.
                async with asyncio.timeout(PATIENCE):
                    await self._follow(leases.held() - {*surplus})
                    if surplus:
                        await leases.give_up(surplus)
                    if lapsed:
                        await self._recall()
            except Exception:
                log.exception("shards could not be brought in step with their leases")
            await asyncio.sleep(ROUND_SECONDS)

    async def _follow(self, wanted: frozenset[int]) -> None:
        """Drop what is not wanted, then serve and launch what is new."""
        client, leases = self._client, self._leases
        assert leases is not None
        connected = frozenset(client.shards)
        for shard_id in sorted((connected | frozenset(self._launching)) - wanted):
            self._drop(shard_id)
        for shard_id in sorted(wanted - connected):
            if shard_id not in self._launching:
                log.info("taking shard %s", shard_id)
                task = asyncio.create_task(self._launch(shard_id), name=f"shard {shard_id}")
                self._launching[shard_id] = task
        if 0 in wanted and self._telling is None:
            # Of several processes the one with shard 0 tells Discord about the commands.
            self._telling = asyncio.create_task(self._tell_commands(), name="telling commands")
        client._connection.shard_ids = sorted(wanted)
        serving = client.host.engine.shards
        if serving is None or frozenset(serving.ids) != wanted or serving.count != leases.count:
            await client.host.serve(Shards(leases.count, tuple(sorted(wanted))))

    async def _recall(self) -> None:
        """Look at the servers of all shards that stayed connected while there was no lease: what
        Discord told of them meanwhile was not listened to.
        """
        for shard_id in sorted(self.serving):
            await self._client.call_roll(shard_id)

    async def _tell_commands(self) -> None:
        """Tell Discord about the commands, however often it takes."""
        while True:
            try:
                await self._client.tree.sync()
            except (discord.HTTPException, *IN_DOUBT) as error:
                log.warning("Discord was not told about the commands: %s", type(error).__name__)
                await asyncio.sleep(_TELL_AGAIN)
            else:
                return

    async def _launch(self, shard_id: int) -> None:
        try:
            await self._wait_for_sessions()
            await self._client.launch_shard(self._gateway, shard_id)
        finally:
            self._launching.pop(shard_id, None)

    async def _wait_for_sessions(self) -> None:
        """Return when Discord lets this bot begin a session: it may do so a thousand times a day,
        and one that goes on all the same loses its token.
        """
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    _, _, limits = await self._client.http.get_bot_gateway()
            except (discord.DiscordException, *IN_DOUBT) as error:
                log.warning("Discord did not say how often to connect: %s", type(error).__name__)
                return
            if limits["remaining"] > 0:
                return
            log.error("no shard may connect for %s s: too many have", limits["reset_after"] // 1000)
            await asyncio.sleep(min(limits["reset_after"] / 1000, _ASK_AGAIN))

    def _drop(self, shard_id: int) -> None:
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
            shard.launch = lambda: self._hang_up(shard.ws.close(code=1000))
            # A connection that is broken takes half a minute to be closed.
            self._hang_up(shard.close())
        for guild in client.guilds:
            if guild.shard_id == shard_id:
                client._connection._remove_guild(guild)

    def _hang_up(self, closing: Coroutine[Any, Any, None]) -> None:
        """Close the connection of a shard that is another process's, while others go on."""
        task = asyncio.create_task(closing, name="hanging up")
        self._hanging_up.add(task)
        task.add_done_callback(self._hanging_up.discard)


async def _let_go(*_: object) -> None:
    """In place of connecting a shard that is another process's now."""
