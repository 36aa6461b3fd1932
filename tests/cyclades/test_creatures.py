"""The twelve creatures without a figure: each effect, and what happens where it has none."""

from __future__ import annotations

from typing import Unpack

import pytest

from games.cyclades.components import CREATURES, GODS
from games.cyclades.view import God
from tests.cyclades.buying import RICH, is_spent
from tests.cyclades.table import Game, Scene, acting, at


def bought(creature: str, **scene: Unpack[Scene]) -> Game:
    """Amber has done Athena's duties and buys ``creature`` for 2."""
    scene.setdefault("amber", RICH)
    scene["column"] = f"{creature} - - -"
    game = acting("athena", **scene)
    return game.duties("F2.1").buy(creature)


@pytest.mark.parametrize("place", range(4))
def test_a_creature_costs_what_its_place_says(place: int) -> None:
    column = ["-"] * 4
    column[place] = "graeae"
    game = acting("athena", amber=at("F2", gold=place + 2), column=" ".join(column))
    game.duties().buy("graeae")
    assert game.gold("amber") == 0


def test_a_creature_too_dear_is_not_offered() -> None:
    game = acting("athena", amber=at("F2", gold=2), column="harpy giant - -").duties()
    assert "creature:harpy" in game.acts
    assert "creature:giant" not in game.acts


def test_any_number_of_creatures_may_be_bought_in_one_turn() -> None:
    game = acting("athena", amber=at("F2", gold=14), column="graeae dryad satyr harpy").duties()
    for creature in ("graeae", "dryad", "satyr"):
        game.buy(creature)
    game.buy("harpy").say("harpy", game.options("harpy")[0])
    assert game.state.column == [None] * 4
    assert game.gold("amber") == 0


@pytest.mark.parametrize("god", GODS)
def test_every_god_but_apollo_sells_creatures(god: God) -> None:
    game = acting(god, amber=at("F2; F3", gold=5), column="graeae - - -").duties()
    assert "creature:graeae" in game.acts


def test_apollo_sells_no_creatures_sends_no_heroes_and_takes_no_sacrifice() -> None:
    game = acting(
        "apollo", amber=at("F2 ajax; F3; F4; F1; C1; A1; A2", gold=20), column="graeae - - -"
    )
    seen = []
    while game.state.round == 3 and not game.match.over:
        seen.append(game.asked)
        game.say(game.asked, game.ask.options[0])
    assert seen == ["apollo-land", "apollo-sea"]


def test_harpy_destroys_a_troop_or_a_mercenary_of_anybody_never_a_hero() -> None:
    game = bought("harpy", azure=at("G2 1t 1m ajax; I1"), rose=at("D2 hector; B1 1t"))
    assert sorted(game.options("harpy")) == ["B1:troop", "C1:troop", "G2:mercenary", "G2:troop"]
    game.say("harpy", "G2:mercenary")
    assert (game.mercenaries("G2"), game.troops("G2")) == (0, 1)
    assert game.state.mercenaries_left() == 16
    assert is_spent(game, "harpy")


def test_harpy_leaves_the_land_to_its_owner() -> None:
    game = bought("harpy", azure=at("G2 1t; I1")).say("harpy", "G2:troop")
    assert (game.owner("G2"), game.troops("G2")) == ("azure", 0)
    assert game.state.troops_left("azure") == 8


def test_harpy_may_strike_in_the_land_of_medusa() -> None:
    game = acting(
        "athena",
        amber=RICH,
        azure=at("G2 1t; I1"),
        column="harpy - - -",
        figures={"medusa": ("rose", "G2")},
    )
    game.duties().buy("harpy")
    assert "G2:troop" in game.options("harpy")


def test_giant_brings_all_mercenaries_of_one_land_to_any_lands_of_yours() -> None:
    game = bought("giant", azure=at("G2 1t 3m; I1 1m"))
    game.say("giant", "G2").say("giant-home", "C1").say("giant-home", "F2")
    game.say("giant-home", "F2")
    assert (game.mercenaries("C1"), game.mercenaries("F2"), game.mercenaries("G2")) == (1, 2, 0)
    assert game.troops("G2") == 1
    assert is_spent(game, "giant")


def test_giant_robs_a_last_land_which_stays_its_owners() -> None:
    game = bought("giant", azure=at("G2 2m"))
    while game.asked.startswith("giant"):
        game.say(game.asked, "G2" if game.asked == "giant" else "C1")
    assert (game.owner("G2"), game.mercenaries("C1")) == ("azure", 2)


