"""Red cards: stealing, plundering and tribute. How armies move is tested in test_armies."""

from __future__ import annotations

import pytest

from tests.deus.table import At, Game, at, deal

COST = {
    "R02": "1 wheat",
    "R03": "1 stone",
    "R04": "1 wood 2 gold",
    "R05": "1 wheat 1 gold",
    "R06": "1 wood 2 wheat",
    "R07": "1 wood 1 stone",
    "R08": "1 clay",
    "R09": "1 wheat",
    "R10": "1 wood",
    "R11": "1 stone",
}


def raised(
    design: str,
    place: str,
    land: str = "C3: civil",
    *,
    goods: str = "",
    villages: dict[str, int | str] | None = None,
    azure: At | None = None,
    rose: At | None = None,
    onyx: At | None = None,
) -> Game:
    """Amber's new army stands on the continent, before the card's effect."""
    game = deal(
        villages=villages,
        amber=at(f"{design} T16", f"{COST[design]} {goods}", land=land),
        azure=azure or at(),
        rose=rose or at(),
        onyx=onyx or at(),
    )
    game.build(design)
    if game.asked == "pay":
        game.say("pay", game.options("pay")[0])
    return game.say("place", place)


class TestRaiders:
    """R03: 3 gold from one opponent beside one's armies."""

    def test_three_gold(self) -> None:
        game = raised("R03", "C4", azure=at(goods="5 gold", land="B4: civil"))
        assert game.options("steal") == ["azure", "none"]
        game.say("steal", "azure")
        assert (game.amber.gold, game.azure.gold) == (3, 2)
        assert game.turn == "azure"

    def test_never_below_zero(self) -> None:
        game = raised("R03", "C4", azure=at(goods="2 gold", land="B4: civil"))
        game.say("steal", "azure")
        assert (game.amber.gold, game.azure.gold) == (2, 0)

    def test_one_of_several(self) -> None:
        game = raised(
            "R03",
            "C4",
            azure=at(goods="5 gold", land="B4: civil"),
            rose=at(goods="5 gold", land="D5: maritime"),
            onyx=at(goods="5 gold", land="E4: civil"),
        )
        # E4 does not touch C4.
        assert game.options("steal") == ["azure", "rose", "none"]
        game.say("steal", "rose")
        assert [p.gold for p in game.state.players.values()] == [3, 5, 2, 5]

    def test_any_army_of_ones_own_makes_contact(self) -> None:
        game = raised(
            "R03",
            "C4",
            "C3: civil, E4: military",
            azure=at(goods="5 gold", land="F5: temple"),
        )
        game.say("steal", "azure")
        assert game.amber.gold == 3

    def test_an_army_at_sea_makes_contact(self) -> None:
        game = raised(
            "R03",
            "C3",
            "C3: civil, E5: military maritime",
            azure=at(goods="5 gold", land="E6: production"),
        )
        game.say("steal", "azure")
        assert game.amber.gold == 3

    def test_other_pieces_make_no_contact(self) -> None:
        game = raised(
            "R03", "C3", "C3: civil, C4: civil", azure=at(goods="5 gold", land="B5: civil")
        )
        assert game.turn == "azure"

    def test_from_a_poor_neighbour_nothing_is_asked(self) -> None:
        assert raised("R03", "C4", azure=at(land="B4: civil")).turn == "azure"

    def test_it_may_be_declined(self) -> None:
        game = raised("R03", "C4", azure=at(goods="5 gold", land="B4: civil"))
        game.say("steal", "none")
        assert (game.amber.gold, game.azure.gold) == (0, 5)
        assert game.turn == "azure"


class TestPillagers:
    """R04: 3 gold from each opponent beside one's armies."""

    def test_from_each_what_it_has(self) -> None:
        game = raised(
            "R04",
            "C4",
            azure=at(goods="5 gold", land="B4: civil"),
            rose=at(goods="1 gold", land="D5: maritime"),
            onyx=at(goods="5 gold", land="E4: civil"),
        ).use()
        assert [p.gold for p in game.state.players.values()] == [4, 2, 0, 5]
        assert game.turn == "azure"

    def test_it_may_be_skipped(self) -> None:
        game = raised("R04", "C4", azure=at(goods="5 gold", land="B4: civil")).skip()
        assert (game.amber.gold, game.azure.gold) == (0, 5)

    def test_without_a_rival_in_contact_nothing_is_asked(self) -> None:
        assert raised("R04", "C4", azure=at(goods="5 gold", land="E4: civil")).turn == "azure"

    def test_poor_neighbours_ask_nothing(self) -> None:
        game = raised(
            "R04", "C4", azure=at(land="B4: civil"), rose=at(goods="5 gold", land="E4: civil")
        )
        assert game.turn == "azure"


