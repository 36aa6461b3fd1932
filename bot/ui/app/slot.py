"""Binds the client to a slot: waits for one, connects its shards, and closes the client without it.

The client gets its shards before it connects and keeps them as long as it runs. A process that
loses its slot exits, and its supervisor starts it again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.host.server.slots import ROUND_SECONDS, SlotLease
from bot.model.slots import SlotLayout
from bot.ui.app.command_sync import sync_commands
from bot.ui.delivery.delivery_errors import CONNECTION_ERRORS

if TYPE_CHECKING:
    from bot.ui.app.client import PantheonBot

log = logging.getLogger(__name__)

ROUND_TIMEOUT: Final = 3.0
"""Time limits for the database in one round, and for what follows: together less than a lease."""
_SYNC_AGAIN_SECONDS: Final = 60.0
_ASK_AGAIN_SECONDS: Final = 60.0


class SlotLost(Exception):
    """Another process serves the slot of this one."""


class Slot:
    """The slot of a client, from :meth:`claim` until :meth:`close`."""

    def __init__(self, client: PantheonBot, layout: SlotLayout) -> None:
        self._client = client
        self._name = f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
        self._lease = SlotLease(client.host.engine.database, self._name, layout)
        self._buckets = 1
        self._told = False
        self._lost = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None
        self._syncing: asyncio.Task[None] | None = None

    async def claim(self) -> None:
        """Wait for a free slot, and let the client connect its shards and nothing else."""
        while not await self._claimed():  # noqa: ASYNC110 - nobody tells when
            await asyncio.sleep(ROUND_SECONDS)
        client, lease = self._client, self._lease
        slot, layout = lease.slot, lease.layout
        assert slot is not None
        shard_ids = layout.shard_ids(slot)
        if layout.shard_count is not None and shard_ids is not None:
            client.shard_count, client.shard_ids = layout.shard_count, list(shard_ids)
        client.host.engine.shards = layout.shards(slot)
        client.host.engine.leased = lambda: lease.held
        log.info(
            "this process has slot %s of %s as %s, with shards %s",
            slot,
            layout.slot_count,
            self._name,
            "all" if shard_ids is None else ", ".join(map(str, shard_ids)),
        )
        self._keeping = asyncio.create_task(self._keep(), name="slot")
        if shard_ids is None or 0 in shard_ids:
            # The process with shard 0 syncs the commands.
            self._syncing = asyncio.create_task(self._sync_commands(), name="syncing commands")

    async def serve(self, serving: Coroutine[Any, Any, None]) -> None:
        """Run the client until it ends by itself.

        Raises :class:`SlotLost` if the slot is lost; the client is still open then.
        """
        running = asyncio.create_task(serving, name="client")
        losing = asyncio.create_task(self._lost.wait(), name="slot lost")
        try:
            await asyncio.wait({running, losing}, return_when=asyncio.FIRST_COMPLETED)
            if self._lost.is_set():
                raise SlotLost
            await running
        finally:
            for task in (running, losing):
                task.cancel()
            await asyncio.gather(running, losing, return_exceptions=True)

    async def close(self) -> None:
        """Leave the slot to another process, at once."""
        tasks = [task for task in (self._keeping, self._syncing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._keeping is None or self._lost.is_set():
            return
        try:
            async with asyncio.timeout(ROUND_TIMEOUT):
                await self._lease.release()
        except Exception:
            log.warning("the slot could not be released; its lease runs out by itself")

    @property
    def waiting(self) -> bool:
        """Whether this process waits for a slot."""
        return self._keeping is None

    @property
    def connected(self) -> bool:
        """Whether this process holds a slot, and every shard of it is connected."""
        expected = self._client.shard_ids or range(self._client.shard_count or 0)
        return bool(expected) and {*expected} <= self.serving

    @property
    def serving(self) -> frozenset[int]:
        """The shards that are connected here; none while this process holds no slot."""
        if not self._lease.held:
            return frozenset()
        shards = self._client.shards.items()
        return frozenset(number for number, shard in shards if not shard.is_closed())

    async def wait_for_sessions(self) -> None:
        """Wait until Discord allows this bot another session.

        Discord allows a thousand a day; a bot that exceeds them loses its token.
        """
        while True:
            try:
                async with asyncio.timeout(ROUND_TIMEOUT):
                    limits = await self._client.fetch_session_start_limits()
            except (discord.DiscordException, *CONNECTION_ERRORS) as error:
                log.warning("Discord did not say how often to connect: %s", type(error).__name__)
                return
            self._buckets = max(1, limits.max_concurrency)
            if limits.remaining > 0:
                return
            log.error("no shard may connect for %s s: too many have", limits.reset_after // 1000)
            await asyncio.sleep(min(limits.reset_after / 1000, _ASK_AGAIN_SECONDS))

    async def wait_to_identify(self, shard_id: int) -> None:
        """Return when Discord lets a shard identify; all processes together keep its limit.

        Never returns where the slot is another process's by now: the client is about to end.
        """
        await self.wait_for_sessions()
        while not await self._lease.wait_to_identify(shard_id, self._buckets):  # noqa: ASYNC110
            # An expired lease may be renewed; poll for it.
            await asyncio.sleep(ROUND_SECONDS)

    async def _claimed(self) -> bool:
        try:
            async with asyncio.timeout(ROUND_TIMEOUT):
                claimed = await self._lease.claim()
        except Exception as error:
            log.warning("no slot could be asked for: %s", type(error).__name__)
            return False
        if not claimed and not self._told:
            log.info("every slot is taken: this process waits for one as %s", self._name)
            self._told = True
        return claimed

    async def _keep(self) -> None:
        """Renew the lease until the slot is lost.

        Nothing waits for this, and it waits for nothing that takes longer than the lease lasts.
        """
        missed = False
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            # Events that arrive while the lease has run out are ignored.
            missed = missed or not self._lease.held
            try:
                async with asyncio.timeout(ROUND_TIMEOUT):
                    kept = await self._lease.renew()
            except Exception as error:
                log.warning("the lease could not be renewed: %s", type(error).__name__)
                continue
            if not kept:
                log.warning("another process has the slot of this one, which closes")
                self._lost.set()
                return
            if missed:
                missed = not await self._looked_again()

    async def _looked_again(self) -> bool:
        """Check the servers of every connected shard; False where that failed."""
        try:
            async with asyncio.timeout(ROUND_TIMEOUT):
                for shard_id in sorted(self.serving):
                    await self._client.report_guilds(shard_id)
        except Exception as error:
            log.warning("servers could not be looked at again: %s", type(error).__name__)
            return False
        return True

    async def _sync_commands(self) -> None:
        """Sync the commands with Discord, with retries."""
        while True:
            try:
                await sync_commands(self._client.tree)
            except (discord.HTTPException, *CONNECTION_ERRORS) as error:
                log.warning("Discord was not told about the commands: %s", type(error).__name__)
                await asyncio.sleep(_SYNC_AGAIN_SECONDS)
            else:
                return
