"""The picture of a finished match of Cyclades."""

from __future__ import annotations

from render.cyclades.renderer import CycladesRenderer
from tests.cyclades.renderer_positions import positions, say_with

RENDERER = CycladesRenderer()
SAY = say_with()


def test_a_finished_match_shows_its_scores() -> None:
    *_, match = positions(3, b"standings", 10**6)
    view = match.view(None)
    assert view.scores is not None
    alt = RENDERER.board(view, SAY).alt
    assert "The game is over." in alt
    assert alt.count("a winner") == sum(score.winner for score in view.scores)
    assert all(f", {score.gold} gold" in alt for score in view.scores)
