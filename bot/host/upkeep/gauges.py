"""Counts owed posts and alarms when the metrics are read."""

from __future__ import annotations

from bot.host.engine.engine import Engine
from bot.storage.upkeep.gauges import owed_posts, set_alarms


async def count(engine: Engine) -> None:
    """Count what this process holds in memory and what the database owes its servers."""
    metrics = engine.metrics
    metrics.hot_matches.set(engine.loaded_count)
    async with engine.database.read(offloaded=True) as connection:
        owed = await owed_posts(connection, engine.shards)
        waiting = await set_alarms(connection, engine.shards)
    metrics.alarms.set(waiting)
    metrics.outbox_depth.set(owed.count)
    metrics.outbox_lost.set(owed.lost)
    age = 0.0 if owed.oldest is None else max(0.0, engine.clock() - owed.oldest)
    metrics.outbox_oldest.set(age)
