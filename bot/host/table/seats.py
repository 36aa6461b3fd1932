"""Seats in matches under way: given up, sat in for, taken back and taken over.

The unit is a place: what one person (or computer) holds at a table, with all its seats. Whoever
comes next gets the whole history of the seats, so that nobody may come from another place of the
same table: they would know two hands.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Literal

from pydantic import JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal, StaleMove
from bot.host.engine.engine import Engine, existing, game_of
from bot.host.play.order_answers import reckon
from bot.host.play.play import Also
from bot.host.server.server_settings import require_room
from bot.host.waits import awaiting, clock_times
from bot.model.people import Person
from bot.model.table import Member, Table
from bot.storage.posts import outbox
from bot.storage.table import catch_up, orders, seats, tables, trials
from bot.storage.table.tables import Stored
from games.core.match import AnyMatch
from games.core.phrase import phrase

Left = Literal["computer", "open"]
Detail = Mapping[str, JsonValue]
Change = Callable[[AsyncConnection, Stored, float], Awaitable[Detail]]
"""Changes who holds what, and returns what the table is told about it."""

PLAYED: Final = ("running", "frozen")


class Seats:
    """The doors to the seats of a match. Who may go through them is for the caller to check.

    Each is one transaction; ``also`` is written down in it. All refuse tables that are not being
    played. Where a moderator does it, ``by`` is who, and whomever it concerns is called.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def give_up(
        self,
        table_id: int,
        person_id: int,
        to: Left,
        *,
        kind: str | None = None,
        by: int | None = None,
        also: Also | None = None,
    ) -> Table:
        """A person leaves for good: a computer plays on, or the seat waits; anybody may take it.

        The last person cannot leave a table to computers alone.
        """

        async def change(connection: AsyncConnection, stored: Stored, now: float) -> Detail:
            table = stored.table
            member = table.owned_by(person_id) or _sitting(table, person_id)
            computer = None
            if to == "computer":
                _not_alone(table, person_id)
                computer = member.computer or _kind(stored, kind)
            await self._leave(connection, table, member, person_id, now)
            await seats.seat(connection, table_id, member.order, computer=computer, vacant=True)
            heir = await self._pass_on(connection, table, person_id)
            removed = by is not None and by != person_id
            called = [person_id] * removed + ([heir] if heir else [])
            event = f"{'removed' if removed else 'left'}_{to}"
            return {**_seat_notice(event, member, person_id, called, by), "heir": heir}

        return await self._change(table_id, change, also)

    async def sit_in(
        self,
        table_id: int,
        person_id: int,
        *,
        kind: str | None = None,
        by: int | None = None,
        also: Also | None = None,
    ) -> Table:
        """A computer answers for a person until they return."""

        async def change(connection: AsyncConnection, stored: Stored, now: float) -> Detail:
            table = stored.table
            member = _sitting(table, person_id)
            _not_alone(table, person_id)
            await self._forget_plans(connection, table, member, person_id)
            await catch_up.begin(connection, table_id, person_id, table.entry_count)
            await seats.seat(
                connection,
                table_id,
                member.order,
                computer=_kind(stored, kind),
                owner_id=person_id,
            )
            return _seat_notice("sat_in", member, person_id, [person_id], by)

        return await self._change(table_id, change, also)

    async def come_back(self, table_id: int, person_id: int, *, also: Also | None = None) -> Table:
        """A person takes back the seat that was kept for them, as long as nobody has taken it."""

        async def change(connection: AsyncConnection, stored: Stored, now: float) -> Detail:
            member = stored.table.owned_by(person_id)
            if member is None:
                raise Refusal(phrase("host.refused.not_kept"))
            await seats.seat(connection, table_id, member.order, person_id=person_id)
            return _seat_notice("back", member, person_id)

        return await self._change(table_id, change, also)

    async def take_over(
        self,
        table_id: int,
        place: int,
        person: Person,
        *,
        by: int | None = None,
        also: Also | None = None,
    ) -> Table:
        """Somebody new takes an open seat, with all that it knows.

        Whoever a moderator seats may be at more tables than others.
        """

        async def change(connection: AsyncConnection, stored: Stored, now: float) -> Detail:
            member = _placed(stored.table, place)
            if not member.vacant:
                raise Refusal(phrase("host.refused.not_vacant"))
            if stored.table.owned_by(person.id) is None and by is None:
                await require_room(connection, stored.table.guild_id, person.id)
            return await self._seat(connection, stored.table, member, person, now, by)

        return await self._change(table_id, change, also)

    async def replace(
        self,
        table_id: int,
        place: int,
        person: Person,
        *,
        by: int | None = None,
        also: Also | None = None,
    ) -> Table:
        """A moderator gives a place, whoever holds it, to somebody new."""

        async def change(connection: AsyncConnection, stored: Stored, now: float) -> Detail:
            member = _placed(stored.table, place)
            return await self._seat(connection, stored.table, member, person, now, by)

        return await self._change(table_id, change, also)

    async def offer(self, table_id: int, place: int, *, also: Also | None = None) -> Table:
        """Open a place to anybody. A computer plays on until then; a person may still come back."""

        async def change(connection: AsyncConnection, stored: Stored, now: float) -> Detail:
            table = stored.table
            member = _placed(table, place)
            if member.vacant:
                raise Refusal(phrase("host.refused.vacant_already"))
            if member.person_id is not None:
                await self._forget_plans(connection, table, member, member.person_id)
                await catch_up.begin(connection, table_id, member.person_id, table.entry_count)
            owner = member.person_id or member.owner_id
            await seats.seat(
                connection,
                table_id,
                place,
                computer=member.computer,
                vacant=True,
                owner_id=owner,
            )
            event = "opened" if owner else "offered"
            return _seat_notice(event, member, owner, [owner] if owner else [])

        return await self._change(table_id, change, also)

    async def fill_in(
        self,
        table_id: int,
        place: int,
        *,
        kind: str | None = None,
        by: int | None = None,
        also: Also | None = None,
    ) -> Table:
        """A computer keeps an open seat warm until somebody takes it."""

        async def change(connection: AsyncConnection, stored: Stored, now: float) -> Detail:
            table = stored.table
            member = _placed(table, place)
            if not member.vacant:
                raise Refusal(phrase("host.refused.not_vacant"))
            if member.computer is not None:
                raise Refusal(phrase("host.refused.filled_in"))
            _not_alone(table, None)
            await seats.seat(
                connection,
                table_id,
                place,
                computer=_kind(stored, kind),
                vacant=True,
                owner_id=member.owner_id,
            )
            return _seat_notice("filled", member, None, by=by)

        return await self._change(table_id, change, also)

    async def open_seats(self, guild_id: int) -> list[Table]:
        """The tables of a server at which somebody may take a seat, the oldest first."""
        async with self._engine.database.read() as connection:
            found = await tables.with_open_seats(connection, guild_id)
        return [stored.table for stored in found]

    async def _change(self, table_id: int, change: Change, also: Also | None) -> Table:
        engine = self._engine
        async with engine.locked(table_id):
            match: AnyMatch | None = None
            stored = await engine.stored(table_id)
            if stored.table.status == "running":
                stored, hot = await engine.opened(table_id)
                match = None if hot.frozen else hot.match
            async with engine.database.write() as connection:
                stored = await existing(connection, table_id, for_update=True)
                if stored.table.status not in PLAYED:
                    raise Refusal(phrase("host.refused.not_running"))
                if match is not None and len(match.entries) != stored.table.entry_count:
                    raise StaleMove(phrase("host.refused.stale"))
                now = engine.clock()
                detail = await change(connection, stored, now)
                after = await self._settled(connection, table_id, match, now)
                if also is not None:
                    await also(connection, after)
                await self._moot(connection, after, now)
                await self._tell(connection, after, detail, now)
            engine.call_postman(table_id)
            if after.status == "running":
                engine.call_computers(table_id)
            return after

    async def _tell(
        self, connection: AsyncConnection, table: Table, detail: Detail, now: float
    ) -> None:
        """Owe the channel a word, and the lobby's post the names of those who play now."""
        entry, lobby = table.entry_count, table.lobby_message_id
        if lobby is not None:
            amended = {"amends": lobby}
            await outbox.owe(connection, table.id, "lobby", entry, now, detail={**amended})
        await outbox.owe(connection, table.id, "seat", entry, now, detail=detail)

    async def _settled(
        self, connection: AsyncConnection, table_id: int, match: AnyMatch | None, now: float
    ) -> Table:
        """Who is awaited now that somebody else sits there, with all that hangs on it."""
        await tables.change_table(connection, table_id, {"updated": now})
        after = (await existing(connection, table_id)).table
        if match is not None:
            after = await reckon(connection, after, match)
        await awaiting.settle(connection, after, now)
        if after.clock is not None:
            # Whether time matters depends on whether anybody else is there.
            await awaiting.resettle(connection, after, now)
        return after

    async def _moot(self, connection: AsyncConnection, table: Table, now: float) -> None:
        """Votes on somebody who no longer sits there, or that nobody is left to cast, are over."""
        for asked in await clock_times.asked_at(connection, table.id):
            gone = asked.subject_id is None or table.member_of(asked.subject_id) is None
            if gone or not clock_times.voters(table, asked.subject_id):
                await clock_times.drop_votes(connection, table.id, "closed", now, asked.subject_id)

    async def _seat(
        self,
        connection: AsyncConnection,
        table: Table,
        member: Member,
        person: Person,
        now: float,
        by: int | None,
    ) -> Detail:
        """Somebody new sits down; whoever can no longer come back is called."""
        if table.member_of(person.id) is not None or table.owned_by(person.id) is not None:
            if member.owner_id == person.id:
                # Their own seat, kept for them.
                await seats.seat(connection, table.id, member.order, person_id=person.id)
                return _seat_notice("back", member, person.id, [person.id] * (by is not None))
            raise Refusal(phrase("host.refused.already_seated"))
        known = {
            seat
            for place in await seats.left_by(connection, table.id, person.id)
            for seat in table.seats_at(place)
        }
        if not known <= {*table.seats_at(member.order)}:
            raise Refusal(phrase("host.refused.knows_another"))
        await tables.meet(connection, person, now)
        last = await seats.last_left(connection, table.id, member.order)
        displaced = [p for p in (member.person_id, member.owner_id) if p is not None]
        for former in displaced:
            await self._leave(connection, table, member, former, now)
            await self._pass_on(connection, table, former, person.id)
        await seats.seat(connection, table.id, member.order, person_id=person.id)
        if not any(table.creator_id in (m.person_id, m.owner_id) for m in table.members):
            await tables.change_table(connection, table.id, {"creator_id": person.id})
        before = next(iter(displaced), last)
        seated = by is not None and by != person.id
        called = [person.id] * seated + displaced
        told = _seat_notice("seated" if seated else "taken", member, person.id, called, by)
        return {**told, "before": before if before != person.id else None}

    async def _leave(
        self,
        connection: AsyncConnection,
        table: Table,
        member: Member,
        person_id: int,
        now: float,
    ) -> None:
        await seats.part(connection, table.id, member.order, person_id, now)
        await self._forget_plans(connection, table, member, person_id)

    async def _forget_plans(
        self, connection: AsyncConnection, table: Table, member: Member, person_id: int
    ) -> None:
        """Orders, half-made answers and trials are a person's own, and go with them."""
        for seat in table.seats_at(member.order):
            left = (await orders.left_at(connection, table.id)).get(seat)
            if left is not None and left.person_id == person_id:
                await orders.revoke(connection, table.id, seat)
            await seats.drop_draft(connection, table.id, seat)
            await trials.drop(connection, table.id, seat, person_id)

    async def _pass_on(
        self, connection: AsyncConnection, table: Table, person_id: int, heir: int | None = None
    ) -> int | None:
        """The table of somebody who leaves passes to the next person there, if there is one."""
        if table.creator_id != person_id:
            return None
        kept_for = (m.owner_id for m in table.members if m.owner_id is not None)
        heirs = (p for p in (*table.people, *kept_for) if p != person_id)
        heir = next(heirs, heir)
        if heir is not None:
            await tables.change_table(connection, table.id, {"creator_id": heir})
        return heir


def _seat_notice(
    event: str, member: Member, who: int | None, called: Sequence[int] = (), by: int | None = None
) -> Detail:
    told: dict[str, JsonValue] = {"event": event, "place": member.order, "who": who, "by": by}
    # Whoever had everything about them deleted cannot be called.
    people: list[JsonValue] = [person for person in called if person > 0]
    return {**told, "people": people}


def _sitting(table: Table, person_id: int) -> Member:
    member = table.member_of(person_id)
    if member is None:
        raise Refusal(phrase("host.refused.not_member"))
    return member


def _placed(table: Table, place: int) -> Member:
    member = table.at_place(place)
    if member is None:
        raise Refusal(phrase("host.refused.no_place"))
    return member


def _not_alone(table: Table, person_id: int | None) -> None:
    """Computers do not play on among themselves: somebody has to be there."""
    if not any(person != person_id for person in table.people):
        raise Refusal(phrase("host.refused.last_person"))


def _kind(stored: Stored, kind: str | None) -> str:
    kinds = game_of(stored).computer_kinds
    if kind is not None and kind not in kinds:
        raise Refusal(phrase("host.refused.unknown_computer", kind=kind))
    return kind or kinds[0]
