"""Figures: where they stand and what they cost; Hydra, Kraken and Medusa."""

from __future__ import annotations

import pytest

from games.cyclades.components import FIGURES
from tests.cyclades.buying import RICH, bought
from tests.cyclades.table import Game, acting, at, income, upkeep

# Placing and keeping


@pytest.mark.parametrize("creature", sorted(FIGURES))
def test_a_figure_stands_in_an_area_of_its_kind_without_another_creature(creature: str) -> None:
    taken = {"cerberus": ("rose", "C1"), "kraken": ("rose", "S29"), "medusa": ("rose", "G2")}
    taken.pop(creature, None)
    game = acting("athena", amber=RICH, column=f"{creature} - - -", figures=taken)
    lairs = game.duties("F2.1").buy(creature).options("lair")
    kinds = {"sea" if lair.startswith("S") else "land" for lair in lairs}
    assert kinds == set(FIGURES[creature])
    assert not {area for _, area in taken.values()}.intersection(lairs)


def test_only_the_minotaur_needs_a_land_of_its_owner() -> None:
    assert sorted(bought("minotaur").options("lair")) == ["C1", "F2"]
    assert len(bought("medusa").options("lair")) == 20
    assert len(bought("cerberus").options("lair")) == 20
    assert len(bought("polyphemus").options("lair")) == 20


def test_a_dismissed_creature_leaves_and_its_card_is_discarded() -> None:
    game = upkeep({"medusa": ("amber", "C1")}, amber=at("C1 1t; A2", priestesses=2))
    game.say("keep", "dismiss")
    assert "medusa" not in game.state.figures
    assert "medusa" in game.state.creature_discard
    assert game.faction("amber").priestesses == 2


def test_without_a_priestess_the_creature_goes_unasked() -> None:
    game = upkeep({"medusa": ("amber", "C1")}, amber=at("C1 1t; A2"))
    assert game.state.phase == "actions"
    assert "medusa" not in game.state.figures


def test_each_creature_costs_a_priestess() -> None:
    game = upkeep(
        {"medusa": ("amber", "C1"), "cerberus": ("amber", "G2")},
        amber=at("C1 1t; A2", priestesses=1),
    )
    assert (game.ask.low, game.ask.high) == (0, 1)
    game.say("keep-several", "cerberus").say("prowl", "stay")
    assert game.state.phase == "actions"
    assert list(game.state.figures) == ["cerberus"]
    assert game.state.creature_discard == ["medusa"]
    assert game.faction("amber").priestesses == 0


def test_all_creatures_are_paid_before_any_moves() -> None:
    # p.4: a priestess for each that stays; who has done that may move them.
    game = upkeep(
        {"medusa": ("amber", "F3"), "cerberus": ("amber", "F2"), "kraken": ("amber", "S7")},
        amber=at("C1 1t; A2", priestesses=3),
    )
    game.say("keep-several", "medusa", "cerberus")
    assert game.faction("amber").priestesses == 1
    assert game.state.creature_discard == ["kraken"]
    # Cerberus makes way for Medusa, who could not go to F2 before him.
    assert game.options("prowl-next") == ["medusa", "cerberus"]
    game.say("prowl-next", "cerberus").say("prowl", "F4")
    assert "F2" in game.options("prowl")
    game.say("prowl", "F2")
    assert {name: figure.area for name, figure in game.state.figures.items()} == {
        "medusa": "F2",
        "cerberus": "F4",
    }
    assert game.state.phase == "actions"


def test_all_creatures_may_be_let_go_at_once() -> None:
    game = upkeep(
        {"medusa": ("amber", "C1"), "cerberus": ("amber", "G2")},
        amber=at("C1 1t; A2", priestesses=2),
    )
    game.say("keep-several")
    assert (game.state.figures, game.state.phase) == ({}, "actions")
    assert game.faction("amber").priestesses == 2


def test_upkeep_follows_the_turn_track_of_the_rounds_start() -> None:
    game = upkeep(
        {"medusa": ("amber", "C1"), "cerberus": ("rose", "G2")},
        order="rose azure amber",
        amber=at("C1 1t; A2", priestesses=1),
        rose=at("D2; B1", priestesses=1),
    )
    assert game.seat == "rose"
    game.say("keep", "keep").pick("prowl", "stay")
    assert game.seat == "amber"


def test_a_kept_creature_moves_to_a_neighbour_of_its_kind_without_a_creature() -> None:
    game = upkeep(
        {"medusa": ("amber", "F3"), "cerberus": ("rose", "F2")},
        order="amber azure rose",
        amber=at("C1 1t; A2", priestesses=1),
        rose=at("D2; B1", priestesses=1),
    )
    game.say("keep", "keep")
    assert sorted(game.options("prowl")) == ["F1", "F4", "stay"]


# Hydra


def test_hydra_doubles_the_income_of_her_area_for_whoever_holds_it() -> None:
    game = income(amber=at("A2"), azure=at("G2"), rose=at("D2"), figures={"hydra": ("azure", "A2")})
    assert (game.gold("amber"), game.gold("azure")) == (4, 1)


def test_hydra_doubles_tokens_too() -> None:
    game = income(amber=at("C1", "S7"), figures={"hydra": ("azure", "S7")}, tokens={"S7": 2})
    assert game.gold("amber") == 1 + 2 * 3


