"""Discord's refusals of a message in the host's words: try later, or it cannot be delivered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.errors import Later, Undeliverable

PATIENCE = 30.0

IN_DOUBT = (aiohttp.ClientError, OSError, TimeoutError)
"""A connection that broke: what was asked of Discord may have been done or not."""

ARCHIVED = 50083
"""Discord's code for a message in a thread that has gone to sleep: only a new one wakes it."""

UNKNOWN_MESSAGE = 10008
"""Discord's code for a message that was deleted, in a channel that is there."""

UNKNOWN_WEBHOOK = 10015
"""Discord's code for a follow-up to an interaction that was not acknowledged, or is long over."""

UNKNOWN_INTERACTION = 10062
"""Discord's code for an interaction that it no longer waits for."""

ANSWERED = 40060
"""Discord's code for an interaction that somebody else has acknowledged already."""


@contextmanager
def delivery_errors() -> Iterator[None]:
    """Raise :class:`Later` or :class:`Undeliverable` for whatever goes wrong in the block.

    Where Discord has failed or not answered, nobody knows whether the message was sent.
    """
    try:
        yield
    except discord.RateLimited as limited:
        raise Later(limited.retry_after, uncertain=False) from limited
    except discord.HTTPException as error:
        raise delivery_error(error) from error
    except IN_DOUBT as error:
        raise Later(PATIENCE) from error


def delivery_error(error: discord.HTTPException) -> Later | Undeliverable:
    """What one refusal by Discord means for the message."""
    if error.status == 429:
        return Later(PATIENCE, uncertain=False)
    if error.status >= 500:
        return Later(PATIENCE)
    return Undeliverable(str(error))
