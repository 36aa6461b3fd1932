"""What is kept about a person, and how all of it is forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

from pydantic import JsonValue
from sqlalchemy import select

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.table.lobby import Lobby
from bot.host.table.seats import Seats
from bot.host.table.tables import Tables
from bot.model.people import Preferences
from bot.model.table import Table
from bot.storage import schema
from bot.storage.people import preferences, privacy
from games.core.phrase import phrase

_TRIES = 3


@dataclass(frozen=True, slots=True)
class Dossier:
    """All that is known about a person: what they have chosen, and how many rows of each kind.

    Whoever never sat at a table has no ``last_seen`` and no name, but may have met an error.
    """

    person_id: int
    wishes: Preferences
    last_seen: float | None
    counts: Mapping[str, int]
    playing: tuple[Table, ...]


class Privacy:
    """Shows people what is kept about them, and deletes it when they say so."""

    def __init__(self, engine: Engine, tables: Tables, lobby: Lobby, seats: Seats) -> None:
        self._engine = engine
        self._tables = tables
        self._lobby = lobby
        self._seats = seats

    async def known(self, person_id: int) -> Dossier | None:
        """What is kept; None where the person is unknown."""
        async with self._engine.database.read(leisurely=True) as connection:
            seen = select(schema.people.c.last_seen).where(schema.people.c.id == person_id)
            last_seen = await connection.scalar(seen)
            wishes = (await preferences.of_people(connection, [person_id]))[person_id]
            counts = await privacy.counted(connection, person_id)
            if last_seen is None and not any(counts.values()):
                return None
            held = await privacy.seats_held(connection, person_id)
        playing = [(await self._engine.stored(table_id)).table for table_id in held]
        return Dossier(person_id, wishes, last_seen, counts, tuple(playing))

    async def everything(self, person_id: int) -> dict[str, JsonValue]:
        """All that is kept about a person, for themselves to read."""
        async with self._engine.database.read(leisurely=True) as connection:
            return await privacy.everything(connection, person_id)

    async def forget(self, person_id: int) -> tuple[Table, ...]:
        """Give up every seat and delete everything; returns the tables that were left.

        Whoever comes back afterwards is a new person.
        """
        left: dict[int, Table] = {}
        for _ in range(_TRIES):
            async with self._engine.database.read(leisurely=True) as connection:
                held = await privacy.seats_held(connection, person_id)
            for table_id in held:
                with suppress(Refusal):
                    # A table that has just changed, or cannot be read, is looked at again.
                    left[table_id] = await self._leave(table_id, person_id)
            if await self._forgotten(person_id):
                return tuple(left.values())
        raise Refusal(phrase("privacy.refused.playing"))

    async def _forgotten(self, person_id: int) -> bool:
        """Delete everything at once; False where the person sat down again meanwhile."""
        stand_in = -1 - int.from_bytes(self._engine.entropy(7))
        async with self._engine.database.write(leisurely=True) as connection:
            if await privacy.seats_held(connection, person_id):
                return False
            await privacy.forget(connection, person_id, stand_in, self._engine.clock())
        return True

    async def _leave(self, table_id: int, person_id: int) -> Table:
        """Stand up: a computer plays on if others are there, else the match ends."""
        table = (await self._engine.stored(table_id)).table
        if table.gathering:
            return await self._lobby.leave(table_id, person_id)
        if any(other != person_id for other in table.people):
            try:
                return await self._seats.give_up(table_id, person_id, "computer")
            except Refusal:
                # No computer can be had for a game that is not installed any more.
                return await self._seats.give_up(table_id, person_id, "open")
        if any(m.owner_id not in (None, person_id) for m in table.members):
            return await self._seats.give_up(table_id, person_id, "open")
        return await self._tables.cancel(table_id, person_id, moderator=True)
