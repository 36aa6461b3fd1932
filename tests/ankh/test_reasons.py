"""Reasons of the computer player are true in the position that they are given in."""

from __future__ import annotations

from bot.words import ENGLISH, standard
from games.ankh.board import claws
from games.ankh.computer.reasons import reason
from tests.ankh.table import Game, at, deal


def why(game: Game, *picks: str) -> str:
    """The reason for an answer to the pending question, in English."""
    names = {seat: seat for seat in game.state.seats}
    return standard().say(reason(game.match.view(game.ask.seat), game.ask, picks), ENGLISH, names)


def aiming(monuments: str, azure: str) -> Game:
    game = deal(
        amber=at("isis", "B5 god", monuments, guardians="giant_scorpion"),
        azure=at("ra", "H5 god", azure),
    )
    return game.act("summon").say("summon", "giant_scorpion").say("summon-at", "B6")


def turned(game: Game, *, to: str = "", off: str = "") -> str:
    """The first direction of the claws that points at ``to`` and not at ``off``."""
    for option in game.options("claws"):
        aimed = claws("B6", int(option.removeprefix("claws:")))
        if (not to or to in aimed) and off not in aimed:
            return option
    raise AssertionError(game.options("claws"))


def test_claws_name_the_rival_at_whom_they_point() -> None:
    game = aiming("A6 temple", "C7 obelisk")
    assert why(game, turned(game, to="C7", off="A6")) == "The claws point at a monument of azure."


def test_claws_that_hurt_nobody_do_not_say_that_they_do() -> None:
    game = aiming("A6 temple", "")
    assert why(game, turned(game, off="A6")) == "The claws spare your own monuments."
    assert why(game, turned(game, to="A6")).startswith("Of all directions")


def called(figures: str) -> Game:
    """Amber may call figures to the battle around B6; what stands on H5 and H6 is elsewhere."""
    game = deal(
        amber=at("ra", f"B5 warrior, {figures}", "C7 obelisk", powers="obelisks"),
        azure=at("isis", "A7 warrior"),
        next_event="conflict",
    ).fire()
    assert game.asked == "rally"
    return game


def test_a_figure_that_is_called_is_named_by_its_kind() -> None:
    said = why(called("H5 god, H6 warrior"), "H5")
    assert "warrior" not in said
    assert said.startswith("You would stay strongest where this figure comes from (god)")


def test_a_figure_that_stands_alone_is_not_called_needless() -> None:
    assert "stay strongest" not in why(called("H5 god"), "H5")


def test_a_battle_without_a_lead_is_not_called_won() -> None:
    assert why(called("H5 god"), "done") == "No figure can be spared elsewhere."


def test_parts_of_a_split_region_are_not_praised() -> None:
    game = deal(amber=at("ra", "B5 god"), azure=at("isis", "F2 god"), next_event="camel").fire()
    game.say("caravan", "region:1")
    while game.asked != "token":
        game.first_options(game.asked)
    assert why(game, game.options("token")[0]) == "It sees no difference between the two parts."
    game.first_options("token")
    assert why(game, "none").startswith("It does not consider the order")


def lost(neutral: str, azure: str) -> Game:
    """Amber's Osiris has lost a battle in the West and may lay a gate."""
    game = deal(
        amber=at("osiris", "B5 god"),
        azure=at("ra", "A7 god, A8 warrior", azure),
        neutral=neutral,
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="chariots")
    assert game.asked == "gate"
    return game.say("gate", "new")


def test_a_gate_beside_the_most_monuments_that_serve_says_how_many() -> None:
    game = lost("C7 obelisk", "A6 temple")
    best = next(at for at in game.state.board.beside["C7"] if at in game.options("gate-at"))
    assert "1 monument that is yours or neutral" in why(game, best)


def test_a_gate_beside_no_monument_that_serves_does_not_say_so() -> None:
    game = lost("", "A6 temple")
    beside = next(at for at in game.state.board.beside["A6"] if at in game.options("gate-at"))
    assert why(game, beside) == "A figure summoned there stands beside a monument."
    game = lost("", "")
    assert why(game, game.options("gate-at")[0]) == "No place for the gate is beside a monument."


def test_a_pyramid_is_not_said_to_prepare_a_summon_that_is_used_up() -> None:
    game = deal(
        amber=at("isis", "B5 god", "C7 pyramid", powers="pyramids"), azure=at("ra", "F2 god")
    )
    game.act("summon")
    assert "can then go beside the new figure" in why(game, "pyramid:C7")
    game.say("summon-by", "plain").say("summon", "warrior")
    game.say("summon-at", game.options("summon-at")[0])
    assert why(game, "pyramid:C7").startswith("It is one more figure")


def test_a_god_with_all_powers_is_not_said_to_lack_followers() -> None:
    everything = "commander revered temples pyramids glorious generous"
    game = deal(amber=at("isis", "B5 god", powers=everything), azure=at("ra", "F2 god"))
    assert why(game, "ankh").startswith("You have all six powers")
