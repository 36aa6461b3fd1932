"""Every way to play every game of the house: what the tests that come for free run through."""

from __future__ import annotations

import games.library
from games.core.game import shelf
from games.core.selfplay import cases as ways
from games.core.selfplay.cases import Case as Case
from games.core.selfplay.cases import Value as Value

# The toy is put on the shelf now and then; these are the games that are there for good.
GAMES: tuple[str, ...] = tuple(name for name in shelf() if name in games.library.__all__)


def cases(names: tuple[str, ...] = GAMES) -> list[Case]:
    """Every game with every number of people, and every variant with some number of them."""
    return ways.cases(names)
