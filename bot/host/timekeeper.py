"""The doors to a table's clock: set before the start, changed or stopped by a moderator later."""

from __future__ import annotations

from bot.errors import Refusal
from bot.host import clocks, vigil
from bot.host.clocks import PRESETS, TimeLeft
from bot.host.house import existing
from bot.host.model import Clock, Table
from bot.host.play import Also, Play
from bot.storage import alarms, outbox, waits
from bot.storage import clocks as banks
from games.core.phrase import phrase


class Timekeeper:
    """Sets clocks and reads them."""

    def __init__(self, play: Play) -> None:
        self._play = play

    async def times(self, table: Table) -> dict[int, TimeLeft]:
        """How everybody's clock stands now; empty where the table plays without."""
        if table.clock is None:
            return {}
        async with self._play.database.read() as connection:
            return await clocks.time_left(connection, table, self._play.clock())

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
        play = self._play
        async with play.locked(table_id):
            async with play.database.write() as connection:
                table = (await existing(connection, table_id, for_update=True)).table
                _may_set(table, person_id, moderator)
                if table.clock == chosen:
                    return table
                now = play.clock()
                await banks.wind(connection, table_id, chosen)
                after = (await existing(connection, table_id)).table
                if table.status != "lobby":
                    awaited = await waits.at_table(connection, table_id)
                    await clocks.drop_votes(connection, table_id, "clock", now)
                    keys = (clocks.alarm_key(table_id, awaited_id) for awaited_id in awaited)
                    await alarms.cancel(connection, *keys)
                    if table.clock is None:
                        # What was thought before there was a clock costs nothing.
                        for wait in awaited.values():
                            await waits.save(connection, clocks.renewed(wait, now))
                    await vigil.resettle(connection, after, now)
                    detail = {"preset": preset}
                    await outbox.owe(
                        connection, table_id, "clock", after.entry_count, now, detail={**detail}
                    )
                if also is not None:
                    await also(connection, after)
            play.call_postman(table_id)
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
