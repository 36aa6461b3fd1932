"""``pantheon check``, ``export --campaign`` and ``import`` of whole campaigns."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import update

from bot.storage import schema
from bot.storage.database import Database
from games.core.game import Game
from tests.cli.conftest import Told
from tests.databases import sqlite_url
from tests.host.campaign.campaign_harness import all_ready, begun, play
from tests.host.harness import HostHarness
from tests.toy import Orchard, ToyView

Pantheon = Callable[..., Told]


@pytest.fixture
def campaign(tmp_path: Path, toy: Game[Orchard, ToyView]) -> int:
    """The second scenario of a campaign; returns the number of its table."""

    async def played() -> int:
        harness = HostHarness(Database(sqlite_url(tmp_path)))
        await harness.host.start_up(harness.channel)
        await begun(harness, 2)
        await play(harness)
        table = await all_ready(harness)
        await harness.host.shut_down()
        return table.id

    return asyncio.run(played())


def test_a_campaign_is_checked_and_moved(pantheon: Pantheon, campaign: int, tmp_path: Path) -> None:
    told = pantheon("check")
    assert told.code == 0
    assert "One campaign checked: no faults found." in told.out
    file = tmp_path / "campaign.json"
    assert pantheon("export", campaign, "--campaign", "--out", file).code == 0
    assert file.stat().st_mode & 0o077 == 0
    assert json.loads(file.read_text(encoding="utf-8"))["kind"] == "campaign"
    assert pantheon("import", file).code == 2
    assert pantheon("import", file, "--channel", 77).code == 0
    told = pantheon("check")
    assert told.code == 0
    assert "2 campaigns checked" in told.out


def test_what_does_not_hold_together_is_named(
    pantheon: Pantheon, campaign: int, tmp_path: Path
) -> None:
    async def spoil() -> None:
        database = Database(sqlite_url(tmp_path))
        async with database.write() as connection:
            await connection.execute(update(schema.scenarios).values(legacy={"apples": {}}))
        await database.dispose()

    asyncio.run(spoil())
    told = pantheon("check")
    assert told.code == 1
    assert "Campaign 1: table 2 did not start with the legacy that was left for it" in told.out


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_every_scenario_of_an_exported_campaign_is_looked_at(
    pantheon: Pantheon, campaign: int, tmp_path: Path, command: str
) -> None:
    file = tmp_path / "campaign.json"
    assert pantheon("export", campaign, "--campaign", "--out", file).code == 0
    told = pantheon(command, file)
    assert told.code == 0
    assert "Scenario 1" in told.out
    assert "Scenario 2" in told.out
    assert told.out.count("Every outcome follows from the seed") == 2
    assert "2 scenarios of the campaign were replayed." in told.out
    # What was changed in any of them is found.
    spoiled = json.loads(file.read_text(encoding="utf-8"))
    entries = spoiled["chapters"][0]["table"]["entries"]
    drawn = next(entry for entry in entries if entry[0] == "chance")
    drawn[3] = [*reversed(drawn[3])] if len({*drawn[3]}) > 1 else ["nothing"]
    file.write_text(json.dumps(spoiled), encoding="utf-8")
    assert pantheon(command, file).code == 1
