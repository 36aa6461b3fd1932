"""The clocks of a table: how long a person may think before the others are asked what to do."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.model import Table
from bot.storage.people import Absence
from bot.storage.waits import Wait


async def charge(connection: AsyncConnection, table: Table, wait: Wait, now: float) -> None:
    """A wait is over: take what it used beyond the turn's own time from the person's bank."""


async def arrange(
    connection: AsyncConnection, table: Table, wait: Wait, absent: Sequence[Absence], now: float
) -> None:
    """Set the alarm for the moment at which the person's time runs out."""
