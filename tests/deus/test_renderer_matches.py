"""Pictures of real matches of Deus and their descriptions."""

from __future__ import annotations

from games.deus import GAME
from render.deus.renderer import DeusRenderer
from tests.render.positions import walk
from tests.render.words import speaker

RENDERER = DeusRenderer()
SAY = speaker()


def test_a_finished_match_shows_its_final_scores() -> None:
    *_, match = walk(GAME, 2, b"reckoning", 10**6)
    view = match.view(None)
    assert view.scores is not None
    alt = RENDERER.board(view, SAY).alt
    assert "The game is over." in alt
    assert all(f"= {score.total} VP" in alt for score in view.scores)
