"""``pantheon run``: the bot on Discord, or without a token in the playground."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Coroutine
from importlib.util import find_spec

from bot import logs
from bot.allocator import give_back
from bot.cli.terminal import Unusable
from bot.collector import settle_in
from bot.settings import Settings
from bot.storage.database import Database
from bot.storage.process_lock import AlreadyServed, sole_process
from games.core.phrase import phrase

LAST_THREADS_SECONDS = 5.0
"""How long a thread that draws or thinks may keep the process when all else has ended."""


def run(settings: Settings) -> int:
    """Run until Ctrl-C or SIGTERM."""
    logs.set_up(settings.log_level, settings.secrets, shape=settings.log_format)
    if settings.discord_token is None:
        serving = _playground(settings)
    else:
        serving = _discord(settings, settings.discord_token.get_secret_value())
    from bot.health import PortTaken

    # The event loop waits for its threads for ever; by then nothing depends on them.
    last = threading.Timer(LAST_THREADS_SECONDS, os._exit, (0,))
    last.daemon = True
    url = settings.database_url if settings.discord_token else settings.playground_database_url
    try:
        with sole_process(Database(url)):
            asyncio.run(_until_told(serving, last))
    except KeyboardInterrupt:
        return 0
    except AlreadyServed as served:
        serving.close()
        raise Unusable(phrase("cli.run.second-process", file=served.file)) from None
    except PortTaken as taken:
        said = phrase("cli.run.port-taken", address=taken.address, why=taken.why)
        raise Unusable(said) from None
    finally:
        last.cancel()
    return 0


def _playground(settings: Settings) -> Coroutine[object, object, None]:
    if find_spec("simcord") is None:
        raise Unusable(phrase("cli.run.no-playground"))
    # SimCord tries discord.py out with a client of its own, which warns of what it lacks.
    logging.disable(logging.WARNING)
    try:
        # It is heavy, and no other command needs it.
        from bot.playground import run_playground
    finally:
        logging.disable(logging.NOTSET)
    return run_playground(settings)


async def _discord(settings: Settings, token: str) -> None:
    import aiohttp
    import discord

    from bot.app import build
    from bot.health import watched

    bot = build(settings)
    settle_in()
    give_back()
    try:
        async with watched(bot, settings), bot:
            await bot.start(token)
    except discord.LoginFailure:
        raise Unusable(phrase("cli.run.bad-token")) from None
    except aiohttp.ClientConnectionError as error:
        raise Unusable(phrase("cli.run.no-discord", why=str(error))) from None


async def _until_told(serving: Coroutine[object, object, None], last: threading.Timer) -> None:
    """SIGTERM, as services are stopped with, ends it as gently as Ctrl-C.

    ``last`` is set going when all is done but for threads.
    """
    task = asyncio.ensure_future(serving)
    told = False

    def stop() -> None:
        nonlocal told
        told = True
        task.cancel()

    try:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop)
    except NotImplementedError:
        # Windows has no such signals; Ctrl-C is enough there.
        told = False
    try:
        await task
    except asyncio.CancelledError:
        if not told:
            raise
    finally:
        last.start()
