"""Moving on land and sea, and battles stage by stage."""

from __future__ import annotations

import pytest

from games.cyclades.state import State
from tests.cyclades.table import Game, acting, at


def ares(amber: str, azure: str = "G2; I1", dice: str = "1 1", **more: str) -> Game:
    """Amber has done the duties of Ares, the gift standing in C1."""
    game = acting(
        "ares",
        amber=at(f"C1; {amber}", more.get("seas", ""), gold=9),
        azure=at(azure, more.get("foreign", ""), gold=0, built=more.get("built", "")),
        rose=at("D2; B1", more.get("third", "")),
        dice=dice,
    )
    return game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")


def goals(game: Game, start: str) -> list[str]:
    """Where amber may march from ``start``."""
    return sorted(game.act("march").say("march-from", start).options("march-to"))


def test_a_neighbouring_land_of_the_island_is_reachable() -> None:
    assert goals(ares("F2 1t"), "F2") == ["F3", "F4"]


def test_a_chain_of_own_fleets_makes_lands_reachable() -> None:
    # S9 touches F1 and F3, S8 touches A2, S7 touches A1, A2 and C1.
    assert goals(ares("F1 1t", seas="S9; S8; S7"), "F1") == ["A1", "A2", "C1", "F3"]


def test_a_broken_chain_reaches_nothing_beyond_the_gap() -> None:
    assert goals(ares("F1 1t", seas="S9; S7"), "F1") == ["F3"]


def test_foreign_fleets_carry_nobody() -> None:
    assert goals(ares("F1 1t", foreign="S9; S8"), "F1") == ["F3"]


def test_leaving_a_land_with_all_units_keeps_it_by_a_token() -> None:
    game = ares("F2 2t").march("F2", "F3", "troop.1", "troop.2")
    assert (game.owner("F2"), game.troops("F2")) == ("amber", 0)
    assert (game.owner("F3"), game.troops("F3")) == ("amber", 2)


def test_part_of_a_force_may_march() -> None:
    game = ares("F2 2t 1m").march("F2", "F3", "mercenary.1")
    assert (game.mercenaries("F3"), game.troops("F2")) == (1, 2)


def test_a_land_with_only_a_token_falls_without_battle_fortress_or_not() -> None:
    game = ares("F2 1t", "F3; G2", built="F3.1 fortress").march("F2", "F3", "troop.1")
    assert game.stages() == []
    assert game.owner("F3") == "amber"


def test_taking_a_land_with_the_symbol_brings_a_priestess() -> None:
    game = ares("E3 1t", seas="S12", azure="G1; I1; G2").march("E3", "G1", "troop.1")
    assert game.faction("amber").priestesses == 1


def test_re_entering_your_own_land_brings_no_priestess() -> None:
    game = ares("E3 1t; G1", seas="S12").march("E3", "G1", "troop.1")
    assert game.faction("amber").priestesses == 0


def test_a_land_battle_won_takes_the_land() -> None:
    game = ares("F2 3t", "F3 1t; G2").march("F2", "F3", "troop.1", "troop.2", "troop.3")
    assert game.stages() == [(4, 2)]
    assert (game.owner("F3"), game.troops("F3")) == ("amber", 3)
    assert game.state.troops_left("azure") == 8


def test_a_tie_costs_both_sides_and_the_land_stays_the_defenders() -> None:
    game = ares("F2 1t", "F3 1t; G2").march("F2", "F3", "troop.1")
    assert game.stages() == [(2, 2)]
    assert (game.owner("F3"), game.troops("F3")) == ("azure", 0)
    assert game.state.troops_left("azure") == 8
    assert game.owner("F2") == "amber"


def test_the_fortress_does_not_help_an_attacker() -> None:
    game = ares("F3 2t", "F2 1t; G2", built="F2.1 port")
    game.march("F3", "F2", "troop.1", "troop.2")
    assert game.stages() == [(3, 2)]


def test_an_attack_that_fails_leaves_the_land_alone() -> None:
    game = ares("F2 1t", "F3 2t; G2", "0 3").march("F2", "F3", "troop.1")
    assert (game.owner("F3"), game.troops("F3")) == ("azure", 2)
    assert game.state.troops_left("amber") == 7


