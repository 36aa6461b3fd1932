"""Undo past luck needs consent: who is asked, and who may decide instead."""

from __future__ import annotations

import pytest

from bot.errors import Refusal
from bot.host.moderation.moderation import Moderator
from bot.model.table import Table
from tests.host.harness import ADA, BO, CY, DI, HostHarness, eager


async def past_luck(harness: HostHarness, table: Table, person_id: int) -> tuple[str, int]:
    """Play until there is luck that this person could ask to undo: their seat, and the answer."""
    host = harness.host
    for _ in range(40):
        table = await host.tables.get(table.id)
        seat = table.seats_of(person_id)[0]
        async with host.engine.reading(table.id) as look:
            given = [e for e in look.match.entries if e.kind == "answer" and e.seat == seat]
            lucky = bool(given) and look.match.past_luck(given[-1].number)
        if lucky:
            found = await host.undo_votes.targets(table.id, person_id, seat)
            return seat, found.targets[0].number
        await harness.play(table.id, 1, eager)
    raise AssertionError("there was no luck")


async def test_a_kept_seat_is_asked_before_luck_falls_anew(harness: HostHarness) -> None:
    """A person who seats a computer for a rival does not get the table to themselves."""
    table = await harness.begun(2, rounds=3)
    seat, number = await past_luck(harness, table, ADA.id)
    await harness.host.seats.sit_in(table.id, BO.id)
    await harness.host.wait_until_idle()
    table = await harness.host.tables.get(table.id)
    petition = await harness.host.undo_votes.ask(table.id, ADA.id, seat, number, table.entry_count)
    assert petition is not None, "the computer's owner was not asked"
    assert petition.voters == (BO.id,)
    votes = harness.host.undo_votes
    with pytest.raises(Refusal):
        await votes.vote(table.id, petition.id, ADA.id, agree=True, moderator=True)
    granted = await votes.vote(table.id, petition.id, DI.id, agree=True, moderator=True)
    assert granted.outcome == "moderator"


async def test_the_owner_of_a_kept_seat_may_agree_themselves(harness: HostHarness) -> None:
    table = await harness.begun(2, rounds=3)
    seat, number = await past_luck(harness, table, ADA.id)
    await harness.host.seats.sit_in(table.id, BO.id)
    await harness.host.wait_until_idle()
    table = await harness.host.tables.get(table.id)
    petition = await harness.host.undo_votes.ask(table.id, ADA.id, seat, number, table.entry_count)
    assert petition is not None
    granted = await harness.host.undo_votes.vote(
        table.id, petition.id, BO.id, agree=True, moderator=False
    )
    assert granted.outcome == "agreed"


async def test_a_match_is_not_cancelled_while_a_rivals_seat_is_kept(harness: HostHarness) -> None:
    table = await harness.begun(2)
    await harness.host.seats.sit_in(table.id, BO.id)
    with pytest.raises(Refusal) as refused:
        await harness.host.tables.cancel(table.id, ADA.id)
    assert refused.value.phrase.key == "host.refused.cancel_running"
    await harness.host.seats.give_up(table.id, BO.id, "computer")
    assert (await harness.host.tables.cancel(table.id, ADA.id)).status == "cancelled"


async def test_past_luck_everybody_is_asked(harness: HostHarness) -> None:
    table = await harness.begun(3, rounds=3)
    seat, number = await past_luck(harness, table, ADA.id)
    table = await harness.host.tables.get(table.id)
    petition = await harness.host.undo_votes.ask(table.id, ADA.id, seat, number, table.entry_count)
    assert petition is not None
    assert sorted(petition.voters) == [BO.id, CY.id]


async def test_who_comes_later_is_asked_too(harness: HostHarness) -> None:
    table = await harness.begun(3, rounds=3)
    seat, number = await past_luck(harness, table, ADA.id)
    table = await harness.host.tables.get(table.id)
    petition = await harness.host.undo_votes.ask(table.id, ADA.id, seat, number, table.entry_count)
    assert petition is not None
    place = table.member_of(CY.id)
    assert place is not None
    await harness.host.seats.give_up(table.id, CY.id, "open")
    await harness.host.seats.take_over(table.id, place.order, DI)
    votes = harness.host.undo_votes
    half = await votes.vote(table.id, petition.id, BO.id, agree=True, moderator=False)
    assert half.state == "open"
    whole = await votes.vote(table.id, petition.id, DI.id, agree=True, moderator=False)
    assert whole.outcome == "agreed"


async def test_a_table_may_be_content_with_those_concerned(harness: HostHarness) -> None:
    table = await harness.lobby(3)
    await harness.host.lobby.set_agreement(table.id, ADA.id, "concerned")
    with pytest.raises(Refusal):
        await harness.host.lobby.set_agreement(table.id, ADA.id, "nobody")
    with pytest.raises(Refusal):
        await harness.host.lobby.set_agreement(table.id, BO.id, "everybody")
    await harness.host.lobby.start(table.id, ADA.id)
    table = await harness.play(table.id, 3)
    assert table.agreement == "concerned"
    with pytest.raises(Refusal):
        await harness.host.lobby.set_agreement(table.id, ADA.id, "everybody")
    (mover,) = table.awaited_people
    await harness.answer(await harness.asked(table.id), lambda ask: ("pass",))
    table = await harness.host.tables.get(table.id)
    (seat,) = table.seats_of(mover)
    way = (await harness.host.undo_votes.targets(table.id, mover, seat)).targets[0]
    petition = await harness.host.undo_votes.ask(
        table.id, mover, seat, way.number, table.entry_count
    )
    assert petition is not None
    assert petition.voters == table.awaited_people


async def test_a_moderator_who_plays_does_not_roll_back_alone(harness: HostHarness) -> None:
    table = await harness.begun(2)
    await harness.play(table.id, 3)
    table = await harness.host.tables.get(table.id)
    with pytest.raises(Refusal) as refused:
        await harness.host.moderation.rollback(Moderator(5, ADA), table.id, 0, table.entry_count)
    assert refused.value.phrase.key == "host.refused.plays_here"
    await harness.host.seats.sit_in(table.id, BO.id)
    await harness.host.wait_until_idle()
    table = await harness.host.tables.get(table.id)
    for playing in (ADA, BO):
        with pytest.raises(Refusal):
            await harness.host.moderation.rollback(
                Moderator(5, playing), table.id, 0, table.entry_count
            )
    await harness.host.moderation.rollback(Moderator(5, DI), table.id, 0, table.entry_count)
    assert (await harness.host.tables.get(table.id)).entry_count > table.entry_count
