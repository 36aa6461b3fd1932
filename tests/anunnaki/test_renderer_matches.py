"""Pictures and alt texts of whole matches of Anunnaki."""

from __future__ import annotations

from games.anunnaki import GAME
from render.anunnaki.alt_text import board_alt_text, hand_alt_text, panel_alt_text
from render.anunnaki.renderer import AnunnakiRenderer
from render.kit.alt_text import join_sentences
from render.renderer import ALT_LIMIT
from tests.anunnaki.renderer_positions import asked, marked, middle, positions
from tests.render.words import speaker

RENDERER = AnunnakiRenderer()
SAY = speaker()
WHOLE = 10**6


def test_a_finished_match_names_its_winner_and_everybodys_points() -> None:
    *_, match = positions(2, b"standings", 10**6)
    view = match.view(None)
    assert GAME.score(match.state)
    alt = RENDERER.board(view, SAY).alt
    assert alt.startswith("The game is over.")
    assert alt.count("the winner") == 1
    assert all(f"{score.total} points" in alt for score in view.scores)


def test_the_turn_comes_first_and_every_house_is_told() -> None:
    view = middle(4)
    assert view.active is not None
    text = join_sentences(board_alt_text(view, SAY))
    assert text.startswith(f"Anunnaki, round {view.turn}. ")
    for name, house in zip(("Anna", "Marco", "Oksana", "Theodora"), view.houses, strict=True):
        assert f"{name} (" in text
        assert f": {house.points} points;" in text


def test_everything_on_the_map_is_told_if_there_is_room() -> None:
    view = middle(2)
    text = join_sentences(board_alt_text(view, SAY), WHOLE)
    for planet in view.planets:
        for district in planet.districts:
            if district.companies or district.civilisation:
                assert f"{district.label} (" in text
        for token in planet.culture:
            assert ("–".join(token.districts) in text) == bool(token.rewards)
    assert "Goals: " in text
    assert "Agreements: " in text
    assert text.count("The pawn of ") == 2


def test_options_are_told_by_number_and_place() -> None:
    view, ask = asked(3, "star", 40)
    marks = marked(view, ask)
    text = join_sentences(panel_alt_text(view, SAY, marks))
    assert len(text) <= ALT_LIMIT
    assert "Options: " in text
    for mark in marks:
        assert f"{mark.number} " in text.partition("Options: ")[2].partition(".")[0]
    land, where = asked(3, "move-to", 60)
    told_land = join_sentences(panel_alt_text(land, SAY, marked(land, where)))
    assert all(f"{mark.number} {mark.place}" in told_land for mark in marked(land, where))


def test_weapons_are_told_to_their_holder_alone() -> None:
    view = middle(4, "amber")
    assert "Your weapons: Slingshot" in join_sentences(panel_alt_text(view, SAY, ()))
    hand = join_sentences(hand_alt_text(view, SAY), WHOLE)
    assert "Slingshot: Strength 1." in hand
    assert "Slingshot" not in join_sentences(board_alt_text(view, SAY), WHOLE)


def test_somebody_without_a_house_can_read_about_all_four() -> None:
    match = next(positions(2, b"houses", 1, houses="chosen"))
    view = match.view(match.pending[0].seat)
    assert not view.houses
    text = join_sentences(hand_alt_text(view, SAY), WHOLE)
    assert all(f"{god}: " in text for god in ("Ra", "Odin", "Ishtar", "Zeus"))
    assert RENDERER.hand(view, SAY).data
    assert RENDERER.panel(view, SAY).data
