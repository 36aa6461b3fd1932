"""The end (pages 7 and 22 to 24): who ends it, what is counted, favourites, Pythia's die."""

from __future__ import annotations

import pytest

from games.core.steps import Ask
from games.divinus.rules.scoring import choose_favourites, give_pythia
from tests.divinus.table import Game, at, deal


def test_who_leads_both_pantheons_chooses_one() -> None:
    state = deal(
        scenario=3,
        amber=at("1", favour={"greek": 7, "norse": 4}),
        azure=at("1", favour={"greek": 5, "norse": 3}),
    ).state
    procedure = choose_favourites(state)
    ask = next(procedure)
    assert isinstance(ask, Ask)
    assert (ask.seat, ask.options) == ("amber", ("greek", "norse"))
    with pytest.raises(StopIteration):
        procedure.send(("norse",))
    assert state.favourites == {"greek": None, "norse": "amber"}


def test_pythias_die_goes_to_the_one_who_is_last_and_far_behind() -> None:
    def given(amber: int, azure: int, rose: int) -> str | None:
        state = deal(
            scenario=3, amber=at(carried=amber), azure=at(carried=azure), rose=at(carried=rose)
        ).state
        give_pythia(state)
        return state.pythia

    assert given(10, 8, 5) == "rose"
    assert given(9, 8, 5) is None
    assert given(10, 5, 5) is None


def ended(**seats: object) -> Game:
    game = deal(**seats)  # type: ignore[arg-type]
    return game.says(amber="rest")


def test_of_equals_the_later_in_turn_order_wins() -> None:
    game = ended(
        amber=at("1", "G7 F01", rests=1, favour={"greek": 3}),
        azure=at("1", "G7 F02", rests=2, favour={"norse": 3}),
    )
    assert game.state.winners == ["azure"]
    final_scores = game.match.game.score(game.state)
    assert [(row.seat, row.points, row.won) for row in final_scores] == [
        ("azure", 3, True),
        ("amber", 3, False),
    ]


def test_a_finished_map_brings_a_point_and_ends_the_round() -> None:
    game = deal(
        amber=at("1", "G7 F09"),
        azure=at("1", "G7 F24"),
        last_round=True,
        board="1 P02",
    )
    game.says(amber="rest")
    assert game.state.active == "azure"
    game.says(azure="rest")
    assert game.match.over


def test_the_categories_of_the_recap_add_up() -> None:
    game = ended(
        gods="tyr gaia",
        amber=at("1", "G7 F01", rests=1, favour={"greek": 2}),
        azure=at("1", "G7 F05", rests=2),
    )
    score_breakdown = game.match.game.score_breakdown(game.state)
    assert {seat: sum(parts.values()) for seat, parts in score_breakdown.items()} == game.points()
    assert score_breakdown["amber"]["gods"] == 1
