"""Estimates a god's prospects, and says which questions of Ankh are searched."""

from __future__ import annotations

from games.ankh.build_view import view as build_view
from games.ankh.computer.evaluation import Evaluation
from games.ankh.state import State
from games.core.fair import Dice
from games.core.search.plan import SearchPlan

PLAN = SearchPlan(
    (
        "ankh.ask.action",
        "ankh.ask.second",
        "ankh.ask.power",
        "ankh.ask.control",
        "ankh.ask.build",
        "ankh.ask.card",
    ),
    rounds=3,
)
# In devotion.
POWER = 1.2
GUARDIAN = 1.0
CARD = 0.2
# The god who is forgotten has lost.
FORGOTTEN = -50.0


def prospects(state: State, seat: str) -> float:
    """The devotion of the seat's god and the value of its position, less the best rival's."""
    view = build_view(state, None)
    if not any(seat in (god.seat, god.junior) for god in view.gods):
        return FORGOTTEN
    mine = Evaluation(view, seat, Dice(b""))
    rivals = [_value(Evaluation(view, god.seat, Dice(b""))) for god in mine.rivals]
    return _value(mine) - max(rivals, default=0.0)


def _value(evaluation: Evaluation) -> float:
    """The devotion of a god and what its figures, followers and powers may still bring."""
    god = evaluation.me
    value = god.devotion + evaluation.follower_value * god.followers
    left = min(1.0, evaluation.conflicts_left / 2)
    value += left * (evaluation.position_value(evaluation.mine()) + CARD * len(god.hand))
    return value + left * (POWER * len(god.powers) + GUARDIAN * len(god.guardians))
