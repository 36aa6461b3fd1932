"""How a finished match went, for the post that comes after its last and for whoever asks again.

The post is owed in the transaction of the last answer, so that it is made once and survives every
crash. Nothing of it is stored: all of it follows from the log.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.engine.fairness import proof
from bot.host.engine.stored_tables import game_of
from bot.model.match import Fairness
from bot.model.posts import Owed
from bot.model.table import Table
from bot.storage.table import log as storedlog
from bot.storage.table.tables import Stored
from games.core.facts import Facts
from games.core.game import AnyGame, Standing
from games.core.log import Entry, Header
from games.core.match import AnyMatch, Match
from games.core.past.course import Course, course_of, retell
from games.core.phrase import phrase
from games.core.script import Diverged
from games.core.steps import Ask, Checkpoint, Together


@dataclass(frozen=True, slots=True)
class Recap:
    """The result of a match, its course, and the seed that fixed its luck."""

    table: Table
    standings: tuple[Standing, ...]
    course: Course
    fairness: Fairness | None


class Recaps:
    """Tells how finished matches went; everything hidden has come to light by then."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        engine.wanted["recap"] = self._wanted

    async def recap(self, table_id: int) -> Recap:
        """How a match went; refuses one that goes on or was cancelled."""
        stored, header, entries = await self._log(table_id)
        async with self._engine.database.read(leisurely=True) as connection:
            fairness = await proof(connection, stored)
        try:
            standings, course = await asyncio.to_thread(
                _result_and_course, game_of(stored), header, entries
            )
        except Diverged as error:
            raise Refusal(phrase("host.refused.unreadable")) from error
        return Recap(stored.table, standings, course, fairness)

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
        async with self._engine.database.read(leisurely=True) as connection:
            entries = await storedlog.entries(connection, table_id)
        return stored, stored.header, entries

    async def _wanted(self, connection: AsyncConnection, owed: Owed, table: Table) -> bool:
        """A match that was taken back past its end is not told as if it were over."""
        return table.status == "over"


def _result_and_course(
    game: AnyGame, header: Header, entries: list[Entry]
) -> tuple[tuple[Standing, ...], Course]:
    match: AnyMatch = Match(game, header, entries)
    return tuple(game.score(match.state)), course_of(game, header, entries)


def _seen(game: AnyGame, header: Header, entries: list[Entry]) -> list[object]:
    views: list[object] = []

    def watch(state: Facts, step: Ask | Together | Checkpoint | None) -> None:
        # Between checkpoints, turns are half made.
        if step is None or isinstance(step, Checkpoint):
            view = game.view(state, None)
            if not views or view != views[-1]:
                views.append(view)

    retell(game, header, entries, watch)
    return views
