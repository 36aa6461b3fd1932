"""Malformed campaign files are refused, or imported as consistent campaigns."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.errors import Refusal
from bot.host.upkeep import campaign_check
from bot.host.upkeep.campaign_file import export_campaign, import_campaign
from bot.storage.database import Database
from games.core.game import Game
from tests.cli.test_hostile_files import FUZZ, spoiled
from tests.databases import sqlite_url
from tests.host.campaign.campaign_harness import all_ready, begun, look, play
from tests.host.harness import HostHarness
from tests.properties import given, st
from tests.toy import Orchard, ToyView


async def exported(harness: HostHarness, stands: str) -> Any:
    """The file of a campaign that stands between two scenarios, or within the second."""
    await begun(harness, 2, 1)
    await play(harness)
    if stands == "within":
        await all_ready(harness)
    return json.loads(await export_campaign(harness.host.engine, (await look(harness)).table.id))


async def taken_in(harness: HostHarness, text: str, channel_id: int) -> bool:
    """Whether a file was imported; then its campaign is sound and can go on."""
    host = harness.host
    try:
        table_id = await import_campaign(host.engine, text, guild_id=5, channel_id=channel_id)
    except Refusal:
        assert await host.campaigns.in_channel(channel_id) is None
        return False
    table = await host.tables.get(table_id)
    assert await campaign_check.faults(host.engine, table.campaign_id or 0) == []
    assert json.loads(await export_campaign(host.engine, table_id))
    for person in table.called if table.interlude else ():
        table = await host.campaigns.say_ready(table_id, person)
    assert table.status == "running" or not (table.people and table.is_open)
    return True


@pytest.mark.parametrize("stands", ["between", "within"])
def test_a_spoiled_campaign_is_refused_or_can_go_on(
    tmp_path: Path, toy: Game[Orchard, ToyView], stands: str
) -> None:
    channels = count(1000)
    with asyncio.Runner() as runner:
        harness = HostHarness(Database(sqlite_url(tmp_path)))
        runner.run(harness.host.start_up(harness.channel))
        good = runner.run(exported(harness, stands))
        assert runner.run(taken_in(harness, json.dumps(good), next(channels)))

        @FUZZ
        @given(st.data())
        def fuzz(data: st.DataObject) -> None:
            text = json.dumps(spoiled(data, good))
            runner.run(taken_in(harness, text, next(channels)))

        fuzz()
        runner.run(harness.host.shut_down())
