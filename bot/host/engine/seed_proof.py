"""Decides when the seed of a match may be published: when no running match depends on it."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.match import SeedProof
from bot.storage.table import tables
from bot.storage.table.tables import Stored


async def proof(connection: AsyncConnection, stored: Stored) -> SeedProof | None:
    """The seed and its hash, or None while a running match depends on the secret.

    An imported match shares its first part with its original: while either is being played, neither
    seed is published, because hands that are still held were drawn from it.
    """
    table, header = stored.table, stored.header
    if stored.seed is None or header is None or table.status not in ("over", "cancelled"):
        return None
    if table.idle_ended is not None:
        # It may be reopened, and then the same seed decides what follows.
        return None
    if await seed_is_shared(connection, stored):
        return None
    return SeedProof(header.seed_hash, stored.seed.hex())


async def seed_is_shared(connection: AsyncConnection, stored: Stored) -> bool:
    """Whether a match that is still played rests on a seed of this one."""
    header = stored.header
    if header is None:
        return False
    hashes = (header.seed_hash, *header.origins)
    return await tables.seed_is_shared(connection, stored.table.id, hashes)
