"""Thinking jobs: a position of a match and the budget for a search in it."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from functools import partial

from games.core.fair import Dice
from games.core.game import find
from games.core.log import Entry, Header
from games.core.match import AnyMatch, Match
from games.core.search.root_search import expert_answer
from games.core.search.worlds import Worlds
from games.core.snapshots import Snapshot
from games.core.steps import Picks


@dataclass(frozen=True, slots=True)
class ThinkingJob:
    """A question to an expert: the log so far, the asked seat and its dice.

    The answer follows from these, on any machine; ``snapshot`` only saves time. ``looks`` is the
    number of playouts.
    """

    header: Header
    entries: tuple[Entry, ...]
    snapshot: Snapshot | None
    seat: str
    dice: Dice
    looks: int

    def run(self) -> Picks:
        """The expert's answer to the question that waits for the seat."""
        game = find(self.header.game, self.header.edition)
        match: AnyMatch = Match(game, self.header, self.entries, snapshot=self.snapshot, stride=1)
        ask = match.ask_for(self.seat)
        assert ask is not None

        def get_worlds(seed: bytes) -> Worlds:
            # The search samples from what the seat knows; it never sees the match itself.
            return Worlds.of(
                game, self.header, self.entries, self.seat, seed=seed, snapshot=self.snapshot
            )

        get_view = partial(match.view, self.seat)
        return expert_answer(game, ask, get_view, copy(self.dice), get_worlds, self.looks)
