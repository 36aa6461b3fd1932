"""Rewinds: to which answer a match may go back, whose consent it takes, and a preview."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.errors import Refusal, StaleMove
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import TableWork
from bot.host.play.moves import MATCH_STATUSES, commit
from bot.host.play.positions import position_of, require_seat
from bot.model.match import Position
from bot.model.table import Table
from games.core.game import AnyGame
from games.core.log import AGREED, Entry, Header, live
from games.core.match import AnyMatch, Match
from games.core.past.score_history import replay_observed
from games.core.phrase import phrase
from games.core.state import BaseState
from games.core.steps import Ask, Checkpoint, Together


class OwnAnswers(NamedTuple):
    """The entries a seat may go back to: its last answer, and the first of its turn."""

    last: Entry
    turn: Entry


def answers(match: AnyMatch) -> list[Entry]:
    """The answers that were not taken back."""
    return [entry for entry in live(match.entries) if entry.kind == "answer"]


def answer_at(match: AnyMatch, number: int) -> Entry:
    """The live answer at or before entry ``number``, else the first one.

    Chance entries belong to the answer before them. Refuses where there is no answer.
    """
    live_answers = answers(match)
    if not live_answers:
        raise Refusal(phrase("core.refused.undo"))
    return next((e for e in reversed(live_answers) if e.number <= number), live_answers[0])


def own_answers(match: AnyMatch, seat: str) -> OwnAnswers | None:
    """The seat's last answer, and the first of its uninterrupted answers up to that one.

    Simultaneous answers and those of an earlier round are not part of the turn.
    """
    live_answers = answers(match)
    places = [place for place, entry in enumerate(live_answers) if entry.seat == seat]
    if not places:
        return None
    first = last = places[-1]
    while first and live_answers[first - 1].seat == seat:
        first -= 1
    if first < last:
        moments = _asked_at(match)
        own = moments[last]
        breaks = [p + 1 for p in range(first, last) if own.together or moments[p] != own]
        first = max(first, *breaks) if breaks else first
    return OwnAnswers(live_answers[last], live_answers[first])


class _AskedAt(NamedTuple):
    """When a question was asked."""

    round: int
    together: bool


def _asked_at(match: AnyMatch) -> list[_AskedAt]:
    """For each live answer: when its question was asked."""
    found: list[_AskedAt] = []

    def watch(state: BaseState, step: Ask | Together | Checkpoint | None) -> None:
        together = isinstance(step, Together)
        count = len(step.asks) if isinstance(step, Together) else isinstance(step, Ask)
        found.extend([_AskedAt(match.game.round_of(state), together)] * count)

    replay_observed(match.game, match.header, match.entries, watch)
    return found


def concerned(table: Table, match: AnyMatch, number: int) -> tuple[int, ...]:
    """The people who have to agree before the table goes back to before entry ``number``.

    Past chance or a reveal these are all who have a claim to a place, unless the table's settings
    ask for less; else those awaited and those who answered since. A seat that is kept for a person
    counts as theirs.
    """
    if match.past_luck(number) and table.agreement == "everybody":
        return table.claimants
    since = [e.seat for e in answers(match) if e.number >= number and e.seat is not None]
    seats = [*table.awaited, *since]
    return tuple(dict.fromkeys(person for seat in seats for person in table.claimants_of(seat)))


def before_answer(game: AnyGame, header: Header, entries: Sequence[Entry], number: int) -> AnyMatch:
    """The match as it was before the answer ``number``."""
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

    ``key`` says why: the table has agreed to what ``person_id`` asked for on behalf of ``seat``, no
    consent was needed, or ``person_id`` has decided it as a moderator. ``seen`` is the length of
    the log that was agreed on (:class:`StaleMove` where it went on). Standing orders and trials of
    the whole table end with it.
    """
    match = work.match
    if work.table.status != "running":
        frozen = work.table.status == "frozen"
        raise Refusal(phrase("host.refused.frozen" if frozen else "host.refused.not_running"))
    if seen is not None and seen != len(match.entries):
        raise StaleMove(phrase("host.refused.stale"))
    target = answer_at(match, number)
    added = await asyncio.to_thread(match.rewind, seat, target.number, key)
    await commit(work, added, person_id)


class Rewind:
    """Rewinds a match past any barrier, and shows how the table would look then."""

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
        async with self._engine.changing(table_id, match=MATCH_STATUSES) as work:
            await rewind(work, number, person_id=person_id, seat=seat, seen=seen, key=key)
        return work.table

    async def look(self, table_id: int, number: int, seat: str | None = None) -> Position:
        """How ``seat`` (None: the public) would see the table after such a rewind."""
        engine = self._engine
        async with engine.locked(table_id):
            stored, loaded = await engine.opened(table_id)
            require_seat(stored.table, seat)
            game, header, entries = (
                loaded.match.game,
                loaded.match.header,
                tuple(loaded.match.entries),
            )
            target = answer_at(loaded.match, number)
        before = await asyncio.to_thread(before_answer, game, header, entries, target.number)
        position = position_of(stored.table, before, seat, None)
        aside = f"rewound to {target.number} from {len(entries)}"
        return replace(position, entry=target.number, undo_steps=0, aside=aside)
