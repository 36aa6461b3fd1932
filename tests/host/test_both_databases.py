"""The same host on SQLite and on PostgreSQL, where several processes may share a database."""

from __future__ import annotations

import asyncio
import logging

import pytest
from sqlalchemy.exc import IntegrityError

from bot.errors import StaleMove
from bot.host.upkeep.table_file import export_table, import_table
from bot.model.match import Position
from bot.storage.table import tables
from tests.host.answering import keep_draft, take_back
from tests.host.harness import ADA, HostHarness, eager


async def test_a_whole_match_with_computers(shared: HostHarness) -> None:
    table = await shared.begun(2, 2, rounds=5, weather="storm")
    assert (await shared.play(table.id, choice=eager)).status == "over"
    page = await shared.host.play.log_page(table.id, None, 0, size=1000)
    assert shared.channel.told() == [told.note.phrase.key for told in page.notes]
    seed_proof = await shared.host.play.seed_proof(table.id)
    assert seed_proof is not None


async def test_two_processes_answer_the_same_question(shared: HostHarness) -> None:
    """Neither has a lock that the other knows of: the database decides."""
    other = HostHarness(shared.host.engine.database)
    table = await shared.begun(2, rounds=5)
    for _ in range(12):
        position = await shared.asked(table.id)
        results = await asyncio.gather(
            shared.answer(position), other.answer(position), return_exceptions=True
        )
        kinds = sorted(type(result).__name__ for result in results)
        assert kinds == sorted([Position.__name__, StaleMove.__name__])
        count = (await shared.host.tables.get(table.id)).entry_count
        assert {(await e.host.play.position(table.id, None)).entry for e in (shared, other)} == {
            count
        }


async def test_undo_drafts_and_moving_house(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.begun(2)
    seat = table.seats_of(ADA.id)[0]
    await keep_draft(host, table.id, seat, ("2",))
    await keep_draft(host, table.id, seat, ("3",))
    assert await shared.draft(table.id, seat) == ("3",)
    bid = await shared.answer(await host.play.position(table.id, seat))
    assert bid.can_undo
    await take_back(host, table.id, ADA.id, seat, bid.entry)
    copy = await import_table(host.engine, await export_table(host.engine, table.id), channel_id=99)
    views = [(await host.play.position(number, seat)).view for number in (table.id, copy)]
    assert views[0] == views[1]


async def test_a_failed_statement_does_not_tell_its_secrets(
    shared: HostHarness, caplog: pytest.LogCaptureFixture
) -> None:
    table = await shared.begun(2)
    with caplog.at_level(logging.DEBUG), pytest.raises(IntegrityError) as error:
        async with shared.host.engine.database.write() as connection:
            await tables.change_table(
                connection, table.id, {"seed": b"hush-hush", "channel_id": None}
            )
    assert "hush" not in str(error.value)
    assert "hush" not in caplog.text
