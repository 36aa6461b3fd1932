"""Keeps the simulated clock running and every open page up to date.

SimCord publishes a page only after that page's own actions: what happened in another tab
would wait for the Refresh button. It has no public call to publish one page, so its private
parts are used here.
"""

from __future__ import annotations

import asyncio
import time
from typing import Literal

from simcord import Env
from simcord.preview import Preview
from simcord.preview._pages import _Page

Reason = Literal[
    "initial", "refresh", "snapshot", "navigation", "query", "presentation", "action", "capture"
]

BEAT_SECONDS = 0.25
# An open page asks for news twice a second, one in the background once a minute.
SILENT_SECONDS = 5.0
SILENT_PAGES_KEPT = 4
_MESSAGE_PATHS = ("/messages", "/webhooks/", "/callback")
# Answers to interactions that show nothing: an acknowledgement, and suggestions while typing.
_SILENT_CALLBACKS = (6, 8)


class Pulse:
    """Lets the simulated clock run with ours, and publishes pages that fell behind.

    A click is bound to the revision its page has shown, so a page that already shows
    everything is left alone: publishing it again would spoil a quick second click.
    """

    def __init__(self, env: Env, preview: Preview) -> None:
        self._env = env
        self._preview = preview
        self._read = 0
        self._changes = 0
        # By page: how many changes there had been when it was last published, by itself or by us.
        self._shown: dict[str, int] = {}
        self._publish = preview._publish
        preview._publish = self._remembering  # type: ignore[method-assign]

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
        changes = self._count_changes()
        for page in self._listening():
            if self._shown.get(page.id) != changes:
                self._remembering(page, reason="refresh")

    def _remembering(self, page: _Page, *, reason: Reason = "action") -> None:
        self._publish(page, reason=reason)
        self._shown[page.id] = self._count_changes()

    def _count_changes(self) -> int:
        """How often a message was posted, edited or deleted so far."""
        transcript = self._env.backend.transcript
        for kind, name, body in transcript[self._read :]:
            self._changes += _changes_messages(kind, name, body)
        self._read = len(transcript)
        return self._changes

    def _listening(self) -> list[_Page]:
        """The pages that somebody looks at; of those left behind, only the last few are kept."""
        in_no_browser = self._preview._python
        pages = [page for page in self._preview._pages.values() if page is not in_no_browser]
        since = time.monotonic() - SILENT_SECONDS
        silent = sorted(
            (page for page in pages if page.last_activity < since),
            key=lambda page: page.last_activity,
            reverse=True,
        )
        for page in silent[SILENT_PAGES_KEPT:]:
            self._preview._close_page(page.id)
            self._shown.pop(page.id, None)
        return [page for page in pages if page.last_activity >= since]


def _changes_messages(kind: str, name: str, body: object) -> bool:
    """Whether a line of SimCord's transcript tells of a new, edited or deleted message.

    Public ones are announced on the gateway; private ones are seen in the bot's requests only.
    """
    if kind == "GATEWAY":
        return name.startswith("MESSAGE_")
    if name.startswith("GET ") or not any(part in name for part in _MESSAGE_PATHS):
        return False
    return not (isinstance(body, dict) and body.get("type") in _SILENT_CALLBACKS)
