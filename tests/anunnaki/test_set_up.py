"""Preparation (pages 4 to 6)."""

from __future__ import annotations

import pytest

from games.anunnaki.board import board_of
from games.anunnaki.components import ACTIONS, AGREEMENTS, HOUSES
from tests.anunnaki.table import Game, begin


def prepared(people: int, **options: object) -> Game:
    """A match at its first turn."""
    game = begin(people, 1, **options)
    while game.asked in ("house", "return-god"):
        ask = game.match.pending[0]
        game.match.answer(ask.seat, [ask.options[0]])
    return game


@pytest.mark.parametrize(("people", "stack"), [(2, 24), (3, 30), (4, 36)])
def test_agreements_of_the_houses_in_play_six_open(people: int, stack: int) -> None:
    state = prepared(people).state
    assert len(state.market) == 6
    assert len(state.market) + len(state.agreement_bag) == stack
    playing = {house.house for house in state.houses.values()}
    tokens = [*state.agreement_bag, *(t for t in state.market if t)]
    assert {AGREEMENTS[token].house for token in tokens} == {None, *playing}


def test_a_first_game_takes_every_agreement_and_deals_four_gods() -> None:
    game = begin(2, first_game=True)
    assert game.asked == "star"
    assert len(game.state.market) + len(game.state.agreement_bag) == 36
    assert [len(house.minors) for house in game.state.houses.values()] == [4, 4]


def test_one_of_five_minor_gods_goes_back() -> None:
    game = begin(3)
    assert game.asked == "return-god"
    assert len(game.match.pending) == 3
    dropped = {ask.seat: ask.options[2] for ask in game.match.pending}
    for seat, god in dropped.items():
        game.match.answer(seat, [god])
    for seat, god in dropped.items():
        assert len(game.state.houses[seat].minors) == 4
        assert god not in game.state.houses[seat].minors


def test_houses_are_chosen_in_turn_order() -> None:
    game = begin(3, houses="chosen")
    seats = []
    while game.asked == "house":
        seats.append(game.ask.seat)
        game.say("house", game.options("house")[-1])
    assert seats == game.state.order
    assert [game.state.houses[seat].house for seat in seats] == list(reversed(HOUSES))[:3]


@pytest.mark.parametrize(
    ("people", "atlantis"), [(2, ["G7"]), (3, ["G7", "G12"]), (4, ["G7", "G12"])]
)
def test_civilisations_lie_face_down_and_gods_on_those_of_atlantis(
    people: int, atlantis: list[str]
) -> None:
    state = prepared(people).state
    assert len(state.civilisations) == people + len(atlantis)
    assert set(state.civilisations.values()) == {None}
    assert state.guardians == dict.fromkeys(atlantis, 3)


def test_culture_tokens_are_turned_up_beside_figures_only() -> None:
    state = prepared(4).state
    assert len(state.culture) == 20
    up = [name for name, token in state.culture.items() if token]
    # Two at home for everybody: the follower at the shrine is beside both.
    assert len(up) == 8
    assert not any(name.startswith("G") for name in up)


def test_everybody_begins_with_the_same_things() -> None:
    game = prepared(4)
    for seat, house in game.state.houses.items():
        assert set(house.resources.values()) == {1}
        assert (house.crystals, house.points, house.power, house.pawn) == (2, 0, 0, None)
        assert (game.state.followers_left(seat), game.state.settlements_left(seat)) == (9, 4)
        assert game.here(game.state.capital(seat), seat) == "2f 1s"
    assert sorted(game.state.layout.values()) == sorted(ACTIONS)
    assert sorted(game.state.goals) == ["power", "technology", "trade", "war"]


def test_the_first_turn_begins_on_a_blue_token() -> None:
    game = prepared(2)
    assert game.options("star") == [
        "portal",
        "move_blue",
        "trade",
        "gather_blue",
        "creation",
        "market",
    ]
    game.star("gather_blue")
    assert game.state.houses[game.state.first].signs == []


def test_nobody_goes_twice_running_to_one_token() -> None:
    game = prepared(2)
    for _ in range(2):
        game.star("creation")
        game.rest()
    assert "creation" not in game.options("star")
    assert "power" in game.options("star")


def test_matches_begun_before_the_homes_were_level_keep_theirs() -> None:
    assert board_of(("pharaos", "ellenys"), level=False).districts["P4"].sources == {"gold": 1}
    assert board_of(("pharaos", "ellenys"), level=True).districts["P4"].sources == {"gold": 2}
