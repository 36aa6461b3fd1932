"""Answers through the host: one at a time, each applied once, in one transaction."""

from __future__ import annotations

import asyncio

import pytest
from cachetools import LRUCache
from sqlalchemy import delete, func, insert, select, update

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.model.match import Position
from bot.storage import schema
from bot.storage.play import log
from games.core.match import Match
from tests.host.answering import give, keep_draft, take_back
from tests.host.harness import ADA, BO, CY, HostHarness, eager, first
from tests.toy import TOY, ToyView


async def turn(harness: HostHarness, table_id: int) -> Position:
    """Make the bids; returns the position of the person whose turn it is."""
    for _ in range(2):
        await harness.answer(await harness.asked(table_id))
    await harness.host.wait_until_idle()
    return await harness.asked(table_id)


async def test_a_match_is_played_to_its_end(harness: HostHarness) -> None:
    table = await harness.begun(2, 1, rounds=2)
    over = await harness.play(table.id)
    assert (over.status, over.awaited) == ("over", ())
    position = await harness.host.play.position(table.id, None)
    assert position.over
    assert sorted(s.seat for s in position.final_scores) == sorted(table.seats)
    assert await harness.host.tables.in_channel(10) == over


async def test_of_two_answers_at_once_one_wins(harness: HostHarness) -> None:
    table = await harness.begun(2)
    position = await turn(harness, table.id)
    results = await asyncio.gather(
        harness.answer(position, lambda ask: ("pass",)),
        harness.answer(position, lambda ask: ("pick",)),
        return_exceptions=True,
    )
    assert isinstance(results[0], Position)
    assert isinstance(results[1], StaleMove)
    assert (await harness.host.tables.get(table.id)).entry_count == position.entry + 1


async def test_a_double_click_does_not_answer_the_next_question(harness: HostHarness) -> None:
    table = await harness.begun(2)
    position = await turn(harness, table.id)
    await harness.answer(position, lambda ask: ("peek",))
    with pytest.raises(StaleMove):
        await harness.answer(position, lambda ask: ("peek",))


async def test_a_stale_click_on_an_equal_question_is_refused(harness: HostHarness) -> None:
    host, table = harness.host, await harness.begun(2, rounds=2)
    seat = table.seats_of(ADA.id)[0]
    seen = await host.play.position(table.id, seat)
    assert seen.ask is not None
    await give(host, table.id, ADA.id, seat, seen.entry, ("1",))
    again = await take_back(host, table.id, ADA.id, seat, seen.entry + 1)
    assert again.ask == seen.ask
    # The question is the same to the letter, yet the click was meant for the one before.
    with pytest.raises(StaleMove):
        await give(host, table.id, ADA.id, seat, seen.entry, ("2",), seen.ask.fingerprint)
    with pytest.raises(StaleMove):
        await give(host, table.id, ADA.id, seat, 999, ("2",))


async def test_sealed_answers_of_others_do_not_make_mine_stale(harness: HostHarness) -> None:
    host, table = harness.host, await harness.begun(3)
    seats = [table.seats_of(person.id)[0] for person in (ADA, BO, CY)]
    seen = [await host.play.position(table.id, seat) for seat in seats]
    results = await asyncio.gather(*(harness.answer(position) for position in seen))
    assert [position.seat for position in results] == seats
    table = await host.tables.get(table.id)
    assert table.entry_count == seen[0].entry + 3
    assert len(table.awaited) == 1


async def test_nothing_of_a_sealed_answer_shows_before_all_are_given(harness: HostHarness) -> None:
    host, table = harness.host, await harness.begun(2)
    seats = [table.seats_of(person.id)[0] for person in (ADA, BO)]
    before = [await host.play.position(table.id, seat, since=-1) for seat in (seats[1], None)]
    await harness.answer(await host.play.position(table.id, seats[0]), lambda ask: ("4",))
    after = [await host.play.position(table.id, seat, since=-1) for seat in (seats[1], None)]
    assert [p.view for p in before] == [p.view for p in after]
    assert [p.notes for p in before] == [p.notes for p in after]
    await harness.answer(after[0])
    public = await host.play.position(table.id, None, since=-1)
    assert [n.phrase.key for n in public.notes].count("toy.note.bid") == 2


