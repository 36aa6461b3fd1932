"""Matches that play themselves to find broken rules: the first tool every new game gets.

``rehearsal`` plays one match and tests its decisions, ``spy`` looks on and tries to learn what is
hidden, ``twins`` tells two worlds side by side, ``cases`` lists every way to sit down at a game.
"""

from games.core.selfplay.rehearsal import Failure, Onlooker, Rehearsal, afresh

__all__ = ["Failure", "Onlooker", "Rehearsal", "afresh"]
