"""Seasons: begun, ended, taken back and corrected, on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.errors import Refusal
from bot.model.records.season import SeasonTable
from bot.storage.database import Database
from games.core.game import Game
from tests.host.harness import ADA, BO, CY, DI, HostHarness, eager
from tests.toy import Orchard, ToyView

SERVER = 5


@pytest.fixture
async def club(database: Database, toy: Game[Orchard, ToyView]) -> AsyncIterator[HostHarness]:
    """A host on either kind of database."""
    harness = HostHarness(database)
    await harness.host.start_up(harness.channel)
    yield harness
    await harness.host.shut_down()


async def played(club: HostHarness, people: int, channel_id: int) -> int:
    """A finished match of one round."""
    club.clock.now += 60.0
    table = await club.begun(people, channel_id=channel_id, rounds=1)
    await club.play(table.id, choice=eager)
    club.clock.now += 60.0
    return table.id


async def shown(club: HostHarness, number: int | None = None) -> SeasonTable:
    """The standings of a season, which there is."""
    found = await club.host.seasons.standings(SERVER, "toy", number)
    assert found is not None
    return found


async def test_only_matches_that_end_in_a_season_count(club: HostHarness) -> None:
    seasons = club.host.seasons
    await played(club, 2, 10)
    assert await seasons.standings(SERVER, None) is None
    await seasons.begin(SERVER, DI, "toy", "Spring", 1)
    await played(club, 3, 11)
    await seasons.end(SERVER, DI, "toy")
    await played(club, 2, 12)
    found = await shown(club)
    assert (found.season.name, found.matches) == ("Spring", 1)
    assert {line.name for line in found.lines} == {ADA.name, BO.name, CY.name}
    assert sum(line.score for line in found.lines) == pytest.approx(150.0)
    assert min(line.rank or 99 for line in found.lines) == 1
    await seasons.begin(SERVER, DI, "toy", "", 1)
    assert (await shown(club)).season.name == "2"
    assert (await shown(club, 1)).matches == 1


async def test_every_step_can_be_taken_back(club: HostHarness) -> None:
    seasons = club.host.seasons
    with pytest.raises(Refusal):
        await seasons.undo(SERVER, DI, "toy")
    await seasons.begin(SERVER, DI, "toy", "Spring", 1)
    with pytest.raises(Refusal):
        await seasons.begin(SERVER, DI, "toy", "Summer", 1)
    await seasons.end(SERVER, DI, "toy")
    with pytest.raises(Refusal):
        await seasons.end(SERVER, DI, "toy")
    season, there = await seasons.undo(SERVER, DI, "toy")
    assert (season.ends, there) == (None, True)
    await played(club, 2, 10)
    assert (await shown(club)).matches == 1
    _, there = await seasons.undo(SERVER, DI, "toy")
    assert not there
    assert await seasons.standings(SERVER, "toy") is None
    log = await club.host.audit.page(SERVER)
    actions = [line.action for line in log.deeds]
    assert sorted(actions) == sorted(["season_begin", "season_end", "season_reopen", "season_drop"])


async def test_a_match_is_left_out_and_counts_again(club: HostHarness) -> None:
    seasons = club.host.seasons
    await seasons.begin(SERVER, DI, "toy", "", 1)
    table_id = await played(club, 2, 10)
    _, out = await seasons.exclude(SERVER, DI, table_id)
    assert out
    assert ((await shown(club)).matches, (await shown(club)).lines) == (0, ())
    _, out = await seasons.exclude(SERVER, DI, table_id)
    assert not out
    assert (await shown(club)).matches == 1
    with pytest.raises(Refusal):
        await seasons.exclude(SERVER + 1, DI, table_id)


async def test_whoever_wants_no_statistics_or_is_forgotten_is_not_listed(club: HostHarness) -> None:
    await club.host.seasons.begin(SERVER, DI, "toy", "", 1)
    await played(club, 3, 10)
    await club.host.ratings.take_part(BO, False)
    assert {line.name for line in (await shown(club)).lines} == {ADA.name, CY.name}
    await club.host.privacy.forget(CY.id)
    assert (await shown(club)).lines == ()
