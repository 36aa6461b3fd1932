"""The second line of options of Divinus: dice, places, temples, battle cells."""

from __future__ import annotations

from games.divinus import GAME
from tests.divinus.table import at, deal
from tests.strict_words import strict_words


def test_picking_dice_is_explained() -> None:
    game = deal(amber=at("1 1 2 4"), board="4 P04")
    hint = GAME.hint(GAME.view(game.state, "amber"), game.ask, "die:1")
    assert hint is not None
    assert hint.key == "divinus.hint.die"


def test_a_place_tells_the_gods_before_small_zones() -> None:
    # Laid over G8, the tile joins zones with both of its neighbours; Ymir and Gaia look at each.
    game = deal(
        gods="ymir gaia", amber=at("1", "G7 F18, G8 F23, H8 F22/1"), azure=at(), board="1 P21"
    )
    game.says(amber="1")
    hint = GAME.hint(GAME.view(game.state, "amber"), game.ask, "G8/1")
    assert hint is not None
    told = hint.args["changes"]
    assert isinstance(told, tuple)
    keys = [part.key.removeprefix("divinus.change.") for part in told]
    assert keys == ["overbuild", "zone", "goal", "goal"]


def test_turning_the_first_tile_is_explained() -> None:
    game = deal(amber=at("1", "G7 F18"), board="1 P18")
    game.says(amber="1")
    seen = GAME.view(game.state, "amber")
    (turning, *_) = [option for option in game.options if option.startswith("turn:")]
    hint = GAME.hint(seen, game.ask, turning)
    assert hint is not None
    assert hint.key == "divinus.hint.turn-first"


def test_a_temple_tells_what_it_is_worth_and_when() -> None:
    # P13 has a place of power, on which the temple may be built.
    game = deal(amber=at("5 1@used", "G7 P03, G8 P26"), temples="tn1", board="5 P13")
    game.plays("amber", "5", "H7/3")
    (ask,) = game.match.pending
    hint = GAME.hint(game.match.view("amber"), ask, "tn1")
    assert hint is not None
    assert strict_words().say(hint, "en", {}).startswith("1 favour (Norse) once it has: ")


def test_a_place_for_a_hero_tells_its_zone() -> None:
    game = deal(amber=at("1", "G7 F32, G8 F02", hero="perseus G7.0"))
    game.says(amber="hero")
    seen = GAME.view(game.state, "amber")
    told = {option: GAME.hint(seen, game.ask, option) for option in game.options}
    mountain, plain = told["G8.0"], told["G8.1"]
    assert mountain is not None
    assert plain is not None
    assert (mountain.key, mountain.args["size"]) == ("divinus.hint.stand-with", 2)
    assert (plain.key, plain.args["size"]) == ("divinus.hint.stand", 1)


def test_a_battle_cell_tells_how_far_the_card_is_and_what_it_pays() -> None:
    game = deal(monsters="empusa", fought={"empusa1": "4:amber 7:azure"}, amber=at("5 4 2"))
    game.says(amber="fight")
    hint = GAME.hint(GAME.view(game.state, "amber"), game.ask, "empusa1:9")
    assert hint is not None
    assert (hint.key, hint.args["mine"], hint.args["left"]) == ("divinus.hint.battle", 1, 2)
