"""Proves a match's luck from its published seed: anybody may do it once the seed is told."""

from __future__ import annotations

from games.core import fair
from games.core.facts import Facts
from games.core.game import AnyGame, Game
from games.core.log import Record
from games.core.match import Match
from games.core.script import Script
from games.core.steps import Chance, Picks


class _Witness(Match[Facts, object]):
    """Tells a log again and compares every outcome with what the seed gives."""

    __slots__ = ("unfair",)

    def __init__(self, game: Game[Facts, object], record: Record, seed: bytes) -> None:
        self.unfair: list[int] = []
        super().__init__(game, record.header, record.log(), seed=seed)

    def _chance(self, step: Chance, script: Script | None) -> Picks:
        picks = super()._chance(step, script)
        number = self._standing[-1].number
        assert self.seed is not None
        if number >= self.header.forked and picks != fair.outcome(self.seed, number, step):
            self.unfair.append(number)
        return picks


def unfair(game: AnyGame, record: Record, seed: bytes) -> list[int]:
    """The numbers of the outcomes that do not follow from ``seed``; a fair match has none.

    Raises ``ValueError`` where ``seed`` is not the one whose hash was published at the start,
    and :class:`games.core.script.Diverged` where the rules do not tell the log.
    """
    if fair.seed_hash(seed) != record.header.seed_hash:
        raise ValueError("this is not the seed that was published")
    return _Witness(game, record, seed).unfair
