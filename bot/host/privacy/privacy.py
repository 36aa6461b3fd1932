"""Exports and deletes what is stored about a person."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

from pydantic import JsonValue
from sqlalchemy import select

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.lobby.lobby import Lobby
from bot.host.table.seats import Seats
from bot.host.table.tables import Tables
from bot.model.people import Preferences
from bot.model.table import Table
from bot.storage import schema
from bot.storage.people import preferences
from bot.storage.privacy import privacy
from games.core.phrase import phrase

_MAX_ATTEMPTS = 3


@dataclass(frozen=True, slots=True)
class PersonalData:
    """Everything stored about a person: their preferences, and the number of rows of each kind.

    A person who never sat at a table has no ``last_seen`` and no name, but may have met an error.
    """

    person_id: int
    prefs: Preferences
    last_seen: float | None
    counts: Mapping[str, int]
    playing: tuple[Table, ...]


class Privacy:
    """Shows people what is stored about them, and deletes it at their request."""

    def __init__(self, engine: Engine, tables: Tables, lobby: Lobby, seats: Seats) -> None:
        self._engine = engine
        self._tables = tables
        self._lobby = lobby
        self._seats = seats

    async def known(self, person_id: int) -> PersonalData | None:
        """What is stored about a person; None where they are unknown."""
        async with self._engine.database.read(offloaded=True) as connection:
            seen = select(schema.people.c.last_seen).where(schema.people.c.id == person_id)
            last_seen = await connection.scalar(seen)
            prefs = (await preferences.of_people(connection, [person_id]))[person_id]
            counts = await privacy.counted(connection, person_id)
            if last_seen is None and not any(counts.values()):
                return None
            held = await privacy.seats_held(connection, person_id)
        playing = [(await self._engine.stored(table_id)).table for table_id in held]
        return PersonalData(person_id, prefs, last_seen, counts, tuple(playing))

    async def everything(self, person_id: int) -> dict[str, JsonValue]:
        """Everything stored about a person, for themselves to read."""
        async with self._engine.database.read(offloaded=True) as connection:
            return await privacy.everything(connection, person_id)

    async def forget(self, person_id: int) -> tuple[Table, ...]:
        """Leave every seat and delete everything about a person; returns the tables that were left.

        Someone who comes back afterwards is a new person.
        """
        left: dict[int, Table] = {}
        for _ in range(_MAX_ATTEMPTS):
            async with self._engine.database.read(offloaded=True) as connection:
                held = await privacy.seats_held(connection, person_id)
            for table_id in held:
                with suppress(Refusal):
                    # A table that has just changed, or cannot be read, is tried again.
                    left[table_id] = await self._leave(table_id, person_id)
            if await self._forgotten(person_id):
                return tuple(left.values())
        raise Refusal(phrase("privacy.refused.playing"))

    async def _forgotten(self, person_id: int) -> bool:
        """Delete everything in one transaction; False where the person has joined a table since."""
        stand_in = -1 - int.from_bytes(self._engine.entropy(7))
        # Whoever sits nowhere answers nowhere, so that this list stays true.
        async with self._engine.database.read(offloaded=True) as connection:
            answered = await privacy.answered_at(connection, person_id)
        async with self._engine.database.write(offloaded=True) as connection:
            if await privacy.seats_held(connection, person_id):
                return False
            await privacy.forget(connection, person_id, stand_in, self._engine.clock(), answered)
        return True

    async def _leave(self, table_id: int, person_id: int) -> Table:
        """Leave a table: a computer plays on if others are there, else the match ends."""
        table = (await self._engine.stored(table_id)).table
        if table.gathering:
            return await self._lobby.leave(table_id, person_id)
        if any(other != person_id for other in table.people):
            try:
                return await self._seats.give_up(table_id, person_id, "computer")
            except Refusal:
                # A game that is not installed any more has no computer players.
                return await self._seats.give_up(table_id, person_id, "open")
        if any(m.owner_id not in (None, person_id) for m in table.members):
            return await self._seats.give_up(table_id, person_id, "open")
        return await self._tables.cancel(table_id, person_id, moderator=True)
