"""Pictures and alt texts of whole matches of Divinus."""

from __future__ import annotations

from dataclasses import replace

from games.divinus import GAME
from render.divinus.renderer import DivinusRenderer
from tests.divinus.renderer_positions import finished, positions
from tests.divinus.story.campaigns import begun, left_by
from tests.render.words import speaker

RENDERER = DivinusRenderer()
SAY = speaker()


def test_artifacts_to_draft_from_are_seen_by_their_owner_only() -> None:
    for match in positions(2, b"draft", 1, artifacts=True):
        view = match.view("amber")
        if view.hand:
            break
    ask = next(ask for ask in match.pending if ask.seat == "amber")
    name = SAY(GAME.label(view, ask, ask.options[0]))
    assert name in RENDERER.panel(view, SAY).alt
    assert name in RENDERER.hand(view, SAY).alt
    for other in (None, "azure"):
        seen = match.view(other)
        assert name not in RENDERER.board(seen, SAY).alt
        assert name not in RENDERER.panel(seen, SAY).alt


def test_a_finished_match_names_its_winner() -> None:
    view = finished(2)
    assert view.winners is not None
    alt = RENDERER.board(view, SAY).alt
    assert "The game is over." in alt
    for demigod in view.demigods:
        assert f"favour {demigod.favour['greek']} Greek" in alt


def test_the_bar_of_a_scenario_shows_how_the_battle_of_the_gods_stands() -> None:
    match = begun(2, 2, left_by(1, 2))
    view = match.view(None)
    assert view.gods_battle is not None
    values = view.gods_battle.values
    told = f"{values['greek']} for the Greek side, {values['norse']} for the Norse"
    picture = RENDERER.board(view, SAY)
    assert told in picture.alt
    other = replace(view.gods_battle, values={"greek": 9, "norse": 8})
    assert RENDERER.board(replace(view, gods_battle=other), SAY).data != picture.data
    assert "Battle of the gods" not in RENDERER.board(finished(2), SAY).alt
