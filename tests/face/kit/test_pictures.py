"""Pictures that several want are drawn once, and those that nobody wants any more are not."""

from __future__ import annotations

import asyncio

from bot.cli.audience import table_of
from bot.drawing.studio import Studio
from bot.face.kit.pictures import Pictures
from bot.face.kit.reader import Reader
from bot.host.play.positions import position_of
from bot.metrics import Metrics
from bot.model.match import Position
from bot.words import standard
from games.core.match import Match
from games.deus import GAME
from render.face import Picture
from tests.drawing.held import Held


def scene() -> tuple[Pictures, Held, Metrics, Position, Reader]:
    drawer, metrics = Held(), Metrics()
    pictures = Pictures(metrics, studio=Studio([drawer], metrics))
    match = Match.begin(GAME, ("amber", "azure"), seed=b"pictures")
    table = table_of(match)
    position = position_of(table, match, "amber", None)
    return pictures, drawer, metrics, position, Reader(standard(), "en", table)


async def test_all_who_want_the_same_picture_get_the_one_that_is_under_way() -> None:
    pictures, drawer, _, position, reader = scene()
    wanted = [asyncio.ensure_future(_waited(pictures, position, reader)) for _ in range(3)]
    await asyncio.sleep(0)
    drawer.go_on.set()
    found = await asyncio.gather(*wanted)
    assert found[0] is not None
    assert all(picture is found[0] for picture in found)
    assert drawer.drew == ["draw_panel"]
    kept = pictures.panel(position, reader)
    assert kept.is_there
    assert await kept is found[0]


async def test_a_picture_goes_on_being_drawn_for_whoever_still_waits() -> None:
    pictures, drawer, _, position, reader = scene()
    first, second = pictures.panel(position, reader), pictures.panel(position, reader)
    hand, board = pictures.hand(position, reader), pictures.board(position, reader)
    assert not await first.within(0.05)
    first.release()
    hand.release()
    # It leaves the queue within a few turns of the loop.
    await asyncio.sleep(0.05)
    drawer.go_on.set()
    assert await second is not None
    assert await board is not None
    # Nobody wanted the hand when its turn came.
    assert drawer.drew == ["draw_panel", "draw_board"]
    assert await first is None


async def test_whoever_is_sent_away_while_they_wait_wants_no_picture_any_more() -> None:
    pictures, drawer, metrics, position, reader = scene()
    busy = pictures.board(position, reader)
    waiting = asyncio.ensure_future(_waited(pictures, position, reader))
    await asyncio.sleep(0.05)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    drawer.go_on.set()
    assert await busy is not None
    assert await pictures.hand(position, reader) is not None
    assert drawer.drew == ["draw_board", "draw_hand"]
    dropped = metrics.registry.get_sample_value("pantheon_drawings_total", {"outcome": "dropped"})
    assert dropped == 1


async def test_what_has_not_come_to_be_is_forgotten() -> None:
    pictures, drawer, _, position, reader = scene()
    drawer.go_on.set()
    for done in (False, True):
        foreseen = pictures.panel(position, reader)
        if done:
            assert await foreseen is not None
        pictures.void(foreseen)
        # The same entry of the log with another answer in it: its picture is another one.
        assert await pictures.panel(position, reader) is not await foreseen
    assert len(drawer.drew) >= 3


async def _waited(pictures: Pictures, position: Position, reader: Reader) -> Picture | None:
    return await pictures.panel(position, reader)
