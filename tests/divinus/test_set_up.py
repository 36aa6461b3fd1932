"""Set-up (pages 3 to 6) and the endless mode (pages 38 and 39)."""

from __future__ import annotations

import pytest

from games.core.fair import Dice
from games.core.game import random_player
from games.core.match import Match
from games.divinus import GAME
from games.divinus.components import GODS, MONSTERS, QUESTS, SUGGESTED_GODS, TILES
from games.divinus.state import SEATS, State
from games.divinus.view import DivinusView
from tests.divinus.table import Game, begin


def laid_out(people: int, **options: object) -> Game:
    """A match whose set-up questions were all answered with the first option."""
    game = begin(people, 1, **options)
    while game.state.stage == "set_up":
        for ask in game.match.pending:
            game.match.answer(ask.seat, [ask.options[0]])
    return game


@pytest.mark.parametrize(("people", "dice", "tiles"), [(2, 6, 46), (3, 5, 62), (4, 4, 78)])
def test_dice_and_tiles_by_number_of_players(people: int, dice: int, tiles: int) -> None:
    state = laid_out(people).state
    assert all(len(demigod.dice) == dice for demigod in state.demigods.values())
    board = [tile for tile in state.board.values() if tile is not None]
    assert len(board) == 12
    assert len(board) + sum(len(stack.tiles) for stack in state.stacks.values()) == tiles
    assert all(TILES[tile].players <= people for tile in board)


def test_cells_one_to_six_hold_places_of_power() -> None:
    board = laid_out(2).state.board
    kinds = [TILES[tile].stack for tile in board.values() if tile is not None]
    assert kinds == ["power"] * 6 + ["faction"] * 6


def test_the_lowest_roll_goes_first() -> None:
    game = begin(4)
    rolls = game.notes("first-roll")
    sums = [note.args["sum"] for note in rolls][:4]
    first = game.state.order[0]
    assert sums[SEATS.index(first)] == min(sums, key=lambda total: int(str(total)))


def test_equal_sums_are_rolled_again_between_them() -> None:
    game = begin(2, seed=28)
    sums = [int(str(note.args["sum"])) for note in game.notes("first-roll")]
    assert len(game.notes("roll-again")) == 1
    assert sums[0] == sums[1]
    assert game.state.order[0] == SEATS[sums.index(min(sums[2:]), 2) - 2]


def test_heroes_go_forward_and_tiles_backward() -> None:
    game = begin(3)
    order = game.state.order
    chosen: list[tuple[str, str]] = []
    while game.state.stage == "set_up":
        chosen.append((game.asked, game.ask.seat))
        game.match.answer(game.ask.seat, [game.options[0]])
    assert chosen == [*(("hero", s) for s in order), *(("tile", s) for s in reversed(order))]


def test_ones_own_tile_is_laid_before_the_first_turn_with_the_hero_on_it() -> None:
    game = laid_out(2)
    state = game.state
    while game.asked != "turn":
        game.match.answer(game.ask.seat, [game.options[0]])
    demigod = state.demigods[state.active]
    assert list(demigod.plots) == ["G7"]
    assert demigod.plots["G7"].tile == demigod.tile
    assert demigod.hero is not None
    assert demigod.hero.plot == "G7"


def test_four_gods_and_four_to_six_quests() -> None:
    for count in (4, 5, 6):
        state = laid_out(2, quest_count=count).state
        assert len(state.gods) == 4
        assert all(GODS[name].endless for name in state.gods)
        cards = sum(len(MONSTERS[name].cards) for name in state.monsters)
        assert len(state.quests) + cards == count
        assert all(QUESTS[name].endless for name in state.quests)


@pytest.mark.parametrize("seed", range(12))
def test_at_most_one_figure_takes_part(seed: int) -> None:
    state = begin(2, seed, quest_count=6).state
    assert sum(MONSTERS[name].figure for name in state.monsters) <= 1


def test_the_rulebooks_suggestion() -> None:
    state = laid_out(2, gods="suggested", quests="suggested").state
    assert tuple(state.gods) == SUGGESTED_GODS == ("hades", "hermes", "tyr", "poseidon")
    assert state.monsters == ["empusa"]
    assert state.quests == ["q5a", "q3a", "q4a"]


