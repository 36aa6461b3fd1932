"""Matches that play themselves to find broken rules: the first tool every new game gets.

``rehearsal`` plays one match and tests its decisions, ``cases`` lists every way to sit down at a
game.
"""

from games.core.selfplay.rehearsal import Failure, Onlooker, Rehearsal, afresh

__all__ = ["Failure", "Onlooker", "Rehearsal", "afresh"]