def test_hydra_eats_in_her_area_or_next_to_it_and_prospers() -> None:
    game = bought("hydra", azure=at("G2 1t 1m; I1 2t", "S24 2"), rose=at("D2 1t; B1"))
    game.say("lair", "S24")
    assert sorted(game.options("hydra")) == ["G2:mercenary", "G2:troop", "I1:troop", "S24:fleet"]
    game.say("hydra", "S24:fleet")
    assert game.fleets("S24") == 1
    assert game.state.tokens["S24"] == 1


def test_hydra_with_nothing_else_near_must_eat_her_owners_own() -> None:
    game = bought("hydra", amber=at("C1 1t; F2", gold=2)).say("lair", "C1")
    game.pick("hydra", "C1:troop")
    assert (game.troops("C1"), game.owner("C1")) == (0, "amber")
    assert game.state.tokens["C1"] == 1


def test_hydra_never_eats_a_hero_and_without_prey_brings_no_token() -> None:
    game = bought("hydra", amber=at("C1 ajax; F2", gold=2)).say("lair", "C1")
    assert game.asked == "act"
    assert "ajax" in game.state.heroes
    assert game.state.tokens.get("C1", 0) == 0


def test_hydra_eats_again_after_each_paid_upkeep_and_its_move() -> None:
    game = upkeep(
        {"hydra": ("amber", "S1")},
        amber=at("C1; F2", priestesses=1),
        azure=at("G2; I1", "S7 2"),
    )
    game.say("keep", "keep").say("prowl", "S7").pick("hydra", "S7:fleet")
    assert game.fleets("S7") == 1
    assert game.state.tokens == {"S7": 1}


def test_hydra_may_move_between_land_and_sea() -> None:
    game = upkeep({"hydra": ("amber", "S1")}, amber=at("C1; F2", priestesses=1))
    game.say("keep", "keep")
    assert sorted(game.options("prowl")) == ["A1", "C1", "S2", "S6", "S7", "stay"]


# Kraken


def test_kraken_destroys_even_its_owners_fleets() -> None:
    game = bought("kraken").say("lair", "S7")
    assert game.fleets("S7") == 0
    assert game.state.fleets_left("amber") == 8


def test_kraken_keeps_every_fleet_out_even_its_owners() -> None:
    game = acting(
        "poseidon",
        amber=at("C1; F2", "S7", gold=9),
        figures={"kraken": ("amber", "S6")},
    )
    game.duties("F2.1").act("sail").pick("sail-from", "S7")
    assert "S6" not in game.options("sail-to")


def test_kraken_refuses_recruiting_in_its_sea() -> None:
    game = acting("poseidon", amber=at("C1; F2", gold=9), figures={"kraken": ("rose", "S7")})
    game.act("build").say("slot", "F2.1").act("gift")
    assert "S7" not in game.options("fleet")
    assert "S6" in game.options("fleet")


def test_kraken_bars_the_retreat() -> None:
    def attacked(figures: dict[str, tuple[str, str]]) -> Game:
        game = acting(
            "poseidon",
            amber=at("F3; C1", "S9 4", gold=9),
            azure=at("F2; G2", "S10 2"),
            figures=figures,
            dice="1 1",
        )
        game.act("build").say("slot", "C1.1").act("gift").say("fleet", "S9")
        return game.sail("S9", "S10", 3)

    free = attacked({})
    assert (free.seat, sorted(free.options("retreat"))) == ("azure", ["S17", "stay"])
    barred = attacked({"kraken": ("rose", "S17")})
    assert (barred.seat, sorted(barred.options("retreat"))) == ("amber", ["S9", "stay"])


# Medusa


def test_medusa_blocks_marching_in_and_out() -> None:
    game = acting(
        "ares",
        amber=at("F3 2t; F2 2t; C1", gold=9),
        azure=at("F4; G2; I1"),
        figures={"medusa": ("amber", "F3")},
    )
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1").act("march")
    game.pick("march-from", "F2")
    assert game.options("march-to") == ["F4"]


def test_medusa_lets_recruits_in() -> None:
    game = acting("ares", amber=at("F3; C1", gold=9), figures={"medusa": ("azure", "F3")})
    game.act("build").say("slot", "C1.1").act("gift")
    assert "F3" in game.options("recruit")


def test_medusa_lets_hired_heroes_in() -> None:
    game = acting(
        "hera", amber=at("F3; C1", gold=9), heroes="ajax", figures={"medusa": ("azure", "F3")}
    )
    game.act("build").say("hera", "port").say("slot", "C1.1").act("gift")
    game.say("recruit", "C1").act("hero").pick("hero", "ajax")
    assert "F3" in game.options("hero-land")


def test_medusa_blocks_a_heroic_campaign() -> None:
    game = acting("athena", amber=at("F3 ajax; F2", gold=9), figures={"medusa": ("azure", "F3")})
    assert "quest" not in game.duties().acts


def test_medusa_bars_the_retreat() -> None:
    game = acting(
        "ares",
        amber=at("F2 4t; C1", gold=9),
        azure=at("F3 2t; F1; F4 1t; G2"),
        figures={"medusa": ("rose", "F1")},
        dice="1 1",
    )
    game.duties("C1.1").march("F2", "F3", "troop.1", "troop.2", "troop.3", "troop.4")
    assert game.seat == "azure"
    assert sorted(game.options("retreat")) == ["F4", "stay"]


def test_medusa_lets_heroes_be_sacrificed() -> None:
    game = acting(
        "athena",
        amber=at("F3 ajax; F2; F1; F4; C1; A1; A2"),
        figures={"medusa": ("azure", "F3")},
    )
    assert "sacrifice:ajax" in game.duties().acts
