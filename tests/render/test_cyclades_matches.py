"""Pictures of real matches: every position can be drawn, and none tells a secret."""

from __future__ import annotations

import pytest

from games.core.fair import Dice
from games.cyclades import GAME
from render.cyclades.face import CycladesFace
from render.face import ALT_LIMIT, Mark
from tests.render.islands import positions, say_with

FACE = CycladesFace()
SAY = say_with()


@pytest.mark.parametrize(
    ("people", "options"),
    [
        (2, {"setup": "quick"}),
        (3, {}),
        (4, {"mode": "teams", "metropolises": 4}),
        (5, {"side": "A"}),
        (6, {}),
    ],
)
def test_every_position_of_a_match_can_be_drawn(people: int, options: dict[str, object]) -> None:
    drawn = 0
    for match in positions(people, b"gallery", 120, **options):
        public = FACE.board(match.view(None), SAY)
        assert 0 < len(public.alt) <= ALT_LIMIT
        assert len(public.data) < 2**20
        for ask in match.pending:
            view = match.view(ask.seat)
            places = ((option, GAME.place(view, ask, option)) for option in ask.options)
            marks = [Mark(o, place, n) for n, (o, place) in enumerate(places, 1) if place]
            panel = FACE.panel(view, SAY, marks=marks)
            assert 0 < len(panel.alt) <= ALT_LIMIT
            assert FACE.hand(view, SAY).data
        drawn += 1
    assert drawn > 3


def test_pictures_stay_the_same_when_secrets_are_shuffled() -> None:
    checked = 0
    for match in positions(3, b"secrets", 200):
        for seat in (None, *match.header.seats):
            state = GAME.codec.load(GAME.codec.dump(match.state))
            mixed = GAME.view(GAME.conceal(state, seat, Dice(b"mix", str(seat))), seat)
            assert FACE.board(match.view(seat), SAY) == FACE.board(mixed, SAY)
            assert FACE.panel(match.view(seat), SAY) == FACE.panel(mixed, SAY)
            checked += 1
    assert checked > 8


def test_a_finished_match_shows_its_standings() -> None:
    *_, match = positions(3, b"standings", 10**6)
    view = match.view(None)
    assert view.scores is not None
    alt = FACE.board(view, SAY).alt
    assert "The game is over." in alt
    assert alt.count("a winner") == sum(score.winner for score in view.scores)
    assert all(f", {score.gold} gold" in alt for score in view.scores)
