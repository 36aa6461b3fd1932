"""Finds the places that a person has left for good."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.table import Table
from bot.storage.campaign import campaigns
from bot.storage.table import seats


async def places_left_by(
    connection: AsyncConnection, table: Table, person_id: int
) -> frozenset[int]:
    """The places that a person has left: at this table, or in another scenario of its campaign.

    The scenarios of a campaign have the same places.
    """
    played_at = [table.id]
    if table.campaign_id is not None:
        played_at = [*await campaigns.tables_of(connection, table.campaign_id)]
    left = [await seats.places_left_by(connection, table_id, person_id) for table_id in played_at]
    return frozenset(place for places in left for place in places)
