"""Yellow cards: cards, wooden pieces, and cards of other colours once more."""

from __future__ import annotations

import pytest

from games.deus.components import PIECES
from tests.deus.table import Game, at, deal, designs

COST = {
    "Y01": "1 gold",
    "Y02": "1 clay",
    "Y03": "1 wood 1 stone",
    "Y04": "1 stone 1 gold",
    "Y05": "1 clay",
    "Y06": "1 wheat",
    "Y07": "1 wood",
    "Y08": "1 stone 1 clay",
    "Y09": "1 clay 2 gold",
    "Y10": "1 stone",
    "Y11": "1 wheat",
    "Y12": "1 clay 2 gold",
    "Y13": "1 wheat",
}
NINE = "T01 T02 T03 T04 T05 T06 T07 T08 T09"


def studied(
    design: str,
    hand: str = "T16",
    *,
    goods: str = "",
    columns: str = "",
    land: str = "B1: civil",
    ready: str = "",
    deck: str | None = None,
    discard: str = "",
    rest: str = "discard",
) -> Game:
    """Amber has built the card in B1 and stands before its column's first effect."""
    game = deal(
        deck=deck,
        discard=discard,
        rest=rest,
        amber=at(f"{design} {hand}", f"{COST[design]} {goods}", columns, land, ready),
    )
    game.build(design)
    if game.asked == "pay":
        game.say("pay", game.options("pay")[0])
    return game.say("place", "B1")


# Drawing


@pytest.mark.parametrize(("design", "count"), [("Y01", 1), ("Y02", 2), ("Y03", 3)])
def test_drawing_so_many(design: str, count: int) -> None:
    game = studied(design).use()
    assert len(game.amber.hand) == 1 + count
    assert game.turn == "azure"


@pytest.mark.parametrize("design", ["Y01", "Y02", "Y03", "Y04", "Y05"])
def test_drawing_is_optional(design: str) -> None:
    game = studied(design, discard="C01").skip()
    if design == "Y05":
        # Taking and drawing are two effects.
        game.skip()
    assert designs(game.amber.hand) == ["T16"]
    assert designs(game.state.discard) == ["C01"]
    assert game.turn == "azure"


def test_drawing_comes_from_the_deck() -> None:
    game = studied("Y02", deck="C01 C04").use()
    assert designs(game.amber.hand) == ["C01", "C04", "T16"]
    assert game.state.deck == []


def test_drawing_stops_at_ten_cards() -> None:
    game = studied("Y03", NINE).use()
    assert len(game.amber.hand) == 10


def test_with_ten_cards_in_hand_drawing_asks_nothing() -> None:
    # Scribes' School fills the hand, Reading Room above it has nothing to do.
    game = studied("Y01", NINE, columns="Y02").use()
    assert len(game.amber.hand) == 10
    assert game.turn == "azure"


def test_with_no_card_left_anywhere_drawing_asks_nothing() -> None:
    game = studied("Y02", deck="", rest="box")
    assert game.turn == "azure"


@pytest.mark.parametrize(
    ("others", "count"), [("", 1), ("Y02", 2), ("Y02 Y03", 3), ("Y01 Y02 Y03", 3)]
)
def test_observatory_draws_by_its_column_at_most_three(others: str, count: int) -> None:
    game = studied("Y04", columns=others)
    for _ in others.split():
        game.skip()
    game.use()
    assert len(game.amber.hand) == 1 + count


