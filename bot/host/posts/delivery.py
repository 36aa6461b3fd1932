"""Brings owed posts to their channels, table by table in order, each exactly once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace

from bot.errors import Later, Refusal, ServedElsewhere, Undeliverable
from bot.host.campaign import scenarios
from bot.host.engine.engine import Engine
from bot.host.engine.fairness import proof
from bot.host.engine.stored_tables import existing
from bot.host.play.positions import position_of
from bot.host.posts.courier import Courier
from bot.host.server import lost_channels
from bot.host.waits import clock_times
from bot.host.waits.clock_times import TimeLeft
from bot.model.match import Position
from bot.model.posts import Owed, Post, PostKind, PostState
from bot.model.table import Table
from bot.storage.people import preferences
from bot.storage.posts import outbox
from bot.storage.table import log as storedlog
from bot.storage.table import votes
from bot.storage.table.tables import Stored
from games.core.log import ALONE
from games.core.match import AnyMatch

log = logging.getLogger(__name__)

IN_CHANNEL_INSTEAD: tuple[PostKind, ...] = ("reminder",)
"""What is said in the table's channel to a person who takes no direct messages."""

AT_ONCE = 8
FIRST_RETRY, LAST_RETRY = 2.0, 300.0
RARELY, VERY_RARELY = 600.0, 3600.0


