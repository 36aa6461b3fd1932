"""The records of a server as a file: finished tables, results, and the audit log.

A ZIP archive of CSV files. Players have their display names, and numbers that count from 1 in the
order in which they appear. Nothing of a match is in it beyond its result.
"""

from __future__ import annotations

import asyncio
import csv
import io
import json
import zipfile
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

from bot.host.engine.engine import Engine
from bot.model.people import Person
from bot.storage.server import audit, records
from bot.storage.server.records import Rows
from bot.storage.table import tables

TABLES: Final = (
    *("table", "game", "status", "scenario", "opened", "finished"),
    *("entries", "people", "players", "archived"),
)
RESULTS: Final = ("table", "game", "at", "player", "name", "place", "points", "won", "rated")
AUDIT: Final = ("line", "at", "moderator", "action", "table", "detail")
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""A text that begins so is taken for a formula by spreadsheets."""


class ServerRecords:
    """Exports the records of servers; the caller checks who may."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def archive(self, guild_id: int, actor: Person) -> bytes:
        """The records of a server as a ZIP archive; that it was made is a line of the audit log."""
        database = self._engine.database
        async with database.write() as connection:
            now = self._engine.clock()
            await tables.upsert_person(connection, actor, now)
            await audit.write(connection, guild_id, "records", now, actor_id=actor.id)
        async with database.read(offloaded=True) as connection:
            played = await records.finished_tables(connection, guild_id)
            results = await records.results(connection, guild_id)
            log = await records.audit_lines(connection, guild_id)
        return await asyncio.to_thread(_zipped, played, results, log)


def _zipped(played: Rows, results: Rows, log: Rows) -> bytes:
    numbers: dict[object, int] = {}
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        shown: Iterable[Sequence[object]]
        shown = ((*row[:4], _time(row[4]), _time(row[5]), *row[6:]) for row in played)
        archive.writestr("tables.csv", _csv(TABLES, shown))
        shown = (
            (*row[:2], _time(row[2]), numbers.setdefault(row[3], len(numbers) + 1), *row[4:])
            for row in results
        )
        archive.writestr("results.csv", _csv(RESULTS, shown))
        shown = (
            (row[0], _time(row[1]), *row[2:5], json.dumps(row[5], ensure_ascii=False))
            for row in log
        )
        archive.writestr("audit.csv", _csv(AUDIT, shown))
    return held.getvalue()


def _csv(head: Sequence[str], rows: Iterable[Sequence[object]]) -> bytes:
    held = io.StringIO()
    writer = csv.writer(held)
    writer.writerow(head)
    writer.writerows([_cell(value) for value in row] for row in rows)
    return held.getvalue().encode("utf-8-sig")


def _cell(value: object) -> object:
    """A value as it may stand in a spreadsheet: no text is a formula, and flags are numbers."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return value


def _time(value: object) -> str:
    if not isinstance(value, int | float):
        return ""
    return datetime.fromtimestamp(value, UTC).isoformat(" ", "seconds")
