"""Seats change hands during a match, and hidden facts stay with the seat."""

from __future__ import annotations

import asyncio

import pytest

from bot.errors import Refusal
from bot.host.host import Host
from bot.host.moderation.moderation import Moderator
from bot.host.play.computers import Computers
from bot.model.people import Person
from bot.model.table import Table
from bot.storage.play import trials
from bot.storage.play.trials import StoredTrial
from bot.storage.server import audit
from bot.storage.table import tables, waits
from games.core.fair import Dice
from tests.host.answering import keep_draft
from tests.host.harness import ADA, BO, CY, DI, PEOPLE, HostHarness, eager

EVE = Person(5, "Eve")


async def refused(door: object) -> str:
    """The reason why a door does not open."""
    assert asyncio.iscoroutine(door)
    with pytest.raises(Refusal) as caught:
        await door
    return caught.value.phrase.key.removeprefix("host.refused.")


async def events(harness: HostHarness) -> list[object]:
    """The notices about seats, in order."""
    await harness.host.wait_until_idle()
    return [post.detail["event"] for post in harness.channel.posts if post.kind == "seat"]


async def heard(host: Host, table: Table, seat: str | None) -> list[str]:
    """All notes of a seat."""
    page = await host.play.log_page(table.id, seat, 0, size=1000)
    return [f"{told.note.phrase}" for told in page.notes]


