"""The sensible computer: what it does with dice that a Rest would roll anyway."""

from __future__ import annotations

from games.core.fair import Dice
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
