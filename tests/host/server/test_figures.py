"""Figures of a server: tables by week, ends by game, stalls."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.storage.database import Database
from games.core.game import Game
from tests.host.harness import ADA, HostHarness, eager
from tests.toy import Orchard, ToyView

SERVER = 5
DAY = 86400.0


@pytest.fixture
async def club(database: Database, toy: Game[Orchard, ToyView]) -> AsyncIterator[HostHarness]:
    """A host on either kind of database."""
    harness = HostHarness(database)
    await harness.host.start_up(harness.channel)
    yield harness
    await harness.host.shut_down()


async def test_tables_are_counted_in_the_week_in_which_they_were_opened(club: HostHarness) -> None:
    host = club.host
    finished = await club.begun(2, channel_id=10, rounds=1)
    await club.play(finished.id, choice=eager)
    closed = await club.begun(2, channel_id=11, rounds=1)
    await club.play(closed.id, answers=2)
    await host.tables.cancel(closed.id, ADA.id, moderator=True)
    club.clock.now += 8 * DAY
    await club.lobby(1, channel_id=12)
    await club.begun(2, channel_id=13, rounds=1)
    found = await host.figures.of_server(SERVER)
    assert [(w.opened, w.begun, w.finished, w.closed) for w in found.weeks[:3]] == [
        (2, 1, 0, 0),
        (2, 2, 1, 1),
        (0, 0, 0, 0),
    ]
    [toy] = found.games
    assert (toy.game, toy.finished, toy.closed) == ("toy", 1, 1)
    assert toy.seconds is not None
    assert toy.answers == (await host.tables.get(closed.id)).entry_count
    assert (found.open, found.stalled) == (2, 0)


async def test_a_table_is_counted_once_by_what_stalls_it_most(club: HostHarness) -> None:
    host = club.host
    table = await club.begun(2, channel_id=10, rounds=1)
    await host.seats.give_up(table.id, ADA.id, "open")
    found = await host.figures.of_server(SERVER)
    assert (found.open, found.stalled, found.stalls) == (1, 1, (("open_seat", 1),))
    assert (await host.figures.of_server(SERVER + 1)).open == 0
