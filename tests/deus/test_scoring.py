"""Final scores: VP won in play, temples, and five majorities."""

from __future__ import annotations

import pytest

from games.deus import GAME
from tests.deus.table import At, at, deal


def points(**places: At) -> dict[str, int]:
    state = deal(seated=places).state
    return {final_score.seat: final_score.points for final_score in GAME.score(state)}


def winners(**places: At) -> set[str]:
    state = deal(seated=places).state
    return {final_score.seat for final_score in GAME.score(state) if final_score.won}


def test_vp_won_in_play_count() -> None:
    assert points(amber=at(goods="7 vp"), azure=at(goods="4 vp")) == {"amber": 7, "azure": 4}


def test_temples_add_to_them() -> None:
    # 1 VP per region, and 3 per ship.
    amber = at(goods="7 vp", columns="T16 T08", land="B1: civil temple, C1: maritime, C2: maritime")
    assert points(amber=amber, azure=at(goods="1 vp"))["amber"] == 7 + 3 + 6


def test_a_temple_gives_twelve_at_most() -> None:
    amber = at(columns="T14", goods="6 wheat 6 wood 6 stone 6 clay", land="B1: temple")
    # The four majorities of resources come on top.
    assert points(amber=amber)["amber"] == 12 + 8


def test_temple_cards_played_without_a_piece_score_too() -> None:
    amber = at(columns="T16", land="B1: civil, B2: civil")
    azure = at(land="G4: temple, F5: temple, E5: temple, E4: temple")
    state = deal(temples_left=0, ending_round=2, amber=amber, azure=azure).state
    assert {s.seat: s.points for s in GAME.score(state)}["amber"] == 2


def test_other_cards_give_nothing_at_the_end() -> None:
    amber = at(columns="C14 R11 G09 B06 Y04", land="B1: civil production military")
    assert points(amber=amber)["amber"] == 0


@pytest.mark.parametrize("thing", ["wheat", "wood", "stone", "clay", "gold"])
class TestMajorities:
    """2 VP for the most of each resource and of gold."""

    def test_the_most(self, thing: str) -> None:
        scored = points(amber=at(goods=f"3 {thing}"), azure=at(goods=f"2 {thing}"))
        assert scored == {"amber": 2, "azure": 0}

    def test_a_single_one_is_enough(self, thing: str) -> None:
        assert points(azure=at(goods=f"1 {thing}")) == {"amber": 0, "azure": 2}

    def test_none_at_all_is_not(self, thing: str) -> None:
        others = [t for t in ("wheat", "wood", "stone", "clay", "gold") if t != thing]
        goods = " ".join(f"1 {other}" for other in others)
        assert points(amber=at(goods=goods)) == {"amber": 8, "azure": 0}

    def test_all_who_tie_get_it(self, thing: str) -> None:
        scored = points(
            amber=at(goods=f"2 {thing}"),
            azure=at(goods=f"2 {thing}"),
            rose=at(goods=f"1 {thing}"),
            onyx=at(goods=f"2 {thing}"),
        )
        assert scored == {"amber": 2, "azure": 2, "rose": 0, "onyx": 2}


def test_all_five_majorities_together() -> None:
    amber = at(goods="1 wheat 1 wood 3 stone 1 vp")
    azure = at(goods="1 wheat 2 wood 2 stone 4 gold 1 vp")
    # Wheat is tied, stone amber's, wood and gold azure's, clay nobody's.
    assert points(amber=amber, azure=azure) == {"amber": 1 + 4, "azure": 1 + 6}


def test_most_points_win() -> None:
    assert winners(amber=at(goods="5 vp"), azure=at(goods="6 vp")) == {"azure"}


def test_the_final_scores_decide_and_not_the_vp_in_play() -> None:
    assert winners(amber=at(goods="5 vp 1 wood"), azure=at(goods="6 vp")) == {"amber"}


def test_a_tie_is_a_shared_victory() -> None:
    amber = at(goods="3 vp 2 wood 1 gold")
    azure = at(goods="1 vp 1 wood 5 gold 1 stone")
    assert points(amber=amber, azure=azure) == {"amber": 5, "azure": 5}
    assert winners(amber=amber, azure=azure) == {"amber", "azure"}


def test_a_tie_behind_the_first_wins_nothing() -> None:
    tied = {"azure": at(goods="5 vp"), "rose": at(goods="5 vp"), "onyx": at(goods="1 vp")}
    assert winners(amber=at(goods="6 vp"), **tied) == {"amber"}


def test_at_the_end_everyone_sees_the_final_scores() -> None:
    game = deal(
        amber=at(
            hand="T16 Y01",
            goods="1 wheat 1 wood 1 stone 1 clay 2 gold 3 vp",
            land="B1: civil, B2: production",
        ),
        azure=at(goods="1 vp", land="G4: temple, F5: temple, E5: temple"),
    )
    game.build("T16", place="B1")
    while not game.match.over:
        game.offer_one()
    scores = game.view(None).scores
    assert scores is not None
    amber = next(score for score in scores if score.seat == "amber")
    assert amber.temples == (("T16", 2),)
    assert amber.in_play == game.amber.vp
    assert amber.total == amber.in_play + 2 + 2 * len(amber.majorities)
    best = max(score.total for score in scores)
    assert [s.seat for s in scores if s.winner] == [s.seat for s in scores if s.total == best]
    final_scores = {s.seat: s.points for s in GAME.score(game.state)}
    assert {s.seat: s.total for s in scores} == final_scores
