"""What people wish for one table: reminders of its own, and pings when something is near."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import ReadOnlyTable, TableWork, existing, game_of
from bot.host.people.reminders import SENSIBLE
from bot.host.waits import awaiting, reminder_times
from bot.model.people import Person, TableWishes
from bot.model.posts import Owed
from bot.model.table import Table
from bot.storage.people import absences, preferences
from bot.storage.people.preferences import preferences_at
from bot.storage.posts import alarms, outbox
from bot.storage.posts.alarms import Alarm
from bot.storage.table import tables, waits
from games.core.log import Entry
from games.core.match import Refused
from games.core.phrase import phrase
from games.core.trials.turn_distance import answers_until_asked

NEAR_ANSWERS: Final = 2
"""A turn is near if so many answers of others or fewer come before it."""
_FULL = "lobby_full"
_SEED_BYTES: Final = 16
_TIMES: Final = ("remind_after", "quiet_from", "quiet_to")


class TableWishesKeeper:
    """Stores what people wish for one table, and sends the pings they ask for."""

    def __init__(self, engine: Engine, alarms: Alarms) -> None:
        self._engine = engine
        alarms.on(_FULL, self._tell_full)
        alarms.on_unclaimed(awaiting.TURN_NEAR, self._look_ahead)
        engine.wanted["wished"] = self._wanted

    async def of(self, table_id: int, person_id: int) -> TableWishes:
        """The wishes of a person for a table."""
        async with self._engine.database.read() as connection:
            found = await preferences.wishes_at_table(connection, table_id)
        return found.get(person_id, TableWishes(table_id, person_id))

    async def choose(self, person: Person, wishes: TableWishes) -> None:
        """Replace a person's wishes for a table and recompute what waits for them there.

        Raises :class:`Refusal` where the person has no place there, or a wish is invalid.
        """
        if not all(SENSIBLE[name](getattr(wishes, name)) for name in _TIMES):
            raise Refusal(phrase("host.refused.bad_wish"))
        async with self._engine.changing(wishes.table_id) as work:
            connection = work.connection
            if not work.table.claims(person.id):
                raise Refusal(phrase("host.refused.not_member"))
            await tables.upsert_person(connection, person, work.now)
            before = (await preferences.wishes_at_table(connection, work.id)).get(person.id)
            told = before.near_told if before is not None else None
            await preferences.choose_wishes(connection, replace(wishes, near_told=told))
            wait = (await waits.at_table(connection, work.id)).get(person.id)
            if wait is not None:
                await waits.save(connection, replace(wait, snoozed=None))
                await awaiting.recompute_waits(connection, work.table, work.now)
            await work.watch_turns()

    async def _tell_full(self, connection: AsyncConnection, alarm: Alarm, now: float) -> None:
        assert alarm.table_id is not None
        assert alarm.person_id is not None
        stored = await existing(connection, alarm.table_id, for_update=True)
        wishes = (await preferences.wishes_at_table(connection, alarm.table_id)).get(
            alarm.person_id
        )
        full = len(stored.table.members) >= max(game_of(stored).people)
        if wishes is not None and wishes.lobby_full and full and stored.table.status == "lobby":
            await _owe(connection, stored.table, alarm.person_id, "full", now)

    async def _look_ahead(self, alarm: Alarm) -> None:
        """Ping those whose next turn is near."""
        assert alarm.table_id is not None
        engine = self._engine
        near: dict[int, int] = {}
        async with engine.reading(alarm.table_id) as look:
            entry_count = look.table.entry_count
            seats = await _watched(look)
            match = look.match
            entries, header, game = tuple(match.entries), match.header, match.game
            snapshot = match.snapshots[-1] if match.snapshots else None
        for person_id, seat in seats:
            try:
                distance = await asyncio.to_thread(
                    answers_until_asked,
                    game,
                    header,
                    entries,
                    seat,
                    seed=engine.entropy(_SEED_BYTES),
                    snapshot=snapshot,
                    most=NEAR_ANSWERS,
                )
            except Refused:
                continue
            if distance is not None:
                near[person_id] = _last_answer(entries, seat)
        async with engine.changing(alarm.table_id) as work:
            if not await alarms.claim(work.connection, alarm):
                return
            if work.table.entry_count != entry_count:
                await work.watch_turns()
                return
            for person_id, last in near.items():
                await _tell_near(work, person_id, last)

    async def _wanted(self, connection: AsyncConnection, owed: Owed, table: Table) -> bool:
        """Whether a ping is still true when it is sent."""
        if owed.detail["about"] == "full":
            return table.status == "lobby"
        return table.playing and owed.person_id not in table.awaited_people


async def schedule_full(work: TableWork) -> None:
    """Set the alarms of those who want to be pinged, if the lobby has just become full."""
    most = max(game_of(work.stored).people)
    if len(work.table.members) < most or len(work.before.members) >= most:
        return
    wishes = await preferences.wishes_at_table(work.connection, work.id)
    called = [person for person, wished in wishes.items() if wished.lobby_full]
    prefs = await preferences_at(work.connection, work.id, called)
    absent = await absences.of_people(work.connection, called, work.now)
    for person_id in called:
        due = reminder_times.next_undisturbed(work.now, prefs[person_id], absent[person_id])
        key = f"{_FULL}:{work.id}:{person_id}"
        alarm = Alarm(key, _FULL, due, work.table.guild_id, work.id, person_id)
        await alarms.set_alarm(work.connection, alarm)


async def _watched(look: ReadOnlyTable) -> list[tuple[int, str]]:
    """The people who want to know that their turn is near, with their seats, if not told yet."""
    table, match = look.table, look.match
    if not table.playing or look.loaded.frozen:
        return []
    found = []
    for person_id, wishes in (await preferences.wishes_at_table(look.connection, table.id)).items():
        for seat in table.seats_of(person_id):
            told = wishes.near_told == _last_answer(match.entries, seat)
            if wishes.turn_near and not told and person_id not in table.awaited_people:
                found.append((person_id, seat))
    # A seat that is asked has an order that answers for it.
    return [(person_id, seat) for person_id, seat in found if match.ask_for(seat) is None]


async def _tell_near(work: TableWork, person_id: int, last: int) -> None:
    connection = work.connection
    wishes = (await preferences.wishes_at_table(connection, work.id)).get(person_id)
    if wishes is None or not wishes.turn_near or person_id in work.table.awaited_people:
        return
    prefs = (await preferences_at(connection, work.id, [person_id]))[person_id]
    absent = (await absences.of_people(connection, [person_id], work.now))[person_id]
    if reminder_times.next_undisturbed(work.now, prefs, absent) > work.now:
        # In quiet hours the turn itself comes soon enough.
        return
    await preferences.choose_wishes(connection, replace(wishes, near_told=last))
    await _owe(connection, work.table, person_id, "near", work.now)


async def _owe(
    connection: AsyncConnection, table: Table, person_id: int, about: str, now: float
) -> None:
    await outbox.owe(
        connection,
        table.id,
        "wished",
        table.entry_count,
        now,
        detail={"about": about, "people": [person_id]},
        person_id=person_id,
    )


def _last_answer(entries: Iterable[Entry], seat: str) -> int:
    """The number of the seat's last answer; -1 if it has given none."""
    given = [e.number for e in entries if e.seat == seat and e.kind == "answer"]
    return given[-1] if given else -1
