"""Rows of tables that people can join: lobbies with a free place, and matches with an open seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from sqlalchemy import ColumnElement, TextClause, and_, case, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.table import Pace
from bot.storage import schema

_ANSWERS, _TABLES, _MATCHES = 300, 5, 30


@dataclass(frozen=True, slots=True)
class JoinableFilter:
    """Which tables of a server are listed.

    ``most`` says how many places each game has; a game that is not in it has none.
    """

    guild_id: int
    most: Mapping[str, int]
    game: str = ""
    pace: Pace = "any"


async def channels(
    connection: AsyncConnection, wanted: JoinableFilter
) -> list[tuple[int, int | None]]:
    """The channels of the tables of a filter, each with its parent if the bot has opened it."""
    tables, places = schema.tables.c, schema.places.c
    chosen = (
        select(tables.channel_id, places.parent_id)
        .join_from(
            schema.tables, schema.places, places.channel_id == tables.channel_id, isouter=True
        )
        .where(*_joinable(wanted))
    )
    return [(row.channel_id, row.parent_id) for row in await connection.execute(chosen)]


async def page(
    connection: AsyncConnection,
    wanted: JoinableFilter,
    channel_ids: Collection[int],
    page: int,
    size: int,
) -> tuple[list[int], int]:
    """One page of the tables of a filter in some channels, and their number.

    Lobbies come before running matches, the newest first.
    """
    tables = schema.tables.c
    where = [*_joinable(wanted), tables.channel_id.in_(list(channel_ids))]
    count = await connection.scalar(select(func.count()).select_from(schema.tables).where(*where))
    chosen = (
        select(tables.id)
        .where(*where)
        .order_by(case((tables.status == "lobby", 0), else_=1), tables.id.desc())
        .limit(size)
        .offset(page * size)
    )
    return list((await connection.scalars(chosen)).all()), count or 0


def _joinable(wanted: JoinableFilter) -> list[ColumnElement[bool] | TextClause]:
    tables, members, seats = schema.tables.c, schema.members.c, schema.seats.c
    seated = (
        select(func.count()).where(members.table_id == tables.id).correlate(schema.tables)
    ).scalar_subquery()
    room = or_(*(and_(tables.game == game, seated < most) for game, most in wanted.most.items()))
    lobby = and_(tables.status == "lobby", ~exists().where(seats.table_id == tables.id), room)
    open_at = select(members.table_id).where(schema.VACANT)
    found: list[ColumnElement[bool] | TextClause] = [
        tables.guild_id == wanted.guild_id,
        schema.OPEN,
        tables.lost.is_(None),
        or_(lobby, tables.id.in_(open_at)),
    ]
    if wanted.game:
        found.append(tables.game == wanted.game)
    if wanted.pace != "any":
        found.append(tables.pace == wanted.pace)
    return found


async def answer_times(connection: AsyncConnection, person_id: int) -> list[float]:
    """When a person has answered last, at the newest of their tables."""
    members, entries = schema.members.c, schema.entries.c
    newest = (
        select(members.table_id)
        .where(members.person_id == person_id)
        .order_by(members.table_id.desc())
        .limit(_TABLES)
    )
    tables = list((await connection.scalars(newest)).all())
    chosen = (
        select(entries.made)
        .where(entries.table_id.in_(tables), entries.person_id == person_id)
        .order_by(entries.made.desc())
        .limit(_ANSWERS)
    )
    return list((await connection.scalars(chosen)).all())


async def match_lengths(
    connection: AsyncConnection, guild_id: int, game: str, pace: Pace
) -> list[float]:
    """How many seconds the last matches of several people took, from first to last answer."""
    tables, members, entries = schema.tables.c, schema.members.c, schema.entries.c
    people = (
        select(func.count(members.person_id))
        .where(members.table_id == tables.id)
        .correlate(schema.tables)
        .scalar_subquery()
    )
    chosen = (
        select(tables.finished - entries.made)
        .join_from(
            schema.tables,
            schema.entries,
            and_(entries.table_id == tables.id, entries.number == 0),
        )
        .where(
            tables.guild_id == guild_id,
            schema.FINISHED,
            tables.status == "over",
            tables.game == game,
            people > 1,
        )
        .order_by(tables.id.desc())
        .limit(_MATCHES)
    )
    if pace != "any":
        chosen = chosen.where(tables.pace == pace)
    return list((await connection.scalars(chosen)).all())
