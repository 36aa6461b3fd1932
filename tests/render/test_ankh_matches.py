"""Pictures of real matches of Ankh: every position of every scenario can be drawn."""

from __future__ import annotations

import pytest

from games.ankh import GAME
from render.ankh.face import AnkhFace
from render.face import ALT_LIMIT, Mark
from tests.render.egypt import positions, say_with

FACE = AnkhFace()
SAY = say_with()


@pytest.mark.parametrize(
    ("people", "player", "options"),
    [
        (2, "random", {"gods": "chosen"}),
        (3, "sensible", {"scenario": "old_kingdom"}),
        (4, "random", {"scenario": "peoples_revolt"}),
        (5, "sensible", {"scenario": "nomarchs"}),
    ],
)
def test_every_position_of_a_match_can_be_drawn(
    people: int, player: str, options: dict[str, object]
) -> None:
    drawn = 0
    for match in positions(people, b"gallery", 41, player=player, **options):
        public = FACE.board(match.view(None), SAY)
        assert 0 < len(public.alt) <= ALT_LIMIT
        assert len(public.data) < 2**20
        for ask in match.pending[:2]:
            view = match.view(ask.seat)
            places = ((option, GAME.place(view, ask, option)) for option in ask.options)
            marks = [Mark(o, place, n) for n, (o, place) in enumerate(places, 1) if place]
            panel = FACE.panel(view, SAY, marks=marks)
            assert 0 < len(panel.alt) <= ALT_LIMIT
            assert len(panel.data) < 2**20
            assert FACE.hand(view, SAY).data
        drawn += 1
    assert drawn > 3


def test_a_finished_match_names_its_winners() -> None:
    *_, match = positions(2, b"standings", 10**6, player="sensible")
    view = match.view(None)
    assert view.winners
    alt = FACE.board(view, SAY).alt
    names = {"amber": "Anna", "azure": "Marco"}
    assert "The game is over. Egypt worships " in alt
    assert all(names[seat] in alt.partition("worships ")[2] for seat in view.winners)