def test_the_defender_is_asked_to_retreat_first_then_the_attacker() -> None:
    game = ares("F2 3t", "F3 2t; G2").march("F2", "F3", "troop.1", "troop.2", "troop.3")
    assert game.seat == "azure"
    game.say("retreat", "stay")
    assert game.seat == "amber"
    game.say("retreat", "stay")
    assert len(game.stages()) == 2


def test_the_retreating_defender_leaves_the_land_to_the_attacker() -> None:
    game = ares("F2 3t", "F3 2t; G2").march("F2", "F3", "troop.1", "troop.2", "troop.3")
    game.say("retreat", "F4")
    assert (game.owner("F4"), game.troops("F4")) == ("azure", 1)
    assert (game.owner("F3"), game.troops("F3")) == ("amber", 3)


def test_the_retreating_attacker_need_not_go_back() -> None:
    game = ares("F2 4t", "F3 3t; G2").march("F2", "F3", "troop.1", "troop.2", "troop.3")
    assert game.seat == "azure"
    game.say("retreat", "stay")
    assert {"F1", "F2", "F4"} <= set(game.options("retreat"))
    game.say("retreat", "F1")
    assert (game.owner("F1"), game.troops("F1")) == ("amber", 2)
    assert (game.owner("F3"), game.troops("F3")) == ("azure", 2)


def test_nobody_retreats_into_a_foreign_land() -> None:
    game = acting(
        "ares",
        amber=at("C1; F2 4t", gold=9),
        azure=at("F3 3t; G2"),
        rose=at("F4; F1 1t; D2"),
        dice="1 1",
    )
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")
    game.march("F2", "F3", "troop.1", "troop.2", "troop.3", "troop.4")
    # F1 and F4 are rose's, F2 is amber's: the defender has nowhere to go.
    assert game.seat == "amber"
    assert sorted(game.options("retreat")) == ["F2", "stay"]


def test_retreating_into_an_unowned_land_with_the_symbol_brings_a_priestess() -> None:
    game = ares("I1 3t", "G2 2t; H1", seas="S24")
    game.march("I1", "G2", "troop.1", "troop.2", "troop.3").say("retreat", "G1")
    assert (game.owner("G1"), game.troops("G1")) == ("azure", 1)
    assert game.faction("azure").priestesses == 1
    assert game.owner("G2") == "amber"


def test_units_of_all_kinds_add_one_each() -> None:
    game = ares("F2 1t 1m jason", "F3 1m; G2")
    game.march("F2", "F3", "troop.1", "mercenary.1", "hero:jason")
    assert game.stages() == [(4, 2)]


def test_a_lost_mercenary_goes_back_to_the_common_supply() -> None:
    game = ares("F2 1m", "F3 2t; G2", "0 3").march("F2", "F3", "mercenary.1")
    assert game.state.mercenaries_left() == 16


# The last land


def test_a_last_land_may_not_be_attacked() -> None:
    assert "F3" not in goals(ares("F2 2t", "F3 1t", foreign="S24"), "F2")


def test_a_last_land_may_not_be_walked_into_either() -> None:
    assert "F3" not in goals(ares("F2 2t", "F3", foreign="S24"), "F2")


def last_land(built: str, amber_built: str = "", carded: int = 0, dice: str = "3 0") -> Game:
    """Azure's last land F3 lies beside amber's force in F2."""
    game = acting(
        "ares",
        amber=at("C1; F2 3t; A2", gold=9, built=amber_built, carded=carded),
        azure=at("F3 1t", "S24", built=built),
        dice=dice,
    )
    return game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")


def test_a_last_land_may_be_attacked_for_the_winning_metropolis() -> None:
    game = last_land("F3.1 metropolis:gold", carded=2)
    assert "F3" in goals(game, "F2")


def test_a_last_land_may_not_be_attacked_for_a_second_metropolis() -> None:
    game = last_land("F3.1 metropolis:gold", carded=1)
    assert "F3" not in goals(game, "F2")


def test_a_last_land_may_be_attacked_for_the_building_that_completes_the_winning_set() -> None:
    game = last_land("F3.1 port", "F2.1 academy; F2.2 temple", carded=2)
    assert "F3" in goals(game, "F2")  # C1 has just got its fortress


def test_the_exception_latches_the_end_of_the_game() -> None:
    game = last_land("F3.1 metropolis:gold", carded=2)
    game.march("F2", "F3", "troop.1", "troop.2", "troop.3")
    assert game.owner("F3") == "amber"
    assert game.state.latched
    assert "latched" in game.heard()


