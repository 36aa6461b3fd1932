"""Habits: how quickly somebody answers, and how many matches they saw to the end."""

from __future__ import annotations

from tests.host.harness import ADA, BO, CY, HostHarness

MINUTE = 60.0


async def test_answers_are_timed_from_the_answer_of_somebody_else(shared: HostHarness) -> None:
    habits = shared.host.habits
    table_ids = [
        (await shared.begun(2, channel_id=channel, rounds=5)).id for channel in (10, 11, 12)
    ]
    for table_id in table_ids:
        while (table := await shared.host.tables.get(table_id)).status == "running":
            slow = ADA.id in table.awaited_people and BO.id not in table.awaited_people
            shared.clock.now += (30 if slow else 1) * MINUTE
            await shared.answer(await shared.asked(table_id))
    ada, seen = await habits.own(ADA.id)
    bo, _ = await habits.own(BO.id)
    assert not seen
    assert (ada.ended, ada.begun) == (bo.ended, bo.begun) == (3, 3)
    if ada.seconds is not None and bo.seconds is not None:
        assert ada.seconds > bo.seconds
    assert not (await habits.own(CY.id))[0].told


async def test_a_match_that_somebody_left_was_not_seen_to_the_end(shared: HostHarness) -> None:
    for channel in (10, 11, 12):
        table = await shared.begun(3, channel_id=channel)
        if channel == 11:
            await shared.host.seats.give_up(table.id, BO.id, "computer")
        await shared.play(table.id)
    assert [(await shared.host.habits.own(p.id))[0].ended for p in (ADA, BO)] == [3, 2]
    assert (await shared.host.habits.own(BO.id))[0].begun == 3


async def test_lobbies_show_them_only_where_they_are_wanted(shared: HostHarness) -> None:
    for channel in (10, 11, 12):
        await shared.play((await shared.begun(2, channel_id=channel)).id)
    lobby = await shared.lobby(2, channel_id=20)
    assert (await shared.host.open_tables.outlook(lobby)).habits == {}
    await shared.host.habits.show(ADA, shown=True)
    shown = (await shared.host.open_tables.outlook(lobby)).habits
    assert {person: told.ended for person, told in shown.items()} == {ADA.id: 3}
    await shared.host.habits.show(ADA, shown=False)
    assert (await shared.host.open_tables.outlook(lobby)).habits == {}
