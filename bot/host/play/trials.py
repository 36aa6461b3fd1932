"""Trying out: a person plays on in private, then does the same for real or throws it away.

What is kept of a trial is its seed and its steps; the position is told anew each time. Nothing of
it gets into the log, into posts or to anybody else.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cachetools import LRUCache

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.host.engine.engine import Engine
from bot.host.play.moves import may_move, still_current
from bot.host.play.play import Play
from bot.model.match import Position
from bot.model.table import Table
from bot.storage.table import trials
from bot.storage.table.trials import Kept
from games.core.facts import Note
from games.core.game import AnyGame
from games.core.log import Entry, Header
from games.core.match import Refused
from games.core.phrase import phrase
from games.core.snapshots import Snapshot
from games.core.steps import Ask, Picks
from games.core.trials.trial import Step, Trial

STEPS_AT_MOST: Final = 100
WORLDS_KEPT: Final = 64
_SEED_BYTES: Final = 16


class TrialGone(Refusal):
    """There is nothing to go on with: it was thrown away, or the real match has moved on."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A step of a trial with what is needed to tell it: the question, the picks, the view then.

    ``heard`` is what the seat was told between the step before and this one.
    """

    ask: Ask
    picks: Picks
    view: object
    heard: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Tried:
    """How a trial stands: ``position`` is the seat's, with what it was told on the way.

    ``uncertain`` says that luck or something hidden played a part. The position's ``entry`` is
    that of the real match when the trial began.
    """

    position: Position
    taken: tuple[Taken, ...]
    draft: Picks
    uncertain: bool


@dataclass(frozen=True, slots=True)
class Committed:
    """What became of a trial that was done for real: so many steps of ``steps`` fitted."""

    position: Position
    done: int
    steps: int


@dataclass(frozen=True, slots=True)
class _Ground:
    """Everything a trial is told from, fixed while the table was locked."""

    table: Table
    game: AnyGame
    header: Header
    entries: tuple[Entry, ...]
    snapshot: Snapshot | None


class Trials:
    """Begins trials, goes on with them, and does them for real."""

    def __init__(self, engine: Engine, play: Play) -> None:
        self._engine = engine
        self._play = play
        # The worlds last found, by the seed of their trial: the search is worth remembering.
        self._worlds: LRUCache[bytes, tuple[bytes, Sequence[Entry]]] = LRUCache(WORLDS_KEPT)

    def forget(self) -> None:
        """Drop what is in memory only: everything can be told anew."""
        self._worlds.clear()

    async def begin(self, table_id: int, person_id: int, seat: str) -> Tried:
        """Begin at the question that waits for the seat, in place of an earlier trial.

        Raises :class:`Refusal` where nothing is asked of the seat or too much is hidden from it.
        """
        ground, _ = await self._ground(table_id, person_id, seat)
        kept = Kept(ground.table.entry_count, self._engine.entropy(_SEED_BYTES))
        tried = await self._replayed(ground, seat, kept)
        await self._keep(table_id, person_id, seat, kept)
        return tried

    async def look(self, table_id: int, person_id: int, seat: str) -> Tried:
        """How the person's trial stands; raises :class:`TrialGone` where there is none."""
        ground, kept = await self._begun(table_id, person_id, seat)
        return await self._replayed(ground, seat, kept)

    async def answer(
        self,
        table_id: int,
        person_id: int,
        seat: str,
        taken: int,
        picks: Sequence[str],
        fingerprint: str,
    ) -> Tried:
        """Take a step behind the ``taken`` ones that the person saw.

        Raises :class:`StaleMove` where it is another number by now, :class:`IllegalMove` where
        the picks do not fit.
        """
        ground, kept = await self._begun(table_id, person_id, seat)
        if len(kept.steps) != taken:
            raise StaleMove(phrase("host.refused.stale"))
        if taken >= STEPS_AT_MOST:
            raise Refusal(phrase("host.refused.long_trial"))
        step = Step(fingerprint, tuple(picks))
        tried_on = replace(kept, steps=(*kept.steps, step), draft=())
        tried = await self._replayed(ground, seat, tried_on)
        await self._keep(table_id, person_id, seat, tried_on)
        return tried

    async def undo(self, table_id: int, person_id: int, seat: str, taken: int) -> Tried:
        """Take the last of the ``taken`` steps back."""
        ground, kept = await self._begun(table_id, person_id, seat)
        if len(kept.steps) != taken or not taken:
            raise StaleMove(phrase("host.refused.stale"))
        back = replace(kept, steps=kept.steps[:-1], draft=())
        tried = await self._replayed(ground, seat, back)
        await self._keep(table_id, person_id, seat, back)
        return tried

    async def draft(self, table_id: int, person_id: int, seat: str, picks: Sequence[str]) -> None:
        """Remember picks of a question of the trial; the real question's own are not touched."""
        _, kept = await self._begun(table_id, person_id, seat)
        await self._keep(table_id, person_id, seat, replace(kept, draft=tuple(picks)))

    async def discard(self, table_id: int, person_id: int, seat: str) -> None:
        """Throw the trial away."""
        async with self._engine.database.write() as connection:
            await trials.drop(connection, table_id, seat, person_id)

    async def commit(self, table_id: int, person_id: int, seat: str) -> Committed:
        """Give the same answers for real, one by one, as long as everything comes as it did."""
        ground, kept = await self._begun(table_id, person_id, seat)
        try:
            tried = (await self._replayed(ground, seat, kept)).taken
        except IllegalMove:
            # Other rules by now: nobody knows any more what the later steps were taken on.
            tried = ()
        await self.discard(table_id, person_id, seat)
        position: Position | None = None
        entry, done = ground.table.entry_count, 0
        for step in kept.steps:
            if position is not None and not _as_tried(position, tried[done : done + 1]):
                break
            try:
                position = await self._play.answer(
                    table_id, person_id, seat, entry, step.picks, step.fingerprint
                )
            except Refusal:
                break
            entry, done = position.entry, done + 1
        if position is None:
            position = await self._play.position(table_id, seat)
        return Committed(position, done, len(kept.steps))

    async def _ground(
        self, table_id: int, person_id: int, seat: str
    ) -> tuple[_Ground, Kept | None]:
        async with self._engine.locked(table_id):
            stored, hot = await self._engine.opened(table_id)
            table, match = stored.table, hot.match
            may_move(table, person_id, seat)
            async with self._engine.database.read() as connection:
                kept = await trials.kept(connection, table_id, seat, person_id)
            if kept is not None and not still_current(match, seat, kept.entry):
                kept = None
            snapshot = match.snapshots[-1] if match.snapshots else None
            if seat not in table.awaited:
                # A standing order is about to answer: its owner is not asked.
                raise TrialGone(phrase("core.refused.not_asked"))
            ground = _Ground(table, match.game, match.header, tuple(match.entries), snapshot)
            return ground, kept

    async def _begun(self, table_id: int, person_id: int, seat: str) -> tuple[_Ground, Kept]:
        ground, kept = await self._ground(table_id, person_id, seat)
        if kept is None:
            await self.discard(table_id, person_id, seat)
            raise TrialGone(phrase("host.refused.trial_gone"))
        return ground, kept

    async def _keep(self, table_id: int, person_id: int, seat: str, kept: Kept) -> None:
        async with self._engine.database.write() as connection:
            await trials.keep(connection, table_id, seat, person_id, kept)

    async def _replayed(self, ground: _Ground, seat: str, kept: Kept) -> Tried:
        known = self._worlds.get(kept.seed)
        try:
            tried, world = await asyncio.to_thread(_tell, ground, seat, kept, known)
        except Refused as refused:
            raise IllegalMove(refused.reason, refused.ask) from refused
        self._worlds[kept.seed] = world
        return tried


