"""A continent placed by the players: only the next tile is open, and undo stops there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core.fair import Dice
from games.core.game import random_player
from games.core.match import Refused
from games.core.selfplay import SelfPlayMatch
from games.deus import GAME
from games.deus.state import SEATS, State
from games.deus.words.hints import hint
from tests.deus.table import Game, begin

EYES = ("amber", "azure", "rose", None)


def lay(game: Game) -> str:
    """Lay one tile somewhere; returns the seat that did."""
    seat, number = game.ask.seat, len(game.state.layout)
    while len(game.state.layout) == number:
        assert game.ask.seat == seat
        game.say(game.asked, game.ask.options[-1])
    return seat


def test_everybody_sees_the_tile_before_it_is_laid() -> None:
    game = begin(3, layout="free")
    for number in range(2, 7):
        shown = {game.view(seat).tile for seat in EYES}
        (tile,) = shown
        assert tile is not None
        assert (tile.number, tile.total) == (number, 6)
        lay(game)
        laid = game.state.layout[-1].cells()
        assert tuple(terrain for _, terrain in laid) == tile.terrains
    assert game.view(None).tile is None
    assert game.view(None).sites == ()


def test_the_question_and_a_note_say_what_the_tile_is() -> None:
    game = begin(2, layout="free")
    tile = game.view(None).tile
    assert tile is not None
    told = game.match.visible_notes(None)[-1].note
    assert told.phrase.key == "deus.note.tile"
    for args in (game.ask.facts, told.phrase.args):
        middle, around = args["middle"], args["around"]
        assert isinstance(around, tuple)
        named = [str(getattr(word, "key", word)) for word in (middle, *around)]
        assert named == [f"deus.terrain.{terrain}" for terrain in tile.terrains]


def test_a_turn_is_described_as_it_will_lie() -> None:
    game = begin(2, layout="free")
    game.say("site", game.ask.options[0])
    option = game.options("turn-tile")[-1]
    said = hint(game.view(game.ask.seat), game.ask, option)
    assert said is not None
    around = said.args["around"]
    assert isinstance(around, tuple)
    game.say("turn-tile", option)
    centre = game.state.layout[-1]
    # The six hexes around the middle, clockwise from the east, as the board now has them.
    ring = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    cells = {(cell.q - centre.q, cell.r - centre.r): terrain for cell, terrain in centre.cells()}
    assert [word.key for word in around] == [f"deus.terrain.{cells[at]}" for at in ring]


def test_a_laid_tile_stays_once_the_next_one_is_seen() -> None:
    """Otherwise a player could place tiles to see the next ones, and undo it."""
    game = begin(3, layout="free")
    for _ in range(5):
        seat = lay(game)
        assert game.match.undoable(seat) is None
        with pytest.raises(Refused):
            game.match.undo(seat)


def test_a_place_may_be_taken_back_while_the_tile_is_in_hand() -> None:
    game = begin(2, layout="free")
    seat, before = game.ask.seat, game.match.digest
    game.say("site", game.ask.options[0])
    assert game.asked == "turn-tile"
    game.match.undo(seat)
    assert (game.asked, game.match.digest) == ("site", before)


def test_later_tiles_are_hidden_from_everybody() -> None:
    game = begin(3, layout="free")
    before = {seat: game.view(seat) for seat in EYES}
    orders = set()
    for number in range(20):
        state = GAME.codec.load(GAME.codec.dump(game.state))
        other = GAME.resample_hidden(state, "amber", Dice(f"{number}".encode()))
        assert GAME.view(other, "amber") == before["amber"]
        assert other.unlaid[0] == game.state.unlaid[0]
        assert len({face.tile for face in other.unlaid} | {game.state.layout[0].tile}) == 6
        orders.add(other.unlaid)
    assert len(orders) > 10


def test_a_laid_continent_leaves_no_trace_in_the_state() -> None:
    game = begin(2, layout="free")
    while game.asked != "turn":
        lay(game)
    assert b"unlaid" not in GAME.codec.dump(game.state)


def test_self_play_tries_every_tile_in_resampled_states() -> None:
    """The fuzzer shuffles what is hidden at these questions, too, and finds nothing learnt."""
    shuffled: list[int] = []

    def resample_hidden(state: State, seat: str | None, dice: Dice) -> State:
        shuffled.append(len(state.unlaid))
        return GAME.resample_hidden(state, seat, dice)

    game = replace(GAME, resample_hidden=resample_hidden)
    players = dict.fromkeys(SEATS[:3], random_player)
    selfplay_match = SelfPlayMatch(
        game, SEATS[:3], players, seed=b"worlds", options={"layout": "free"}
    )
    while selfplay_match.match.state.stage == "set_up":
        selfplay_match.step()
    assert sorted(set(shuffled)) == [1, 2, 3, 4, 5]
