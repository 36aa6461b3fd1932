"""Freezes a match whose log the installed rules do not replay, until they do."""

from __future__ import annotations

import logging

from bot.host.engine.table_work import existing
from bot.host.waits import awaiting
from bot.storage.database import Database
from bot.storage.posts import outbox
from bot.storage.table import tables
from bot.storage.table.tables import Stored
from games.core.match import AnyMatch
from games.core.replay import Diverged

log = logging.getLogger(__name__)


async def mark_replayable(
    database: Database, stored: Stored, match: AnyMatch, rules: str, now: float
) -> None:
    """Note that the installed rules replay this log, and unfreeze a frozen match."""
    table = stored.table
    if stored.rules == rules or table.status not in ("running", "frozen"):
        return
    awaited = match.awaited
    values = {
        "rules": rules,
        "status": "running",
        "frozen_entry": None,
        "awaited": list(awaited),
        "awaits_computer": any(table.computer_of(seat) for seat in awaited),
        "updated": now,
    }
    async with database.write() as connection:
        await tables.change_table(connection, table.id, values)
        await awaiting.update_waits(connection, (await existing(connection, table.id)).table, now)
        if table.status == "frozen":
            await outbox.owe(connection, table.id, "thawed", table.entry_count, now, ping=True)
    if table.status == "frozen":
        log.info("a frozen match goes on", extra={"table": table.id})


async def freeze(
    database: Database, stored: Stored, broken: Diverged, rules: str, now: float
) -> None:
    """Freeze a match whose log the installed rules do not replay: moves are refused from now on."""
    table = stored.table
    if _known(stored, rules) or table.status not in ("running", "frozen"):
        return
    values = {
        "rules": rules,
        "status": "frozen",
        "frozen_entry": broken.number,
        "awaits_computer": False,
        "updated": now,
    }
    async with database.write() as connection:
        await tables.change_table(connection, table.id, values)
        await awaiting.update_waits(connection, (await existing(connection, table.id)).table, now)
        if table.status == "running":
            detail = {"entry": broken.number}
            await outbox.owe(
                connection, table.id, "frozen", table.entry_count, now, detail={**detail}
            )
    # The reason may reveal a hidden card: `pantheon check` shows it, the log does not.
    log.error("a match is frozen", extra={"table": table.id, "entry": broken.number})


def _known(stored: Stored, rules: str) -> bool:
    return stored.table.status == "frozen" and stored.rules == rules
