"""Moderators' actions: each is one transaction with a line in the audit log."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import select

from bot.errors import Refusal, StaleMove, Undeliverable
from bot.host.moderation.moderation import Moderator
from bot.host.moderation.table_list import Search
from bot.storage import schema
from tests.host.answering import take_back
from tests.host.harness import ADA, BO, CY, DI, HostHarness
from tests.storage.rows import new_table

GUILD = 5
MOD = Moderator(GUILD, DI)
STRANGER = Moderator(6, DI)


async def actions(harness: HostHarness) -> list[str]:
    page = await harness.host.audit.page(GUILD, size=100)
    return [deed.action for deed in reversed(page.deeds)]


async def waits(harness: HostHarness, table_id: int) -> dict[int, tuple[float, float | None]]:
    column = schema.waits.c
    async with harness.host.engine.database.read() as connection:
        chosen = select(column.person_id, column.since, column.ticking).where(
            column.table_id == table_id
        )
        return {row.person_id: (row.since, row.ticking) for row in await connection.execute(chosen)}


async def test_a_pause_stops_time_and_counts_for_nobody(shared: HostHarness) -> None:
    table = await shared.begun(2)
    before, asked = await waits(shared, table.id), await shared.asked(table.id)
    shared.clock.now += 100
    await shared.host.moderation.pause(MOD, table.id)
    assert [ticking for _, ticking in (await waits(shared, table.id)).values()] == [None, None]
    with pytest.raises(Refusal, match="paused"):
        await shared.answer(asked)
    assert (await shared.asked(table.id)).ask is None
    shared.clock.now += 86400
    await shared.host.moderation.resume(MOD, table.id)
    after = await waits(shared, table.id)
    assert {p: since for p, (since, _) in after.items()} == {
        p: since + 86400 for p, (since, _) in before.items()
    }
    assert all(ticking is not None for _, ticking in after.values())
    await shared.answer(await shared.asked(table.id))
    assert await actions(shared) == ["pause", "resume"]
    await shared.host.wait_until_idle()
    assert [p.kind for p in shared.channel.posts if p.kind in ("paused", "resumed")] == [
        "paused",
        "resumed",
    ]


async def test_computers_rest_while_a_table_is_paused(shared: HostHarness) -> None:
    table = await shared.begun(1, 1)
    await shared.host.wait_until_idle()
    await shared.host.moderation.pause(MOD, table.id)
    count = (await shared.host.tables.get(table.id)).entry_count
    shared.host.engine.wake_computers(table.id)
    await shared.host.wait_until_idle()
    assert (await shared.host.tables.get(table.id)).entry_count == count
    await shared.host.moderation.resume(MOD, table.id)
    await shared.play(table.id, 2)
    assert (await shared.host.tables.get(table.id)).entry_count > count


async def test_a_table_of_another_server_is_not_there(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.host.wait_until_idle()
    table = await shared.host.tables.get(table.id)
    moderation, position = shared.host.moderation, await shared.asked(table.id)
    assert position.seat is not None
    for deed in (
        moderation.pause(STRANGER, table.id),
        moderation.resume(STRANGER, table.id),
        moderation.end(STRANGER, table.id),
        moderation.archive(STRANGER, table.id),
        moderation.move(STRANGER, table.id, 99),
        moderation.rollback(STRANGER, table.id, 0, table.entry_count),
        moderation.answer(STRANGER, table.id, position.seat, position.entry),
        moderation.add(STRANGER, table.id, CY, None),
        moderation.replace(STRANGER, table.id, 0, CY),
        moderation.remove(STRANGER, table.id, 0, to_computer=True),
        moderation.sit_in(STRANGER, table.id, 0),
        moderation.set_clock(STRANGER, table.id, "quick"),
    ):
        with pytest.raises(Refusal, match="no_table"):
            await deed
    assert await shared.host.tables.get(table.id) == table
    for guild_id in (GUILD, 6):
        assert (await shared.host.audit.page(guild_id)).deeds == ()


async def test_a_table_moves_and_takes_its_owed_posts_along(shared: HostHarness) -> None:
    shared.channel.before = [Undeliverable("no permission"), Undeliverable("no messages")]
    table = await shared.begun(2)
    await shared.host.wait_until_idle()
    lost = await shared.host.tables.get(table.id)
    assert lost.lost is not None
    moved = await shared.host.moderation.move(MOD, table.id, 77)
    assert (moved.channel_id, moved.lost) == (77, None)
    await shared.host.wait_until_idle()
    # Owed to the table, they go to its new place, without waiting for ten minutes.
    assert [p.kind for p in shared.channel.posts if p.channel_id is None] == ["turn", "moved"]
    assert [p.channel_id for p in shared.channel.posts if p.kind == "moved"].count(10) == 1
    assert {p.table.channel_id for p in shared.channel.posts} == {77}
    assert await shared.host.tables.in_channel(10) is None


async def test_a_place_that_is_taken_is_refused_and_nothing_is_written(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.host.tables.create(GUILD, 11, CY, "toy", "en")
    for place, why in ((11, "place_taken"), (10, "same_place")):
        with pytest.raises(Refusal, match=why):
            await shared.host.moderation.move(MOD, table.id, place)
    assert (await shared.host.tables.get(table.id)).channel_id == 10
    assert await actions(shared) == []


async def test_a_computer_answers_one_question_and_no_other(shared: HostHarness) -> None:
    table = await shared.begun(2)
    seat = table.awaited[0]
    await shared.host.moderation.answer(MOD, table.id, seat, table.entry_count)
    after = await shared.host.tables.get(table.id)
    assert after.entry_count > table.entry_count
    assert after.seats == table.seats
    with pytest.raises(StaleMove):
        await shared.host.moderation.answer(MOD, table.id, seat, table.entry_count)
    assert await actions(shared) == ["answer"]


async def test_a_rollback_leaves_what_came_before(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.play(table.id, 6)
    given = await shared.host.table_list.answers(table.id)
    now = await shared.host.tables.get(table.id)
    target = given[3].number
    with pytest.raises(StaleMove):
        await shared.host.moderation.rollback(MOD, table.id, target, now.entry_count - 1)
    await shared.host.moderation.rollback(MOD, table.id, target, now.entry_count)
    left = await shared.host.table_list.answers(table.id)
    assert [one.number for one in left] == [one.number for one in given[:3]]
    assert await actions(shared) == ["rollback"]
    await shared.play(table.id, 3)


async def test_the_end_and_the_archive(shared: HostHarness) -> None:
    table = await shared.begun(2)
    with pytest.raises(Refusal, match="still_open"):
        await shared.host.moderation.archive(MOD, table.id)
    await shared.host.moderation.end(MOD, table.id)
    with pytest.raises(Refusal, match="closed"):
        await shared.host.moderation.end(MOD, table.id)
    await shared.host.moderation.archive(MOD, table.id)
    assert await shared.host.tables.in_channel(10) is None
    found = await shared.host.table_list.tables(GUILD, Search("archived"))
    assert [item.table.id for item in found.items] == [table.id]
    assert (await shared.host.table_list.tables(GUILD, Search("cancelled"))).items == ()
    await shared.host.moderation.archive(MOD, table.id, hidden=False)
    with pytest.raises(Refusal, match="not_archived"):
        await shared.host.moderation.archive(MOD, table.id, hidden=False)
    assert await actions(shared) == ["end", "archive", "unarchive"]


async def test_who_sits_where_changes_with_a_line_each(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.host.moderation.replace(MOD, table.id, 1, CY)
    assert (await shared.host.tables.get(table.id)).people == (ADA.id, CY.id)
    await shared.host.moderation.remove(MOD, table.id, 0, to_computer=False)
    with pytest.raises(Refusal):
        await shared.host.moderation.add(MOD, table.id, BO, 1)
    await shared.host.moderation.sit_in(MOD, table.id, 0)
    assert await actions(shared) == ["replace", "remove", "fill_in"]


async def test_a_bundle_can_be_made_of_any_table(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.play(table.id, 4)
    told = json.loads(await shared.host.diagnosis.bundle(GUILD, table.id, {}, DI.id))
    assert told["versions"]["database"] in ("sqlite", "postgresql")
    assert (
        told["table"]["row"]["entry_count"] == (await shared.host.tables.get(table.id)).entry_count
    )
    stored = await shared.host.engine.stored(table.id)
    assert stored.seed is not None
    assert stored.seed.hex() not in json.dumps(told)


async def test_tables_are_found_by_what_is_wrong_with_them(shared: HostHarness) -> None:
    first = await shared.begun(2)
    second = await shared.begun(2, channel_id=11)
    shared.clock.now += 7200
    await shared.host.wait_until_idle()

    async def found(**search: object) -> list[int]:
        items = await shared.host.table_list.tables(GUILD, Search(**search))  # type: ignore[arg-type]
        return [item.table.id for item in items.items]

    await shared.play(second.id, 2)
    assert await found(hours=1) == [first.id]
    assert {*await found(person_id=BO.id)} == {first.id, second.id}
    assert await found(person_id=DI.id) == []
    await shared.host.moderation.pause(MOD, first.id)
    assert await found(paused=True) == [first.id]
    await shared.host.lost_channels.gone(GUILD, {11})
    assert await found(lost=True) == [second.id]
    assert await found(status="over") == []
    assert await found(game="deus") == []


async def test_a_moderator_may_add_somebody_past_the_limit(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.host.tables.create(GUILD, 11, CY, "toy", "en")
    await shared.host.server_settings.change(GUILD, DI, {"most_per_person": 1})
    await shared.host.moderation.remove(MOD, table.id, 1, to_computer=False)
    with pytest.raises(Refusal, match="too_many_for_person"):
        await shared.host.seats.take_over(table.id, 1, CY)
    added = await shared.host.moderation.add(MOD, table.id, CY, None)
    assert added.people == (ADA.id, CY.id)
    await shared.host.wait_until_idle()
    assert shared.channel.posts[-1].mentioned == (CY.id,)


async def test_a_moderator_who_plays_learns_no_more_than_from_their_own_file(
    shared: HostHarness,
) -> None:
    """That a rival has taken an answer back is not in it, nor that they gave one at all."""
    table = await shared.begun(3)
    seat = table.seats_of(BO.id)[0]
    position = await shared.host.play.position(table.id, seat)
    await shared.answer(position)
    table = await shared.host.tables.get(table.id)
    await take_back(shared.host, table.id, BO.id, seat, table.entry_count)

    async def rivals(asker: int) -> list[str]:
        bundle = await shared.host.diagnosis.bundle(GUILD, table.id, {}, asker)
        return [line["kind"] for line in json.loads(bundle)["table"]["log"] if line["seat"] == seat]

    assert await rivals(DI.id) == ["answer", "undo"]
    assert await rivals(ADA.id) == []
    assert await rivals(BO.id) == ["answer", "undo"]
    # A person who leaves for a moment may sit down there again.
    await shared.host.seats.give_up(table.id, ADA.id, "open")
    assert await rivals(ADA.id) == []


async def many_tables(harness: HostHarness, number: int) -> list[int]:
    """So many tables of the server that are over."""
    async with harness.host.engine.database.write() as connection:
        return [
            await new_table(connection, status="over", guild_id=GUILD, channel_id=1000 + n)
            for n in range(number)
        ]


async def test_the_oldest_of_many_tables_can_be_opened(shared: HostHarness) -> None:
    first, *_ = await many_tables(shared, 1010)
    item = await shared.host.table_list.one(GUILD, first)
    assert item is not None
    assert item.table.id == first
    assert await shared.host.table_list.one(GUILD + 1, first) is None


async def test_one_table_is_shown_as_in_the_list(shared: HostHarness) -> None:
    table = await shared.begun(2)
    shared.clock.now += 30 * 86400
    await shared.host.wait_until_idle()
    listed = (await shared.host.table_list.tables(GUILD, Search())).items
    assert await shared.host.table_list.one(GUILD, table.id) == listed[0]
    assert listed[0].stalls


async def test_open_tables_are_suggested_before_finished_ones(shared: HostHarness) -> None:
    over = await many_tables(shared, 120)
    running = await shared.begun(2)
    newest = [table.id for table in await shared.host.table_list.titles(GUILD)]
    assert newest == [running.id, *reversed(over)]
