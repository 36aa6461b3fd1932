"""When a move is worth a post in the channel."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.posts import PostKind
from bot.model.table import Table
from games.core.match import AnyMatch


class Due(NamedTuple):
    """A post to owe."""

    kind: PostKind
    ping: bool


def outcome_since(match: AnyMatch, since: int) -> bool:
    """Whether an outcome has been told since an entry."""
    for told in reversed(match.notes):
        if told.number < since:
            break
        if told.note.closes:
            return True
    return False


def waits_for_others(before: Table, after: Table) -> bool:
    """Whether people have come to be awaited, or have answered, while others still have to."""
    known, left = (
        [seat for seat in table.awaited if table.computer_of(seat) is None]
        for table in (before, after)
    )
    return bool(left) and known != left


def due(
    before: Table,
    after: Table,
    *,
    mover: int | None,
    over: bool,
    quiet: bool = False,
    rewound: bool = False,
    resolved: bool = False,
) -> Due | None:
    """The post that a move from ``before`` to ``after`` calls for.

    A post is due when a seat comes to be awaited that was not before. It pings when that brings in
    a person who was not awaited before; the mover needs no ping, unless others have just agreed to
    an undo that the mover asked for some time ago. While only computers are awaited nothing is
    posted: their moves are told together when it is a person's turn again, or that of a seat which
    somebody has to take over first. ``quiet`` moves (an answer taken back before anybody saw it)
    are not worth a post; that the table was ``rewound`` always is, and so is that something
    ``resolved``, also where the same person moves next.
    """
    if over:
        return Due("over", ping=False)
    if quiet or not (after.awaited_people or after.unheld):
        return None
    known = before.awaited
    fresh = [s for s in after.awaited if s not in known and after.computer_of(s) is None]
    if not fresh and not rewound and not resolved:
        return None
    told = () if rewound and len(after.people) > 1 else (mover,)
    already = (*before.awaited_people, *told)
    return Due("turn", ping=any(person not in already for person in after.awaited_people))
