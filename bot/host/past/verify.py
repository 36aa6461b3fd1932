"""Verifies the luck of a finished match: draws every outcome again from the published seed."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace

from bot.errors import Refusal
from bot.host.engine.begin_match import seated
from bot.host.engine.engine import Engine
from bot.host.engine.seed_proof import proof
from bot.host.engine.table_work import existing, game_of
from bot.host.past.history import History
from bot.model.table import Table
from bot.storage.table.tables import Stored
from games.core.game import AnyGame
from games.core.log import Record, live, record
from games.core.past.proof import seated_by_lot, unfair
from games.core.phrase import phrase
from games.core.replay import Diverged


@dataclass(frozen=True, slots=True)
class LuckVerification:
    """The result of verifying a match's luck.

    ``seed`` is None while the match, or another that depends on the same seed, goes on. ``checked``
    outcomes were drawn again from it, and those at the entries ``wrong`` differ; ``genuine`` says
    whether it is the seed whose hash was published at the start, ``seated`` whether the seats are
    those that were drawn. ``words`` are what the players added. ``shared`` says whether another
    match keeps the seed secret.
    """

    table: Table
    seed_hash: str
    seed: str | None = None
    genuine: bool = True
    checked: int = 0
    wrong: tuple[int, ...] = ()
    seated: bool = True
    words: tuple[str, ...] = ()
    forked: int = 0
    shared: bool = False


class LuckVerifier:
    """Checks the luck of matches that have ended."""

    def __init__(self, engine: Engine, history: History) -> None:
        self._engine = engine
        self._history = history

    async def verify(self, table_id: int) -> LuckVerification:
        """Draw every outcome of a match that has ended again from its published seed."""
        engine = self._engine
        async with engine.database.read(offloaded=True) as connection:
            stored = await existing(connection, table_id)
            published = await proof(connection, stored)
        table, header = stored.table, stored.header
        if header is None:
            if table.seed_hash is None:
                raise Refusal(phrase("host.refused.not_started"))
            return LuckVerification(table, table.seed_hash, words=table.words)
        base = LuckVerification(table, header.seed_hash, words=header.words, forked=header.forked)
        if published is None:
            return replace(base, shared=table.status in ("over", "cancelled"))
        told = record(header, await self._history.entries(stored))
        seed = bytes.fromhex(published.seed)
        base = replace(base, seed=published.seed)
        checked = sum(e.kind == "chance" and e.number >= header.forked for e in live(told.log()))
        try:
            wrong = await asyncio.to_thread(_unfair, game_of(stored), told, seed)
        except Diverged as error:
            raise Refusal(phrase("host.refused.unreadable")) from error
        if wrong is None:
            return replace(base, genuine=False)
        by_lot = seated_by_lot(header, seed) and _sit_as_drawn(stored)
        return replace(base, checked=checked, wrong=tuple(wrong), seated=by_lot)


def _sit_as_drawn(stored: Stored) -> bool:
    """Whether the places hold the seats that were drawn in the header."""
    table, header = stored.table, stored.header
    assert header is not None
    if not header.drawn or header.origins:
        return True
    game = game_of(stored)
    drawn = [table.members[number] for number in header.drawn]
    seats = seated(game, game.options.model_validate(header.options), drawn)
    return seats == {seat: list(members) for seat, members in table.seats.items()}


def _unfair(game: AnyGame, told: Record, seed: bytes) -> list[int] | None:
    """The outcomes that do not follow from the seed; None where it is another seed altogether."""
    try:
        return unfair(game, told, seed)
    except ValueError:
        return None