class TestTabletArchive:
    """Y05: the top discard, then one card."""

    def test_takes_the_top_and_draws(self) -> None:
        game = studied("Y05", discard="C04 C01", deck="G01", rest="box").use().use()
        assert designs(game.amber.hand) == ["C01", "G01", "T16"]
        assert designs(game.state.discard) == ["C04"]

    def test_without_discards_it_draws(self) -> None:
        game = studied("Y05").use()
        assert len(game.amber.hand) == 2

    def test_takes_the_top_before_the_rest_is_shuffled(self) -> None:
        game = studied("Y05", discard="C04 G01 C01", deck="", rest="box").use().use()
        assert "C01" in designs(game.amber.hand)
        assert len(game.amber.hand) == 3
        assert len(game.state.deck) == 1
        assert game.state.discard == []

    def test_the_tenth_card_is_the_last(self) -> None:
        game = studied("Y05", NINE, discard="C04 C01").use()
        assert len(game.amber.hand) == 10
        assert "C01" in designs(game.amber.hand)
        assert designs(game.state.discard) == ["C04"]

    def test_the_only_card_left_anywhere(self) -> None:
        game = studied("Y05", discard="C01", deck="", rest="box").use()
        assert designs(game.amber.hand) == ["C01", "T16"]


class TestDebatingHall:
    """Y06: discard up to three, draw as many and one more."""

    HAND = "G01 B01 R01 C01"

    def test_three_for_four(self) -> None:
        game = studied("Y06", self.HAND)
        assert (game.ask.low, game.ask.high) == (0, 3)
        game.say("cycle", "G01", "B01", "R01").say("top", "B01")
        assert len(game.amber.hand) == 5
        assert "C01.1" in game.amber.hand
        assert game.state.discard[-1] == "B01.1"
        assert sorted(game.state.discard) == ["B01.1", "G01.1", "R01.1"]
        assert game.turn == "azure"

    def test_one_for_two_lies_on_top_by_itself(self) -> None:
        game = studied("Y06", self.HAND).say("cycle", "R01")
        assert len(game.amber.hand) == 5
        assert game.state.discard == ["R01.1"]
        assert game.turn == "azure"

    def test_none_for_none(self) -> None:
        game = studied("Y06", self.HAND).say("cycle")
        assert designs(game.amber.hand) == ["B01", "C01", "G01", "R01"]
        assert game.state.discard == []
        assert game.turn == "azure"

    def test_no_god_listens(self) -> None:
        game = studied("Y06", self.HAND).say("cycle", "G01", "B01").say("top", "G01")
        assert game.turn == "azure"
        assert game.amber.gold == 0
        assert sum(game.amber.resources.values()) == 0
        assert game.amber.ready == {**dict.fromkeys(PIECES, 2), "scientific": 1}

    def test_the_hand_stays_within_ten(self) -> None:
        # Scribes' School fills the hand to ten; three away, four drawn would be eleven.
        game = studied("Y06", NINE, columns="Y02").use()
        assert len(game.amber.hand) == 10
        game.say("cycle", "T01", "T02", "T03").say("top", "T01")
        assert len(game.amber.hand) == 10

    def test_an_empty_hand_debates_nothing(self) -> None:
        game = studied("Y06", "")
        assert game.turn == "azure"
        assert len(game.amber.hand) == 5


# Wooden pieces


@pytest.mark.parametrize("piece", PIECES)
def test_guild_gives_a_piece_of_ones_choice(piece: str) -> None:
    game = studied("Y07")
    assert game.options("piece") == [*PIECES, "none"]
    before = dict(game.amber.ready)
    game.say("piece", piece)
    gained = {p: n - before[p] for p, n in game.amber.ready.items() if n != before[p]}
    assert gained == {piece: 1}
    assert sum(game.amber.reserve.values()) == 13
    assert game.turn == "azure"


def test_a_type_used_up_cannot_be_gained() -> None:
    game = studied("Y07", ready="5 maritime 4 civil 5 military")
    assert game.options("piece") == ["production", "scientific", "none"]


@pytest.mark.parametrize("design", ["Y07", "Y08"])
def test_with_an_empty_reserve_no_piece_is_offered(design: str) -> None:
    everything = "5 maritime 5 production 5 scientific 4 civil 5 military"
    assert studied(design, ready=everything).turn == "azure"


def test_a_piece_may_be_declined() -> None:
    game = studied("Y07").say("piece", "none")
    assert sum(game.amber.reserve.values()) == 14
    assert game.turn == "azure"


