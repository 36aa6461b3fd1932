"""Retries failed Discord responses and classifies their errors."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.metrics import Outcome
from bot.ui.delivery.delivery_errors import (
    ALREADY_ACKNOWLEDGED,
    CONNECTION_ERRORS,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
)

_RETRY_PAUSES = (0.25, 1.0)
"""Pauses before each further attempt of a request that may have been lost."""

T = TypeVar("T")


class UncertainOutcome(Exception):
    """The connection broke at each attempt: the request may have been carried out or not."""


async def retry(call: Callable[[], Awaitable[T]]) -> T:
    """Send an idempotent request, again where the connection breaks.

    Raises :class:`UncertainOutcome` where it breaks at each attempt.
    """
    for pause in _RETRY_PAUSES:
        try:
            return await call()
        except CONNECTION_ERRORS:
            await asyncio.sleep(pause)
    try:
        return await call()
    except CONNECTION_ERRORS as error:
        raise UncertainOutcome(type(error).__name__) from error


def response_outcome(error: Exception) -> Outcome | None:
    """The outcome of an interaction whose response failed with ``error``; None for a fault."""
    if isinstance(error, (UncertainOutcome, *CONNECTION_ERRORS)):
        return "doubt"
    if not isinstance(error, discord.HTTPException):
        return None
    if error.status >= 500:
        # A server error: it is uncertain whether the request was carried out.
        return "doubt"
    code = error.code
    if code in (UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK):
        return "late"
    return "elsewhere" if code == ALREADY_ACKNOWLEDGED else None
