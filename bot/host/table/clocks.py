"""The doors to a table's clock: set before the start, changed or stopped by a moderator later."""

from __future__ import annotations

from bot.errors import Refusal
from bot.host.engine.engine import Engine, existing
from bot.host.play.play import Also
from bot.host.waits import awaiting, clock_times
from bot.host.waits.clock_times import PRESETS, TimeLeft
from bot.model.table import Clock, Table
from bot.storage.posts import alarms, outbox
from bot.storage.table import clocks as banks
from bot.storage.table import waits
from games.core.phrase import phrase


class Clocks:
    """Sets clocks and reads them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def times(self, table: Table) -> dict[int, TimeLeft]:
        """How everybody's clock stands now; empty where the table plays without."""
        if table.clock is None:
            return {}
        async with self._engine.database.read() as connection:
            return await clock_times.time_left(connection, table, self._engine.clock())

    async def set_clock(
        self,
        table_id: int,
        person_id: int,
        preset: str | None,
        *,
        moderator: bool = False,
        also: Also | None = None,
    ) -> Table:
        """Play with a clock, another one, or none. What people have used of their bank stays used.

        In a lobby it is for its creator to choose, in a match for a moderator.
        """
        chosen = _preset(preset)
        engine = self._engine
        async with engine.locked(table_id):
            async with engine.database.write() as connection:
                table = (await existing(connection, table_id, for_update=True)).table
                _may_set(table, person_id, moderator)
                if table.clock == chosen:
                    return table
                now = engine.clock()
                await banks.wind(connection, table_id, chosen)
                after = (await existing(connection, table_id)).table
                if table.status != "lobby":
                    awaited = await waits.at_table(connection, table_id)
                    await clock_times.drop_votes(connection, table_id, "clock", now)
                    keys = (clock_times.alarm_key(table_id, awaited_id) for awaited_id in awaited)
                    await alarms.cancel(connection, *keys)
                    if table.clock is None:
                        # What was thought before there was a clock costs nothing.
                        for wait in awaited.values():
                            await waits.save(connection, clock_times.renewed(wait, now))
                    await awaiting.resettle(connection, after, now)
                    detail = {"preset": preset}
                    await outbox.owe(
                        connection, table_id, "clock", after.entry_count, now, detail={**detail}
                    )
                if also is not None:
                    await also(connection, after)
            engine.call_postman(table_id)
            return after


def _preset(preset: str | None) -> Clock | None:
    if preset is None:
        return None
    chosen = PRESETS.get(preset)
    if chosen is None:
        raise Refusal(phrase("host.refused.no_clock"))
    return chosen


def _may_set(table: Table, person_id: int, moderator: bool) -> None:
    if not table.is_open:
        raise Refusal(phrase("host.refused.closed"))
    if moderator:
        return
    if table.status != "lobby":
        raise Refusal(phrase("host.refused.clock_running"))
    if table.creator_id != person_id:
        raise Refusal(phrase("host.refused.not_creator"))
