"""Words the reasons why a table is stalled."""

from __future__ import annotations

from typing import Final

from bot.host.server.stalls import Stall, StallKind
from bot.model.table import Table
from bot.ui.dispatch.table_links import link
from bot.ui.kit.reader import Reader
from bot.ui.wording.campaign_words import table_name
from bot.ui.wording.timestamps import stamp

STALL_KEYS: Final[dict[StallKind, str]] = {
    "frozen": "admin.stall.frozen",
    "lost": "admin.stall.lost",
    "time_up": "admin.stall.time_up",
    "vote": "admin.stall.vote",
    "open_seat": "admin.stall.open_seat",
    "away": "admin.stall.away",
    "waiting": "admin.stall.waiting",
    "still": "admin.stall.still",
}


def stall_line(stall: Stall, reader: Reader) -> str:
    """A reason, with the time since or until which it holds."""
    until = stamp(stall.until, "R") if stall.until is not None else ""
    return reader.say(STALL_KEYS[stall.kind], since=stamp(stall.since, "R"), until=until)


def table_line(table: Table, marks: str, reader: Reader, *, short: bool = False) -> str:
    """A line of a list: game, channel and status.

    A ``short`` line has no link to the newest post.
    """
    return reader.say(
        "admin.tables.line_short" if short else "admin.tables.line",
        game=table_name(table),
        id=table.id,
        link="" if short else link(table),
        place=f"<#{table.channel_id}>",
        marks=marks,
    )
