"""Delivers owed posts table by table, in order and exactly once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace

from bot.errors import MessageGone, Refusal, RetryLater, ServedElsewhere, Undeliverable
from bot.host.campaign import scenarios
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import existing
from bot.host.play.positions import position_of
from bot.host.posts import lobby_delivery
from bot.host.posts.sender import PostSender
from bot.host.server import lost_channels
from bot.host.table.lobby_post import WhyUnposted
from bot.host.waits import clock_times
from bot.host.waits.clock_times import TimeLeft
from bot.model.match import Position
from bot.model.posts import Owed, Post, PostKind, PostState
from bot.model.table import Table
from bot.storage.people import preferences
from bot.storage.play import log as storedlog
from bot.storage.posts import outbox
from bot.storage.table import votes
from bot.storage.table.tables import Stored
from games.core.log import ALONE
from games.core.match import AnyMatch

log = logging.getLogger(__name__)

IN_CHANNEL_INSTEAD: tuple[PostKind, ...] = ("reminder", "wished")
"""Kinds that go to the table's channel for a person who takes no direct messages."""

MAX_CONCURRENT = 8
FIRST_RETRY_SECONDS, MAX_RETRY_SECONDS = 2.0, 300.0
UNDELIVERABLE_RETRY_SECONDS, LONG_UNDELIVERABLE_RETRY_SECONDS = 600.0, 3600.0


