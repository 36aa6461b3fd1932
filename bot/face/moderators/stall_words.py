"""Why a table does not get on, in words."""

from __future__ import annotations

from bot.face.desk.table_links import link
from bot.face.kit.reader import Reader
from bot.face.wording.campaign_words import table_name
from bot.face.wording.timestamps import stamp
from bot.host.server.stalls import Stall
from bot.model.table import Table


def stall_line(stall: Stall, reader: Reader) -> str:
    """One reason, and since when or until when it holds."""
    until = stamp(stall.until, "R") if stall.until is not None else ""
    return reader.say(f"admin.stall.{stall.kind}", since=stamp(stall.since, "R"), until=until)


def table_line(table: Table, marks: str, reader: Reader, *, short: bool = False) -> str:
    """A line of a list: the game, where it is, and how it stands.

    A ``short`` one has no link to the newest post.
    """
    return reader.say(
        "admin.tables.line_short" if short else "admin.tables.line",
        game=table_name(table),
        id=table.id,
        link="" if short else link(table),
        place=f"<#{table.channel_id}>",
        marks=marks,
    )
