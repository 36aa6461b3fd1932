"""Seats of running matches: leaving, sitting in, returning and taking over.

The unit is a place: what one person or computer holds at a table, with all its seats. A successor
gets the whole history of the seats, so a person from another place of the same table is refused:
they would know two hands.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final, Literal

from pydantic import JsonValue

from bot.errors import Refusal
from bot.host.campaign import interlude
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import TableWork, existing, game_of
from bot.host.play.order_answers import update_awaited
from bot.host.play.rewind import rewind
from bot.host.server.server_settings import require_may_join
from bot.host.table import lobby_post, open_seat_nudges
from bot.host.table.places_left import places_left_by
from bot.host.waits import clock_times, undo_vote_end, vote_times
from bot.host.waits.vote_times import voters_of
from bot.model.people import Person
from bot.model.table import Member, Status, Table
from bot.model.votes import Petition
from bot.storage.play import catch_up, orders, plans, trials
from bot.storage.table import seats, tables, votes
from games.core.phrase import phrase

SeatSuccession = Literal["computer", "open"]
Notice = Mapping[str, JsonValue]
"""The detail of a post about a change of the table's seats."""

PLAYED: Final[tuple[Status, ...]] = ("running", "frozen")
RUNNING: Final[tuple[Status, ...]] = ("running",)


