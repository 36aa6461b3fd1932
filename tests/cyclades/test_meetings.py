"""Positions in which several rules apply at once."""

from __future__ import annotations

from typing import Unpack

from games.cyclades.components import GODS
from games.cyclades.state import State
from tests.cyclades.table import Game, Scene, acting, at, offering, upkeep


def ares(dice: str = "", **scene: Unpack[Scene]) -> Game:
    """Amber has done the duties of Ares in C1."""
    game = acting("ares", dice=dice, **scene)
    return game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")


def test_a_quest_may_not_attack_a_last_land() -> None:
    game = acting("athena", amber=at("F2 ajax; C1", gold=9), azure=at("F3 1t", "S24"))
    game.duties("C1.1").act("quest").pick("quest", "ajax")
    assert game.options("quest-to") == ["F4"]


def test_a_quest_may_attack_a_last_land_for_the_winning_metropolis() -> None:
    game = acting(
        "athena",
        amber=at("F2 ajax; C1", gold=9, carded=2),
        azure=at("F3", "S24", built="F3.1 metropolis"),
    )
    game.duties("C1.1").quest("ajax", "F3")
    assert game.state.latched
    assert game.owner("F3") == "amber"


def test_pegasus_may_attack_a_last_land_for_the_winning_metropolis() -> None:
    game = acting(
        "athena",
        amber=at("C1 1t; F2", gold=9, carded=2),
        azure=at("G2", "S24", built="G2.1 metropolis"),
        column="pegasus - - -",
    )
    game.duties("F2.1").buy("pegasus").pick("leap-from", "C1").say("leap-to", "G2")
    game.pick("force", "troop.1")
    assert game.state.latched


def test_the_latch_ends_the_game_after_the_whole_round() -> None:
    game = acting(
        "ares",
        amber=at("C1; F2 3t", gold=9, carded=2),
        azure=at("F3 1t", "S24", built="F3.1 metropolis:gold"),
        dice="3 0",
    )
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")
    game.march("F2", "F3", "troop.1", "troop.2", "troop.3").act("end")
    assert game.asked == "act"
    assert game.seat == "azure"  # without a land, but with a turn and three coins
    assert game.gold("azure") == 3
    assert game.finish_round().winners == ["amber"]


def test_a_faction_without_land_takes_its_turn_all_the_same() -> None:
    for god in GODS:
        game = acting(god, amber=at("", "S7 2", gold=9))
        while "end" not in game.ask.options:
            game.say(game.asked, game.ask.options[0])
        assert "march" not in game.acts
        assert game.state.troops_left("amber") == 8
        assert game.state.fleets_left("amber") == 6
        assert game.state.buildings == {}
        assert game.state.mercenaries_left() == 16


def test_a_metropolis_of_a_faction_without_land_is_lost() -> None:
    game = acting("athena", amber=at("", "S7", philosophers=3))
    while "end" not in game.ask.options:
        game.say(game.asked, game.ask.options[0])
    assert game.faction("amber").philosophers == 0
    assert game.state.metropolises("amber") == 0


def test_no_priestess_is_left_to_join() -> None:
    game = acting("zeus", amber=at("F2; C1", gold=9), azure=at("G2; I1", priestesses=20))
    game.act("build").say("slot", "F2.1")
    if "gift" in game.acts:
        game.act("gift")
    assert game.faction("amber").priestesses == 0
    assert "recruit" not in game.acts


def test_the_last_priestess_goes_to_the_gift() -> None:
    game = acting("zeus", amber=at("F2; C1", gold=9), azure=at("G2; I1", priestesses=19))
    game.duties()
    assert game.faction("amber").priestesses == 1
    assert "recruit" not in game.acts


def test_bonus_troops_beyond_eight_are_lost() -> None:
    game = acting("athena", amber=at("F2 7t; C1", philosophers=3), bonus="troops")
    game.act("build").say("slot", "F2.1").act("gift").say("metropolis", "F2.2")
    while game.asked == "bonus-troop":
        game.say("bonus-troop", "C1")
    assert game.state.troops_left("amber") == 0


def test_bonus_troops_may_join_the_land_of_medusa() -> None:
    game = acting(
        "athena",
        amber=at("F2; C1", philosophers=3),
        bonus="troops",
        figures={"medusa": ("azure", "C1")},
    )
    game.act("build").say("slot", "F2.1").act("gift").say("metropolis", "F2.2")
    assert "C1" in game.options("bonus-troop")


def test_a_hero_alone_holds_a_land_and_leaves_a_token() -> None:
    game = acting("athena", amber=at("F1 ajax; F3; C1", gold=3)).duties("C1.1")
    game.quest("ajax", "F3")
    assert game.owner("F1") == "amber"


