"""Replays recorded matches and words every question on the way.

This is how they count towards what is met: a replay alone says no headline and no option.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core.game import find
from games.core.past.score_history import replay_observed
from games.core.state import BaseState
from games.core.steps import Ask, Checkpoint, Together
from tests.cases import GAMES
from tests.golden import files, read


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", [p for p in files() if p.parent.name in GAMES], ids=name)
def test_every_question_of_a_recorded_match_can_be_worded(path: Path) -> None:
    record = read(path)
    game = find(record.header.game, record.header.edition)
    worded = 0

    def watch(state: BaseState, step: Ask | Together | Checkpoint | None) -> None:
        nonlocal worded
        game.headline(game.view(state, None))
        asks = step.asks if isinstance(step, Together) else (step,)
        for ask in asks:
            if isinstance(ask, Ask):
                seen = game.view(state, ask.seat)
                for option in ask.options:
                    game.label(seen, ask, option)
                    game.hint(seen, ask, option)
                    worded += 1

    replay_observed(game, record.header, record.log(), watch)
    assert worded > len(record.entries) // 2
