"""Builds positions: what a seat, or the public, may know of a match."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refusal
from bot.model.match import Position
from bot.model.table import Table
from games.core.log import live
from games.core.match import AnyMatch
from games.core.phrase import phrase, seat_name


def position_of(table: Table, match: AnyMatch, seat: str | None, since: int | None) -> Position:
    """What ``seat`` may know, fixed at this moment."""
    playable = table.playing and seat is not None
    heard = match.visible_notes(seat, since) if since is not None else []
    undo_steps = match.undoable_answers(seat) if playable and seat is not None else 0
    return Position(
        table=table,
        seat=seat,
        entry=table.entry_count,
        over=match.over,
        awaited=match.awaited,
        view=match.view(seat),
        ask=match.ask_for(seat) if playable and seat is not None else None,
        undo_steps=undo_steps,
        notes=tuple(told.note for told in heard),
        game=match.game,
        final_scores=tuple(match.game.score(match.state)) if match.over else (),
        can_ask_undo=playable and not undo_steps and _has_answered(match, seat),
    )


def _has_answered(match: AnyMatch, seat: str | None) -> bool:
    return any(e.seat == seat and e.kind == "answer" for e in live(match.entries))


def require_seat(table: Table, seat: str | None) -> None:
    """Refuse a seat that does not exist at this table; None is the public."""
    if seat is not None and seat not in table.seats:
        raise Refusal(phrase("host.refused.no_seat", seat=seat))


class SeatKept(Refusal):
    """The person's seat is kept for them, and they have not come back to it."""


def seat_of(
    table: Table, person_id: int, wanted: str | None = None, *, looking: bool = False
) -> str:
    """The seat a person acts for: the wanted one, else one that is awaited, else their first.

    With ``looking``, a seat that is kept for the person is enough. Refuses where they have none at
    this table.
    """
    held = table.known_to(person_id) if looking else table.seats_of(person_id)
    if table.status == "lobby":
        raise Refusal(phrase("bot.refused.not_started"), table)
    if not held and table.owned_by(person_id) is not None:
        raise SeatKept(phrase("seats.refused.sat_in"), table)
    if not held:
        awaited = tuple(seat_name(seat) for seat in table.awaited if table.status == "running")
        said = phrase("bot.refused.not_your_table", awaited=awaited, count=len(awaited))
        raise Refusal(said, table)
    if wanted is not None and wanted not in held:
        raise Refusal(phrase("host.refused.not_your_seat"), table)
    if wanted is not None:
        return wanted
    return next((seat for seat in held if seat in table.awaited), held[0])


def without_ordered_question(position: Position) -> Position:
    """The position without a question that a standing order is about to answer."""
    awaited = position.table.awaited
    if position.ask is None or position.seat in awaited or position.table.status != "running":
        return position
    return replace(position, ask=None, awaited=awaited)
