"""Statistics of finished matches and titles: computed once from each log, and read in pages."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, median
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import existing, game_of
from bot.host.people.played_match import TimedEntry, played_match
from bot.model.people import Person
from bot.model.records.statistics import (
    DIMENSIONS,
    EarnedTitle,
    Length,
    PlayedMatch,
    Profile,
    StatisticsPage,
    Streak,
    WinRate,
)
from bot.storage.people import preferences, statistics, titles
from bot.storage.play import log as storedlog
from bot.storage.posts import alarms as stored_alarms
from bot.storage.posts.alarms import Alarm
from bot.storage.table import tables
from bot.storage.table.tables import Stored
from games.core.game import AnyGame, find
from games.core.past.score_history import finished_match
from games.core.phrase import phrase
from games.core.replay import Diverged

log = logging.getLogger(__name__)

KIND: Final = "statistics"
"""The alarm that is set when a match ends."""
PRAISES: Final = ("fair", "cunning", "company", "bold", "story", "comeback")
"""What players may give each other at the end of a match."""


async def owe(connection: AsyncConnection, table_id: int, guild_id: int, now: float) -> None:
    """Have the statistics of a match computed, in the transaction of its last answer."""
    await stored_alarms.set_alarm(connection, Alarm(f"{KIND}:{table_id}", KIND, now, guild_id))


class Statistics:
    """Computes and reads statistics, and gives titles."""

    def __init__(self, engine: Engine, alarms: Alarms) -> None:
        self._engine = engine
        self._computing = asyncio.Lock()
        alarms.on_unclaimed(KIND, self._ring)

    async def _ring(self, alarm: Alarm) -> None:
        table_id = int(alarm.key.rpartition(":")[2])
        await self.compute(table_id)
        async with self._engine.database.write() as connection:
            await stored_alarms.claim(connection, alarm)

    async def compute(self, table_id: int) -> None:
        """Store the statistics of a finished match and give its titles, unless that is done.

        A match that the installed rules cannot replay has none until ``pantheon stats rebuild``.
        """
        async with self._computing:
            async with self._engine.database.read() as connection:
                if await statistics.is_stored(connection, table_id):
                    return
                if not await statistics.counts(connection, table_id):
                    return
            stored = await self._engine.stored(table_id)
            played = await self._played(stored)
            if played is None:
                return
            async with self._engine.database.write() as connection:
                await existing(connection, table_id, for_update=True)
                done = await statistics.is_stored(connection, table_id)
                if not done and await statistics.counts(connection, table_id):
                    await _store(connection, played)

    async def _played(self, stored: Stored) -> PlayedMatch | None:
        """What is to be stored of a match; None where it is not over or cannot be read."""
        header, table = stored.header, stored.table
        if table.status != "over" or header is None:
            return None
        async with self._engine.database.read(offloaded=True) as connection:
            entries = await storedlog.entries(connection, table.id)
            made = await storedlog.times(connection, table.id)
        timed = [TimedEntry(entry, *when) for entry, when in zip(entries, made, strict=True)]

        def read(game: AnyGame) -> PlayedMatch:
            return played_match(table, game, finished_match(game, header, entries), timed)

        try:
            return await asyncio.to_thread(read, game_of(stored))
        except (Diverged, Refusal, ValueError):
            log.warning("a match has no statistics", extra={"table": table.id}, exc_info=True)
            return None

    async def rebuild(self, table_ids: Iterable[int]) -> tuple[int, int]:
        """Compute everything anew in the order of the ends: how many are stored, and failed.

        Titles are given anew; what players gave each other stays.
        """
        async with self._engine.database.write() as connection:
            await titles.delete_all(connection)
        done = failed = 0
        for table_id in table_ids:
            played = await self._played(await self._engine.stored(table_id))
            async with self._engine.database.write() as connection:
                await existing(connection, table_id, for_update=True)
                await statistics.delete_of(connection, [table_id])
                if played is not None:
                    await _store(connection, played)
            done += played is not None
            failed += played is None
        return done, failed

    async def page(
        self,
        guild_id: int,
        person_id: int | None,
        game: str | None,
        dimension: str,
        *,
        asked_by: int,
    ) -> StatisticsPage | None:
        """Statistics of a person, or of a server's people, at one game; None where there are none.

        Without a game it is the one played most. Refuses where a person keeps them private.
        """
        async with self._engine.database.read(offloaded=True) as connection:
            name = await _visible_name(connection, person_id, asked_by)
            games = await statistics.games(connection, guild_id, person_id)
            if not games or game not in (None, *games):
                return None
            game = game or games[0]
            scope = (guild_id, game, person_id)
            matches, seats, wins = await statistics.totals(connection, *scope)
            if not seats:
                return None
            kinds = find(game).fact_kinds
            if dimension not in (*DIMENSIONS, *kinds) or (
                dimension == "rivals" and person_id is None
            ):
                dimension = "people"
            return StatisticsPage(
                person_id=person_id,
                name=name,
                game=game,
                games=tuple(games),
                matches=matches,
                seats=seats,
                wins=wins,
                dimension=dimension,
                facts=kinds,
                rates=tuple(await _rates(connection, scope, dimension)),
                lengths=_lengths(await statistics.lengths(connection, *scope)),
                turn_seconds=_median(await statistics.turn_times(connection, *scope)),
                streak=await _named_streak(connection, scope),
                dice=await statistics.dice(connection, *scope),
            )

    async def titles_of_match(self, table_id: int) -> list[EarnedTitle]:
        """The titles that people have earned in a finished match.

        Whatever goes wrong with them, the recap that asks is not held up; the alarm tries again.
        """
        try:
            await self.compute(table_id)
        except Exception:
            log.exception("titles could not be given", extra={"table": table_id})
        async with self._engine.database.read() as connection:
            return await titles.given_at(connection, table_id)

    async def profile(self, guild_id: int, person_id: int, *, asked_by: int) -> Profile:
        """A person's titles; refuses where they keep their record private."""
        async with self._engine.database.read() as connection:
            name = await _visible_name(connection, person_id, asked_by)
            earned = await titles.of_person(connection, guild_id, person_id)
            given = await titles.praises_of(connection, guild_id, person_id)
        return Profile(person_id, name, earned, given)

    async def praise(self, table_id: int, giver: Person, person_id: int, given: str) -> None:
        """Give somebody who played in the same finished match a word of praise; once a match."""
        if given not in PRAISES:
            raise Refusal(phrase("bot.refused.control_gone"))
        async with self._engine.database.write() as connection:
            table = (await existing(connection, table_id, for_update=True)).table
            if table.status != "over":
                raise Refusal(phrase("past.refused.not_over"))
            if giver.id not in table.people or person_id not in table.people:
                raise Refusal(phrase("statistics.refused.not_there"))
            if giver.id == person_id:
                raise Refusal(phrase("statistics.refused.yourself"))
            if await titles.has_praised(connection, table_id, giver.id):
                raise Refusal(phrase("statistics.refused.already"))
            now = self._engine.clock()
            await tables.upsert_person(connection, giver, now)
            await titles.praise(
                connection, table_id, table.guild_id, giver.id, person_id, given, now
            )