class TestArchers:
    """R05: 1 VP from one opponent beside one's armies."""

    def test_one_vp(self) -> None:
        game = raised("R05", "C4", azure=at(goods="5 vp", land="B4: civil"))
        game.say("steal", "azure")
        assert (game.amber.vp, game.azure.vp) == (1, 4)
        assert game.turn == "azure"

    def test_a_question_does_not_tell_how_many_vp_a_rival_has(self) -> None:
        # Victory points are secret, so a rival without any is offered like the others.
        game = raised(
            "R05",
            "C4",
            azure=at(goods="0 vp", land="B4: civil"),
            rose=at(goods="5 vp", land="D4: civil"),
        )
        assert game.options("steal") == ["azure", "rose", "none"]
        game.say("steal", "azure")
        assert (game.amber.vp, game.azure.vp) == (0, 0)


class TestWarElephants:
    """R06: move an army up to two regions, then 1 VP from each opponent beside one's armies."""

    def test_move_then_steal_from_each(self) -> None:
        game = raised(
            "R06",
            "C3",
            azure=at(goods="5 vp", land="B4: civil"),
            rose=at(goods="5 vp", land="D5: maritime"),
            onyx=at(goods="0 vp", land="B5: civil"),
        )
        game.march("C3", "C4").use()
        assert [p.vp for p in game.state.players.values()] == [2, 4, 4, 0]
        assert game.turn == "azure"

    def test_without_moving(self) -> None:
        game = raised("R06", "C3", azure=at(goods="5 vp", land="B4: civil"))
        game.say("army", "stop").use()
        assert (game.amber.vp, game.azure.vp) == (1, 4)

    def test_a_question_does_not_tell_that_a_rival_has_no_vp(self) -> None:
        game = raised("R06", "C4", azure=at(land="B4: civil")).say("army", "stop").use()
        assert (game.amber.vp, game.azure.vp) == (0, 0)
        assert game.turn == "azure"

    def test_moving_without_stealing(self) -> None:
        game = raised("R06", "C3", azure=at(goods="5 vp", land="B4: civil"))
        game.march("C3", "C4").skip()
        assert (game.amber.vp, game.azure.vp) == (0, 5)


class TestLegion:
    """R02: move an army one region, then 2 gold from one opponent beside one's armies."""

    def test_move_then_steal(self) -> None:
        game = raised("R02", "C3", azure=at(goods="5 gold", land="D5: maritime"))
        assert game.options("army") == ["C3", "stop"]
        game.say("army", "C3")
        # B3 is a sea without a ship of ours.
        assert sorted(game.options("march")) == ["B4", "C2", "C4", "D3", "D4"]
        game.say("march", "C4").say("steal", "azure")
        assert (game.amber.gold, game.azure.gold) == (2, 3)
        assert game.turn == "azure"

    def test_moving_away_loses_the_contact(self) -> None:
        game = raised("R02", "C4", azure=at(goods="5 gold", land="D5: maritime"))
        game.march("C4", "C3")
        assert game.turn == "azure"


class TestSiegeEngineers:
    """R07: 1 VP each from up to two villages beside one's armies; one stays."""

    def test_two_villages(self) -> None:
        game = raised("R07", "B5", "C4: civil")
        # B5 touches A4 (3 VP) and C5 (6 VP).
        assert sorted(game.options("plunder")) == ["A4", "C5"]
        assert (game.ask.low, game.ask.high) == (0, 2)
        game.say("plunder", "A4", "C5")
        assert game.amber.vp == 2
        assert (game.state.villages["A4"].vp, game.state.villages["C5"].vp) == (2, 5)
        assert not game.state.villages["A4"].attacked
        assert game.turn == "azure"

    def test_two_out_of_three(self) -> None:
        game = raised("R07", "B5", "C4: civil, E3: military")
        assert sorted(game.options("plunder")) == ["A4", "C5", "F4"]
        game.say("plunder", "F4", "C5")
        assert game.amber.vp == 2
        assert (game.state.villages["F4"].vp, game.state.villages["A4"].vp) == (5, 3)

    def test_none_if_one_likes(self) -> None:
        game = raised("R07", "B5", "C4: civil").say("plunder")
        assert game.amber.vp == 0
        assert game.turn == "azure"

    def test_the_last_vp_stays(self) -> None:
        game = raised("R07", "B5", "C4: civil", villages={"A4": 1, "C5": 2})
        assert game.options("plunder") == ["C5"]
        game.say("plunder", "C5")
        assert game.state.villages["C5"].vp == 1
        assert not game.state.villages["C5"].attacked

    def test_attacked_or_bare_villages_give_nothing(self) -> None:
        game = raised("R07", "B5", "C4: civil", villages={"A4": 1, "C5": "attacked"})
        assert game.turn == "azure"


