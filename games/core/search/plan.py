"""What a game says about its search: which questions, how far, how many candidates and looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

EXPERT: Final = "expert"
"""The computer player that searches."""
EASY: Final = "easy"
"""The computer player that errs at times."""
POLICY: Final = "sensible"
"""The computer player that proposes candidates and answers in playouts."""


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """The settings of a game's search.

    ``questions`` are the keys of the questions that are searched; all others are answered by the
    heuristic. A playout ends ``rounds`` rounds later, at the beginning of a round. At most
    ``candidates`` answers are compared in at most ``looks`` playouts, which share ``positions``
    determinizations. Another answer than the heuristic's is given only if it is better by more
    than ``doubt`` times the standard error of the difference.
    """

    questions: tuple[str, ...]
    rounds: int
    candidates: int = 6
    looks: int = 48
    positions: int = 8
    doubt: float = 0.5
