"""Private notes of people at a table."""

from __future__ import annotations

from typing import Final

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import existing
from bot.model.people import Person
from bot.storage.people import notes
from bot.storage.table import tables
from games.core.phrase import phrase

MAX_NOTE_LENGTH: Final = 2000


class Notes:
    """Reads and writes people's own notes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def read(self, table_id: int, person_id: int) -> str:
        """A person's own note at a table; empty where there is none."""
        async with self._engine.database.read() as connection:
            await existing(connection, table_id)
            return await notes.note(connection, table_id, person_id)

    async def write(self, table_id: int, person: Person, text: str) -> str:
        """Replace a person's note; an empty text deletes it."""
        return await self._write(table_id, person, text, add=False)

    async def add(self, table_id: int, person: Person, line: str) -> str:
        """Append a line to the person's note; returns the whole note."""
        return await self._write(table_id, person, line, add=True)

    async def _write(self, table_id: int, person: Person, text: str, *, add: bool) -> str:
        now = self._engine.clock()
        async with self._engine.database.write() as connection:
            await existing(connection, table_id, for_update=True)
            if add:
                before = await notes.note(connection, table_id, person.id)
                text = f"{before}\n{text.strip()}"
            text = text.strip()
            if len(text) > MAX_NOTE_LENGTH:
                raise Refusal(phrase("past.refused.long_note", most=MAX_NOTE_LENGTH))
            await tables.upsert_person(connection, person, now)
            await notes.write(connection, table_id, person.id, text, now)
        return text