class Seats:
    """Changes who holds the seats of a match. The caller checks who may do so.

    Each method is one transaction. All refuse tables that are not being played.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def give_up(
        self, table_id: int, person_id: int, to: SeatSuccession, *, kind: str | None = None
    ) -> Table:
        """A person leaves for good: see :func:`give_up`."""
        async with self.changing(table_id) as work:
            await give_up(work, person_id, to, kind=kind)
        return work.table

    async def sit_in(self, table_id: int, person_id: int, *, kind: str | None = None) -> Table:
        """Let a computer answer for a person until they return."""
        async with self.changing(table_id) as work:
            await sit_in(work, person_id, kind=kind)
        return work.table

    async def come_back(self, table_id: int, person_id: int) -> Table:
        """Give a person back the seat that was kept for them, unless it has been taken."""
        async with self.changing(table_id) as work:
            await come_back(work, person_id)
        return work.table

    async def take_over(self, table_id: int, place: int, person: Person) -> Table:
        """Give an open seat, with all its knowledge, to a new person."""
        async with self.changing(table_id) as work:
            await take_over(work, place, person)
        return work.table

    async def offer(self, table_id: int, place: int) -> Table:
        """Open a place to anybody: see :func:`offer`."""
        async with self.changing(table_id) as work:
            await offer(work, place)
        return work.table

    async def fill_in(self, table_id: int, place: int, *, kind: str | None = None) -> Table:
        """Let a computer play an open seat until a person takes it."""
        async with self.changing(table_id) as work:
            await fill_in(work, place, kind=kind)
        return work.table

    async def left_open(self, table_id: int, person_id: int) -> Member | None:
        """The place that a person has left for good, if it has not been taken since."""
        async with self._engine.database.read() as connection:
            table = (await existing(connection, table_id)).table
            places = await places_left_by(connection, table, person_id)
        played = table.status in PLAYED or table.interlude
        if not played or table.member_of(person_id) is not None:
            return None
        return next((m for m in table.open_places if m.order in places), None)

    async def open_seats(self, guild_id: int) -> list[Table]:
        """The tables of a server with a seat to take over, the oldest first."""
        async with self._engine.database.read() as connection:
            found = await tables.with_open_seats(connection, guild_id)
        return [stored.table for stored in found]

    @asynccontextmanager
    async def changing(self, table_id: int) -> AsyncIterator[TableWork]:
        """Open a table with a running match to change its seats."""
        async with self._engine.changing(table_id, match=RUNNING) as work:
            require_played(work)
            yield work


def require_played(work: TableWork) -> None:
    """Refuse a table whose seats are not assigned yet, or whose match has ended."""
    if work.table.status not in PLAYED and not work.table.interlude:
        raise Refusal(phrase("host.refused.not_running"))


async def give_up(
    work: TableWork,
    person_id: int,
    to: SeatSuccession,
    *,
    kind: str | None = None,
    by: int | None = None,
) -> None:
    """Give up a person's seat for good: a computer plays on, or it stays open; anybody may take it.

    The last person cannot leave a table to computers alone. ``by`` is the moderator who does it.
    """
    table = work.table
    member = table.owned_by(person_id) or _sitting(table, person_id)
    computer = None
    if to == "computer":
        _require_others(table, person_id)
        computer = member.computer or _kind(work, kind)
    await _leave(work, member, person_id)
    await seats.seat(
        work.connection, work.id, member.order, computer=computer, vacant=True, now=work.now
    )
    heir = await _pass_on(work, person_id)
    removed = by is not None and by != person_id
    called = [person_id] * removed + ([heir] if heir else [])
    event = f"{'removed' if removed else 'left'}_{to}"
    await _changed(work, {**_seat_notice(event, member, person_id, called, by), "heir": heir})


async def sit_in(
    work: TableWork, person_id: int, *, kind: str | None = None, by: int | None = None
) -> None:
    """Let a computer answer for a person until they return."""
    member = _sitting(work.table, person_id)
    _require_others(work.table, person_id)
    await _forget_plans(work, member, person_id)
    await catch_up.begin(work.connection, work.id, person_id, work.table.entry_count)
    await seats.seat(
        work.connection, work.id, member.order, computer=_kind(work, kind), owner_id=person_id
    )
    await _changed(work, _seat_notice("sat_in", member, person_id, [person_id], by))


async def come_back(work: TableWork, person_id: int) -> None:
    """Give a person back the seat that was kept for them, unless it has been taken."""
    member = work.table.owned_by(person_id)
    if member is None:
        raise Refusal(phrase("host.refused.not_kept"))
    await seats.seat(work.connection, work.id, member.order, person_id=person_id)
    await _changed(work, _seat_notice("back", member, person_id))


async def take_over(work: TableWork, place: int, person: Person, *, by: int | None = None) -> None:
    """Give an open seat, with all its knowledge, to a new person.

    A person seated by a moderator may exceed the limit of tables.
    """
    member = _placed(work.table, place)
    if not member.vacant:
        raise Refusal(phrase("host.refused.not_vacant"))
    if work.table.owned_by(person.id) is None and by is None:
        await require_may_join(work.connection, work.table.guild_id, person.id, work.now)
    await _sit_down(work, member, person, by)


async def replace(work: TableWork, place: int, person: Person, *, by: int | None = None) -> None:
    """Give a place that is held or open to a new person, as a moderator."""
    await _sit_down(work, _placed(work.table, place), person, by)


async def offer(work: TableWork, place: int) -> None:
    """Open a place to anybody.

    Until it is taken, a computer that holds it plays on, and a person who had it may come back.
    """
    table = work.table
    member = _placed(table, place)
    if member.vacant:
        raise Refusal(phrase("host.refused.vacant_already"))
    if member.person_id is not None:
        await _forget_plans(work, member, member.person_id)
        await catch_up.begin(work.connection, work.id, member.person_id, table.entry_count)
    owner = member.person_id or member.owner_id
    await seats.seat(
        work.connection,
        work.id,
        place,
        computer=member.computer,
        vacant=True,
        now=work.now,
        owner_id=owner,
    )
    event = "opened" if owner else "offered"
    await _changed(work, _seat_notice(event, member, owner, [owner] if owner else []))


async def fill_in(
    work: TableWork, place: int, *, kind: str | None = None, by: int | None = None
) -> None:
    """Let a computer play an open seat until a person takes it."""
    member = _placed(work.table, place)
    if not member.vacant:
        raise Refusal(phrase("host.refused.not_vacant"))
    if member.computer is not None:
        raise Refusal(phrase("host.refused.filled_in"))
    _require_others(work.table, None)
    await seats.seat(
        work.connection,
        work.id,
        place,
        computer=_kind(work, kind),
        vacant=True,
        now=work.now,
        owner_id=member.owner_id,
    )
    await _changed(work, _seat_notice("filled", member, None, by=by))


async def _changed(work: TableWork, notice: Notice) -> None:
    """Update who is awaited, end votes that have become moot, and notify the table."""
    await work.change()
    if work.loaded is not None and not work.loaded.frozen:
        await update_awaited(work)
    await work.update_waits()
    if work.table.clock is not None:
        # Whether time runs depends on whether other people are there.
        await work.recompute_waits()
    await _end_moot_votes(work)
    await open_seat_nudges.schedule(work.connection, work.table, work.now)
    if work.table.interlude:
        await interlude.update_awaited(work)
    else:
        # The lobby's message shows the names of those who play now.
        await lobby_post.show(work)
    await work.owe("seat", detail=notice)
    if work.table.status == "running":
        work.call_computers()


async def _end_moot_votes(work: TableWork) -> None:
    """End votes on or by people who have left, and votes without any voters.

    The other votes are counted again: the remaining votes may decide.
    """
    connection, table = work.connection, work.table
    for vote in await clock_times.timeout_votes_at(connection, work.id):
        gone = vote.subject_id is None or table.member_of(vote.subject_id) is None
        if gone or not voters_of(vote, table):
            await clock_times.drop_votes(connection, work.id, "closed", work.now, vote.subject_id)
    for question in await votes.open_at(connection, work.id, "rewind"):
        asker = question.asked_by
        if asker is None or (table.member_of(asker) or table.owned_by(asker)) is None:
            await undo_vote_end.end(connection, question, "asker_left", work.now)
        elif _all_agree(question, work):
            # In this transaction: a computer that has just sat down would move before the count.
            await undo_vote_end.end(connection, question, "agreed", work.now, "done")
            number, seat = undo_vote_end.target(question)
            await rewind(work, number, person_id=asker, seat=seat, seen=question.entry)
    await vote_times.recount(connection, table, work.now)


def _all_agree(question: Petition, work: TableWork) -> bool:
    """Whether everybody who is asked and stays has agreed to the undo, and it is possible."""
    table = work.table
    playable = work.loaded is not None and not work.loaded.frozen and not table.resting
    fresh = table.status == "running" and table.entry_count == question.entry
    voters = voters_of(question, table)
    return playable and fresh and all(question.ballots.get(p) == "yes" for p in voters)


async def _sit_down(work: TableWork, member: Member, person: Person, by: int | None) -> None:
    """Seat a new person; a person who can no longer come back is notified."""
    connection, table = work.connection, work.table
    if table.member_of(person.id) is not None or table.owned_by(person.id) is not None:
        if member.owner_id != person.id:
            raise Refusal(phrase("host.refused.already_seated"))
        # Their own seat, kept for them.
        await seats.seat(connection, table.id, member.order, person_id=person.id)
        called = [person.id] * (by is not None)
        await _changed(work, _seat_notice("back", member, person.id, called))
        return
    await _require_no_other_seat(work, member, person.id)
    await tables.upsert_person(connection, person, work.now)
    last = await seats.last_left(connection, table.id, member.order)
    displaced = [p for p in (member.person_id, member.owner_id) if p is not None]
    for former in displaced:
        await _leave(work, member, former)
        await _pass_on(work, former, person.id)
    await seats.seat(connection, table.id, member.order, person_id=person.id)
    if not any(table.creator_id in (m.person_id, m.owner_id) for m in table.members):
        await tables.change_table(connection, table.id, {"creator_id": person.id})
    before = next(iter(displaced), last)
    seated = by is not None and by != person.id
    called = [person.id] * seated + displaced
    if before == person.id:
        # The person had left this seat, and no other person has held it since.
        await _changed(work, _seat_notice("back", member, person.id, called))
        return
    notice = _seat_notice("seated" if seated else "taken", member, person.id, called, by)
    await _changed(work, {**notice, "before": before})


async def _require_no_other_seat(work: TableWork, member: Member, person_id: int) -> None:
    """Refuse a person who has held another place of the table: they would know two hands."""
    table = work.table
    known = {
        seat
        for place in await seats.places_left_by(work.connection, table.id, person_id)
        for seat in table.seats_at(place)
    }
    if not known <= {*table.seats_at(member.order)}:
        raise Refusal(phrase("host.refused.knows_another"))


async def _leave(work: TableWork, member: Member, person_id: int) -> None:
    await seats.add_tenure(work.connection, work.id, member.order, person_id, work.now)
    await _forget_plans(work, member, person_id)


async def _forget_plans(work: TableWork, member: Member, person_id: int) -> None:
    """Delete a person's orders, plans, drafts and trials for the seats that they leave."""
    connection = work.connection
    planned = await plans.plans_at(connection, work.id)
    for seat in work.table.seats_at(member.order):
        left = (await orders.orders_at(connection, work.id)).get(seat)
        if left is not None and left.person_id == person_id:
            await orders.revoke(connection, work.id, seat)
        if seat in planned and planned[seat].person_id == person_id:
            await plans.drop(connection, work.id, seat)
        await seats.drop_draft(connection, work.id, seat)
        await trials.drop(connection, work.id, seat, person_id)


