"""Proves the chance outcomes of a finished match from its published seed."""

from __future__ import annotations

from games.core import fair
from games.core.game import AnyGame, Game
from games.core.log import Header, Record
from games.core.match import AnyMatch, Match
from games.core.replay import ReplayCursor
from games.core.state import BaseState
from games.core.steps import Chance, Picks


class _FairnessReplay(Match[BaseState, object]):
    """Replays a log and compares every outcome with what the seed gives."""

    __slots__ = ("unfair",)

    def __init__(
        self, game: Game[BaseState, object], record: Record, seed: bytes, end: int
    ) -> None:
        self.unfair: list[int] = []
        super().__init__(game, record.header, record.log()[:end], seed=seed)

    def _chance(self, step: Chance, script: ReplayCursor | None) -> Picks:
        picks = super()._chance(step, script)
        number = self._live[-1].number
        assert self.seed is not None
        fell = fair.drawn(self.header, self.seed, self.entries[:number], step)
        if number >= self.header.forked and picks != fell:
            self.unfair.append(number)
        return picks


def unfair(game: AnyGame, record: Record, seed: bytes) -> list[int]:
    """The numbers of the outcomes that do not follow from ``seed``; a fair match has none.

    In the second scheme outcomes that were taken back are checked as well, because later outcomes
    depend on them. In the first scheme they are not: there every entry counts.
    Raises ``ValueError`` if ``seed`` is not the one whose hash was published at the start, and
    :class:`games.core.replay.Diverged` if the rules do not replay the log.
    """
    return told_and_proved(game, record, seed)[1]


def told_and_proved(game: AnyGame, record: Record, seed: bytes) -> tuple[AnyMatch, list[int]]:
    """The match told again to its end, and what :func:`unfair` finds and raises on the way."""
    _published(record.header, seed)
    wrong: dict[int, None] = {}
    for end in _replay_lengths(record):
        witness = _FairnessReplay(game, record, seed, end)
        wrong.update(dict.fromkeys(witness.unfair))
    return witness, sorted(wrong)


def seated_by_lot(header: Header, seed: bytes) -> bool:
    """Whether the places were drawn from ``seed`` and the players' words.

    True where there was no draw: in the first scheme, in a fork, and where everybody kept the
    seats of an earlier match.
    Raises ``ValueError`` if ``seed`` is not the one whose hash was published at the start.
    """
    _published(header, seed)
    if header.luck == 1 or header.origins or not header.drawn:
        return True
    return header.drawn == fair.seating(seed, header.words)


def _published(header: Header, seed: bytes) -> None:
    if fair.seed_hash(seed) != header.seed_hash:
        raise ValueError("this is not the seed that was published")


def _replay_lengths(record: Record) -> list[int]:
    """The log prefixes that together replay every outcome ever drawn.

    These end at each undo that withdraws outcomes, and at the end of the log.
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
