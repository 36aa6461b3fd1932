"""Standing orders of Divinus: a Rest or an exploration left for the next turn."""

from __future__ import annotations

from games.core.steps import Ask, Picks
from games.divinus.orders import ORDERS, REST
from tests.divinus.table import Game, at, deal


def ready() -> Game:
    return deal(amber=at("1 2 5", "G7 P26"), azure=at("1 2 5"), board="1 P01, 2 P02, 5 P03")


def asked(game: Game) -> Ask:
    ask = game.match.ask_for("amber")
    assert ask is not None
    return ask


def answer(game: Game, *order: str) -> Picks | None:
    return ORDERS.answer(order, asked(game), game.match.view("amber"))


def test_a_rest_can_be_left() -> None:
    game = ready()
    assert answer(game, REST) == ("rest",)


def test_a_tile_is_found_in_whatever_cell_it_lies() -> None:
    game = ready()
    assert answer(game, "tile:P02", REST) == ("2",)
    assert answer(game, "tile:P03") == ("5",)


def test_a_tile_that_is_gone_gives_way_to_the_next_wish() -> None:
    game = ready()
    assert answer(game, "tile:P40", REST) == ("rest",)
    assert answer(game, "tile:P40") is None


def test_the_tile_is_laid_where_the_order_says_if_it_fits() -> None:
    game = ready()
    game.match.answer("amber", ("1",))
    ask = asked(game)
    assert ask.key == "divinus.ask.place"
    spot = next(option for option in reversed(ask.options) if "/" in option)
    assert answer(game, f"place:{spot}") == (spot,)
    assert answer(game, "place:A1/0") is None


def test_the_clauses_list_tiles_and_free_places_beside_the_map() -> None:
    view = ready().match.view("amber")
    groups = ORDERS.clauses(view)
    assert groups["turn"] == (REST, "tile:P01", "tile:P02", "tile:P03")
    taken = {plot.label for plot in view.demigod("amber").plots}
    places = {group.removeprefix("at-") for group in groups if group.startswith("at-")}
    assert places
    assert not places & taken


def test_an_order_is_for_the_next_turn_alone() -> None:
    game = ready()
    before = {seat: ORDERS.span(game.match.view(seat)) for seat in ("amber", "azure")}
    game.match.answer("amber", ("rest",))
    assert game.match.awaited == ("azure",)
    assert ORDERS.span(game.match.view("azure")) == before["azure"]
    assert ORDERS.span(game.match.view("amber")) != before["amber"]
    assert ORDERS.span(game.match.view(None)) is None
