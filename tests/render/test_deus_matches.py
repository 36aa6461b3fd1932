"""Pictures of real matches of Deus, and what is told about them."""

from __future__ import annotations

from games.deus import GAME
from render.deus.face import DeusFace
from tests.render.walks import walk
from tests.render.words import speaker

FACE = DeusFace()
SAY = speaker()


def test_a_finished_match_shows_its_reckoning() -> None:
    *_, match = walk(GAME, 2, b"reckoning", 10**6)
    view = match.view(None)
    assert view.scores is not None
    alt = FACE.board(view, SAY).alt
    assert "The game is over." in alt
    assert all(f"= {score.total} VP" in alt for score in view.scores)
