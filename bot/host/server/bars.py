"""Bars: moderators keep a person from opening and joining tables of their server."""

from __future__ import annotations

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.model.bars import Bar, BarPage
from bot.model.people import Person
from bot.storage.server import audit, bars, server_settings
from bot.storage.table import tables
from games.core.phrase import phrase

MAX_REASON_LENGTH: Final = 200
MAX_BAR_DAYS: Final = 3650
DAY: Final = 86400.0


async def require_not_barred(
    connection: AsyncConnection, guild_id: int, person_id: int, now: float
) -> None:
    """Refuse a person who is barred on a server; the refusal tells until when, and why."""
    bar = await bars.in_force(connection, guild_id, person_id, now)
    if bar is None:
        return
    reason = bar.reason or phrase("host.bar.no_reason")
    if bar.until is None:
        raise Refusal(phrase("host.refused.barred", reason=reason))
    until = str(int(bar.until))
    raise Refusal(phrase("host.refused.barred_until", reason=reason, until=until))


class Bars:
    """Bars people, lists bars and lifts them; the caller checks who may."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def of_person(self, guild_id: int, person_id: int) -> Bar | None:
        """The bar of a person on a server, if there is one now."""
        async with self._engine.database.read() as connection:
            return await bars.in_force(connection, guild_id, person_id, self._engine.clock())

    async def page(self, guild_id: int, page: int, size: int) -> BarPage:
        """A page of a server's bars, the newest first."""
        now, page = self._engine.clock(), max(page, 0)
        async with self._engine.database.read() as connection:
            found, count = await bars.page(connection, guild_id, now, page, size)
            pages = max(1, -(-count // size))
            if page >= pages:
                page = pages - 1
                found, _ = await bars.page(connection, guild_id, now, page, size)
        return BarPage(tuple(found), page, pages)

    async def bar(
        self, guild_id: int, actor: Person, person: Person, days: int | None, reason: str
    ) -> Bar:
        """Bar a person for some days, or until it is lifted; replaces an earlier bar.

        They keep the seats they have. Nobody is told; the person is shown it where they look.
        """
        if days is not None and not 0 < days <= MAX_BAR_DAYS:
            raise Refusal(phrase("host.refused.bad_setting"))
        said = " ".join(reason.split())[:MAX_REASON_LENGTH]
        engine = self._engine
        async with engine.database.write() as connection:
            now = engine.clock()
            await tables.upsert_person(connection, actor, now)
            await tables.upsert_person(connection, person, now)
            # Whoever joins locks the same row: nobody slips in meanwhile.
            await server_settings.server(connection, guild_id, for_update=True)
            until = None if days is None else now + days * DAY
            bar = Bar(guild_id, person.id, until, said, actor.id, now, person.name)
            await bars.put(connection, bar)
            detail = {"person": person.id, "days": days or 0}
            await audit.write(connection, guild_id, "bar", now, actor_id=actor.id, detail=detail)
        return bar

    async def lift(self, guild_id: int, actor: Person, person_id: int) -> None:
        """Lift a bar; refuses where there is none."""
        engine = self._engine
        async with engine.database.write() as connection:
            now = engine.clock()
            if await bars.in_force(connection, guild_id, person_id, now) is None:
                raise Refusal(phrase("host.refused.not_barred"))
            await bars.lift(connection, guild_id, person_id)
            await tables.upsert_person(connection, actor, now)
            await audit.write(
                connection,
                guild_id,
                "lift_bar",
                now,
                actor_id=actor.id,
                detail={"person": person_id},
            )
