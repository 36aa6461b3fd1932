"""Rows of the outbox: posts owed to channels.

``pending`` rows have not been posted; ``sending`` ones may have been; ``done`` ones have been;
``superseded`` ones are contained in a later post.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from pydantic import JsonValue
from sqlalchemy import ColumnElement, RowMapping, TextClause, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.posts import LOG_POST_KINDS, Owed, PostKind, PostState
from bot.model.server import Shards
from bot.storage import schema
from bot.storage.after_commit import after_commit
from bot.storage.table.tables import served

UNIQUE_KINDS: tuple[PostKind, ...] = ("turn", "over", "recap", "campaign")
"""Kinds of posts that exist at most once for each length of the log."""


async def owe(
    connection: AsyncConnection,
    table_id: int,
    kind: PostKind,
    entry: int,
    now: float,
    *,
    ping: bool = False,
    detail: Mapping[str, JsonValue] | None = None,
    channel_id: int | None = None,
    person_id: int | None = None,
) -> None:
    """Owe a post. One about the log replaces turn posts that have not been tried yet.

    It goes to the table's channel unless to another one, or to a person in private.
    """
    if kind in LOG_POST_KINDS:
        ping = await _supersede(connection, table_id, entry) or ping
    elif kind == "awaited":
        await _supersede(connection, table_id, entry, kinds=("awaited",))
    row = _row(table_id, kind, entry, now, ping, detail or {})
    row |= {"channel_id": channel_id, "person_id": person_id}
    await connection.execute(insert(schema.outbox).values(row))
    after_commit(connection).owed.add(table_id)


async def owe_to_all(
    connection: AsyncConnection,
    entries: Mapping[int, int],
    kind: PostKind,
    now: float,
    detail: Mapping[str, JsonValue],
) -> None:
    """Owe the same notice to many tables, which are given with the lengths of their logs."""
    rows = [_row(table_id, kind, entry, now, False, detail) for table_id, entry in entries.items()]
    await connection.execute(insert(schema.outbox), rows)
    after_commit(connection).owed.update(entries)


def _row(
    table_id: int,
    kind: PostKind,
    entry: int,
    now: float,
    ping: bool,
    detail: Mapping[str, JsonValue],
) -> dict[str, object]:
    return {
        "table_id": table_id,
        "kind": kind,
        "dedupe": f"{kind}:{table_id}:{entry}" if kind in UNIQUE_KINDS else _token(),
        "nonce": _token(),
        "since_entry": entry,
        "entry": entry,
        "ping": ping,
        "detail": dict(detail),
        "state": "pending",
        "attempts": 0,
        "not_before": now,
        "created": now,
    }


async def owing_tables(
    connection: AsyncConnection, shards: Shards | None, due: float | None = None
) -> list[int]:
    """The tables that are owed a post; with ``due`` only those with one to be sent by then."""
    owed = schema.outbox.c
    chosen = (
        select(owed.table_id)
        .join_from(schema.outbox, schema.tables, owed.table_id == schema.tables.c.id)
        .where(schema.OWED, served(shards))
        .distinct()
        .order_by(owed.table_id)
    )
    if due is not None:
        servers = schema.servers.c
        gone = exists().where(
            servers.guild_id == schema.tables.c.guild_id, servers.present.is_(False)
        )
        chosen = chosen.where(owed.not_before <= due, ~gone)
    return list((await connection.scalars(chosen)).all())


async def first_owed(connection: AsyncConnection, table_id: int) -> Owed | None:
    """The next post of a table."""
    owed = schema.outbox.c
    chosen = select(schema.outbox).where(owed.table_id == table_id, schema.OWED).order_by(owed.id)
    # Each destination has its own queue: a channel that takes nothing delays no private message.
    heads: dict[tuple[int | None, int | None], Owed] = {}
    for row in (await connection.execute(chosen)).mappings():
        heads.setdefault((row["channel_id"], row["person_id"]), _owed(row))
    return min(heads.values(), key=lambda head: (head.not_before, head.id), default=None)


async def newest_log_post(connection: AsyncConnection, table_id: int) -> tuple[Owed, int] | None:
    """The last delivered post about the log of a table, as it was sent, and its message."""
    outbox = schema.outbox.c
    chosen = (
        select(schema.outbox)
        .where(outbox.table_id == table_id, outbox.state == "done", outbox.kind.in_(LOG_POST_KINDS))
        .order_by(outbox.id.desc())
        .limit(1)
    )
    row = (await connection.execute(chosen)).mappings().one_or_none()
    return (_owed(row), row["message_id"]) if row is not None else None


async def claim(
    connection: AsyncConnection, owed: Owed, since_entry: int, entry: int
) -> bool | None:
    """Mark a post as being sent, covering the log from ``since_entry`` up to ``entry``.

    Returns whether it pings: it replaces turn posts written meanwhile, and takes over their pings.
    None where another process was quicker.
    """
    ping = owed.ping
    if owed.tells:
        ping = await _supersede(connection, owed.table_id, entry, after=owed.id) or ping
    outbox = schema.outbox.c
    claimed = await connection.execute(
        update(schema.outbox)
        .where(outbox.id == owed.id, outbox.state == owed.state, outbox.attempts == owed.attempts)
        .values(
            state="sending",
            since_entry=since_entry,
            entry=entry,
            ping=ping,
            attempts=owed.attempts + 1,
        )
    )
    return ping if claimed.rowcount == 1 else None


async def delivered(connection: AsyncConnection, owed: Owed, entry: int, message_id: int) -> None:
    """Mark a post as delivered; one about the log marks the log as posted up to ``entry``."""
    await connection.execute(
        update(schema.outbox)
        .where(schema.outbox.c.id == owed.id)
        .values(state="done", message_id=message_id)
    )
    tables = schema.tables.c
    if owed.kind == "moved" and owed.here:
        # Until the next post about the log, this message is the table's newest.
        await connection.execute(
            update(schema.tables)
            .where(tables.id == owed.table_id, tables.last_post_id.is_(None))
            .values(last_post_id=message_id)
        )
    if owed.kind == "lobby":
        await connection.execute(
            update(schema.tables)
            .where(tables.id == owed.table_id)
            .values(lobby_message_id=message_id)
        )
    if owed.kind == "interlude" and "amends" not in owed.detail:
        # The invitation to a scenario shows who is ready, until it begins.
        await connection.execute(
            update(schema.tables)
            .where(tables.id == owed.table_id, tables.status == "lobby")
            .values(lobby_message_id=message_id)
        )
    if owed.tells:
        await connection.execute(
            update(schema.tables)
            .where(tables.id == owed.table_id)
            .values(told_entry=entry, last_post_id=message_id)
        )


async def replace_owed(
    connection: AsyncConnection,
    kind: PostKind,
    *,
    person_id: int | None = None,
    channel_id: int | None = None,
) -> bool:
    """Drop untried posts to a person, or to another channel, because a newer one replaces them.

    False where an earlier one may have been sent already.
    """
    outbox = schema.outbox.c
    place = outbox.channel_id == channel_id if person_id is None else outbox.person_id == person_id
    owed = (outbox.kind == kind, place, schema.OWED)
    await connection.execute(
        update(schema.outbox).where(*owed, outbox.state == "pending").values(state="superseded")
    )
    return await connection.scalar(select(outbox.id).where(*owed).limit(1)) is None


async def redirect(connection: AsyncConnection, owed: Owed) -> bool:
    """Send a post to the table's channel that a person does not take in private.

    False where another process has taken it over or finished it meanwhile.
    """
    redirected = await connection.execute(
        update(schema.outbox)
        .where(*_of_this_attempt(owed))
        .values(
            person_id=None,
            channel_id=None,
            state="pending",
            detail={**owed.detail, "people": [owed.person_id]},
        )
    )
    return redirected.rowcount == 1


async def tables_owed(connection: AsyncConnection, guild_id: int) -> list[int]:
    """The ids of a server's tables that are owed posts, the oldest first; also of finished ones."""
    tables, outbox = schema.tables.c, schema.outbox.c
    # From the few posts that are owed to their tables, not through all tables of the server.
    chosen = (
        select(outbox.table_id)
        .join_from(schema.outbox, schema.tables, outbox.table_id == tables.id)
        .where(schema.OWED, tables.guild_id == guild_id)
        .distinct()
        .order_by(outbox.table_id)
    )
    return list((await connection.scalars(chosen)).all())


