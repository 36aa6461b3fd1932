"""The gods' actions: what is compulsory, what it costs, and how often."""

from __future__ import annotations

import pytest

from games.cyclades.state import State
from games.cyclades.view import God
from tests.cyclades.table import Game, acting, at


def spent(game: Game, *actions: str) -> list[int]:
    """What each action took out of amber's purse; places are chosen as they come."""
    prices = []
    for action in actions:
        before = game.gold("amber")
        game.act(action)
        while game.asked != "act":
            game.say(game.asked, game.ask.options[0])
        prices.append(before - game.gold("amber"))
    return prices


GIVEN: list[tuple[God, str]] = [
    ("athena", "academy"),
    ("zeus", "temple"),
    ("poseidon", "port"),
    ("ares", "fortress"),
]


@pytest.mark.parametrize(("god", "building"), GIVEN)
def test_each_god_builds_its_own_building_free(god: God, building: str) -> None:
    game = acting(god, amber=at("F2; C1"))
    assert sorted(game.acts) == ["build", "gift"]
    game.act("build")
    assert sorted(game.options("slot")) == ["C1.1", "F2.1", "F2.2", "F2.3"]
    game.say("slot", "F2.2")
    assert game.building("F2.2") == building
    assert game.gold("amber") == 0


def test_the_duties_may_be_done_in_either_order_but_must_be_done() -> None:
    game = acting("athena", amber=at("F2; C1", gold=9), column="graeae - - -")
    game.act("gift")
    assert game.acts == ["build"]
    game.act("build").say("slot", "F2.1")
    assert "end" in game.acts


def test_athena_gives_a_philosopher_and_sells_one_more_for_four() -> None:
    game = acting("athena", amber=at("F2; C1", gold=10)).duties()
    assert game.faction("amber").philosophers == 1
    assert spent(game, "recruit") == [4]
    assert game.faction("amber").philosophers == 2
    assert "recruit" not in game.acts


def test_zeus_gives_a_priestess_and_sells_one_more_for_four() -> None:
    game = acting("zeus", amber=at("F2; C1", gold=10)).duties()
    assert game.faction("amber").priestesses == 1
    assert spent(game, "recruit") == [4]
    assert game.faction("amber").priestesses == 2
    assert "recruit" not in game.acts


def test_poseidon_sells_three_fleets_for_one_two_and_three() -> None:
    game = acting("poseidon", amber=at("F2; C1", gold=10)).duties()
    assert spent(game, "recruit", "recruit", "recruit") == [1, 2, 3]
    assert game.state.fleets_left("amber") == 4
    assert "recruit" not in game.acts


def test_poseidons_fleets_go_beside_your_lands_to_seas_of_nobody_else() -> None:
    game = acting("poseidon", amber=at("C1; F2", "S6"), azure=at("G2; I1", "S7"))
    game.duties("F2.1")
    assert game.state.fleets_left("amber") == 6
    again = acting("poseidon", amber=at("C1; F2", "S6"), azure=at("G2; I1", "S7"))
    again.act("build").say("slot", "F2.1").act("gift")
    assert sorted(again.options("fleet")) == ["S1", "S10", "S17", "S6"]


def test_ares_sells_three_troops_for_two_three_and_four() -> None:
    game = acting("ares", amber=at("F2; C1", gold=10)).duties()
    assert spent(game, "recruit", "recruit", "recruit") == [2, 3, 4]
    assert game.state.troops_left("amber") == 4
    assert "recruit" not in game.acts


def test_hera_sells_three_mercenaries_for_one_three_and_five() -> None:
    game = acting("hera", amber=at("F2; C1", gold=10)).duties("F2.1")
    assert spent(game, "recruit", "recruit", "recruit") == [1, 3, 5]
    assert game.state.mercenaries_left() == 12
    assert "recruit" not in game.acts


def test_hera_builds_only_a_building_you_do_not_own() -> None:
    game = acting("hera", amber=at("F2; C1", built="F2.1 port; F2.2 temple"))
    game.act("build")
    assert sorted(game.options("hera")) == ["academy", "fortress"]
    game.say("hera", "fortress").say("slot", "C1.1")
    assert game.building("C1.1") == "fortress"


def test_hera_hires_one_hero_a_round_for_four() -> None:
    game = acting("hera", amber=at("F2; C1", gold=9), heroes="ajax helen").duties("F2.1")
    game.act("hero").say("hero", "helen").say("hero-land", "C1")
    assert game.gold("amber") == 5
    assert game.state.heroes["helen"].area == "C1"
    assert game.state.hero_column == ["ajax"]
    assert "hero" not in game.acts


