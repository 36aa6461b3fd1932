"""The sensible computer player: legal answers, no hidden facts, and good decisions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import pytest

from games.core.fair import Dice
from games.core.game import random_player
from games.core.match import Match
from games.core.selfplay import SelfPlayMatch
from games.core.steps import Ask, Picks
from games.deus import GAME
from games.deus.computer import sensible
from games.deus.state import SEATS
from tests.deus.table import Game, at, begin, deal

VARIANTS: dict[str, Mapping[str, object]] = {
    "plain": {},
    "few": {"starting_buildings": 6},
    "many-varied": {"starting_buildings": 10, "layout": "varied"},
    "free-jokers": {"layout": "free", "jokers": True},
}
# A rival who has most of everything, so that no majority is to be had.
WEALTH = "5 wheat 5 wood 5 stone 5 clay 40 gold"
RICH = at(goods=WEALTH, land="E5: civil")


def answer(game: Game) -> Picks:
    """What the computer says to the question on the table."""
    return sensible(game.ask, lambda: game.view(game.ask.seat), Dice(b"computer"))


def says(game: Game) -> list[str]:
    """The computer's answers, question by question, until another seat is asked."""
    seat, said = game.ask.seat, []
    while game.asked != "over" and game.ask.seat == seat:
        picks = answer(game)
        said.append(" ".join((game.asked, *picks)))
        game.match.answer(seat, picks)
    return said


@pytest.mark.slow
class TestWholeMatches:
    @pytest.mark.parametrize(
        ("seats", "variant"),
        [
            (2, "plain"),
            (2, "free-jokers"),
            (3, "few"),
            (3, "free-jokers"),
            (4, "plain"),
            (4, "many-varied"),
        ],
    )
    def test_plays_by_the_rules(self, seats: int, variant: str) -> None:
        players = dict.fromkeys(SEATS[:seats], sensible)
        selfplay_match = SelfPlayMatch(
            GAME,
            SEATS[:seats],
            players,
            seed=f"{variant} {seats}".encode(),
            options=VARIANTS[variant],
            every=40,
        )
        match = selfplay_match.run()
        assert 10 < match.state.round < 60
        assert max(standing.points for standing in GAME.score(match.state)) > 35

    @pytest.mark.slow
    def test_beats_random_players(self) -> None:
        won = 0
        for number in range(20):
            players = {SEATS[number % 2]: sensible, SEATS[1 - number % 2]: random_player}
            seed = f"against chance {number}".encode()
            match = SelfPlayMatch(GAME, SEATS[:2], players, seed=seed, every=0).run()
            (best, *others) = GAME.score(match.state)
            won += players[best.seat] is sensible and not any(other.won for other in others)
        assert won >= 18


class TestFairness:
    def test_hidden_facts_change_no_answer(self) -> None:
        """With everything shuffled that its seat may not know, it says the same."""
        seats, options = SEATS[:3], VARIANTS["free-jokers"]
        match = Match.begin(GAME, seats, options, seed=b"nothing up the sleeve")
        dice = Dice(b"shuffle")
        compared = 0
        while not match.over:
            ask = match.pending[0]
            told = sensible(ask, partial(match.view, ask.seat), Dice(b"same"))
            shuffled = GAME.codec.load(GAME.codec.dump(match.state))
            shuffled = GAME.resample_hidden(shuffled, ask.seat, dice)
            assert sensible(ask, partial(GAME.view, shuffled, ask.seat), Dice(b"same")) == told
            compared += 1
            match.answer(ask.seat, told)
        assert compared > 100

    def test_it_remembers_nothing(self) -> None:
        """Asked twice, before and after other questions, it gives the same answer."""
        one = deal(amber=at(hand="C01 G05 R02", goods="3 gold 1 wood 1 wheat", land="B2: civil"))
        other = deal(amber=at(hand="T01 B02", goods="9 gold 1 wood", land="A2: civil"))
        first = answer(one)
        answer(other)
        assert answer(one) == first

    def test_an_unknown_question_gets_a_legal_answer(self) -> None:
        game = deal(amber=at(hand="C01", land="B2: civil"))
        ask = Ask("amber", "deus.ask.unheard", ("one", "two", "three"), 2, 3)
        assert sensible(ask, lambda: game.view("amber"), Dice(b"")) == ("one", "two")


