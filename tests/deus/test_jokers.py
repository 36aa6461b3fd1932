"""The joker variant: once a game, a card face down in any column but the temples'."""

from __future__ import annotations

import pytest

from games.core.match import Refused
from games.deus import GAME
from games.deus.components import PIECE_OF
from games.deus.options import Options
from tests.deus.hearing import cards_named
from tests.deus.table import Game, at, deal, designs

JOKERS = Options(jokers=True)
HOME = "B1: civil, C1: maritime"


def joking(
    hand: str = "T01 T16", goods: str = "9 gold", columns: str = "", ready: str = ""
) -> Game:
    return deal(options=JOKERS, amber=at(hand, goods, columns, HOME, ready))


def face_down(game: Game, card: str, column: str, place: str) -> Game:
    return (
        game.say("turn", "joker")
        .say("joker-card", card)
        .say("joker-column", column)
        .say("place", place)
    )


def test_only_where_the_table_plays_with_jokers() -> None:
    assert "joker" not in deal(amber=at("T01 C06", "9 gold", land=HOME)).options("turn")
    assert "joker" in joking().options("turn")


def test_any_card_goes_into_any_column_but_the_temples() -> None:
    game = joking("T01 C06 B02").say("turn", "joker")
    assert game.options("joker-card") == ["B02.1", "C06.1", "T01.1"]
    game.say("joker-card", "T01")
    assert game.options("joker-column") == ["blue", "green", "yellow", "brown", "red"]


@pytest.mark.parametrize(
    ("column", "place"),
    [("blue", "C2"), ("green", "B1"), ("yellow", "B2"), ("brown", "B2"), ("red", "B1")],
)
def test_the_piece_is_that_of_the_column(column: str, place: str) -> None:
    game = face_down(joking(), "T01", column, place)
    piece = next(p for colour, p in PIECE_OF.items() if colour == column)
    assert piece in game.pieces(place)
    assert game.amber.ready[piece] == 1
    assert game.turn == "azure"


@pytest.mark.parametrize(
    ("columns", "cost"), [("", 1), ("C01", 2), ("C01 C02", 3), ("C01 C02 C03", 4)]
)
def test_it_costs_gold_by_its_place_in_the_column(columns: str, cost: int) -> None:
    game = joking(columns=columns).say("turn", "joker").say("joker-card", "T01")
    game.say("joker-column", "brown").say("place", "B2")
    assert game.amber.gold == 9 - cost


def test_a_column_one_cannot_pay_is_not_offered() -> None:
    game = joking(goods="2 gold 5 wood", columns="C01 C02 G01").say("turn", "joker")
    game.say("joker-card", "T01")
    assert game.options("joker-column") == ["blue", "green", "yellow", "red"]


def test_resources_do_not_pay_for_it() -> None:
    assert "joker" not in joking(goods="1 wood 1 clay 1 stone 1 wheat").options("turn")


def test_a_column_without_a_piece_is_not_offered() -> None:
    game = joking(ready="0 civil 0 military").say("turn", "joker").say("joker-card", "T01")
    assert game.options("joker-column") == ["blue", "green", "yellow"]


def test_it_gives_nothing_but_lets_the_others_work() -> None:
    # Land Registry below; the face-down Tax Office would give gold for B1 as well.
    game = joking("C04 T16", columns="C14")
    face_down(game, "C04", "brown", "B2")
    game.use()
    assert game.turn == "azure"
    assert game.amber.gold == 9 - 2 + 3


def test_it_stays_silent_when_cards_are_built_upon_it() -> None:
    game = deal(
        options=JOKERS,
        amber=at("C06 T16", columns="C14", land=HOME, joker="brown C05"),
    )
    game.build("C06", place="B2").use()
    assert game.amber.gold == 3
    game.use()
    assert game.amber.gold == 6
    assert game.turn == "azure"
    assert designs(game.amber.columns["brown"]) == ["C14", "C05", "C06"]


def test_once_a_game() -> None:
    game = face_down(joking("T01 T16 T15"), "T01", "red", "B1")
    game.offer_one()
    assert game.turn == "amber"
    assert "joker" not in game.options("turn")


def test_nobody_else_learns_the_card() -> None:
    game = face_down(joking("C14 T16"), "C14", "red", "B1")
    for seat, known in (("amber", True), ("azure", False), (None, False)):
        amber = next(p for p in game.view(seat).players if p.seat == "amber")
        (column,) = amber.columns["red"]
        assert column.joker
        assert (column.card is not None) == known
        if not known:
            assert "C14" not in cards_named(game, seat)


def test_a_temple_card_face_down_is_no_temple_at_the_end() -> None:
    game = deal(options=JOKERS, amber=at(land=HOME, joker="red T16"))
    assert {s.seat: s.points for s in GAME.score(game.state)}["amber"] == 0


def test_it_cannot_be_activated_by_a_school() -> None:
    game = deal(
        options=JOKERS,
        amber=at("Y12 T16", "1 clay 2 gold", columns="C06", land=HOME, joker="brown C14"),
    )
    game.build("Y12", place="B2")
    assert game.options("activate") == ["C06.1", "none"]


def test_it_may_be_the_first_building() -> None:
    game = deal(options=JOKERS, round_=1, amber=at("T01 T16", "1 gold"))
    game.say("turn", "joker").say("joker-card", "T01").say("joker-column", "brown")
    assert sorted(game.options("place")) == ["A2", "B1", "B3", "B4", "C5", "D5", "E1", "E5", "G4"]


def test_it_may_close_the_ring_around_a_village() -> None:
    game = deal(options=JOKERS, amber=at("T01 T16", "1 gold", land="A2: military, B1: production"))
    face_down(game, "T01", "brown", "B2")
    assert game.amber.vp == 3


def test_as_last_card_it_leaves_an_empty_hand_that_draws_five() -> None:
    game = face_down(joking("T01"), "T01", "red", "B1")
    assert len(game.amber.hand) == 5


def test_never_in_the_temple_column() -> None:
    game = joking().say("turn", "joker").say("joker-card", "T01")
    with pytest.raises(Refused):
        game.match.answer("amber", ["purple"])


def test_a_red_column_under_a_joker_cannot_part_armies_later() -> None:
    # Scouts below the joker are the last card that moves.
    game = deal(
        options=JOKERS,
        amber=at("T01 T16", "2 gold", columns="R01", land="B1: military civil, B2: civil"),
    )
    face_down(game, "T01", "red", "B2")
    game.say("army", "B1")
    assert "B2" not in game.options("march")


def test_its_region_keeps_other_first_buildings_away() -> None:
    game = deal(
        options=JOKERS, round_=1, amber=at("T01 T16", "1 gold"), azure=at("C06 T15", "0 gold")
    )
    face_down(game, "T01", "brown", "C5")
    game.build("C06")
    assert sorted(game.options("place")) == ["A2", "B1", "B3", "E1", "G4"]
