"""The newest post is edited when other people become awaited."""

from __future__ import annotations

from tests.host.answering import take_back
from tests.host.harness import ADA, BO, CY, HostHarness


async def bids(harness: HostHarness, table_id: int, person_id: int, bid: str) -> int:
    """A person's sealed bid; returns the length of the log afterwards."""
    table = await harness.host.tables.get(table_id)
    seat = table.seats_of(person_id)[0]
    position = await harness.host.play.position(table_id, seat)
    answered = await harness.answer(position, lambda ask: (bid,))
    await harness.host.wait_until_idle()
    return answered.entry


async def test_the_post_is_edited_as_people_answer(harness: HostHarness) -> None:
    table = await harness.begun(3)
    await harness.host.wait_until_idle()
    (first,) = harness.channel.posts
    await bids(harness, table.id, ADA.id, "1")
    (edit,) = harness.channel.edits
    assert edit.amends == 1001
    assert edit.id == first.id
    assert edit.position is not None
    assert first.position is not None
    assert edit.position.notes == first.position.notes
    left = {table.seats_of(person.id)[0] for person in (BO, CY)}
    assert {*edit.position.awaited} == left
    assert edit.mentioned == ()
    await bids(harness, table.id, CY.id, "2")
    assert [{*e.position.awaited} for e in harness.channel.edits if e.position] == [
        left,
        {table.seats_of(BO.id)[0]},
    ]
    # The last one opens the bids, and that is a post of its own.
    await bids(harness, table.id, BO.id, "3")
    assert len(harness.channel.edits) == 2
    assert len(harness.channel.posts) == 2


async def test_an_edit_does_not_find_a_lost_channel(harness: HostHarness) -> None:
    """A message can be edited, or be gone, where the bot may not write: clocks stand still."""
    table = await harness.begun(3)
    await harness.host.wait_until_idle()
    await harness.host.lost_channels.gone(5, [10])
    await bids(harness, table.id, ADA.id, "1")
    assert len(harness.channel.edits) == 1
    table = await harness.host.tables.get(table.id)
    assert table.lost is not None
    assert table.resting
    for person in (BO, CY):
        await bids(harness, table.id, person.id, "2")
    assert harness.channel.posts[-1].kind == "turn"
    assert (await harness.host.tables.get(table.id)).lost is None, "a new message does"


async def test_an_answer_taken_back_is_awaited_again(harness: HostHarness) -> None:
    table = await harness.begun(3)
    seat = table.seats_of(ADA.id)[0]
    entry = await bids(harness, table.id, ADA.id, "1")
    await take_back(harness.host, table.id, ADA.id, seat, entry)
    await harness.host.wait_until_idle()
    last = harness.channel.edits[-1]
    assert last.position is not None
    assert seat in last.position.awaited
    assert len(harness.channel.posts) == 1


async def test_a_post_that_has_not_gone_out_needs_no_edit(harness: HostHarness) -> None:
    table = await harness.begun(3)
    seat = table.seats_of(ADA.id)[0]
    position = await harness.host.play.position(table.id, seat)
    await harness.answer(position, lambda ask: ("1",))
    await harness.host.wait_until_idle()
    told = harness.channel.posts[-1].position
    assert told is not None
    shown = harness.channel.edits[-1].position if harness.channel.edits else told
    assert shown is not None
    assert seat not in shown.awaited


async def test_bids_are_told_when_the_last_one_comes_and_the_same_person_moves(
    harness: HostHarness,
) -> None:
    """A person who bids last and goes first is awaited before and after, and is told so."""
    table = await harness.begun(2)
    await harness.host.wait_until_idle()
    await bids(harness, table.id, ADA.id, "1")
    await bids(harness, table.id, BO.id, "5")
    assert (await harness.host.tables.get(table.id)).awaited_people == (BO.id,)
    assert len(harness.channel.posts) == 2
    last = harness.channel.posts[-1]
    assert not last.ping
    assert last.position is not None
    assert [note.phrase.key for note in last.position.notes] == ["toy.note.bid", "toy.note.bid"]


async def test_what_was_told_and_is_taken_back_is_said_to_be(harness: HostHarness) -> None:
    table = await harness.begun(2)
    await bids(harness, table.id, ADA.id, "1")
    await bids(harness, table.id, BO.id, "5")
    seat = table.seats_of(BO.id)[0]
    position = await harness.host.play.position(table.id, seat)
    passed = await harness.answer(position, lambda ask: ("pass",))
    await harness.host.wait_until_idle()
    await take_back(harness.host, table.id, BO.id, seat, passed.entry)
    await harness.host.wait_until_idle()
    last = harness.channel.posts[-1]
    assert last.taken_back == (seat,)
    assert not last.ping