def test_gods_and_quests_may_be_chosen_in_turn() -> None:
    game = begin(2, gods="chosen", quests="chosen", quest_count=4)
    assert (game.asked, game.ask.seat) == ("god", "amber")
    game.says(amber="gaia").says(azure="ymir").says(amber="thor").says(azure="hel")
    assert game.state.gods == ["gaia", "ymir", "thor", "hel"]
    assert (game.asked, game.ask.seat) == ("quest", "azure")
    game.says(azure="cerberus")
    # Three cards are chosen; one more fits, and no second figure.
    assert not {"chimera", "hydra", "echidna"} & set(game.options)
    game.says(amber="empusa")
    assert game.state.monsters == ["cerberus", "empusa"]
    assert game.state.quests == []


@pytest.mark.parametrize("monster", ["cerberus", "chimera", "hydra", "echidna"])
def test_a_monster_may_be_wished_for(monster: str) -> None:
    state = laid_out(3, monster=monster).state
    assert monster in state.monsters
    assert (monster in state.figures) == (monster != "echidna")
    assert all(
        (demigod.monster is not None) == (monster == "echidna")
        for demigod in state.demigods.values()
    )


def test_everybody_has_the_same_stickers() -> None:
    state = laid_out(3).state
    faces = [[die.faces for die in demigod.dice] for demigod in state.demigods.values()]
    assert faces[0] == faces[1] == faces[2]
    assert sum(bool(name) for die in faces[0] for name in die) == 5
    plain = laid_out(3, dice="plain").state
    assert not any(any(die.faces) for demigod in plain.demigods.values() for die in demigod.dice)


def test_artifacts_are_drafted_and_passed_to_the_left() -> None:
    game = begin(3, artifacts=True)
    while game.match.pending[0].key != "divinus.ask.draft":
        game.match.answer(game.ask.seat, [game.options[0]])
    order = game.state.order
    hands = {seat: list(game.state.hands[seat]) for seat in order}
    assert all(len(hand) == 3 for hand in hands.values())
    assert game.match.view(order[0]).hand == tuple(hands[order[0]])
    assert game.match.view(None).hand == ()
    for seat in order:
        game.match.answer(seat, [hands[seat][0]])
    assert game.state.hands[order[1]] == hands[order[0]][1:]
    for seat in order:
        game.match.answer(seat, [game.state.hands[seat][0]])
    assert [held.id for held in game.state.demigods[order[1]].artifacts] == [
        hands[order[1]][0],
        hands[order[0]][1],
    ]


def played() -> Match[State, DivinusView]:
    match = Match.begin(GAME, SEATS[:2], {"forges": True, "temples": "all"}, seed=b"l")
    dice = Dice(b"l")
    while not match.over:
        ask = match.pending[0]
        match.answer(ask.seat, random_player(ask, lambda: None, dice))
    return match


def test_what_a_match_leaves_is_found_in_the_next_one() -> None:
    first = played()
    left = first.legacy
    second = Match.begin(GAME, SEATS[:2], seed=b"next", legacy=left)
    before, after = first.state, second.state
    for seat in SEATS[:2]:
        old, new = before.demigods[seat], after.demigods[seat]
        assert [die.faces for die in new.dice] == [die.faces for die in old.dice]
        assert [held.id for held in new.artifacts] == [held.id for held in old.artifacts]
        assert new.carried == old.points
    assert {tile: stuck.temple for tile, stuck in after.stickers.items()} == {
        tile: stuck.temple for tile, stuck in before.stickers.items()
    }
    assert any(any(die.faces) for die in after.demigods["amber"].dice)
    again = Match(GAME, second.header, second.entries)
    assert again.digest == second.digest


def test_an_artifact_at_the_forge_is_dealt_to_nobody() -> None:
    for seed in range(6):
        game = begin(4, seed, artifacts=True, forges=True)
        while not game.state.hands:
            ask = game.match.pending[0]
            game.match.answer(ask.seat, ask.options[: ask.low])
        dealt = {name for hand in game.state.hands.values() for name in hand}
        assert len(dealt) == 12
        assert dealt.isdisjoint(game.state.velund)
