"""Words the status of a table."""

from __future__ import annotations

from typing import Final

from bot.model.table import Status, Table
from bot.ui.kit.reader import Reader

STATUS_KEYS: Final[dict[Status, str]] = {
    "lobby": "bot.games.status.lobby",
    "running": "bot.games.status.running",
    "frozen": "bot.games.status.frozen",
    "over": "admin.tables.status.over",
    "cancelled": "admin.tables.status.cancelled",
}


def status_words(table: Table, reader: Reader) -> str:
    """The status of a table in a list."""
    if table.paused is not None and table.is_open:
        return reader.say("bot.games.status.paused")
    return reader.say(STATUS_KEYS[table.status])
