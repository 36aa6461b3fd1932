"""Computer players: each answer is a short step of its own, thought out off the event loop."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import IllegalMove, Refusal
from bot.host.engine.engine import Engine
from bot.host.play.moves import LOADED, answer
from bot.host.play.order_answers import answer_by
from bot.model.table import Table
from bot.storage.table import orders
from games.core.fair import Dice, computer_dice
from games.core.game import AnyGame, random_player
from games.core.match import AnyMatch
from games.core.steps import Ask, Picks

log = logging.getLogger(__name__)

_AT_A_TIME = 4
"""So many answers follow one another before it is asked again whether to go on."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A question to a computer player, with all it may look at.

    Where a person has left a standing order, ``ordered`` is the answer already.
    """

    game: AnyGame
    kind: str
    ask: Ask
    view: object
    entry: int
    dice: Dice
    ordered: Picks | None = None
    person_id: int | None = None

    def answer(self) -> Picks:
        """What the computer answers; one that fails leaves the answer to chance."""
        if self.ordered is not None:
            return self.ordered
        try:
            return self.game.computer(self.kind)(self.ask, lambda: self.view, self.dice)
        except Exception:
            log.exception("computer player %s failed at %s", self.kind, self.ask.key)
            return self.guess()

    def guess(self) -> Picks:
        """Any legal answer."""
        return random_player(self.ask, lambda: self.view, self.dice)


class Computers:
    """Answers for the computers of a table until a person is awaited."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def step(self, table_id: int) -> float | None:
        """A few answers; None when no computer is awaited."""
        thought = await self._question(table_id)
        for _ in range(_AT_A_TIME):
            if thought is None:
                return None
            try:
                thought = await self._answered(table_id, thought)
            except IllegalMove:
                raise
            except Refusal:
                # While it thought, the table went on or was closed.
                log.debug("a computer's answer came too late", extra={"table": table_id})
                return 0
        return 0

    async def _answered(self, table_id: int, thought: Thought) -> Thought | None:
        """Think and answer; returns what a computer is asked next."""
        with self._engine.metrics.timed("think"):
            picks = await asyncio.to_thread(thought.answer)
        self._engine.metrics.computer_moved()
        try:
            return await self._give(table_id, thought, picks)
        except IllegalMove:
            log.exception("computer player %s moved illegally", thought.kind)
            return await self._give(table_id, thought, thought.guess())

    async def _question(self, table_id: int) -> Thought | None:
        """What a computer is asked now."""
        engine = self._engine
        async with engine.locked(table_id):
            stored = await engine.stored(table_id)
            if not self._plays(stored.table):
                return None
            hot = await engine.hot(stored)
            if hot.frozen:
                return None
            async with engine.database.read() as connection:
                return await _asked(connection, stored.table, stored.seed, hot.match)

    async def _give(self, table_id: int, thought: Thought, picks: Picks) -> Thought | None:
        """Write the answer down; the same transaction tells what a computer is asked next."""
        ask = thought.ask
        async with self._engine.changing(table_id, match=LOADED) as work:
            await answer(work, thought.person_id, ask.seat, thought.entry, picks, ask.fingerprint)
            if not self._plays(work.table):
                return None
            return await _asked(work.connection, work.table, work.stored.seed, work.match)

    def _plays(self, table: Table) -> bool:
        return table.playing and self._engine.serves(table.guild_id)


async def _asked(
    connection: AsyncConnection, table: Table, seed: bytes | None, match: AnyMatch
) -> Thought | None:
    """The first question of a match that a computer or a standing order answers."""
    left = await orders.left_at(connection, table.id)
    for ask in match.pending:
        ordered = left.get(ask.seat)
        picks = answer_by(match, ordered) if ordered else None
        kind = table.computer_of(ask.seat)
        if kind is None and picks is None:
            continue
        assert seed is not None
        # The seed makes its choices repeatable, and nobody can foresee them.
        dice = computer_dice(match.header, seed, match.entries, ask)
        person_id = ordered.person_id if ordered and picks is not None else None
        view, entry = match.view(ask.seat), table.entry_count
        return Thought(match.game, kind or "random", ask, view, entry, dice, picks, person_id)
    return None
