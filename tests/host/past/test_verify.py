"""The proof of luck from the published seed."""

from __future__ import annotations

from sqlalchemy import update

from bot.storage import schema
from tests.host.harness import ADA, HostHarness
from tests.host.past.export_files import say


async def test_luck_is_proved_once_the_match_has_ended(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.begun(2, rounds=2, weather="storm")
    running = await host.proofs.verify(table.id)
    assert (running.seed, running.seed_hash) == (None, table.seed_hash)
    await shared.play(table.id)
    verdict = await host.proofs.verify(table.id)
    assert verdict.genuine
    assert verdict.checked == 4
    assert verdict.wrong == ()


async def test_luck_that_was_meddled_with_is_found_out(harness: HostHarness) -> None:
    host = harness.host
    table = await harness.begun(2, rounds=2, weather="storm")
    await harness.play(table.id)
    async with host.engine.database.write() as connection:
        entries = schema.entries
        await connection.execute(
            update(entries)
            .where(entries.c.table_id == table.id, entries.c.key == "toy.chance.goals")
            .values(picks=["centre", "empty", "many", "raider", "rim", "thrift"])
        )
    assert (await host.proofs.verify(table.id)).wrong == (0,)
    async with host.engine.database.write() as connection:
        await connection.execute(update(schema.tables).values(seed=b"another"))
    verdict = await host.proofs.verify(table.id)
    assert not verdict.genuine


async def test_a_cancelled_match_can_be_proved_too(harness: HostHarness) -> None:
    table = await harness.begun(2, rounds=5)
    await harness.play(table.id, 5)
    await harness.host.tables.cancel(table.id, ADA.id, moderator=True)
    verdict = await harness.host.proofs.verify(table.id)
    assert (verdict.genuine, verdict.wrong) == (True, ())
    assert verdict.checked >= 2
    assert (await harness.host.exports.export_for(table.id, 0, say)).whole
