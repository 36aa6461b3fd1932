"""Lets each page of a SimCord session show a channel of its own.

SimCord binds a session to one channel and allows one session for an environment. It reads the
channel from ``Preview.channel`` whenever it serves a page, so that attribute is changed for each
request to the channel of its page. A page names its channel when it is opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from functools import wraps
from typing import Any

from aiohttp import web
from simcord import ChannelHandle
from simcord.preview import Preview
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

_served: ContextVar[ChannelHandle | None] = ContextVar("channel", default=None)
_places: dict[int, ChannelHandle] = {}
_SESSION_CHANNEL = "pantheon_session_channel"


def follow_pages(places: Sequence[ChannelHandle]) -> None:
    """Let every page show one of these channels; the last call counts."""
    _places.clear()
    _places.update({place.id: place for place in places})
    if isinstance(vars(Preview).get("channel"), property):
        return
    setattr(Preview, "channel", property(_channel, _bind))  # noqa: B010
    PreviewServer._pages = _following(PreviewServer._pages)  # type: ignore[method-assign]
    PreviewServer._state = _following(PreviewServer._state)  # type: ignore[method-assign]
    PreviewServer._commands = _following(PreviewServer._commands)  # type: ignore[method-assign]
    PreviewServer._action = _following(PreviewServer._action)  # type: ignore[method-assign]
    PreviewServer._action_result = _following(  # type: ignore[method-assign]
        PreviewServer._action_result
    )
    PreviewServer._asset = _following(PreviewServer._asset)  # type: ignore[method-assign]
    publish = Preview._publish

    @wraps(publish)
    def publish_there(preview: Preview, page: _Page, **how: Any) -> Any:
        token = _served.set(_places.get(page.channel_id))
        try:
            return publish(preview, page, **how)
        finally:
            _served.reset(token)

    Preview._publish = publish_there  # type: ignore[method-assign,assignment]


def _channel(preview: Preview) -> ChannelHandle:
    found: ChannelHandle = _served.get() or vars(preview)[_SESSION_CHANNEL]
    return found


def _bind(preview: Preview, channel: ChannelHandle) -> None:
    vars(preview)[_SESSION_CHANNEL] = channel


def _following(serve: Any) -> Any:
    """Serve a request in the channel of its page, or in the one that a new page asks for."""

    @wraps(serve)
    async def followed(server: PreviewServer, request: web.Request) -> web.StreamResponse:
        page = server.preview._pages.get(request.headers.get("X-Simcord-Context", ""))
        wanted = request.query.get("channel", "")
        number = page.channel_id if page is not None else int(wanted) if wanted.isdecimal() else 0
        # Tasks started while a request is served keep its channel.
        _served.set(_places.get(number))
        response: web.StreamResponse = await serve(server, request)
        return response

    return followed