def test_giant_cannot_rob_the_land_of_medusa() -> None:
    game = acting(
        "athena",
        amber=RICH,
        azure=at("G2 3m; I1"),
        column="giant - - -",
        figures={"medusa": ("rose", "G2")},
    )
    game.duties().buy("giant")
    assert is_spent(game, "giant")
    assert game.mercenaries("G2") == 3


def test_graeae_repeat_your_income_alone() -> None:
    game = acting(
        "athena",
        amber=at("C1 1t; F2; A2", "S7", gold=2),
        azure=at("G2; I1", gold=4),
        column="graeae - - -",
        tokens={"F2": 2, "G2": 5},
    )
    game.duties().buy("graeae")
    # C1 1, A2 2, S7 1 as printed, two tokens in F2.
    assert (game.gold("amber"), game.gold("azure")) == (6, 4)


def test_graeae_with_hydra_double_the_area_and_its_tokens() -> None:
    game = acting(
        "athena",
        amber=at("C1 1t; F2", gold=2),
        column="graeae - - -",
        tokens={"C1": 1},
        figures={"hydra": ("azure", "C1")},
    )
    game.duties().buy("graeae")
    assert game.gold("amber") == 4


def test_graeae_with_cerberus_only_the_buyer_collects() -> None:
    game = acting(
        "athena",
        amber=at("C1 1t; F2", gold=2),
        azure=at("G2; I1", gold=0),
        column="graeae - - -",
        figures={"cerberus": ("azure", "C1")},
    )
    game.duties().buy("graeae")
    assert (game.gold("amber"), game.gold("azure")) == (0, 0)


def test_graeae_with_your_own_cerberus_take_the_foreign_area_too() -> None:
    game = acting(
        "athena",
        amber=at("C1 1t; F2", gold=2),
        azure=at("G2; I1", gold=7),
        column="graeae - - -",
        tokens={"G2": 2},
        figures={"cerberus": ("amber", "G2")},
    )
    game.duties().buy("graeae")
    assert (game.gold("amber"), game.gold("azure")) == (1 + 3, 7)


@pytest.mark.parametrize(("held", "stolen"), [(0, 0), (1, 0), (5, 2), (8, 4)])
def test_griffin_steals_half_rounded_down(held: int, stolen: int) -> None:
    game = bought("griffin", azure=at("G2; I1", gold=held), rose=at("B1; D2", gold=20))
    game.say("griffin", "azure")
    assert game.gold("azure") == held - stolen
    assert game.gold("amber") == 8 + stolen
    assert game.gold("rose") == 20


def test_griffin_robs_another_player_never_yourself() -> None:
    assert sorted(bought("griffin").options("griffin")) == ["azure", "rose"]


def test_dryad_steals_a_priestess() -> None:
    game = bought("dryad", azure=at("G2; I1", priestesses=2), rose=at("D2; B1", priestesses=1))
    game.say("dryad", "azure")
    assert game.faction("azure").priestesses == 1
    assert game.faction("amber").priestesses == 1


def test_dryad_finds_no_priestess_and_is_discarded() -> None:
    game = bought("dryad")
    assert is_spent(game, "dryad")
    assert game.gold("amber") == 8


def test_satyr_steals_a_philosopher() -> None:
    game = bought("satyr", azure=at("G2; I1", philosophers=2), rose=at("D2; B1", philosophers=3))
    game.say("satyr", "rose")
    assert game.faction("rose").philosophers == 2
    assert game.faction("amber").philosophers == 2  # one from Athena


def test_satyr_brings_the_fourth_philosopher_and_a_metropolis_at_once() -> None:
    thinkers = at("C1 1t; F2", gold=10, philosophers=2)
    game = bought("satyr", amber=thinkers, azure=at("G2; I1", philosophers=1))
    if game.asked == "satyr":
        game.say("satyr", "azure")
    assert game.faction("amber").philosophers == 0
    game.say("metropolis", "F2.2")
    assert game.building("F2.2") == "metropolis"
    assert is_spent(game, "satyr")


