"""Stalled tables: why, since when, and the daily summary for moderators."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args
from zoneinfo import ZoneInfo

from pydantic import JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import existing
from bot.host.waits.local_time import next_daily
from bot.model.posts import Owed
from bot.model.server import Server
from bot.model.table import Table
from bot.model.table_row import TableRow
from bot.model.votes import Petition
from bot.storage.posts import alarms, outbox
from bot.storage.posts.alarms import Alarm
from bot.storage.server import server_settings
from bot.storage.server.stillness import last_answers
from bot.storage.table import table_rows, tables, votes, waits
from bot.storage.table.table_rows import TableFilter

KIND: Final = "stalls"
DAY: Final = 86400.0
_MORNING: Final = 9 * 60
"""When the summary is sent, in minutes after midnight UTC."""
_LOOKED_AT: Final = 25
"""At so many of its tables a summary is looked at once more before it is sent."""

StallKind = Literal["lost", "time_up", "vote", "open_seat", "waiting", "still", "frozen", "away"]
STALL_KINDS: Final[tuple[StallKind, ...]] = get_args(StallKind)
"""Reasons why a table is stalled, sorted by how much a moderator can do about them."""


@dataclass(frozen=True, slots=True)
class Stall:
    """Why a table is stalled, and since when; ``until`` is when an absent person will be back."""

    kind: StallKind
    since: float
    until: float | None = None


def stalls_of(
    table: Table | TableRow,
    asked: Sequence[Petition],
    waits: float | None,
    now: float,
    after: float,
    answered: float | None = None,
) -> tuple[Stall, ...]:
    """Everything that stalls a table; one that a moderator has paused is not stalled.

    ``asked`` are its open votes, ``waits`` is since when it waits for a person, ``answered`` when
    the last answer was given; these count after ``after`` seconds. A table without an answer is
    stalled whatever the reason, and however often the reason has changed.
    """
    found: list[Stall] = []
    if table.status == "frozen":
        found.append(Stall("frozen", table.updated))
    if table.lost is not None and table.is_open:
        found.append(Stall("lost", table.lost))
    if not table.calling:
        return tuple(found)
    kinds: Mapping[str, StallKind] = {"flag": "time_up", "rewind": "vote"}
    found += [Stall(kinds[petition.kind], petition.created) for petition in asked]
    empty = [m for m in table.open_places if m.computer is None]
    if empty:
        opened = [m.vacant_since for m in empty if m.vacant_since is not None]
        found.append(Stall("open_seat", min(opened, default=table.updated)))
    awaited = [table.member_of(person) for person in table.awaited_people]
    back = [m.away.until for m in awaited if m is not None and m.away is not None]
    if back and len(back) == len(awaited):
        found.append(Stall("away", table.updated if waits is None else waits, max(back)))
    if waits is not None and now - waits >= after:
        found.append(Stall("waiting", waits))
    elif answered is not None and now - answered >= after and not _all_away(found):
        found.append(Stall("still", answered))
    return tuple(sorted(found, key=lambda stall: STALL_KINDS.index(stall.kind)))


def _all_away(found: Sequence[Stall]) -> bool:
    """Whether everybody who is awaited is away: that is known, and when they will be back."""
    return any(stall.kind == "away" for stall in found)


async def all_stalls(
    connection: AsyncConnection,
    guild_id: int,
    listed: Collection[TableRow],
    server: Server,
    now: float,
) -> dict[int, tuple[Stall, ...]]:
    """What stalls the tables of a server, by table."""
    asked: dict[int, list[Petition]] = {}
    for petition in await votes.open_of_server(connection, guild_id):
        asked.setdefault(petition.table_id, []).append(petition)
    after = stalled_after(server)
    answered = await last_answers(connection, guild_id)
    return {
        table.id: stalls_of(
            table,
            asked.get(table.id, ()),
            table.since,
            now,
            after,
            answered.get(table.id),
        )
        for table in listed
    }


@dataclass(frozen=True, slots=True)
class TableStalls:
    """What stalls one table, and since when it has waited for a person."""

    since: float | None
    stalls: tuple[Stall, ...]


async def stalls_at(
    connection: AsyncConnection, table: Table, server: Server, now: float
) -> TableStalls:
    """What stalls one table of a server."""
    begun = [wait.since for wait in (await waits.at_table(connection, table.id)).values()]
    asked = await votes.open_at(connection, table.id)
    answered = (await last_answers(connection, table.guild_id, table.id)).get(table.id)
    since = min(begun, default=None)
    return TableStalls(since, stalls_of(table, asked, since, now, stalled_after(server), answered))


def stalled_after(server: Server) -> float:
    """After how many seconds of waiting a table counts as stalled; infinite: never."""
    return (server.stalls_after or 0) * DAY or float("inf")


@dataclass(frozen=True, slots=True)
class Stalled:
    """A stalled table, and why."""

    table: Table
    stalls: tuple[Stall, ...]


@dataclass(frozen=True, slots=True)
class LastingStalls:
    """The stalled tables of a server: all by their ids, and the first ones whole."""

    table_ids: tuple[int, ...]
    first: tuple[Stalled, ...]


class Stalls:
    """Reports stalled tables to the moderators of a server once a day."""

    def __init__(self, engine: Engine, alarms: Alarms) -> None:
        self._engine = engine
        alarms.on_unclaimed(KIND, self._ring)
        engine.wanted[KIND] = self._wanted

    async def lasting(self, guild_id: int, most: int) -> LastingStalls:
        """The tables of a server that have been stalled for as long as its moderators chose.

        At most so many of them are read whole.
        """
        async with self._engine.database.read(offloaded=True) as connection:
            server = await server_settings.server(connection, guild_id)
            found = await _lasting(connection, server, self._engine.clock())
            first = [*found][:most]
            stored = await tables.by_ids(connection, first)
        shown = tuple(Stalled(stored[table_id].table, found[table_id]) for table_id in first)
        return LastingStalls((*found,), shown)

    async def schedule(self) -> None:
        """Set the alarm of every server that wants a summary."""
        engine = self._engine
        async with engine.database.write() as connection:
            for guild_id in await server_settings.with_audit_channel(connection, engine.shards):
                if await alarms.find(connection, _key(guild_id)) is None:
                    await schedule_next(connection, guild_id, engine.clock())

    async def _ring(self, alarm: Alarm) -> None:
        """Owe the day's summary.

        The tables are read before the transaction begins: a thousand rows would hold up everybody
        who writes meanwhile.
        """
        engine, guild_id = self._engine, alarm.guild_id
        assert guild_id is not None
        async with engine.database.read(offloaded=True) as connection:
            now = engine.clock()
            server = await server_settings.server(connection, guild_id)
            found = [*await _lasting(connection, server, now)]
        async with engine.database.write() as connection:
            if not await alarms.claim(connection, alarm):
                return
            server = await server_settings.server(connection, guild_id)
            channel = server.audit_channel
            if channel is None or server.stalls_after is None:
                return
            listed: list[JsonValue] = [*found]
            await schedule_next(connection, guild_id, now, listed)
            # A summary that could not be sent is out of date by now.
            await outbox.replace_owed(connection, KIND, channel_id=channel)
            if found and server.present:
                first = await existing(connection, found[0])
                await outbox.owe(
                    connection,
                    first.table.id,
                    KIND,
                    first.table.entry_count,
                    now,
                    detail={"tables": listed, "before": alarm.detail.get("tables")},
                    channel_id=channel,
                )

    async def _wanted(self, connection: AsyncConnection, owed: Owed, table: Table) -> bool:
        """Whether one of the summary's first tables is still stalled.

        This is asked in a transaction that writes, so few tables are read.
        """
        server = await server_settings.server(connection, table.guild_id)
        listed = owed.detail.get("tables")
        numbers = [n for n in listed if isinstance(n, int)] if isinstance(listed, list) else []
        for table_id in numbers[:_LOOKED_AT]:
            stored = await tables.fetch(connection, table_id)
            if stored is not None:
                found = await stalls_at(connection, stored.table, server, self._engine.clock())
                if _lasting_of(found.stalls, server, self._engine.clock()):
                    return True
        return False


async def schedule_next(
    connection: AsyncConnection, guild_id: int, now: float, told: Sequence[JsonValue] = ()
) -> None:
    """Set the alarm for a server's next summary; ``told`` are the tables of the one before it."""
    due = next_daily(now, _MORNING, ZoneInfo("UTC"))
    detail: dict[str, JsonValue] = {"tables": [*told]}
    await alarms.set_alarm(connection, Alarm(_key(guild_id), KIND, due, guild_id, detail=detail))


