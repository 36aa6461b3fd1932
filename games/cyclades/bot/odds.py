"""How battles are likely to end: every die reckoned, nobody retreating."""

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


# How often the attacker's die exceeds the defender's by so much.
_EDGES: tuple[tuple[int, float], ...] = tuple(
    (edge, count / len(DIE) ** 2)
    for edge, count in sorted(
        Counter(int(one) - int(other) for one in DIE for other in DIE).items()
    )
)


@lru_cache(maxsize=4096)
def battle(attackers: int, boost: int, defenders: int, walls: int) -> Odds:
    """Stage by stage, the weaker side losing a unit and both in a tie.

    ``boost`` and ``walls`` are what each side adds to its units: heroes, the Minotaur, buildings.
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
