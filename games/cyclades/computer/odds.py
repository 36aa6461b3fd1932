"""Computes how a battle is likely to end, over all dice, if neither side retreats."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from games.cyclades.components import DIE


class Odds(NamedTuple):
    """How likely the attacker is to win, and how many units each side keeps on average."""

    wins: float
    attackers: float
    defenders: float


# For each difference between the attacker's and the defender's die, its probability.
_EDGES: tuple[tuple[int, float], ...] = tuple(
    (edge, count / len(DIE) ** 2)
    for edge, count in sorted(
        Counter(int(one) - int(other) for one in DIE for other in DIE).items()
    )
)


@lru_cache(maxsize=4096)
def battle(attackers: int, boost: int, defenders: int, walls: int) -> Odds:
    """The odds of a battle: in each stage the weaker side loses a unit, in a tie both do.

    ``boost`` and ``walls`` are what attacker and defender add to their number of units: Ajax, the
    Minotaur, buildings.
    """
    if not attackers or not defenders:
        return Odds(float(not defenders and attackers > 0), float(attackers), float(defenders))
    margin = attackers + boost - defenders - walls
    wins = ours = theirs = 0.0
    for edge, share in _EDGES:
        outcome = margin + edge
        after = battle(attackers - (outcome <= 0), boost, defenders - (outcome >= 0), walls)
        wins += share * after.wins
        ours += share * after.attackers
        theirs += share * after.defenders
    return Odds(wins, ours, theirs)
