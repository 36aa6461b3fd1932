"""Queues the actions of SimCord's pages instead of refusing concurrent ones.

SimCord refuses an action while another one is running, and an action of a page that has been
updated since it was shown; the person reads "Action was not completed" and has to click again.
Discord accepts both. Here an action waits for its turn, and one from an older snapshot of the page
counts as long as its item still exists: the button or menu with the same custom id, which may have
moved within its message.

SimCord also refuses a seventeenth page. Here the page that was silent for longest is closed; it
reloads by itself if a person returns to it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from functools import wraps
from typing import Any

from simcord.preview import Preview
from simcord.preview._pages import _Page

MAX_CACHED_SNAPSHOTS = 32
"""How many snapshots of a page are remembered, each with its components."""
_ANY_TIME = frozenset(
    {
        "run_command",
        "autocomplete_command",
        "modal_submit",
        "send_message",
        "configure_presentation",
    }
)
"""Actions that do not depend on what the page shows."""
_SHOWN, _TURN = "pantheon_shown_controls", "pantheon_action_lock"

Controls = Mapping[str, str]
"""Custom ids of components by key, which is the component's place in a message."""


def queue_actions() -> None:
    """Patch every session from now on; a second call does nothing."""
    if hasattr(Preview._action, "__wrapped__"):
        return
    Preview._action = _patient(Preview._action)  # type: ignore[method-assign]
    Preview._publish = _remembering(Preview._publish)  # type: ignore[method-assign]
    Preview._open_page = _making_room(Preview._open_page)  # type: ignore[method-assign]


def action_is_running(preview: Preview) -> bool:
    """Whether an action of any page is being served."""
    return _turn(preview).locked()


def _patient(act: Any) -> Any:
    @wraps(act)
    async def patient(preview: Preview, context_id: str | None, body: Any) -> Any:
        async with _turn(preview):
            page = preview._pages.get(context_id or "")
            if page is not None and isinstance(body, Mapping):
                body = _rebased(preview, page, body)
            return await act(preview, context_id, body)

    return patient


def _turn(preview: Preview) -> asyncio.Lock:
    """The lock that is held while an action is served."""
    turn: asyncio.Lock = vars(preview).setdefault(_TURN, asyncio.Lock())
    return turn


def _rebased(preview: Preview, page: _Page, body: Mapping[str, Any]) -> Mapping[str, Any]:
    """The action as it would come from the newest snapshot, if its item still exists there."""
    if body.get("published_revision") == page.revision:
        return body
    if body.get("kind") in _ANY_TIME:
        return {**body, "published_revision": page.revision}
    if body.get("kind") not in ("click", "select"):
        return body
    shown = _shown(preview, page)
    pressed = f"{body.get('control_key')}"
    custom_id = shown.get(body.get("published_revision") or 0, {}).get(pressed)
    message = pressed.partition(":component:")[0] + ":"
    now = shown.get(page.revision, {})
    same = (key for key, found in now.items() if key.startswith(message) and found == custom_id)
    key = next(same, None) if custom_id is not None else None
    if key is None:
        return body
    return {**body, "control_key": key, "published_revision": page.revision}


def _shown(preview: Preview, page: _Page) -> OrderedDict[int, Controls]:
    """The last snapshots of a page, by revision; those of closed pages are dropped."""
    kept: dict[str, OrderedDict[int, Controls]] = vars(preview).setdefault(_SHOWN, {})
    for closed in [key for key in kept if key not in preview._pages and key != page.id]:
        del kept[closed]
    return kept.setdefault(page.id, OrderedDict())


def _remembering(publish: Any) -> Any:
    @wraps(publish)
    def remembering(preview: Preview, page: _Page, **how: Any) -> Any:
        result = publish(preview, page, **how)
        shown = _shown(preview, page)
        shown[page.revision] = dict(_controls(page.snapshot.get("messages")))
        while len(shown) > MAX_CACHED_SNAPSHOTS:
            shown.popitem(last=False)
        return result

    return remembering


def _controls(value: object) -> Iterator[tuple[str, str]]:
    """Every component within some part of a page's snapshot."""
    if isinstance(value, Mapping):
        key, custom_id = value.get("control_key"), value.get("custom_id")
        if isinstance(key, str) and isinstance(custom_id, str):
            yield key, custom_id
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from _controls(part)


def _making_room(open_page: Any) -> Any:
    @wraps(open_page)
    def making_room(preview: Preview, *args: Any, **how: Any) -> _Page:
        pages = [page for page in preview._pages.values() if page is not preview._python]
        for page in sorted(pages, key=lambda page: page.last_activity):
            if len(preview._pages) <= preview._MAX_PAGES:
                break
            preview._close_page(page.id)
        opened: _Page = open_page(preview, *args, **how)
        return opened

    return making_room
