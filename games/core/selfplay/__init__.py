"""Self-play: computers play whole matches and campaigns, to find broken rules.

``selfplay_match`` plays one match and tests its decisions, ``campaigns`` plays whole campaigns, and
``casts`` chooses a computer player for each seat. Observers of such matches are in
``tests/harness``.
"""

from games.core.selfplay.selfplay_match import (
    Failure,
    Observer,
    SelfPlayMatch,
    replay_from_snapshot,
)

__all__ = ["Failure", "Observer", "SelfPlayMatch", "replay_from_snapshot"]
