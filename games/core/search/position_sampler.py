"""Samples determinizations of a question, in the shape that playouts need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.core.game import AnyGame
from games.core.log import Entry, Header
from games.core.match import AnyMatch, Match, Refused
from games.core.snapshots import Snapshot
from games.core.trials.determinization import Determinizer, entries_since_checkpoint


class SampledPosition(NamedTuple):
    """A position that the seat cannot distinguish from the real one.

    ``origin`` is the state at a checkpoint and ``script`` what happened since, up to the question.
    """

    origin: bytes
    script: tuple[Entry, ...]


class PositionSampler:
    """Samples determinizations; they follow from what the seat knows and from a seed."""

    def __init__(self, determinizer: Determinizer) -> None:
        self._determinizer = determinizer
        self._found: list[SampledPosition] = []

    @classmethod
    def of(
        cls,
        game: AnyGame,
        header: Header,
        entries: Sequence[Entry],
        seat: str,
        *,
        seed: bytes,
        snapshot: Snapshot | None = None,
    ) -> PositionSampler:
        """A sampler for the question that waits for ``seat``.

        Positions begin at the newest checkpoint of the log, whatever ``snapshot`` was stored, so
        that they are the same after a restart.
        """
        match: AnyMatch = Match(game, header, entries, snapshot=snapshot, stride=1)
        origin, since = entries_since_checkpoint(match)
        return cls(Determinizer(game, header, origin, since, seat, seed))

    def sample(self, count: int) -> list[SampledPosition]:
        """``count`` positions, the same ones at every call; fewer if no more can be found."""
        try:
            while len(self._found) < count:
                found = self._determinizer.determinize()
                self._found.append(SampledPosition(found.origin, tuple(found.told)))
        except Refused:
            # The search for determinizations has used up its replays.
            pass
        return self._found[:count]
