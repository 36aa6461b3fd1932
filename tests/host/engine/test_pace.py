"""What keeps the loop busy begins one a round, and what is short gets in between."""

from __future__ import annotations

import asyncio

from bot.host.engine.pace import Pace


async def test_one_begins_in_each_round_in_the_order_of_coming() -> None:
    pace, rounds, began = Pace(), 0, list[tuple[int, int]]()

    async def busy(number: int) -> None:
        await pace.turn()
        began.append((number, rounds))

    async def count() -> None:
        nonlocal rounds
        while len(began) < 10:
            rounds += 1
            await asyncio.sleep(0)

    await asyncio.gather(*map(busy, range(10)), count())
    assert [number for number, _ in began] == list(range(10))
    assert len({when for _, when in began}) == 10


async def test_who_is_sent_away_keeps_nobody_waiting() -> None:
    pace, began = Pace(), list[int]()

    async def busy(number: int) -> None:
        await pace.turn()
        began.append(number)

    tasks = [asyncio.create_task(busy(number)) for number in range(4)]
    await asyncio.sleep(0)
    tasks[0].cancel()
    tasks[2].cancel()
    await asyncio.wait(tasks, timeout=5)
    assert began == [1, 3]
    await asyncio.wait_for(pace.turn(), 5)


async def test_who_writes_goes_first() -> None:
    writing, began = [True], list[str]()
    pace = Pace(lambda: not writing[0])

    async def busy() -> None:
        await pace.turn()
        began.append("visit")

    task = asyncio.create_task(busy())
    for _ in range(10):
        await asyncio.sleep(0)
    began.append("written")
    writing[0] = False
    await asyncio.wait_for(task, 5)
    assert began == ["written", "visit"]


async def test_whoever_goes_first_does_not_do_so_for_ever() -> None:
    pace = Pace(lambda: False)
    await asyncio.wait_for(asyncio.gather(*(pace.turn() for _ in range(3))), 5)
