"""Trying out: a person plays on in private, then does the same for real or throws it away.

Only the seed and the steps of a trial are stored; the position is replayed each time. Nothing of
it gets into the log, into posts or to anybody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Final

from cachetools import LRUCache

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.host.engine.engine import Engine
from bot.host.play.moves import require_may_move, still_current
from bot.host.play.panels import Panel, Panels
from bot.host.play.positions import seat_of
from bot.host.play.trial_replay import (
    Guess,
    Replayed,
    ReplayedStep,
    TrialPosition,
    TrialSource,
    TrialState,
    replay,
)
from bot.model.clicks import ClearDraft, Click, ClickResult, Options, Unchanged
from bot.model.match import Position
from bot.storage.play import trials
from bot.storage.play.trials import StoredTrial
from games.core.match import Refused
from games.core.phrase import phrase
from games.core.trials.make_plan import branch_of
from games.core.trials.plan import PlanBranch

MAX_TRIAL_STEPS: Final = 100
MAX_CACHED_DETERMINIZATIONS: Final = 64
_SEED_BYTES: Final = 16


class TrialEnded(Refusal):
    """There is nothing to go on with: it was thrown away, or the real match has moved on."""


@dataclass(frozen=True, slots=True)
class TrialOutcome:
    """The result of a trial that was done for real: how many of its ``steps`` were legal.

    ``panel`` is what the person has to do next in the real match.
    """

    panel: Panel
    done: int
    steps: int


class Trials:
    """Begins trials, goes on with them, and does them for real."""

    def __init__(self, engine: Engine, panels: Panels) -> None:
        self._engine = engine
        self._panels = panels
        # The last determinizations by the seed of their trial: searching for one takes long.
        self._determinizations: LRUCache[bytes, TrialPosition] = LRUCache(
            MAX_CACHED_DETERMINIZATIONS
        )

    def forget(self) -> None:
        """Clear the cache of determinizations; they are searched for again when needed."""
        self._determinizations.clear()

    async def begin(
        self, table_id: int, person_id: int, seat: str, *, waiting: bool = False
    ) -> TrialState:
        """Begin at the question that waits for the seat, in place of an earlier trial.

        If ``waiting``, it may begin at a question that waits for others. Raises :class:`Refusal`
        where nothing is asked or too much is hidden from the seat.
        """
        source, _ = await self._source(table_id, person_id, seat, waiting=waiting)
        stored_trial = StoredTrial(source.table.entry_count, self._engine.entropy(_SEED_BYTES))
        tried = await self._replayed(source, seat, stored_trial)
        await self._keep(table_id, person_id, seat, stored_trial)
        return tried

    async def look(self, table_id: int, person_id: int, seat: str) -> TrialState:
        """How the person's trial stands; raises :class:`TrialEnded` where there is none."""
        source, stored_trial = await self._existing(table_id, person_id, seat)
        return await self._replayed(source, seat, stored_trial)

    async def click(self, table_id: int, person_id: int, click: Click) -> ClickResult[TrialState]:
        """Do what a click on an item of the trial's question says: take a step, or change what
        is picked.

        The click's ``entry`` is the number of steps that the person saw. A click that is stale or
        does not fit changes nothing; the result says so and has the trial as it stands. Raises
        :class:`TrialEnded` where there is no trial any more.
        """
        source, stored_trial = await self._existing(table_id, person_id, click.seat)
        if len(stored_trial.steps) != click.entry:
            tried = await self._replayed(source, click.seat, stored_trial)
            return ClickResult(tried, refused=StaleMove(phrase("host.refused.stale")))
        may_step = not isinstance(click.selection, ClearDraft | Unchanged)
        if may_step and len(stored_trial.steps) >= MAX_TRIAL_STEPS:
            raise Refusal(phrase("host.refused.long_trial"))
        told = await self._told(source, click.seat, stored_trial, click)
        if told.stored_trial != stored_trial:
            await self._keep(table_id, person_id, click.seat, told.stored_trial)
        answered = told.tried.position if told.stored_trial.steps != stored_trial.steps else None
        return ClickResult(told.tried, answered, told.refused)

    async def guess(
        self, table_id: int, person_id: int, seat: str, taken: int, *, until_asked: bool = False
    ) -> TrialState:
        """Let a computer answer for the other seat that is asked after the ``taken`` steps.

        ``until_asked`` lets it answer on until the person's own seat is asked again. Raises
        :class:`StaleMove` where the trial has not the ``taken`` steps that the person saw.
        """
        source, stored_trial = await self._existing(table_id, person_id, seat)
        if len(stored_trial.steps) != taken:
            raise StaleMove(phrase("host.refused.stale"))
        most = MAX_TRIAL_STEPS - taken
        if most <= 0:
            raise Refusal(phrase("host.refused.long_trial"))
        told = await self._told(source, seat, stored_trial, Guess(most if until_asked else 1))
        await self._keep(table_id, person_id, seat, told.stored_trial)
        return told.tried

    async def branch(
        self, table_id: int, person_id: int, seat: str, taken: int
    ) -> tuple[int, PlanBranch]:
        """The branch of a plan that the trial makes, and how long the log was when it began.

        Raises :class:`StaleMove` where the trial has not the ``taken`` steps that the person saw.
        """
        source, stored_trial = await self._existing(table_id, person_id, seat)
        if len(stored_trial.steps) != taken:
            raise StaleMove(phrase("host.refused.stale"))
        told = await self._told(source, seat, stored_trial)
        origin, since = told.determinization
        branch = await asyncio.to_thread(
            branch_of,
            source.game,
            source.header,
            seat,
            seed=stored_trial.seed,
            origin=origin,
            told=since,
            steps=stored_trial.steps,
        )
        return stored_trial.entry, branch

    async def undo(self, table_id: int, person_id: int, seat: str, taken: int) -> TrialState:
        """Take the last of the ``taken`` steps back."""
        source, stored_trial = await self._existing(table_id, person_id, seat)
        if len(stored_trial.steps) != taken or not taken:
            raise StaleMove(phrase("host.refused.stale"))
        back = replace(stored_trial, steps=stored_trial.steps[:-1], draft=())
        tried = await self._replayed(source, seat, back)
        await self._keep(table_id, person_id, seat, back)
        return tried

    async def discard(self, table_id: int, person_id: int, seat: str) -> None:
        """Throw the trial away."""
        async with self._engine.database.write() as connection:
            await trials.drop(connection, table_id, seat, person_id)

    async def commit(self, table_id: int, person_id: int, seat: str, taken: int) -> TrialOutcome:
        """Give the same answers for real, one by one, as long as everything comes as it did.

        Raises :class:`StaleMove` where the trial has not the ``taken`` steps that the person saw.
        """
        source, stored_trial = await self._existing(table_id, person_id, seat)
        if len(stored_trial.steps) != taken:
            raise StaleMove(phrase("host.refused.stale"))
        try:
            tried = (await self._replayed(source, seat, stored_trial)).taken
        except IllegalMove:
            # The rules have changed: the positions of the later steps are unknown.
            tried = ()
        await self.discard(table_id, person_id, seat)
        panel: Panel | None = None
        entry, done = source.table.entry_count, 0
        own = tuple(takewhile(lambda step: step.guessed_for is None, stored_trial.steps))
        for step in own:
            click = Click(seat, entry, step.fingerprint, Options(step.picks))
            try:
                result = await self._panels.click(
                    table_id, person_id, click, since=stored_trial.entry
                )
            except Refusal:
                break
            panel = result.shown
            if result.answered is None:
                break
            entry, done = result.answered.entry, done + 1
            if not _meets_same_question(result.answered, tried[done : done + 1]):
                break
        if panel is None:
            panel = await self._panels.look(table_id, person_id, seat)
        return TrialOutcome(panel, done, len(own))

    async def _source(
        self, table_id: int, person_id: int, seat: str, *, waiting: bool = False
    ) -> tuple[TrialSource, StoredTrial | None]:
        async with self._engine.locked(table_id):
            stored, loaded = await self._engine.opened(table_id)
            table, match = stored.table, loaded.match
            seat_of(table, person_id, seat)
            require_may_move(table, person_id, seat)
            async with self._engine.database.read() as connection:
                stored_trial = await trials.stored_trial(connection, table_id, seat, person_id)
            if stored_trial is not None and not still_current(match, seat, stored_trial.entry):
                stored_trial = None
            snapshot = match.snapshots[-1] if match.snapshots else None
            # Where a seat is asked but not awaited, a standing order is about to answer.
            ordered = match.ask_for(seat) is not None
            waits = (waiting or stored_trial is not None) and not ordered
            if seat not in table.awaited and not waits:
                raise TrialEnded(phrase("core.refused.not_asked"))
            source = TrialSource(table, match.game, match.header, tuple(match.entries), snapshot)
            return source, stored_trial

    async def _existing(
        self, table_id: int, person_id: int, seat: str
    ) -> tuple[TrialSource, StoredTrial]:
        source, stored_trial = await self._source(table_id, person_id, seat)
        if stored_trial is None:
            await self.discard(table_id, person_id, seat)
            raise TrialEnded(phrase("host.refused.trial_gone"))
        return source, stored_trial

    async def _keep(
        self, table_id: int, person_id: int, seat: str, stored_trial: StoredTrial
    ) -> None:
        async with self._engine.database.write() as connection:
            await trials.keep(connection, table_id, seat, person_id, stored_trial)

    async def _replayed(
        self, source: TrialSource, seat: str, stored_trial: StoredTrial
    ) -> TrialState:
        return (await self._told(source, seat, stored_trial)).tried

    async def _told(
        self,
        source: TrialSource,
        seat: str,
        stored_trial: StoredTrial,
        click: Click | Guess | None = None,
    ) -> Replayed:
        """Replay the trial in a thread and do what the click says; raises :class:`IllegalMove`
        where the steps that are kept do not fit the rules.
        """
        known = self._determinizations.get(stored_trial.seed)
        try:
            told = await asyncio.to_thread(replay, source, seat, stored_trial, known, click)
        except Refused as refused:
            raise IllegalMove(refused.reason, refused.ask) from refused
        self._determinizations[stored_trial.seed] = told.determinization
        return told


def _meets_same_question(position: Position, tried: Sequence[ReplayedStep]) -> bool:
    """Whether the next step meets what it was taken on: the same question may be asked whatever
    luck has brought, and about another card it may want another answer.
    """
    return any(
        position.ask is not None
        and position.ask.fingerprint == taken.ask.fingerprint
        and position.view == taken.view
        and position.notes == taken.notes
        for taken in tried
    )
