"""The alternative start and the alternative continents."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.core import hexes
from games.core.fair import Dice
from games.core.match import Refused
from games.deus.board import villages_apart
from games.deus.components import LAYOUTS, PIECES
from tests.deus.table import Game, begin

TILES = {2: 4, 3: 6, 4: 7}
FOUR_CIVIL_TWO_SHIPS = ("civil.1", "civil.2", "civil.3", "civil.4", "maritime.1", "maritime.2")


# Choosing one's first buildings


@pytest.mark.parametrize("count", [6, 7, 8, 9, 10])
def test_everyone_chooses_so_many_buildings_at_once(count: int) -> None:
    game = begin(3, starting_buildings=count)
    assert game.match.sealed
    assert {ask.seat for ask in game.match.pending} == {"amber", "azure", "rose"}
    for ask in game.match.pending:
        assert ask.key == "deus.ask.start"
        assert (ask.low, ask.high) == (count, count)
        assert ask.options == tuple(f"{piece}.{n}" for piece in PIECES for n in range(1, 6))


def test_the_chosen_stand_on_the_player_board_and_the_rest_in_reserve() -> None:
    game = begin(2, starting_buildings=6)
    game.match.answer("amber", FOUR_CIVIL_TWO_SHIPS)
    game.match.answer("azure", [f"{piece}.3" for piece in PIECES] + ["military.5"])
    assert game.amber.ready == {**dict.fromkeys(PIECES, 0), "civil": 4, "maritime": 2}
    assert game.amber.reserve == {**dict.fromkeys(PIECES, 5), "civil": 1, "maritime": 3}
    assert game.azure.ready == {**dict.fromkeys(PIECES, 1), "military": 2}
    assert game.asked == "turn"
    assert len(game.amber.hand) == 5


def test_pieces_are_chosen_before_the_cards_are_dealt() -> None:
    game = begin(3, starting_buildings=8)
    assert [player.hand for player in game.state.players.values()] == [[], [], []]
    for ask in game.match.pending:
        game.match.answer(ask.seat, ask.options[:8])
    assert [len(player.hand) for player in game.state.players.values()] == [5, 5, 5]
    assert game.asked == "turn"


def test_the_choice_is_secret_until_all_have_chosen() -> None:
    game = begin(2, starting_buildings=6)
    before = game.view("azure"), game.view(None)
    game.match.answer("amber", FOUR_CIVIL_TWO_SHIPS)
    assert (game.view("azure"), game.view(None)) == before


def test_no_other_number_is_taken() -> None:
    game = begin(2, starting_buildings=6)
    with pytest.raises(Refused):
        game.match.answer("amber", FOUR_CIVIL_TWO_SHIPS[:5])
    with pytest.raises(Refused):
        game.match.answer("amber", [*FOUR_CIVIL_TWO_SHIPS, "military.1"])


# Other continents


def lay_freely(people: int, seed: int) -> Game:
    """Let the players place the tiles at random."""
    game = begin(people, seed, layout="free")
    whim = Dice(f"whim {seed}".encode())
    while game.asked in ("site", "turn-tile"):
        game.say(game.asked, whim.pick(game.ask.options))
    return game


def check_continent(game: Game, people: int) -> None:
    layout = game.state.layout
    assert len(layout) == TILES[people]
    assert len({laid.tile for laid in layout}) == TILES[people]
    assert len(game.state.board.cells) == 7 * TILES[people]
    assert hexes.connected(set(game.state.board.cells.values()))
    assert villages_apart(layout)
    assert len(game.state.villages) == TILES[people]
    for label, village in game.state.villages.items():
        assert village.vp == len(game.state.board.beside[label])
    assert game.asked == "turn"


@pytest.mark.parametrize("people", [2, 3, 4])
def test_players_lay_the_continent_tile_by_tile(people: int) -> None:
    for seed in range(6):
        check_continent(lay_freely(people, seed), people)


def test_everyone_lays_tiles_in_turn() -> None:
    game = begin(3, layout="free")
    seats = []
    while game.asked in ("site", "turn-tile"):
        if game.asked == "site":
            seats.append(game.ask.seat)
        game.say(game.asked, game.ask.options[0])
    assert set(seats) == {"amber", "azure", "rose"}
    assert all(one != other for one, other in pairwise(seats))


@pytest.mark.parametrize("people", [2, 3, 4])
def test_a_varied_continent_is_laid_by_lot(people: int) -> None:
    shapes = set()
    for seed in range(25):
        game = begin(people, seed, layout="varied")
        check_continent(game, people)
        shapes.add(tuple(sorted((laid.q, laid.r) for laid in game.state.layout)))
    assert len(shapes) > 5
    assert shapes != {tuple(sorted(LAYOUTS[people].centres))}


def test_variants_go_together() -> None:
    game = begin(4, layout="varied", starting_buildings=10, jokers=True)
    for ask in game.match.pending:
        game.match.answer(ask.seat, ask.options[:10])
    check_continent(game, 4)
    assert "joker" in game.options("turn")