async def test_what_is_refused_changes_nothing(harness: HostHarness) -> None:
    host, table = harness.host, await harness.begun(2)
    position = await turn(harness, table.id)
    assert position.seat is not None
    me = table.people_of(position.seat)[0]
    you = BO.id if me == ADA.id else ADA.id
    yours = table.seats_of(you)[0]
    with pytest.raises(IllegalMove) as illegal:
        await give(host, table.id, me, position.seat, position.entry, ("fly",))
    assert illegal.value.ask == position.ask
    with pytest.raises(IllegalMove):
        await give(host, table.id, me, position.seat, position.entry, ("pass", "pick"))
    assert position.ask is not None
    asked = position.ask.fingerprint
    with pytest.raises(StaleMove):
        await give(host, table.id, you, yours, position.entry, ("pass",), asked)
    for stranger, why in ((you, "not_your_seat"), (CY.id, "not_your_table")):
        with pytest.raises(Refusal, match=why):
            await give(host, table.id, stranger, position.seat, position.entry, ("pass",))
    with pytest.raises(Refusal, match="not_your_seat"):
        await give(host, table.id, me, "puce", position.entry, ("pass",), asked)
    assert await host.play.position(table.id, position.seat) == position


async def test_an_answer_can_be_taken_back_up_to_a_barrier(harness: HostHarness) -> None:
    host, table = harness.host, await harness.begun(2)
    position = await turn(harness, table.id)
    assert position.seat is not None
    me = table.people_of(position.seat)[0]
    assert not position.can_undo
    picking = await harness.answer(position, lambda ask: ("pick",))
    assert picking.can_undo
    assert picking.ask is not None
    assert picking.ask.key == "toy.ask.trees"
    back = await take_back(host, table.id, me, position.seat, picking.entry)
    assert back.ask == position.ask
    assert back.entry == picking.entry + 1
    with pytest.raises(StaleMove):
        await take_back(host, table.id, me, position.seat, picking.entry)
    with pytest.raises(IllegalMove, match=r"core\.refused\.undo"):
        await take_back(host, table.id, me, position.seat, back.entry)


async def test_a_draft_lives_as_long_as_its_question(harness: HostHarness) -> None:
    host, table = harness.host, await harness.begun(2)
    position = await turn(harness, table.id)
    picking = await harness.answer(position, lambda ask: ("pick",))
    assert picking.seat is not None
    assert await harness.draft(table.id, picking.seat) == ()
    await keep_draft(host, table.id, picking.seat, ("A1",))
    assert await harness.draft(table.id, picking.seat) == ("A1",)
    await harness.answer(picking)
    assert await harness.draft(table.id, picking.seat) == ()
    with pytest.raises(StaleMove):
        await keep_draft(host, table.id, picking.seat, ("B1",))


async def test_a_draft_survives_other_peoples_answers_but_not_ones_own(
    harness: HostHarness,
) -> None:
    host, table = harness.host, await harness.begun(2)
    mine, yours = (table.seats_of(person.id)[0] for person in (ADA, BO))
    await keep_draft(host, table.id, mine, ("3",))
    await harness.answer(await host.play.position(table.id, yours))
    assert await harness.draft(table.id, mine) == ("3",)
    await take_back(host, table.id, BO.id, yours, (await host.tables.get(table.id)).entry_count)
    bid = await harness.answer(await host.play.position(table.id, mine))
    again = await take_back(host, table.id, ADA.id, mine, bid.entry)
    # The question is there again, word for word; the picks are not.
    assert again.ask is not None
    assert await harness.draft(table.id, mine) == ()


async def test_an_evicted_match_is_loaded_as_it_was(harness: HostHarness) -> None:
    host = harness.host
    table = await harness.begun(4, rounds=5, weather="storm")
    await harness.play(table.id, 30, eager)
    stored = await host.engine.stored(table.id)
    loaded = await host.engine.loaded(stored)
    assert loaded.match.snapshots
    shown = [await host.play.position(table.id, seat) for seat in (None, *table.seats)]
    host.engine.forget(table.id)
    cold = await host.engine.loaded(stored)
    assert cold is not loaded
    assert cold.match.digest == loaded.match.digest
    # It was made from the snapshot: it has heard less, until somebody asks for everything.
    assert len(cold.match.notes) < len(loaded.match.notes)
    assert shown == [await host.play.position(table.id, seat) for seat in (None, *table.seats)]
    position = await host.play.position(table.id, "amber", since=-1)
    assert list(position.notes) == [told.note for told in loaded.match.visible_notes("amber", -1)]


