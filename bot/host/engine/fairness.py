"""When the seed of a match may be told: once nothing rests on it any more."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.match import Fairness
from bot.storage.table import tables
from bot.storage.table.tables import Stored


async def proof(connection: AsyncConnection, stored: Stored) -> Fairness | None:
    """The seed and its hash once nothing depends on the secret any more.

    An imported match shares its first part with the one it was made of: while either is being
    played, neither seed is told, for hands that are still held were drawn from it.
    """
    table, header = stored.table, stored.header
    if stored.seed is None or header is None or table.status not in ("over", "cancelled"):
        return None
    if await tables.others_rest_on(connection, table.id, (header.seed_hash, *header.origins)):
        return None
    return Fairness(header.seed_hash, stored.seed.hex())
