"""Rows of seasons, and the results that count in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict

from sqlalchemy import ColumnElement, RowMapping, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.records.season import Season
from bot.storage import schema


async def of_game(connection: AsyncConnection, guild_id: int, game: str) -> list[Season]:
    """All seasons of a server's game, the newest first."""
    column = schema.seasons.c
    chosen = (
        select(schema.seasons)
        .where(column.guild_id == guild_id, column.game == game)
        .order_by(column.number.desc())
    )
    return [_season(row) for row in (await connection.execute(chosen)).mappings()]


async def newest_game(connection: AsyncConnection, guild_id: int) -> str | None:
    """The game of the season that began last."""
    column = schema.seasons.c
    chosen = select(column.game).where(column.guild_id == guild_id)
    found: str | None = await connection.scalar(chosen.order_by(column.begins.desc()).limit(1))
    return found


async def add(connection: AsyncConnection, season: Season) -> None:
    """Store a new season."""
    row = {**asdict(season), "excluded": list(season.excluded)}
    await connection.execute(insert(schema.seasons).values(row))


async def change(connection: AsyncConnection, season: Season, values: Mapping[str, object]) -> None:
    """Change a season."""
    await connection.execute(update(schema.seasons).where(_same(season)).values(dict(values)))


async def drop(connection: AsyncConnection, season: Season) -> None:
    """Delete a season; the results stay."""
    await connection.execute(delete(schema.seasons).where(_same(season)))


async def results(
    connection: AsyncConnection, season: Season
) -> dict[int, dict[int, tuple[int, str]]]:
    """Place and name of each person in each match that counts, by table.

    People who want no statistics, and former players, are left out.
    """
    column, people = schema.results.c, schema.people.c
    chosen = (
        select(column.table_id, column.person_id, column.place, people.name)
        .join_from(schema.results, schema.people, people.id == column.person_id)
        .where(
            column.guild_id == season.guild_id,
            column.game == season.game,
            column.at > season.begins,
            people.rated,
            people.forgotten.is_(None),
        )
        .order_by(column.at, column.table_id, column.place)
    )
    if season.ends is not None:
        chosen = chosen.where(column.at <= season.ends)
    found: dict[int, dict[int, tuple[int, str]]] = {}
    for row in await connection.execute(chosen):
        if row.table_id not in season.excluded:
            found.setdefault(row.table_id, {})[row.person_id] = (row.place, row.name)
    return found


def _same(season: Season) -> ColumnElement[bool]:
    column = schema.seasons.c
    return and_(
        column.guild_id == season.guild_id,
        column.game == season.game,
        column.number == season.number,
    )


def _season(row: RowMapping) -> Season:
    return Season(**{**row, "excluded": tuple(row["excluded"])})
