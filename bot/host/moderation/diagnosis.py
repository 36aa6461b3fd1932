"""Builds a bundle for bug reports without hidden facts.

It is built field by field, like a view: no seed, picks, fingerprints (options can be guessed from
one), drafts, orders, private notes, drawn cards, names or ids of people. The keys of questions of
a running match are left out too, because a rule that asks may reveal a hand. The operator finds
all of it by the table's number.
"""

from __future__ import annotations

import json
import platform
from collections.abc import Mapping, Sequence
from dataclasses import asdict

from pydantic import JsonValue
from sqlalchemy import Table as Rows
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import existing
from bot.host.past.export_file import is_public_entry
from bot.host.table.conflict_of_interest import has_stake
from bot.model.server import Server
from bot.model.table import Table
from bot.storage import schema
from bot.storage.database import revision
from bot.storage.play import log as storedlog
from bot.storage.server import audit, server_settings
from bot.storage.table.tables import Stored
from bot.storage.upkeep import faults
from bot.version import installed_version
from games.core.game import find, game_ids
from games.core.log import live
from games.core.phrase import Arg, Phrase

Facts = dict[str, JsonValue]

_LAST = 20
_NOTES = 400
_ENDED = ("over", "cancelled")


class Pseudonyms:
    """Calls everybody "person 1", "person 2", … in the order in which they come up."""

    def __init__(self) -> None:
        self._numbers: dict[int, int] = {}

    def of(self, person_id: int | None) -> str | None:
        """The pseudonym of a person in this bundle."""
        if person_id is None:
            return None
        return f"person {self._numbers.setdefault(person_id, len(self._numbers) + 1)}"


