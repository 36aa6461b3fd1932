"""How much waits, looked up when somebody reads the metrics and not before."""

from __future__ import annotations

from bot.host.house import House
from bot.storage.census import owed_posts, set_alarms


async def census(house: House) -> None:
    """Count what this process holds in memory and what the database owes its servers."""
    metrics = house.metrics
    metrics.hot_matches.set(house.hot_count)
    async with house.database.read() as connection:
        owed, oldest = await owed_posts(connection, house.shards)
        waiting = await set_alarms(connection, house.shards)
    metrics.alarms.set(waiting)
    metrics.outbox_depth.set(owed)
    metrics.outbox_oldest.set(0.0 if oldest is None else max(0.0, house.clock() - oldest))
