"""Templates: tables that a server offers by name, with game, options, clock and computers."""

from __future__ import annotations

from typing import Final

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.model.people import Person
from bot.model.table import Table
from bot.model.table_template import TableTemplate
from bot.storage.server import audit, server_settings, templates
from bot.storage.table import tables
from games.core.phrase import phrase

MAX_TEMPLATES: Final = 20
"""A menu and a completion show all of them, beside the games."""
MAX_NAME_LENGTH: Final = 40


class Templates:
    """Keeps the templates of servers; the caller checks who may change them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def of_server(self, guild_id: int) -> list[TableTemplate]:
        """The templates of a server, by name."""
        async with self._engine.database.read() as connection:
            return await templates.of_server(connection, guild_id)

    async def find(self, guild_id: int, name: str) -> TableTemplate | None:
        """The template with that name, however it is spelt in upper and lower case."""
        async with self._engine.database.read() as connection:
            return await templates.find(connection, guild_id, _tidy(name))

    async def save(self, guild_id: int, actor: Person, table: Table, name: str) -> TableTemplate:
        """Keep a table as a template; one with the same name is replaced.

        Refuses a scenario of a campaign, because its options belong to the campaign.
        """
        wanted = _tidy(name)
        if not 0 < len(wanted) <= MAX_NAME_LENGTH or not wanted.isprintable():
            raise Refusal(phrase("host.refused.template_name", most=MAX_NAME_LENGTH))
        if table.scenario is not None:
            raise Refusal(phrase("host.refused.template_campaign"))
        template = TableTemplate.of(table, wanted)
        engine = self._engine
        async with engine.database.write() as connection:
            now = engine.clock()
            await server_settings.server(connection, guild_id, for_update=True)
            known = await templates.find(connection, guild_id, wanted)
            if known is None and await templates.count(connection, guild_id) >= MAX_TEMPLATES:
                raise Refusal(phrase("host.refused.template_many", most=MAX_TEMPLATES))
            await templates.put(connection, guild_id, template, now)
            await tables.upsert_person(connection, actor, now)
            await audit.write(
                connection,
                guild_id,
                "template",
                now,
                actor_id=actor.id,
                table_id=table.id,
                detail={"name": wanted},
            )
        return template

    async def drop(self, guild_id: int, actor: Person, name: str) -> None:
        """Delete a template; refuses where there is none of that name."""
        engine = self._engine
        async with engine.database.write() as connection:
            now = engine.clock()
            if not await templates.drop(connection, guild_id, _tidy(name)):
                raise Refusal(phrase("host.refused.no_template"))
            await tables.upsert_person(connection, actor, now)
            await audit.write(
                connection,
                guild_id,
                "drop_template",
                now,
                actor_id=actor.id,
                detail={"name": _tidy(name)},
            )


def _tidy(name: str) -> str:
    return " ".join(name.split())