class TestTributeCollectors:
    """R08: 2 gold per unattacked village beside one's armies, at most 6."""

    @pytest.mark.parametrize(
        ("land", "place", "villages", "gold"),
        [
            ("C3: civil", "C4", {}, 2),
            # C4 and B5 share C5, and B5 touches A4 too.
            ("C4: military", "B5", {}, 4),
            ("C4: military", "B5", {"C5": "attacked"}, 2),
            ("H4: military, F7: military, E3: military, B4: civil", "C4", {}, 6),
            # Only armies collect.
            ("C4: civil, E3: civil", "C4", {}, 2),
            # A village plundered down to one VP is still a village.
            ("C3: civil", "C4", {"C5": 1}, 2),
        ],
    )
    def test_by_villages(
        self, land: str, place: str, villages: dict[str, int | str], gold: int
    ) -> None:
        game = raised("R08", place, land, villages=villages).use()
        assert game.amber.gold == gold
        assert game.turn == "azure"

    def test_no_village_asks_nothing(self) -> None:
        assert raised("R08", "C3").turn == "azure"
        assert raised("R08", "C4", villages={"C5": "attacked"}).turn == "azure"

    def test_it_may_be_skipped(self) -> None:
        assert raised("R08", "C4").skip().amber.gold == 0


def test_mounted_couriers_ride_three_regions_and_bring_a_card() -> None:
    game = raised("R09", "C3").march("C3", "F3")
    assert game.pieces("F3") == ["military"]
    game.use()
    assert len(game.amber.hand) == 2
    assert game.turn == "azure"


def test_mounted_couriers_may_bring_a_card_without_riding() -> None:
    game = raised("R09", "C3").say("army", "stop").use()
    assert game.pieces("C3") == ["civil", "military"]
    assert len(game.amber.hand) == 2


class TestCoastalRaiders:
    """R10: 4 gold from each opponent with a ship beside one's armies."""

    def test_each_with_a_ship_beside(self) -> None:
        game = raised(
            "R10",
            "E4",
            "D4: civil",
            azure=at(goods="5 gold", land="D5: maritime"),
            rose=at(goods="1 gold", land="E5: maritime"),
            onyx=at(goods="5 gold", land="F5: civil, G4: maritime"),
        ).use()
        # Onyx stands beside us on land only; its ship is two regions off.
        assert [p.gold for p in game.state.players.values()] == [5, 1, 0, 5]
        assert game.turn == "azure"

    def test_no_ship_beside_asks_nothing(self) -> None:
        game = raised("R10", "C4", azure=at(goods="5 gold", land="B4: civil, E5: maritime"))
        assert game.turn == "azure"

    def test_it_may_be_skipped(self) -> None:
        game = raised("R10", "C4", azure=at(goods="5 gold", land="D5: maritime")).skip()
        assert game.azure.gold == 5

    def test_a_poor_seafarer_asks_nothing(self) -> None:
        assert raised("R10", "C4", azure=at(land="D5: maritime")).turn == "azure"


class TestVeteranGarrison:
    """R11: 1 VP per army in a region with at least three of one's pieces."""

    @pytest.mark.parametrize(
        ("land", "place", "vp"),
        [
            ("C4: civil production", "C4", 1),
            ("C4: civil production, C3: military production temple, D4: military civil", "C4", 2),
            ("C4: civil production, C3: military production temple", "D4", 1),
        ],
    )
    def test_by_armies(self, land: str, place: str, vp: int) -> None:
        game = raised("R11", place, land).use()
        assert game.amber.vp == vp
        assert game.turn == "azure"

    def test_at_most_four(self) -> None:
        game = raised(
            "R11",
            "D4",
            "C4: civil production military, C3: civil production military,"
            "D3: civil production military, B4: civil production military,"
            "D4: scientific production",
        ).use()
        assert game.amber.vp == 4

    def test_small_garrisons_ask_nothing(self) -> None:
        assert raised("R11", "C3").turn == "azure"
