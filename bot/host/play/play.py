"""Looking at matches and moving in them: one answer is one transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.host.engine.engine import Engine, existing
from bot.host.engine.replay import Hot
from bot.host.people import ratings
from bot.host.play import undo_vote_end
from bot.host.play.order_answers import serving
from bot.host.play.post_due import due
from bot.host.waits import awaiting
from bot.model.match import Fairness, LogPage, Position
from bot.model.table import Table
from bot.storage import schema
from bot.storage.posts import outbox
from bot.storage.table import catch_up, orders, seats, tables, trials
from bot.storage.table import log as storedlog
from bot.storage.table.tables import Stored
from games.core.log import Entry, live
from games.core.match import REWINDS, AnyMatch, Refused
from games.core.phrase import phrase
from games.core.steps import Picks

Also = Callable[[AsyncConnection, Table], Awaitable[None]]
"""Something more to write down in the transaction of a move; it gets the table after it."""


class Play:
    """Looks at matches and moves in them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def position(self, table_id: int, seat: str | None, since: int | None = None) -> Position:
        """What ``seat`` (None: the public) may know now, with the notes from ``since`` on.

        Whether the asking person holds the seat is for the caller to check.
        """
        async with self._engine.locked(table_id):
            stored, hot = await self._engine.opened(table_id, since)
            must_be_seat(stored.table, seat)
            if stored.table.status == "frozen":
                # Its last position counts more than what was said on the way there.
                hot, since = await self._engine.hot(stored), None
            return position_of(stored.table, hot, seat, since)

    async def log_page(
        self, table_id: int, seat: str | None, page: int | None = None, size: int = 20
    ) -> LogPage:
        """A page of all that ``seat`` has heard since the beginning; None is the last page."""
        async with self._engine.locked(table_id):
            stored, hot = await self._engine.opened(table_id, -1)
            must_be_seat(stored.table, seat)
            heard = hot.match.heard(seat, -1)
            pages = max(1, -(-len(heard) // size))
            page = pages - 1 if page is None else min(max(page, 0), pages - 1)
            told = tuple(heard[page * size : (page + 1) * size])
            return LogPage(stored.table, hot.match.game, told, page, pages)

    async def answer(
        self,
        table_id: int,
        person_id: int,
        seat: str,
        entry: int,
        picks: Sequence[str],
        fingerprint: str | None = None,
    ) -> Position:
        """Answer for a seat; returns what it sees next.

        ``entry`` is the length of the log that the person saw. Raises :class:`StaleMove` where
        the log went on (other people's sealed answers do not count), :class:`IllegalMove` where
        the picks do not fit and :class:`Refusal` where the person may not answer at all.
        """
        also = _seen_by(person_id)
        return await self.move(table_id, person_id, seat, entry, picks, fingerprint, also=also)

    async def undo(self, table_id: int, person_id: int, seat: str, entry: int) -> Position:
        """Take back the seat's last answer, as far as no barrier stands in between."""
        also = _seen_by(person_id)
        return await self.move(table_id, person_id, seat, entry, None, None, also=also)

    async def draft_get(self, table_id: int, seat: str) -> Picks:
        """What a seat has picked so far of the question that waits for it."""
        async with self._engine.locked(table_id):
            _, hot = await self._engine.opened(table_id)
            ask = hot.match.ask_for(seat)
            if ask is None:
                return ()
            async with self._engine.database.read() as connection:
                draft = await storedlog.saved_draft(connection, table_id, seat)
            if draft is None or draft.fingerprint != ask.fingerprint:
                return ()
            # The question may be worded as before: picks from before its last answer are old.
            since = hot.match.entries[draft.entry :]
            return () if any(entry.seat == seat for entry in since) else draft.picks

    async def draft_set(self, table_id: int, seat: str, picks: Sequence[str]) -> None:
        """Remember picks of a question that is answered in several steps."""
        async with self._engine.locked(table_id):
            _, hot = await self._engine.opened(table_id)
            ask = hot.match.ask_for(seat)
            if ask is None:
                raise StaleMove(phrase("host.refused.stale"))
            draft = storedlog.Draft(ask.fingerprint, len(hot.match.entries), tuple(picks))
            async with self._engine.database.write() as connection:
                await storedlog.save_draft(connection, table_id, seat, draft)

    async def fairness(self, table_id: int) -> Fairness | None:
        """The seed of a match that has ended, for everybody to check."""
        return proof(await self._engine.stored(table_id))

    async def move(
        self,
        table_id: int,
        person_id: int | None,
        seat: str,
        entry: int,
        picks: Sequence[str] | None,
        fingerprint: str | None,
        *,
        deputy: bool = False,
        also: Also | None = None,
    ) -> Position:
        """Answer with ``picks``, or take back where there are none; no person: a computer's.

        A ``deputy`` is a computer that answers although a person holds the seat. ``also`` is
        written down in the same transaction.
        """
        async with self._engine.locked(table_id):
            stored, hot = await self._engine.opened(table_id)
            may_move(stored.table, person_id, seat, deputy=deputy)
            first = len(hot.match.entries)
            if not still_current(hot.match, seat, entry):
                raise StaleMove(phrase("host.refused.stale"))
            quiet = picks is None and hot.match.sealed
            try:
                added = _apply(hot.match, seat, picks, fingerprint)
                with self._engine.metrics.timed("commit"):
                    table = await self.commit(stored, hot, added, person_id, quiet=quiet, also=also)
            except Refusal:
                if len(hot.match.entries) != first:
                    self._engine.forget(table_id)
                raise
            except BaseException:
                # Whatever is in memory now, the database holds the truth.
                self._engine.forget(table_id)
                raise
            return position_of(table, hot, seat, first)

    async def commit(
        self,
        stored: Stored,
        hot: Hot,
        added: Sequence[Entry],
        person_id: int | None,
        *,
        quiet: bool = False,
        also: Also | None = None,
    ) -> Table:
        """Write down a move with all that follows from it; returns the table after it."""
        before, match, now = stored.table, hot.match, self._engine.clock()
        unchanged = (schema.tables.c.entry_count == before.entry_count) & (
            schema.tables.c.status == "running"
        )
        kept = self._new_snapshot(hot)
        try:
            async with self._engine.database.write() as connection:
                # Another process may have changed who sits there since the table was read.
                before = (await existing(connection, before.id, for_update=True)).table
                rewound = added[0].key in REWINDS
                if rewound:
                    await orders.revoke_all(connection, before.id)
                    await trials.drop_all(connection, before.id)
                elif quiet or any(entry.kind == "undo" for entry in added):
                    # Who takes an answer back wants to think again: no order answers for them.
                    await orders.revoke(connection, before.id, added[0].seat or "")
                served = await serving(connection, before.id, match)
                after = replace(
                    before,
                    status="over" if match.over else "running",
                    entry_count=len(match.entries),
                    # A seat that its standing order answers for waits for nobody.
                    awaited=tuple(seat for seat in match.awaited if seat not in served),
                )
                busy = bool(served) or any(after.computer_of(seat) for seat in after.awaited)
                values = {
                    "status": after.status,
                    "entry_count": after.entry_count,
                    "awaited": list(after.awaited),
                    "awaits_computer": busy,
                    "updated": now,
                    "finished": now if match.over else None,
                }
                post = due(
                    before, after, mover=person_id, over=match.over, quiet=quiet, rewound=rewound
                )
                if not await tables.change_table(connection, before.id, values, unchanged):
                    raise StaleMove(phrase("host.refused.stale"))
                await storedlog.append(connection, before.id, added, person_id, now)
                undone = not rewound and any(entry.kind == "undo" for entry in added)
                await awaiting.settle(connection, after, now, mover=person_id, undone=undone)
                if match.over:
                    standings = match.game.score(match.state)
                    await ratings.conclude(connection, after, standings, now)
                    await seats.unmark(connection, after.id)
                if post is not None:
                    await outbox.owe(
                        connection,
                        before.id,
                        post.kind,
                        after.entry_count,
                        now,
                        ping=post.ping,
                    )
                if match.over:
                    await outbox.owe(connection, before.id, "recap", after.entry_count, now)
                if kept is not None:
                    await storedlog.keep(connection, before.id, kept)
                if also is not None:
                    await also(connection, after)
                overtaken = await undo_vote_end.overtake(connection, before.id, now)
        except IntegrityError as error:
            raise StaleMove(phrase("host.refused.stale")) from error
        hot.count = after.entry_count
        if kept is not None:
            hot.kept_number = kept.snapshot.number
        if post is not None or overtaken or before.clock is not None:
            # A move may also have ended a vote about a clock.
            self._engine.call_postman(before.id)
        if busy:
            self._engine.call_computers(before.id)
        return after

    def _new_snapshot(self, hot: Hot) -> storedlog.Kept | None:
        """The match's newest snapshot, if it is not stored yet."""
        match = hot.match
        if not match.snapshots or match.snapshots[-1].number == hot.kept_number:
            return None
        return storedlog.Kept(self._engine.rules(match.game), match.snapshots[-1])


def proof(stored: Stored) -> Fairness | None:
    """The seed and its hash once nothing depends on the secret any more."""
    table = stored.table
    if stored.seed is None or table.seed_hash is None or table.status not in ("over", "cancelled"):
        return None
    return Fairness(table.seed_hash, stored.seed.hex())


def position_of(table: Table, hot: Hot, seat: str | None, since: int | None) -> Position:
    """What ``seat`` may know, fixed at this moment."""
    match = hot.match
    playable = table.playing and not hot.frozen and seat is not None
    heard = match.heard(seat, since) if since is not None else []
    can_undo = playable and seat is not None and match.undoable(seat) is not None
    return Position(
        table=table,
        seat=seat,
        entry=table.entry_count,
        over=match.over,
        awaited=match.awaited,
        view=match.view(seat),
        ask=match.ask_for(seat) if playable and seat is not None else None,
        can_undo=can_undo,
        notes=tuple(told.note for told in heard),
        game=match.game,
        standings=tuple(match.game.score(match.state)) if match.over else (),
        can_ask_undo=playable and not can_undo and _has_answered(match, seat),
    )


def _has_answered(match: AnyMatch, seat: str | None) -> bool:
    return any(e.seat == seat and e.kind == "answer" for e in live(match.entries))


def must_be_seat(table: Table, seat: str | None) -> None:
    """Refuse a seat that nobody has at this table; None is the public."""
    if seat is not None and seat not in table.seats:
        raise Refusal(phrase("host.refused.no_seat", seat=seat))


def _seen_by(person_id: int) -> Also:
    """Who moves in person sees what comes of it: that will be no news to them."""

    async def look(connection: AsyncConnection, table: Table) -> None:
        await catch_up.keep(connection, table.id, person_id, table.entry_count)

    return look


def may_move(table: Table, person_id: int | None, seat: str, *, deputy: bool = False) -> None:
    """Refuse whoever does not hold the seat (no person: a computer), and a match on hold."""
    if table.status == "frozen":
        raise Refusal(phrase("host.refused.frozen"))
    if table.status != "running":
        raise Refusal(phrase("host.refused.not_running"))
    if table.paused is not None:
        raise Refusal(phrase("host.refused.paused"))
    if person_id is None:
        # A person may have come back while the computer was thinking.
        held = deputy or table.computer_of(seat) is not None
    else:
        held = person_id in table.people_of(seat)
    if not held:
        raise Refusal(phrase("host.refused.not_your_seat"))


def still_current(match: AnyMatch, seat: str, entry: int) -> bool:
    """Whether what a seat saw at ``entry`` is still what it is asked.

    Sealed answers of others change nothing for it. Equal questions are not enough: a double
    click must not answer the next question, though it may be worded the same.
    """
    missed = match.entries[entry:] if entry >= 0 else match.entries
    if entry > len(match.entries):
        return False
    return not missed or (
        match.sealed and all(e.kind != "chance" and e.seat != seat for e in missed)
    )


def _apply(
    match: AnyMatch, seat: str, picks: Sequence[str] | None, fingerprint: str | None
) -> list[Entry]:
    try:
        if picks is None:
            return match.undo(seat)
        return match.answer(seat, picks, fingerprint)
    except Refused as refused:
        if refused.reason.key == "core.refused.stale":
            raise StaleMove(refused.reason) from refused
        raise IllegalMove(refused.reason, refused.ask) from refused
