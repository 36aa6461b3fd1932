"""Sacrifices of heroes and their gains."""

from __future__ import annotations

import pytest

from games.cyclades.components import GODS
from games.cyclades.state import State
from games.cyclades.view import Bonus, God
from tests.cyclades.table import Game, acting, at

SEVEN_LANDS = "F1 ajax; F2; F3; F4; C1; A1; A2"


def test_a_sacrificed_hero_leaves_for_good() -> None:
    game = acting("athena", amber=at(SEVEN_LANDS)).duties().act("sacrifice:ajax")
    game.say("metropolis", "F2.1")
    assert "ajax" not in game.state.heroes
    assert "ajax" not in [*game.state.hero_deck, *game.state.hero_column]
    assert game.owner("F1") == "amber"


def test_a_hero_hired_this_round_cannot_be_sacrificed() -> None:
    game = acting("hera", amber=at("F1; F2; F3; F4; C1; A1; A2", gold=9), heroes="ajax")
    game.duties("F2.1").act("hero").pick("hero", "ajax").say("hero-land", "F1")
    assert "ajax" in game.state.heroes
    assert "sacrifice:ajax" not in game.acts


def test_any_number_of_heroes_may_be_sacrificed_in_one_turn() -> None:
    game = acting(
        "athena",
        amber=at("F1 ajax croesus; F2; F3; F4; C1; A1; A2", gold=15),
    )
    game.duties("F2.3").act("sacrifice:ajax").say("metropolis", "F2.1")
    game.act("sacrifice:croesus").say("metropolis", "F2.2")
    assert game.state.metropolises("amber") == 2


@pytest.mark.parametrize("god", GODS)
def test_every_god_but_apollo_accepts_sacrifices(god: God) -> None:
    game = acting(god, amber=at(SEVEN_LANDS)).duties()
    assert "sacrifice:ajax" in game.acts


def test_the_duties_come_before_a_sacrifice() -> None:
    # p.5: first the compulsory actions, then the others in any order.
    game = acting("athena", amber=at(SEVEN_LANDS, gold=9), column="graeae - - -")
    assert game.acts[:2] == ["build", "gift"]


def test_ajax_needs_seven_lands() -> None:
    enough = acting("athena", amber=at(SEVEN_LANDS)).duties()
    assert "sacrifice:ajax" in enough.acts
    short = acting("athena", amber=at("F1 ajax; F2; F3; F4; C1; A1")).duties()
    assert "sacrifice:ajax" not in short.acts


def test_croesus_pays_fifteen() -> None:
    assert (
        "sacrifice:croesus"
        not in acting("athena", amber=at("F2 croesus; C1", gold=14)).duties().acts
    )
    game = acting("athena", amber=at("F2 croesus; C1", gold=16), bonus="priestess").duties("F2.1")
    game.act("sacrifice:croesus").say("metropolis", "F2.2")
    assert game.gold("amber") == 1
    assert game.building("F2.2") == "metropolis"
    assert game.faction("amber").priestesses == 1


def test_helen_takes_two_pairs() -> None:
    game = acting(
        "athena",
        amber=at(
            "F2 helen; F3; C1", built="F2.1 port; F2.2 port; F2.3 temple; F3.1 temple; F3.2 temple"
        ),
    )
    game.duties("C1.1").act("sacrifice:helen")
    if game.asked == "helen":
        game.say("helen", "port", "temple")
    assert sorted(game.options("give-up")) == ["F2.3", "F3.1", "F3.2"]
    game.say("give-up", "F3.1", "F3.2").say("metropolis", "F2.1")
    assert game.building("F2.1") == "metropolis"
    assert game.building("F2.3") == "temple"
    assert game.state.supply["port"] == 10


def test_helen_is_not_content_with_four_of_one_kind() -> None:
    game = acting(
        "athena", amber=at("F2 helen; F3; C1", built="F2.1 port; F2.2 port; F2.3 port; F3.1 port")
    )
    assert "sacrifice:helen" not in game.duties("C1.1").acts


