"""Runs the playground from its first line of output to Ctrl-C."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from urllib.parse import urlsplit

import discord
from simcord import Env, MemberActor, SetupError
from simcord.preview import Preview
from sqlalchemy.engine import make_url

from bot.app import build
from bot.errors import Refusal
from bot.health import serving_health
from bot.playground.page_refresh import PageRefresher
from bot.playground.pages import improve_pages
from bot.playground.simulated_server import PatientEnv, SimulatedServer, build_server
from bot.settings import Settings
from bot.ui.app.client import PantheonBot
from bot.words import Words, standard

# A click may start several computer players; the page waits for all of them.
SIMCORD_SETTLE_TIMEOUT_SECONDS = 20.0


async def run_playground(settings: Settings) -> None:
    """Serve the playground until Ctrl-C or until its page ends the session."""
    settings = settings.model_copy(update={"database_url": settings.playground_database_url})
    database = make_url(settings.database_url).database or settings.database_url
    words, language = standard(), standard().choose(settings.language)
    bot = build(settings)
    with _interruptions() as interruptions:
        async with (
            serving_health(bot, settings),
            _simulated(bot, words, language) as (env, world),
            _preview(env, world, settings.playground_port) as preview,
        ):
            interruptions.awaited = True
            if settings.playground_port not in (0, _port(preview)):
                taken = str(settings.playground_port)
                print(words.text("playground.port-taken", language, port=taken), flush=True)
            print(f"\n{_invitation(words, language, world, preview, database)}\n", flush=True)
            if settings.playground_open_browser and _has_browser():
                await asyncio.to_thread(webbrowser.open, preview.url)
            await _until_closed(env, preview, interruptions.first)
    print("\n" + words.text("playground.closed", language, database=database), flush=True)


def _invitation(
    words: Words, language: str, world: SimulatedServer, preview: Preview, database: str
) -> str:
    return words.text(
        "playground.open",
        language,
        url=preview.url,
        people=words.join((_shown(person) for person in world.people), language),
        moderator=_shown(world.moderator),
        database=database,
    )


@asynccontextmanager
async def _simulated(
    bot: PantheonBot, words: Words, language: str
) -> AsyncIterator[tuple[Env, SimulatedServer]]:
    """Yield the bot, logged in to a prepared server whose channel is up to date."""
    env = PatientEnv(bot, check_errors=False, settle_timeout=SIMCORD_SETTLE_TIMEOUT_SECONDS)
    world = build_server(
        env,
        server=words.text("playground.server", language),
        topic=words.text("playground.topic", language),
        moderators=words.text("playground.moderators", language),
    )
    try:
        await env.start()
        for place in world.channels:
            channel = bot.get_channel(place.id)
            assert isinstance(channel, discord.TextChannel)
            await bot.post_welcome(channel)
            try:
                await bot.repost(channel)
            except Refusal as refusal:
                # A match this version cannot read must not prevent people from playing another.
                await channel.send(words.say(refusal.phrase, language))
        yield env, world
    finally:
        # Close the bot first: the work it finishes now still needs a Discord.
        await bot.close()
        await env.shutdown()


@asynccontextmanager
async def _preview(env: Env, world: SimulatedServer, port: int) -> AsyncIterator[Preview]:
    """The page, on ``port`` or, where that is taken, on any free one."""
    improve_pages(world.channels)

    def on(port: int) -> Preview:
        return env.preview(world.channel, viewers=world.viewers, layout="channel", port=port)

    async with AsyncExitStack() as stack:
        try:
            preview = await stack.enter_async_context(on(port))
        except SetupError:
            preview = await stack.enter_async_context(on(0))
        yield preview


async def _until_closed(env: Env, preview: Preview, interrupted: asyncio.Event) -> None:
    ends = [
        asyncio.create_task(interrupted.wait()),
        asyncio.create_task(preview.wait_closed()),
        asyncio.create_task(PageRefresher(env, preview).run()),
    ]
    try:
        done, _ = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in ends:
            task.cancel()
        await asyncio.gather(*ends, return_exceptions=True)


class _Interruptions:
    """Handles Ctrl-C and SIGTERM.

    The first one sets ``first``; it also cancels the running task where ``first`` is not
    ``awaited`` yet, because computer players keep the start-up busy. A second one cancels the task.
    """

    def __init__(self) -> None:
        self.first = asyncio.Event()
        self.awaited = False
        self._running = asyncio.current_task()

    def hear(self) -> None:
        """Handle one signal."""
        if self._running is not None and (self.first.is_set() or not self.awaited):
            self._running.cancel()
        self.first.set()


@contextmanager
def _interruptions() -> Iterator[_Interruptions]:
    """Listen for interruptions where the platform supports it; an interruption is not an error."""
    found = _Interruptions()
    loop = asyncio.get_running_loop()
    heard: list[signal.Signals] = []
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError, RuntimeError):
            loop.add_signal_handler(number, found.hear)
            heard.append(number)
    try:
        yield found
    except asyncio.CancelledError:
        if not found.first.is_set():
            raise
    finally:
        for number in heard:
            loop.remove_signal_handler(number)


def _has_browser() -> bool:
    """Whether to open a browser: not on a server, and never a text browser in the terminal."""
    if os.environ.get("SSH_CONNECTION") or os.environ.get("CI"):
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _port(preview: Preview) -> int:
    return urlsplit(preview.url).port or 0


def _shown(person: MemberActor) -> str:
    return person.user.global_name or person.name