def test_pegasus_carries_any_units_anywhere_free_of_charge() -> None:
    game = bought("pegasus", amber=at("C1 2t 1m ajax; F2", gold=2), azure=at("G2; I1"))
    game.pick("leap-from", "C1")
    assert "G2" in game.options("leap-to")
    game.say("leap-to", "G2").say("force", "hero:ajax", "troop.1", "mercenary.1")
    assert (game.owner("G2"), game.troops("G2"), game.mercenaries("G2")) == ("amber", 1, 1)
    assert game.state.heroes["ajax"].area == "G2"
    assert (game.troops("C1"), game.gold("amber")) == (1, 0)
    assert is_spent(game, "pegasus")


def test_pegasus_may_carry_into_battle() -> None:
    game = acting(
        "athena",
        amber=at("C1 3t; F2", gold=2),
        azure=at("G2 1t; I1"),
        column="pegasus - - -",
        dice="1 1",
    )
    game.duties().buy("pegasus").pick("leap-from", "C1").say("leap-to", "G2")
    game.say("force", "troop.1", "troop.2", "troop.3")
    assert game.stages() == [(4, 2)]
    assert (game.owner("G2"), game.troops("G2")) == ("amber", 3)


def test_pegasus_neither_enters_nor_leaves_the_land_of_medusa() -> None:
    game = acting(
        "athena",
        amber=at("C1 2t; F2 1t; A2", gold=2),
        azure=at("G2; I1"),
        column="pegasus - - -",
        figures={"medusa": ("rose", "C1")},
    )
    game.duties().buy("pegasus")
    if game.asked == "leap-from":
        assert game.options("leap-from") == ["F2"]
        game.say("leap-from", "F2")
    assert "C1" not in game.options("leap-to")


def test_pegasus_has_nobody_to_carry_out_of_the_land_of_medusa() -> None:
    game = acting(
        "athena",
        amber=at("C1 2t; F2", gold=2),
        column="pegasus - - -",
        figures={"medusa": ("rose", "C1")},
    )
    game.duties().buy("pegasus")
    assert is_spent(game, "pegasus")


def test_pegasus_may_not_attack_a_last_land() -> None:
    game = bought("pegasus", amber=at("C1 2t; F2", gold=2), azure=at("G2 1t", "S24"))
    game.pick("leap-from", "C1")
    assert "G2" not in game.options("leap-to")


def test_sylph_swaps_the_fleets_of_any_two_seas() -> None:
    game = bought(
        "sylph",
        amber=at("C1; F2", "S7 1", gold=2),
        azure=at("G2; I1", "S24 4"),
        rose=at("D2; B1", "S4 2"),
    )
    assert sorted(game.options("sylph")) == ["S24", "S4", "S7"]
    game.say("sylph", "S7", "S24")
    assert (game.owner("S7"), game.fleets("S7")) == ("azure", 4)
    assert (game.owner("S24"), game.fleets("S24")) == ("amber", 1)


def test_sylph_needs_fleets_in_both_seas() -> None:
    game = bought(
        "sylph", amber=at("C1; F2", "S7 1", gold=2), azure=at("G2; I1"), rose=at("D2; B1")
    )
    assert is_spent(game, "sylph")


def test_cyclops_swaps_a_basic_building_for_another() -> None:
    game = acting("athena", amber=at("F2; C1", gold=2, built="F2.1 port"), column="cyclops - - -")
    game.duties("F2.2").buy("cyclops").say("cyclops", "F2.1")
    assert "port" not in game.options("cyclops-kind")
    game.say("cyclops-kind", "temple")
    assert game.building("F2.1") == "temple"
    assert (game.state.supply["port"], game.state.supply["temple"]) == (10, 9)


def test_cyclops_may_complete_a_set() -> None:
    game = acting(
        "athena",
        amber=at("F2; F3; C1", gold=2, built="F2.1 port; F2.2 port; F2.3 temple"),
        column="cyclops - - -",
    )
    game.duties("F3.1").buy("cyclops").say("cyclops", "F2.1").say("cyclops-kind", "fortress")
    game.say("metropolis", "C1.1")
    assert game.building("C1.1") == "metropolis"
    assert [game.building(f"F2.{n}") for n in (1, 2, 3)] == [None, None, None]


def test_cyclops_does_not_touch_a_metropolis() -> None:
    game = acting(
        "poseidon", amber=at("F2; C1", gold=2, built="F2.1 metropolis"), column="cyclops - - -"
    )
    game.duties("C1.1").buy("cyclops")
    if game.asked == "cyclops":
        assert game.options("cyclops") == ["C1.1"]
    assert game.building("F2.1") == "metropolis"


def test_there_are_eighteen_creatures() -> None:
    assert len(CREATURES) == len(set(CREATURES)) == 18