async def _pass_on(work: TableWork, person_id: int, heir: int | None = None) -> int | None:
    """Pass the table of a person who leaves to the next person there, if there is one."""
    table = work.table
    if table.creator_id != person_id:
        return None
    kept_for = (m.owner_id for m in table.members if m.owner_id is not None)
    heirs = (p for p in (*table.people, *kept_for) if p != person_id)
    heir = next(heirs, heir)
    if heir is not None:
        await tables.change_table(work.connection, work.id, {"creator_id": heir})
    return heir


def _seat_notice(
    event: str, member: Member, who: int | None, called: Sequence[int] = (), by: int | None = None
) -> Notice:
    told: dict[str, JsonValue] = {"event": event, "place": member.order, "who": who, "by": by}
    # Forgotten people cannot be pinged.
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


def _require_others(table: Table, person_id: int | None) -> None:
    """Refuse to leave a table to computers alone."""
    if not any(person != person_id for person in table.people):
        raise Refusal(phrase("host.refused.last_person"))


def _kind(work: TableWork, kind: str | None) -> str:
    kinds = game_of(work.stored).computer_kinds
    if kind is not None and kind not in game_of(work.stored).levels:
        raise Refusal(phrase("host.refused.unknown_computer", kind=kind))
    return kind or kinds[0]
