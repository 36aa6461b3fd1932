"""What moderators do to tables. Each deed is one transaction, with its line in the audit log.

Whether somebody is a moderator is for the caller to check; that they touch tables of their own
server only is checked here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import JsonValue
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.host.engine.engine import Engine, existing
from bot.host.play.computers import Thought
from bot.host.play.play import Also, Play, may_move, still_current
from bot.host.play.rewind import Rewind
from bot.host.server.audit import Act, record, written
from bot.host.table.clocks import Clocks
from bot.host.table.lobby import Lobby
from bot.host.table.seats import Seats
from bot.host.table.tables import Tables
from bot.host.waits import awaiting
from bot.model.people import Person
from bot.model.posts import PostKind
from bot.model.table import Table
from bot.storage.posts import outbox
from bot.storage.server import audit
from bot.storage.table import seats, tables, waits
from bot.storage.table.tables import Stored
from games.core.fair import Dice
from games.core.match import DECIDED
from games.core.phrase import phrase


@dataclass(frozen=True, slots=True)
class Moderator:
    """A moderator of one server."""

    guild_id: int
    person: Person

    def act(self, action: str, /, **detail: JsonValue) -> Act:
        """Something that this moderator is about to do."""
        return Act(self.person.id, action, detail)

    def own(self, table: Table) -> Table:
        """Refuse a table of another server, as if there were none."""
        if table.guild_id != self.guild_id:
            raise Refusal(phrase("host.refused.no_table", table=table.id))
        return table


class Moderation:
    """The doors of moderators."""

    def __init__(
        self,
        engine: Engine,
        *,
        tables: Tables,
        lobby: Lobby,
        seats: Seats,
        clocks: Clocks,
        play: Play,
        rewind: Rewind,
    ) -> None:
        self._engine = engine
        self._tables = tables
        self._lobby = lobby
        self._seats = seats
        self._clocks = clocks
        self._play = play
        self._rewind = rewind

    async def table(self, by: Moderator, table_id: int) -> Table:
        """A table of the moderator's server."""
        return by.own(await self._tables.get(table_id))

    async def pause(self, by: Moderator, table_id: int) -> Table:
        """Stop a match: nobody moves, no clock runs, nobody is reminded."""
        engine = self._engine
        async with engine.locked(table_id):
            async with engine.database.write() as connection:
                table, now = await self._running(connection, by, table_id), engine.clock()
                if table.paused is not None:
                    raise Refusal(phrase("host.refused.paused_already"))
                paused = await self._changed(connection, table, {"paused": now})
                await awaiting.resettle(connection, paused, now)
                await self._say(connection, paused, "paused", {"by": by.person.id})
                await record(connection, paused, by.act("pause"), now)
            engine.call_postman(table_id)
            return paused

    async def resume(self, by: Moderator, table_id: int) -> Table:
        """Let a paused match go on; the time it was paused counts for nobody's wait."""
        engine = self._engine
        async with engine.locked(table_id):
            async with engine.database.write() as connection:
                table, now = await self._running(connection, by, table_id), engine.clock()
                if table.paused is None:
                    raise Refusal(phrase("host.refused.not_paused"))
                resumed = await self._changed(connection, table, {"paused": None})
                await waits.shift(connection, table_id, now - table.paused)
                await awaiting.resettle(connection, resumed, now)
                people: list[JsonValue] = [*resumed.awaited_people]
                detail: dict[str, JsonValue] = {"by": by.person.id, "people": people}
                await self._say(connection, resumed, "resumed", detail)
                await record(connection, resumed, by.act("resume"), now)
            engine.call_postman(table_id)
            engine.call_computers(table_id)
            return resumed

    async def end(self, by: Moderator, table_id: int) -> Table:
        """Close a table for good, without a result."""
        await self.table(by, table_id)
        also = written(self._engine, by.act("end"))
        return await self._tables.cancel(table_id, by.person.id, moderator=True, also=also)

    async def archive(self, by: Moderator, table_id: int, *, hidden: bool = True) -> Table:
        """Take a table that is finished or closed off every list, or put it back there."""
        engine = self._engine
        async with engine.locked(table_id), engine.database.write() as connection:
            table = await self._own(connection, by, table_id)
            if table.is_open:
                raise Refusal(phrase("host.refused.still_open"))
            if table.archived == hidden:
                key = "archived_already" if hidden else "not_archived"
                raise Refusal(phrase(f"host.refused.{key}"))
            changed = await self._changed(connection, table, {"archived": hidden})
            act = by.act("archive" if hidden else "unarchive")
            await record(connection, changed, act, engine.clock())
            return changed

    async def move(
        self, by: Moderator, table_id: int, channel_id: int, *, gone: bool = False
    ) -> Table:
        """Move a table with its history to another channel or thread of the same server.

        Whether the bot may post there, and whether the old place is ``gone``, is for the caller
        to check.
        """
        engine = self._engine
        async with engine.locked(table_id):
            try:
                async with engine.database.write() as connection:
                    table = await self._own(connection, by, table_id)
                    if table.channel_id == channel_id:
                        raise Refusal(phrase("host.refused.same_place"))
                    moved = await self._moved(connection, by, table, channel_id, gone)
            except IntegrityError as error:
                raise Refusal(phrase("host.refused.place_taken")) from error
            engine.call_postman(table_id)
            return moved

    async def _moved(
        self, connection: AsyncConnection, by: Moderator, table: Table, channel_id: int, gone: bool
    ) -> Table:
        now = self._engine.clock()
        values = {
            "channel_id": channel_id,
            "lost": None,
            "lobby_message_id": None,
            "last_post_id": None,
        }
        moved = await self._changed(connection, table, values)
        if table.lost is not None:
            await awaiting.resettle(connection, moved, now)
        told: dict[str, JsonValue] = {"from": table.channel_id, "to": channel_id}
        if table.status != "lobby":
            here = {**told, "message": table.last_post_id, "by": by.person.id, "gone": gone}
            await self._say(connection, moved, "moved", here)
        if not gone:
            await self._say(connection, moved, "moved", told, channel_id=table.channel_id)
        await outbox.retry_now(connection, table.id, now)
        await record(connection, moved, by.act("move", **told), now)
        return moved

    async def rollback(self, by: Moderator, table_id: int, number: int, seen: int) -> Table:
        """Take back the answer at entry ``number`` and everything since."""
        await self.table(by, table_id)
        also = written(self._engine, by.act("rollback", entry=number, seen=seen))
        return await self._rewind.rewind(
            table_id, number, person_id=by.person.id, seen=seen, key=DECIDED, also=also
        )

    async def answer(self, by: Moderator, table_id: int, seat: str, entry: int) -> Table:
        """Let a computer player answer the one question that waits for a seat.

        Raises :class:`StaleMove` where that is not the question the moderator saw at ``entry``.
        """
        thought = await self._question(by, table_id, seat, entry)
        picks = await asyncio.to_thread(thought.answer)
        noted = written(self._engine, by.act("answer", seat=seat, entry=thought.entry))

        async def also(connection: AsyncConnection, table: Table) -> None:
            await noted(connection, table)
            await self._say(connection, table, "answered", {"by": by.person.id, "seat": seat})

        fingerprint = thought.ask.fingerprint

        async def give(answer: tuple[str, ...]) -> Table:
            position = await self._play.move(
                table_id, None, seat, thought.entry, answer, fingerprint, deputy=True, also=also
            )
            return position.table

        try:
            table = await give(picks)
        except IllegalMove:
            table = await give(thought.guess())
        self._engine.call_postman(table_id)
        return table

    async def _question(self, by: Moderator, table_id: int, seat: str, entry: int) -> Thought:
        engine = self._engine
        async with engine.locked(table_id):
            stored, hot = await engine.opened(table_id)
            table = by.own(stored.table)
            may_move(table, None, seat, deputy=True)
            ask = hot.match.ask_for(seat)
            if ask is None or not still_current(hot.match, seat, entry):
                raise StaleMove(phrase("host.refused.stale"))
            if table.computer_of(seat) is not None:
                raise Refusal(phrase("host.refused.computer_answers"))
            assert stored.seed is not None
            game = hot.match.game
            dice = Dice(stored.seed, f"computer:{seat}:{table.entry_count}")
            return Thought(
                game, game.computer_kinds[0], ask, hot.match.view(seat), table.entry_count, dice
            )

    # Who sits where

    async def add(self, by: Moderator, table_id: int, person: Person, place: int | None) -> Table:
        """Give somebody a place: in a lobby, or an open one of a match, with all it knows."""
        table = await self.table(by, table_id)
        also = written(self._engine, by.act("add", person=person.id))
        if table.status == "lobby":
            told = self._placed(by, also, "added", person.id)
            added = await self._lobby.join(table_id, person, invited=True, also=told)
            self._engine.call_postman(table_id)
            return added
        if place is None:
            free = table.open_places
            if not free:
                raise Refusal(phrase("host.refused.no_open_place"))
            place = free[0].order
        return await self._seats.take_over(table_id, place, person, by=by.person.id, also=also)

    async def replace(self, by: Moderator, table_id: int, place: int, person: Person) -> Table:
        """Give somebody the place of another, of a computer, or an open one."""
        table = await self.table(by, table_id)
        member = table.at_place(place)
        before = member.person_id if member else None
        also = written(
            self._engine, by.act("replace", place=place, before=before, person=person.id)
        )
        if table.status == "lobby":
            event = "added" if before is None else "swapped"
            told = self._placed(by, also, event, person.id, before)
            swapped = await self._swap(table_id, place, person, told)
            self._engine.call_postman(table_id)
            return swapped
        return await self._seats.replace(table_id, place, person, by=by.person.id, also=also)

    def _placed(
        self, by: Moderator, also: Also, event: str, person_id: int, before: int | None = None
    ) -> Also:
        """Write a deed down, and tell those it concerns: they did not ask for it."""

        async def both(connection: AsyncConnection, table: Table) -> None:
            await also(connection, table)
            called = (p for p in (person_id, before) if p is not None and p != by.person.id)
            people: list[JsonValue] = [*called]
            detail: dict[str, JsonValue] = {
                "by": by.person.id,
                "event": event,
                "person": person_id,
                "before": before,
                "people": people,
            }
            await self._say(connection, table, "placed", detail)

        return both

    async def _swap(self, table_id: int, place: int, person: Person, also: Also) -> Table:
        """Somebody takes another's place before the match begins, also as who opened the table."""
        engine = self._engine
        async with engine.locked(table_id), engine.database.write() as connection:
            table = (await existing(connection, table_id, for_update=True)).table
            member = table.at_place(place)
            if table.status != "lobby" or member is None:
                raise Refusal(phrase("host.refused.nobody_there"))
            if table.member_of(person.id) is not None:
                raise Refusal(phrase("host.refused.sits_already"))
            await tables.meet(connection, person, engine.clock())
            await seats.seat(connection, table_id, place, person_id=person.id)
            heir = person.id if member.person_id == table.creator_id else table.creator_id
            changed = await self._changed(connection, table, {"creator_id": heir})
            await also(connection, changed)
            return changed

    async def remove(self, by: Moderator, table_id: int, place: int, *, to_computer: bool) -> Table:
        """Take somebody's place away: a computer plays on, or nobody until it is taken."""
        table = await self.table(by, table_id)
        member = table.at_place(place)
        if member is None or member.person_id is None:
            raise Refusal(phrase("host.refused.nobody_there"))
        person_id = member.person_id
        if table.status == "lobby":
            also = written(self._engine, by.act("remove", person=person_id))
            told = self._placed(by, also, "removed", person_id)
            left = await self._lobby.leave(table_id, person_id, also=told)
            self._engine.call_postman(table_id)
            return left
        to = "computer" if to_computer else "open"
        also = written(self._engine, by.act("remove", person=person_id, to=to))
        return await self._seats.give_up(
            table_id,
            person_id,
            "computer" if to_computer else "open",
            by=by.person.id,
            also=also,
        )

    async def sit_in(self, by: Moderator, table_id: int, place: int) -> Table:
        """Let a computer answer for somebody until they return, or for an open place."""
        table = await self.table(by, table_id)
        member = table.at_place(place)
        if member is not None and member.person_id is not None:
            also = written(self._engine, by.act("sit_in", person=member.person_id))
            return await self._seats.sit_in(table_id, member.person_id, by=by.person.id, also=also)
        also = written(self._engine, by.act("fill_in", place=place))
        return await self._seats.fill_in(table_id, place, by=by.person.id, also=also)

    async def set_clock(self, by: Moderator, table_id: int, preset: str | None) -> Table:
        """Give a table a clock, another one, or none."""
        await self.table(by, table_id)
        also = written(self._engine, by.act("clock", preset=preset))
        return await self._clocks.set_clock(
            table_id, by.person.id, preset, moderator=True, also=also
        )

    async def note(self, by: Moderator, action: str, table_id: int | None) -> None:
        """Write down a look that changes nothing."""
        engine = self._engine
        async with engine.database.write() as connection:
            await audit.write(
                connection,
                by.guild_id,
                action,
                engine.clock(),
                actor_id=by.person.id,
                table_id=table_id,
            )

    # How it is written down

    async def _own(self, connection: AsyncConnection, by: Moderator, table_id: int) -> Table:
        stored: Stored = await existing(connection, table_id, for_update=True)
        return by.own(stored.table)

    async def _running(self, connection: AsyncConnection, by: Moderator, table_id: int) -> Table:
        table = await self._own(connection, by, table_id)
        if table.status != "running":
            raise Refusal(phrase("host.refused.not_running"))
        return table

    async def _changed(
        self, connection: AsyncConnection, table: Table, values: Mapping[str, object]
    ) -> Table:
        changed = {**values, "updated": self._engine.clock()}
        await tables.change_table(connection, table.id, changed)
        return (await existing(connection, table.id)).table

    async def _say(
        self,
        connection: AsyncConnection,
        table: Table,
        kind: PostKind,
        detail: Mapping[str, JsonValue],
        *,
        channel_id: int | None = None,
    ) -> None:
        await outbox.owe(
            connection,
            table.id,
            kind,
            table.entry_count,
            self._engine.clock(),
            detail=detail,
            channel_id=channel_id,
        )
