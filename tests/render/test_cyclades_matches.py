"""Pictures of real matches of Cyclades, and what is told about them."""

from __future__ import annotations

from render.cyclades.face import CycladesFace
from tests.render.islands import positions, say_with

FACE = CycladesFace()
SAY = say_with()


def test_a_finished_match_shows_its_standings() -> None:
    *_, match = positions(3, b"standings", 10**6)
    view = match.view(None)
    assert view.scores is not None
    alt = FACE.board(view, SAY).alt
    assert "The game is over." in alt
    assert alt.count("a winner") == sum(score.winner for score in view.scores)
    assert all(f", {score.gold} gold" in alt for score in view.scores)