class Delivery:
    """Sends what the outbox owes; the rows remember how far each post has come."""

    def __init__(self, engine: Engine, courier: Courier) -> None:
        self._engine = engine
        self._courier = courier
        self._gate = asyncio.Semaphore(AT_ONCE)

    async def step(self, table_id: int) -> float | None:
        """Send a table's next post; None when it is owed none."""
        engine = self._engine
        # One commit may owe posts to many tables.
        await engine.pace.turn()
        async with engine.database.read() as connection:
            owed = await outbox.first_owed(connection, table_id)
            if owed is None:
                return None
            table = (await existing(connection, table_id)).table
            if table.stranded or not engine.serves(table.guild_id):
                # A server that is gone takes nothing; when it is back the postman is called. One
                # of another process's shards is that process's to tell.
                return None
        wait = owed.not_before - engine.clock()
        if wait > 0:
            return wait
        prepare = engine.preparing.get(owed.kind)
        if prepare is not None and (seconds := await prepare(owed)) is not None:
            # What takes its time is made outside the gate: it holds up no other table's posts.
            return seconds
        async with self._gate:
            await self._send(owed)
        return 0

    async def _send(self, owed: Owed) -> None:
        if owed.state == "sending" and owed.kind != "awaited" and await self._arrived(owed):
            return
        post = await self._prepared(owed)
        if post is None:
            return
        # What is tried again is looked up by what the last attempt said.
        sent = replace(
            owed, since_entry=post.since_entry, entry=post.entry, attempts=owed.attempts + 1
        )
        metrics = self._engine.metrics
        try:
            with metrics.timed("post"):
                message_id = await self._courier.deliver(post)
        except ServedElsewhere:
            metrics.posted(post.kind, "later")
        except Later as later:
            metrics.posted(post.kind, "later")
            state: PostState = "sending" if later.uncertain else "pending"
            await self._put_off(sent, state, later.seconds)
        except Undeliverable as reason:
            metrics.posted(post.kind, "undeliverable")
            await self._returned(sent, reason)
        except Exception:
            metrics.posted(post.kind, "failed")
            log.exception("a post failed", extra={"table": owed.table_id, "post": owed.id})
            await self._put_off(sent, "sending", self._backoff(sent))
        else:
            metrics.posted(post.kind, "delivered")
            await self._mark(sent, message_id)

    async def _returned(self, owed: Owed, reason: Undeliverable) -> None:
        """A person who takes no messages is told elsewhere or not at all; a channel may recover."""
        engine = self._engine
        if owed.person_id is not None:
            async with engine.database.write() as connection:
                if owed.kind in IN_CHANNEL_INSTEAD:
                    settled = await outbox.redirect(connection, owed)
                else:
                    settled = await outbox.drop(connection, owed)
                if settled and owed.kind in engine.returned:
                    await engine.returned[owed.kind](connection, owed)
            return
        if owed.channel_id is not None:
            # Elsewhere than at the table it is said if it can be, and else not.
            async with engine.database.write() as connection:
                await outbox.drop(connection, owed)
            return
        async with engine.changing(owed.table_id) as work:
            if not engine.serves(work.table.guild_id):
                # Whoever serves the table by now knows better than what this one heard so late.
                return
            lately = await lost_channels.lose(work, reason)
            # A channel that is back is mostly heard of; it is tried all the same.
            again = work.now + (RARELY if lately else VERY_RARELY)
            await outbox.postpone(work.connection, owed, "pending", again)

    async def _arrived(self, owed: Owed) -> bool:
        """Settle a post whose last attempt ended in the dark, if it is in the channel after all.

        True also where that cannot be found out now: it is looked up again later.
        """
        stored = await self._engine.stored(owed.table_id)
        try:
            message_id = await self._courier.find(_post(owed, stored.table))
        except Later as later:
            await self._put_off(owed, "sending", later.seconds)
            return True
        except Undeliverable:
            await self._put_off(owed, "sending", RARELY)
            return True
        if message_id is None:
            return False
        await self._mark(owed, message_id)
        return True

    async def _prepared(self, owed: Owed) -> Post | None:
        """Fix what the post tells and mark it as being sent; None where it need not be sent."""
        if owed.kind == "awaited":
            return await self._amendment(owed)
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
                    if await outbox.give_way(connection, owed):
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
                ended = owed.kind in ("over", "cancelled")
                fairness = await proof(connection, stored) if ended else None
        if ping is None:
            return None
        owed = replace(owed, since_entry=told, entry=entry, ping=ping)
        post = _post(owed, stored.table)
        return replace(
            post,
            position=position,
            fairness=fairness,
            deadlines=_deadlines(times),
            decided_by=decider,
            taken_back=_taken_back(match, told),
        )

    async def _amendment(self, owed: Owed) -> Post | None:
        """The newest turn post once more, with those who are awaited by now.

        None where it says so already, or where the match has gone on without it.
        """
        engine = self._engine
        async with engine.locked(owed.table_id):
            stored = await engine.stored(owed.table_id)
            table = stored.table
            async with engine.database.read() as connection:
                newest = await outbox.newest_told(connection, owed.table_id)
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
        # What is drawn is what was drawn for the post: sealed answers change nothing there.
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
        """A post that knows all it says from its detail."""
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
        """What everybody may know, with the notes from one entry on, up to another."""
        try:
            hot = await self._engine.hot(stored, since)
        except Refusal:
            return None, None
        position = position_of(stored.table, hot.match, None, since)
        if until is not None and since is not None:
            heard = hot.match.heard(None, since)
            notes = tuple(told.note for told in heard if told.number < until)
            position = replace(position, notes=notes)
        return position, hot.match

    async def _mark(self, owed: Owed, message_id: int) -> None:
        async with self._engine.changing(owed.table_id) as work:
            await outbox.delivered(work.connection, owed, owed.entry, message_id)
            if owed.anew and work.table.lost is not None:
                # Whatever was wrong with the channel, it takes posts again.
                await lost_channels.find(work)
            if work.table.campaign_id is not None and not work.table.is_open:
                # What the next scenario has to say waits for the end of this one to be told.
                await scenarios.call_next(work)
            asked = owed.detail.get("petition")
            if isinstance(asked, int):
                before = await votes.posted(work.connection, asked, message_id)
                again = not {"amends", "unless"} & owed.detail.keys()
                if before is not None and again:
                    # Two posts of one vote would soon tell two stories.
                    await work.owe(owed.kind, detail={"amends": before, "moved_to": message_id})

    async def _put_off(self, owed: Owed, state: PostState, seconds: float) -> None:
        async with self._engine.database.write() as connection:
            not_before = self._engine.clock() + max(seconds, 0.0)
            await outbox.postpone(connection, owed, state, not_before)

    def _backoff(self, owed: Owed) -> float:
        return float(min(LAST_RETRY, FIRST_RETRY * 2 ** min(owed.attempts - 1, 10)))


def _deadlines(times: Mapping[int, TimeLeft]) -> dict[int, float]:
    return {person: time.until for person, time in times.items() if time.until is not None}


def _taken_back(match: AnyMatch | None, told: int) -> tuple[str, ...]:
    """The seats that have taken back what was told, and need nobody's consent for it."""
    if match is None or told < 0:
        return ()
    undone = [e for e in match.entries[told:] if e.kind == "undo" and e.key == ALONE]
    seats = [e.seat for e in undone if e.seat and any(int(pick) < told for pick in e.picks)]
    return tuple(dict.fromkeys(seats))


def _moot(stored: Stored) -> bool:
    """Whether only computers are awaited by now: their moves are told when they are done."""
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
