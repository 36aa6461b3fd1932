"""Rows of campaigns and of the legacies of their scenarios."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pydantic import JsonValue
from sqlalchemy import ColumnElement, RowMapping, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.campaign import Campaign, Chapter
from bot.storage import schema


async def open_campaign(
    connection: AsyncConnection,
    guild_id: int,
    game: str,
    options: Mapping[str, JsonValue],
    now: float,
) -> int:
    """Create a campaign that waits for its first scenario; returns its number."""
    row = {
        "guild_id": guild_id,
        "game": game,
        "state": "open",
        "options": dict(options),
        "scenario": 1,
        "created": now,
        "updated": now,
    }
    opened = insert(schema.campaigns).values(row).returning(schema.campaigns.c.id)
    campaign_id: int = (await connection.execute(opened)).scalar_one()
    return campaign_id


async def change(
    connection: AsyncConnection, campaign_id: int, now: float, values: Mapping[str, object]
) -> None:
    """Change a campaign."""
    await connection.execute(
        update(schema.campaigns)
        .where(schema.campaigns.c.id == campaign_id)
        .values({**values, "updated": now})
    )


async def conclude(
    connection: AsyncConnection,
    campaign_id: int,
    number: int,
    table_id: int,
    legacy: Mapping[str, JsonValue],
    now: float,
) -> None:
    """Store the legacy of a finished scenario; a second end of the same one fails."""
    row = {
        "campaign_id": campaign_id,
        "number": number,
        "table_id": table_id,
        "legacy": dict(legacy),
        "finished": now,
    }
    await connection.execute(insert(schema.scenarios).values(row))


async def take_back(connection: AsyncConnection, campaign_id: int, number: int) -> None:
    """Delete the legacies of a scenario and all later ones."""
    scenarios = schema.scenarios.c
    await connection.execute(
        delete(schema.scenarios).where(
            scenarios.campaign_id == campaign_id, scenarios.number >= number
        )
    )


async def fetch(
    connection: AsyncConnection, campaign_id: int, *, for_update: bool = False
) -> Campaign | None:
    """One campaign; ``for_update`` locks it against other processes."""
    if for_update:
        locking = select(schema.campaigns.c.id).where(schema.campaigns.c.id == campaign_id)
        await connection.execute(locking.with_for_update())
    found = await _fetch(connection, schema.campaigns.c.id == campaign_id)
    return found[0] if found else None


async def in_channel(connection: AsyncConnection, channel_id: int) -> Campaign | None:
    """The newest campaign that was or is played in a channel."""
    tables = schema.tables.c
    newest = select(func.max(tables.campaign_id)).where(
        tables.channel_id == channel_id, tables.archived.is_(False)
    )
    return await _first(connection, await connection.scalar(newest))


async def of_server(
    connection: AsyncConnection, guild_id: int, limit: int = 100
) -> Sequence[Campaign]:
    """The campaigns of a server, the newest first."""
    here = schema.campaigns.c.guild_id == guild_id
    return list(reversed(await _fetch(connection, here, limit)))


async def newest_table(connection: AsyncConnection, campaign_id: int) -> int | None:
    """The current table of a campaign."""
    newest = select(func.max(schema.tables.c.id)).where(schema.tables.c.campaign_id == campaign_id)
    found: int | None = await connection.scalar(newest)
    return found


async def tables_of(connection: AsyncConnection, campaign_id: int) -> Sequence[int]:
    """The tables at which a campaign was or is played, the oldest first."""
    tables = schema.tables.c
    ids = select(tables.id).where(tables.campaign_id == campaign_id).order_by(tables.id)
    return list((await connection.scalars(ids)).all())


async def everyone(connection: AsyncConnection) -> Sequence[int]:
    """The numbers of all campaigns."""
    ids = select(schema.campaigns.c.id).order_by(schema.campaigns.c.id)
    return list((await connection.scalars(ids)).all())


async def _first(connection: AsyncConnection, campaign_id: int | None) -> Campaign | None:
    return None if campaign_id is None else await fetch(connection, campaign_id)


async def _fetch(
    connection: AsyncConnection, where: ColumnElement[bool], limit: int | None = None
) -> list[Campaign]:
    campaigns, tables = schema.campaigns.c, schema.tables.c
    # Of a scenario that was begun again, the last table counts.
    newest = (
        select(func.max(tables.id))
        .where(tables.campaign_id == campaigns.id)
        .correlate(schema.campaigns)
        .scalar_subquery()
    )
    chosen = select(schema.campaigns, newest.label("table_id")).where(where)
    newest_first = chosen.order_by(campaigns.id.desc()).limit(limit)
    rows = (await connection.execute(newest_first)).mappings().all()
    if not rows:
        return []
    scenarios = schema.scenarios.c
    told = (
        select(schema.scenarios)
        .where(scenarios.campaign_id.in_([row["id"] for row in rows]))
        .order_by(scenarios.campaign_id, scenarios.number)
    )
    chapters: dict[int, list[Chapter]] = {row["id"]: [] for row in rows}
    for row in (await connection.execute(told)).mappings():
        left = Chapter(row["number"], row["table_id"], row["legacy"], row["finished"])
        chapters[row["campaign_id"]].append(left)
    return [_campaign(row, chapters[row["id"]]) for row in reversed(rows)]


def _campaign(row: RowMapping, chapters: Sequence[Chapter]) -> Campaign:
    return Campaign(
        id=row["id"],
        guild_id=row["guild_id"],
        game=row["game"],
        state=row["state"],
        options=row["options"],
        scenario=row["scenario"],
        table_id=row["table_id"],
        chapters=tuple(chapters),
        created=row["created"],
        finished=row["finished"],
    )
