"""The sensible computer player: when to rest, where heroes go, the questions of a campaign."""

from __future__ import annotations

from games.core.fair import Dice
from games.core.steps import Ask
from games.divinus import GAME
from tests.divinus.table import Game, at, deal


def answer(game: Game) -> str:
    ask = game.ask
    player = GAME.computer("sensible")
    (pick,) = player(ask, lambda: game.match.view(ask.seat), Dice(b"a computer"))
    return pick


def test_it_visits_a_forge_before_a_rest_with_a_die_that_is_rolled_anyway() -> None:
    game = deal(amber=at("5 2@used"), velund="a02 a03")
    assert answer(game) == "velund"
    game.says(amber="velund")
    assert answer(game) == "a03"


def test_it_covers_no_artifact_for_another() -> None:
    game = deal(amber=at("5 2@used", artifacts="a01 a06"), velund="a02 a03")
    assert answer(game) == "rest"


def test_it_fights_before_a_rest() -> None:
    game = deal(monsters="empusa", amber=at("4 2@used"))
    assert answer(game) == "fight"


def test_nectar_spares_it_a_rest() -> None:
    game = deal(amber=at("nectar 2@used 3@used"), hephaestus="d3 d5")
    assert answer(game) == "nectar:1"


def test_it_sticks_on_a_bare_face() -> None:
    game = deal(amber=at("d3_6 2"), hephaestus="d5")
    game.plays("amber", "hephaestus", "1", "rest")
    assert game.asked == "stick"
    assert answer(game).startswith("2.")


def test_it_never_rests_with_all_dice_in_hand() -> None:
    game = deal(gods="gaia ymir", amber=at("1 5"), board="1 P03, 5 P04")
    assert answer(game) in ("1", "5")


def test_it_lays_a_first_tile_before_it_rests() -> None:
    # One die is spent on a battle; a first tile has less value than the die it costs.
    game = deal(gods="athena", amber=at("1 5 2@used"), board="1 P03, 5 P04")
    assert answer(game) in ("1", "5")


def test_it_ends_no_match_by_resting_while_it_can_explore() -> None:
    dice, board = "1 3@used 5@used 6@used 6@used", "1 P03"
    game = deal(gods="athena", amber=at(dice, "G7 P26"), board=board)
    assert answer(game) == "rest"
    game = deal(gods="athena", amber=at(dice, "G7 P26", rests=1), azure=at(rests=2), board=board)
    assert answer(game) == "1"


def test_a_hero_walks_on_purpose_before_a_rest() -> None:
    # Theseus prefers a spot beside a temple that is not consecrated yet.
    plots = "G7 F01, G8 P03, G9 P26"
    game = deal(amber=at("5 2@used", plots, hero="theseus G7"), stickers="P26 tg2")
    assert answer(game) == "hero"
    game.says(amber="hero")
    assert answer(game) in ("G8", "G9")


def test_a_hero_stays_where_it_stands_best() -> None:
    plots = "G7 F01, G8 P03, G9 P26"
    game = deal(amber=at("5 2@used", plots, hero="theseus G9"), stickers="P26 tg2")
    assert answer(game) == "rest"


def test_prometheus_becomes_the_people_that_a_quest_lacks() -> None:
    game = deal(
        gods="athena", amber=at("1 1@used", "G7 P03, G8 P26", hero="prometheus G7.0 viking")
    )
    assert answer(game) == "hero"
    game.says(amber="hero")
    while game.asked != "people":
        game.says(amber=answer(game))
    assert answer(game) == "greek"


def test_the_greek_die_gives_dice_another_chance_before_a_rest() -> None:
    game = deal(
        scenario=3, amber=at("5 2@used 3@used", pantheon_die="greek refresh_2"), board="12 F01"
    )
    assert answer(game) == "pantheon"


def test_it_pledges_before_a_rest_the_highest_die() -> None:
    game = deal(scenario=12, amber=at("2 5 1@used"))
    assert answer(game) == "pledge"
    game.says(amber="pledge")
    assert answer(game).endswith(".2")


def test_it_lays_aside_what_is_of_least_use() -> None:
    game = deal(scenario=5, amber=at("6 d1_3_5 2"))
    player = GAME.computer("sensible")
    ask = Ask("amber", "divinus.ask.lay-aside", ("1", "2", "3"), 2, 2)
    assert player(ask, lambda: game.match.view("amber"), Dice(b"x")) == ("1", "3")


def test_new_faces_cover_the_weakest() -> None:
    faces = ("1.refresh_1", "2.flip_1", "3.set_value", "4.reroll_2")
    ask = Ask("amber", "divinus.ask.new-faces", faces, 0, 2)
    player = GAME.computer("sensible")
    game = deal(scenario=5)
    assert player(ask, lambda: game.match.view("amber"), Dice(b"x")) == ("2.flip_1", "4.reroll_2")