class TestJudgement:
    def test_builds_the_temple_that_wins(self) -> None:
        game = deal(
            ending_round=1,
            amber=at(
                hand="T01 C01 G05",
                goods="1 wheat 1 wood 1 stone 1 clay 1 gold",
                land="B4: civil production military scientific",
            ),
        )
        assert says(game)[:2] == ["turn build:T01.1", "temple B4"]
        assert GAME.score(game.state)[0].seat == "amber"

    def test_does_not_buy_an_edge_region_without_need(self) -> None:
        game = deal(amber=at(hand="C01 C05", goods="5 vp 2 wood 2 stone", land="D3: production"))
        game.say("turn", "build:C05")
        assert any(spot.startswith("edge:") for spot in game.options("place"))
        assert not answer(game)[0].startswith("edge:")

    def test_an_army_keeps_the_first_region_until_all_rivals_have_one(self) -> None:
        """Rivals must keep two empty regions from it only while it is held."""
        asked = 0
        for number in range(20):
            game = begin(4, number)
            while any(not game.state.regions_of(seat) for seat in game.state.seats):
                ask, picks = game.ask, answer(game)
                if game.asked == "army":
                    asked += 1
                    assert picks != (game.state.players[ask.seat].first_region,)
                game.match.answer(ask.seat, picks)
        assert asked > 2

    def test_an_army_that_has_nobody_to_keep_away_goes_where_it_is_wanted(self) -> None:
        game = deal(
            ending_round=1,
            amber=at(hand="R01 G05", land="B4: civil, B1: civil, C1: maritime"),
            azure=at(goods=WEALTH, land="A2: civil"),
        ).build("R01", place="B4")
        # One region beside the village A1 is free, two steps away, and only armies take it.
        assert says(game)[:2] == ["army B4", "march B2"]
        assert game.state.villages["A1"].attacked

    def test_pays_with_the_resource_it_has_plenty_of(self) -> None:
        game = deal(
            amber=at(hand="C01 G05", goods="5 wood 6 gold", land="D3: production"),
        ).say("turn", "build:C01")
        assert answer(game) == ("wood1",)

    def test_sells_everything_on_the_last_turn(self) -> None:
        game = deal(
            ending_round=1,
            amber=at(hand="B06 G05", goods="4 wood 1 stone 1 clay", land="B1: civil"),
            azure=RICH,
        )
        said = says(game)
        assert said[0] == "turn build:B06.1"
        assert said[-1] == "sell 4"

    def test_keeps_the_majority_when_a_sale_brings_less(self) -> None:
        """The last wood is worth 2 VP at the end, and 1 VP in the harbour."""
        game = deal(
            ending_round=1,
            amber=at(hand="B06 G05", goods="1 wood 1 stone 1 clay", land="B1: civil"),
            azure=at(land="E5: civil"),
        ).say("turn", "build:B06")
        while game.asked != "sell":
            game.match.answer("amber", answer(game))
        assert answer(game) == ("0",)

    def test_closes_the_ring_around_a_village(self) -> None:
        """One region beside the village is free, and another round will not come."""
        game = deal(
            ending_round=1,
            amber=at(
                hand="C01 C14 G05",
                goods="2 gold 1 wood 1 stone",
                land="B1: military, C1: maritime, E1: civil",
            ),
            azure=at(goods=WEALTH, land="A2: civil"),
        )
        assert "place B2" in says(game)
        assert game.state.villages["A1"].attacked
        assert game.amber.vp == 3

    def test_an_empty_hand_is_worth_more_than_one_card(self) -> None:
        """Two cards drawn now would cost the five that an empty hand brings."""
        game = deal(amber=at(hand="Y02", goods="1 clay", land="B2: civil", columns="C01"))
        game.say("turn", "build:Y02").say("place", "B2")
        assert answer(game) == ("skip",)

    def test_calls_vesta_when_nothing_else_counts(self) -> None:
        game = deal(
            ending_round=1,
            amber=at(hand="C02 G01 B03", land="B2: civil"),
            azure=RICH,
        )
        said = says(game)
        assert said[:2] == ["turn offer", "offer C02.1"]
        assert game.amber.vp == 2

    def test_jupiter_lends_vestas_power_at_the_end(self) -> None:
        game = deal(
            ending_round=1,
            amber=at(hand="T05 G01", land="B2: civil"),
            azure=RICH,
        )
        assert "jupiter brown" in says(game)

    def test_asks_ceres_for_what_is_missing(self) -> None:
        game = deal(
            amber=at(hand="G01 C05 C14", goods="3 wheat 3 wood 2 clay", land="B2: civil"),
        ).offer("G01")
        assert answer(game) == ("stone",)

    def test_asks_ceres_for_a_majority_at_the_end(self) -> None:
        """One clay more is as much as the rival has; of all else there is too little."""
        game = deal(
            ending_round=1,
            amber=at(hand="G01 C05", goods="1 clay", land="B2: civil"),
            azure=at(goods="5 wheat 5 wood 5 stone 2 clay 9 gold", land="E5: civil"),
        ).offer("G01")
        assert answer(game) == ("clay",)

    def test_robs_the_rival_who_has_gold(self) -> None:
        game = deal(
            amber=at(hand="R03 G05", goods="1 stone", land="D4: civil"),
            azure=at(goods="1 gold", land="C4: civil"),
            rose=at(goods="7 gold", land="E3: civil"),
        )
        game.say("turn", "build:R03").say("place", "D4")
        assert answer(game) == ("rose",)

    def test_does_not_sell_for_gold_on_the_last_turn(self) -> None:
        """Gold buys nothing any more, and the most stone is worth 2 VP."""
        game = deal(
            ending_round=1,
            amber=at(hand="B04 G05", goods="2 stone 1 wood", land="B1: civil"),
            azure=at(goods="30 gold 2 stone", land="E5: civil"),
        ).say("turn", "build:B04")
        while game.asked != "sell":
            game.match.answer("amber", answer(game))
        assert answer(game) == ("0",)

    @pytest.mark.parametrize("hand", ["T01 C01 G05", "T02 B03 R01 C04", "T03 Y01 G02"])
    def test_the_only_temple_is_not_offered_while_it_can_be_built(self, hand: str) -> None:
        columns = "C01 G01 B01 Y01 R01"
        game = deal(amber=at(hand=hand, land="B2: civil production", columns=columns))
        game.say("turn", "offer")
        (top,) = answer(game)
        assert not top.startswith("T")
