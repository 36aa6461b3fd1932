"""The recap of a finished match: result, scores by round, and views for the film.

Its post is owed in the transaction of the last answer, so that it is posted once and survives
crashes. Nothing is stored: all of it follows from the log.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import game_of
from bot.model.posts import Owed
from bot.model.table import Table
from bot.storage.play import log as storedlog
from bot.storage.table.tables import Stored
from games.core.game import AnyGame, FinalScore
from games.core.log import Entry, Header
from games.core.past.score_history import ScoreHistory, replay_observed, score_history_of
from games.core.phrase import phrase
from games.core.replay import Diverged
from games.core.state import BaseState
from games.core.steps import Ask, Checkpoint, Together


@dataclass(frozen=True, slots=True)
class Recap:
    """The result of a match and its course."""

    table: Table
    score_history: ScoreHistory

    @property
    def final_scores(self) -> tuple[FinalScore, ...]:
        """The result, as the game's rules give it."""
        return self.score_history.result


class Recaps:
    """Summarises finished matches; nothing is hidden any more by then."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        engine.wanted["recap"] = self._wanted

    async def recap(self, table_id: int) -> Recap:
        """How a match went; refuses one that goes on or was cancelled."""
        stored, header, entries = await self._log(table_id)
        try:
            score_history = await asyncio.to_thread(
                score_history_of, game_of(stored), header, entries
            )
        except Diverged as error:
            raise Refusal(phrase("host.refused.unreadable")) from error
        return Recap(stored.table, score_history)

    async def views(self, table_id: int) -> list[object]:
        """What the public saw of a finished match, turn by turn, from its beginning to its end."""
        stored, header, entries = await self._log(table_id)
        try:
            return await asyncio.to_thread(_seen, game_of(stored), header, entries)
        except Diverged as error:
            raise Refusal(phrase("host.refused.unreadable")) from error

    async def _log(self, table_id: int) -> tuple[Stored, Header, list[Entry]]:
        stored = await self._engine.stored(table_id)
        status = stored.table.status
        if status == "cancelled":
            raise Refusal(phrase("past.refused.cancelled"))
        if status != "over" or stored.header is None:
            raise Refusal(phrase("past.refused.not_over"))
        async with self._engine.database.read(offloaded=True) as connection:
            entries = await storedlog.entries(connection, table_id)
        return stored, stored.header, entries

    async def _wanted(self, connection: AsyncConnection, owed: Owed, table: Table) -> bool:
        """Whether the match is still over: one that was rewound past its end gets no recap."""
        return table.status == "over"


def _seen(game: AnyGame, header: Header, entries: list[Entry]) -> list[object]:
    views: list[object] = []

    def watch(state: BaseState, step: Ask | Together | Checkpoint | None) -> None:
        # Between checkpoints, turns are half made.
        if step is None or isinstance(step, Checkpoint):
            view = game.view(state, None)
            if not views or view != views[-1]:
                views.append(view)

    replay_observed(game, header, entries, watch)
    return views
