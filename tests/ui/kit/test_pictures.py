"""A picture with several waiters is drawn once, and one without any is not drawn."""

from __future__ import annotations

import asyncio

from bot.drawing.drawing_queue import DrawingQueue
from bot.host.play.positions import position_of
from bot.metrics import Metrics
from bot.model.match import Position
from bot.ui.kit.pictures import Pictures
from bot.ui.kit.reader import Reader
from bot.words import standard
from games.core.match import Match
from games.deus import GAME
from render.renderer import Picture
from tests.drawing.blocked_worker import BlockedWorker
from tests.harness.display_checker import table_of


def scene() -> tuple[Pictures, BlockedWorker, Metrics, Position, Reader]:
    worker, metrics = BlockedWorker(), Metrics()
    pictures = Pictures(metrics, drawing_queue=DrawingQueue([worker], metrics))
    match = Match.begin(GAME, ("amber", "azure"), seed=b"pictures")
    table = table_of(match)
    position = position_of(table, match, "amber", None)
    return pictures, worker, metrics, position, Reader(standard(), "en", table)


async def test_all_who_want_the_same_picture_get_the_one_that_is_under_way() -> None:
    pictures, worker, _, position, reader = scene()
    wanted = [asyncio.ensure_future(_waited(pictures, position, reader)) for _ in range(3)]
    await asyncio.sleep(0)
    worker.go_on.set()
    found = await asyncio.gather(*wanted)
    assert found[0] is not None
    assert all(picture is found[0] for picture in found)
    assert worker.drew == ["draw_panel"]
    kept = pictures.panel(position, reader)
    assert kept.is_ready
    assert await kept is found[0]


async def test_a_picture_goes_on_being_drawn_for_whoever_still_waits() -> None:
    pictures, worker, _, position, reader = scene()
    first, second = pictures.panel(position, reader), pictures.panel(position, reader)
    hand, board = pictures.hand(position, reader), pictures.board(position, reader)
    assert not await first.wait(0.05)
    first.release()
    hand.release()
    # It leaves the queue within a few turns of the loop.
    await asyncio.sleep(0.05)
    worker.go_on.set()
    assert await second is not None
    assert await board is not None
    # Nobody wanted the hand when its turn came.
    assert worker.drew == ["draw_panel", "draw_board"]
    assert await first is None


async def test_whoever_is_sent_away_while_they_wait_wants_no_picture_any_more() -> None:
    pictures, worker, metrics, position, reader = scene()
    busy = pictures.board(position, reader)
    waiting = asyncio.ensure_future(_waited(pictures, position, reader))
    await asyncio.sleep(0.05)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    worker.go_on.set()
    assert await busy is not None
    assert await pictures.hand(position, reader) is not None
    assert worker.drew == ["draw_board", "draw_hand"]
    dropped = metrics.registry.get_sample_value("pantheon_drawings_total", {"outcome": "dropped"})
    assert dropped == 1


async def _waited(pictures: Pictures, position: Position, reader: Reader) -> Picture | None:
    return await pictures.panel(position, reader)
