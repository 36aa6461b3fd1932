"""The first answer to an interaction, given within the three seconds that Discord waits for it.

Discord's library tries a refused request again, but knows no deadline: it sleeps for as long as it
is told to, or for seconds after an error of Discord's, and it waits for minutes for a reply that
does not come. An acknowledgement that comes after three seconds is worth nothing. So it is tried
again as soon as it may be, as long as that is in time.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import Any, Final

import aiohttp
import discord
from discord.http import json_or_text
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.face.delivery.delivery_errors import ANSWERED, IN_DOUBT

log = logging.getLogger(__name__)

DISCORD_WAITS: Final = 3.0
IN_TIME: Final = 2.6
"""The seconds in which an interaction is answered: an answer is under way for some of them."""
_REPLY_SECONDS: Final = 0.8
"""How long to wait for Discord's reply to one attempt; a second one does no harm."""
_PAUSES: Final = (0.1, 0.3, 0.6, 1.0)
"""How long to wait where Discord has failed and does not say; the last goes on."""


class PromptAnswers(AsyncWebhookAdapter):
    """Sends what answers interactions; the first answer does not wait for anything it need not."""

    async def request(
        self, route: Any, session: aiohttp.ClientSession, **more: Any
    ) -> dict[str, Any] | str | None:
        """Send one request; raises what Discord's library raises."""
        if not route.path.endswith("/callback") or more.get("multipart"):
            sent: dict[str, Any] | str | None = await super().request(route, session, **more)
            return sent
        end = time.monotonic() + _seconds_left(route.webhook_id)
        pause: float | None
        failure: Exception
        doubtful = False
        for attempt in range(1_000):
            try:
                async with asyncio.timeout(_REPLY_SECONDS):
                    answer, said = await _tried(route, session, **more)
            except IN_DOUBT as error:
                pause, failure = _usual_pause(attempt), error
                # Where there was no connection at all, nobody has heard of it.
                doubtful = doubtful or not isinstance(error, aiohttp.ClientConnectorError)
            else:
                if answer.status < 300:
                    return said
                if doubtful and isinstance(said, dict) and said.get("code") == ANSWERED:
                    # Discord had heard of it when it seemed to fail.
                    return {"interaction": {"id": str(route.webhook_id), "type": 2}}
                pause, failure = _pause(answer, said, attempt), _error(answer, said)
                doubtful = doubtful or answer.status >= 500
            if pause is None or time.monotonic() + pause > end:
                raise failure
            log.debug("an acknowledgement is tried again in %.2f s", pause)
            await asyncio.sleep(pause)
        raise AssertionError


def answer_promptly() -> None:
    """Let everything that the current task answers to Discord itself go this way."""
    if type(async_context.get()) is AsyncWebhookAdapter:
        async_context.set(_ADAPTER)


_ADAPTER: Final = PromptAnswers()  # type: ignore[no-untyped-call]


async def _tried(
    route: Any,
    session: aiohttp.ClientSession,
    *,
    payload: dict[str, Any] | None = None,
    params: dict[str, str] | None = None,
    proxy: str | None = None,
    proxy_auth: aiohttp.BasicAuth | None = None,
    **_: object,
) -> tuple[aiohttp.ClientResponse, dict[str, Any] | str]:
    async with session.request(
        route.method,
        route.url,
        data=json.dumps(payload, separators=(",", ":")).encode(),
        headers={"Content-Type": "application/json"},
        params=params,
        proxy=proxy,
        proxy_auth=proxy_auth,
    ) as answer:
        return answer, await json_or_text(answer)


def _seconds_left(interaction_id: int | None) -> float:
    """For how long it makes sense to answer an interaction, which says when it was created.

    Where its age cannot be, the clocks differ (or Discord waits no more, and says so).
    """
    age = time.time() - discord.utils.snowflake_time(interaction_id or 0).timestamp()
    return IN_TIME - age if 0 <= age < DISCORD_WAITS else IN_TIME


def _usual_pause(attempt: int) -> float:
    return _PAUSES[min(attempt, len(_PAUSES) - 1)]


def _pause(answer: aiohttp.ClientResponse, said: Any, attempt: int) -> float | None:
    """After how long it is worth another try; None: never."""
    if answer.status >= 500:
        return _usual_pause(attempt)
    if answer.status != 429:
        return None
    told = said.get("retry_after") if isinstance(said, dict) else None
    return float(told if told is not None else answer.headers.get("Retry-After", IN_TIME))


def _error(answer: aiohttp.ClientResponse, said: Any) -> discord.HTTPException:
    if answer.status == 404:
        return discord.NotFound(answer, said)
    if answer.status == 403:
        return discord.Forbidden(answer, said)
    if answer.status >= 500:
        return discord.DiscordServerError(answer, said)
    return discord.HTTPException(answer, said)
