"""Rows of results and ratings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict

from sqlalchemy import ColumnElement, RowMapping, and_, delete, func, insert, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.ratings import Ranked, Rating, Result
from bot.storage import schema
from bot.storage.table.tables import upsert


async def lock_ratings(connection: AsyncConnection, guild_id: int, game: str) -> None:
    """Let one transaction at a time change the ratings of a server's game.

    SQLite has a single writer anyway.
    """
    if connection.dialect.name == "postgresql":
        key = func.hashtextextended(f"ratings:{guild_id}:{game}", 0)
        await connection.execute(select(func.pg_advisory_xact_lock(key)))


async def add_results(connection: AsyncConnection, results: Iterable[Result]) -> None:
    """Store results."""
    await connection.execute(insert(schema.results), [asdict(result) for result in results])


async def newest_time(connection: AsyncConnection, guild_id: int, game: str) -> float | None:
    """When the last result of a server's game was stored."""
    newest: float | None = await connection.scalar(
        select(func.max(schema.results.c.at)).where(_results_in(guild_id, game))
    )
    return newest


async def delete_results(connection: AsyncConnection, table_ids: Sequence[int]) -> None:
    """Delete the results of matches that do not count any more."""
    await connection.execute(delete(schema.results).where(schema.results.c.table_id.in_(table_ids)))


async def rated_results(connection: AsyncConnection, guild_id: int, game: str) -> list[Result]:
    """All results that count for the ratings of a server's game, by match, in order."""
    column, members = schema.results.c, schema.members.c
    seated = and_(members.table_id == column.table_id, members.person_id == column.person_id)
    chosen = (
        select(schema.results)
        .join_from(schema.results, schema.members, seated)
        .where(_results_in(guild_id, game), column.rated)
        .order_by(column.at, column.table_id, members.place)
    )
    return [Result(**row) for row in (await connection.execute(chosen)).mappings()]


async def results_of(
    connection: AsyncConnection, guild_id: int, person_id: int, game: str | None
) -> list[Result]:
    """A person's results on a server, the newest first."""
    column = schema.results.c
    chosen = select(schema.results).where(
        column.person_id == person_id, column.guild_id == guild_id
    )
    if game is not None:
        chosen = chosen.where(column.game == game)
    chosen = chosen.order_by(column.at.desc(), column.table_id.desc())
    return [Result(**row) for row in (await connection.execute(chosen)).mappings()]


async def finished_without(
    connection: AsyncConnection, guild_id: int, person_id: int, game: str | None, most: int
) -> list[int]:
    """The newest matches of a server that a computer played to the end for a person."""
    members, table = schema.members.c, schema.tables.c
    chosen = (
        select(table.id)
        .join_from(schema.members, schema.tables, members.table_id == table.id)
        .where(members.owner_id == person_id, table.guild_id == guild_id, table.status == "over")
        .order_by(table.finished.desc(), table.id.desc())
        .limit(most)
    )
    if game is not None:
        chosen = chosen.where(table.game == game)
    return list((await connection.scalars(chosen)).all())


async def answers_by(
    connection: AsyncConnection, table_id: int
) -> Mapping[str, Mapping[int | None, int]]:
    """How many answers each person (None: computers) has given for each seat."""
    column = schema.entries.c
    chosen = (
        select(column.seat, column.person_id, func.count().label("answers"))
        .where(column.table_id == table_id, column.kind == "answer")
        .group_by(column.seat, column.person_id)
    )
    found: dict[str, dict[int | None, int]] = {}
    for row in await connection.execute(chosen):
        found.setdefault(row.seat, {})[row.person_id] = row.answers
    return found


async def ratings(
    connection: AsyncConnection, guild_id: int, game: str, people: Sequence[int] | None = None
) -> dict[int, Rating]:
    """The ratings of those of ``people`` (None: of all) who have one."""
    wanted = _ratings_in(guild_id, game)
    if people is not None:
        wanted &= schema.ratings.c.person_id.in_(people)
    rows = (await connection.execute(select(schema.ratings).where(wanted))).mappings()
    return {row["person_id"]: _rating(row) for row in rows}


async def ratings_of(
    connection: AsyncConnection, guild_id: int, person_id: int
) -> dict[str, Rating]:
    """A person's ratings on a server by game."""
    column = schema.ratings.c
    wanted = and_(column.guild_id == guild_id, column.person_id == person_id)
    rows = (await connection.execute(select(schema.ratings).where(wanted))).mappings()
    return {row["game"]: _rating(row) for row in rows}


async def save(
    connection: AsyncConnection, guild_id: int, game: str, changed: Iterable[Rating]
) -> None:
    """Store ratings, replacing earlier ones."""
    for rating in changed:
        values = {"guild_id": guild_id, "game": game, **asdict(rating)}
        await upsert(connection, schema.ratings, ("guild_id", "game", "person_id"), values)


async def clear(connection: AsyncConnection, guild_id: int, game: str) -> None:
    """Delete the ratings of a server's game."""
    await connection.execute(delete(schema.ratings).where(_ratings_in(guild_id, game)))


async def ranking(
    connection: AsyncConnection, guild_id: int, game: str, least: int
) -> list[Ranked]:
    """Everybody who may be listed, the best first: with at least ``least`` matches, and willing."""
    column, people = schema.ratings.c, schema.people.c
    shown = column.mu - 3 * column.sigma
    chosen = (
        select(schema.ratings, people.name, func.rank().over(order_by=shown.desc()).label("rank"))
        .join(schema.people, people.id == column.person_id)
        .where(
            _ratings_in(guild_id, game),
            column.played >= least,
            people.rated,
            people.forgotten.is_(None),
        )
        .order_by(shown.desc(), column.played.desc(), column.person_id)
    )
    rows = (await connection.execute(chosen)).mappings()
    return [Ranked(row["rank"], row["name"], _rating(row)) for row in rows]


async def rated_anywhere(connection: AsyncConnection) -> list[tuple[int, str]]:
    """Every server and game with rated matches, or with ratings."""
    results, kept = schema.results.c, schema.ratings.c
    both = union(
        select(results.guild_id, results.game).where(results.rated),
        select(kept.guild_id, kept.game),
    )
    rows = await connection.execute(both.order_by("guild_id", "game"))
    return [(row.guild_id, row.game) for row in rows]


async def rated_games(connection: AsyncConnection, guild_id: int) -> list[str]:
    """The games with rated matches on a server, the most played first."""
    # A server has one rating for each person and game, and many more results.
    column = schema.ratings.c
    chosen = (
        select(column.game)
        .where(column.guild_id == guild_id)
        .group_by(column.game)
        .order_by(func.sum(column.played).desc(), column.game)
    )
    return list((await connection.scalars(chosen)).all())


def _results_in(guild_id: int, game: str) -> ColumnElement[bool]:
    column = schema.results.c
    return and_(column.guild_id == guild_id, column.game == game)


def _ratings_in(guild_id: int, game: str) -> ColumnElement[bool]:
    column = schema.ratings.c
    return and_(column.guild_id == guild_id, column.game == game)


def _rating(row: RowMapping) -> Rating:
    return Rating(row["person_id"], row["mu"], row["sigma"], row["played"], row["won"])
