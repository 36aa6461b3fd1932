"""Open panels are refreshed when no picture is waited for."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.ui.delivery.retry import UncertainOutcome
from bot.ui.dispatch import open_panels
from bot.ui.dispatch.open_panels import OpenPanel, OpenPanels


class Renewals:
    """Counts how often a panel was brought up to date."""

    def __init__(self) -> None:
        self.count = 0

    async def __call__(self) -> bool:
        self.count += 1
        return False


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_panels, "REFRESH_DELAY_SECONDS", 0.01)


async def test_they_are_renewed_once_for_all_that_happened_while_others_waited() -> None:
    busy, renewed, other = True, Renewals(), Renewals()
    panels = OpenPanels(busy=lambda: busy)
    panels.add(1, 7, OpenPanel(70, renewed))
    panels.add(2, 8, OpenPanel(80, other))
    for _ in range(5):
        panels.refresh(1)
        await asyncio.sleep(0.005)
    panels.refresh(2)
    assert (renewed.count, other.count) == (0, 0)
    busy = False
    await panels.wait_until_idle()
    assert (renewed.count, other.count) == (1, 1)
    panels.refresh(1)
    await panels.wait_until_idle()
    assert renewed.count == 2


async def test_they_are_not_put_off_for_ever() -> None:
    renewed = Renewals()
    panels = OpenPanels(busy=lambda: True)
    panels.add(1, 7, OpenPanel(70, renewed))
    panels.refresh(1)
    await panels.wait_until_idle()
    assert renewed.count == 1


async def test_what_happens_while_they_are_renewed_is_not_missed() -> None:
    began, go_on = asyncio.Event(), asyncio.Event()
    count = 0

    async def refresh() -> bool:
        nonlocal count
        count += 1
        began.set()
        await go_on.wait()
        return False

    panels = OpenPanels()
    panels.add(1, 7, OpenPanel(70, refresh))
    panels.refresh(1)
    await began.wait()
    panels.refresh(1)
    go_on.set()
    await panels.wait_until_idle()
    assert count == 2


async def test_those_put_off_are_left_alone_when_the_bot_leaves() -> None:
    renewed = Renewals()
    panels = OpenPanels(busy=lambda: True)
    panels.add(1, 7, OpenPanel(70, renewed))
    panels.refresh(1)
    await asyncio.sleep(0.02)
    panels.stop_refreshing()
    panels.refresh(1)
    await panels.wait_until_idle()
    assert renewed.count == 0


class _Answer:
    """As much of an HTTP answer as an error of the library looks at."""

    reason = "no"

    def __init__(self, status: int) -> None:
        self.status = status


@pytest.mark.parametrize(
    ("error", "kept"),
    [
        (UncertainOutcome(), True),
        (discord.DiscordServerError(_Answer(502), None), True),
        (discord.NotFound(_Answer(404), None), False),
    ],
)
async def test_one_that_may_only_be_lost_is_not_forgotten(error: Exception, kept: bool) -> None:
    tried = 0

    async def refresh() -> bool:
        nonlocal tried
        tried += 1
        raise error

    panels = OpenPanels()
    panels.add(1, 7, OpenPanel(70, refresh))
    for _ in range(2):
        panels.refresh(1)
        await panels.wait_until_idle()
    assert tried == (2 if kept else 1)