class Delivery:
    """Sends the posts of the outbox; each row stores how far its delivery has come."""

    def __init__(self, engine: Engine, sender: PostSender) -> None:
        self._engine = engine
        self._sender = sender
        self._gate = asyncio.Semaphore(MAX_CONCURRENT)

    async def step(self, table_id: int) -> float | None:
        """Send a table's next post; None when no post is owed."""
        engine = self._engine
        # One commit may owe posts to many tables.
        await engine.loop_fairness.turn()
        async with engine.database.read() as connection:
            owed = await outbox.first_owed(connection, table_id)
            if owed is None:
                return None
            table = (await existing(connection, table_id)).table
            if table.stranded or not engine.serves(table.guild_id):
                # A server that removed the bot takes no posts; the postman is called when the bot
                # is back. Servers of another process's shards are served by that process.
                return None
        wait = owed.not_before - engine.clock()
        if wait > 0 and owed.kind == "lobby" and wait <= max(lobby_delivery.RETRY_SECONDS):
            # Sleeping here keeps the task busy, so that waiting until it is idle includes the
            # retry.
            await asyncio.sleep(wait)
        elif wait > 0:
            return wait
        prepare = engine.preparing.get(owed.kind)
        if prepare is not None and (seconds := await prepare(owed)) is not None:
            # Slow preparations run outside the gate, so that other tables' posts are not delayed.
            return seconds
        async with self._gate:
            await self._send(owed, table)
        return 0

    async def _send(self, owed: Owed, table: Table) -> None:
        uncertain = owed.state == "sending" and not _edits(owed, table)
        if uncertain and await self._skips_resend(owed):
            return
        post = await self._prepared(owed)
        if post is None:
            return
        # A retry is looked up by the content of the last attempt.
        sent = replace(
            owed,
            since_entry=post.since_entry,
            entry=post.entry,
            attempts=owed.attempts + 1,
            detail=post.detail,
        )
        metrics = self._engine.metrics
        try:
            with metrics.timed("post"):
                message_id = await self._sender.deliver(post)
        except ServedElsewhere:
            metrics.posted(post.kind, "later")
        except RetryLater as later:
            metrics.posted(post.kind, "later")
            state: PostState = "sending" if later.uncertain else "pending"
            await self._postpone(sent, state, _retry_seconds(sent, later))
        except MessageGone:
            metrics.posted(post.kind, "later")
            await lobby_delivery.message_gone(self._engine, sent)
        except Undeliverable as reason:
            metrics.posted(post.kind, "undeliverable")
            await self._returned(sent, reason)
        except Exception:
            metrics.posted(post.kind, "failed")
            log.exception("a post failed", extra={"table": owed.table_id, "post": owed.id})
            await self._postpone(sent, "sending", self._backoff(sent))
        else:
            metrics.posted(post.kind, "delivered")
            await self._mark(sent, message_id)

    async def _returned(self, owed: Owed, reason: Undeliverable) -> None:
        """Redirect or drop a post that a person does not take; note a channel that takes none."""
        engine = self._engine
        if owed.person_id is not None:
            async with engine.database.write() as connection:
                if owed.kind in IN_CHANNEL_INSTEAD:
                    closed = await outbox.redirect(connection, owed)
                else:
                    closed = await outbox.drop(connection, owed)
                if closed and owed.kind in engine.returned:
                    await engine.returned[owed.kind](connection, owed)
            return
        if owed.channel_id is not None:
            # A post to another channel than the table's is not retried.
            async with engine.database.write() as connection:
                await outbox.drop(connection, owed)
            return
        why: WhyUnposted = "forbidden" if reason.forbidden else "unreachable"
        if owed.kind == "lobby" and await lobby_delivery.close_table(engine, owed, why):
            return
        async with engine.changing(owed.table_id) as work:
            if not engine.serves(work.table.guild_id):
                # Another process serves the table by now and has newer knowledge of the channel.
                return
            lately = await lost_channels.lose(work, reason)
            # Discord usually reports that a channel is back; retry in case it does not.
            again = work.now + (
                UNDELIVERABLE_RETRY_SECONDS if lately else LONG_UNDELIVERABLE_RETRY_SECONDS
            )
            await outbox.postpone(work.connection, owed, "pending", again)

    async def _skips_resend(self, owed: Owed) -> bool:
        """Look up a post whose last attempt has an unknown outcome; False: send it again.

        True where it is in its channel, where that cannot be found out now, and where it was the
        first post of a table that is now closed without it.
        """
        if await self._arrived(owed):
            return True
        lost = owed.kind == "lobby" and lobby_delivery.given_up(owed)
        return lost and await lobby_delivery.close_table(self._engine, owed, "unreachable")

    async def _arrived(self, owed: Owed) -> bool:
        """Look for a post whose last attempt has an unknown outcome; mark it if it arrived.

        True also where that cannot be found out now: it is looked up again later.
        """
        stored = await self._engine.stored(owed.table_id)
        try:
            message_id = await self._sender.find(_post(owed, stored.table))
        except RetryLater as later:
            await self._postpone(owed, "sending", later.seconds)
            return True
        except Undeliverable:
            await self._postpone(owed, "sending", UNDELIVERABLE_RETRY_SECONDS)
            return True
        if message_id is None:
            return False
        await self._mark(owed, message_id)
        return True

    async def _prepared(self, owed: Owed) -> Post | None:
        """Fix the post's content and mark it as being sent; None where it need not be sent."""
        if owed.kind == "awaited":
            return await self._amendment(owed)
        if owed.kind == "lobby":
            prepared = await lobby_delivery.prepared(self._engine, owed)
            return None if prepared is None else _post(*prepared)
        if not owed.tells:
            return await self._notice(owed)
        engine = self._engine
        async with engine.locked(owed.table_id):
            stored = await engine.stored(owed.table_id)
            since = None if owed.kind == "frozen" else stored.told_entry
            position, match = await self._position(stored, since)
            stored = await engine.stored(owed.table_id)
            async with engine.database.write() as connection:
                if owed.kind == "turn":
                    if await outbox.leave_to_later_post(connection, owed):
                        return None
                    if _moot(stored):
                        await outbox.drop(connection, owed)
                        return None
                told = stored.told_entry
                entry = told if owed.kind == "frozen" or position is None else position.entry
                ping = await outbox.claim(connection, owed, told, entry)
                times = await clock_times.time_left(
                    connection, stored.table, engine.clock(), found=True
                )
                decider = await storedlog.decided_by(connection, owed.table_id, told)
        if ping is None:
            return None
        owed = replace(owed, since_entry=told, entry=entry, ping=ping)
        post = _post(owed, stored.table)
        return replace(
            post,
            position=position,
            deadlines=_deadlines(times),
            decided_by=decider,
            taken_back=_taken_back(match, told),
        )

    async def _amendment(self, owed: Owed) -> Post | None:
        """The newest turn post again, with the people who are awaited now.

        None where it shows them already, or where the match has gone on without it.
        """
        engine = self._engine
        async with engine.locked(owed.table_id):
            stored = await engine.stored(owed.table_id)
            table = stored.table
            async with engine.database.read() as connection:
                newest = await outbox.newest_log_post(connection, owed.table_id)
            told, message_id = newest or (owed, 0)
            position, _ = await self._position(stored, told.since_entry, until=told.entry)
            current = told.kind == "turn" and told.entry < table.entry_count and table.playing
            async with engine.database.write() as connection:
                if position is None or not current:
                    await outbox.drop(connection, owed)
                    return None
                if await outbox.claim(connection, owed, owed.since_entry, owed.entry) is None:
                    return None
                times = await clock_times.time_left(connection, table, engine.clock(), found=True)
                decider = await storedlog.decided_by(connection, table.id, told.since_entry)
        # Show the position of the original post: sealed answers do not change its picture.
        return replace(
            _post(told, table),
            kind="awaited",
            nonce=owed.nonce,
            detail={"amends": message_id},
            position=replace(position, entry=told.entry),
            deadlines=_deadlines(times),
            decided_by=decider,
        )

    async def _notice(self, owed: Owed) -> Post | None:
        """A post whose content is all in its detail."""
        engine = self._engine
        async with engine.database.write() as connection:
            stored = await existing(connection, owed.table_id)
            wanted = engine.wanted.get(owed.kind)
            if wanted is not None and not await wanted(connection, owed, stored.table):
                await outbox.drop(connection, owed)
                return None
            if await outbox.claim(connection, owed, owed.since_entry, owed.entry) is None:
                return None
            language = stored.table.language
            if owed.person_id is not None:
                known = await preferences.of_people(connection, [owed.person_id])
                language = known[owed.person_id].language or language
        return replace(_post(owed, stored.table), language=language)

    async def _position(
        self, stored: Stored, since: int | None, until: int | None = None
    ) -> tuple[Position | None, AnyMatch | None]:
        """The public position with the notes from one entry to another, and its match."""
        try:
            loaded = await self._engine.loaded(stored, since)
        except Refusal:
            return None, None
        position = position_of(stored.table, loaded.match, None, since)
        if until is not None and since is not None:
            heard = loaded.match.visible_notes(None, since)
            notes = tuple(told.note for told in heard if told.number < until)
            position = replace(position, notes=notes)
        return position, loaded.match

    async def _mark(self, owed: Owed, message_id: int) -> None:
        async with self._engine.changing(owed.table_id) as work:
            await outbox.delivered(work.connection, owed, owed.entry, message_id)
            if owed.anew and work.table.lost is not None:
                # The channel takes posts again.
                await lost_channels.find(work)
            if work.table.campaign_id is not None and not work.table.is_open:
                # The posts of the next scenario wait until this one's end is posted.
                await scenarios.wake_next_table(work)
            asked = owed.detail.get("petition")
            if isinstance(asked, int):
                before = await votes.posted(work.connection, asked, message_id)
                again = not {"amends", "unless"} & owed.detail.keys()
                if before is not None and again:
                    # Only one post of a vote may stay open: two would soon differ.
                    await work.owe(owed.kind, detail={"amends": before, "moved_to": message_id})

    async def _postpone(self, owed: Owed, state: PostState, seconds: float) -> None:
        async with self._engine.database.write() as connection:
            not_before = self._engine.clock() + max(seconds, 0.0)
            await outbox.postpone(connection, owed, state, not_before)

    def _backoff(self, owed: Owed) -> float:
        return float(min(MAX_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** min(owed.attempts - 1, 10)))


