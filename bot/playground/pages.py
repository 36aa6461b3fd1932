"""Patches SimCord's page so that people can play on it.

SimCord has no public call to change the following, so its private parts are used here:

- SimCord checks and re-encodes every picture in a separate process, at most eight at a time, and
  reports further ones as missing. Here pictures are shown as they are: our own process drew them.
- The page learns a picture's size only by loading it, so pictures collapse for a moment when the
  page is redrawn, the page jumps, and an open menu closes. Here the size is part of the page.
- The page does not scroll when a new post comes. Here it goes to the newest post, unless the person
  reads more than a screen above it.
- The page has two bars and a column with tools for people who test bots, and shows a picture no
  larger than the chat. Here it has one slim bar, and a picture has the whole window
  (:mod:`bot.playground.page_style`).
- A menu keeps showing the last choice when its message has another question, and the same entry
  cannot be chosen again. Here a closed menu shows what its message says.
- A page that was silent for ten minutes has to be reloaded. Here it may be silent for a day.
- After every action the last fifty posts are redrawn, and all of them are listed; with a board in
  each, this takes seconds. Here it is the last few; a button shows earlier ones.
- An option with autocompletion lists nothing before something is typed. Here it asks at once.
- Relative times ("two minutes ago") count from the beginning of the session. Here they count from
  now.
- Commands are in alphabetical order, so /admin would be the first. Here those of moderators come
  last.
- A click is refused while the bot writes or another click is handled. Here it waits
  (:mod:`bot.playground.action_queue`).
- Sixteen pages are kept as long as they may be silent; then none can be opened. Here the page that
  was silent for longest is closed, and reloaded if a person returns to it.
- A reloaded page shows what its first viewer sees. Here a tab keeps its person.
- A session shows one channel, and an environment has one session at a time. Here each page has a
  channel, chosen at the top (:mod:`bot.playground.channels`).
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from functools import wraps
from html import escape
from typing import Any

from aiohttp import web
from PIL import Image, UnidentifiedImageError
from simcord import ChannelHandle
from simcord.backend.models import Message
from simcord.preview import Preview, _action_plans, _snapshot
from simcord.preview._assets import _Asset, _Blob
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.playground.action_queue import queue_actions
from bot.playground.channels import follow_pages
from bot.playground.page_style import BRAND, OWN_BRAND, STYLE

# Not fewer: to show one post, SimCord begins the page 24 posts before it.
POSTS_AT_ONCE = 25
SILENCE_SECONDS = 24 * 60 * 60.0

# By file: the original text, and its replacement.
CHANGES = {
    "/select-drafts.js": {
        "    state.snapshot = snapshot;\n    state.publishedRevision": (
            "    for (const key of [...state.drafts.keys()]) if (key !== state.dropdown?.key) {\n"
            "      state.drafts.delete(key);\n"
            "      state.selectDrafts.delete(key);\n"
            "    }\n"
            "    state.snapshot = snapshot;\n    state.publishedRevision"
        )
    },
    "/media.js": {
        "    image.height = height;\n": (
            "    image.height = height;\n"
            '    image.style.setProperty("--room", `${width} / ${height}`);\n'
            "    trigger.style.width = `${width}px`;\n"
        )
    },
    "/preview.css": {
        ".gallery-image { width: 100%; height: auto; }\n": (
            ".gallery-image { width: 100%; height: auto; aspect-ratio: var(--room); }\n"
        ),
    },
    "/timeline.js": {
        "} : state.scrollIntent || captureScrollIntent();\n": (
            "} : state.scrollIntent || captureScrollIntent();\n"
            '    const acted = hasNewTail && snapshot.publication?.reason === "action";\n'
            "    const below = ui.timeline.scrollHeight - ui.timeline.scrollTop;\n"
            "    const reading = below > 2 * ui.timeline.clientHeight;\n"
            "    if (acted || hasNewTail && !reading || !previousIds.length)\n"
            '      state.scrollIntent = { policy: "bottom" };\n'
        ),
        'if (!state.ready && state.scrollIntent?.policy === "target") return;': (
            'if (!state.ready && state.scrollIntent?.policy !== "anchor") return;'
        ),
    },
    "/text.js": {
        "const basis = new Date(options.presentationTime || 0);": "const basis = new Date();",
    },
    "/commands.js": {
        "  return ranked.sort((a, b) => a.rank - b.rank\n": (
            "  const late = ({ entry }) => "
            "Number(/^\\/?(admin|settings)\\b/.test(entry.invocation));\n"
            "  return ranked.sort((a, b) => late(a) - late(b) || a.rank - b.rank\n"
        ),
        "            renderPopup(field, `OPTIONS MATCHING ${current.toUpperCase()}`, choices,": (
            "            if (!choices.length) queryAutocomplete(option, current);\n"
            "            renderPopup(field, `OPTIONS MATCHING ${current.toUpperCase()}`, choices,"
        ),
        '"command-popup-heading", heading);': (
            '"command-popup-heading", heading.replace(/ MATCHING $/, ""));'
        ),
    },
    "/actions.js": {
        'terminate("Preview session is unavailable. Reload the active Preview URL."); return; }': (
            "if (error.status === 410) { location.reload(); return; } "
            'terminate("Preview session is unavailable. Reload the active Preview URL."); return; }'
        ),
    },
    "/app.js": {
        "  failure: (error) => {\n": (
            "  failure: (error) => {\n"
            '    if (error instanceof Error && "status" in error && error.status === 410) {\n'
            "      session.pause();\n"
            "      if (!document.hidden) location.reload();\n"
            '      else document.addEventListener("visibilitychange", () => location.reload());\n'
            "      return;\n"
            "    }\n"
        ),
        'ui.viewer.addEventListener("change", () => dispatch(': (
            'ui.viewer.addEventListener("change", () => '
            'sessionStorage.setItem("person", ui.viewer.value));\n'
            'ui.viewer.addEventListener("change", () => dispatch('
        ),
        "    presentation.observe();\n    session.resume();\n": (
            "    presentation.observe();\n    session.resume();\n"
            '    const person = sessionStorage.getItem("person");\n'
            "    if (person && person !== state.viewerId && [...ui.viewer.options].some("
            "(option) => option.value === person)) {\n"
            "      ui.viewer.value = person;\n"
            '      dispatch("viewer", { viewer_id: person });\n'
            "    }\n"
        ),
        'await request("/api/pages", "POST", {}, null);': (
            'await request(`/api/pages${location.search}`, "POST", {}, null);'
        ),
        "\nbootstrap();\n": (
            '\nconst channels = document.getElementById("channel-picker");\n'
            'const shown = new URLSearchParams(location.search).get("channel");\n'
            "if (shown) channels.value = shown;\n"
            'channels.addEventListener("change", () => {\n'
            "  location.search = `?channel=${channels.value}`;\n"
            "});\n"
            "bootstrap();\n"
        ),
    },
}

# Before the menu of people, one of the channels.
_PEOPLE = '        <label class="viewer-control">Viewing as\n'


def improve_pages(places: Sequence[ChannelHandle]) -> None:
    """Change every page that is served from now on, and let it show any of these channels."""
    CHANGES["/"] = {
        _PEOPLE: _picker(places) + _PEOPLE,
        BRAND: OWN_BRAND,
        "<title>SimCord Preview</title>": "<title>Pantheon</title>",
    }
    follow_pages(places)
    queue_actions()
    if not hasattr(_Page._resolve_blob, "__wrapped__"):
        _Page._resolve_blob = _trusting(_Page._resolve_blob)  # type: ignore[method-assign]
        PreviewServer._static = _improved(PreviewServer._static)  # type: ignore[method-assign]
        Preview._PAGE_LEASE_SECONDS = SILENCE_SECONDS
        _snapshot.HISTORY_WINDOW_SIZE = POSTS_AT_ONCE  # type: ignore[attr-defined]
        _action_plans.HISTORY_WINDOW_SIZE = POSTS_AT_ONCE  # type: ignore[attr-defined]
        listed = _snapshot._message_navigation  # type: ignore[attr-defined]
        _snapshot._message_navigation = _recent(listed)  # type: ignore[attr-defined]


def _picker(places: Sequence[ChannelHandle]) -> str:
    options = "".join(
        f'<option value="{place.id}">#{escape(place.name or str(place.id))}</option>'
        for place in places
    )
    return (
        '        <label class="viewer-control">Channel\n'
        f'          <select id="channel-picker" aria-label="Channel">{options}</select>\n'
        "        </label>\n"
    )


def _trusting(resolve: Any) -> Any:
    @wraps(resolve)
    def resolve_blob(
        page: _Page, record: _Asset, metadata: Mapping[str, Any], source: tuple[Any, ...] | None
    ) -> None:
        resolve(page, record, metadata, source)
        if record.available and record.digest is not None and not record.validated:
            _trust(record, page.preview._blobs[record.digest])

    return resolve_blob


def _trust(record: _Asset, blob: _Blob) -> None:
    """Mark a still picture as checked, with its size; anything else is left to SimCord."""
    try:
        picture = Image.open(io.BytesIO(blob.data))
    except UnidentifiedImageError:
        return
    if getattr(picture, "is_animated", False) or picture.format is None:
        return
    record.width, record.height = picture.size
    record.frames, record.mediaKind = 1, "image"
    record.displayContentType = Image.MIME[picture.format]
    record.validated = True
    blob.normalized = blob.data


def _recent(navigation: Any) -> Any:
    @wraps(navigation)
    def recent(preview: Preview, page: _Page, visible: list[Message]) -> Any:
        return navigation(preview, page, visible[-POSTS_AT_ONCE:])

    return recent


def _improved(static: Any) -> Any:
    @wraps(static)
    async def improved(server: PreviewServer, request: web.Request) -> web.Response:
        response: web.Response = await static(server, request)
        for old, new in CHANGES.get(request.path, {}).items():
            response.text = (response.text or "").replace(old, new, 1)
        if request.path == "/preview.css":
            # Last, so that it has its way over the rules before it.
            response.text = (response.text or "") + STYLE
        return response

    return improved
