"""Background tasks: one for each table, no wake-up lost, failures retried."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise

import pytest

from bot.host.engine import table_tasks as module
from bot.host.engine.table_tasks import TableTasks


async def test_a_call_during_the_work_makes_it_run_again() -> None:
    looks: list[int] = []
    table_tasks: TableTasks

    async def work(table_id: int) -> float | None:
        looks.append(table_id)
        if len(looks) == 1:
            table_tasks.wake(table_id)
        await asyncio.sleep(0)
        return None

    table_tasks = TableTasks("test", work)
    table_tasks.wake(1)
    table_tasks.wake(1)
    await table_tasks.wait_until_idle()
    assert looks == [1, 1]
    table_tasks.wake(1)
    await table_tasks.wait_until_idle()
    assert looks == [1, 1, 1]


async def test_tables_do_not_wait_for_each_other_but_one_table_does() -> None:
    at_work: Counter[int] = Counter()
    most: Counter[str] = Counter()

    async def work(table_id: int) -> float | None:
        at_work[table_id] += 1
        most["one"] = max(most["one"], at_work[table_id])
        most["all"] = max(most["all"], at_work.total())
        await asyncio.sleep(0.01)
        at_work[table_id] -= 1
        return None

    table_tasks = TableTasks("test", work)
    for _ in range(3):
        for table_id in range(5):
            table_tasks.wake(table_id)
        await asyncio.sleep(0.005)
    await table_tasks.wait_until_idle()
    assert most == {"one": 1, "all": 5}


async def test_work_goes_on_while_there_is_some_and_waits_when_told() -> None:
    waits = [0.0, 0.0, 0.02, None]
    done = asyncio.Event()

    async def work(table_id: int) -> float | None:
        wait = waits.pop(0)
        if not waits:
            done.set()
        return wait

    table_tasks = TableTasks("test", work)
    table_tasks.wake(1)
    await table_tasks.wait_until_idle()
    assert waits == [None]
    await asyncio.wait_for(done.wait(), 5)
    await table_tasks.wait_until_idle()
    assert waits == []


async def test_a_failure_is_retried_later_and_ever_more_rarely(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "RETRY_SECONDS", (0.01, 0.03))
    times: list[float] = []
    done = asyncio.Event()

    async def work(table_id: int) -> float | None:
        times.append(asyncio.get_running_loop().time())
        if len(times) < 4:
            raise RuntimeError("not yet")
        done.set()
        return None

    table_tasks = TableTasks("chores", work)
    table_tasks.wake(1)
    await asyncio.wait_for(done.wait(), 5)
    gaps = [after - before for before, after in pairwise(times)]
    assert all(gap > 0.9 * least for gap, least in zip(gaps, (0.01, 0.03, 0.03), strict=True))
    assert caplog.text.count("chores failed") == 3


async def test_closing_waits_for_the_step_and_starts_no_other() -> None:
    steps: list[str] = []

    async def work(table_id: int) -> float | None:
        steps.append("begun")
        await asyncio.sleep(0.02)
        steps.append("ended")
        return 0

    table_tasks = TableTasks("test", work)
    table_tasks.wake(1)
    await asyncio.sleep(0.001)
    await table_tasks.close()
    table_tasks.wake(1)
    await asyncio.sleep(0.03)
    assert steps == ["begun", "ended"]


async def test_a_step_that_does_not_end_cannot_hold_up_the_stop(
    caplog: pytest.LogCaptureFixture,
) -> None:
    broken_off = []

    async def work(table_id: int) -> float | None:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            broken_off.append(table_id)
            raise
        return None

    table_tasks = TableTasks("thinking", work)
    table_tasks.wake(1)
    table_tasks.wake(2)
    await asyncio.sleep(0)
    await asyncio.wait_for(table_tasks.close(0.05), 5)
    assert sorted(broken_off) == [1, 2]
    assert "thinking broken off at 2 tables" in caplog.text