async def test_memory_holds_only_so_many_matches(harness: HostHarness) -> None:
    harness.host.engine._loaded = LRUCache(2)
    tables = [await harness.begun(2, channel_id=channel) for channel in range(5)]
    before = [await harness.host.play.position(table.id, None, -1) for table in tables]
    assert len(harness.host.engine._loaded) == 2
    for table in tables:
        await harness.answer(await harness.asked(table.id))
    after = [await harness.host.play.position(table.id, None, -1) for table in tables]
    assert len(harness.host.engine._loaded) == 2
    assert [p.entry + 1 for p in before] == [p.entry for p in after]


@pytest.mark.parametrize("garbage", [b"", b"{}", b"\xff\x00", b'{"seats": ["amber"]}'])
async def test_a_spoilt_snapshot_is_only_a_lost_cache(harness: HostHarness, garbage: bytes) -> None:
    host, table = harness.host, await harness.begun(4, rounds=5)
    await harness.play(table.id, 30, eager)
    stored = await host.engine.stored(table.id)
    digest = (await host.engine.loaded(stored)).match.digest
    async with host.engine.database.write() as connection:
        changed = await connection.execute(update(schema.snapshots).values(state=garbage))
        assert changed.rowcount == 1
    host.engine.forget(table.id)
    assert (await host.engine.loaded(stored)).match.digest == digest
    assert (await host.tables.get(table.id)).status == "running"


async def test_a_snapshot_of_other_rules_is_not_trusted(harness: HostHarness) -> None:
    host, table = harness.host, await harness.begun(4, rounds=5)
    await harness.play(table.id, 30, eager)
    stored = await host.engine.stored(table.id)
    async with host.engine.database.write() as connection:
        stored_snapshot = await log.stored_snapshot(connection, table.id)
        assert stored_snapshot is not None
        state = stored_snapshot.snapshot.state.replace(b'"apples":', b'"apples":9')
        assert state != stored_snapshot.snapshot.state
        await connection.execute(update(schema.snapshots).values(state=state, rules="0"))
    digest = (await host.engine.loaded(stored)).match.digest
    host.engine.forget(table.id)
    assert (await host.engine.loaded(stored)).match.digest == digest


async def test_another_process_that_was_quicker_wins(harness: HostHarness) -> None:
    """The same table is hot in two processes; the slower one notices and catches up."""
    host, table = harness.host, await harness.begun(2)
    position = await turn(harness, table.id)
    other = HostHarness(host.engine.database)
    await other.answer(position, lambda ask: ("pass",))
    with pytest.raises(StaleMove):
        await harness.answer(position, lambda ask: ("pass",))
    now = await host.play.position(table.id, position.seat)
    assert now.entry == position.entry + 1
    assert now == await other.host.play.position(table.id, position.seat)


async def test_the_entry_number_alone_stops_a_second_application(harness: HostHarness) -> None:
    """Even a table row that was put back cannot make an entry be written twice."""
    host, table = harness.host, await harness.begun(2)
    position = await turn(harness, table.id)
    async with host.engine.database.write() as connection:
        row = {
            "table_id": table.id,
            "number": position.entry,
            "kind": "answer",
            "seat": position.seat,
            "key": "toy.ask.action",
            "picks": ["pass"],
            "fingerprint": "",
            "made": 0.0,
        }
        await connection.execute(insert(schema.entries).values(row))
    with pytest.raises(StaleMove):
        await harness.answer(position, lambda ask: ("pass",))
    async with host.engine.database.write() as connection:
        entries = schema.entries.c
        await connection.execute(delete(schema.entries).where(entries.number == position.entry))
    assert (await harness.answer(position, lambda ask: ("pass",))).entry == position.entry + 1


