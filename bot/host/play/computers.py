"""Computer players: each answer is thought out off the event loop and is a step of its own."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import IllegalMove, Refusal
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import TableWork
from bot.host.play.moves import MATCH_STATUSES, answer
from bot.host.play.order_answers import answers_in_advance, orders_wait
from bot.model.table import Table
from bot.storage.play import plans
from bot.thinking.job import ThinkingJob
from games.core.fair import Dice, computer_dice
from games.core.game import AnyGame, random_player
from games.core.match import AnyMatch
from games.core.search.plan import EXPERT, POLICY
from games.core.search.root_search import is_searched
from games.core.steps import Ask, Picks
from games.core.trials.plan import PlannedAnswer, PlanStep

log = logging.getLogger(__name__)

SOLO_DIVISOR = 2
"""An expert has so many times fewer playouts where a single person plays."""
MAX_ANSWERS_PER_STEP = 4
"""How many computer answers one step gives in a row at a table."""


@dataclass(frozen=True, slots=True)
class ComputerQuestion:
    """A question to a computer player, with everything the player may see.

    Where a person has left a standing order or a plan, ``ordered`` is its answer, and ``planned``
    the step of the plan. Where an expert should
    search for its answer, ``search`` is the job for a thinking process.
    """

    game: AnyGame
    kind: str
    ask: Ask
    view: object
    entry: int
    dice: Dice
    ordered: Picks | None = None
    person_id: int | None = None
    search: ThinkingJob | None = None
    planned: PlanStep | None = None

    def answer(self) -> Picks:
        """The computer's answer; a random one if the computer fails.

        An expert answers here like its heuristic.
        """
        if self.ordered is not None:
            return self.ordered
        kind = POLICY if self.kind == EXPERT else self.kind
        try:
            return self.game.computer(kind)(self.ask, lambda: self.view, self.dice)
        except Exception:
            log.exception("computer player %s failed at %s", self.kind, self.ask.key)
            return self.best_answer()

    def best_answer(self) -> Picks:
        """Any legal answer."""
        return random_player(self.ask, lambda: self.view, self.dice)


class Computers:
    """Answers for the computers of a table until a person is awaited."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def step(self, table_id: int) -> float | None:
        """Give a few answers; None when no computer is awaited."""
        thought = await self._question(table_id)
        for _ in range(MAX_ANSWERS_PER_STEP):
            if thought is None:
                return None
            try:
                thought = await self._answered(table_id, thought)
            except IllegalMove:
                raise
            except Refusal:
                # The table went on or was closed while the computer was thinking.
                log.debug("a computer's answer came too late", extra={"table": table_id})
                return 0
        return 0

    async def _answered(self, table_id: int, thought: ComputerQuestion) -> ComputerQuestion | None:
        """Compute and store an answer; returns the next question to a computer."""
        with self._engine.metrics.timed("think"):
            picks = await self._thought_out(thought)
        self._engine.metrics.count_computer_move()
        try:
            return await self._give(table_id, thought, picks)
        except IllegalMove:
            log.exception("computer player %s moved illegally", thought.kind)
            return await self._give(table_id, thought, thought.best_answer())

    async def _thought_out(self, thought: ComputerQuestion) -> Picks:
        if thought.search is not None:
            try:
                return await self._engine.thinking.think(thought.search)
            except Exception:
                log.exception("the search failed at %s", thought.ask.key)
        return await asyncio.to_thread(thought.answer)

    async def _question(self, table_id: int) -> ComputerQuestion | None:
        """The current question to a computer."""
        engine = self._engine
        async with engine.locked(table_id):
            stored = await engine.stored(table_id)
            if not self._plays(stored.table):
                return None
            loaded = await engine.loaded(stored)
            if loaded.frozen:
                return None
            async with engine.database.read() as connection:
                return await _asked(connection, stored.table, stored.seed, loaded.match)

    async def _give(
        self, table_id: int, thought: ComputerQuestion, picks: Picks
    ) -> ComputerQuestion | None:
        """Store the answer; returns the next question to a computer from the same transaction."""
        ask = thought.ask
        async with self._engine.changing(table_id, match=MATCH_STATUSES) as work:
            if thought.planned is not None:
                await _note_planned(work, ask.seat, thought.planned)
            await answer(work, thought.person_id, ask.seat, thought.entry, picks, ask.fingerprint)
            if not self._plays(work.table):
                return None
            return await _asked(work.connection, work.table, work.stored.seed, work.match)

    def _plays(self, table: Table) -> bool:
        return table.playing and self._engine.serves(table.guild_id)


async def _asked(
    connection: AsyncConnection, table: Table, seed: bytes | None, match: AnyMatch
) -> ComputerQuestion | None:
    """The first question of a match that a computer, a plan or a standing order answers."""
    answers = await answers_in_advance(connection, table.id, match)
    waiting = orders_wait(table, match, tuple(answers))
    for ask in match.pending:
        ready = None if waiting else answers.get(ask.seat)
        picks = ready.picks if ready is not None else None
        kind = table.computer_of(ask.seat)
        if kind is None and picks is None:
            continue
        assert seed is not None
        # The seed makes the computer's choices repeatable but unpredictable for players.
        dice = computer_dice(match.header, seed, match.entries, ask)
        person_id = ready.person_id if ready is not None else None
        planned = ready.planned if ready is not None else None
        view, entry = match.view(ask.seat), table.entry_count
        search = _search(table, match, ask, dice) if kind == EXPERT and picks is None else None
        return ComputerQuestion(
            match.game, kind or "random", ask, view, entry, dice, picks, person_id, search, planned
        )
    return None


async def _note_planned(work: TableWork, seat: str, step: PlanStep) -> None:
    """Note for the person's news that the next entry was answered by plan."""
    left = (await plans.plans_at(work.connection, work.id)).get(seat)
    if left is not None:
        done = PlannedAnswer(work.table.entry_count, step.question, step.answer)
        await plans.keep(work.connection, work.id, left.with_done(done))


def _search(table: Table, match: AnyMatch, ask: Ask, dice: Dice) -> ThinkingJob | None:
    """The search for an expert's answer; None where its heuristic answers."""
    plan = match.game.search
    if plan is None or not is_searched(match.game, ask):
        return None
    # Somebody who plays alone waits for every answer.
    looks = plan.looks if len(table.people) > 1 else max(1, plan.looks // SOLO_DIVISOR)
    snapshot = match.snapshots[-1] if match.snapshots else None
    return ThinkingJob(match.header, tuple(match.entries), snapshot, ask.seat, dice, looks)
