"""A polite stop: what is under way is finished, what comes now is told to wait a moment."""

from __future__ import annotations

import asyncio

import pytest
from simcord.results import InteractionResult
from sqlalchemy.pool import QueuePool

from bot.face.desk.open_panels import OpenPanel, OpenPanels
from tests.face.salon import Salon, buttons, text


async def answered(result: InteractionResult) -> str:
    """What a click was told, once it was told something."""
    for _ in range(1000):
        if result.response is not None and text(result.response):
            return text(result.response)
        await asyncio.sleep(0.01)
    raise AssertionError("nobody answered")


async def attending(salon: Salon) -> None:
    """Wait until somebody has come to the desk."""
    for _ in range(1000):
        if salon.bot.desk.busy:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody came")


async def test_who_is_being_attended_to_is_and_who_comes_now_is_told_to_wait(salon: Salon) -> None:
    table = await salon.begun("Ada", "Bo")
    ada, bo = salon.person("Ada"), salon.person("Bo")
    panel = await salon.panel(ada)
    other = await salon.panel(bo)
    host = salon.bot.host
    bid, late = buttons(panel, "pick:")[1], buttons(other, "pick:")[1]
    async with host.engine.locked(table.id):
        salon.fire(ada, panel, bid["custom_id"])
        await attending(salon)
        leaving = asyncio.create_task(salon.bot.close())
        # One step of the loop is enough for the desk to take nobody more.
        await asyncio.sleep(0)
        assert salon.bot.desk.closing
        refused = salon.fire(bo, salon.post(), buttons(salon.post(), "move:")[0]["custom_id"])
        assert "being restarted" in await answered(refused)
        assert refused.ephemeral
        assert not leaving.done()
    await leaving
    assert "Your move is complete" in text(panel)
    assert salon.bot.is_closed()

    await salon.restart()
    after = await salon.table()
    assert after.entry_count == table.entry_count + 1
    assert after.awaited_people == (bo.id,)
    salon.fire(bo, other, late["custom_id"])
    await salon.env.settle()
    assert (await salon.table()).entry_count > after.entry_count


async def test_while_leaving_nothing_is_offered_and_nothing_is_opened(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    before = await salon.table()
    offered = await ada.autocomplete(salon.channel, "move", "choice", "b")
    assert offered
    await salon.bot.desk.close(1.0)
    assert await ada.autocomplete(salon.channel, "move", "choice", "b") == []
    refused = await ada.slash(salon.channel, "undo")
    assert refused.response is not None
    assert refused.ephemeral
    assert "try again in a moment" in text(refused.response)
    assert await salon.table() == before


async def test_nobody_can_hold_up_the_stop_for_ever(
    salon: Salon, trouble: pytest.LogCaptureFixture
) -> None:
    table = await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    panel = await salon.panel(ada)
    async with salon.bot.host.engine.locked(table.id):
        salon.fire(ada, panel, buttons(panel, "pick:")[0]["custom_id"])
        await attending(salon)
        await asyncio.wait_for(salon.bot.desk.close(0.1), 5)
    assert "left while 1 people were being attended to" in trouble.text
    await salon.env.settle()
    assert (await salon.table()).entry_count == table.entry_count + 1


async def test_nothing_touches_the_database_once_the_bot_has_left(salon: Salon) -> None:
    """A post that goes out while leaving brings no panel up to date: nobody waits for that."""
    table = await salon.begun("Ada", "Bo")
    ada, bo = salon.person("Ada"), salon.person("Bo")
    waits = await salon.panel(ada)
    await ada.click(waits, custom_id=buttons(waits, "pick:")[1]["custom_id"])
    panel = await salon.panel(bo)
    host = salon.bot.host
    async with host.engine.locked(table.id):
        salon.fire(bo, panel, buttons(panel, "pick:")[1]["custom_id"])
        await asyncio.sleep(0.1)
        leaving = asyncio.create_task(salon.bot.close())
        # One step of the loop is enough for the desk to take nobody more.
        await asyncio.sleep(0)
        assert salon.bot.desk.closing
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
    waiting.renew(1)
    await asyncio.sleep(0)
    await waiting.close()
    waiting.renew(1)
    await waiting.settled()
    assert renewed == ["begun"]
