"""Long work begins one piece in each round of the loop; short callbacks run in between."""

from __future__ import annotations

import asyncio

from bot.host.engine.loop_fairness import LoopFairness


async def test_one_begins_in_each_round_in_the_order_of_coming() -> None:
    loop_fairness, rounds, began = LoopFairness(), 0, list[tuple[int, int]]()

    async def busy(number: int) -> None:
        await loop_fairness.turn()
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
    loop_fairness, began = LoopFairness(), list[int]()

    async def busy(number: int) -> None:
        await loop_fairness.turn()
        began.append(number)

    tasks = [asyncio.create_task(busy(number)) for number in range(4)]
    await asyncio.sleep(0)
    tasks[0].cancel()
    tasks[2].cancel()
    await asyncio.wait(tasks, timeout=5)
    assert began == [1, 3]
    await asyncio.wait_for(loop_fairness.turn(), 5)
