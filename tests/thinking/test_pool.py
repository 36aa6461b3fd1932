"""The pool of thinking processes: the same answers, low priority, crashes, fair shares."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from functools import partial

import pytest

from bot.thinking.job import ThinkingJob
from bot.thinking.pool import NICE_INCREMENT, Thinker, ThinkingFailed, ThinkingPool
from games.ankh import GAME
from games.core.fair import Dice
from games.core.match import AnyMatch, Match
from games.core.search.root_search import is_searched

LOOKS = 4
pytestmark = pytest.mark.slow


def job(seat: str | None = None) -> ThinkingJob:
    """A search at the first searched question of a match."""
    match: AnyMatch = Match.begin(GAME, ("amber", "azure"), seed=b"thinking")
    dice = Dice(b"policy")
    while not is_searched(GAME, match.pending[0]):
        ask = match.pending[0]
        match.answer(ask.seat, GAME.computer("sensible")(ask, partial(match.view, ask.seat), dice))
    asked = seat or match.pending[0].seat
    return ThinkingJob(match.header, tuple(match.entries), None, asked, Dice(b"own"), LOOKS)


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    """A process for all tests."""
    thinker = Thinker()
    yield thinker
    thinker.close()


def test_a_process_answers_what_we_would_answer_here(thinker: Thinker) -> None:
    assert thinker.think(job()) == job().run()


def test_a_process_has_a_low_priority(thinker: Thinker) -> None:
    thinker.think(job())
    assert thinker.pid is not None
    here = os.getpriority(os.PRIO_PROCESS, 0)
    there = os.getpriority(os.PRIO_PROCESS, thinker.pid)
    assert there == min(19, here + NICE_INCREMENT)


def test_a_killed_process_is_replaced_and_answers_the_same(thinker: Thinker) -> None:
    before = thinker.think(job())
    assert thinker.pid is not None
    os.kill(thinker.pid, signal.SIGKILL)
    assert thinker.think(job()) == before


def test_a_search_that_raises_is_told_with_its_traceback(thinker: Thinker) -> None:
    other = next(seat for seat in ("amber", "azure") if seat != job().seat)
    with pytest.raises(ThinkingFailed, match="AssertionError"):
        thinker.think(job(other))
    assert thinker.think(job()) == job().run()


async def test_without_processes_it_thinks_here() -> None:
    assert await ThinkingPool(0).think(job()) == job().run()


async def test_a_cancelled_thought_disturbs_no_other() -> None:
    pool = ThinkingPool(1)
    try:
        expected = await pool.think(job())
        thought = asyncio.create_task(pool.think(job()))
        await asyncio.sleep(0.01)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert await pool.think(job()) == expected
    finally:
        pool.close()


async def test_tables_are_served_in_the_order_in_which_they_ask() -> None:
    pool = ThinkingPool(1)
    done: list[int] = []

    async def table(number: int) -> None:
        for _ in range(2):
            await pool.think(job())
            done.append(number)

    try:
        await asyncio.gather(*(table(number) for number in range(3)))
    finally:
        pool.close()
    assert done == [0, 1, 2, 0, 1, 2]
