"""Rows of statistics: written once for each finished match, and counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.records.statistics import Dice, PlayedMatch, WinRate
from bot.storage import schema

_TABLES = (schema.played_facts, schema.played_seats, schema.played_matches)
MOST_LENGTHS = 2000
"""Lengths and times of turns are medians of this many of the newest rows at most."""


async def is_stored(connection: AsyncConnection, table_id: int) -> bool:
    """Whether the statistics of a match are stored."""
    column = schema.played_matches.c.table_id
    found = await connection.scalar(select(column).where(column == table_id))
    return found is not None


async def store(connection: AsyncConnection, played: PlayedMatch) -> None:
    """Store the statistics of a match."""
    row = asdict(played)
    del row["seats"]
    await connection.execute(insert(schema.played_matches).values(row))
    common = {
        "table_id": played.table_id,
        "guild_id": played.guild_id,
        "game": played.game,
        "people": played.people,
        "at": played.at,
    }
    seats: list[dict[str, Any]] = []
    facts: list[dict[str, Any]] = []
    for seat in played.seats:
        own = {"seat": seat.seat, "person_id": seat.person_id, "won": seat.won}
        turn = {"turn": seat.turn, "points": seat.points, "turns": seat.turns}
        dice = {"rolls": seat.rolls, "rolled": seat.rolled, "expected": seat.expected}
        seats.append({**common, **own, **turn, **dice, "turn_seconds": seat.turn_seconds})
        of = {key: common[key] for key in ("table_id", "guild_id", "game")}
        facts += [{**of, **own, "kind": kind, "name": name} for kind, name in sorted(seat.facts)]
    if seats:
        await connection.execute(insert(schema.played_seats), seats)
    if facts:
        await connection.execute(insert(schema.played_facts), facts)


async def delete_of(connection: AsyncConnection, table_ids: Sequence[int]) -> None:
    """Delete statistics and titles of matches that do not count any more."""
    for table in (*_TABLES, schema.titles):
        await connection.execute(delete(table).where(table.c.table_id.in_(table_ids)))


async def counts(connection: AsyncConnection, table_id: int) -> bool:
    """Whether a match has results: copies and matches that were taken back have none."""
    column = schema.results.c.table_id
    found = await connection.scalar(select(column).where(column == table_id).limit(1))
    return found is not None


async def finished(connection: AsyncConnection) -> list[int]:
    """All matches with results in the order in which they ended."""
    column = schema.results.c
    chosen = (
        select(column.table_id)
        .group_by(column.table_id)
        .order_by(func.min(column.at), column.table_id)
    )
    return list((await connection.scalars(chosen)).all())


def _hidden() -> Select[tuple[int]]:
    """The people who want no statistics."""
    people = schema.people.c
    return select(people.id).where(~people.rated)


def _seats(guild_id: int, game: str, person_id: int | None) -> ColumnElement[bool]:
    column = schema.played_seats.c
    of_game = and_(column.guild_id == guild_id, column.game == game)
    if person_id is not None:
        return and_(of_game, column.person_id == person_id)
    return and_(of_game, column.person_id.not_in(_hidden()))


async def games(connection: AsyncConnection, guild_id: int, person_id: int | None) -> list[str]:
    """The games with statistics, the most played first."""
    column = schema.played_seats.c
    chosen = select(column.game).where(column.guild_id == guild_id)
    if person_id is not None:
        chosen = chosen.where(column.person_id == person_id)
    chosen = chosen.group_by(column.game).order_by(func.count().desc(), column.game)
    return list((await connection.scalars(chosen)).all())


async def totals(
    connection: AsyncConnection, guild_id: int, game: str, person_id: int | None
) -> tuple[int, int, int]:
    """Matches, seats in them, and seats that won."""
    column = schema.played_seats.c
    chosen = select(func.count(column.table_id.distinct()), func.count(), _sum(column.won)).where(
        _seats(guild_id, game, person_id)
    )
    matches, seats, wins = (await connection.execute(chosen)).one()
    return matches, seats, wins or 0


async def rates_by(
    connection: AsyncConnection, guild_id: int, game: str, person_id: int | None, dimension: str
) -> list[WinRate]:
    """Win rates of seats by number of people, place in the order, or colour."""
    by = schema.played_seats.c[dimension]
    chosen = (
        select(by, func.count(), _sum(schema.played_seats.c.won))
        .where(_seats(guild_id, game, person_id))
        .group_by(by)
        .order_by(by)
    )
    rows = await connection.execute(chosen)
    return [WinRate(str(name), matches, wins) for name, matches, wins in rows]


async def fact_rates(
    connection: AsyncConnection, guild_id: int, game: str, person_id: int | None, kind: str
) -> list[WinRate]:
    """Win rates of seats with each thing of a kind, the most frequent first."""
    column = schema.played_facts.c
    wanted = and_(column.guild_id == guild_id, column.game == game, column.kind == kind)
    if person_id is not None:
        wanted = and_(wanted, column.person_id == person_id)
    else:
        wanted = and_(wanted, column.person_id.not_in(_hidden()))
    chosen = (
        select(column.name, func.count(), _sum(column.won))
        .where(wanted)
        .group_by(column.name)
        .order_by(func.count().desc(), column.name)
    )
    rows = await connection.execute(chosen)
    return [WinRate(name, matches, wins) for name, matches, wins in rows]


async def rivals(
    connection: AsyncConnection, guild_id: int, game: str, person_id: int
) -> list[WinRate]:
    """How often a person finished before each other one; ties count for neither."""
    own, other, people = schema.results.alias("own"), schema.results.alias("other"), schema.people
    chosen = (
        select(people.c.name, func.count(), _sum(own.c.place < other.c.place))
        .select_from(own)
        .join(other, and_(own.c.table_id == other.c.table_id, other.c.person_id != person_id))
        .join(people, people.c.id == other.c.person_id)
        .where(
            own.c.person_id == person_id,
            own.c.guild_id == guild_id,
            own.c.game == game,
            people.c.rated,
            people.c.forgotten.is_(None),
        )
        .group_by(people.c.id, people.c.name)
        .order_by(func.count().desc(), people.c.name, people.c.id)
    )
    rows = await connection.execute(chosen)
    return [WinRate(name, matches, wins) for name, matches, wins in rows]


async def lengths(
    connection: AsyncConnection, guild_id: int, game: str, person_id: int | None
) -> list[tuple[int, float, int]]:
    """People, seconds and rounds of the newest matches."""
    column = schema.played_matches.c
    chosen = (
        select(column.people, column.seconds, column.rounds)
        .where(column.guild_id == guild_id, column.game == game)
        .order_by(column.at.desc())
        .limit(MOST_LENGTHS)
    )
    if person_id is not None:
        theirs = select(schema.played_seats.c.table_id)
        theirs = theirs.where(_seats(guild_id, game, person_id))
        chosen = chosen.where(column.table_id.in_(theirs))
    return [(row.people, row.seconds, row.rounds) for row in await connection.execute(chosen)]


async def turn_times(
    connection: AsyncConnection, guild_id: int, game: str, person_id: int | None
) -> list[float]:
    """The median seconds of a turn, in the newest matches."""
    column = schema.played_seats.c
    chosen = (
        select(column.turn_seconds)
        .where(_seats(guild_id, game, person_id), column.turn_seconds.is_not(None))
        .order_by(column.at.desc())
        .limit(MOST_LENGTHS)
    )
    return [value for value in (await connection.scalars(chosen)).all() if value is not None]


async def dice(
    connection: AsyncConnection, guild_id: int, game: str, person_id: int | None
) -> Dice | None:
    """All dice rolled; None where there are none."""
    column = schema.played_seats.c
    chosen = select(
        func.sum(column.rolls), func.sum(column.rolled), func.sum(column.expected)
    ).where(_seats(guild_id, game, person_id))
    rolls, rolled, expected = (await connection.execute(chosen)).one()
    return Dice(int(rolls), rolled / rolls, expected / rolls) if rolls else None


async def outcomes(
    connection: AsyncConnection, guild_id: int, game: str, person_id: int | None
) -> list[tuple[int, bool]]:
    """Who won or did not, in the order in which matches ended."""
    column = schema.results.c
    chosen = select(column.person_id, column.won).where(
        column.guild_id == guild_id, column.game == game
    )
    if person_id is not None:
        chosen = chosen.where(column.person_id == person_id)
    else:
        # Former players have negative numbers.
        chosen = chosen.where(column.person_id > 0, column.person_id.not_in(_hidden()))
    chosen = chosen.order_by(column.at, column.table_id)
    return [(person, won) for person, won in await connection.execute(chosen)]


def _sum(condition: ColumnElement[bool]) -> ColumnElement[int]:
    """How many rows fulfil a condition."""
    return func.count().filter(condition)
