"""Alt texts describe the picture, most important first, within Discord's limit."""

from __future__ import annotations

from dataclasses import replace

from render.art.text import clean_name
from render.deus.alt_text import board_alt_text, hand_alt_text, panel_alt_text
from render.deus.names import card_name
from render.kit.alt_text import join_sentences
from render.renderer import ALT_LIMIT, Mark
from tests.deus.renderer_positions import sample
from tests.properties import given, st
from tests.render.words import speaker

SAY = speaker()


@given(st.lists(st.text(alphabet="абв xyz,.", max_size=80)), st.integers(1, 120))
def test_a_description_is_never_longer_than_allowed(sentences: list[str], limit: int) -> None:
    text = join_sentences(sentences, limit)
    assert len(text) <= limit
    whole = join_sentences(sentences, 10**6)
    assert text == whole or text.endswith("…")


def test_what_does_not_fit_is_cut_after_a_word() -> None:
    assert join_sentences(["One two.", "Three four five."], 18) == "One two. Three…"
    assert join_sentences(["One two.", "Three."], 18) == "One two. Three."


def test_a_name_stays_on_one_line_and_ends() -> None:
    assert clean_name("An\nna\u202e") == "An na"
    assert len(clean_name("Щ" * 200)) == 32


def test_the_turn_comes_first() -> None:
    view = replace(sample(4, 3), active="rose", round=7)
    assert join_sentences(board_alt_text(view, SAY)).startswith(
        "Deus, round 7. Oksana is to move. Anna (Amber):"
    )


def test_every_player_and_region_of_a_small_board_is_told() -> None:
    view = sample(2, 3, full=0.3)
    text = join_sentences(board_alt_text(view, SAY))
    for region in view.regions:
        if region.owner or (region.terrain == "village" and not region.attacked):
            assert f"{region.label} (" in text
    assert "Anna (Amber)" in text
    assert "Marco (Azure)" in text


def test_options_are_told_by_number_and_place() -> None:
    view = sample(4, 3, seat="onyx")
    marks = [Mark("x", view.regions[4].label, 1), Mark("y", view.regions[9].label, 2)]
    text = join_sentences(panel_alt_text(view, SAY, marks))
    assert f"1 {view.regions[4].label}" in text
    assert f"2 {view.regions[9].label}" in text
    assert len(text) <= ALT_LIMIT


def test_a_hand_is_told_only_to_its_holder() -> None:
    view = sample(2, 5, seat="amber")
    own = view.players[0]
    assert own.hand is not None
    titles = [SAY(card_name(card.design)) for card in own.hand]
    assert all(title in join_sentences(hand_alt_text(view, SAY)) for title in titles)
    assert all(title in join_sentences(panel_alt_text(view, SAY, ())) for title in titles)
    assert "Hand:" not in join_sentences(board_alt_text(view, SAY))


def test_the_score_breakdown_is_described() -> None:
    view = sample(3, 8, ending="over")
    assert view.scores is not None
    text = join_sentences(board_alt_text(view, SAY))
    for score in view.scores:
        assert f"= {score.total} VP" in text
    assert text.count("the winner") == sum(score.winner for score in view.scores)
