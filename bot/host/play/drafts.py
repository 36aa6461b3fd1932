"""Half-made answers: picks of a question that is answered in several steps, kept until then."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import StaleMove
from bot.host.engine.table_work import TableWork
from bot.storage.play import log as storedlog
from games.core.match import AnyMatch
from games.core.phrase import phrase
from games.core.steps import Picks


async def keep(work: TableWork, seat: str, picks: Sequence[str]) -> None:
    """Remember picks of the question that waits for a seat.

    Raises :class:`StaleMove` where nothing is asked of the seat.
    """
    ask = work.match.ask_for(seat)
    if ask is None:
        raise StaleMove(phrase("host.refused.stale"))
    draft = storedlog.Draft(ask.fingerprint, len(work.match.entries), tuple(picks))
    await storedlog.save_draft(work.connection, work.id, seat, draft)


async def draft_of(connection: AsyncConnection, table_id: int, match: AnyMatch, seat: str) -> Picks:
    """What a seat has picked so far of the question that waits for it."""
    ask = match.ask_for(seat)
    if ask is None:
        return ()
    draft = await storedlog.saved_draft(connection, table_id, seat)
    if draft is None or draft.fingerprint != ask.fingerprint:
        return ()
    # The question may be worded as before: picks from before its last answer are old.
    since = match.entries[draft.entry :]
    return () if any(entry.seat == seat for entry in since) else draft.picks
