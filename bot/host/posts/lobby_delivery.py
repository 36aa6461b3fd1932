"""Prepares the lobby's message for delivery, and closes a table whose first post fails."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.errors import RetryLater
from bot.host.engine.engine import Engine
from bot.host.table import lobby_post
from bot.host.table.lobby_post import WhyUnposted
from bot.host.table.tables import cancel
from bot.model.posts import Owed
from bot.model.table import Table
from bot.storage.posts import outbox
from bot.storage.table import tables

RETRY_SECONDS: Final = (0.25, 1.0)
"""The pauses after the first attempts with unknown outcome; short, because people wait for the
lobby."""


def retry_seconds(owed: Owed, later: RetryLater) -> float:
    """The pause before a lobby row is tried again."""
    if "amends" in owed.detail or not later.uncertain:
        return later.seconds
    if owed.attempts <= len(RETRY_SECONDS):
        return RETRY_SECONDS[owed.attempts - 1]
    return 0.0 if given_up(owed) else later.seconds


def given_up(owed: Owed) -> bool:
    """Whether a first post is not retried any more, only looked up."""
    return bool(owed.detail.get(lobby_post.OPENING)) and owed.attempts > len(RETRY_SECONDS)


async def prepared(engine: Engine, owed: Owed) -> tuple[Owed, Table] | None:
    """Mark a lobby row as being sent; returns it with the message to edit, and the table.

    None where another process was quicker, or where there is neither a message to edit nor a lobby
    that can be joined. The table's lock orders this and every change of the table: a change that is
    not shown here finds the row marked, and owes another one.
    """
    async with engine.changing(owed.table_id) as work:
        message_id = work.table.lobby_message_id
        if message_id is None and not work.table.gathering:
            await outbox.drop(work.connection, owed)
            return None
        if await outbox.claim(work.connection, owed, owed.since_entry, owed.entry) is None:
            return None
    detail = {key: value for key, value in owed.detail.items() if key != "amends"}
    if message_id is not None:
        detail["amends"] = message_id
    return replace(owed, detail=detail), work.table


async def message_gone(engine: Engine, owed: Owed) -> None:
    """Forget the deleted message of a lobby: the row is sent again, as a new post."""
    async with engine.changing(owed.table_id) as work:
        if work.table.lobby_message_id == owed.detail.get("amends"):
            await tables.change_table(work.connection, work.id, {"lobby_message_id": None})
        await outbox.postpone(work.connection, owed, "pending", work.now)


async def close_table(engine: Engine, owed: Owed, why: WhyUnposted) -> bool:
    """Close a new table whose first post has surely not been sent; False where it stays open.

    A table without a visible post would only block its channel.
    """
    if not owed.detail.get(lobby_post.OPENING):
        return False
    async with engine.changing(owed.table_id) as work:
        stored = await outbox.reread(work.connection, owed)
        if stored is None or not stored.detail.get(lobby_post.OPENING):
            return False
        if not work.table.gathering or not engine.serves(work.table.guild_id):
            return False
        detail = {**stored.detail, lobby_post.UNPOSTED: why}
        await outbox.drop(work.connection, replace(stored, detail=detail))
        await cancel(work, work.table.creator_id)
    return True
