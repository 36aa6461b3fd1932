"""Moving in a match: an answer or an undo, and everything that is written down with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy.exc import IntegrityError

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.host.campaign import scenarios
from bot.host.engine.table_work import TableWork
from bot.host.people import ratings, statistics
from bot.host.play.order_answers import awaited_seats, follow_plans, seats_answered_in_advance
from bot.host.play.positions import position_of
from bot.host.play.post_due import due_post, outcome_since, waits_for_others
from bot.model.clicks import CombinedAnswers
from bot.model.match import Position
from bot.model.table import Status, Table
from bot.storage.play import log as storedlog
from bot.storage.play import orders, plans, trials
from bot.storage.table import clocks, seats, tables
from games.core.log import REWINDS, Entry
from games.core.match import AnyMatch, Refused
from games.core.phrase import phrase

MATCH_STATUSES: Final[tuple[Status, ...]] = ("running", "frozen")
"""Tables of these statuses have a match that can be moved in, or shown as far as it goes."""


async def answer(
    work: TableWork,
    person_id: int | None,
    seat: str,
    entry: int,
    picks: Sequence[str],
    fingerprint: str | None,
    *,
    deputy: bool = False,
    combined: CombinedAnswers | None = None,
) -> Position:
    """Answer for a seat (no person: a computer's answer); returns what it sees next.

    A ``deputy`` is a computer that answers although a person holds the seat. ``combined`` are the
    answers to the questions behind this one that the person gives with the same click. Raises
    :class:`StaleMove` where the log went on (other people's sealed answers do not count),
    :class:`IllegalMove` where the picks do not fit and :class:`Refusal` where the person may not
    answer at all.
    """
    first = _may_go_on(work, person_id, seat, entry, deputy=deputy)
    try:
        added = work.match.answer(seat, picks, fingerprint)
    except Refused as refused:
        raise _illegal(refused) from refused
    if combined is not None:
        added = [*added, *_answer_follow_ups(work.match, seat, combined)]
    await commit(work, added, person_id)
    return position_of(work.table, work.match, seat, first)


def _answer_follow_ups(match: AnyMatch, seat: str, combined: CombinedAnswers) -> list[Entry]:
    """Give the answers that follow; refuses all of them where another question comes up."""
    added: list[Entry] = []
    for number, place in enumerate(combined.places, 1):
        ask = match.ask_for(seat)
        last = number == len(combined.places)
        fits = ask is not None and 0 <= place < len(ask.options)
        if ask is None or not fits or (last and ask.fingerprint != combined.fingerprint):
            raise StaleMove(phrase("host.refused.stale"))
        try:
            added += match.answer(seat, (ask.options[place],))
        except Refused as refused:
            raise _illegal(refused) from refused
    return added


async def undo(work: TableWork, person_id: int, seat: str, entry: int) -> Position:
    """Take back the seat's last answer, as far as no barrier stands in between."""
    first = _may_go_on(work, person_id, seat, entry)
    sealed = work.match.sealed
    entry_back = work.match.undoable(seat)
    unsaid = entry_back is not None and outcome_since(work.match, entry_back.number)
    try:
        added = work.match.undo(seat)
    except Refused as refused:
        raise _illegal(refused) from refused
    await commit(work, added, person_id, quiet=sealed, resolved=unsaid)
    return position_of(work.table, work.match, seat, first)


def _illegal(refused: Refused) -> Refusal:
    if refused.reason.key == "core.refused.stale":
        return StaleMove(refused.reason)
    return IllegalMove(refused.reason, refused.ask)


def _may_go_on(
    work: TableWork, person_id: int | None, seat: str, entry: int, *, deputy: bool = False
) -> int:
    """The length of the log; refuses a person who may not move or saw another position."""
    match = work.match
    require_may_move(work.table, person_id, seat, deputy=deputy)
    if not still_current(match, seat, entry):
        raise StaleMove(phrase("host.refused.stale"))
    return len(match.entries)


async def commit(
    work: TableWork,
    added: Sequence[Entry],
    person_id: int | None,
    *,
    quiet: bool = False,
    resolved: bool = False,
) -> None:
    """Write down a move that the match has made, with all that follows from it.

    ``quiet`` is an answer taken back before anybody saw it; ``resolved`` where an outcome that was
    told holds no longer.
    """
    rewound = added[0].key in REWINDS
    undone = any(entry.kind == "undo" for entry in added)
    await _drop_plans(work, added, rewound=rewound, undone=quiet or undone)
    await follow_plans(work.connection, work.id, work.match, added)
    await _write_table(work)
    await _write_log(work, added, person_id)
    if rewound:
        # Who goes back gets back the time that the undone turns have cost.
        await clocks.refund(work.connection, work.id, min(int(pick) for pick in added[0].picks))
    await work.update_waits(mover=person_id, undone=undone and not rewound, rewound=rewound)
    if work.match.over:
        await _conclude(work)
    resolved = resolved or outcome_since(work.match, added[0].number)
    await _owe_posts(work, person_id, quiet=quiet, rewound=rewound, resolved=resolved)
    await work.end_undo_votes()
    await work.watch_turns()


async def _drop_plans(
    work: TableWork, added: Sequence[Entry], *, rewound: bool, undone: bool
) -> None:
    """Take back the orders, plans and trials that do not outlive going back, or the match."""
    if rewound or work.match.over:
        await plans.drop_all(work.connection, work.id)
    if rewound:
        await orders.revoke_all(work.connection, work.id)
        await trials.drop_all(work.connection, work.id)
    elif undone:
        # Who takes an answer back wants to think again: no order or plan answers for them.
        await plans.drop(work.connection, work.id, added[0].seat or "")
        await orders.revoke(work.connection, work.id, added[0].seat or "")


async def _write_table(work: TableWork) -> None:
    """Write down how long the log is, whether the match is over and whom it waits for."""
    match = work.match
    served = await seats_answered_in_advance(work.connection, work.id, match)
    awaited, awaits_computer = awaited_seats(work.table, match, served)
    after = replace(
        work.table,
        status="over" if match.over else "running",
        entry_count=len(match.entries),
        awaited=awaited,
    )
    values = {
        "status": after.status,
        "entry_count": after.entry_count,
        "awaited": list(after.awaited),
        "awaits_computer": awaits_computer,
        "updated": work.now,
        "finished": work.now if match.over else None,
    }
    await tables.change_table(work.connection, work.id, values)
    work.table = after


async def _write_log(work: TableWork, added: Sequence[Entry], person_id: int | None) -> None:
    """Append the entries, and keep the newest snapshot if it is not stored yet."""
    try:
        await storedlog.append(work.connection, work.id, added, person_id, work.now)
    except IntegrityError as error:
        raise StaleMove(phrase("host.refused.stale")) from error
    loaded, match = work.loaded, work.match
    if (
        loaded is not None
        and match.snapshots
        and match.snapshots[-1].number != loaded.stored_snapshot_number
    ):
        stored_snapshot = storedlog.StoredSnapshot(work.rules(match.game), match.snapshots[-1])
        await storedlog.keep(work.connection, work.id, stored_snapshot)
        loaded.stored_snapshot_number = stored_snapshot.snapshot.number


async def _conclude(work: TableWork) -> None:
    """Write down the results of a match that is over."""
    final_scores = work.match.game.score(work.match.state)
    await ratings.conclude(work.connection, work.table, final_scores, work.now)
    await statistics.owe(work.connection, work.id, work.table.guild_id, work.now)
    await seats.delete_marks(work.connection, work.id)
    await storedlog.drop_snapshots(work.connection, work.id)
    if work.loaded is not None:
        work.loaded.stored_snapshot_number = None
    await scenarios.conclude(work)


async def _owe_posts(
    work: TableWork, person_id: int | None, *, quiet: bool, rewound: bool, resolved: bool
) -> None:
    """Owe the channel the post that the move calls for, or else an edit of the last one, and the
    recap of a match that is over.
    """
    over = work.match.over
    post = due_post(
        work.before,
        work.table,
        mover=person_id,
        over=over,
        quiet=quiet,
        rewound=rewound,
        resolved=resolved,
    )
    if post is not None:
        await work.owe(post.kind, ping=post.ping)
    elif waits_for_others(work.before, work.table):
        await work.owe("awaited")
    if over:
        await work.owe("recap")
        await scenarios.owe_finale(work)


def require_may_move(
    table: Table, person_id: int | None, seat: str, *, deputy: bool = False
) -> None:
    """Refuse a person who does not hold the seat (None: a computer), and a match on hold."""
    must_be_playing(table)
    if person_id is None:
        # A person may have come back while the computer was thinking.
        held = deputy or table.computer_of(seat) is not None
    else:
        held = person_id in table.people_of(seat)
    if not held:
        raise Refusal(phrase("host.refused.not_your_seat"))


def must_be_playing(table: Table) -> None:
    """Refuse a table at which no move is possible now: it is frozen, paused or not running."""
    if table.status == "frozen":
        raise Refusal(phrase("host.refused.frozen"))
    if table.status != "running":
        raise Refusal(phrase("host.refused.not_running"))
    if table.paused is not None:
        raise Refusal(phrase("host.refused.paused"))


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