def _key(guild_id: int) -> str:
    return f"{KIND}:{guild_id}"


async def _lasting(
    connection: AsyncConnection, server: Server, now: float
) -> dict[int, tuple[Stall, ...]]:
    """What has stalled tables for as long as moderators chose, the most urgent first."""
    if server.stalls_after is None:
        return {}
    rows = await table_rows.open_rows(connection, TableFilter(server.guild_id))
    found: dict[int, tuple[Stall, ...]] = {}
    for table_id, stalls in (
        await all_stalls(connection, server.guild_id, rows, server, now)
    ).items():
        if lasting := _lasting_of(stalls, server, now):
            found[table_id] = lasting
    return dict(sorted(found.items(), key=lambda item: _rank(*item)))


def _lasting_of(stalls: Sequence[Stall], server: Server, now: float) -> tuple[Stall, ...]:
    """Those that have lasted for as long as moderators chose, and are not known absences."""
    after = stalled_after(server)
    return tuple(s for s in stalls if now - s.since >= after and s.kind != "away")


def _rank(table_id: int, stalls: Sequence[Stall]) -> tuple[int, float, int]:
    """The sort key: what a moderator can do most about first, then what has lasted longest."""
    first = min(STALL_KINDS.index(stall.kind) for stall in stalls)
    return first, min(stall.since for stall in stalls), table_id
