"""Random combinations of votes, pauses, seats, moves, trials and time."""

from __future__ import annotations

import logging

import pytest

from tests.host.chaos import PEOPLE, Chaos
from tests.host.harness import HostHarness

STEPS = 70


@pytest.mark.parametrize("seed", range(6))
async def test_whatever_happens_the_table_makes_sense(
    harness: HostHarness, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    chaos = await begun(harness, f"{seed}")
    for step in range(STEPS):
        if not (await chaos.table()).is_open:
            chaos = await begun(harness, f"{seed}.{step}")
        await chaos.step()
        broken = [r for r in caplog.records if r.levelno >= logging.ERROR]
        assert not broken, f"{broken[0].exc_text or broken[0].getMessage()} after {chaos.done[-8:]}"


async def begun(harness: HostHarness, seed: str) -> Chaos:
    """A table of three with a quick clock."""
    await harness.host.lost_channels.returned(5)
    host, (ada, *others) = harness.host, PEOPLE[:3]
    table = await host.tables.create(5, 10, ada, "toy", "en")
    for person in others:
        await host.lobby.join(table.id, person)
    await host.lobby.set_option(table.id, ada.id, "rounds", 5)
    await host.clocks.set_clock(table.id, ada.id, "quick")
    return Chaos(harness, await host.lobby.start(table.id, ada.id), f"chaos {seed}")
