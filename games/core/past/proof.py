"""Proves a match's luck from its published seed: anybody may do it once the seed is told."""

from __future__ import annotations

from games.core import fair
from games.core.facts import Facts
from games.core.game import AnyGame, Game
from games.core.log import Header, Record
from games.core.match import Match
from games.core.script import Script
from games.core.steps import Chance, Picks


class _Witness(Match[Facts, object]):
    """Tells a log again and compares every outcome with what the seed gives."""

    __slots__ = ("unfair",)

    def __init__(self, game: Game[Facts, object], record: Record, seed: bytes, end: int) -> None:
        self.unfair: list[int] = []
        super().__init__(game, record.header, record.log()[:end], seed=seed)

    def _chance(self, step: Chance, script: Script | None) -> Picks:
        picks = super()._chance(step, script)
        number = self._standing[-1].number
        assert self.seed is not None
        fell = fair.drawn(self.header, self.seed, self.entries[:number], step)
        if number >= self.header.forked and picks != fell:
            self.unfair.append(number)
        return picks


def unfair(game: AnyGame, record: Record, seed: bytes) -> list[int]:
    """The numbers of the outcomes that do not follow from ``seed``; a fair match has none.

    In the second scheme outcomes that were taken back are proved as well, for each of them moved
    those that came later; in the first every entry did, and what was taken back is not told.
    Raises ``ValueError`` where ``seed`` is not the one whose hash was published at the start,
    and :class:`games.core.script.Diverged` where the rules do not tell the log.
    """
    _published(record.header, seed)
    wrong: dict[int, None] = {}
    for end in _tellings(record):
        wrong.update(dict.fromkeys(_Witness(game, record, seed, end).unfair))
    return sorted(wrong)


def seated_by_lot(header: Header, seed: bytes) -> bool:
    """Whether the places were drawn from ``seed`` and the players' words.

    The first scheme tells nothing of the draw of seats, a fork has seated nobody itself, and where
    nothing was drawn everybody kept their seats: there is nothing to find wrong.
    Raises ``ValueError`` where ``seed`` is not the one whose hash was published at the start.
    """
    _published(header, seed)
    if header.luck == 1 or header.origins or not header.drawn:
        return True
    return header.drawn == fair.seating(seed, header.words)


def _published(header: Header, seed: bytes) -> None:
    if fair.seed_hash(seed) != header.seed_hash:
        raise ValueError("this is not the seed that was published")


def _tellings(record: Record) -> list[int]:
    """How much of the log to tell so that every outcome is told: up to each mark that withdraws
    outcomes, and to the end.
    """
    log = record.log()
    if record.header.luck == 1:
        return [len(log)]
    chances = {entry.number for entry in log if entry.kind == "chance"}
    ends = [
        entry.number
        for entry in log
        if entry.kind == "undo" and any(int(number) in chances for number in entry.picks)
    ]
    return [*ends, len(log)]
