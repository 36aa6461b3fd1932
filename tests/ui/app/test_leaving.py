"""Shutdown: running interactions are finished, new ones are told to try again."""

from __future__ import annotations

import asyncio

import pytest
from simcord.results import InteractionResult
from sqlalchemy.pool import QueuePool

from bot.ui.dispatch.open_panels import OpenPanel, OpenPanels
from tests.ui.discord_sim import DiscordSim, buttons, text


async def answered(result: InteractionResult) -> str:
    """The text of the answer to a click, once there is one."""
    for _ in range(1000):
        if result.response is not None and text(result.response):
            return text(result.response)
        await asyncio.sleep(0.01)
    raise AssertionError("nobody answered")


async def handling_begun(sim: DiscordSim) -> None:
    """Wait until somebody has come to the desk."""
    for _ in range(1000):
        if sim.bot.dispatcher.busy:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody came")


async def test_running_interactions_are_finished_and_new_ones_are_told_to_wait(
    sim: DiscordSim,
) -> None:
    table = await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    panel = await sim.panel(ada)
    other = await sim.panel(bo)
    host = sim.bot.host
    bid, late = buttons(panel, "pick:")[1], buttons(other, "pick:")[1]
    async with host.engine.locked(table.id):
        sim.fire(ada, panel, bid["custom_id"])
        await handling_begun(sim)
        leaving = asyncio.create_task(sim.bot.close())
        # One step of the loop is enough for the desk to take nobody more.
        await asyncio.sleep(0)
        assert sim.bot.dispatcher.closing
        refused = sim.fire(bo, sim.post(), buttons(sim.post(), "move:")[0]["custom_id"])
        assert "I am restarting" in await answered(refused)
        assert refused.ephemeral
        assert not leaving.done()
    await leaving
    assert "Your move is complete" in text(panel)
    assert sim.bot.is_closed()

    await sim.restart()
    after = await sim.table()
    assert after.entry_count == table.entry_count + 1
    assert after.awaited_people == (bo.id,)
    sim.fire(bo, other, late["custom_id"])
    await sim.env.settle()
    assert (await sim.table()).entry_count > after.entry_count


async def test_while_leaving_nothing_is_offered_and_nothing_is_opened(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    before = await sim.table()
    offered = await ada.autocomplete(sim.channel, "move", "choice", "b")
    assert offered
    await sim.bot.dispatcher.close(1.0)
    assert await ada.autocomplete(sim.channel, "move", "choice", "b") == []
    refused = await ada.slash(sim.channel, "undo")
    assert refused.response is not None
    assert refused.ephemeral
    assert "try again in a moment" in text(refused.response)
    assert await sim.table() == before


async def test_nobody_can_hold_up_the_stop_for_ever(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture
) -> None:
    table = await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    panel = await sim.panel(ada)
    async with sim.bot.host.engine.locked(table.id):
        sim.fire(ada, panel, buttons(panel, "pick:")[0]["custom_id"])
        await handling_begun(sim)
        await asyncio.wait_for(sim.bot.dispatcher.close(0.1), 5)
    assert "left while 1 people were being attended to" in trouble.text
    await sim.env.settle()
    assert (await sim.table()).entry_count == table.entry_count + 1


async def test_nothing_touches_the_database_once_the_bot_has_left(sim: DiscordSim) -> None:
    """A post that goes out while leaving brings no panel up to date: nobody waits for that."""
    table = await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    waits = await sim.panel(ada)
    await ada.click(waits, custom_id=buttons(waits, "pick:")[1]["custom_id"])
    panel = await sim.panel(bo)
    host = sim.bot.host
    async with host.engine.locked(table.id):
        sim.fire(bo, panel, buttons(panel, "pick:")[1]["custom_id"])
        await asyncio.sleep(0.1)
        leaving = asyncio.create_task(sim.bot.close())
        # One step of the loop is enough for the desk to take nobody more.
        await asyncio.sleep(0)
        assert sim.bot.dispatcher.closing
    await leaving
    await asyncio.sleep(0.3)
    pool = host.engine.database.engine.pool
    assert isinstance(pool, QueuePool)
    assert (pool.checkedin(), pool.checkedout()) == (0, 0)


async def test_panels_that_wait_are_let_go() -> None:
    waiting, renewed = OpenPanels(), []

    async def renewal() -> bool:
        renewed.append("begun")
        await asyncio.sleep(60)
        renewed.append("done")
        return True

    waiting.add(1, 2, OpenPanel(3, renewal))
    waiting.refresh(1)
    await asyncio.sleep(0)
    await waiting.close()
    waiting.refresh(1)
    await waiting.wait_until_idle()
    assert renewed == ["begun"]
