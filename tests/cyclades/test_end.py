"""Income, the end of a round and the end of the game."""

from __future__ import annotations

from games.core.phrase import phrase
from games.cyclades import GAME
from tests.cyclades.table import acting, at, income


def test_income_counts_horns_of_lands_and_seas_and_tokens() -> None:
    game = income(
        amber=at("A2; F2 1t", "S7; S1", gold=2),
        azure=at("G2 ajax", "S24"),
        rose=at("D1 1m"),
        tokens={"F2": 2, "S24": 1, "H1": 4},
    )
    # A2 has two horns, S7 one, and two tokens lie in F2.
    assert game.gold("amber") == 2 + 2 + 1 + 2
    assert game.gold("azure") == 1 + 1
    assert game.gold("rose") == 0
    assert game.state.phase == "offerings"


def test_without_a_reason_to_end_a_new_round_begins() -> None:
    game = acting("apollo", "rose", amber=at("C1; A2", carded=2)).finish_round()
    assert not game.match.over
    assert (game.state.round, game.state.phase) == (4, "offerings")


def test_three_metropolises_at_the_end_of_a_round_win() -> None:
    game = acting("apollo", "rose", amber=at("C1; A2", carded=2, built="A2.1 metropolis"))
    assert game.asked == "apollo-land"
    assert game.finish_round().winners == ["amber"]


def test_the_round_is_played_out_after_the_third_metropolis() -> None:
    game = acting("athena", amber=at("F2; C1", carded=2, philosophers=3))
    game.act("build").say("slot", "F2.1").act("gift").say("metropolis", "F2.2").act("end")
    assert game.state.metropolises("amber") == 3
    assert not game.match.over
    assert game.seat == "azure"
    game.finish_round()
    assert game.winners == ["amber"]


def test_the_table_may_play_to_four() -> None:
    game = acting("apollo", "rose", goal=4, amber=at("C1; A2", carded=3)).finish_round()
    assert not game.match.over


def test_a_tie_goes_to_the_one_with_more_coins() -> None:
    game = acting(
        "apollo",
        "rose",
        amber=at("C1; A2", carded=3, gold=4),
        azure=at("G2; I1", carded=3, gold=5),
        rose=at("D2; B1", gold=30),
    ).finish_round()
    assert game.winners == ["azure"]
    first, second, _ = GAME.score(game.state)
    assert first.points == second.points
    assert first.tiebreak == phrase("cyclades.count.gold", count=game.gold("azure"))
    assert second.tiebreak == phrase("cyclades.count.gold", count=game.gold("amber"))


def test_a_lasting_tie_has_several_winners() -> None:
    game = acting(
        "apollo",
        "rose",
        amber=at("C1; A2", carded=3, gold=5),
        azure=at("G2; I1", carded=3, gold=5),
    ).finish_round()
    assert game.winners == ["amber", "azure"]


def test_apollos_coins_count_in_the_tie() -> None:
    game = acting(
        "apollo",
        "rose",
        amber=at("C1; A2", carded=3, gold=5),
        rose=at("D2; B1", carded=3, gold=4),
    ).finish_round()
    assert game.winners == ["rose"]


def test_a_faction_without_any_area_ends_the_game_and_most_metropolises_win() -> None:
    game = acting("apollo", "rose", amber=at(""), azure=at("G2; I1", carded=1)).finish_round()
    assert game.match.over
    assert game.winners == ["azure"]


def test_a_faction_with_only_a_sea_plays_on() -> None:
    game = acting("apollo", "rose", amber=at("", "S7")).finish_round()
    assert not game.match.over


def test_a_faction_without_areas_may_win_by_the_card_of_penthesilea() -> None:
    game = acting("apollo", "rose", amber=at("", carded=2), azure=at("G2; I1", carded=1))
    assert game.finish_round().winners == ["amber"]


def test_purses_open_at_the_end() -> None:
    game = acting("apollo", "rose", amber=at("C1; A2", carded=3, gold=7)).finish_round()
    seen = {player.seat: player.gold for player in game.match.view(None).players}
    assert seen["amber"] == 7
    scores = game.match.view(None).scores
    assert scores is not None
    assert [line.seat for line in scores if line.winner] == ["amber"]


def test_next_rounds_order_is_the_reverse_of_acting() -> None:
    game = acting("athena").duties().act("end")
    assert game.seat == "azure"
    game.duties().act("end").finish_round()
    assert game.state.order == ["rose", "azure", "amber"]
