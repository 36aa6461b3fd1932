"""Keeps the simulated clock running and every open page up to date.

SimCord publishes a page only after that page's own actions: what happened in another tab
would wait for the Refresh button. It has no public call to publish one page, so its private
parts are used here.
"""

from __future__ import annotations

import asyncio

from simcord import Env
from simcord.preview import Preview

BEAT_SECONDS = 0.25


class Pulse:
    """Lets the simulated clock run with ours, and publishes pages that fell behind.

    A click is bound to the revision its page has shown, so a page that already shows
    everything is left alone: publishing it again would spoil a quick second click.
    """

    def __init__(self, env: Env, preview: Preview) -> None:
        self._env = env
        self._preview = preview
        # By page: its revision, and how much had happened when that was published.
        self._seen: dict[str, tuple[int, int]] = {}

    async def run(self) -> None:
        """Beat until cancelled."""
        loop = asyncio.get_running_loop()
        before = loop.time()
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            now = loop.time()
            self._env.backend.clock.advance(now - before)
            before = now
            self.beat()

    def beat(self) -> None:
        """Look at all pages once; nothing is published while somebody's action runs."""
        if self._env._operation_task is not None:
            return
        happened = len(self._env.backend.transcript)
        in_no_browser = self._preview._python
        pages = [page for page in self._preview._pages.values() if page is not in_no_browser]
        acted = [page for page in pages if self._seen.get(page.id, (0, 0))[0] != page.revision]
        if len(acted) == 1 and acted[0].status == "current":
            # Its own action published it last, after everything that had happened.
            self._seen[acted[0].id] = (acted[0].revision, happened)
        for page in pages:
            if self._seen.get(page.id, (0, 0))[1] != happened:
                self._preview._publish(page, reason="refresh")
                self._seen[page.id] = (page.revision, happened)
        still_open = {page.id for page in pages}
        self._seen = {page: seen for page, seen in self._seen.items() if page in still_open}
