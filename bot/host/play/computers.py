"""Computer players: each answer is a short step of its own, thought out off the event loop."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from bot.errors import IllegalMove, Refusal
from bot.host.engine.engine import Engine
from bot.host.play.moves import LOADED, answer
from bot.host.play.order_answers import answer_by
from bot.storage.table import orders
from games.core.fair import Dice, computer_dice
from games.core.game import AnyGame, random_player
from games.core.steps import Ask, Picks

log = logging.getLogger(__name__)


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
        """One answer; None when no computer is awaited."""
        thought = await self._question(table_id)
        if thought is None:
            return None
        with self._engine.metrics.timed("think"):
            picks = await asyncio.to_thread(thought.answer)
        self._engine.metrics.computer_moved()
        try:
            await self._give(table_id, thought, picks)
        except IllegalMove:
            log.exception("computer player %s moved illegally", thought.kind)
            await self._give(table_id, thought, thought.guess())
        return 0

    async def _question(self, table_id: int) -> Thought | None:
        engine = self._engine
        async with engine.locked(table_id):
            stored = await engine.stored(table_id)
            table = stored.table
            if not table.playing or not engine.serves(table.guild_id):
                return None
            hot = await engine.hot(stored)
            if hot.frozen:
                return None
            async with engine.database.read() as connection:
                left = await orders.left_at(connection, table_id)
            for ask in hot.match.pending:
                ordered = left.get(ask.seat)
                picks = answer_by(hot.match, ordered) if ordered else None
                kind = table.computer_of(ask.seat)
                if kind is None and picks is None:
                    continue
                assert stored.seed is not None
                # The seed makes its choices repeatable, and nobody can foresee them.
                match = hot.match
                dice = computer_dice(match.header, stored.seed, match.entries, ask)
                view = hot.match.view(ask.seat)
                return Thought(
                    hot.match.game,
                    kind or "random",
                    ask,
                    view,
                    table.entry_count,
                    dice,
                    picks,
                    ordered.person_id if ordered and picks is not None else None,
                )
        return None

    async def _give(self, table_id: int, thought: Thought, picks: Picks) -> None:
        ask = thought.ask
        try:
            async with self._engine.changing(table_id, match=LOADED) as work:
                await answer(
                    work, thought.person_id, ask.seat, thought.entry, picks, ask.fingerprint
                )
        except IllegalMove:
            raise
        except Refusal:
            # While it thought, the table went on or was closed.
            log.debug("a computer's answer came too late", extra={"table": table_id})