async def retry_now(
    connection: AsyncConnection, table_id: int, now: float, kind: PostKind | None = None
) -> None:
    """Retry all waiting posts of a table, or those of one kind, now."""
    outbox = schema.outbox.c
    waiting = update(schema.outbox).where(outbox.table_id == table_id, schema.OWED)
    if kind is not None:
        waiting = waiting.where(outbox.kind == kind)
    await connection.execute(waiting.values(not_before=now))
    after_commit(connection).owed.add(table_id)


async def owed_states(
    connection: AsyncConnection, table_id: int, kind: PostKind
) -> frozenset[PostState]:
    """The states of the posts of one kind that a table is owed."""
    outbox = schema.outbox.c
    chosen = select(outbox.state).where(outbox.table_id == table_id, outbox.kind == kind)
    return frozenset((await connection.scalars(chosen.where(schema.OWED))).all())


async def change_owed(
    connection: AsyncConnection, table_id: int, kind: PostKind, detail: Mapping[str, JsonValue]
) -> None:
    """Change fields of the detail of all posts of one kind that a table is owed."""
    outbox = schema.outbox.c
    chosen = select(outbox.id, outbox.detail).where(outbox.table_id == table_id, schema.OWED)
    for row in (await connection.execute(chosen.where(outbox.kind == kind))).all():
        changed = {**row.detail, **detail}
        await connection.execute(
            update(schema.outbox).where(outbox.id == row.id).values(detail=changed)
        )


