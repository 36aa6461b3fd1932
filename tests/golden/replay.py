"""Replays recorded matches and writes how each ended: ``python -m tests.golden.replay FILE...``.

Runs in a process of its own, so that the test can choose the hash seed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import games.library  # noqa: F401 - registers all games
from games.core.game import find
from games.core.match import Diverged, Match
from tests.golden import outcome_of, read
from tests.toy import registered_toy


def main(paths: list[str]) -> None:
    """One JSON object: the outcome, or why there is none, for each path."""
    ends: dict[str, object] = {}
    with registered_toy():
        for path in paths:
            record = read(Path(path))
            game = find(record.header.game, record.header.edition)
            try:
                match = Match(game, record.header, record.log())
            except Diverged as differs:
                ends[path] = str(differs)
                continue
            ends[path] = outcome_of(match).model_dump()
    json.dump(ends, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
