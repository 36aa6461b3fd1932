"""Rows of templates: tables that a server offers by name."""

from __future__ import annotations

from sqlalchemy import RowMapping, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.table import Clock
from bot.model.table_template import TableTemplate
from bot.storage import schema
from bot.storage.table.clocks import written
from bot.storage.table.tables import upsert


async def of_server(connection: AsyncConnection, guild_id: int) -> list[TableTemplate]:
    """The templates of a server, by name."""
    templates = schema.templates.c
    chosen = (
        select(schema.templates).where(templates.guild_id == guild_id).order_by(templates.folded)
    )
    return [_template(row) for row in (await connection.execute(chosen)).mappings()]


async def find(connection: AsyncConnection, guild_id: int, name: str) -> TableTemplate | None:
    """The template with that name, however it is spelt in upper and lower case."""
    templates = schema.templates.c
    chosen = select(schema.templates).where(
        templates.guild_id == guild_id, templates.folded == name.casefold()
    )
    row = (await connection.execute(chosen)).mappings().one_or_none()
    return _template(row) if row is not None else None


async def count(connection: AsyncConnection, guild_id: int) -> int:
    """How many templates a server has."""
    chosen = select(func.count()).where(schema.templates.c.guild_id == guild_id)
    return await connection.scalar(chosen) or 0


async def put(
    connection: AsyncConnection, guild_id: int, template: TableTemplate, now: float
) -> None:
    """Keep a template; one with the same name is replaced."""
    values = {
        "guild_id": guild_id,
        "folded": template.name.casefold(),
        "name": template.name,
        "game": template.game,
        "options": dict(template.options),
        "clock": written(template.clock),
        "agreement": template.agreement,
        "hints": template.hints,
        "computers": list(template.computers),
        "pace": template.pace,
        "created": now,
    }
    await upsert(connection, schema.templates, ("guild_id", "folded"), values)


async def drop(connection: AsyncConnection, guild_id: int, name: str) -> bool:
    """Delete a template; False where there is none of that name."""
    templates = schema.templates.c
    gone = await connection.execute(
        delete(schema.templates).where(
            templates.guild_id == guild_id, templates.folded == name.casefold()
        )
    )
    return gone.rowcount > 0


def _template(row: RowMapping) -> TableTemplate:
    return TableTemplate(
        game=row["game"],
        options=row["options"],
        clock=Clock(**row["clock"]) if row["clock"] is not None else None,
        agreement=row["agreement"],
        hints=row["hints"],
        computers=tuple(row["computers"]),
        name=row["name"],
        pace=row["pace"],
    )
