"""The errors that people were told a number of, kept for whoever asks what happened."""

from __future__ import annotations

from bot.host.engine.engine import Engine
from bot.storage.server import faults
from bot.storage.server.faults import Fault


class Faults:
    """Remembers errors by their number."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def keep(
        self,
        number: str,
        what: str,
        kind: str,
        *,
        guild_id: int | None,
        table_id: int | None,
        person_id: int | None,
    ) -> None:
        """Remember an error that a person was told the number of."""
        fault = Fault(number, self._engine.clock(), guild_id, table_id, person_id, what, kind)
        async with self._engine.database.write() as connection:
            await faults.keep(connection, fault)
