"""Owes the lobby's message: posted when a table is opened, edited after every change.

Each row of kind "lobby" shows the table as it is when the row is sent. Delivery edits the message
whose id the table has stored, and posts a new one where there is none and people may still join.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from pydantic import JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.table_work import TableWork
from bot.storage.posts import outbox

OPENING: Final = "opening"
"""Key in a row's detail: whether to close the table if this, its first post, cannot be sent."""
UNPOSTED: Final = "unposted"
"""Key in a dropped row's detail: why the first post was given up and the table closed."""

WhyUnposted = Literal["forbidden", "unreachable"]


async def owe_first(
    connection: AsyncConnection, table_id: int, now: float, invited: Sequence[int] = ()
) -> None:
    """Owe the first post of a new table, which pings the people in ``invited``."""
    people: list[JsonValue] = [*invited]
    detail: dict[str, JsonValue] = {OPENING: True, "people": people}
    await outbox.owe(connection, table_id, "lobby", 0, now, detail=detail)


async def show(work: TableWork) -> None:
    """Owe an edit that shows the table as it is now; a table without a lobby message needs none.

    A row that has not been sent yet shows the newest state anyway. One that may have been sent is
    looked up immediately, because people are at the table now.
    """
    table = work.table
    if table.seats and table.status in ("lobby", "cancelled"):
        # The invitation to a scenario has its own rows, and a match that was closed has a last post
        # that says so.
        return
    owed = await outbox.owed_states(work.connection, work.id, "lobby")
    if owed:
        await outbox.retry_now(work.connection, work.id, work.now, "lobby")
    if "pending" not in owed and (owed or table.lobby_message_id is not None):
        await work.owe("lobby")


async def post_again(work: TableWork) -> None:
    """Owe a new message, without a ping, that replaces the table's current one."""
    await work.change({"lobby_message_id": None})
    if "pending" not in await outbox.owed_states(work.connection, work.id, "lobby"):
        await work.owe("lobby")


async def keep_open(work: TableWork) -> None:
    """Keep a table open from now on if its first post cannot be sent: people know of it."""
    await outbox.change_owed(work.connection, work.id, "lobby", {OPENING: False})


async def why_unposted(connection: AsyncConnection, table_id: int) -> WhyUnposted | None:
    """Why a table was closed instead of being posted; None where it was not."""
    for detail in await outbox.dropped_details(connection, table_id, "lobby"):
        match detail.get(UNPOSTED):
            case "forbidden" | "unreachable" as why:
                return why
    return None
