"""Matches that play themselves to find broken rules: the first tool every new game gets.

``selfplay_match`` plays one match and tests its decisions, ``campaigns`` plays whole campaigns, and
``casts`` says who plays for each seat. What looks on at such matches is in ``tests/harness``.
"""

from games.core.selfplay.selfplay_match import (
    Failure,
    Observer,
    SelfPlayMatch,
    replay_from_snapshot,
)

__all__ = ["Failure", "Observer", "SelfPlayMatch", "replay_from_snapshot"]
