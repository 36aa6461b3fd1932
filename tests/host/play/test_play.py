"""Answers through the host: one at a time, each applied once, nothing half done."""

from __future__ import annotations

import asyncio

import pytest
from cachetools import LRUCache
from sqlalchemy import delete, insert, update

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.model.match import Position
from bot.storage import schema
from bot.storage.table import log
from games.core.match import Match
from tests.host.evening import ADA, BO, CY, Evening, eager, first
from tests.toy import TOY, ToyView


async def turn(evening: Evening, table_id: int) -> Position:
    """Bids are made; the position of the person whose turn it is."""
    for _ in range(2):
        await evening.answer(await evening.asked(table_id))
    await evening.host.settled()
    return await evening.asked(table_id)


async def test_a_match_is_played_to_its_end(evening: Evening) -> None:
    table = await evening.begun(2, 1, rounds=2)
    over = await evening.play(table.id)
    assert (over.status, over.awaited) == ("over", ())
    position = await evening.host.play.position(table.id, None)
    assert position.over
    assert sorted(s.seat for s in position.standings) == sorted(table.seats)
    assert await evening.host.tables.in_channel(10) == over


async def test_of_two_answers_at_once_one_wins(evening: Evening) -> None:
    table = await evening.begun(2)
    position = await turn(evening, table.id)
    results = await asyncio.gather(
        evening.answer(position, lambda ask: ("pass",)),
        evening.answer(position, lambda ask: ("pick",)),
        return_exceptions=True,
    )
    assert isinstance(results[0], Position)
    assert isinstance(results[1], StaleMove)
    assert (await evening.host.tables.get(table.id)).entry_count == position.entry + 1


async def test_a_double_click_does_not_answer_the_next_question(evening: Evening) -> None:
    """Paired, Ada bids for two seats, and bids again next round: equal questions, old clicks."""
    table = await evening.begun(2)
    position = await turn(evening, table.id)
    await evening.answer(position, lambda ask: ("peek",))
    with pytest.raises(StaleMove):
        await evening.answer(position, lambda ask: ("peek",))


async def test_a_stale_click_on_an_equal_question_is_refused(evening: Evening) -> None:
    host, table = evening.host, await evening.begun(2, rounds=2)
    seat = table.seats_of(ADA.id)[0]
    seen = await host.play.position(table.id, seat)
    assert seen.ask is not None
    await host.play.answer(table.id, ADA.id, seat, seen.entry, ("1",))
    again = await host.play.undo(table.id, ADA.id, seat, seen.entry + 1)
    assert again.ask == seen.ask
    # The question is the same to the letter, yet the click was meant for the one before.
    with pytest.raises(StaleMove):
        await host.play.answer(table.id, ADA.id, seat, seen.entry, ("2",), seen.ask.fingerprint)
    with pytest.raises(StaleMove):
        await host.play.answer(table.id, ADA.id, seat, 999, ("2",))


async def test_sealed_answers_of_others_do_not_make_mine_stale(evening: Evening) -> None:
    host, table = evening.host, await evening.begun(3)
    seats = [table.seats_of(person.id)[0] for person in (ADA, BO, CY)]
    seen = [await host.play.position(table.id, seat) for seat in seats]
    results = await asyncio.gather(*(evening.answer(position) for position in seen))
    assert [position.seat for position in results] == seats
    table = await host.tables.get(table.id)
    assert table.entry_count == seen[0].entry + 3
    assert len(table.awaited) == 1


async def test_nothing_of_a_sealed_answer_shows_before_all_are_given(evening: Evening) -> None:
    host, table = evening.host, await evening.begun(2)
    seats = [table.seats_of(person.id)[0] for person in (ADA, BO)]
    before = [await host.play.position(table.id, seat, since=-1) for seat in (seats[1], None)]
    await evening.answer(await host.play.position(table.id, seats[0]), lambda ask: ("4",))
    after = [await host.play.position(table.id, seat, since=-1) for seat in (seats[1], None)]
    assert [p.view for p in before] == [p.view for p in after]
    assert [p.notes for p in before] == [p.notes for p in after]
    await evening.answer(after[0])
    public = await host.play.position(table.id, None, since=-1)
    assert [n.phrase.key for n in public.notes].count("toy.note.bid") == 2


