"""Decides when a move needs a post in the channel."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.posts import PostKind
from bot.model.table import Table
from games.core.match import AnyMatch


class DuePost(NamedTuple):
    """A post to owe."""

    kind: PostKind
    ping: bool


def outcome_since(match: AnyMatch, since: int) -> bool:
    """Whether the notes since an entry contain an outcome."""
    for told in reversed(match.notes):
        if told.number < since:
            break
        if told.note.closes:
            return True
    return False


def waits_for_others(before: Table, after: Table) -> bool:
    """Whether people have become awaited, or have answered, while others still have to."""
    known, left = (
        [seat for seat in table.awaited if table.computer_of(seat) is None]
        for table in (before, after)
    )
    return bool(left) and known != left


def due_post(
    before: Table,
    after: Table,
    *,
    mover: int | None,
    over: bool,
    quiet: bool = False,
    rewound: bool = False,
    resolved: bool = False,
) -> DuePost | None:
    """The post that a move from ``before`` to ``after`` requires.

    A post is due when a seat becomes awaited that was not before. It pings if a person becomes
    awaited who was not before; the mover needs no ping, unless others have just agreed to an undo
    that the mover asked for some time ago. While only computers are awaited nothing is posted: one
    post covers all their moves when a person, or a seat that has to be taken over, becomes awaited.
    ``quiet`` moves (an answer taken back before anybody saw it) need no post; a table that was
    ``rewound`` always does, and so does something that was ``resolved``, even if the same person
    moves next.
    """
    if over:
        return DuePost("over", ping=False)
    if quiet or not (after.awaited_people or after.unheld):
        return None
    known = before.awaited
    fresh = [s for s in after.awaited if s not in known and after.computer_of(s) is None]
    if not fresh and not rewound and not resolved:
        return None
    told = () if rewound and len(after.people) > 1 else (mover,)
    already = (*before.awaited_people, *told)
    return DuePost("turn", ping=any(person not in already for person in after.awaited_people))
