"""The purge deletes old rows, and only those."""

from __future__ import annotations

import pytest
from sqlalchemy import func, insert, select

from bot.errors import Refusal
from bot.host.upkeep import purge
from bot.storage import schema
from bot.storage.posts import alarms, outbox
from bot.storage.upkeep import faults
from bot.storage.upkeep.faults import Fault
from tests.host.fake_channel import later
from tests.host.harness import HostHarness


async def states(harness: HostHarness) -> list[str]:
    """The rows of the outbox, by state."""
    async with harness.host.engine.database.read() as connection:
        rows = await connection.scalars(select(schema.outbox.c.state).order_by(schema.outbox.c.id))
        return list(rows)


async def ring(harness: HostHarness) -> float:
    """Let the purge come; returns when it comes again."""
    async with harness.host.engine.database.write() as connection:
        alarm = await alarms.find(connection, purge.KEY)
        assert alarm is not None
        await purge.purge(connection, alarm, harness.clock())
        following = await alarms.find(connection, purge.KEY)
    assert following is not None
    return following.due - harness.clock()


async def test_delivered_posts_go_after_a_week_and_owed_ones_stay(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.play(table.id, 4)
    before = await states(shared)
    assert set(before) <= {"done", "superseded"}
    assert await ring(shared) == purge.DAY
    assert await states(shared) == before
    shared.channel.before.append(later(10 * purge.POST_RETENTION_SECONDS))
    async with shared.host.engine.database.write() as connection:
        await outbox.owe(connection, table.id, "turn", 99, shared.clock())
    shared.host.engine.wake_delivery(table.id)
    await shared.host.wait_until_idle()
    shared.clock.now += purge.POST_RETENTION_SECONDS + 60
    await ring(shared)
    assert await states(shared) == ["sending"]
    assert (await shared.host.play.position(table.id, None)).entry == (
        await shared.host.tables.get(table.id)
    ).entry_count


async def test_it_is_arranged_once_and_comes_by_itself(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.host.wait_until_idle()
    assert await states(shared) == ["done"]
    again = HostHarness(shared.host.engine.database)
    again.clock.now += 60
    async with shared.host.engine.database.read() as connection:
        first = await alarms.find(connection, purge.KEY)
    await purge.schedule(shared.host.engine.database, again.clock())
    async with shared.host.engine.database.read() as connection:
        assert await alarms.find(connection, purge.KEY) == first
    shared.clock.now += purge.POST_RETENTION_SECONDS + 60
    shared.host.alarms.start().wake(0)
    await shared.host.wait_until_idle()
    # Its reminders may have been posted meanwhile; the first turn's post is gone.
    async with shared.host.engine.database.read() as connection:
        old = select(func.count()).where(schema.outbox.c.created < shared.clock.now - 60)
        assert await connection.scalar(old.where(schema.outbox.c.table_id == table.id)) == 0


async def test_a_heap_is_thrown_away_in_parts(
    shared: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(purge, "BATCH_SIZE", 3)
    table = await shared.begun(2)
    await shared.host.wait_until_idle()
    rows = [
        {
            "table_id": table.id,
            "kind": "turn",
            "dedupe": f"old-{n}",
            "nonce": f"old-{n}",
            "since_entry": 0,
            "entry": 0,
            "ping": False,
            "detail": {},
            "state": "superseded",
            "attempts": 0,
            "not_before": 0.0,
            "created": 0.0,
        }
        for n in range(7)
    ]
    async with shared.host.engine.database.write() as connection:
        await connection.execute(insert(schema.outbox), rows)
    pauses = [await ring(shared) for _ in range(3)]
    assert pauses == [purge.NEXT_BATCH_SECONDS, purge.NEXT_BATCH_SECONDS, purge.DAY]
    assert await states(shared) == ["done"]


async def test_of_errors_the_newest_are_kept_for_a_season(
    shared: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faults, "MAX_FAULTS", 5)
    now = shared.clock()
    async with shared.host.engine.database.write() as connection:
        for n in range(9):
            await faults.keep(connection, Fault(f"f{n}", now + n, 5, n % 2, 1, "pick", "KeyError"))
    async with shared.host.engine.database.read() as connection:
        kept = [fault.id for fault in await faults.newest(connection)]
        odd = [fault.id for fault in await faults.newest(connection, guild_id=5, table_id=1)]
        assert await faults.newest(connection, guild_id=6) == []
    assert kept == ["f8", "f7", "f6", "f5", "f4"]
    assert odd == ["f7", "f5"]
    shared.clock.now += purge.FAULT_RETENTION_SECONDS + 7
    await ring(shared)
    async with shared.host.engine.database.read() as connection:
        assert [fault.id for fault in await faults.newest(connection)] == ["f8", "f7"]


async def test_closed_lobbies_go_and_matches_stay(shared: HostHarness) -> None:
    closed = await shared.lobby(2, channel_id=20)
    await shared.host.tables.cancel(closed.id, 1)
    waiting = await shared.lobby(2, channel_id=21)
    played = await shared.begun(2, channel_id=22)
    await shared.host.tables.cancel(played.id, 1, moderator=True)
    await shared.host.wait_until_idle()
    await ring(shared)
    assert (await shared.host.tables.get(closed.id)).status == "cancelled"
    shared.clock.now += purge.LOBBY_RETENTION_SECONDS + 1
    await ring(shared)
    with pytest.raises(Refusal, match="no_table"):
        await shared.host.tables.get(closed.id)
    assert (await shared.host.tables.get(waiting.id)).status == "lobby"
    assert (await shared.host.proofs.verify(played.id)).genuine
