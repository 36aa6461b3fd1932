"""Reads the records of a server: its finished tables, their results, and the audit log.

Rows are read in batches, so that nobody waits while thousands of them are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Column, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema

Rows = list[tuple[Any, ...]]

BATCH_SIZE: Final = 500


async def finished_tables(connection: AsyncConnection, guild_id: int) -> Rows:
    """The finished tables of a server that were played, the oldest first.

    Number, game, status, scenario, opened, finished, length of the log, people, all players,
    archived.
    """
    tables, members = schema.tables.c, schema.members.c
    at_table = members.table_id == tables.id
    chosen = select(
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
    ).where(tables.guild_id == guild_id, schema.FINISHED, tables.entry_count > 0)
    return await _in_order(connection, chosen, tables.id)


async def results(connection: AsyncConnection, table_ids: Sequence[int]) -> Rows:
    """The results of people at some tables, by match.

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
        .order_by(result.table_id, result.place)
    )
    found: Rows = []
    for start in range(0, len(table_ids), BATCH_SIZE):
        batch = table_ids[start : start + BATCH_SIZE]
        rows = await connection.execute(chosen.where(result.table_id.in_(batch)))
        found += [tuple(row) for row in rows]
    return found


async def audit_lines(connection: AsyncConnection, guild_id: int) -> Rows:
    """The audit log of a server, the oldest first: number, time, name, action, table, detail."""
    audit, people = schema.audit.c, schema.people.c
    chosen = (
        select(audit.id, audit.at, people.name, audit.action, audit.table_id, audit.detail)
        .join_from(schema.audit, schema.people, people.id == audit.actor_id, isouter=True)
        .where(audit.guild_id == guild_id)
    )
    return await _in_order(connection, chosen, audit.id)


async def _in_order(connection: AsyncConnection, chosen: Select[Any], key: Column[int]) -> Rows:
    """All rows of a query whose first column is ``key``, in the order of that."""
    found: Rows = []
    while True:
        batch = chosen.where(key > found[-1][0]) if found else chosen
        rows = await connection.execute(batch.order_by(key).limit(BATCH_SIZE))
        read = [tuple(row) for row in rows]
        found += read
        if len(read) < BATCH_SIZE:
            return found
