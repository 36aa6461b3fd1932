"""Posts owed to channels, written in the transaction of the move that they tell about.

``pending`` rows have surely not been posted; ``sending`` ones may have been; ``done`` ones have,
and ``superseded`` ones are told by a later post.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from pydantic import JsonValue
from sqlalchemy import ColumnElement, RowMapping, TextClause, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.posts import TELLING, Owed, PostKind, PostState
from bot.model.server import Shards
from bot.storage import schema
from bot.storage.aftermath import aftermath
from bot.storage.table.tables import served

ONCE: tuple[PostKind, ...] = ("turn", "over", "recap", "campaign")
"""Posts of which there is at most one for a length of the log."""


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
    """Owe a post. One that tells the log takes the place of turn posts not tried yet.

    It goes to the table's channel unless to another one, or to a person in private.
    """
    if kind in TELLING:
        ping = await _supersede(connection, table_id, entry) or ping
    elif kind == "awaited":
        await _supersede(connection, table_id, entry, kinds=("awaited",))
    row = {
        "table_id": table_id,
        "kind": kind,
        "channel_id": channel_id,
        "person_id": person_id,
        "dedupe": f"{kind}:{table_id}:{entry}" if kind in ONCE else _token(),
        "nonce": _token(),
        "since_entry": entry,
        "entry": entry,
        "ping": ping,
        "detail": dict(detail or {}),
        "state": "pending",
        "attempts": 0,
        "not_before": now,
        "created": now,
    }
    await connection.execute(insert(schema.outbox).values(row))
    aftermath(connection).owed.add(table_id)


async def owing_tables(
    connection: AsyncConnection, shards: Shards | None, due: float | None = None
) -> list[int]:
    """The tables that are owed a post; with ``due`` only those that one can be sent to by then."""
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
    """The post that comes next at a table."""
    owed = schema.outbox.c
    chosen = select(schema.outbox).where(owed.table_id == table_id, schema.OWED).order_by(owed.id)
    # Each place has a line of its own: a channel that takes nothing holds up no private message.
    heads: dict[tuple[int | None, int | None], Owed] = {}
    for row in (await connection.execute(chosen)).mappings():
        heads.setdefault((row["channel_id"], row["person_id"]), _owed(row))
    return min(heads.values(), key=lambda head: (head.not_before, head.id), default=None)


async def newest_told(connection: AsyncConnection, table_id: int) -> tuple[Owed, int] | None:
    """The last post that told the log of a table, as it was sent, and its message."""
    outbox = schema.outbox.c
    chosen = (
        select(schema.outbox)
        .where(outbox.table_id == table_id, outbox.state == "done", outbox.kind.in_(TELLING))
        .order_by(outbox.id.desc())
        .limit(1)
    )
    row = (await connection.execute(chosen)).mappings().one_or_none()
    return (_owed(row), row["message_id"]) if row is not None else None


async def claim(
    connection: AsyncConnection, owed: Owed, since_entry: int, entry: int
) -> bool | None:
    """Mark a post as being sent, telling the log from ``since_entry`` up to ``entry``.

    Returns whether it pings: turn posts written meanwhile are told by it, and their pings too.
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
    """The post stands in its place: where it tells the log, that is told up to ``entry``."""
    await connection.execute(
        update(schema.outbox)
        .where(schema.outbox.c.id == owed.id)
        .values(state="done", message_id=message_id)
    )
    tables = schema.tables.c
    if owed.kind == "moved" and owed.here:
        # Until the next post tells something, this is where the table is.
        await connection.execute(
            update(schema.tables)
            .where(tables.id == owed.table_id, tables.last_post_id.is_(None))
            .values(last_post_id=message_id)
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
    """Drop what was to be said to a person, or in another channel than the table's, and has not
    been tried: a newer one takes its place. False where an earlier one may be on its way.
    """
    outbox = schema.outbox.c
    place = outbox.channel_id == channel_id if person_id is None else outbox.person_id == person_id
    owed = (outbox.kind == kind, place, schema.OWED)
    await connection.execute(
        update(schema.outbox).where(*owed, outbox.state == "pending").values(state="superseded")
    )
    return await connection.scalar(select(outbox.id).where(*owed).limit(1)) is None


async def redirect(connection: AsyncConnection, owed: Owed) -> bool:
    """Say in the table's channel what a person does not take in private.

    False where another process has taken it over or settled it meanwhile.
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


async def retry_now(connection: AsyncConnection, table_id: int, now: float) -> None:
    """Try everything that waits at a table again at once: its channel is another one."""
    outbox = schema.outbox.c
    await connection.execute(
        update(schema.outbox).where(outbox.table_id == table_id, schema.OWED).values(not_before=now)
    )
    aftermath(connection).owed.add(table_id)


async def postpone(
    connection: AsyncConnection, owed: Owed, state: PostState, not_before: float
) -> None:
    """Try again later, unless another process has taken it over or settled it meanwhile."""
    await connection.execute(
        update(schema.outbox)
        .where(*_of_this_attempt(owed))
        .values(state=state, not_before=not_before)
    )


async def give_way(connection: AsyncConnection, owed: Owed) -> bool:
    """Leave the telling to a later post of the table; False where there is none."""
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
    """Owe this post no longer; False where another process has taken it over or settled it."""
    dropped = await connection.execute(
        update(schema.outbox).where(*_of_this_attempt(owed)).values(state="superseded")
    )
    return dropped.rowcount == 1


def _of_this_attempt(owed: Owed) -> tuple[ColumnElement[bool] | TextClause, ...]:
    """The row of a post, as long as it is owed and nobody has tried it since it was read.

    A process that was stopped for a while may hear what became of its attempt after another one
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
