"""Pictures of real matches of Ankh, and what is told about them."""

from __future__ import annotations

from render.ankh.face import AnkhFace
from tests.render.egypt import positions, say_with

FACE = AnkhFace()
SAY = say_with()


def test_a_finished_match_names_its_winners() -> None:
    *_, match = positions(2, b"standings", 10**6, player="sensible")
    view = match.view(None)
    assert view.winners
    alt = FACE.board(view, SAY).alt
    names = {"amber": "Anna", "azure": "Marco"}
    assert "The game is over. Egypt worships " in alt
    assert all(names[seat] in alt.partition("worships ")[2] for seat in view.winners)
