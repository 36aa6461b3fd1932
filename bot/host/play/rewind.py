"""Going back in a match: to which answer, whose consent it takes, and how it looked then."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.errors import Refusal, StaleMove
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import TableWork
from bot.host.play.moves import LOADED, commit
from bot.host.play.positions import must_be_seat, position_of
from bot.model.match import Position
from bot.model.table import Table
from games.core.facts import Facts
from games.core.game import AnyGame
from games.core.log import AGREED, Entry, Header, live
from games.core.match import AnyMatch, Match
from games.core.past.course import retell
from games.core.phrase import phrase
from games.core.steps import Ask, Checkpoint, Together


class OwnAnswers(NamedTuple):
    """How far a seat may want to go back: entries of its own, the same one where there is one."""

    last: Entry
    turn: Entry


def answers(match: AnyMatch) -> list[Entry]:
    """The answers that stand."""
    return [entry for entry in live(match.entries) if entry.kind == "answer"]


def answer_at(match: AnyMatch, number: int) -> Entry:
    """The standing answer at or before entry ``number``, else the first one.

    What luck brought stays with the answer that led to it. Refuses where there is no answer.
    """
    standing = answers(match)
    if not standing:
        raise Refusal(phrase("core.refused.undo"))
    return next((e for e in reversed(standing) if e.number <= number), standing[0])


def own_answers(match: AnyMatch, seat: str) -> OwnAnswers | None:
    """The seat's last answer, and the first of those it gave in a row up to then.

    What was answered together with others, or in an earlier round, is no part of a turn.
    """
    standing = answers(match)
    places = [place for place, entry in enumerate(standing) if entry.seat == seat]
    if not places:
        return None
    first = last = places[-1]
    while first and standing[first - 1].seat == seat:
        first -= 1
    if first < last:
        moments = _moments(match)
        own = moments[last]
        breaks = [p + 1 for p in range(first, last) if own.together or moments[p] != own]
        first = max(first, *breaks) if breaks else first
    return OwnAnswers(standing[last], standing[first])


class _Moment(NamedTuple):
    """When a question was asked."""

    round: int
    together: bool


def _moments(match: AnyMatch) -> list[_Moment]:
    """When what was answered had been asked, for each answer that stands."""
    found: list[_Moment] = []

    def watch(state: Facts, step: Ask | Together | Checkpoint | None) -> None:
        together = isinstance(step, Together)
        count = len(step.asks) if isinstance(step, Together) else isinstance(step, Ask)
        found.extend([_Moment(match.game.round_of(state), together)] * count)

    retell(match.game, match.header, match.entries, watch)
    return found


def concerned(table: Table, match: AnyMatch, number: int) -> tuple[int, ...]:
    """The people without whom the table does not go back to before entry ``number``.

    Past luck or a reveal these are all who have a claim to a place, unless the table is content
    with less; else those awaited and those who answered since. A seat that is kept for somebody
    is theirs in this, too.
    """
    if match.past_luck(number) and table.agreement == "everybody":
        return table.claimants
    since = [e.seat for e in answers(match) if e.number >= number and e.seat is not None]
    seats = [*table.awaited, *since]
    return tuple(dict.fromkeys(person for seat in seats for person in table.claimants_of(seat)))


def before_answer(game: AnyGame, header: Header, entries: Sequence[Entry], number: int) -> AnyMatch:
    """The match as it was when the answer ``number`` was still to be given."""
    return Match(game, header, [entry for entry in live(entries) if entry.number < number])


async def rewind(
    work: TableWork,
    number: int,
    *,
    person_id: int | None,
    seat: str | None = None,
    seen: int | None = None,
    key: str = AGREED,
) -> None:
    """Take back the answer at or before entry ``number`` and all since.

    By the ``key`` the table has agreed to what ``person_id`` asked for on behalf of ``seat``,
    nobody had to be asked, or they have decided it as a moderator. ``seen`` is how long the log
    was for those who agreed (:class:`StaleMove` where it went on). Standing orders and trials of
    the whole table end with it.
    """
    match = work.match
    if work.table.status != "running":
        frozen = work.table.status == "frozen"
        raise Refusal(phrase(f"host.refused.{'frozen' if frozen else 'not_running'}"))
    if seen is not None and seen != len(match.entries):
        raise StaleMove(phrase("host.refused.stale"))
    target = answer_at(match, number)
    added = await asyncio.to_thread(match.rewind, seat, target.number, key)
    await commit(work, added, person_id)


class Rewind:
    """Goes back behind a barrier, and shows how the table would look then."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def rewind(
        self,
        table_id: int,
        number: int,
        *,
        person_id: int | None,
        seat: str | None = None,
        seen: int | None = None,
        key: str = AGREED,
    ) -> Table:
        """Take back the answer at or before entry ``number`` and all since: see :func:`rewind`."""
        async with self._engine.changing(table_id, match=LOADED) as work:
            await rewind(work, number, person_id=person_id, seat=seat, seen=seen, key=key)
        return work.table

    async def look(self, table_id: int, number: int, seat: str | None = None) -> Position:
        """How ``seat`` (None: the public) would see the table after such a rewind."""
        engine = self._engine
        async with engine.locked(table_id):
            stored, hot = await engine.opened(table_id)
            must_be_seat(stored.table, seat)
            game, header, entries = hot.match.game, hot.match.header, tuple(hot.match.entries)
            target = answer_at(hot.match, number)
        before = await asyncio.to_thread(before_answer, game, header, entries, target.number)
        position = position_of(stored.table, before, seat, None)
        aside = f"rewound to {target.number} from {len(entries)}"
        return replace(position, entry=target.number, can_undo=False, aside=aside)