async def test_what_is_refused_changes_nothing(evening: Evening) -> None:
    host, table = evening.host, await evening.begun(2)
    position = await turn(evening, table.id)
    assert position.seat is not None
    me = table.people_of(position.seat)[0]
    you = BO.id if me == ADA.id else ADA.id
    yours = table.seats_of(you)[0]
    with pytest.raises(IllegalMove) as illegal:
        await host.play.answer(table.id, me, position.seat, position.entry, ("fly",))
    assert illegal.value.ask == position.ask
    with pytest.raises(IllegalMove):
        await host.play.answer(table.id, me, position.seat, position.entry, ("pass", "pick"))
    with pytest.raises(IllegalMove, match="not_asked"):
        await host.play.answer(table.id, you, yours, position.entry, ("pass",))
    for stranger in (you, CY.id):
        with pytest.raises(Refusal, match="not_your_seat"):
            await host.play.answer(table.id, stranger, position.seat, position.entry, ("pass",))
    with pytest.raises(Refusal, match="not_your_seat"):
        await host.play.answer(table.id, me, "puce", position.entry, ("pass",))
    assert await host.play.position(table.id, position.seat) == position


async def test_an_answer_can_be_taken_back_up_to_a_barrier(evening: Evening) -> None:
    host, table = evening.host, await evening.begun(2)
    position = await turn(evening, table.id)
    assert position.seat is not None
    me = table.people_of(position.seat)[0]
    assert not position.can_undo
    picking = await evening.answer(position, lambda ask: ("pick",))
    assert picking.can_undo
    assert picking.ask is not None
    assert picking.ask.key == "toy.ask.trees"
    back = await host.play.undo(table.id, me, position.seat, picking.entry)
    assert back.ask == position.ask
    assert back.entry == picking.entry + 1
    with pytest.raises(StaleMove):
        await host.play.undo(table.id, me, position.seat, picking.entry)
    with pytest.raises(IllegalMove, match=r"core\.refused\.undo"):
        await host.play.undo(table.id, me, position.seat, back.entry)


async def test_a_draft_lives_as_long_as_its_question(evening: Evening) -> None:
    host, table = evening.host, await evening.begun(2)
    position = await turn(evening, table.id)
    picking = await evening.answer(position, lambda ask: ("pick",))
    assert picking.seat is not None
    assert await evening.draft(table.id, picking.seat) == ()
    await host.drafts.keep(table.id, picking.seat, ("A1",))
    assert await evening.draft(table.id, picking.seat) == ("A1",)
    await evening.answer(picking)
    assert await evening.draft(table.id, picking.seat) == ()
    with pytest.raises(StaleMove):
        await host.drafts.keep(table.id, picking.seat, ("B1",))


async def test_a_draft_survives_other_peoples_answers_but_not_ones_own(evening: Evening) -> None:
    host, table = evening.host, await evening.begun(2)
    mine, yours = (table.seats_of(person.id)[0] for person in (ADA, BO))
    await host.drafts.keep(table.id, mine, ("3",))
    await evening.answer(await host.play.position(table.id, yours))
    assert await evening.draft(table.id, mine) == ("3",)
    await host.play.undo(table.id, BO.id, yours, (await host.tables.get(table.id)).entry_count)
    bid = await evening.answer(await host.play.position(table.id, mine))
    again = await host.play.undo(table.id, ADA.id, mine, bid.entry)
    # The question is there again, word for word; the picks are not.
    assert again.ask is not None
    assert await evening.draft(table.id, mine) == ()


async def test_a_cold_match_comes_back_as_the_hot_one_was(evening: Evening) -> None:
    host = evening.host
    table = await evening.begun(4, rounds=5, weather="storm")
    await evening.play(table.id, 30, eager)
    stored = await host.engine.stored(table.id)
    hot = await host.engine.hot(stored)
    assert hot.match.snapshots
    shown = [await host.play.position(table.id, seat) for seat in (None, *table.seats)]
    host.engine.forget(table.id)
    cold = await host.engine.hot(stored)
    assert cold is not hot
    assert cold.match.digest == hot.match.digest
    # It was made from the snapshot: it has heard less, until somebody asks for everything.
    assert len(cold.match.notes) < len(hot.match.notes)
    assert shown == [await host.play.position(table.id, seat) for seat in (None, *table.seats)]
    position = await host.play.position(table.id, "amber", since=-1)
    assert list(position.notes) == [told.note for told in hot.match.heard("amber", -1)]


async def test_memory_holds_only_so_many_matches(evening: Evening) -> None:
    evening.host.engine._hot = LRUCache(2)
    tables = [await evening.begun(2, channel_id=channel) for channel in range(5)]
    before = [await evening.host.play.position(table.id, None, -1) for table in tables]
    assert len(evening.host.engine._hot) == 2
    for table in tables:
        await evening.answer(await evening.asked(table.id))
    after = [await evening.host.play.position(table.id, None, -1) for table in tables]
    assert len(evening.host.engine._hot) == 2
    assert [p.entry + 1 for p in before] == [p.entry for p in after]