class TestBuildersLodge:
    """Y08: two pieces of different types."""

    def test_two_types(self) -> None:
        game = studied("Y08").say("piece", "civil")
        assert game.options("piece") == ["maritime", "production", "scientific", "military", "none"]
        game.say("piece", "military")
        assert (game.amber.ready["civil"], game.amber.ready["military"]) == (3, 3)
        assert game.turn == "azure"

    def test_one_and_no_more(self) -> None:
        game = studied("Y08").say("piece", "civil").say("piece", "none")
        assert game.amber.ready["civil"] == 3
        assert game.turn == "azure"

    def test_none(self) -> None:
        game = studied("Y08").say("piece", "none")
        assert sum(game.amber.reserve.values()) == 14
        assert game.turn == "azure"

    def test_one_type_left_gives_one_piece(self) -> None:
        game = studied("Y08", ready="5 maritime 5 production 5 scientific 4 civil 2 military")
        game.say("piece", "military")
        assert game.amber.ready["military"] == 3
        assert game.turn == "azure"


class TestSurveyorsOffice:
    """Y09: a piece and a card."""

    def test_both(self) -> None:
        game = studied("Y09").say("piece", "civil")
        if game.asked == "use":
            game.use()
        assert game.amber.ready["civil"] == 3
        assert len(game.amber.hand) == 2
        assert game.turn == "azure"

    def test_no_piece_left_still_draws(self) -> None:
        everything = "5 maritime 5 production 5 scientific 4 civil 5 military"
        game = studied("Y09", ready=everything).use()
        assert len(game.amber.hand) == 2


# Other colours once more


class TestActivating:
    """Y10 to Y13: one blue, green, brown or red card."""

    def test_port_authority_uses_a_blue_card(self) -> None:
        game = studied("Y10", goods="2 wood 1 wheat 1 gold", columns="B02 B10 B06")
        assert game.options("activate") == ["B02.1", "B10.1", "B06.1", "none"]
        game.say("activate", "B02").say("sell", "2")
        assert game.amber.gold == 9
        assert game.turn == "azure"

    def test_agronomy_school_uses_a_green_card(self) -> None:
        game = studied("Y11", columns="G09 G04", land="B1: production, B2: production")
        game.say("activate", "G09")
        assert game.turn == "azure"
        assert game.amber.resources == {"wheat": 1, "wood": 0, "stone": 1, "clay": 0}

    def test_civic_academy_uses_a_brown_card(self) -> None:
        game = studied("Y12", columns="C01 C14 C05", land="B1: civil, B2: production")
        game.say("activate", "C14")
        assert game.turn == "azure"
        assert (game.amber.gold, game.amber.vp) == (2, 0)

    def test_war_college_uses_a_red_card(self) -> None:
        game = studied("Y13", columns="R01 R08", land="B1: military")
        game.say("activate", "R01").march("B1", "B3")
        assert game.pieces("B1") == ["scientific"]
        assert game.pieces("B3") == ["military"]
        assert game.turn == "azure"

    def test_an_idle_card_is_not_offered(self) -> None:
        game = studied("Y10", goods="2 wood", columns="B02 B03 B04")
        assert game.options("activate") == ["B02.1", "none"]

    @pytest.mark.parametrize(
        ("design", "columns"), [("Y10", "G09 C14"), ("Y11", "B02"), ("Y12", "G09"), ("Y13", "C14")]
    )
    def test_without_a_fitting_card_it_asks_nothing(self, design: str, columns: str) -> None:
        game = studied(design, columns=columns, land="B1: production", goods="1 wood")
        assert game.turn == "azure"

    def test_it_may_be_declined(self) -> None:
        game = studied("Y12", columns="C14").say("activate", "none")
        assert game.amber.gold == 0
        assert game.turn == "azure"

    def test_rivals_cards_are_not_ones_own(self) -> None:
        game = deal(
            amber=at("Y12 T16", "1 clay 2 gold", land="B1: civil"),
            azure=at(columns="C14", land="G4: civil"),
        )
        game.build("Y12", place="B1")
        assert game.turn == "azure"
