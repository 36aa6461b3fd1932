"""``pantheon run``: the bot on Discord, or without a token in the playground."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Coroutine

from bot import logs
from bot.cli.terminal import Unusable
from bot.settings import Settings
from games.core.phrase import phrase


def run(settings: Settings) -> int:
    """Run until Ctrl-C or SIGTERM."""
    if settings.discord_token is None:
        # Both doors are heavy, and no other command goes through them.
        from bot.playground import run_playground

        logs.set_up(settings.log_level, shape=settings.log_format)
        serving = run_playground(settings)
    else:
        token = settings.discord_token.get_secret_value()
        logs.set_up(settings.log_level, [token], shape=settings.log_format)
        serving = _discord(settings, token)
    try:
        asyncio.run(_until_told(serving))
    except KeyboardInterrupt:
        return 0
    return 0


async def _discord(settings: Settings, token: str) -> None:
    import aiohttp
    import discord

    from bot.app import build

    try:
        async with build(settings) as bot:
            await bot.start(token)
    except discord.LoginFailure:
        raise Unusable(phrase("cli.run.bad-token")) from None
    except aiohttp.ClientConnectionError as error:
        raise Unusable(phrase("cli.run.no-discord", why=str(error))) from None


async def _until_told(serving: Coroutine[object, object, None]) -> None:
    """SIGTERM, as services are stopped with, ends it as gently as Ctrl-C."""
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