def test_a_latched_game_ends_even_if_the_metropolis_is_lost_again() -> None:
    def latched(state: State) -> None:
        state.latched = True

    game = acting("apollo", "rose", amber=at("C1; F2", carded=1), change=latched)
    game.finish_round()
    assert game.match.over
    assert game.winners == ["amber"]


@pytest.mark.parametrize("built", ["", "F3.1 metropolis:gold"])
def test_who_has_enough_metropolises_already_may_take_no_last_land(built: str) -> None:
    # p.8: the exception is for a conquest that itself gives what is needed.
    game = last_land(built, carded=3)
    assert "F3" not in goals(game, "F2")


def test_who_has_enough_takes_other_lands_and_latches_nothing() -> None:
    game = last_land("", carded=3).march("F2", "F4", "troop.1")
    assert (game.owner("F4"), game.state.latched) == ("amber", False)


def test_a_failed_attack_on_a_last_land_latches_nothing() -> None:
    game = acting(
        "ares",
        amber=at("C1; F2 1t; A2", gold=9, carded=2),
        azure=at("F3 3t", "S24", built="F3.1 metropolis:gold"),
        dice="0 3",
    )
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")
    game.march("F2", "F3", "troop.1")
    assert not game.state.latched
    assert game.owner("F3") == "azure"


# The sea


def poseidon(amber: str, azure: str, dice: str = "1 1", **more: str) -> Game:
    """Amber holds C1 and F3 and has done the duties of Poseidon."""
    game = acting(
        "poseidon",
        amber=at("C1; F3; F2", amber, gold=9, built=more.get("ours", "")),
        azure=at("G2; I1; A2", azure, built=more.get("theirs", "")),
        dice=dice,
    )
    return game.act("build").say("slot", "F3.1").act("gift").say("fleet", "S6")


def test_a_sea_left_empty_belongs_to_nobody() -> None:
    game = poseidon("S16 2", "").sail("S16", "S20", 2)
    assert (game.owner("S16"), game.owner("S20"), game.fleets("S20")) == (None, "amber", 2)


def test_a_part_of_the_fleets_may_sail() -> None:
    game = poseidon("S16 3", "").sail("S16", "S20", 1)
    assert (game.fleets("S16"), game.fleets("S20")) == (2, 1)


def test_a_sea_tie_that_wipes_out_both_empties_the_sea() -> None:
    game = poseidon("S16 1", "S20 1").sail("S16", "S20", 1)
    assert game.stages() == [(2, 2)]
    assert (game.owner("S20"), game.fleets("S20")) == (None, 0)
    assert game.state.fleets_left("azure") == 8


def test_ports_and_metropolises_on_the_coast_of_the_battle_help_both_sides() -> None:
    # S8 is the shore of A2.1; S9 that of F3.1.
    game = poseidon("S9 2", "S8 1", theirs="A2.1 metropolis:gold").sail("S9", "S8", 2)
    assert game.stages() == [(3, 3)]


def test_a_port_on_another_coast_does_not_help() -> None:
    game = poseidon("S9 2", "S8 1", ours="F3.2 port").sail("S9", "S8", 2)
    assert game.stages() == [(3, 2)]


def test_the_sea_defender_retreats_to_an_empty_or_own_neighbour() -> None:
    game = poseidon("S9 3", "S8 2; S14 1").sail("S9", "S8", 3)
    assert game.seat == "azure"
    assert sorted(game.options("retreat")) == ["S14", "S15", "S7", "S9", "stay"]
    game.say("retreat", "S14")
    assert (game.fleets("S14"), game.owner("S8"), game.fleets("S8")) == (2, "amber", 3)


def test_the_sea_attacker_may_retreat_after_the_defender_stays() -> None:
    game = poseidon("S9 3", "S8 2", "0 3").sail("S9", "S8", 3)
    assert game.seat == "azure"
    game.say("retreat", "stay")
    assert game.seat == "amber"
    game.say("retreat", "S9")
    assert (game.fleets("S9"), game.owner("S8"), game.fleets("S8")) == (2, "azure", 2)


def test_a_fresh_stage_rolls_again() -> None:
    game = poseidon("S9 3", "S8 2", "1 1 3 0").sail("S9", "S8", 3).stay()
    assert game.stages() == [(4, 3), (6, 1)]
    assert game.owner("S8") == "amber"
