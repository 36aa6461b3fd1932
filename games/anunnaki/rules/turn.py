"""The course of the game (pages 6 and 13)."""

from __future__ import annotations

from games.anunnaki.rules.setup import prepare
from games.anunnaki.state import State
from games.core.steps import Story, checkpoint


def play(state: State) -> Story[None]:
    """A whole match, from wherever the state stands."""
    if state.phase == "set_up":
        yield from prepare(state)
        state.phase = "star"
    yield from checkpoint("turn")