def test_a_quest_takes_other_heroes_along() -> None:
    game = acting("athena", amber=at("F1 ajax helen 1t; F3; C1", gold=3)).duties("C1.1")
    game.act("quest").say("quest", "helen").pick("quest-to", "F3")
    assert sorted(game.options("company")) == ["hero:ajax", "troop.1"]
    game.say("company", "hero:ajax")
    assert {game.state.heroes[name].area for name in ("ajax", "helen")} == {"F3"}
    assert game.troops("F1") == 1


def test_a_quest_may_go_alone() -> None:
    game = acting("athena", amber=at("F1 ajax 1t; F3; C1", gold=3)).duties("C1.1")
    game.quest("ajax", "F3")
    assert game.troops("F1") == 1


def test_perseus_saves_attackers_too() -> None:
    game = ares(
        amber=at("C1; F2 1t perseus", gold=9),
        azure=at("F3 3t; G2"),
        dice="0 3",
    )
    game.march("F2", "F3", "troop.1", "hero:perseus").pick("casualty", "troop")
    assert game.seat == "amber"
    assert {"F2", "F1", "F4", "destroy"} == set(game.options("perseus"))
    game.say("perseus", "F2")
    assert game.troops("F2") == 1


def test_perseus_does_not_save_into_the_land_of_medusa() -> None:
    game = ares(
        amber=at("C1; F2 1t perseus", gold=9),
        azure=at("F3 3t; G2"),
        figures={"medusa": ("rose", "F1")},
        dice="0 3",
    )
    game.march("F2", "F3", "troop.1", "hero:perseus").pick("casualty", "troop")
    assert "F1" not in game.options("perseus")


def test_a_retreat_may_sail_on_own_fleets() -> None:
    game = ares(
        amber=at("C1; F2 3t", gold=9),
        azure=at("F3 2t; G2", "S9; S8"),
        dice="1 1",
    )
    game.march("F2", "F3", "troop.1", "troop.2", "troop.3")
    assert sorted(game.options("retreat")) == ["A2", "F1", "F4", "stay"]


def test_the_minotaur_dying_with_the_last_attacker_leaves_the_land_to_the_defender() -> None:
    game = ares(
        amber=at("C1; F2 1t", gold=9),
        azure=at("F3; G2"),
        figures={"minotaur": ("azure", "F3")},
        dice="2 1",
    )
    game.march("F2", "F3", "troop.1")
    assert game.stages() == [(3, 3)]
    assert game.owner("F3") == "azure"
    assert "minotaur" not in game.state.figures


def test_pandora_taking_all_mercenaries_still_meets_the_minotaur() -> None:
    game = ares(
        amber=at("C1; F2 pandora", gold=9),
        azure=at("F3 2m; G2"),
        figures={"minotaur": ("azure", "F3")},
        dice="3 0",
    )
    game.march("F2", "F3", "hero:pandora")
    assert game.stages() == [(6, 2)]
    assert (game.owner("F3"), game.mercenaries("F3")) == ("amber", 2)


def test_pandora_may_not_walk_into_a_last_land_of_mercenaries() -> None:
    game = ares(amber=at("C1; F2 pandora", gold=9), azure=at("F3 2m", "S24"))
    game.act("march").pick("march-from", "F2")
    assert "F3" not in game.options("march-to")


def test_the_minotaur_cannot_be_bought_into_nowhere() -> None:
    game = acting("athena", amber=at("", "S7", gold=9), column="minotaur - - -")
    while "end" not in game.ask.options:
        game.say(game.asked, game.ask.options[0])
    game.buy("minotaur")
    assert game.asked == "act"
    assert game.state.creature_discard == ["minotaur"]


def test_the_kraken_does_not_move_onto_the_hydra() -> None:
    game = upkeep(
        {"kraken": ("amber", "S1"), "hydra": ("azure", "S2")},
        amber=at("C1; A2", priestesses=1),
        azure=at("G2; I1", priestesses=1),
    )
    game.say("keep", "keep")
    assert sorted(game.options("prowl")) == ["S6", "S7", "stay"]


def test_the_kraken_does_not_eat_again_where_it_stays() -> None:
    game = upkeep({"kraken": ("amber", "S1")}, amber=at("C1; A2", "S7", priestesses=1))
    game.say("keep", "keep").say("prowl", "stay")
    assert game.fleets("S7") == 1


def test_the_hydra_eats_where_she_stays() -> None:
    game = upkeep(
        {"hydra": ("amber", "S1")}, amber=at("C1; A2", priestesses=1), azure=at("G2; I1", "S7")
    )
    game.say("keep", "keep").say("prowl", "stay").pick("hydra", "S7:fleet")
    assert game.owner("S7") is None
    assert game.state.tokens == {"S1": 1}


