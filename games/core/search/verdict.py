"""The result of a search: the best answer, the next best, and how sure the search is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from games.core.steps import Picks

CLEAR_ERRORS: Final = 2.0
"""An answer is clearly better if its lead is this many times the standard error of the lead."""
CLEAR_SHARE: Final = 0.6
"""... and if it did better in this share of the looks."""
TELLING_POINTS: Final = 0.5
"""A difference in a category of points is told from this many points on average."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The best answer of a search, compared with the next best one.

    ``usual`` is the heuristic's choice. The best answer was ``ahead`` of ``runner_up`` on average,
    give or take the standard ``error``, in ``looks`` playouts of ``rounds`` rounds in which both
    had the same luck; in so many it did ``better`` and in so many ``worse``. ``gains`` are the
    points by category that the best answer has more than the runner-up on average. ``values`` are
    the mean prospects of all candidates. Without a runner-up nothing was compared.
    """

    best: Picks
    usual: Picks
    runner_up: Picks | None = None
    ahead: float = 0.0
    error: float = 0.0
    rounds: int = 0
    looks: int = 0
    better: int = 0
    worse: int = 0
    gains: Mapping[str, float] = field(default_factory=dict)
    values: Mapping[Picks, float] = field(default_factory=dict)

    @property
    def clear(self) -> bool:
        """Whether the best answer is clearly better than the next one."""
        return self.ahead > CLEAR_ERRORS * self.error and self.better >= CLEAR_SHARE * self.looks

    @property
    def gain(self) -> str | None:
        """The category in which the best answer brings most more points, if worth telling."""
        category = max(self.gains, key=lambda name: self.gains[name], default=None)
        return category if category and self.gains[category] >= TELLING_POINTS else None

    @property
    def loss(self) -> str | None:
        """The category in which the runner-up brings most more points."""
        category = min(self.gains, key=lambda name: self.gains[name], default=None)
        return category if category and -self.gains[category] >= TELLING_POINTS else None