def _edits(owed: Owed, table: Table) -> bool:
    """Whether a post only edits a message: then a retry does no harm."""
    return owed.kind == "awaited" or (owed.kind == "lobby" and table.lobby_message_id is not None)


def _retry_seconds(owed: Owed, later: RetryLater) -> float:
    return lobby_delivery.retry_seconds(owed, later) if owed.kind == "lobby" else later.seconds


def _deadlines(times: Mapping[int, TimeLeft]) -> dict[int, float]:
    return {person: time.until for person, time in times.items() if time.until is not None}


def _taken_back(match: AnyMatch | None, told: int) -> tuple[str, ...]:
    """The seats that have, without needing consent, taken back what was already posted."""
    if match is None or told < 0:
        return ()
    undone = [e for e in match.entries[told:] if e.kind == "undo" and e.key == ALONE]
    seats = [e.seat for e in undone if e.seat and any(int(pick) < told for pick in e.picks)]
    return tuple(dict.fromkeys(seats))


def _moot(stored: Stored) -> bool:
    """Whether only computers are awaited now: one post covers their moves when they are done."""
    table = stored.table
    idle = not table.awaited_people and not table.unheld
    return table.status == "running" and stored.told_entry >= 0 and idle


def _post(owed: Owed, table: Table) -> Post:
    return Post(
        id=owed.id,
        table=table,
        kind=owed.kind,
        entry=owed.entry,
        since_entry=owed.since_entry,
        ping=owed.ping,
        nonce=owed.nonce,
        detail=owed.detail,
        channel_id=owed.channel_id,
        person_id=owed.person_id,
        owed_since=owed.created,
    )
