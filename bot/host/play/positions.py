"""What a seat, or the public, may know of a match at one moment."""

from __future__ import annotations

from bot.errors import Refusal
from bot.model.match import Fairness, Position
from bot.model.table import Table
from bot.storage.table.tables import Stored
from games.core.log import live
from games.core.match import AnyMatch
from games.core.phrase import phrase


def proof(stored: Stored) -> Fairness | None:
    """The seed and its hash once nothing depends on the secret any more."""
    table = stored.table
    if stored.seed is None or table.seed_hash is None or table.status not in ("over", "cancelled"):
        return None
    return Fairness(table.seed_hash, stored.seed.hex())


def position_of(table: Table, match: AnyMatch, seat: str | None, since: int | None) -> Position:
    """What ``seat`` may know, fixed at this moment."""
    playable = table.playing and seat is not None
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
