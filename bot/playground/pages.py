"""Makes SimCord's page good enough to play on.

Three things of the page get in a player's way, and SimCord has no public call for any of
them, so this module, and no other, reaches into its private parts:

- A page is published only after its own actions. What happened in another tab would wait for
  the Refresh button; here pages that fell behind are published again.
- The page learns a picture's size only by loading it. Whenever it draws itself anew, pictures
  collapse for a moment, the page jumps, and a menu that was just opened closes again; here the
  size is told beforehand, and the page's script and style keep that much room.
- The page stays where it was when an action brings a new post; here it goes to the newest
  post, as Discord does.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Mapping
from contextlib import suppress
from functools import wraps
from typing import Any

from aiohttp import web
from PIL import Image, UnidentifiedImageError
from simcord import Env
from simcord.preview import Preview
from simcord.preview._assets import _Asset
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

BEAT_SECONDS = 0.25

# By file: what to look for, and what to put after it.
_IMPROVEMENTS = {
    "/media.js": (
        "    image.height = height;\n",
        '    image.style.setProperty("--room", `${width} / ${height}`);\n'
        "    trigger.style.width = `${width}px`;\n",
    ),
    "/preview.css": (
        ".gallery-image { width: 100%; height: auto; }\n",
        ".gallery-image { aspect-ratio: var(--room); }\n",
    ),
    "/timeline.js": (
        "} : state.scrollIntent || captureScrollIntent();\n",
        '    const acted = hasNewTail && snapshot.publication?.reason === "action";\n'
        '    if (acted || !previousIds.length) state.scrollIntent = { policy: "bottom" };\n',
    ),
}


class Pulse:
    """Lets the simulated clock run with ours, and keeps every open page up to date.

    A click is bound to the revision its page has shown, so a page that already shows
    everything is left alone: publishing it again would spoil a quick second click.
    """

    def __init__(self, env: Env, preview: Preview) -> None:
        self._env = env
        self._preview = preview
        # By page: its revision, and how much had happened when that was published.
        self._seen: dict[str, tuple[int, int]] = {}

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        before = loop.time()
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            now = loop.time()
            self._env.backend.clock.advance(now - before)
            before = now
            self.beat()

    def beat(self) -> None:
        """One look at all pages; nothing is published while somebody's action runs."""
        if self._env._operation_task is not None:
            return
        happened = len(self._env.backend.transcript)
        driven = self._preview._python
        pages = [page for page in self._preview._pages.values() if page is not driven]
        acted = [page for page in pages if self._seen.get(page.id, (0, 0))[0] != page.revision]
        if len(acted) == 1 and acted[0].status == "current":
            # Its own action published it last, after everything that had happened.
            self._seen[acted[0].id] = (acted[0].revision, happened)
        for page in pages:
            if self._seen.get(page.id, (0, 0))[1] != happened:
                self._preview._publish(page, reason="refresh")
                self._seen[page.id] = (page.revision, happened)
        open_pages = {page.id for page in pages}
        self._seen = {page: seen for page, seen in self._seen.items() if page in open_pages}


def steady_pages() -> None:
    """From now on every page keeps room for its pictures and follows its newest post."""
    if not hasattr(_Asset.to_wire, "__wrapped__"):
        _Page._resolve_blob = _measured(_Page._resolve_blob)  # type: ignore[method-assign]
        _Asset.to_wire = _sized(_Asset.to_wire)  # type: ignore[method-assign]
        PreviewServer._static = _improved(PreviewServer._static)  # type: ignore[method-assign]


def _measured(resolve: Any) -> Any:
    @wraps(resolve)
    def resolve_blob(
        page: _Page, record: _Asset, metadata: Mapping[str, Any], source: tuple[Any, ...] | None
    ) -> None:
        resolve(page, record, metadata, source)
        if record.available and record.digest is not None and record.width is None:
            with suppress(UnidentifiedImageError):
                data = page.preview._blobs[record.digest].data
                record.width, record.height = Image.open(io.BytesIO(data)).size

    return resolve_blob


def _sized(to_wire: Any) -> Any:
    @wraps(to_wire)
    def sized(record: _Asset) -> dict[str, Any]:
        wire: dict[str, Any] = to_wire(record)
        if record.available and record.width and record.height:
            wire["displayWidth"], wire["displayHeight"] = record.width, record.height
        return wire

    return sized


def _improved(static: Any) -> Any:
    @wraps(static)
    async def improved(server: PreviewServer, request: web.Request) -> web.Response:
        response: web.Response = await static(server, request)
        if request.path in _IMPROVEMENTS:
            place, addition = _IMPROVEMENTS[request.path]
            response.text = (response.text or "").replace(place, place + addition, 1)
        return response

    return improved