class Diagnosis:
    """Collects facts about a server or a table."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def bundle(
        self, guild_id: int, table_id: int | None, client: Mapping[str, str], asker: int
    ) -> str:
        """The bundle as JSON; ``client`` holds the versions of the Discord client.

        An ``asker`` who plays or has played there gets no more of the log than their own export
        would contain.
        """
        engine, pseudonyms = self._engine, Pseudonyms()
        async with engine.database.read() as connection:
            server = await server_settings.server(connection, guild_id)
            found: Facts = {
                "made": engine.clock(),
                "versions": await self._versions(connection, client),
                "server": _server(server),
                "table": None,
            }
            if table_id is not None:
                stored = await existing(connection, table_id)
                found["table"] = await self._table(connection, stored, pseudonyms, asker)
            found["errors"] = [
                {
                    "id": fault.id,
                    "at": fault.at,
                    "table": fault.table_id,
                    "person": pseudonyms.of(fault.person_id),
                    "what": fault.what,
                    "kind": fault.kind,
                }
                for fault in await faults.newest(
                    connection, guild_id=guild_id, table_id=table_id, limit=_LAST
                )
            ]
            deeds, _ = await audit.page(connection, guild_id, table_id, 0, _LAST)
            found["audit"] = [
                {
                    "at": d.at,
                    "action": d.action,
                    "table": d.table_id,
                    "who": pseudonyms.of(d.actor_id),
                }
                for d in deeds
            ]
        if table_id is not None:
            found["match"] = await self._match(table_id)
        return json.dumps(found, ensure_ascii=False, indent=1)

    async def _versions(self, connection: AsyncConnection, client: Mapping[str, str]) -> Facts:
        rules: Facts = {name: self._engine.rules(find(name)) for name in game_ids()}
        return {
            "pantheon": installed_version(),
            "python": platform.python_version(),
            **client,
            "database": connection.dialect.name,
            "schema": await connection.run_sync(revision),
            "rules": rules,
        }

    async def _table(
        self, connection: AsyncConnection, stored: Stored, pseudonyms: Pseudonyms, asker: int
    ) -> Facts:
        table = stored.table
        ended = table.status in _ENDED
        return {
            "row": _row(stored, pseudonyms),
            "members": _members(table, pseudonyms),
            "log": await _log(connection, table, pseudonyms, asker, ended=ended),
            "waits": await _rows(
                connection,
                schema.waits,
                table.id,
                ("since", "entry", "ticking", "used", "reminders"),
                pseudonyms,
            ),
            "alarms": await _rows(connection, schema.alarms, table.id, ("kind", "due"), pseudonyms),
            "outbox": await _rows(
                connection,
                schema.outbox,
                table.id,
                ("id", "kind", "state", "attempts", "not_before", "entry", "ping", "channel_id"),
                pseudonyms,
                last=True,
            ),
        }

    async def _match(self, table_id: int) -> Facts:
        """The public facts of the match, as far as the installed rules can replay it."""
        engine = self._engine
        try:
            async with engine.locked(table_id):
                _, loaded = await engine.opened(table_id, -1)
                told = loaded.match.visible_notes(None, -1)[-_NOTES:]
                return {
                    "frozen": loaded.frozen,
                    "awaited": [*loaded.match.awaited],
                    "together": loaded.match.sealed,
                    "notes": [{"entry": t.number, **_phrase(t.note.phrase)} for t in told],
                }
        except Refusal as refusal:
            return {"unreadable": refusal.phrase.key}


def _server(server: Server) -> Facts:
    return asdict(server)


def _row(stored: Stored, pseudonyms: Pseudonyms) -> Facts:
    table = stored.table
    return {
        "id": table.id,
        "guild_id": table.guild_id,
        "channel_id": table.channel_id,
        "game": table.game,
        "edition": table.edition,
        "fixes": [*stored.header.fixes] if stored.header else [],
        "status": table.status,
        "language": table.language,
        "options": dict(table.options),
        "creator": pseudonyms.of(table.creator_id),
        "entry_count": table.entry_count,
        "awaited": [*table.awaited],
        "told_entry": stored.told_entry,
        "rules": stored.rules,
        "frozen_entry": stored.frozen_entry,
        "seed_hash": table.seed_hash,
        "lobby_message_id": table.lobby_message_id,
        "last_post_id": table.last_post_id,
        "created": table.created,
        "updated": table.updated,
        "paused": table.paused,
        "lost": table.lost,
        "finished": table.finished,
        "archived": table.archived,
        "stranded": table.stranded,
        "clock": asdict(table.clock) if table.clock else None,
        "campaign": table.campaign_id,
        "scenario": table.scenario,
    }


def _members(table: Table, pseudonyms: Pseudonyms) -> list[JsonValue]:
    return [
        {
            "place": member.order,
            "who": pseudonyms.of(member.person_id),
            "computer": member.computer,
            "vacant": member.vacant,
            "sits_in_for": pseudonyms.of(member.owner_id),
            "seats": [*table.seats_at(member.order)],
        }
        for member in table.members
    ]


async def _log(
    connection: AsyncConnection, table: Table, pseudonyms: Pseudonyms, asker: int, *, ended: bool
) -> list[JsonValue]:
    """Who answered when, without the outcomes of chance and the picks.

    Answers that were taken back are not shown to opponents.
    """
    column = schema.entries.c
    chosen = (
        select(column.number, column.kind, column.seat, column.person_id, column.made)
        .where(column.table_id == table.id)
        .order_by(column.number)
    )
    log = await storedlog.entries(connection, table.id)
    live_numbers = {entry.number for entry in live(log)}
    asked = {entry.number: entry.key for entry in log} if ended else {}
    told = {entry.number for entry in log}
    if not ended and await has_stake(connection, table, asker):
        held = table.known_to(asker)
        told = {
            e.number for e in log if e.seat in held or is_public_entry(e, e.number in live_numbers)
        }
    return [
        {
            "number": row.number,
            "kind": row.kind,
            "seat": row.seat,
            "who": pseudonyms.of(row.person_id),
            "made": row.made,
            "stands": row.number in live_numbers,
            **({"key": asked[row.number]} if row.number in asked else {}),
        }
        for row in await connection.execute(chosen)
        if row.number in told
    ]


async def _rows(
    connection: AsyncConnection,
    table: Rows,
    table_id: int,
    names: Sequence[str],
    pseudonyms: Pseudonyms,
    *,
    last: bool = False,
) -> list[JsonValue]:
    """The named columns of a table's rows, with pseudonyms for the people they are about."""
    wanted = [table.c[name] for name in (*names, "person_id")]
    chosen = select(*wanted).where(table.c.table_id == table_id)
    if last:
        chosen = chosen.order_by(table.c.id.desc()).limit(_LAST)
    found: list[JsonValue] = []
    for row in (await connection.execute(chosen)).mappings():
        facts: Facts = {name: row[name] for name in names}
        found.append({**facts, "who": pseudonyms.of(row["person_id"])})
    return found


def _phrase(said: Phrase) -> Facts:
    return {"key": said.key, "args": {name: _arg(arg) for name, arg in said.args.items()}}


def _arg(arg: Arg) -> JsonValue:
    if isinstance(arg, Phrase):
        return _phrase(arg)
    if isinstance(arg, tuple):
        return [_arg(part) for part in arg]
    return arg
