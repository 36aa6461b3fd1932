"""Simulates broken connections, and checks their consequences."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, get_args

import aiohttp
import pytest

from bot.metrics import Outcome
from bot.storage.upkeep import faults
from tests.ui.discord_sim import DiscordSim

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


async def kept(sim: DiscordSim) -> int:
    async with sim.bot.host.engine.database.read() as connection:
        return len(await faults.newest(connection, guild_id=sim.guild.id))


async def calm(sim: DiscordSim, trouble: pytest.LogCaptureFixture) -> None:
    """Assert that no fault was recorded."""
    await sim.env.settle()
    assert [record.getMessage() for record in trouble.records if record.exc_info] == []
    assert await kept(sim) == 0


def outcomes(sim: DiscordSim, what: str) -> dict[str, float]:
    """How many commands or clicks of a kind ended with each outcome."""
    registry = sim.bot.dispatcher.metrics.registry
    found = {
        how: registry.get_sample_value(
            "pantheon_interactions_total", {"what": what, "outcome": how}
        )
        for how in get_args(Outcome)
    }
    return {how: count for how, count in found.items() if count}