async def postpone(
    connection: AsyncConnection, owed: Owed, state: PostState, not_before: float
) -> None:
    """Try again later, unless another process has taken it over or finished it meanwhile."""
    await connection.execute(
        update(schema.outbox)
        .where(*_of_this_attempt(owed))
        .values(state=state, not_before=not_before)
    )


async def leave_to_later_post(connection: AsyncConnection, owed: Owed) -> bool:
    """Leave the content to a later post of the table; False where there is none."""
    outbox = schema.outbox.c
    later = (
        select(outbox.id)
        .where(outbox.table_id == owed.table_id, outbox.id > owed.id, schema.OWED)
        .where(outbox.state == "pending")
        .where(outbox.kind.in_(("turn", "over", "cancelled")))
        .order_by(outbox.id)
        .limit(1)
    )
    heir = (await connection.scalars(later)).one_or_none()
    if heir is None:
        return False
    if await drop(connection, owed) and owed.ping:
        await connection.execute(update(schema.outbox).where(outbox.id == heir).values(ping=True))
    return True


async def drop(connection: AsyncConnection, owed: Owed) -> bool:
    """Owe this post no longer; False where another process has taken it over or finished it.

    Its detail is stored as it is in ``owed``.
    """
    dropped = await connection.execute(
        update(schema.outbox)
        .where(*_of_this_attempt(owed))
        .values(state="superseded", detail=dict(owed.detail))
    )
    return dropped.rowcount == 1


async def dropped_details(
    connection: AsyncConnection, table_id: int, kind: PostKind
) -> list[Mapping[str, JsonValue]]:
    """The details of a table's posts of one kind that were dropped, the oldest first."""
    outbox = schema.outbox.c
    chosen = select(outbox.detail).where(outbox.table_id == table_id, outbox.kind == kind)
    dropped = chosen.where(outbox.state == "superseded").order_by(outbox.id)
    return list((await connection.scalars(dropped)).all())


async def reread(connection: AsyncConnection, owed: Owed) -> Owed | None:
    """The post as it is stored now; None where another process has taken it over or finished it."""
    chosen = select(schema.outbox).where(*_of_this_attempt(owed))
    row = (await connection.execute(chosen)).mappings().one_or_none()
    return _owed(row) if row is not None else None


def _of_this_attempt(owed: Owed) -> tuple[ColumnElement[bool] | TextClause, ...]:
    """Matches the row of a post while it is owed and has not been tried since it was read.

    A process that was suspended for a while may learn the outcome of its attempt after another one
    has taken the post over.
    """
    outbox = schema.outbox.c
    return outbox.id == owed.id, outbox.attempts == owed.attempts, schema.OWED


async def _supersede(
    connection: AsyncConnection,
    table_id: int,
    entry: int,
    after: int = 0,
    kinds: Sequence[PostKind] = ("turn", "awaited"),
) -> bool:
    """Drop turn posts, and edits of such, that are not tried yet; returns whether one of them
    would have pinged.
    """
    outbox = schema.outbox.c
    dropped = await connection.scalars(
        update(schema.outbox)
        .where(outbox.table_id == table_id, outbox.id > after, schema.OWED)
        .where(outbox.kind.in_(kinds), outbox.state == "pending", outbox.entry <= entry)
        .values(state="superseded")
        .returning(outbox.ping)
    )
    return any(dropped.all())


def _owed(row: RowMapping) -> Owed:
    return Owed(
        id=row["id"],
        table_id=row["table_id"],
        kind=row["kind"],
        nonce=row["nonce"],
        since_entry=row["since_entry"],
        entry=row["entry"],
        ping=row["ping"],
        detail=row["detail"],
        state=row["state"],
        attempts=row["attempts"],
        not_before=row["not_before"],
        channel_id=row["channel_id"],
        person_id=row["person_id"],
        created=row["created"],
    )


def _token() -> str:
    return secrets.token_hex(10)