async def test_a_failed_commit_leaves_nothing_in_memory(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, table = harness.host, await harness.begun(2)
    position = await turn(harness, table.id)

    async def full_disk(*_: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(log, "append", full_disk)
        with pytest.raises(OSError, match="disk full"):
            await harness.answer(position)
    assert await host.play.position(table.id, position.seat) == position
    assert (await harness.answer(position)).entry == position.entry + 1


async def test_the_log_is_read_by_pages(harness: HostHarness) -> None:
    host, table = harness.host, await harness.begun(2, rounds=2)
    await harness.play(table.id, choice=eager)
    whole = await host.play.log_page(table.id, None, 0, size=1000)
    pages = [await host.play.log_page(table.id, None, n, size=4) for n in range(100)]
    assert whole.pages == 1
    count = pages[0].pages
    assert count > 2
    assert tuple(told for page in pages[:count] for told in page.notes) == whole.notes
    # Pages out of range are brought into it, None is the last.
    assert await host.play.log_page(table.id, None, size=4) == pages[count - 1] == pages[99]
    mine = await host.play.log_page(table.id, "amber", 0, size=1000)
    assert {told.note.phrase.key for told in mine.notes} > {t.note.phrase.key for t in whole.notes}


async def test_the_seed_is_told_when_the_match_is_over_and_proves_it(harness: HostHarness) -> None:
    host, table = harness.host, await harness.begun(2, rounds=1)
    assert table.seed_hash is not None
    assert await host.play.seed_proof(table.id) is None
    await harness.play(table.id)
    seed_proof = await host.play.seed_proof(table.id)
    assert seed_proof is not None
    assert seed_proof.seed_hash == table.seed_hash
    match = (await host.engine.loaded(await host.engine.stored(table.id))).match
    again = Match.begin(
        TOY,
        match.header.seats,
        match.header.options,
        seed=bytes.fromhex(seed_proof.seed),
        words=match.header.words,
    )
    for entry in match.entries:
        if entry.kind == "answer":
            assert entry.seat is not None
            again.answer(entry.seat, entry.picks)
    assert again.digest == match.digest


async def test_a_position_is_built_for_one_seat(harness: HostHarness) -> None:
    host, table = harness.host, await harness.begun(2)
    for seat in table.seats:
        view = (await host.play.position(table.id, seat)).view
        assert isinstance(view, ToyView)
        assert [g.seat for g in view.gardeners if g.goal is not None] == [seat]
    public = await host.play.position(table.id, None)
    assert isinstance(public.view, ToyView)
    assert all(g.goal is None for g in public.view.gardeners)
    assert public.ask is None
    for look in (host.play.position(table.id, "puce"), host.play.log_page(table.id, "puce")):
        with pytest.raises(Refusal, match="no_seat"):
            await look


async def test_a_hundred_answers_at_twenty_tables_at_once(harness: HostHarness) -> None:
    await harness.host.server_settings.change(5, ADA, {"most_per_person": 0})
    tables = [await harness.begun(2, channel_id=channel) for channel in range(20)]
    await asyncio.gather(*(harness.play(table.id, 5, first) for table in tables))
    for table in tables:
        assert (await harness.host.tables.get(table.id)).entry_count >= table.entry_count + 5


async def test_a_finished_match_keeps_no_snapshot(harness: HostHarness) -> None:
    table = await harness.begun(2, rounds=1)
    counting = select(func.count()).select_from(schema.snapshots)
    while (await harness.host.tables.get(table.id)).status == "running":
        await harness.answer(await harness.asked(table.id))
    async with harness.host.engine.database.read() as connection:
        assert await connection.scalar(counting) == 0
    # It can be read all the same.
    assert (await harness.host.play.position(table.id, None)).awaited == ()


async def test_a_match_that_was_ended_keeps_no_snapshot(harness: HostHarness) -> None:
    table = await harness.begun(2)
    row = {"number": 1, "standing": 1, "barrier": 0, "rules": "1", "state": b""}
    async with harness.host.engine.database.write() as connection:
        await connection.execute(insert(schema.snapshots).values(table_id=table.id, **row))
    await harness.host.tables.cancel(table.id, ADA.id, moderator=True)
    async with harness.host.engine.database.read() as connection:
        assert await connection.scalar(select(func.count()).select_from(schema.snapshots)) == 0
