"""Lets SimCord's pages wait for each other, and leaves no click out because the bot was writing.

SimCord refuses an action while another one is under way, and one whose page has been brought up to
date since it was shown; the person reads "Action was not completed" and has to click again. Discord
takes both. Here an action waits for its turn, and one that comes from an older picture of the page
counts as long as its control is still there: the button or menu with the same custom id, which may
have moved within its message. It also refuses a seventeenth page; here the one that has been silent
for longest makes room, and asks for a new one by itself should somebody come back to it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from functools import wraps
from typing import Any

from simcord.preview import Preview
from simcord.preview._pages import _Page

PICTURES_KEPT = 32
"""How many pictures of a page, each with its controls, are remembered."""
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
_SHOWN, _TURN = "_shown_controls", "_turn_to_act"

Controls = Mapping[str, str]
"""By a control's key, which is its place in a message, its custom id."""


def be_patient() -> None:
    """Change every session from now on; a second call changes nothing."""
    if hasattr(Preview._action, "__wrapped__"):
        return
    setattr(Preview, "_action", _patient(Preview._action))  # noqa: B010
    setattr(Preview, "_publish", _remembering(Preview._publish))  # noqa: B010
    setattr(Preview, "_open_page", _making_room(Preview._open_page))  # noqa: B010


def _patient(act: Any) -> Any:
    @wraps(act)
    async def patient(preview: Preview, context_id: str | None, body: Any) -> Any:
        turn: asyncio.Lock = vars(preview).setdefault(_TURN, asyncio.Lock())
        async with turn:
            page = preview._pages.get(context_id or "")
            if page is not None and isinstance(body, Mapping):
                body = _brought_up_to_date(preview, page, body)
            return await act(preview, context_id, body)

    return patient


def _brought_up_to_date(
    preview: Preview, page: _Page, body: Mapping[str, Any]
) -> Mapping[str, Any]:
    """The action as it would come from the newest picture, if it means the same there."""
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
    """The last pictures of a page, by their revisions; those of closed pages are forgotten."""
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
        while len(shown) > PICTURES_KEPT:
            shown.popitem(last=False)
        return result

    return remembering


def _controls(value: object) -> Iterator[tuple[str, str]]:
    """Every control within some part of a page's snapshot."""
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