def _as_tried(position: Position, tried: Sequence[Taken]) -> bool:
    """Whether the next step meets what it was taken on: the same question may be asked whatever
    luck has brought, and about another card it may want another answer.
    """
    return any(
        position.ask is not None
        and position.ask.fingerprint == taken.ask.fingerprint
        and position.view == taken.view
        and position.notes == taken.heard
        for taken in tried
    )


def _tell(
    ground: _Ground, seat: str, kept: Kept, known: tuple[bytes, Sequence[Entry]] | None
) -> tuple[Tried, tuple[bytes, Sequence[Entry]]]:
    """The trial up to its last step, and the world it goes on in; for a thread."""
    game, header = ground.game, ground.header
    if known is None:
        # At the log as it was: answers sealed by others since then make no other world.
        log = ground.entries[: kept.entry]
        trial = Trial.begin(game, header, log, seat, seed=kept.seed, snapshot=ground.snapshot)
    else:
        origin, told = known
        trial = Trial.again(game, header, seat, seed=kept.seed, origin=origin, told=told)
    world = (trial.world.origin, tuple(trial.world.told))
    taken, before = list[Taken](), 0
    for step in kept.steps:
        ask, view, heard = trial.ask, trial.world.view(seat), trial.heard
        trial.answer(step.picks, step.fingerprint)
        assert ask is not None
        taken.append(Taken(ask, step.picks, view, tuple(heard[before:])))
        before = len(heard)
    position = Position(
        table=ground.table,
        seat=seat,
        entry=kept.entry,
        over=trial.over,
        awaited=trial.awaited,
        view=trial.world.view(seat),
        ask=trial.ask,
        can_undo=bool(taken),
        notes=tuple(trial.heard),
        game=game,
        aside=json.dumps([kept.seed.hex(), kept.steps]),
    )
    return Tried(position, tuple(taken), kept.draft, trial.uncertain), world
