"""Set-up: scenarios for every number of players, gods and guardians."""

from __future__ import annotations

import pytest

from games.ankh import GAME
from games.ankh.board import LANDS, WATERS
from games.ankh.components import ACTIONS, GODS, GUARDIANS, SCENARIOS
from games.ankh.state import SEATS
from tests.ankh.table import DELTA, EAST, WEST, Game, at, begin, deal

NAMES = ("middle_kingdom", "old_kingdom", "peoples_revolt", "nomarchs")


def pick_gods(game: Game) -> list[str]:
    """Choose the last god offered for every seat; returns the seats in the order asked."""
    asked = []
    while game.asked == "god":
        asked.append(game.ask.seat)
        game.say("god", game.options("god")[-1])
    return asked


def clockwise(game: Game) -> list[str]:
    """The seats in turn order, beginning with the first player."""
    seats = list(game.state.seats)
    first = seats.index(game.state.active)
    return [*seats[first:], *seats[:first]]


def test_the_nile_parts_three_regions() -> None:
    game = deal(amber=at("ra", "B5 god"), azure=at("isis", "H5 god"))
    sizes = {token: len(game.region(token)) for token in (WEST, EAST, DELTA)}
    assert sizes == {WEST: 32, EAST: 28, DELTA: 22}
    assert len(LANDS) == 82
    assert len(WATERS) == 19


def test_one_water_hex_touches_both_banks() -> None:
    game = deal(amber=at("ra", "B5 god"), azure=at("isis", "H5 god"))
    regions = game.state.board.regions_of("E6")
    assert sorted(game.state.token_of(region) for region in regions) == [WEST, EAST]


@pytest.mark.parametrize("people", [2, 3, 4, 5])
@pytest.mark.parametrize("name", NAMES)
def test_a_scenario_is_laid_out_as_printed(name: str, people: int) -> None:
    game = begin(people, scenario=name)
    printed = SCENARIOS[name].setups[people]
    state = game.state
    players = clockwise(game)
    assert state.scenario == name
    figures = {label: (kind, players[player - 1]) for label, kind, player in printed.figures}
    assert {label: (f.kind, f.owner) for label, f in state.figures.items()} == figures
    monuments = {
        label: (kind, None if player is None else players[player - 1])
        for label, kind, player in printed.monuments
    }
    assert {label: (m.kind, m.owner) for label, m in state.monuments.items()} == monuments
    assert {frozenset(line) for line in state.camels} == {frozenset(p) for p in printed.camels}
    for token, land in printed.conflict_tokens.items():
        assert land in game.region(token)
    assert len(state.board.regions) == len(printed.conflict_tokens)
    assert GAME.audit(state) == []
    assert game.turn == players[0]


@pytest.mark.parametrize("people", [2, 3, 4, 5])
@pytest.mark.parametrize("name", NAMES)
def test_everybody_has_a_god_and_a_warrior_on_the_board(name: str, people: int) -> None:
    game = begin(people, scenario=name)
    for seat in SEATS[:people]:
        kinds = sorted(game.state.figures[label].kind for label in game.state.figures_of(seat))
        assert kinds == ["god", "warrior"]
        assert len(game.state.monuments_of(seat)) == 1


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_everybody_starts_alike_and_the_first_lies_on_top(people: int) -> None:
    game = begin(people)
    state = game.state
    assert state.ranked() == list(reversed(clockwise(game)))
    for god in state.gods.values():
        assert (god.followers, god.devotion, god.powers, god.played) == (1, 0, [], [])
        assert len(god.hand) == 7
    assert state.tracks == dict.fromkeys(ACTIONS, 0)
    assert state.event == 0


@pytest.mark.parametrize(("people", "small", "large"), [(2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 3, 2)])
def test_the_number_of_guardians_follows_the_players(people: int, small: int, large: int) -> None:
    for seed in range(6):
        state = begin(people, seed).state
        assert sorted(GUARDIANS[kind].level for kind in state.guardians) == [1, 2, 3]
        for kind, count in state.guardians.items():
            assert count == (small if GUARDIANS[kind].base == "small" else large)


@pytest.mark.parametrize(
    "kinds",
    [("satet", "apep", "giant_scorpion"), ("cat_mummy", "mummy", "androsphinx")],
)
def test_named_guardians_take_part(kinds: tuple[str, str, str]) -> None:
    one, two, three = kinds
    state = begin(3, guardian_1=one, guardian_2=two, guardian_3=three).state
    assert sorted(state.guardians) == sorted(kinds)


def test_guardians_at_random_differ_from_match_to_match() -> None:
    drawn = {kind for seed in range(12) for kind in begin(2, seed).state.guardians}
    assert drawn == set(GUARDIANS)


def test_gods_at_random_are_all_different_and_differ_from_match_to_match() -> None:
    first = set()
    for seed in range(20):
        gods = list(begin(5, seed).state.god_of.values())
        assert sorted(gods) == sorted(GODS)
        first.add(gods[0])
    assert len(first) > 1


def test_chosen_gods_are_taken_one_by_one() -> None:
    game = begin(4, gods="chosen")
    asked = pick_gods(game)
    gods = list(game.state.god_of.values())
    assert len(set(gods)) == 4
    assert sorted(asked) == sorted(SEATS[:4])
    assert game.asked == "action"
    for seat, god in game.state.god_of.items():
        assert game.state.gods[seat].gods == [god]


def test_a_taken_god_is_no_longer_on_offer() -> None:
    game = begin(3, gods="chosen").say("god", "ra")
    assert "ra" not in game.options("god")


def test_a_scenario_at_random_is_one_of_the_four() -> None:
    drawn = {begin(3, seed, scenario="random").state.scenario for seed in range(24)}
    assert drawn <= set(NAMES)
    assert len(drawn) > 1


def test_the_first_player_is_drawn() -> None:
    assert {begin(3, seed).turn for seed in range(20)} == set(SEATS[:3])
