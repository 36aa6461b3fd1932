"""Answers of which nobody knows whether Discord has them, and those that it takes from nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.face.delivery.delivery_errors import (
    ANSWERED,
    IN_DOUBT,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
)
from bot.metrics import Outcome

_TRY_AGAIN = (0.25, 1.0)
"""The seconds before what may have been lost on its way is asked of Discord once more."""

T = TypeVar("T")


class InDoubt(Exception):
    """The connection broke each time: what was asked of Discord may have been done or not."""


async def persistently(call: Callable[[], Awaitable[T]]) -> T:
    """Ask something of Discord that does no harm when it is done twice, again where the connection
    breaks. Raises :class:`InDoubt` where it breaks each time.
    """
    for pause in _TRY_AGAIN:
        try:
            return await call()
        except IN_DOUBT:
            await asyncio.sleep(pause)
    try:
        return await call()
    except IN_DOUBT as error:
        raise InDoubt(type(error).__name__) from error


def unheard(error: Exception) -> Outcome | None:
    """What became of an interaction whose answer failed so; None where that is a fault."""
    if isinstance(error, (InDoubt, *IN_DOUBT)):
        return "doubt"
    if not isinstance(error, discord.HTTPException):
        return None
    if error.status >= 500:
        # Discord itself has failed, and nobody knows how far it had come.
        return "doubt"
    code = error.code
    if code in (UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK):
        return "late"
    return "elsewhere" if code == ANSWERED else None
