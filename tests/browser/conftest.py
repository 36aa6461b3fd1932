"""Fixtures: a playground for each test, and tabs of a real Chromium on it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.async_api import async_playwright, expect

from bot.settings import ROOT
from tests.browser.chromium import FLAGS, NoChromium, chromium
from tests.browser.tab import Tab

START = """
from bot.cli.run import run
from bot.settings import Settings
raise SystemExit(run(Settings(_env_file=None)))
"""
OPEN_SECONDS = 120
TIMEOUT_MS = 30_000

OpenTab = Callable[[str], Awaitable[Tab]]


@dataclass
class Playground:
    """A running playground: its process, its link, and how to start it again."""

    database: Path
    process: asyncio.subprocess.Process | None = None
    url: str = ""

    async def open(self) -> None:
        environment = {
            **{key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"},
            "PLAYGROUND_DATABASE_URL": f"sqlite:///{self.database}",
            "PLAYGROUND_PORT": "0",
            "PLAYGROUND_OPEN_BROWSER": "false",
        }
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            START,
            cwd=ROOT,
            env=environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=self.log.open("ab"),
        )
        try:
            self.url = await asyncio.wait_for(self._link(), OPEN_SECONDS)
        except BaseException:
            # Nobody would close it: what follows a fixture that fails is not run.
            self.process.kill()
            raise

    @property
    def log(self) -> Path:
        """The output of the process after its first line."""
        return self.database.with_suffix(".log")

    def warned(self) -> list[str]:
        """Every warning and error that was logged."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if " WARNING " in line or " ERROR " in line]

    async def close(self) -> int:
        """Ctrl-C; returns how the process ended."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        await asyncio.wait_for(self.process.communicate(), OPEN_SECONDS)
        ended = self.process.returncode
        assert ended is not None
        return ended

    async def _link(self) -> str:
        assert self.process is not None
        assert self.process.stdout is not None
        told = ""
        async for line in self.process.stdout:
            told += line.decode()
            if link := re.search(r"http://127\.0\.0\.1:\d+/#\S+", told):
                return link[0]
        raise AssertionError(f"the playground did not open:\n{told}")


@pytest.fixture(scope="session")
def browser_path() -> str:
    try:
        return chromium()
    except NoChromium as reason:
        pytest.skip(str(reason))


@pytest.fixture
async def playground(tmp_path: Path) -> AsyncIterator[Playground]:
    opened = Playground(tmp_path / "playground.db")
    await opened.open()
    yield opened
    if opened.process is not None and opened.process.returncode is None:
        await opened.close()


@pytest.fixture
async def open_tab(browser_path: str, playground: Playground) -> AsyncIterator[OpenTab]:
    expect.set_options(timeout=TIMEOUT_MS)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=browser_path, args=list(FLAGS))

        async def open_tab(person: str) -> Tab:
            page = await browser.new_page(viewport={"width": 1280, "height": 1000})
            page.set_default_timeout(TIMEOUT_MS)
            tab = Tab(page, person)
            await tab.sit_down(playground.url)
            return tab

        yield open_tab
        await browser.close()
