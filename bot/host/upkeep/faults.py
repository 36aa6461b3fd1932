"""Records the errors whose numbers people were told."""

from __future__ import annotations

from bot.host.engine.engine import Engine
from bot.storage.upkeep import faults
from bot.storage.upkeep.faults import Fault


class Faults:
    """Stores errors by their number."""

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
        """Store an error whose number was shown to a person."""
        fault = Fault(number, self._engine.clock(), guild_id, table_id, person_id, what, kind)
        async with self._engine.database.write() as connection:
            await faults.keep(connection, fault)