def test_odysseus_takes_three_of_one_kind() -> None:
    short = acting("athena", amber=at("F2 odysseus; C1", built="F2.1 port; F2.2 port"))
    assert "sacrifice:odysseus" not in short.duties("C1.1").acts
    game = acting("athena", amber=at("F2 odysseus; C1", built="F2.1 port; F2.2 port; F2.3 port"))
    game.duties("C1.1").act("sacrifice:odysseus").say("metropolis", "F2.3")
    assert [game.building(f"F2.{n}") for n in (1, 2, 3)] == [None, None, "metropolis"]


def test_odysseus_gives_three_of_four() -> None:
    game = acting(
        "athena",
        amber=at("F2 odysseus; F3; C1", built="F2.1 port; F2.2 port; F2.3 port; F3.1 port"),
    )
    game.duties("C1.1").act("sacrifice:odysseus").pick("odysseus", "port")
    game.say("give-up", "F2.1", "F2.3", "F3.1").say("metropolis", "F2.1")
    assert (game.building("F2.2"), game.state.supply["port"]) == ("port", 9)


def test_jason_needs_all_eight_fleets_on_the_board() -> None:
    game = acting("athena", amber=at("F2 jason; C1", "S7 4; S9 4"))
    assert "sacrifice:jason" in game.duties("C1.1").acts
    short = acting("athena", amber=at("F2 jason; C1", "S7 4; S9 3"))
    assert "sacrifice:jason" not in short.duties("C1.1").acts


def test_hector_turns_pairs_of_priestesses_into_philosophers() -> None:
    game = acting("poseidon", amber=at("F2 hector; C1", priestesses=5, philosophers=1))
    game.duties("C1.1").act("sacrifice:hector")
    game.pick("hector-swap", "swap").say("hector-swap", "swap")
    game.pick("hector-swap", "stop")
    assert game.faction("amber").priestesses == 1
    assert game.faction("amber").philosophers == 3


def test_hector_may_stop_early() -> None:
    game = acting("poseidon", amber=at("F2 hector; C1", priestesses=4))
    game.duties("C1.1").act("sacrifice:hector")
    while game.asked == "hector-swap" and game.faction("amber").philosophers == 0:
        game.say("hector-swap", "swap")
    game.say("hector-swap", "stop")
    assert (game.faction("amber").priestesses, game.faction("amber").philosophers) == (2, 1)


def test_hector_reaching_four_philosophers_raises_a_metropolis() -> None:
    game = acting("poseidon", amber=at("F2 hector; C1", priestesses=2, philosophers=3))
    game.duties("C1.1").act("sacrifice:hector").pick("hector-swap", "swap")
    game.say("metropolis", "F2.2")
    assert game.faction("amber").philosophers == 0
    assert game.building("F2.2") == "metropolis"


def test_hector_goes_on_swapping_after_a_metropolis() -> None:
    game = acting("poseidon", amber=at("F2 hector; C1", priestesses=6, philosophers=3))
    game.duties("C1.1").act("sacrifice:hector").pick("hector-swap", "swap")
    game.say("metropolis", "F2.2").say("hector-swap", "swap").pick("hector-swap", "swap")
    game.pick("hector-swap", "stop")
    assert game.faction("amber").philosophers == 2
    assert game.faction("amber").priestesses == 0


def test_pandora_uses_the_ability_of_a_hero_in_the_column() -> None:
    game = acting(
        "athena",
        amber=at("F1 pandora; F2; F3; F4; C1; A1; A2"),
        heroes="ajax helen",
    )
    game.duties("F2.1").act("sacrifice:pandora").pick("pandora", "ajax")
    game.say("metropolis", "F2.2")
    assert game.building("F2.2") == "metropolis"
    assert "pandora" not in game.state.heroes
    assert game.state.hero_column == ["ajax", "helen"]


def test_pandora_needs_a_hero_whose_condition_is_met() -> None:
    empty = acting("athena", amber=at("F1 pandora; F2; F3; F4; C1; A1; A2"))
    assert "sacrifice:pandora" not in empty.duties().acts
    unmet = acting("athena", amber=at("F1 pandora; F2"), heroes="ajax croesus")
    assert "sacrifice:pandora" not in unmet.duties().acts


def test_pandora_as_penthesilea_keeps_a_metropolis_safe() -> None:
    game = acting("athena", amber=at("F1 pandora; F2", philosophers=3), heroes="penthesilea")
    game.act("build").say("slot", "F2.1").act("gift")
    assert "card:pandora" in game.options("metropolis")
    game.say("metropolis", "card:pandora")
    assert "pandora" not in game.state.heroes
    assert game.state.metropolises("amber") == 1


