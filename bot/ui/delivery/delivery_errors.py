"""Translates Discord's errors into the host's: retry later, or undeliverable."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.errors import RetryLater, Undeliverable

RETRY_AFTER_SECONDS = 30.0

CONNECTION_ERRORS = (aiohttp.ClientError, OSError, TimeoutError)
"""Errors of a broken connection: the request may have been carried out or not."""

THREAD_ARCHIVED = 50083
"""Discord's error code for a message in an archived thread; a new message unarchives it."""

UNKNOWN_CHANNEL = 10003
"""Discord's error code for a channel or thread that was deleted, or is hidden from the bot."""

UNKNOWN_MESSAGE = 10008
"""Discord's error code for a deleted message in an existing channel."""

UNKNOWN_WEBHOOK = 10015
"""Discord's error code for a follow-up to an interaction that was not acknowledged or has expired.
"""

UNKNOWN_INTERACTION = 10062
"""Discord's error code for an expired interaction."""

ALREADY_ACKNOWLEDGED = 40060
"""Discord's error code for an interaction that was acknowledged before."""


@contextmanager
def delivery_errors() -> Iterator[None]:
    """Raise :class:`RetryLater` or :class:`Undeliverable` for errors in the block.

    After a server error or a broken connection it is uncertain whether the message was sent.
    """
    try:
        yield
    except discord.RateLimited as limited:
        raise RetryLater(limited.retry_after, uncertain=False) from limited
    except discord.HTTPException as error:
        raise delivery_error(error) from error
    except CONNECTION_ERRORS as error:
        raise RetryLater(RETRY_AFTER_SECONDS) from error


def delivery_error(error: discord.HTTPException) -> RetryLater | Undeliverable:
    """The host's error for a message that Discord refused."""
    if error.status == 429:
        return RetryLater(RETRY_AFTER_SECONDS, uncertain=False)
    if error.status >= 500:
        return RetryLater(RETRY_AFTER_SECONDS)
    return Undeliverable(str(error))
