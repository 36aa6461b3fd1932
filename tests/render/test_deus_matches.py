"""Pictures of real matches: every position can be drawn, and none tells a secret."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.core.fair import Dice
from games.core.game import random_player
from games.core.match import Match
from games.deus import GAME
from games.deus.state import SEATS, State
from games.deus.view import DeusView
from render.deus.face import DeusFace
from render.face import ALT_LIMIT, Mark
from tests.render.words import speaker

FACE = DeusFace()
SAY = speaker()


def _nothing() -> None:
    return None


def _positions(
    people: int, seed: bytes, every: int, **options: object
) -> Iterator[Match[State, DeusView]]:
    """A match played at random, shown after every ``every`` decisions and at its end."""
    match = Match.begin(GAME, SEATS[:people], options, seed=seed)
    dice = Dice(seed, "players")
    decisions = 0
    while not match.over:
        if decisions % every == 0:
            yield match
        ask = match.pending[0]
        match.answer(ask.seat, random_player(ask, _nothing, dice))
        decisions += 1
    yield match


@pytest.mark.parametrize(
    ("people", "options"),
    [
        (2, {}),
        (3, {"layout": "free", "jokers": True}),
        (4, {"starting_buildings": 6, "layout": "varied"}),
    ],
)
def test_every_position_of_a_match_can_be_drawn(people: int, options: dict[str, object]) -> None:
    drawn = 0
    for match in _positions(people, b"gallery", 60, **options):
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
    for match in _positions(3, b"secrets", 250, jokers=True):
        for seat in (None, *match.header.seats):
            state = GAME.codec.load(GAME.codec.dump(match.state))
            mixed = GAME.view(GAME.conceal(state, seat, Dice(b"mix", str(seat))), seat)
            assert FACE.board(match.view(seat), SAY) == FACE.board(mixed, SAY)
            assert FACE.panel(match.view(seat), SAY) == FACE.panel(mixed, SAY)
            checked += 1
    assert checked > 4


def test_a_finished_match_shows_its_reckoning() -> None:
    *_, match = _positions(2, b"reckoning", 10**6)
    view = match.view(None)
    assert view.scores is not None
    alt = FACE.board(view, SAY).alt
    assert "The game is over." in alt
    assert all(f"= {score.total} VP" in alt for score in view.scores)
