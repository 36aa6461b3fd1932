"""Stores earned titles and the praise that players gave each other."""

from __future__ import annotations

from sqlalchemy import RowMapping, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.records.statistics import EarnedTitle, PlayedMatch
from bot.storage import schema


async def give(connection: AsyncConnection, played: PlayedMatch) -> None:
    """Give people the titles that they have earned in a match and do not have yet."""
    column = schema.titles.c
    for seat in played.seats:
        had = set(
            await connection.scalars(
                select(column.title).where(
                    column.guild_id == played.guild_id,
                    column.person_id == seat.person_id,
                    column.game == played.game,
                )
            )
        )
        new = [title for title in seat.titles if title not in had]
        rows = [
            {
                "guild_id": played.guild_id,
                "person_id": seat.person_id,
                "game": played.game,
                "title": title,
                "table_id": played.table_id,
                "at": played.at,
            }
            for title in new
        ]
        if rows:
            await connection.execute(insert(schema.titles), rows)


async def delete_all(connection: AsyncConnection) -> None:
    """Delete all titles, so that they can be given anew from the logs."""
    await connection.execute(delete(schema.titles))


async def given_at(connection: AsyncConnection, table_id: int) -> list[EarnedTitle]:
    """The titles given for a match to those who want to be seen."""
    column, people = schema.titles.c, schema.people.c
    chosen = (
        select(schema.titles, people.name)
        .join(schema.people, people.id == column.person_id)
        .where(column.table_id == table_id, people.rated)
        .order_by(column.person_id, column.title)
    )
    return [_title(row) for row in (await connection.execute(chosen)).mappings()]


async def of_person(
    connection: AsyncConnection, guild_id: int, person_id: int
) -> list[EarnedTitle]:
    """A person's titles on a server, the newest first."""
    column, people = schema.titles.c, schema.people.c
    chosen = (
        select(schema.titles, people.name)
        .join(schema.people, people.id == column.person_id)
        .where(column.person_id == person_id, column.guild_id == guild_id)
        .order_by(column.at.desc(), column.game, column.title)
    )
    return [_title(row) for row in (await connection.execute(chosen)).mappings()]


async def praises_of(
    connection: AsyncConnection, guild_id: int, person_id: int
) -> list[tuple[str, int]]:
    """How often each praise was given to a person on a server, the most frequent first."""
    column = schema.praises.c
    chosen = (
        select(column.praise, func.count())
        .where(column.person_id == person_id, column.guild_id == guild_id)
        .group_by(column.praise)
        .order_by(func.count().desc(), column.praise)
    )
    return [(row[0], row[1]) for row in await connection.execute(chosen)]


async def has_praised(connection: AsyncConnection, table_id: int, giver_id: int) -> bool:
    """Whether a person has praised somebody for this match already."""
    column = schema.praises.c
    chosen = select(column.praise).where(column.table_id == table_id, column.giver_id == giver_id)
    return await connection.scalar(chosen) is not None


async def praise(
    connection: AsyncConnection,
    table_id: int,
    guild_id: int,
    giver_id: int,
    person_id: int,
    given: str,
    now: float,
) -> None:
    """Store what one player gives another one for a match."""
    row = {
        "table_id": table_id,
        "guild_id": guild_id,
        "giver_id": giver_id,
        "person_id": person_id,
        "praise": given,
        "at": now,
    }
    await connection.execute(insert(schema.praises).values(row))


def _title(row: RowMapping) -> EarnedTitle:
    return EarnedTitle(
        row["person_id"], row["name"], row["game"], row["title"], row["table_id"], row["at"]
    )