def penthesilea(bonus: Bonus = "gold") -> Game:
    """Amber's fourth philosopher comes while Penthesilea is in amber's service."""
    game = acting(
        "athena",
        amber=at("F1 penthesilea 1t; F2", gold=0, philosophers=3),
        bonus=bonus,
        column="- harpy - -",
    )
    game.act("build").say("slot", "F2.1").act("gift")
    return game


def test_penthesilea_takes_a_new_metropolis_on_her_card() -> None:
    game = penthesilea().say("metropolis", "card:penthesilea")
    assert "penthesilea" not in game.state.heroes
    assert game.state.metropolises("amber") == 1
    assert not any(b.kind == "metropolis" for b in game.state.buildings.values())
    assert game.gold("amber") == 3


def test_penthesilea_may_stay_while_the_metropolis_goes_on_the_board() -> None:
    game = penthesilea().say("metropolis", "F2.2")
    assert "penthesilea" in game.state.heroes


def test_penthesileas_metropolis_gives_the_temple_discount() -> None:
    game = penthesilea("priestess").say("metropolis", "card:penthesilea")
    assert "creature:harpy" not in game.acts  # 3 less 1, and no coin at hand

    def two_coins(state: State) -> None:
        state.purses[0] = 2

    paid = acting(
        "athena", amber=at("F1 1t; F2", carded=1), column="- graeae - -", change=two_coins
    ).duties()
    paid.buy("graeae")
    assert paid.gold("amber") == 1  # 2 paid, F1's horn collected


def test_penthesileas_metropolis_is_no_fortress_and_no_port() -> None:
    game = acting(
        "ares",
        amber=at("F2 2t; C1", gold=9),
        azure=at("F3 1t; G2", carded=1),
        dice="1 1",
    )
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")
    game.march("F2", "F3", "troop.1", "troop.2")
    assert game.stages() == [(3, 2)]
    assert game.state.metropolises("azure") == 1


def test_penthesilea_hired_this_round_takes_no_metropolis() -> None:
    def hired_now(state: State) -> None:
        state.heroes["penthesilea"].hired = state.round

    game = acting("athena", amber=at("F1 penthesilea; F2", philosophers=3), change=hired_now)
    game.act("build").say("slot", "F2.1").act("gift")
    assert "card:penthesilea" not in game.options("metropolis")


def test_perseus_sacrificed_moves_units_anywhere() -> None:
    game = acting("athena", amber=at("F2 2t perseus; C1"), azure=at("G2; I1"))
    game.duties("C1.1").act("sacrifice:perseus").pick("leap-from", "F2").say("leap-to", "G2")
    game.say("force", "troop.1", "troop.2")
    assert (game.owner("G2"), game.troops("G2"), game.owner("F2")) == ("amber", 2, "amber")
    assert "perseus" not in game.state.heroes


def test_perseus_does_not_move_units_out_of_or_into_the_land_of_medusa() -> None:
    game = acting(
        "athena",
        amber=at("F2 2t; C1 1t perseus"),
        azure=at("G2; I1"),
        figures={"medusa": ("rose", "F2")},
    )
    game.duties("C1.1").act("sacrifice:perseus")
    if game.asked == "leap-from":
        assert game.options("leap-from") == ["C1"]
        game.say("leap-from", "C1")
    assert "F2" not in game.options("leap-to")


def test_perseus_may_not_attack_a_last_land() -> None:
    game = acting("athena", amber=at("F2 2t perseus; C1"), azure=at("G2 1t", "S24"))
    game.duties("C1.1").act("sacrifice:perseus").pick("leap-from", "F2")
    assert "G2" not in game.options("leap-to")


def test_with_no_free_slot_a_basic_building_gives_way() -> None:
    game = acting("athena", amber=at("F1 croesus; C1", gold=15, built="C1.1 port"))
    game.duties("F1.1").act("sacrifice:croesus")
    assert sorted(game.options("metropolis")) == ["replace:C1.1", "replace:F1.1"]
    game.say("metropolis", "replace:C1.1")
    assert game.building("C1.1") == "metropolis"
    assert game.state.supply["port"] == 10
