"""Stickers on tiles (pages 17 to 19): slots, and where one goes that fits nowhere."""

from __future__ import annotations

from games.core.steps import Ask, Chance
from games.divinus.rules.map.stickers import (
    stick_faction,
    stick_location,
    takes_location,
)
from tests.divinus.table import at, deal


def test_one_location_a_tile_and_never_beside_a_temple() -> None:
    state = deal(stickers="P03 @11.0, P04 tg1").state
    assert takes_location(state, "P01")
    assert not takes_location(state, "P03")
    assert not takes_location(state, "P04")


def asked(story: object) -> Ask:
    step = next(story)  # type: ignore[call-overload]
    assert isinstance(step, Ask)
    return step


def test_a_sticker_goes_on_ones_own_map() -> None:
    state = deal(amber=at("1", "G7 F01, G8 P03"), azure=at("1", "G7 F02")).state
    assert asked(stick_faction(state, "amber", "greek")).options == ("amber.G7", "amber.G8")


def test_else_on_another_map_of_ones_choice() -> None:
    state = deal(
        amber=at("1", "G7 F01"), azure=at("1", "G7 P03, G8 P26"), rose=at("1", "G7 P04")
    ).state
    ask = asked(stick_location(state, "amber", 11))
    assert ask.options == ("azure.G7", "azure.G8", "rose.G7")


def test_else_on_the_board() -> None:
    state = deal(amber=at("1", "G7 F01"), board="3 P03, 5 P05, 7 F07").state
    assert asked(stick_location(state, "amber", 11)).options == ("board.3", "board.5")


def test_else_tiles_of_a_stack_are_revealed_until_it_fits() -> None:
    state = deal(amber=at("1", "G7 F01"), faction="F02 F03", power="P07 P08").state
    # Only one of the stacks has a tile that takes it.
    story = stick_location(state, "amber", 11)
    assert isinstance(next(story), Chance)
    story.send(("P08",))
    assert state.stacks["power"].tiles == ["P08", "P07"]


def test_of_two_stacks_that_take_a_sticker_one_is_chosen() -> None:
    state = deal(faction="F01 F03", power="P07 P08").state
    story = stick_faction(state, "amber", "greek")
    assert asked(story).options == ("power", "faction")
    assert isinstance(story.send(("faction",)), Chance)


def test_a_symbol_from_a_sticker_counts_like_a_printed_one() -> None:
    game = deal(gods="athena", amber=at("1", "G7 F01"), stickers="F01 greek.1")
    assert game.match.view(None).gods[0].goals[0].values["amber"] == 1
