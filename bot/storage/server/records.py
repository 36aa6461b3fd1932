"""Reads the records of a server: its finished tables, their results, and the audit log."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema

Rows = list[tuple[object, ...]]


async def finished_tables(connection: AsyncConnection, guild_id: int) -> Rows:
    """The finished tables of a server that were played, the oldest first.

    Number, game, status, scenario, opened, finished, length of the log, people, all players,
    archived.
    """
    tables, members = schema.tables.c, schema.members.c
    at_table = members.table_id == tables.id
    chosen = (
        select(
            tables.id,
            tables.game,
            tables.status,
            tables.scenario,
            tables.created,
            tables.finished,
            tables.entry_count,
            select(func.count(members.person_id)).where(at_table).scalar_subquery(),
            select(func.count()).where(at_table).scalar_subquery(),
            tables.archived,
        )
        .where(tables.guild_id == guild_id, schema.FINISHED, tables.entry_count > 0)
        .order_by(tables.id)
    )
    return await _rows(connection, chosen)


async def results(connection: AsyncConnection, guild_id: int) -> Rows:
    """The results of people on a server, by match.

    Table, game, time, person, name, place, points, won, rated.
    """
    result, people = schema.results.c, schema.people.c
    chosen = (
        select(
            result.table_id,
            result.game,
            result.at,
            result.person_id,
            people.name,
            result.place,
            result.points,
            result.won,
            result.rated,
        )
        .join_from(schema.results, schema.people, people.id == result.person_id)
        .where(result.guild_id == guild_id)
        .order_by(result.table_id, result.place)
    )
    return await _rows(connection, chosen)


async def audit_lines(connection: AsyncConnection, guild_id: int) -> Rows:
    """The audit log of a server, the oldest first: number, time, name, action, table, detail."""
    audit, people = schema.audit.c, schema.people.c
    chosen = (
        select(audit.id, audit.at, people.name, audit.action, audit.table_id, audit.detail)
        .join_from(schema.audit, schema.people, people.id == audit.actor_id, isouter=True)
        .where(audit.guild_id == guild_id)
        .order_by(audit.id)
    )
    return await _rows(connection, chosen)


async def _rows(connection: AsyncConnection, chosen: Select[Any]) -> Rows:
    return [tuple(row) for row in await connection.execute(chosen)]
