"""``pantheon run``: runs the bot on Discord, or in the playground without a token."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Coroutine
from importlib.util import find_spec

from bot import logs
from bot.cli.terminal import UsageError
from bot.gc_tuning import tune_gc
from bot.malloc_tuning import tune_malloc
from bot.settings import Settings
from bot.storage.database import Database
from bot.storage.process_lock import AlreadyServed, sole_process
from games.core.phrase import phrase

LAST_THREADS_SECONDS = 5.0
"""How long running threads may keep the process alive after everything else has ended."""

SLOT_LOST = 75
"""The exit code of a process that has lost its slot: a temporary failure, to be started again."""


class _Exit:
    """The exit code, and the timer that ends the process although threads still run."""

    def __init__(self) -> None:
        self.code = 0
        self.timer = threading.Timer(LAST_THREADS_SECONDS, lambda: os._exit(self.code))
        self.timer.daemon = True


def run(settings: Settings) -> int:
    """Run until Ctrl-C or SIGTERM, or until another process has the slot of this one."""
    logs.set_up(settings.log_level, settings.secrets, shape=settings.log_format)
    # The event loop waits for its threads without a limit; nothing depends on them by then.
    ending = _Exit()
    if settings.discord_token is None:
        serving = _playground(settings)
    else:
        serving = _discord(settings, settings.discord_token.get_secret_value(), ending)
    from bot.health import PortTaken

    url = settings.database_url if settings.discord_token else settings.playground_database_url
    try:
        with sole_process(Database(url)):
            asyncio.run(_until_told(serving, ending.timer))
    except KeyboardInterrupt:
        return 0
    except AlreadyServed as served:
        serving.close()
        raise UsageError(phrase("cli.run.second-process", file=served.file)) from None
    except PortTaken as taken:
        said = phrase("cli.run.port-taken", address=taken.address, why=taken.why)
        raise UsageError(said) from None
    finally:
        ending.timer.cancel()
    return ending.code


def _playground(settings: Settings) -> Coroutine[object, object, None]:
    if find_spec("simcord") is None:
        raise UsageError(phrase("cli.run.no-playground"))
    # SimCord tests discord.py with a client of its own, which logs warnings.
    logging.disable(logging.WARNING)
    try:
        # Imported here because it is slow to import and only this command needs it.
        from bot.playground import run_playground
    finally:
        logging.disable(logging.NOTSET)
    return run_playground(settings)


async def _discord(settings: Settings, token: str, ending: _Exit) -> None:
    import aiohttp
    import discord

    from bot.app import build
    from bot.health import serving_health
    from bot.ui.app.slot import SlotLost

    bot = build(settings)
    tune_gc()
    tune_malloc()
    try:
        async with serving_health(bot, settings), bot:
            await bot.start(token)
    except discord.LoginFailure:
        raise UsageError(phrase("cli.run.bad-token")) from None
    except aiohttp.ClientConnectionError as error:
        raise UsageError(phrase("cli.run.no-discord", why=str(error))) from None
    except SlotLost:
        ending.code = SLOT_LOST


async def _until_told(serving: Coroutine[object, object, None], last: threading.Timer) -> None:
    """Handle SIGTERM, which service managers send, like Ctrl-C.

    ``last`` is started when only threads are left.
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