def test_a_dismissed_hydra_eats_nothing() -> None:
    game = upkeep(
        {"hydra": ("amber", "S1")}, amber=at("C1; A2", priestesses=1), azure=at("G2; I1", "S7")
    )
    game.say("keep", "dismiss")
    assert game.fleets("S7") == 1
    assert game.state.tokens == {}


def test_priestesses_discount_the_offering_before_they_are_spent_on_creatures() -> None:
    def medusa_stays(state: State) -> None:
        assert state.figures["medusa"].owner == "amber"

    game = offering(
        gods="zeus ares",
        amber=at("C1; A2", gold=2, priestesses=1),
        figures={"medusa": ("amber", "C1")},
        change=medusa_stays,
    )
    game.bid("amber", "zeus", 3).bid("azure", "apollo")
    while game.asked in ("god", "bid"):
        game.say(game.asked, game.ask.options[0])
    assert (game.seat, game.asked) == ("amber", "keep")
    assert game.gold("amber") == 0
    game.say("keep", "keep").pick("prowl", "stay")
    assert game.faction("amber").priestesses == 0


def test_a_priestess_pays_the_offering_of_one_without_coins() -> None:
    game = offering(gods="zeus ares", amber=at("C1; A2", priestesses=1), azure=at("G2; I1", gold=9))
    assert sorted(game.options("god")) == ["apollo", "ares", "zeus"]
    game.say("god", "zeus")
    assert game.options("bid") == ["1"]


def test_displaced_without_coins_one_turns_to_apollo() -> None:
    game = offering(
        gods="zeus ares",
        amber=at("C1; A2", gold=2),
        azure=at("G2; I1", gold=9),
        rose=at("D2; B1", gold=9),
    )
    game.bid("amber", "ares", 2).bid("azure", "zeus", 3).bid("rose", "ares", 5)
    if game.asked == "god":
        assert game.options("god") == ["apollo"]
        game.say("god", "apollo")
    assert game.state.bids["apollo"].seat == "amber"


def test_a_port_of_a_third_player_helps_nobody() -> None:
    game = acting(
        "poseidon",
        amber=at("C1; F1", "S9 2", gold=9),
        azure=at("G2; I1", "S10 1"),
        rose=at("F3; D2", built="F3.2 port"),
        dice="1 1",
    )
    game.act("build").say("slot", "C1.1").act("gift").say("fleet", "S9").sail("S9", "S10", 2)
    assert game.stages() == [(3, 2)]


def test_a_partner_is_no_refuge() -> None:
    game = acting(
        "ares",
        seats=4,
        teams=True,
        amber=at("M2 4t; B1", gold=9),
        azure=at("D1; E1"),
        rose=at("M3 2t; G1"),
        onyx=at("M4; N1"),
        dice="1 1",
    )
    game.act("build").say("slot", "B1.1").act("gift").say("recruit", "B1")
    game.march("M2", "M3", "troop.1", "troop.2", "troop.3", "troop.4")
    # Rose could only flee to onyx, a partner: amber is asked at once.
    assert game.seat == "amber"


def test_the_last_land_exception_counts_the_teams_metropolises() -> None:
    game = acting(
        "ares",
        seats=4,
        teams=True,
        amber=at("M2 4t; B1", gold=9, carded=1),
        azure=at("D1; E1", carded=1),
        rose=at("M3", built="M3.1 metropolis"),
        onyx=at("N1; O1; G1"),
    )
    game.act("build").say("slot", "B1.1").act("gift").say("recruit", "B1")
    game.march("M2", "M3", "troop.1")
    assert game.state.latched


def test_a_captured_metropolis_pays_its_captor_when_it_is_lost_again() -> None:
    game = acting(
        "ares",
        amber=at("C1; F2 2t", gold=9),
        azure=at("F3 1t; G2", built="F3.1 metropolis:priestess"),
        rose=at("F4; D2"),
        dice="3 0",
    )
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")
    game.march("F2", "F3", "troop.1", "troop.2")
    assert game.faction("azure").priestesses == 1
    assert game.faction("amber").priestesses == 0
    assert game.state.buildings["F3.1"].bonus == "priestess"


def test_taking_a_metropolis_and_completing_a_set_at_once() -> None:
    game = acting(
        "ares",
        amber=at("C1; F2 2t; A2", gold=9, built="F2.1 academy; F2.2 temple"),
        azure=at("F3; G2", built="F3.1 metropolis; F3.2 port"),
    )
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")
    game.march("F2", "F3", "troop.1", "troop.2").say("metropolis", "F2.3")
    assert game.state.metropolises("amber") == 2
