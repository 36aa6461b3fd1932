"""Preparation: the board, the main supply and what every player starts with."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest
from pydantic import ValidationError

from games.deus import GAME
from games.deus.board import villages_apart
from games.deus.components import DECK, LAYOUTS, PIECES, RESOURCES
from tests.deus.table import begin


class Preparation(NamedTuple):
    """What the rulebook lays out for a number of players."""

    people: int
    tiles: int
    temples: int
    each_resource: int


COUNTS = pytest.mark.parametrize(
    "wanted", [Preparation(2, 4, 4, 10), Preparation(3, 6, 6, 15), Preparation(4, 7, 7, 20)]
)


@COUNTS
def test_board_of_so_many_different_tiles(wanted: Preparation) -> None:
    state = begin(wanted.people).state
    assert len(state.layout) == wanted.tiles
    assert len({laid.tile for laid in state.layout}) == wanted.tiles
    assert len(state.board.cells) == 7 * wanted.tiles
    assert len(state.villages) == wanted.tiles
    centres = [(laid.q, laid.r) for laid in state.layout]
    assert sorted(centres) == sorted(LAYOUTS[wanted.people].centres)


@COUNTS
def test_as_many_temples_as_tiles(wanted: Preparation) -> None:
    assert begin(wanted.people).state.temples_left == wanted.temples


@COUNTS
def test_five_resources_of_each_type_a_player_of_which_one_is_dealt(wanted: Preparation) -> None:
    supply = begin(wanted.people).state.supply
    assert supply == dict.fromkeys(RESOURCES, wanted.each_resource - wanted.people)


@COUNTS
def test_everyone_starts_with_the_same(wanted: Preparation) -> None:
    state = begin(wanted.people).state
    assert len(state.players) == wanted.people
    for player in state.players.values():
        assert player.gold == 5
        assert player.vp == 5
        assert player.resources == {"wheat": 1, "wood": 1, "stone": 1, "clay": 1}
        assert player.ready == dict.fromkeys(PIECES, 2)
        assert player.reserve == dict.fromkeys(PIECES, 3)
        assert not any(player.columns.values())
        assert len(player.hand) == 5
    assert not state.holdings


@COUNTS
def test_ninety_six_cards_are_in_hands_and_deck(wanted: Preparation) -> None:
    state = begin(wanted.people).state
    hands = [card for player in state.players.values() for card in player.hand]
    assert len(state.deck) == 96 - 5 * wanted.people
    assert state.discard == []
    assert sorted([*hands, *state.deck]) == sorted(DECK)


def test_two_to_four_play() -> None:
    assert GAME.people == (2, 3, 4)


@pytest.mark.parametrize(
    "options", [{"starting_buildings": 5}, {"starting_buildings": 11}, {"layout": "round"}]
)
def test_a_table_has_no_other_variants(options: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        begin(2, 1, **options)


def test_sixteen_cards_of_each_colour() -> None:
    colours = Counter(card[0] for card in DECK)
    assert len(DECK) == 96
    assert colours == {"B": 16, "G": 16, "Y": 16, "C": 16, "R": 16, "T": 16}


@COUNTS
def test_a_village_holds_one_vp_for_each_region_beside_it(wanted: Preparation) -> None:
    for seed in range(20):
        state = begin(wanted.people, seed).state
        for label, village in state.villages.items():
            assert village.vp == len(state.board.beside[label])
            assert not village.attacked


@COUNTS
def test_no_two_villages_are_adjacent(wanted: Preparation) -> None:
    for seed in range(150):
        state = begin(wanted.people, seed).state
        board = state.board
        for label in board.villages:
            assert not any(board.terrain[near] == "village" for near in board.beside[label])
        assert villages_apart(state.layout)


def test_tiles_sides_and_rotations_are_drawn_by_lot() -> None:
    layouts = [begin(2, seed).state.layout for seed in range(60)]
    assert {laid.tile for layout in layouts for laid in layout} == {f"K{n}" for n in range(1, 8)}
    assert {laid.side for layout in layouts for laid in layout} == {"A", "B"}
    assert {laid.turn for layout in layouts for laid in layout} == set(range(6))
    assert len(set(layouts)) > 55


def test_every_seat_may_be_the_first_player() -> None:
    firsts = Counter(begin(4, seed).state.first for seed in range(80))
    assert set(firsts) == {"amber", "azure", "rose", "onyx"}
    assert max(firsts.values()) < 40


def test_turns_go_clockwise_from_the_first_player() -> None:
    game = next(g for g in (begin(3, seed) for seed in range(50)) if g.state.first == "rose")
    order = []
    for _ in range(6):
        order.append(game.turn)
        game.offer_one()
    assert order == ["rose", "amber", "azure"] * 2
    assert game.state.round == 3


def test_a_new_hand_is_seen_by_its_owner_only() -> None:
    game = begin(3)
    for seat in ("amber", "azure", "rose"):
        for player in game.view(seat).players:
            assert (player.hand is not None) == (player.seat == seat)
            assert player.hand_size == 5
    assert all(player.hand is None for player in game.view(None).players)


def test_victory_points_are_kept_secret() -> None:
    game = begin(2)
    by_seat = {player.seat: player for player in game.view("amber").players}
    assert by_seat["amber"].vp == 5
    assert by_seat["azure"].vp is None
    assert all(player.vp is None for player in game.view(None).players)