@pytest.mark.parametrize("garbage", [b"", b"{}", b"\xff\x00", b'{"seats": ["amber"]}'])
async def test_a_spoilt_snapshot_is_only_a_lost_cache(evening: Evening, garbage: bytes) -> None:
    host, table = evening.host, await evening.begun(4, rounds=5)
    await evening.play(table.id, 30, eager)
    stored = await host.engine.stored(table.id)
    digest = (await host.engine.hot(stored)).match.digest
    async with host.engine.database.write() as connection:
        changed = await connection.execute(update(schema.snapshots).values(state=garbage))
        assert changed.rowcount == 1
    host.engine.forget(table.id)
    assert (await host.engine.hot(stored)).match.digest == digest
    assert (await host.tables.get(table.id)).status == "running"


async def test_a_snapshot_of_other_rules_is_not_trusted(evening: Evening) -> None:
    host, table = evening.host, await evening.begun(4, rounds=5)
    await evening.play(table.id, 30, eager)
    stored = await host.engine.stored(table.id)
    async with host.engine.database.write() as connection:
        kept = await log.kept(connection, table.id)
        assert kept is not None
        state = kept.snapshot.state.replace(b'"apples":', b'"apples":9')
        assert state != kept.snapshot.state
        await connection.execute(update(schema.snapshots).values(state=state, rules="0"))
    digest = (await host.engine.hot(stored)).match.digest
    host.engine.forget(table.id)
    assert (await host.engine.hot(stored)).match.digest == digest


async def test_another_process_that_was_quicker_wins(evening: Evening) -> None:
    """The same table is hot in two processes; the slower one notices and catches up."""
    host, table = evening.host, await evening.begun(2)
    position = await turn(evening, table.id)
    other = Evening(host.engine.database)
    await other.answer(position, lambda ask: ("pass",))
    with pytest.raises(StaleMove):
        await evening.answer(position, lambda ask: ("pass",))
    now = await host.play.position(table.id, position.seat)
    assert now.entry == position.entry + 1
    assert now == await other.host.play.position(table.id, position.seat)


async def test_the_entry_number_alone_stops_a_second_application(evening: Evening) -> None:
    """Even a table row that was put back cannot make an entry be written twice."""
    host, table = evening.host, await evening.begun(2)
    position = await turn(evening, table.id)
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
        await evening.answer(position, lambda ask: ("pass",))
    async with host.engine.database.write() as connection:
        entries = schema.entries.c
        await connection.execute(delete(schema.entries).where(entries.number == position.entry))
    assert (await evening.answer(position, lambda ask: ("pass",))).entry == position.entry + 1


async def test_a_failed_commit_leaves_nothing_in_memory(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, table = evening.host, await evening.begun(2)
    position = await turn(evening, table.id)

    async def full_disk(*_: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(log, "append", full_disk)
        with pytest.raises(OSError, match="disk full"):
            await evening.answer(position)
    assert await host.play.position(table.id, position.seat) == position
    assert (await evening.answer(position)).entry == position.entry + 1


async def test_the_log_is_read_by_pages(evening: Evening) -> None:
    host, table = evening.host, await evening.begun(2, rounds=2)
    await evening.play(table.id, choice=eager)
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


async def test_the_seed_is_told_when_the_match_is_over_and_proves_it(evening: Evening) -> None:
    host, table = evening.host, await evening.begun(2, rounds=1)
    assert table.seed_hash is not None
    assert await host.play.fairness(table.id) is None
    await evening.play(table.id)
    fairness = await host.play.fairness(table.id)
    assert fairness is not None
    assert fairness.seed_hash == table.seed_hash
    match = (await host.engine.hot(await host.engine.stored(table.id))).match
    again = Match.begin(
        TOY, match.header.seats, match.header.options, seed=bytes.fromhex(fairness.seed)
    )
    for entry in match.entries:
        if entry.kind == "answer":
            assert entry.seat is not None
            again.answer(entry.seat, entry.picks)
    assert again.digest == match.digest


async def test_a_position_is_built_for_one_seat(evening: Evening) -> None:
    host, table = evening.host, await evening.begun(2)
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


async def test_a_hundred_answers_at_twenty_tables_at_once(evening: Evening) -> None:
    tables = [await evening.begun(2, channel_id=channel) for channel in range(20)]
    await asyncio.gather(*(evening.play(table.id, 5, first) for table in tables))
    for table in tables:
        assert (await evening.host.tables.get(table.id)).entry_count >= table.entry_count + 5
