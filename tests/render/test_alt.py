"""Descriptions say what a picture shows, most important first, within Discord's limit."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from render.art.lettering import named
from render.deus.alt import board_words, hand_words, panel_words
from render.deus.names import card_name
from render.face import ALT_LIMIT, Mark
from render.kit.alt import told
from tests.render.samples import sample
from tests.render.words import speaker

SAY = speaker()


@given(st.lists(st.text(alphabet="абв xyz,.", max_size=80)), st.integers(1, 120))
def test_a_description_is_never_longer_than_allowed(sentences: list[str], limit: int) -> None:
    text = told(sentences, limit)
    assert len(text) <= limit
    whole = told(sentences, 10**6)
    assert text == whole or text.endswith("…")


def test_what_does_not_fit_is_cut_after_a_word() -> None:
    assert told(["One two.", "Three four five."], 18) == "One two. Three…"
    assert told(["One two.", "Three."], 18) == "One two. Three."


def test_a_name_stays_on_one_line_and_ends() -> None:
    assert named("An\nna\u202e") == "An na"
    assert len(named("Щ" * 200)) == 32


def test_the_turn_comes_first() -> None:
    view = replace(sample(4, 3), active="rose", round=7)
    assert told(board_words(view, SAY)).startswith(
        "Deus, round 7. Oksana is to move. Anna (Amber):"
    )


def test_every_player_and_region_of_a_small_board_is_told() -> None:
    view = sample(2, 3, full=0.3)
    text = told(board_words(view, SAY))
    for region in view.regions:
        if region.owner or (region.terrain == "village" and not region.attacked):
            assert f"{region.label} (" in text
    assert "Anna (Amber)" in text
    assert "Marco (Azure)" in text


def test_options_are_told_by_number_and_place() -> None:
    view = sample(4, 3, seat="onyx")
    marks = [Mark("x", view.regions[4].label, 1), Mark("y", view.regions[9].label, 2)]
    text = told(panel_words(view, SAY, marks))
    assert f"1 {view.regions[4].label}" in text
    assert f"2 {view.regions[9].label}" in text
    assert len(text) <= ALT_LIMIT


def test_a_hand_is_told_only_to_its_holder() -> None:
    view = sample(2, 5, seat="amber")
    own = view.players[0]
    assert own.hand is not None
    titles = [SAY(card_name(card.design)) for card in own.hand]
    assert all(title in told(hand_words(view, SAY)) for title in titles)
    assert all(title in told(panel_words(view, SAY, ())) for title in titles)
    assert "Hand:" not in told(board_words(view, SAY))


def test_the_reckoning_is_told() -> None:
    view = sample(3, 8, ending="over")
    assert view.scores is not None
    text = told(board_words(view, SAY))
    for score in view.scores:
        assert f"= {score.total} VP" in text
    assert text.count("the winner") == sum(score.winner for score in view.scores)
