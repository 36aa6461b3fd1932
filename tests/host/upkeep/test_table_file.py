"""An exported table is the same after import and replay."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

import pytest

from bot.errors import Refusal
from bot.host.upkeep.table_file import export_table, import_table
from bot.storage.database import Database
from games.core.log import Record
from games.core.match import Match
from tests.databases import sqlite_url
from tests.host.fake_channel import FakeChannel
from tests.host.harness import ADA, BO, CY, HostHarness, eager, first
from tests.host.past.export_files import say
from tests.toy import TOY


async def elsewhere(tmp_path: Path) -> HostHarness:
    """Another installation with a database of its own."""
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    other = HostHarness(Database(sqlite_url(folder)))
    other.seeds = count(100)
    await other.host.engine.database.migrate()
    return other


async def test_a_running_table_moves_house_and_plays_on_with_luck_of_its_own(
    harness: HostHarness, tmp_path: Path
) -> None:
    table = await harness.begun(2, 1, rounds=4, weather="storm")
    await harness.play(table.id, 12, eager)
    text = await export_table(harness.host.engine, table.id)
    other = await elsewhere(tmp_path)
    new_id = await import_table(other.host.engine, text)
    await other.host.start_up(FakeChannel())
    await other.host.wait_until_idle()
    seats = (None, *table.seats)
    before = [await harness.host.play.position(table.id, seat) for seat in seats]
    after = [await other.host.play.position(new_id, seat) for seat in seats]
    assert [(p.view, p.ask, p.entry) for p in before] == [(p.view, p.ask, p.entry) for p in after]
    moved = await other.host.tables.get(new_id)
    assert (moved.members, moved.seats) == (before[0].table.members, before[0].table.seats)
    one = await harness.host.engine.stored(table.id)
    two = await other.host.engine.stored(new_id)
    assert one.header is not None
    assert two.header is not None
    assert two.header.forked == len(Record.model_validate_json(text).entries)
    assert two.header.origins == (one.header.seed_hash,)
    assert two.header.seed_hash != one.header.seed_hash
    ended = await other.play(new_id)
    assert ended.status == "over"
    verdict = await other.host.proofs.verify(new_id)
    assert (verdict.genuine, verdict.wrong, verdict.seated) == (True, (), True)
    await other.host.shut_down()


@pytest.mark.parametrize("ends", ["original", "copy"])
async def test_no_seed_is_told_while_a_copy_of_the_match_is_played(
    harness: HostHarness, ends: str
) -> None:
    """Hands that are held there were drawn from it; so was whatever stands in the whole log."""
    host = harness.host
    table = await harness.begun(2)
    await harness.play(table.id, 3)
    text = await export_table(host.engine, table.id)
    copy = await import_table(host.engine, text, guild_id=6, channel_id=77)
    closed, other = (table.id, copy) if ends == "original" else (copy, table.id)
    await host.tables.cancel(closed, ADA.id, moderator=True)
    verdict = await host.proofs.verify(closed)
    assert (verdict.seed, verdict.shared) == (None, True)
    assert await host.play.seed_proof(closed) is None
    assert not (await host.exports.export_for(closed, 0, say)).whole
    await host.tables.cancel(other, ADA.id, moderator=True)
    assert (await host.proofs.verify(closed)).seed is not None
    assert (await host.exports.export_for(closed, 0, say)).whole


async def test_who_has_left_a_place_is_known_again_at_the_copy(
    harness: HostHarness, tmp_path: Path
) -> None:
    table = await harness.begun(3)
    place = table.member_of(BO.id)
    assert place is not None
    await harness.host.seats.give_up(table.id, BO.id, "open")
    await harness.host.seats.give_up(table.id, CY.id, "open")
    text = await export_table(harness.host.engine, table.id)
    other = await elsewhere(tmp_path)
    copy = await import_table(other.host.engine, text)
    moved = await other.host.tables.get(copy)
    theirs = next(m.order for m in moved.open_places if m.order == place.order)
    another = next(m.order for m in moved.open_places if m.order != place.order)
    with pytest.raises(Refusal, match="knows_another"):
        await other.host.seats.take_over(copy, another, BO)
    await other.host.seats.take_over(copy, theirs, BO)
    assert (await other.host.tables.get(copy)).member_of(BO.id) is not None


async def test_an_export_is_a_record(harness: HostHarness) -> None:
    table = await harness.begun(2, rounds=1)
    await harness.play(table.id, choice=first)
    text = await export_table(harness.host.engine, table.id)
    record = Record.model_validate_json(text)
    match = Match(TOY, record.header, record.log())
    assert match.over
    assert match.digest == record.digest
    seed_proof = await harness.host.play.seed_proof(table.id)
    assert seed_proof is not None
    assert record.seed == seed_proof.seed
    assert Record.model_validate_json(record.text()) == record


async def test_what_was_posted_is_not_posted_again(harness: HostHarness, tmp_path: Path) -> None:
    table = await harness.begun(2)
    await harness.play(table.id, 3)
    other = await elsewhere(tmp_path)
    new_id = await import_table(
        other.host.engine, await export_table(harness.host.engine, table.id)
    )
    await other.host.start_up(other.channel)
    await other.play(new_id)
    told = harness.channel.told() + other.channel.told()
    page = await other.host.play.log_page(new_id, None, 0, size=1000)
    assert told == [t.note.phrase.key for t in page.notes]
    await other.host.shut_down()


async def test_the_channel_must_be_free(harness: HostHarness) -> None:
    table = await harness.begun(2)
    text = await export_table(harness.host.engine, table.id)
    with pytest.raises(Refusal, match="channel_taken"):
        await import_table(harness.host.engine, text)
    copy = await import_table(harness.host.engine, text, guild_id=6, channel_id=77)
    imported = await harness.host.tables.get(copy)
    assert (imported.guild_id, imported.channel_id, imported.last_post_id) == (6, 77, None)
    waiting = (await harness.host.digests.page(BO.id)).waiting
    assert [pending.table.id for pending in waiting] == [table.id, copy]


async def test_known_people_keep_their_names(harness: HostHarness, tmp_path: Path) -> None:
    table = await harness.begun(2)
    other = await elsewhere(tmp_path)
    await other.host.tables.create(1, 2, ADA.__class__(ADA.id, "Ada L."), "toy", "en")
    new_id = await import_table(
        other.host.engine, await export_table(harness.host.engine, table.id)
    )
    members = (await other.host.tables.get(new_id)).members
    assert [member.name for member in members] == ["Ada L.", "Bo"]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seed": None}, "no_seed"),
        ({"seed": "00"}, "no_seed"),
        ({"table": None}, "not_an_export"),
        ({"entries": []}, "diverged"),
    ],
)
async def test_what_cannot_be_imported(
    harness: HostHarness, change: dict[str, object], why: str
) -> None:
    table = await harness.begun(2)
    await harness.play(table.id, 3)
    export = json.loads(await export_table(harness.host.engine, table.id))
    text = json.dumps({**export, **change})
    with pytest.raises(Refusal, match=why):
        await import_table(harness.host.engine, text, channel_id=99)
    assert await harness.host.tables.in_channel(99) is None


async def test_a_lobby_has_nothing_to_export(harness: HostHarness) -> None:
    table = await harness.lobby()
    with pytest.raises(Refusal, match="not_started"):
        await export_table(harness.host.engine, table.id)