def test_hired_heroes_are_replaced_at_the_start_of_the_next_round() -> None:
    game = acting("hera", amber=at("F2; C1", gold=9), heroes="ajax helen", hero_deck="jason")
    game.duties("F2.1").act("hero").say("hero", "helen").say("hero-land", "C1").act("end")
    game.finish_round()
    assert sorted(game.state.hero_column) == ["ajax", "jason"]


def test_an_empty_hero_deck_adds_nobody() -> None:
    game = acting("apollo", "rose", heroes="ajax").finish_round()
    assert game.state.hero_column == ["ajax"]


def test_eight_troops_on_the_board_no_gift_and_no_recruits() -> None:
    game = acting("ares", amber=at("F2 4t; C1 4t", gold=9)).act("build").say("slot", "F2.1")
    game.act("gift") if game.asked == "act" and "gift" in game.acts else None
    assert game.state.troops_left("amber") == 0
    assert "recruit" not in game.acts


def test_eight_fleets_on_the_board_no_gift_and_no_recruits() -> None:
    game = acting("poseidon", amber=at("F2; C1", "S7 8", gold=9)).act("build").say("slot", "F2.1")
    game.act("gift") if game.asked == "act" and "gift" in game.acts else None
    assert game.state.fleets_left("amber") == 0
    assert "recruit" not in game.acts


def test_no_mercenaries_left_no_gift_and_no_recruits() -> None:
    game = acting("hera", amber=at("F2; C1", gold=9), azure=at("G2 16m; I1")).act("build")
    game.say("hera", "port").say("slot", "F2.1")
    game.act("gift") if "gift" in game.acts else None
    assert game.state.mercenaries_left() == 0
    assert "recruit" not in game.acts


def test_marching_costs_a_coin_each_time() -> None:
    game = acting("ares", amber=at("F2 1t; F3; C1", gold=2)).duties("C1.1")
    game.march("F2", "F3", "troop.1").march("F3", "F2", "troop.1")
    assert game.gold("amber") == 0
    assert "march" not in game.acts


def test_sailing_costs_a_coin_each_time() -> None:
    game = acting("poseidon", amber=at("C1; F2", "S7", gold=2)).duties("F2.1")
    game.sail("S7", "S8", 1).sail("S8", "S7", 1)
    assert game.gold("amber") == 0
    assert "sail" not in game.acts


@pytest.mark.parametrize("god", ["athena", "zeus", "poseidon", "hera"])
def test_heroic_campaigns_cost_one_two_and_three(god: God) -> None:
    game = acting(god, amber=at("F1 ajax; F3; C1", gold=6)).duties("C1.1")
    prices = []
    for end in ("F3", "F1", "F3"):
        before = game.gold("amber")
        game.quest("ajax", end)
        prices.append(before - game.gold("amber"))
    assert prices == [1, 2, 3]
    assert "quest" not in game.acts


def test_ares_allows_no_heroic_campaign_but_marches_heroes() -> None:
    game = acting("ares", amber=at("F1 ajax; F3; C1", gold=6)).duties("C1.1")
    assert "quest" not in game.acts
    game.march("F1", "F3", "hero:ajax")
    assert game.state.heroes["ajax"].area == "F3"


def test_zeus_looks_at_the_top_card_once_a_round_and_may_return_it() -> None:
    game = acting("zeus", amber=at("F2; C1", gold=9), deck="dryad satyr", draws="satyr")
    game.duties().act("look")
    assert game.match.view("amber").seen_top == "satyr"
    assert game.match.view("azure").seen_top is None
    game.say("look", "return")
    assert game.gold("amber") == 9
    assert "look" not in game.acts
    assert game.state.creature_top == "satyr"
    assert game.match.view("amber").creature_deck == 2


def test_a_card_returned_to_the_top_is_the_next_drawn() -> None:
    game = acting(
        "zeus",
        amber=at("F2; C1", gold=9),
        column="- - harpy giant",
        deck="dryad satyr cyclops griffin",
        draws="satyr",
    )
    game.duties().act("look").say("look", "return").act("end").finish_round()
    assert game.state.column[:2] == ["harpy", "giant"]
    assert game.state.column[2] == "satyr"


def test_zeus_plays_the_top_card_for_one_coin_without_temple_discount() -> None:
    game = acting(
        "zeus",
        amber=at("F2; C1", gold=9, built="F2.1 temple"),
        azure=at("G2; I1", philosophers=1),
        deck="dryad satyr",
        draws="satyr",
    )
    game.duties().act("look").say("look", "play").pick("satyr", "azure")
    assert game.gold("amber") == 8
    assert game.faction("amber").philosophers == 1
    assert game.state.creature_discard == ["satyr"]