async def _store(connection: AsyncConnection, played: PlayedMatch) -> None:
    await statistics.store(connection, played)
    await titles.give(connection, played)


async def _visible_name(connection: AsyncConnection, person_id: int | None, asked_by: int) -> str:
    """The name of a person; refuses where they want no statistics and somebody else asks."""
    if person_id is None:
        return ""
    known = (await preferences.of_people(connection, [person_id]))[person_id]
    if not known.rated and asked_by != person_id:
        raise Refusal(phrase("ratings.refused.private"))
    return known.name


async def _rates(
    connection: AsyncConnection, scope: tuple[int, str, int | None], dimension: str
) -> list[WinRate]:
    guild_id, game, person_id = scope
    if dimension == "rivals" and person_id is not None:
        return await statistics.rivals(connection, guild_id, game, person_id)
    if dimension in DIMENSIONS:
        return await statistics.rates_by(connection, *scope, dimension)
    return await statistics.fact_rates(connection, *scope, dimension)


def _lengths(rows: Sequence[tuple[int, float, int]]) -> tuple[Length, ...]:
    by_people: defaultdict[int, list[tuple[float, int]]] = defaultdict(list)
    for people, seconds, rounds in rows:
        by_people[people].append((seconds, rounds))
    return tuple(
        Length(people, len(found), median(s for s, _ in found), fmean(r for _, r in found))
        for people, found in sorted(by_people.items())
    )


def _median(values: Sequence[float]) -> float | None:
    return median(values) if values else None


def _streak(rows: Iterable[tuple[int, bool]]) -> tuple[int, int, int] | None:
    """The longest run of victories of one person; None where nobody has won twice in a row.

    Returns the person, the length, and how long the run is that goes on.
    """
    running: dict[int, int] = {}
    person, longest = 0, 1
    for person_id, won in rows:
        running[person_id] = running.get(person_id, 0) + 1 if won else 0
        if running[person_id] > longest:
            person, longest = person_id, running[person_id]
    return (person, longest, running[person]) if longest > 1 else None


async def _named_streak(
    connection: AsyncConnection, scope: tuple[int, str, int | None]
) -> Streak | None:
    found = _streak(await statistics.outcomes(connection, *scope))
    if found is None:
        return None
    person_id, longest, running = found
    name = (await preferences.of_people(connection, [person_id]))[person_id].name
    return Streak(name, longest, running)
