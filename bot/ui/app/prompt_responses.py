"""Sends initial responses to interactions within Discord's three seconds, with retries.

discord.py retries failed requests without a deadline: it sleeps as long as a rate limit says, or
for seconds after a server error, and waits minutes for a reply. An acknowledgement is useless
after three seconds, so it is retried here as often as the deadline allows.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import Any, Final

import aiohttp
import discord
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.ui.delivery.delivery_errors import ALREADY_ACKNOWLEDGED, CONNECTION_ERRORS

log = logging.getLogger(__name__)

RESPONSE_WINDOW_SECONDS: Final = 3.0
RESPONSE_DEADLINE_SECONDS: Final = 2.6
"""How long after its creation an interaction may be answered: some of Discord's seconds pass on the
wire."""
_ATTEMPT_TIMEOUT: Final = 0.8
"""How long to wait for Discord's reply to one attempt; a second one does no harm."""
_RETRY_PAUSES: Final = (0.1, 0.3, 0.6, 1.0)
"""Pauses after a failure that names none; the last one is repeated."""


class PromptResponses(AsyncWebhookAdapter):
    """Sends responses to interactions; initial ones do not wait for discord.py's retries."""

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
        uncertain = False
        for attempt in range(1_000):
            try:
                async with asyncio.timeout(_ATTEMPT_TIMEOUT):
                    answer, said = await _attempt(route, session, **more)
            except CONNECTION_ERRORS as error:
                pause, failure = _usual_pause(attempt), error
                # Without a connection the request surely did not arrive.
                uncertain = uncertain or not isinstance(error, aiohttp.ClientConnectorError)
            else:
                if answer.status < 300:
                    return said
                if (
                    uncertain
                    and isinstance(said, dict)
                    and said.get("code") == ALREADY_ACKNOWLEDGED
                ):
                    # Discord had received it although it seemed to fail.
                    return {"interaction": {"id": str(route.webhook_id), "type": 2}}
                pause, failure = _pause(answer, said, attempt), _error(answer, said)
                uncertain = uncertain or answer.status >= 500
            if pause is None or time.monotonic() + pause > end:
                raise failure
            log.debug("an acknowledgement is tried again in %.2f s", pause)
            await asyncio.sleep(pause)
        raise AssertionError


def install_prompt_responses() -> None:
    """Send all responses of the current task to Discord through :class:`PromptResponses`."""
    if type(async_context.get()) is AsyncWebhookAdapter:
        async_context.set(_ADAPTER)


_ADAPTER: Final = PromptResponses()  # type: ignore[no-untyped-call]


async def _attempt(
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
        text = await answer.text(encoding="utf-8")
        if answer.content_type == "application/json":
            return answer, json.loads(text)
        return answer, text


def _seconds_left(interaction_id: int | None) -> float:
    """How many seconds are left to answer an interaction, by its creation time.

    An impossible age means that the clocks differ.
    """
    age = time.time() - discord.utils.snowflake_time(interaction_id or 0).timestamp()
    return (
        RESPONSE_DEADLINE_SECONDS - age
        if 0 <= age < RESPONSE_WINDOW_SECONDS
        else RESPONSE_DEADLINE_SECONDS
    )


def _usual_pause(attempt: int) -> float:
    return _RETRY_PAUSES[min(attempt, len(_RETRY_PAUSES) - 1)]


def _pause(answer: aiohttp.ClientResponse, said: Any, attempt: int) -> float | None:
    """Seconds until the next attempt, or None if there is none."""
    if answer.status >= 500:
        return _usual_pause(attempt)
    if answer.status != 429:
        return None
    told = said.get("retry_after") if isinstance(said, dict) else None
    return float(
        told if told is not None else answer.headers.get("Retry-After", RESPONSE_DEADLINE_SECONDS)
    )


def _error(answer: aiohttp.ClientResponse, said: Any) -> discord.HTTPException:
    if answer.status == 404:
        return discord.NotFound(answer, said)
    if answer.status == 403:
        return discord.Forbidden(answer, said)
    if answer.status >= 500:
        return discord.DiscordServerError(answer, said)
    return discord.HTTPException(answer, said)
