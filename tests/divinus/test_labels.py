"""Options are called by what the board shows: cells by their numbers, dice by their faces."""

from __future__ import annotations

from dataclasses import replace

from games.core.steps import Ask
from games.divinus import GAME
from games.divinus.view import DivinusView
from tests.divinus.table import at, deal
from tests.strict_words import strict_words


def label(view: DivinusView, ask: Ask, option: str) -> str:
    return strict_words().say(GAME.label(view, ask, option), "en")


def test_a_cell_has_its_own_number_and_the_faces_of_its_dice() -> None:
    game = deal(amber=at("1 6", "G7 P01"), board="7 F05")
    view = GAME.view(game.state, "amber")
    option = next(o for o in game.ask.options if o.partition(".")[0] == "7")
    assert GAME.printed_number(view, game.ask, option) == 7
    faces, _, look = label(view, game.ask, option).partition(": ")
    assert sorted(faces.split(" & ")) == ["⚀", "⚅"]
    assert not any(map(str.isdecimal, look))


def test_equal_dice_are_counted() -> None:
    game = deal(amber=at("1 1 6", "G7 P01"))
    view = GAME.view(game.state, "amber")
    ask = Ask("amber", "divinus.ask.turn", ("die:1", "die:2", "die:3"))
    assert [label(view, ask, option) for option in ask.options] == [
        "Pick ⚀ number 1",
        "Pick ⚀ number 2",
        "Pick the ⚅",
    ]
    assert {GAME.printed_number(view, ask, option) for option in ask.options} == {0}


def test_a_cell_without_a_tile_is_called_by_its_number() -> None:
    game = deal(amber=at("1 6", "G7 P01"), board="3 F05")
    view = GAME.view(game.state, "amber")
    bare = replace(view, cells=tuple(replace(cell, tile=None) for cell in view.cells))
    ask = Ask("amber", "divinus.ask.hydra", ("3", "4"))
    assert label(bare, ask, "3") == "Cell 3"
    assert label(view, ask, "3") != "Cell 3"
    assert GAME.printed_number(view, ask, "3") == 3
