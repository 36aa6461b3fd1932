"""Who is awaited, in the newest post: kept up to date as people answer."""

from __future__ import annotations

from tests.host.evening import ADA, BO, CY, Evening


async def bids(evening: Evening, table_id: int, person_id: int, bid: str) -> int:
    """A person's sealed bid; returns the length of the log afterwards."""
    table = await evening.host.tables.get(table_id)
    seat = table.seats_of(person_id)[0]
    position = await evening.host.play.position(table_id, seat)
    answered = await evening.answer(position, lambda ask: (bid,))
    await evening.host.settled()
    return answered.entry


async def test_the_post_is_edited_as_people_answer(evening: Evening) -> None:
    table = await evening.begun(3)
    await evening.host.settled()
    (first,) = evening.channel.posts
    await bids(evening, table.id, ADA.id, "1")
    (edit,) = evening.channel.edits
    assert edit.amends == 1001
    assert edit.id == first.id
    assert edit.position is not None
    assert first.position is not None
    assert edit.position.notes == first.position.notes
    left = {table.seats_of(person.id)[0] for person in (BO, CY)}
    assert {*edit.position.awaited} == left
    assert edit.mentioned == ()
    await bids(evening, table.id, CY.id, "2")
    assert [{*e.position.awaited} for e in evening.channel.edits if e.position] == [
        left,
        {table.seats_of(BO.id)[0]},
    ]
    # The last one opens the bids, and that is a post of its own.
    await bids(evening, table.id, BO.id, "3")
    assert len(evening.channel.edits) == 2
    assert len(evening.channel.posts) == 2


async def test_an_edit_does_not_find_a_lost_channel(evening: Evening) -> None:
    """A message can be edited, or be gone, where the bot may not write: clocks stand still."""
    table = await evening.begun(3)
    await evening.host.settled()
    await evening.host.lost_channels.gone(5, [10])
    await bids(evening, table.id, ADA.id, "1")
    assert len(evening.channel.edits) == 1
    table = await evening.host.tables.get(table.id)
    assert table.lost is not None
    assert table.resting
    for person in (BO, CY):
        await bids(evening, table.id, person.id, "2")
    assert evening.channel.posts[-1].kind == "turn"
    assert (await evening.host.tables.get(table.id)).lost is None, "a new message does"


async def test_an_answer_taken_back_is_awaited_again(evening: Evening) -> None:
    table = await evening.begun(3)
    seat = table.seats_of(ADA.id)[0]
    entry = await bids(evening, table.id, ADA.id, "1")
    await evening.host.play.undo(table.id, ADA.id, seat, entry)
    await evening.host.settled()
    last = evening.channel.edits[-1]
    assert last.position is not None
    assert seat in last.position.awaited
    assert len(evening.channel.posts) == 1


async def test_a_post_that_has_not_gone_out_needs_no_edit(evening: Evening) -> None:
    table = await evening.begun(3)
    seat = table.seats_of(ADA.id)[0]
    position = await evening.host.play.position(table.id, seat)
    await evening.answer(position, lambda ask: ("1",))
    await evening.host.settled()
    told = evening.channel.posts[-1].position
    assert told is not None
    shown = evening.channel.edits[-1].position if evening.channel.edits else told
    assert shown is not None
    assert seat not in shown.awaited


async def test_bids_are_told_when_the_last_one_comes_and_the_same_person_moves(
    evening: Evening,
) -> None:
    """Whoever bids last and goes first is awaited before and after: it is told all the same."""
    table = await evening.begun(2)
    await evening.host.settled()
    await bids(evening, table.id, ADA.id, "1")
    await bids(evening, table.id, BO.id, "5")
    assert (await evening.host.tables.get(table.id)).awaited_people == (BO.id,)
    assert len(evening.channel.posts) == 2
    last = evening.channel.posts[-1]
    assert not last.ping
    assert last.position is not None
    assert [note.phrase.key for note in last.position.notes] == ["toy.note.bid", "toy.note.bid"]


async def test_what_was_told_and_is_taken_back_is_said_to_be(evening: Evening) -> None:
    table = await evening.begun(2)
    await bids(evening, table.id, ADA.id, "1")
    await bids(evening, table.id, BO.id, "5")
    seat = table.seats_of(BO.id)[0]
    position = await evening.host.play.position(table.id, seat)
    passed = await evening.answer(position, lambda ask: ("pass",))
    await evening.host.settled()
    await evening.host.play.undo(table.id, BO.id, seat, passed.entry)
    await evening.host.settled()
    last = evening.channel.posts[-1]
    assert last.taken_back == (seat,)
    assert not last.ping
