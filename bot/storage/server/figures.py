"""Counts the tables of a server by week, and the ends of its matches by game."""

from __future__ import annotations

from collections import defaultdict
from statistics import median

from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.records.figures import GameFigures, Week
from bot.storage import schema

WEEK = 7 * 86400.0
MOST_LENGTHS = 1000
"""Medians are those of this many of the newest matches of each kind at most."""


async def weeks(
    connection: AsyncConnection, guild_id: int, now: float, count: int
) -> tuple[Week, ...]:
    """The tables opened in each of the last weeks, the newest first."""
    table = schema.tables.c
    begun = table.entry_count > 0
    columns = (
        func.count(),
        func.count().filter(begun),
        func.count().filter(and_(begun, table.status == "over")),
        func.count().filter(and_(begun, table.status == "cancelled")),
    )
    found = []
    for number in range(count):
        end = now - number * WEEK
        chosen = select(*columns).where(
            table.guild_id == guild_id, table.created > end - WEEK, table.created <= end
        )
        found.append(Week(end - WEEK, *(await connection.execute(chosen)).one()))
    return tuple(found)


async def games(connection: AsyncConnection, guild_id: int) -> tuple[GameFigures, ...]:
    """The ends of matches by game, the most played first."""
    table = schema.tables.c
    ended = and_(table.guild_id == guild_id, schema.FINISHED, table.entry_count > 0)
    chosen = select(table.game, table.status, func.count()).where(ended)
    counts: defaultdict[str, dict[str, int]] = defaultdict(dict)
    for game, status, count in await connection.execute(chosen.group_by(table.game, table.status)):
        counts[game][status] = count
    found = []
    for game, by_status in counts.items():
        played = schema.played_matches.c
        seconds = (
            select(played.seconds)
            .where(played.guild_id == guild_id, played.game == game)
            .order_by(played.at.desc())
            .limit(MOST_LENGTHS)
        )
        lengths = (
            select(table.entry_count)
            .where(ended, table.game == game, table.status == "cancelled")
            .order_by(table.id.desc())
            .limit(MOST_LENGTHS)
        )
        took = (await connection.scalars(seconds)).all()
        answers = (await connection.scalars(lengths)).all()
        found.append(
            GameFigures(
                game,
                by_status.get("over", 0),
                by_status.get("cancelled", 0),
                median(took) if took else None,
                median(answers) if answers else None,
            )
        )
    return tuple(sorted(found, key=lambda each: (-each.finished - each.closed, each.game)))
