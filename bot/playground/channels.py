"""Lets one session of SimCord's page show several channels, each page one of them.

SimCord binds a session to one channel and allows one session for an environment. Everything it does
for a page it looks up in ``Preview.channel``, or in the page itself. So that attribute follows the
page that is being served; a page says which channel it wants when it is opened.
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
_WHOLE = "_whole_session"


def follow_pages(places: Sequence[ChannelHandle]) -> None:
    """Let every page show one of these places; the last call counts."""
    _places.clear()
    _places.update({place.id: place for place in places})
    if isinstance(vars(Preview).get("channel"), property):
        return
    setattr(Preview, "channel", property(_channel, _bind))  # noqa: B010
    for name in ("_pages", "_state", "_commands", "_action", "_action_result", "_asset"):
        setattr(PreviewServer, name, _following(getattr(PreviewServer, name)))
    publish = Preview._publish

    @wraps(publish)
    def publish_there(preview: Preview, page: _Page, **how: Any) -> Any:
        token = _served.set(_places.get(page.channel_id))
        try:
            return publish(preview, page, **how)
        finally:
            _served.reset(token)

    setattr(Preview, "_publish", publish_there)  # noqa: B010


def _channel(preview: Preview) -> ChannelHandle:
    found: ChannelHandle = _served.get() or vars(preview)[_WHOLE]
    return found


def _bind(preview: Preview, channel: ChannelHandle) -> None:
    vars(preview)[_WHOLE] = channel


def _following(serve: Any) -> Any:
    """Serve a request in the channel of its page, or in the one that a new page asks for."""

    @wraps(serve)
    async def followed(server: PreviewServer, request: web.Request) -> web.StreamResponse:
        page = server.preview._pages.get(request.headers.get("X-Simcord-Context", ""))
        wanted = request.query.get("channel", "")
        number = page.channel_id if page is not None else int(wanted) if wanted.isdecimal() else 0
        # What is set going while a request is served goes on in its channel.
        _served.set(_places.get(number))
        response: web.StreamResponse = await serve(server, request)
        return response

    return followed
