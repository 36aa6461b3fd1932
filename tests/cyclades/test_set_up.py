"""Set-up by the number of players, and the starting placement."""

from __future__ import annotations

import pytest

from games.cyclades.components import CREATURES, HEROES, QUICK_SETUPS
from tests.cyclades.table import Game, begin

OPEN = {2: 3, 3: 2, 4: 3, 5: 4, 6: 5}
FRAGMENTS = {2: 8, 3: 6, 4: 8, 5: 10, 6: 10}


@pytest.mark.parametrize("people", [2, 3, 4, 5, 6])
def test_open_altars_by_the_number_of_players(people: int) -> None:
    altars = begin(people).match.view(None).altars
    assert len(altars) == 6
    expected = [place < OPEN[people] for place in range(5)] + [True]
    assert [altar.open for altar in altars] == expected
    assert altars[-1].god == "apollo"


@pytest.mark.parametrize("people", [2, 3, 4, 5, 6])
def test_two_fragments_a_player_and_all_the_same_side_up(people: int) -> None:
    layout = begin(people).state.layout
    assert len(layout) == FRAGMENTS[people]
    assert len({laid.fragment for laid in layout}) == len(layout)
    assert len({laid.side for laid in layout}) == 1


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_side_may_be_chosen(side: str) -> None:
    assert {laid.side for laid in begin(3, side=side).state.layout} == {side}


def test_boards_and_orders_differ_from_match_to_match() -> None:
    games = [begin(3, seed) for seed in range(8)]
    assert len({game.state.layout for game in games}) == 8
    assert len({tuple(game.state.order) for game in games}) > 2
    assert len({tuple(game.state.gods) for game in games}) > 4


@pytest.mark.parametrize("people", [3, 4, 5])
def test_everybody_starts_with_five_coins(people: int) -> None:
    game = begin(people)
    assert [game.gold(seat) for seat in game.state.seats] == [5] * people


@pytest.mark.parametrize("people", [2, 3, 6])
def test_the_columns_are_filled(people: int) -> None:
    state = begin(people).state
    assert len([card for card in state.column if card]) == 4
    assert len(state.hero_column) == 2
    everything = [*state.creature_deck, *(card for card in state.column if card)]
    assert sorted(everything) == sorted(CREATURES)
    assert sorted([*state.hero_deck, *state.hero_column]) == sorted(HEROES)


def test_fifteen_metropolises_three_of_each_bonus() -> None:
    bonuses = begin(3).state.bonuses
    assert len(bonuses) == 15
    assert {bonus: bonuses.count(bonus) for bonus in bonuses} == dict.fromkeys(bonuses, 3)


# Placement


def placed(game: Game) -> list[tuple[str, str, str]]:
    """Play the placement with the first legal answers: who answered which question how."""
    said = []
    while game.state.phase == "placement":
        seat, key, pick = game.seat, game.asked, game.ask.options[0]
        said.append((seat, key, pick))
        game.say(key, pick)
    return said


@pytest.mark.parametrize("people", [3, 4, 5, 6])
def test_lands_are_chosen_two_in_turn_order_and_one_in_reverse(people: int) -> None:
    game = begin(people)
    order = list(game.state.order)
    lands = [seat for seat, key, _ in placed(game) if key == "start-land"]
    assert lands == [s for seat in order for s in (seat, seat)] + order[::-1]


def test_the_first_two_lands_are_on_different_islands() -> None:
    game = begin(3)
    board = game.state.board
    first = game.options("start-land")[0]
    game.say("start-land", first)
    while game.asked != "start-land":
        game.say(game.asked, game.ask.options[0])
    assert board.areas[first].island not in {
        board.areas[land].island for land in game.options("start-land")
    }


def test_the_third_land_may_share_an_island_and_no_land_is_taken_twice() -> None:
    game = begin(3)
    board = game.state.board
    thirds = 0
    while game.state.phase == "placement":
        if game.asked == "start-land":
            options = game.options("start-land")
            held = {label for label, land in game.state.lands.items() if land.owner}
            assert not held.intersection(options)
            if len(game.state.lands_of(game.seat)) == 2:
                thirds += 1
                free = set(board.lands) - held
                beside_free_sea = {
                    land
                    for land in free
                    if any(game.state.seas[sea].owner is None for sea in board.near_seas[land])
                }
                assert set(options) == beside_free_sea
        game.say(game.asked, game.ask.options[0])
    assert thirds == 3


def test_each_land_brings_a_fleet_into_an_empty_sea_beside_it() -> None:
    game = begin(4)
    board = game.state.board
    while game.state.phase == "placement":
        if game.asked == "start-fleet":
            shores = {s for land in game.state.lands_of(game.seat) for s in board.near_seas[land]}
            assert set(game.ask.options) <= shores
            assert all(game.state.seas[sea].owner is None for sea in game.ask.options)
        game.say(game.asked, game.ask.options[-1])
    for seat in game.state.seats:
        assert len(game.state.lands_of(seat)) == 3
        assert game.state.fleets_left(seat) == 5
        assert all(game.fleets(sea) == 1 for sea in game.state.seas_of(seat))


def test_three_troops_go_to_own_lands_as_one_likes() -> None:
    game = begin(3)
    while game.state.phase == "placement":
        if game.asked == "start-troop":
            assert sorted(game.ask.options) == sorted(game.state.lands_of(game.seat))
        game.say(game.asked, game.ask.options[0])
    for seat in game.state.seats:
        assert game.state.troops_left(seat) == 5
        assert sorted(game.troops(land) for land in game.state.lands_of(seat)) == [0, 0, 3]


@pytest.mark.parametrize("people", [2, 3, 6])
def test_priestess_symbols_of_all_three_lands_count(people: int) -> None:
    game = begin(people)
    board = game.state.board
    placed(game)
    for seat in game.state.seats:
        symbols = sum(board.areas[land].priestess for land in game.state.lands_of(seat))
        assert game.faction(seat).priestesses == symbols


@pytest.mark.parametrize("people", [2, 3, 4, 5, 6])
def test_the_first_round_begins_with_income_and_skips_its_set_up(people: int) -> None:
    game = begin(people)
    before = (list(game.state.column), list(game.state.gods), list(game.state.order))
    purses = dict(game.state.purses)
    placed(game)
    state = game.state
    assert (state.round, state.phase) == (1, "offerings")
    assert (state.column, state.gods, state.order) == before
    assert state.creature_discard == []
    board = state.board
    for team, gold in state.purses.items():
        horns = sum(
            board.areas[area].horns
            for seat in state.seats
            if state.team(seat) == team
            for area in (*state.lands_of(seat), *state.seas_of(seat))
        )
        assert gold == purses[team] + horns
    assert game.seat == state.order[0]


@pytest.mark.parametrize("people", [2, 3, 4, 5, 6])
def test_the_quick_set_up_places_everything(people: int) -> None:
    game = begin(people, setup="quick")
    state = game.state
    assert (state.round, state.phase) == (1, "offerings")
    quick = QUICK_SETUPS[max(people, 4) if people == 2 else people]
    assert {laid.fragment for laid in state.layout} == {tile.id for tile in quick.tiles}
    starts = sorted(
        sorted(state.board.by_source[land] for land in start.lands) for start in quick.start
    )
    assert sorted(sorted(state.lands_of(seat)) for seat in state.seats) == starts
    for seat in state.seats:
        assert state.troops_left(seat) == 5
        assert state.fleets_left(seat) == 5
