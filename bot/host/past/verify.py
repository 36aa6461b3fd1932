"""The proof of luck: every outcome of a finished match drawn again from its published seed."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.engine.stored_tables import game_of
from bot.host.past.history import History
from bot.host.play.positions import proof
from bot.model.table import Table
from games.core.game import AnyGame
from games.core.log import Record, live, record
from games.core.phrase import phrase
from games.core.proof import unfair
from games.core.script import Diverged


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a proof of luck came to.

    ``seed`` is None while the match goes on. ``checked`` outcomes were drawn again from it, those
    of ``wrong`` (numbers of entries) came out differently; ``genuine`` says whether it is the
    seed whose hash was published at the start.
    """

    table: Table
    seed_hash: str
    seed: str | None = None
    genuine: bool = True
    checked: int = 0
    wrong: tuple[int, ...] = ()


class Proofs:
    """Checks the luck of matches that have ended."""

    def __init__(self, engine: Engine, history: History) -> None:
        self._engine = engine
        self._history = history

    async def verify(self, table_id: int) -> Verdict:
        """Draw every outcome of a match that has ended again from its published seed."""
        stored = await self._engine.stored(table_id)
        table, header, published = stored.table, stored.header, proof(stored)
        if header is None:
            raise Refusal(phrase("host.refused.not_started"))
        if published is None:
            return Verdict(table, header.seed_hash)
        told = record(header, await self._history.entries(stored))
        seed = bytes.fromhex(published.seed)
        checked = sum(e.kind == "chance" and e.number >= header.forked for e in live(told.log()))
        try:
            wrong = await asyncio.to_thread(_unfair, game_of(stored), told, seed)
        except Diverged as error:
            raise Refusal(phrase("host.refused.unreadable")) from error
        if wrong is None:
            return Verdict(table, header.seed_hash, published.seed, genuine=False)
        return Verdict(table, header.seed_hash, published.seed, True, checked, tuple(wrong))


def _unfair(game: AnyGame, told: Record, seed: bytes) -> list[int] | None:
    """The outcomes that do not follow from the seed; None where it is another seed altogether."""
    try:
        return unfair(game, told, seed)
    except ValueError:
        return None
