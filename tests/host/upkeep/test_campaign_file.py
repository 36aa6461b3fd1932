"""Exports and imports of campaigns, and what ``pantheon check`` reports about them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import update

from bot.errors import Refusal
from bot.host.upkeep import campaign_check
from bot.host.upkeep.campaign_file import export_campaign, import_campaign, is_campaign
from bot.host.upkeep.table_file import export_table, import_table
from bot.storage import schema
from bot.storage.backup.backup import back_up
from bot.storage.backup.backup_file import check_backup
from bot.storage.backup.restore import restore
from bot.storage.database import Database
from games.core.game import Game
from tests.databases import empty_sqlite_url
from tests.host.campaign.campaign_harness import all_ready, begun, look, opened, play
from tests.host.harness import ADA, BO, HostHarness, eager
from tests.toy import Orchard, ToyView


async def moved(harness: HostHarness, channel_id: int = 77) -> int:
    """The campaign exported and imported elsewhere; returns its table there."""
    table = (await look(harness)).table
    text = await export_campaign(harness.host.engine, table.id)
    assert is_campaign(text)
    return await import_campaign(harness.host.engine, text, channel_id=channel_id)


async def test_a_campaign_between_two_scenarios(shared: HostHarness) -> None:
    host = shared.host
    await begun(shared, 2, 1)
    await play(shared)
    table = (await look(shared)).table
    await host.campaigns.say_ready(table.id, ADA.id)
    copy = await host.tables.get(await moved(shared))
    before = (await look(shared)).campaign
    found = await host.campaigns.in_channel(77)
    assert found is not None
    after = found.campaign
    assert (copy.interlude, copy.scenario, copy.called) == (True, 2, (BO.id,))
    assert (after.state, after.options, after.legacy) == ("running", before.options, before.legacy)
    assert after.chapters[0].table_id != before.chapters[0].table_id
    assert copy.seed_hash != table.seed_hash
    await host.wait_until_idle()
    assert [post.kind for post in shared.channel.posts if post.table.id == copy.id] == ["interlude"]
    copy = await host.campaigns.say_ready(copy.id, BO.id)
    assert copy.status == "running"
    assert (await shared.play(copy.id, choice=eager)).status == "over"
    found = await host.campaigns.in_channel(77)
    assert found is not None
    assert len(found.campaign.chapters) == 2
    assert len((await look(shared)).campaign.chapters) == 1


async def test_a_campaign_in_the_middle_of_a_scenario(shared: HostHarness) -> None:
    host = shared.host
    await begun(shared, 2)
    await play(shared)
    table = await all_ready(shared)
    await shared.play(table.id, answers=1)
    copy = await host.tables.get(await moved(shared))
    assert (copy.status, copy.scenario) == ("running", 2)
    seats = list(copy.seats)
    views = [(await host.play.position(n, seats[0])).view for n in (table.id, copy.id)]
    assert views[0] == views[1]
    await shared.play(copy.id, choice=eager)
    found = await host.campaigns.in_channel(77)
    assert found is not None
    assert (found.table.scenario, found.table.interlude) == (3, True)


async def test_a_campaign_that_has_ended(shared: HostHarness) -> None:
    await begun(shared, 2)
    for _ in range(2):
        await play(shared)
        await all_ready(shared)
    await play(shared)
    await moved(shared)
    found = await shared.host.campaigns.in_channel(77)
    assert found is not None
    assert (found.campaign.state, len(found.campaign.chapters)) == ("finished", 3)
    after = await shared.host.campaigns.play_on(found.campaign.id, ADA)
    assert after.channel_id == 77


async def test_what_does_not_hold_together_is_refused(harness: HostHarness) -> None:
    engine = harness.host.engine
    table = await opened(harness, 2)
    with pytest.raises(Refusal) as refused:
        await export_campaign(engine, table.id)
    assert refused.value.phrase.key == "host.refused.not_started"
    await harness.host.lobby.start(table.id, ADA.id)
    await play(harness)
    file = json.loads(await export_campaign(engine, (await look(harness)).table.id))
    with pytest.raises(Refusal) as refused:
        await import_campaign(engine, json.dumps(file))
    assert refused.value.phrase.key == "host.refused.channel_taken"
    legacy = {**file["chapters"][0]["legacy"], "apples": {"amber": 3, "azure": 3}}
    for wrong in (
        {"state": "finished"},
        {"state": "closed"},
        {"options": {"storms": "perhaps"}},
        {"awaited": ["nowhere"]},
        {"chapters": [{**file["chapters"][0], "legacy": legacy}]},
        {"chapters": [{**file["chapters"][0], "number": 2}]},
        {"kind": "table"},
    ):
        with pytest.raises(Refusal) as refused:
            await import_campaign(engine, json.dumps({**file, **wrong}), channel_id=78)
        assert refused.value.phrase.key == "host.refused.not_an_export", wrong
    assert await harness.host.campaigns.in_channel(78) is None


async def test_nobody_sits_where_no_scenario_has_a_seat(harness: HostHarness) -> None:
    engine = harness.host.engine
    await begun(harness, 3)
    await play(harness)
    file = json.loads(await export_campaign(engine, (await look(harness)).table.id))
    told = file["interlude"]
    amber, others = told["seats"]["amber"], {**told["seats"]}
    del others["amber"]
    alone = [m for m in told["members"] if m["order"] == amber[0]]
    for wrong in (
        {"seats": {"nowhere": amber, **others}},
        {"seats": others},
        {"seats": {**told["seats"], "onyx": amber}},
        {"seats": {"amber": amber}, "members": alone},
        {"seats": dict.fromkeys(told["seats"], amber), "members": alone},
    ):
        text = json.dumps({**file, "interlude": {**told, **wrong}, "awaited": []})
        with pytest.raises(Refusal) as refused:
            await import_campaign(engine, text, channel_id=78)
        assert refused.value.phrase.key == "host.refused.not_an_export", wrong
    assert await harness.host.campaigns.in_channel(78) is None


async def test_who_has_left_a_place_is_known_in_the_copy(shared: HostHarness) -> None:
    """Between two scenarios, too: what a seat knows is not to be held twice."""
    host = shared.host
    await begun(shared, 3)
    table = await play(shared)
    await host.seats.give_up(table.id, BO.id, "open")
    await host.seats.give_up(table.id, ADA.id, "open")
    copy = await host.tables.get(await moved(shared))
    (mine,) = (m.order for m in table.members if m.person_id == ADA.id)
    (other,) = (m.order for m in copy.open_places if m.order != mine)
    with pytest.raises(Refusal) as refused:
        await host.seats.take_over(copy.id, other, ADA)
    assert refused.value.phrase.key == "host.refused.knows_another"
    assert (await host.seats.take_over(copy.id, mine, ADA)).seats_of(ADA.id)


async def test_a_scenario_by_itself(harness: HostHarness) -> None:
    """Its copy is a match of its own: it leaves nothing, and tells no more than its scenario."""
    await begun(harness, 2)
    await play(harness)
    table = await all_ready(harness)
    text = await export_table(harness.host.engine, table.id)
    assert not is_campaign(text)
    number = await import_table(harness.host.engine, text, channel_id=77)
    copy = await harness.host.tables.get(number)
    assert (copy.campaign_id, copy.scenario, copy.status) == (None, 2, "running")
    assert (await harness.play(number, choice=eager)).status == "over"
    assert await harness.host.campaigns.in_channel(77) is None
    assert len((await look(harness)).campaign.chapters) == 1
    with pytest.raises(Refusal) as refused:
        await export_campaign(harness.host.engine, number)
    assert refused.value.phrase.key == "host.refused.no_campaign_table"


async def test_the_check_finds_what_is_wrong(shared: HostHarness) -> None:
    engine = shared.host.engine
    await begun(shared, 2)
    await play(shared)
    campaign = (await look(shared)).campaign
    assert await campaign_check.faults(engine, campaign.id) == []
    await all_ready(shared)
    assert await campaign_check.faults(engine, campaign.id) == []
    scenarios, campaigns = schema.scenarios.c, schema.campaigns.c
    async with engine.database.write() as connection:
        change = update(schema.scenarios).where(scenarios.campaign_id == campaign.id)
        await connection.execute(change.values(legacy={"apples": "many"}))
    wrong = {why.key for why in await campaign_check.faults(engine, campaign.id)}
    assert {"host.unsound.legacy", "host.unsound.unreadable"} <= wrong
    async with engine.database.write() as connection:
        change = update(schema.campaigns).where(campaigns.id == campaign.id)
        await connection.execute(change.values(state="finished"))
    wrong = {why.key for why in await campaign_check.faults(engine, campaign.id)}
    assert "host.unsound.too_early" in wrong


async def test_a_backup_holds_campaigns(
    shared: HostHarness, toy: Game[Orchard, ToyView], tmp_path: Path
) -> None:
    await begun(shared, 2)
    await play(shared)
    before = await look(shared)
    file = tmp_path / "campaign.backup"
    await back_up(shared.host.engine.database, file, lambda done, total: None)
    elsewhere = Database(empty_sqlite_url(tmp_path / "elsewhere"))
    (tmp_path / "elsewhere").mkdir()
    await restore(elsewhere, check_backup(file), lambda done, total: None)
    morning = HostHarness(elsewhere)
    await morning.host.start_up(morning.channel)
    after = await look(morning)
    assert after.campaign == before.campaign
    assert after.table.seats == before.table.seats
    assert (await all_ready(morning)).status == "running"
    await morning.host.shut_down()
