"""Parameters for tests of every registered game: people, options and computers."""

from __future__ import annotations

import games.library
from games.core.game import find, game_ids
from tests.harness import cases as ways
from tests.harness.cases import Case as Case
from tests.harness.cases import Value as Value

# Without the toy game, which some tests register for a while.
GAMES: tuple[str, ...] = tuple(name for name in game_ids() if name in games.library.__all__)

NEW: frozenset[str] = frozenset(name for name in GAMES if find(name).effort is None)
"""Games whose effort is not known yet: they may still be small, and their matches short."""


def spacing(name: str, every: int) -> int:
    """How many decisions lie between two tested ones: ``every``, or few where matches are short."""
    return max(1, every // 20) if name in NEW else every


def cases(names: tuple[str, ...] = GAMES) -> list[Case]:
    """Every game with every number of people, and every variant with some number of them."""
    return ways.cases(names)
