"""An optional local port: ``/metrics`` for Prometheus, ``/healthz`` and ``/readyz`` for others."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web
from sqlalchemy import text

from bot.host.upkeep.gauges import count
from bot.settings import Settings
from bot.ui.app.client import PantheonBot

log = logging.getLogger(__name__)

DATABASE_SECONDS = 2.0
_PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"
_LAST_ANSWERS_SECONDS = 1.0


class PortTaken(Exception):
    """The address is taken or not available; ``why`` is the system's message."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(f"{address}: {why}")
        self.address = address
        self.why = why


@asynccontextmanager
async def serving_health(bot: PantheonBot, settings: Settings) -> AsyncIterator[str | None]:
    """Answer on the configured port while the block runs; yields the address, None without a port.

    Raises :class:`PortTaken`.
    """
    if settings.metrics_port is None:
        yield None
        return
    runner = web.AppRunner(
        pages(bot), access_log=None, shutdown_timeout=_LAST_ANSWERS_SECONDS, handle_signals=False
    )
    await runner.setup()
    site = web.TCPSite(runner, settings.metrics_host, settings.metrics_port)
    try:
        await site.start()
    except OSError as error:
        await runner.cleanup()
        address = f"{settings.metrics_host}:{settings.metrics_port}"
        raise PortTaken(address, error.strerror or str(error)) from error
    host, port, *_ = runner.addresses[0]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    log.info("metrics and health are served at %s", address)
    try:
        yield address
    finally:
        await runner.cleanup()


def pages(bot: PantheonBot) -> web.Application:
    """The paths that the port answers."""

    async def healthz(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def readyz(_: web.Request) -> web.Response:
        lacking = await missing(bot)
        said = "ready\n" if not lacking else f"not ready: {', '.join(lacking)}\n"
        said += f"shards: {', '.join(map(str, _served(bot))) or 'none'}\n"
        return web.Response(text=said, status=503 if lacking else 200)

    async def metrics(_: web.Request) -> web.Response:
        await _measure(bot)
        body = bot.host.engine.metrics.exposition()
        return web.Response(body=body, headers={"Content-Type": _PROMETHEUS})

    app = web.Application()
    app.add_routes(
        [web.get("/healthz", healthz), web.get("/readyz", readyz), web.get("/metrics", metrics)]
    )
    return app


def _served(bot: PantheonBot) -> list[int]:
    """The shards that are connected here; with slots, while this process holds one."""
    return sorted(bot.shards if bot.slot is None else bot.slot.serving)


async def missing(bot: PantheonBot) -> list[str]:
    """What prevents the bot from serving people now: any of slot, discord, database, closing."""
    lacking = []
    if bot.slot is not None:
        lost = not bot.slot.connected
    else:
        lost = not bot.is_ready() or any(shard.is_closed() for shard in bot.shards.values())
    if bot.slot is not None and bot.slot.waiting:
        lacking.append("slot")
    elif bot.is_closed() or lost:
        lacking.append("discord")
    if not await _database_answers(bot):
        lacking.append("database")
    if bot.dispatcher.closing:
        lacking.append("closing")
    return lacking


async def _database_answers(bot: PantheonBot) -> bool:
    try:
        async with asyncio.timeout(DATABASE_SECONDS), bot.host.engine.database.read() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception as error:
        log.warning("the database does not answer: %s", type(error).__name__)
        return False
    return True


async def _measure(bot: PantheonBot) -> None:
    """Update the figures that are computed only on request."""
    metrics = bot.host.engine.metrics
    lacking = await missing(bot)
    metrics.ready.set(not lacking)
    metrics.database_up.set("database" not in lacking)
    metrics.servers.set(len(bot.guilds))
    metrics.serve_shards(_served(bot))
    latency = bot.latency if bot.shards else 0.0
    metrics.gateway_latency.set(latency if math.isfinite(latency) else 0.0)
    if "database" not in lacking:
        await count(bot.host.engine)
