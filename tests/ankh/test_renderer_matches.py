"""Pictures and alt texts of whole matches of Ankh."""

from __future__ import annotations

from render.ankh.renderer import AnkhRenderer
from tests.ankh.renderer_positions import positions, say_with

RENDERER = AnkhRenderer()
SAY = say_with()


def test_a_finished_match_names_its_winners() -> None:
    *_, match = positions(2, b"standings", 10**6, player="sensible")
    view = match.view(None)
    assert view.winners
    alt = RENDERER.board(view, SAY).alt
    names = {"amber": "Anna", "azure": "Marco"}
    assert "The game is over. Egypt worships " in alt
    assert all(names[seat] in alt.partition("worships ")[2] for seat in view.winners)
