"""Lists the tables of a server that people can join, and what they may expect there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.engine import Engine
from bot.host.people.habits import Habits, shown_of
from bot.host.waits.waking_hours import learnt_hours, shared_hours, typed_hours
from bot.model.table import Pace, Table
from bot.storage.people import preferences
from bot.storage.table import open_tables, tables
from bot.storage.table.open_tables import JoinableFilter
from games.core import game as registry

MIN_MATCHES: Final = 3
"""So many finished matches are needed before their length is told."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """When the people of a table are awake, and how long such a match takes.

    ``hours`` (in UTC, as of ``at``) are shared by all of its people whose hours are known; that is
    ``known`` of them. ``seconds`` is the median length of ``matches`` finished ones; None where
    they are too few. ``habits`` are those of its people who want them to be seen.
    """

    at: float
    hours: frozenset[int]
    known: int
    seconds: float | None = None
    matches: int = 0
    habits: Mapping[int, Habits] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class JoinableTable:
    """A table that people can join, with its outlook."""

    table: Table
    outlook: Outlook


@dataclass(frozen=True, slots=True)
class JoinablePage:
    """A page of tables that people can join, out of ``count``; pages count from 0."""

    items: tuple[JoinableTable, ...]
    page: int
    pages: int
    count: int


class OpenTables:
    """Finds lobbies with a free place and matches with an open seat."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def page(
        self,
        guild_id: int,
        visible: Callable[[int, int | None], bool],
        *,
        game: str = "",
        pace: Pace = "any",
        page: int = 0,
        size: int = 5,
    ) -> JoinablePage:
        """A page of the joinable tables of a server in channels that are ``visible``.

        ``visible`` is asked with a channel and, if the bot has opened it, its parent.
        """
        most = {name: max(registry.find(name).people) for name in registry.game_ids()}
        wanted = JoinableFilter(guild_id, most, game, pace)
        page = max(page, 0)
        async with self._engine.database.read() as connection:
            channels = await open_tables.channels(connection, wanted)
            places = [channel for channel, parent in channels if visible(channel, parent)]
            found, count = await open_tables.page(connection, wanted, places, page, size)
            pages = max(1, -(-count // size))
            if page >= pages:
                page = pages - 1
                found, _ = await open_tables.page(connection, wanted, places, page, size)
            stored = await tables.by_ids(connection, found)
            items = [
                JoinableTable(stored[i].table, await self._outlook(connection, stored[i].table))
                for i in found
            ]
        return JoinablePage(tuple(items), page, pages, count)

    async def outlook(self, table: Table) -> Outlook:
        """When the people of a table are awake, and how long such a match takes."""
        async with self._engine.database.read() as connection:
            return await self._outlook(connection, table)

    async def _outlook(self, connection: AsyncConnection, table: Table) -> Outlook:
        people = [person for person in table.people if person > 0]
        wishes = await preferences.of_people(connection, people)
        now, known = self._engine.clock(), []
        for person in people:
            hours = typed_hours(wishes[person], now)
            if hours is None:
                hours = learnt_hours(await open_tables.answer_times(connection, person))
            if hours is not None:
                known.append(hours)
        lengths = await open_tables.match_lengths(
            connection, table.guild_id, table.game, table.pace
        )
        habits = await shown_of(connection, people)
        hours = shared_hours(known)
        if len(lengths) < MIN_MATCHES:
            return Outlook(now, hours, len(known), habits=habits)
        return Outlook(now, hours, len(known), median(lengths), len(lengths), habits)
