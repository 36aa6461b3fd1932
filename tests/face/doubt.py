"""Connections that break, and what must not come of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, get_args

import aiohttp
import pytest

from bot.metrics import Outcome
from bot.storage.server import faults
from tests.face.salon import Salon

Call = Callable[..., Awaitable[Any]]


def lossy(call: Call, *, times: int = 1, arrives: bool = True) -> Call:
    """``call`` whose answer is lost on its way back the first times; perhaps it never arrived."""
    left = times

    async def broken(*args: Any, **more: Any) -> Any:
        nonlocal left
        if left == 0:
            return await call(*args, **more)
        left -= 1
        if arrives:
            await call(*args, **more)
        raise aiohttp.ServerDisconnectedError

    return broken


async def kept(salon: Salon) -> int:
    async with salon.bot.host.engine.database.read() as connection:
        return len(await faults.newest(connection, guild_id=salon.guild.id))


async def calm(salon: Salon, trouble: pytest.LogCaptureFixture) -> None:
    """Nothing of it was met as a fault."""
    await salon.env.settle()
    assert [record.getMessage() for record in trouble.records if record.exc_info] == []
    assert await kept(salon) == 0


def outcomes(salon: Salon, what: str) -> dict[str, float]:
    """How often commands or clicks of a kind have ended in which way."""
    registry = salon.bot.desk.metrics.registry
    found = {
        how: registry.get_sample_value(
            "pantheon_interactions_total", {"what": what, "outcome": how}
        )
        for how in get_args(Outcome)
    }
    return {how: count for how, count in found.items() if count}