def test_zeus_without_a_coin_can_only_return_the_card() -> None:
    game = acting("zeus", amber=at("F2; C1"), deck="dryad satyr").duties().act("look")
    assert game.options("look") == ["return"]


def test_apollo_gives_two_coins_and_a_token_for_any_land_and_any_sea() -> None:
    game = acting("apollo", amber=at("F2; C1", gold=1), azure=at("G2; I1", "S24"))
    assert len(game.options("apollo-land")) == 20
    game.say("apollo-land", "G2")
    assert len(game.options("apollo-sea")) == 29
    before = game.state.tokens.copy()
    game.say("apollo-sea", "S29")
    assert before == {"G2": 1}
    assert game.state.tokens == {"G2": 1, "S29": 1}
    # The next round's income has come too: C1's horn.
    assert game.gold("amber") == 1 + 2 + 1


def test_tokens_pile_up() -> None:
    game = acting("apollo", amber=at("F2; C1"), tokens={"C1": 2})
    game.say("apollo-land", "C1").say("apollo-sea", "S29")
    assert game.state.tokens["C1"] == 3


def test_no_sea_beside_your_lands_takes_the_free_fleet() -> None:
    game = acting(
        "poseidon",
        amber=at("J1; C1", gold=9),
        azure=at("G2; I1", "S21; S27"),
        rose=at("D2; B1", "S1; S6; S7"),
    )
    game.act("build").say("slot", "C1.1")
    if "gift" in game.acts:
        game.act("gift")
    assert game.state.fleets_left("amber") == 8
    assert "recruit" not in game.acts


# Temples


def test_each_temple_takes_a_coin_off_once_a_round() -> None:
    game = acting(
        "athena",
        amber=at("F2; C1", gold=20, built="F2.1 temple; F2.2 metropolis"),
        column="graeae - - satyr",
    )
    game.duties("F2.3").buy("satyr")
    assert game.gold("amber") == 17
    game.buy("graeae")
    assert game.gold("amber") == 15 + 1


def test_a_creature_may_become_free_and_the_discount_left_over_serves_again() -> None:
    game = acting(
        "athena",
        amber=at("F2; C1; F3", gold=1, built="F2.1 temple; F2.2 temple; F2.3 temple"),
        column="dryad satyr - -",
    )
    game.duties("C1.1").buy("dryad")
    assert game.gold("amber") == 1
    assert "creature:satyr" not in game.acts  # 3 less the third temple's 1


def test_a_temple_serves_again_in_the_next_round() -> None:
    def spent_before(state: State) -> None:
        state.buildings["F2.1"].spent.append("amber")

    game = acting(
        "athena",
        amber=at("F2; C1", gold=2, built="F2.1 temple"),
        column="dryad - - -",
        change=spent_before,
    )
    assert game.duties("C1.1").buy("dryad").gold("amber") == 0
    fresh = acting(
        "apollo", "rose", amber=at("F2; C1", built="F2.1 temple"), change=spent_before
    ).finish_round()
    assert fresh.state.buildings["F2.1"].spent == []


def test_a_captor_may_use_the_temple_again_in_the_same_round() -> None:
    def used_by_azure(state: State) -> None:
        state.buildings["F3.1"].spent.append("azure")

    game = acting(
        "ares",
        amber=at("F2 1t; C1", gold=2),
        azure=at("F3; G2", built="F3.1 temple"),
        column="dryad - - -",
        change=used_by_azure,
    )
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "F2")
    game.march("F2", "F3", "troop.1")
    assert "creature:dryad" in game.acts
    game.buy("dryad")
    assert game.gold("amber") == 0


def test_the_discount_of_penthesileas_metropolis_returns_each_round() -> None:
    def spent_before(state: State) -> None:
        state.factions["amber"].carded[0].spent.append("amber")

    game = acting("apollo", "rose", amber=at("F2; C1", carded=1), change=spent_before)
    game.finish_round()
    assert game.faction("amber").carded[0].spent == []


def test_what_sphinx_plays_uses_up_no_temple() -> None:
    game = acting(
        "athena",
        amber=at("F2; C1", gold=5, built="F2.1 temple; F2.2 temple; F2.3 temple"),
        column="sphinx - - satyr",
        deck="dryad harpy griffin",
    )
    game.duties("C1.1").buy("sphinx").say("sphinx", "dryad")
    assert game.gold("amber") == 5
    assert game.buy("satyr").gold("amber") == 5 - 4  # the third temple still serves
