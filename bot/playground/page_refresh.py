"""Keeps the simulated clock running and all open pages up to date.

SimCord publishes a page only after that page's own actions, so changes from another tab would need
the Refresh button. It has no public call to publish one page, so its private parts are used here.
"""

from __future__ import annotations

import asyncio
import time
from typing import Literal

from simcord import Env
from simcord.preview import Preview
from simcord.preview._pages import _Page

from bot.playground.action_queue import action_is_running

Reason = Literal[
    "initial", "refresh", "snapshot", "navigation", "query", "presentation", "action", "capture"
]

REFRESH_SECONDS = 0.25
# An open page polls twice a second, one in the background once a minute.
INACTIVE_SECONDS = 5.0
MAX_INACTIVE_PAGES = 4
_MESSAGE_PATHS = ("/messages", "/webhooks/", "/callback")
# Responses to interactions that show nothing: an acknowledgement, and autocompletion.
_SILENT_CALLBACKS = (6, 8)


class PageRefresher:
    """Lets the simulated clock run with ours, and publishes outdated pages.

    A click is bound to the revision that its page has shown. So a page that is up to date is not
    published again: that would invalidate a quick second click.
    """

    def __init__(self, env: Env, preview: Preview) -> None:
        self._env = env
        self._preview = preview
        self._read = 0
        self._changes = 0
        # By page: the number of changes when it was last published, by itself or by us.
        self._shown: dict[str, int] = {}
        self._publish_page = preview._publish
        preview._publish = self._remembering  # type: ignore[method-assign]

    async def run(self) -> None:
        """Refresh until cancelled."""
        loop = asyncio.get_running_loop()
        before = loop.time()
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            now = loop.time()
            self._env.backend.clock.advance(now - before)
            before = now
            self.refresh()

    def refresh(self) -> None:
        """Check all pages once; nothing is published while an action runs."""
        if action_is_running(self._preview):
            return
        changes = self._count_changes()
        for page in self._listening():
            if self._shown.get(page.id) != changes:
                self._remembering(page, reason="refresh")

    def _remembering(self, page: _Page, *, reason: Reason = "action") -> None:
        self._publish_page(page, reason=reason)
        self._shown[page.id] = self._count_changes()

    def _count_changes(self) -> int:
        """How often a message was posted, edited or deleted so far."""
        transcript = self._env.backend.transcript
        for kind, name, body in transcript[self._read :]:
            self._changes += _changes_messages(kind, name, body)
        self._read = len(transcript)
        return self._changes

    def _listening(self) -> list[_Page]:
        """The pages open in a browser; of the abandoned ones only the last few are kept."""
        in_no_browser = self._preview._python
        pages = [page for page in self._preview._pages.values() if page is not in_no_browser]
        since = time.monotonic() - INACTIVE_SECONDS
        silent = sorted(
            (page for page in pages if page.last_activity < since),
            key=lambda page: page.last_activity,
            reverse=True,
        )
        for page in silent[MAX_INACTIVE_PAGES:]:
            self._preview._close_page(page.id)
            self._shown.pop(page.id, None)
        return [page for page in pages if page.last_activity >= since]


def _changes_messages(kind: str, name: str, body: object) -> bool:
    """Whether a line of SimCord's transcript reports a new, edited or deleted message.

    Public ones are announced on the gateway; private ones are seen in the bot's requests only.
    """
    if kind == "GATEWAY":
        return name.startswith("MESSAGE_")
    if name.startswith("GET ") or not any(part in name for part in _MESSAGE_PATHS):
        return False
    return not (isinstance(body, dict) and body.get("type") in _SILENT_CALLBACKS)
