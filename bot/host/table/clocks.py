"""A table's clock: set before the start by its creator, changed later by a moderator."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import TableWork
from bot.host.table import conflict_of_interest, lobby_post
from bot.host.waits import clock_times
from bot.host.waits.clock_times import PRESETS, TimeLeft
from bot.model.table import Clock, Table
from bot.storage.posts import alarms
from bot.storage.table import clocks as banks
from bot.storage.table import waits
from games.core.phrase import phrase

ABSENCE_DAYS: Final = (3, 7, 14, 21, 30, 60)
"""The choices of how many days per turn absences may stop a clock, besides no limit."""


class Clocks:
    """Sets clocks and reads them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def times(self, table: Table) -> dict[int, TimeLeft]:
        """The time that each person has left now; empty where the table has no clock."""
        if table.clock is None:
            return {}
        async with self._engine.database.read() as connection:
            return await clock_times.time_left(connection, table, self._engine.clock())

    async def set_clock(
        self, table_id: int, person_id: int, preset: str | None, *, moderator: bool = False
    ) -> Table:
        """Set, change or remove the clock: see :func:`set_clock`."""
        async with self._engine.changing(table_id) as work:
            await set_clock(work, person_id, preset, moderator=moderator)
        return work.table

    async def set_absence(
        self, table_id: int, person_id: int, days: int | None, *, moderator: bool = False
    ) -> Table:
        """Limit the days per turn for which absences stop the clock: see :func:`set_absence`."""
        async with self._engine.changing(table_id) as work:
            await set_absence(work, person_id, days, moderator=moderator)
        return work.table


async def set_absence(
    work: TableWork, person_id: int, days: int | None, *, moderator: bool = False
) -> bool:
    """Limit the days per turn for which absences stop the clock; None: no limit.

    Needs the same rights as setting the clock, and as little stake in a vote about somebody's time.
    False where nothing changes.
    """
    clock = work.table.clock
    _require_may_set(work.table, person_id, moderator)
    if clock is None:
        raise Refusal(phrase("host.refused.no_clock"))
    if days is not None and days not in ABSENCE_DAYS:
        raise Refusal(phrase("host.refused.bad_setting"))
    chosen = replace(clock, absence=None if days is None else days * clock_times.DAY)
    if chosen == clock:
        return False
    if await clock_times.timeout_votes_at(work.connection, work.id):
        # The limit decides whether the time of somebody who is away has run out.
        await conflict_of_interest.require_impartial(work, person_id)
    await banks.wind(work.connection, work.id, chosen)
    await work.reread()
    if work.table.status != "lobby":
        await work.recompute_waits()
        await work.owe("clock", detail={"preset": chosen.preset})
    else:
        await lobby_post.show(work)
    return True


async def set_clock(
    work: TableWork, person_id: int, preset: str | None, *, moderator: bool = False
) -> bool:
    """Set, change or remove the clock. Time that people have used of their bank stays used.

    In a lobby its creator may do it, in a match a moderator; while there is a vote about somebody's
    time, only one who has no stake. False where nothing changes.
    """
    chosen, connection, before = _preset(preset), work.connection, work.table
    _require_may_set(before, person_id, moderator)
    if chosen is not None and before.clock is not None:
        chosen = replace(chosen, absence=before.clock.absence)
    if before.clock == chosen:
        return False
    if await clock_times.timeout_votes_at(connection, work.id):
        # Another clock ends the vote, so it decides about somebody's time.
        await conflict_of_interest.require_impartial(work, person_id)
    await banks.wind(connection, work.id, chosen)
    await work.reread()
    if before.status != "lobby":
        awaited = await waits.at_table(connection, work.id)
        await clock_times.drop_votes(connection, work.id, "clock", work.now)
        keys = (clock_times.alarm_key(work.id, awaited_id) for awaited_id in awaited)
        await alarms.cancel(connection, *keys)
        if before.clock is None:
            # Time spent before there was a clock is not charged.
            for wait in awaited.values():
                await waits.save(connection, clock_times.with_new_turn(wait, work.now))
        await work.recompute_waits()
        await work.owe("clock", detail={"preset": preset})
    else:
        await lobby_post.show(work)
    return True


def _preset(preset: str | None) -> Clock | None:
    if preset is None:
        return None
    chosen = PRESETS.get(preset)
    if chosen is None:
        raise Refusal(phrase("host.refused.no_clock"))
    return chosen


def _require_may_set(table: Table, person_id: int, moderator: bool) -> None:
    if not table.is_open:
        raise Refusal(phrase("host.refused.closed"))
    if moderator:
        return
    if table.status != "lobby":
        raise Refusal(phrase("host.refused.clock_running"))
    if table.creator_id != person_id:
        raise Refusal(phrase("host.refused.not_creator"))
