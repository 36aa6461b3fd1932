"""Conflicts of interest: what a moderator who has a stake in a match may not do alone.

A person who plays, may return to a seat, or has held one, has a stake. Such a moderator does not
act for other seats, does not decide about luck, and does not end the match.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.table_work import TableWork, existing
from bot.host.waits import mentions
from bot.model.table import Table
from bot.storage.campaign import campaigns
from bot.storage.table import seats, waits
from games.core.phrase import phrase

ABANDONED_AFTER_SECONDS: Final = 14 * 86400.0
"""After so many seconds of waiting for a person who is not away, a rival may act for them."""


async def has_stake(connection: AsyncConnection, table: Table, person_id: int) -> bool:
    """Whether a person plays at a table, may come back to it, or has played there.

    The scenarios of a campaign depend on each other: a player of one has a stake in all.
    """
    if await _played(connection, table, person_id):
        return True
    if table.campaign_id is None:
        return False
    for other in await campaigns.tables_of(connection, table.campaign_id):
        if other != table.id and await _played(
            connection, (await existing(connection, other)).table, person_id
        ):
            return True
    return False


async def _played(connection: AsyncConnection, table: Table, person_id: int) -> bool:
    return table.claims(person_id) or bool(
        await seats.places_left_by(connection, table.id, person_id)
    )


async def require_impartial(work: TableWork, person_id: int) -> None:
    """Refuse a moderator with a stake where another person has a seat."""
    if _others(work.table, person_id) and await _partial(work, person_id):
        raise Refusal(phrase("host.refused.plays_here"))


async def require_may_act_for(work: TableWork, person_id: int, *rivals: int | None) -> None:
    """Refuse a moderator with a stake to act for others of the match."""
    if any(r not in (None, person_id) for r in rivals) and await _partial(work, person_id):
        raise Refusal(phrase("host.refused.rival"))


async def require_may_sit_in(work: TableWork, person_id: int, rival: int) -> None:
    """The same for letting a computer sit in, unless the rival has abandoned the table."""
    if rival not in await _abandoning(work):
        await require_may_act_for(work, person_id, rival)


async def require_may_end(work: TableWork, person_id: int) -> None:
    """Refuse a moderator with a stake to end the others' match, unless they have abandoned it."""
    table = work.table
    if table.gathering or not _others(table, person_id):
        return
    awaited = person_id in await waits.at_table(work.connection, work.id)
    if (awaited or not await _abandoning(work)) and await _partial(work, person_id):
        raise Refusal(phrase("host.refused.end_own"))


def _others(table: Table, person_id: int) -> bool:
    return any(person != person_id for person in table.claimants)


async def _partial(work: TableWork, person_id: int) -> bool:
    return await has_stake(work.connection, work.table, person_id)


async def _abandoning(work: TableWork) -> list[int]:
    """The people who have kept the table waiting for long without being away."""
    if work.table.resting:
        return []
    found = await waits.at_table(work.connection, work.id)
    late = [p for p, wait in found.items() if work.now - wait.since >= ABANDONED_AFTER_SECONDS]
    return await mentions.present(work.connection, late, work.now)