async def test_a_computer_plays_on_for_whoever_leaves_on_their_turn(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.begun(3, rounds=5)
    leaver = table.awaited_people[0]
    await keep_draft(host, table.id, table.seats_of(leaver)[0], ("1",))
    after = await host.seats.give_up(table.id, leaver, "computer")
    assert leaver not in after.people
    (member,) = after.open_places
    assert member.computer == "sensible"
    assert await shared.draft(table.id, table.seats_of(leaver)[0]) == ()
    assert await refused(host.seats.give_up(table.id, leaver, "open")) == "not_member"
    assert await events(shared) == ["left_computer"]
    over = await shared.play(table.id, choice=eager)
    assert over.status == "over"


async def test_the_table_waits_for_whoever_takes_an_open_seat(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.begun(2, rounds=5)
    after = await host.seats.give_up(table.id, BO.id, "open")
    seat = table.seats_of(BO.id)[0]
    assert after.unheld == (seat,)
    assert after.awaited_people == (ADA.id,)
    async with host.engine.database.read() as connection:
        assert set(await waits.at_table(connection, table.id)) == {ADA.id}
    while ADA.id in (await host.tables.get(table.id)).awaited_people:
        position = await host.play.position(table.id, table.seats_of(ADA.id)[0])
        await shared.answer(position)
    await host.wait_until_idle()
    stuck = await host.tables.get(table.id)
    assert stuck.awaited == (seat,)
    known = await heard(host, table, seat)
    after = await host.seats.take_over(table.id, stuck.open_places[0].order, CY)
    assert after.people == (ADA.id, CY.id)
    assert after.awaited_people == (CY.id,)
    assert await heard(host, after, after.seats_of(CY.id)[0]) == known
    assert await events(shared) == ["left_open", "taken"]
    assert (await shared.play(table.id)).status == "over"


async def test_when_a_turn_reaches_an_open_seat_the_channel_is_told(harness: HostHarness) -> None:
    host = harness.host
    table = await harness.begun(3, rounds=5)
    table = await harness.play(table.id, 3)
    leaver = next(person for person in table.people if person not in table.awaited_people)
    await host.seats.give_up(table.id, leaver, "open")
    while (await host.tables.get(table.id)).awaited_people:
        await harness.answer(await harness.asked(table.id))
        await host.wait_until_idle()
    last = harness.channel.posts[-1]
    assert last.kind == "turn"
    assert last.table.unheld == table.seats_of(leaver)
    assert last.mentioned == ()


async def test_the_creator_passes_the_table_on(shared: HostHarness) -> None:
    table = await shared.begun(3, rounds=5)
    after = await shared.host.seats.give_up(table.id, ADA.id, "computer")
    assert after.creator_id == BO.id
    await shared.host.wait_until_idle()
    told = next(post for post in shared.channel.posts if post.kind == "seat")
    assert told.mentioned == (BO.id,)


async def test_computers_do_not_play_on_alone(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.begun(1, 2, rounds=5)
    seating = host.seats
    assert await refused(seating.give_up(table.id, ADA.id, "computer")) == "last_person"
    assert await refused(seating.sit_in(table.id, ADA.id)) == "last_person"
    after = await seating.give_up(table.id, ADA.id, "open")
    place = after.open_places[0].order
    assert await refused(seating.fill_in(table.id, place)) == "last_person"
    await host.wait_until_idle()
    stuck = await host.tables.get(table.id)
    assert stuck.status == "running"
    assert stuck.people == ()
    after = await seating.take_over(table.id, place, BO)
    assert after.creator_id == BO.id
    assert (await shared.play(table.id)).status == "over"


async def test_a_computer_sits_in_until_the_person_returns(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.begun(3, rounds=5)
    bo = table.seats_of(BO.id)[0]
    after = await host.seats.sit_in(table.id, BO.id)
    assert after.computer_of(bo) == "sensible"
    assert after.owned_by(BO.id) == after.members[1]
    assert after.members[1].owner_name == "Bo"
    assert [t.id for t in (await host.digests.page(BO.id)).others] == [table.id]
    await shared.play(table.id, 4)
    place = after.members[1].order
    assert await refused(host.seats.take_over(table.id, place, DI)) == "not_vacant"
    back = await host.seats.come_back(table.id, BO.id)
    assert back.people_of(bo) == (BO.id,)
    assert back.computer_of(bo) is None
    assert await refused(host.seats.come_back(table.id, BO.id)) == "not_kept"
    assert await events(shared) == ["sat_in", "back"]


async def test_a_thought_is_dropped_when_its_person_returns(harness: HostHarness) -> None:
    """The computer was asked; while it thinks the person comes back, and moves themselves."""
    host = harness.host
    computers = Computers(host.engine)
    host.engine.wake_computers = lambda table_id: None
    table = await harness.begun(3, rounds=5)
    bo = table.seats_of(BO.id)[0]
    await host.seats.sit_in(table.id, BO.id)
    thought = await computers._question(table.id)
    assert thought is not None
    assert thought.ask.seat == bo
    await host.seats.come_back(table.id, BO.id)
    before = (await host.tables.get(table.id)).entry_count
    assert await refused(computers._answered(table.id, thought)) == "not_your_seat"
    assert (await host.tables.get(table.id)).entry_count == before
    assert await computers.step(table.id) is None
    position = await host.play.position(table.id, bo)
    await harness.answer(position)


async def test_nobody_learns_two_hands(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.begun(4, rounds=5)
    places = {member.person_id: member.order for member in table.members}
    seating, boss = host.seats, Moderator(table.guild_id, EVE)
    await seating.give_up(table.id, CY.id, "open")
    open_place = places[CY.id]
    assert await refused(seating.take_over(table.id, open_place, BO)) == "already_seated"
    assert (
        await refused(host.moderation.replace(boss, table.id, open_place, BO)) == "already_seated"
    )
    await seating.sit_in(table.id, BO.id)
    assert await refused(seating.take_over(table.id, open_place, BO)) == "already_seated"
    await seating.give_up(table.id, DI.id, "computer")
    assert await refused(seating.take_over(table.id, open_place, DI)) == "knows_another"
    assert await refused(host.moderation.replace(boss, table.id, open_place, DI)) == "knows_another"
    after = await seating.take_over(table.id, open_place, CY)
    assert after.seats_of(CY.id) == table.seats_of(CY.id)
    assert await refused(seating.take_over(table.id, 99, EVE)) == "no_place"
    assert await refused(seating.take_over(table.id, places[ADA.id], EVE)) == "not_vacant"


async def test_a_moderator_replaces_somebody(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.begun(2, rounds=5)
    boss, place = Moderator(table.guild_id, DI), table.members[0].order
    after = await host.moderation.replace(boss, table.id, place, EVE)
    (audit_entry,) = (await host.audit.page(table.guild_id)).deeds
    assert (audit_entry.action, audit_entry.actor_id, audit_entry.detail["person"]) == (
        "replace",
        DI.id,
        EVE.id,
    )
    assert after.people == (EVE.id, BO.id)
    assert after.creator_id == BO.id
    await host.wait_until_idle()
    told = next(post for post in shared.channel.posts if post.kind == "seat")
    assert told.mentioned == (EVE.id, ADA.id)
    # Ada knows this very hand: she may have it back.
    assert (await host.moderation.replace(boss, table.id, place, ADA)).people == (ADA.id, BO.id)


async def test_what_is_written_beside_undoes_the_change_when_it_fails(
    shared: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = shared.host
    table = await shared.begun(2, rounds=5)

    async def full(*_: object, **__: object) -> None:
        raise RuntimeError("the audit is full")

    monkeypatch.setattr(audit, "write", full)
    boss, place = Moderator(table.guild_id, DI), table.members[1].order
    assert table.members[1].person_id == BO.id
    with pytest.raises(RuntimeError):
        await host.moderation.remove(boss, table.id, place, to_computer=False)
    assert (await host.tables.get(table.id)).people == (ADA.id, BO.id)
    assert await events(shared) == []


async def test_an_offered_seat_can_be_had_back_until_it_is_taken(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.begun(3, rounds=5)
    place = table.members[1].order
    after = await host.seats.offer(table.id, place)
    assert after.unheld == table.seats_of(BO.id)
    assert await refused(host.seats.offer(table.id, place)) == "vacant_already"
    await host.seats.come_back(table.id, BO.id)
    await host.seats.offer(table.id, place)
    await host.seats.fill_in(table.id, place)
    assert await refused(host.seats.fill_in(table.id, place)) == "filled_in"
    await host.seats.take_over(table.id, place, DI)
    assert await refused(host.seats.come_back(table.id, BO.id)) == "not_kept"
    assert await refused(host.seats.fill_in(table.id, place)) == "not_vacant"
    assert await events(shared) == ["opened", "back", "opened", "filled", "taken"]


async def test_open_seats_are_listed_by_server(shared: HostHarness) -> None:
    host = shared.host
    first = await shared.begun(2, channel_id=10)
    await shared.begun(2, channel_id=11)
    await host.seats.give_up(first.id, BO.id, "open")
    assert [table.id for table in await host.seats.open_seats(5)] == [first.id]
    assert await host.seats.open_seats(6) == []
    await host.tables.cancel(first.id, ADA.id, moderator=True)
    assert await host.seats.open_seats(5) == []
    assert await refused(host.seats.take_over(first.id, 1, CY)) == "not_running"


async def test_plans_go_with_the_person(harness: HostHarness) -> None:
    host = harness.host
    table = await harness.begun(2, rounds=5)
    seat = table.seats_of(BO.id)[0]
    async with host.engine.database.write() as connection:
        await trials.keep(
            connection, table.id, seat, BO.id, StoredTrial(table.entry_count, b"seed")
        )
    await host.seats.give_up(table.id, BO.id, "open")
    async with host.engine.database.read() as connection:
        assert await trials.stored_trial(connection, table.id, seat, BO.id) is None


async def test_an_unknown_kind_is_refused(harness: HostHarness) -> None:
    table = await harness.begun(2)
    door = harness.host.seats.give_up(table.id, BO.id, "computer", kind="genius")
    assert await refused(door) == "unknown_computer"


async def test_a_frozen_table_can_be_left(harness: HostHarness) -> None:
    host = harness.host
    table = await harness.begun(3, rounds=5)
    async with host.engine.database.write() as connection:
        await tables.change_table(connection, table.id, {"status": "frozen", "rules": "1"})
    after = await host.seats.give_up(table.id, BO.id, "computer")
    assert after.people == (ADA.id, CY.id)


@pytest.mark.parametrize("seed", range(3))
async def test_whoever_comes_and_goes_hears_what_their_seat_has_heard(
    harness: HostHarness, seed: int
) -> None:
    """Everybody who ever sat hears exactly the notes of the seats they hold, and of no other."""
    host, dice = harness.host, Dice(bytes([seed]) * 32, "seats")
    table = await harness.begun(3, 1, rounds=5)
    known: dict[int, set[str]] = {}
    newcomers = [Person(10 + number, f"New {number}") for number in range(30)]
    for _ in range(60):
        await host.wait_until_idle()
        table = await host.tables.get(table.id)
        if table.status != "running":
            break
        for person in table.people:
            known.setdefault(person, set()).update(table.seats_of(person))
            assert len(known[person]) == 1, "somebody has seen two hands"
        await _something_happens(harness, table, dice, newcomers)
    await host.wait_until_idle()
    table = await host.tables.get(table.id)
    everything = {seat: await heard(host, table, seat) for seat in table.seats}
    public = await heard(host, table, None)
    for person in table.people:
        (seat,) = known[person]
        assert await heard(host, table, table.seats_of(person)[0]) == everything[seat]
        assert len(everything[seat]) >= len(public)
    assert len(known) > len(PEOPLE[:3])


async def _something_happens(
    harness: HostHarness, table: Table, dice: Dice, newcomers: list[Person]
) -> None:
    seating, person = harness.host.seats, table.people[0] if table.people else 0
    what = dice.below(6)
    try:
        if table.awaited_people and what < 3:
            await harness.answer(await harness.asked(table.id), eager)
        elif what == 3:
            await seating.give_up(table.id, person, "open" if dice.below(2) else "computer")
        elif what == 4 and person:
            await seating.sit_in(table.id, person)
        elif table.open_places:
            anybody = [*newcomers, *PEOPLE]
            chosen = anybody[dice.below(len(anybody))]
            await seating.take_over(table.id, table.open_places[0].order, chosen)
        for member in table.members:
            if member.owner_id is not None and dice.below(2):
                await seating.come_back(table.id, member.owner_id)
    except Refusal:
        pass


async def test_a_newcomer_takes_the_place_of_a_creator_who_sat_alone(shared: HostHarness) -> None:
    table = await shared.begun(1, 2)
    place = table.members[0].order
    boss = Moderator(table.guild_id, DI)
    after = await shared.host.moderation.replace(boss, table.id, place, EVE)
    assert (after.people, after.creator_id) == ((EVE.id,), EVE.id)
