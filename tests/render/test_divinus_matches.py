"""Pictures of real matches: every position can be drawn, and none tells a secret."""

from __future__ import annotations

import pytest

from games.core.fair import Dice
from games.divinus import GAME
from render.divinus.face import DivinusFace
from render.face import ALT_LIMIT
from tests.render.lands import finished, numbered, positions
from tests.render.words import speaker

FACE = DivinusFace()
SAY = speaker()


@pytest.mark.parametrize(
    ("people", "options"),
    [
        (2, {"monster": "chimera", "artifacts": True}),
        (3, {"monster": "hydra", "dice": "stickers", "forges": True}),
        (4, {"monster": "echidna", "temples": "all", "gods": "chosen", "quests": "chosen"}),
        (4, {"monster": "cerberus", "temples": "none"}),
    ],
)
def test_every_position_of_a_match_can_be_drawn(people: int, options: dict[str, object]) -> None:
    drawn = 0
    for match in positions(people, b"gallery", 40, **options):
        public = FACE.board(match.view(None), SAY)
        assert 0 < len(public.alt) <= ALT_LIMIT
        assert len(public.data) < 2**20
        for ask in match.pending:
            view = match.view(ask.seat)
            panel = FACE.panel(view, SAY, marks=numbered(view, ask))
            assert 0 < len(panel.alt) <= ALT_LIMIT
            assert FACE.hand(view, SAY).data
        drawn += 1
    assert drawn > 3


def test_pictures_stay_the_same_when_secrets_are_shuffled() -> None:
    checked = 0
    for match in positions(3, b"secrets", 60, artifacts=True):
        for seat in (None, *match.header.seats):
            state = GAME.codec.load(GAME.codec.dump(match.state))
            mixed = GAME.view(GAME.conceal(state, seat, Dice(b"mix", str(seat))), seat)
            assert FACE.board(match.view(seat), SAY) == FACE.board(mixed, SAY)
            assert FACE.panel(match.view(seat), SAY) == FACE.panel(mixed, SAY)
            checked += 1
    assert checked > 8


def test_artifacts_to_draft_from_are_seen_by_their_owner_only() -> None:
    for match in positions(2, b"draft", 1, artifacts=True):
        view = match.view("amber")
        if view.hand:
            break
    ask = next(ask for ask in match.pending if ask.seat == "amber")
    name = SAY(GAME.label(view, ask, ask.options[0]))
    assert name in FACE.panel(view, SAY).alt
    assert name in FACE.hand(view, SAY).alt
    for other in (None, "azure"):
        seen = match.view(other)
        assert name not in FACE.board(seen, SAY).alt
        assert name not in FACE.panel(seen, SAY).alt


def test_a_finished_match_names_its_winner() -> None:
    view = finished(2)
    assert view.winners is not None
    alt = FACE.board(view, SAY).alt
    assert "The game is over." in alt
    for demigod in view.demigods:
        assert f"favour {demigod.favour['greek']} Greek" in alt
