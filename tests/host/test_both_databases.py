"""The same host on SQLite and on PostgreSQL, where several processes may share a database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

import pytest
from sqlalchemy.exc import IntegrityError

from bot.errors import StaleMove
from bot.host.archive import export_table, import_table
from bot.host.model import Position
from bot.storage import tables
from bot.storage.database import Database
from games.core.game import Game
from tests.host.evening import ADA, Evening, eager
from tests.toy import Orchard, ToyView


@pytest.fixture
async def shared(database: Database, toy: Game[Orchard, ToyView]) -> AsyncIterator[Evening]:
    """A host on either database."""
    evening = Evening(database)
    await evening.host.start_up(evening.channel)
    yield evening
    await evening.host.shut_down()


async def test_a_whole_match_with_computers(shared: Evening) -> None:
    table = await shared.begun(2, 2, rounds=5, weather="storm")
    assert (await shared.play(table.id, choice=eager)).status == "over"
    page = await shared.host.log_page(table.id, None, 0, size=1000)
    assert shared.channel.told() == [told.note.phrase.key for told in page.notes]
    fairness = await shared.host.fairness(table.id)
    assert fairness is not None


async def test_two_processes_answer_the_same_question(shared: Evening) -> None:
    """Neither has a lock that the other knows of: the database decides."""
    other = Evening(shared.host.database)
    table = await shared.begun(2, rounds=5)
    for _ in range(12):
        position = await shared.asked(table.id)
        results = await asyncio.gather(
            shared.answer(position), other.answer(position), return_exceptions=True
        )
        kinds = sorted(type(result).__name__ for result in results)
        assert kinds == sorted([Position.__name__, StaleMove.__name__])
        count = (await shared.host.table(table.id)).entry_count
        assert {(await e.host.position(table.id, None)).entry for e in (shared, other)} == {count}


async def test_undo_drafts_and_moving_house(shared: Evening) -> None:
    host = shared.host
    table = await shared.begun(2)
    seat = table.seats_of(ADA.id)[0]
    await host.draft_set(table.id, seat, ("2",))
    await host.draft_set(table.id, seat, ("3",))
    assert await host.draft_get(table.id, seat) == ("3",)
    bid = await shared.answer(await host.position(table.id, seat))
    assert bid.can_undo
    await host.undo(table.id, ADA.id, seat, bid.entry)
    copy = await import_table(host, await export_table(host, table.id), channel_id=99)
    views = [(await host.position(number, seat)).view for number in (table.id, copy)]
    assert views[0] == views[1]


async def test_a_failed_statement_does_not_tell_its_secrets(
    shared: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    table = await shared.begun(2)
    with caplog.at_level(logging.DEBUG), pytest.raises(IntegrityError) as error:
        async with shared.host.database.write() as connection:
            await tables.change_table(
                connection, table.id, {"seed": b"hush-hush", "channel_id": None}
            )
    assert "hush" not in str(error.value)
    assert "hush" not in caplog.text
