"""Minotaur, Polyphemus and Cerberus."""

from __future__ import annotations

from games.cyclades.state import State
from tests.cyclades.buying import RICH, bought
from tests.cyclades.table import acting, at, income, upkeep

# Minotaur


def test_minotaur_alone_fights_for_the_land_with_strength_two() -> None:
    game = acting(
        "ares",
        amber=at("F2 3t; C1", gold=9),
        azure=at("F3; G2"),
        figures={"minotaur": ("azure", "F3")},
        dice="1 1",
    )
    game.duties("C1.1").march("F2", "F3", "troop.1", "troop.2", "troop.3")
    assert game.stages() == [(4, 3)]
    assert "minotaur" not in game.state.figures
    assert "minotaur" in game.state.creature_discard
    assert game.owner("F3") == "amber"


def test_minotaur_may_be_spared_or_given_as_the_loss() -> None:
    game = acting(
        "ares",
        amber=at("F2 5t; C1", gold=9),
        azure=at("F3 1t; G2"),
        figures={"minotaur": ("azure", "F3")},
        dice="1 1",
    )
    game.duties("C1.1").march("F2", "F3", *(f"troop.{n}" for n in range(1, 6)))
    assert game.stages() == [(6, 4)]
    assert game.seat == "azure"
    assert sorted(game.options("casualty")) == ["minotaur", "troop"]


def test_minotaur_does_not_retreat_but_fights_on_alone() -> None:
    game = acting(
        "ares",
        amber=at("F2 5t; C1", gold=9),
        azure=at("F3 2t; F4; G2"),
        figures={"minotaur": ("azure", "F3")},
        dice="1 0 1 0",
    )
    game.duties("C1.1").march("F2", "F3", *(f"troop.{n}" for n in range(1, 6)))
    game.say("casualty", "troop").say("retreat", "F4")
    assert game.troops("F4") == 1
    assert game.stages()[1] == (6, 2)
    assert game.owner("F3") == "amber"
    assert "minotaur" not in game.state.figures


def test_minotaur_moves_only_to_a_neighbouring_land_of_its_owner() -> None:
    game = upkeep(
        {"minotaur": ("amber", "F3")}, amber=at("F3; F2; C1", priestesses=1), azure=at("F4; G2")
    )
    game.say("keep", "keep")
    assert sorted(game.options("prowl")) == ["F2", "stay"]


def test_minotaur_never_marches() -> None:
    game = acting("ares", amber=at("F3; F2; C1", gold=9), figures={"minotaur": ("amber", "F3")})
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")
    assert "march" not in game.acts


# Polyphemus


def test_polyphemus_drives_fleets_one_by_one_out_of_the_seas_around() -> None:
    game = bought(
        "polyphemus",
        amber=at("C1; F2", "S9", gold=2),
        azure=at("J1; H2", "S27 2"),
        rose=at("D2; B1", "S26"),
    )
    game.say("lair", "J1")  # closes S21 and S27
    # S27 borders S21 (closed too) and S26 (another colour): both fleets are lost.
    assert game.asked == "act"
    assert game.fleets("S27") == 0
    assert game.state.fleets_left("azure") == 8
    assert game.fleets("S26") == 1


def test_polyphemus_lets_the_owner_choose_order_and_direction() -> None:
    game = bought("polyphemus", azure=at("J1; H2", "S21; S27 2"))
    game.say("lair", "J1")
    assert sorted(game.options("polyphemus")) == ["S21>S20", "S27>S26"]
    game.say("polyphemus", "S27>S26")
    while game.asked == "polyphemus":
        game.say("polyphemus", game.ask.options[0])
    assert (game.fleets("S26"), game.fleets("S20")) == (2, 1)
    assert (game.fleets("S21"), game.fleets("S27")) == (0, 0)


def test_polyphemus_drives_his_owners_fleets_too() -> None:
    game = bought("polyphemus", amber=at("J1; F2", "S27", gold=2)).say("lair", "J1")
    game.pick("polyphemus", "S27>S26")
    assert (game.fleets("S27"), game.fleets("S26")) == (0, 1)


def test_polyphemus_drives_nobody_into_the_kraken() -> None:
    game = acting(
        "athena",
        amber=RICH,
        azure=at("J1; H2", "S27 1"),
        column="polyphemus - - -",
        figures={"kraken": ("rose", "S26")},
    )
    game.duties("F2.1").buy("polyphemus").say("lair", "J1")
    assert game.asked == "act"
    assert game.state.fleets_left("azure") == 8


def test_polyphemus_drives_fleets_again_when_he_moves() -> None:
    game = upkeep(
        {"polyphemus": ("amber", "H1")},
        amber=at("C1; F2", "S7", priestesses=1),
        azure=at("G2; I1", "S27 1"),
    )
    game.say("keep", "keep").say("prowl", "H2")
    assert game.asked in ("act", "polyphemus")
    # H2 closes S20, S21, S26 and S27: from S27 there is nowhere else to go.
    assert game.fleets("S27") == 0
    assert game.state.fleets_left("azure") == 8


def test_polyphemus_keeps_fleets_and_recruits_out_of_his_seas() -> None:
    game = acting(
        "poseidon",
        amber=at("J1; C1", "S26", gold=9),
        figures={"polyphemus": ("amber", "J1")},
    )
    game.act("build").say("slot", "C1.1").act("gift")
    assert not {"S21", "S27"}.intersection(game.options("fleet"))
    game.say("fleet", "S7").act("sail").pick("sail-from", "S26")
    assert "S27" not in game.options("sail-to")


# Cerberus


def test_cerberus_brings_the_areas_income_to_his_owner() -> None:
    game = income(
        amber=at("C1"), azure=at("A2"), rose=at("D2"), figures={"cerberus": ("amber", "A2")}
    )
    assert (game.gold("amber"), game.gold("azure")) == (3, 0)


def test_cerberus_takes_the_tokens_too() -> None:
    game = income(
        amber=at("C1"),
        azure=at("A2"),
        figures={"cerberus": ("amber", "A2")},
        tokens={"A2": 2},
    )
    assert (game.gold("amber"), game.gold("azure")) == (5, 0)


def test_cerberus_collects_from_a_land_of_nobody() -> None:
    game = income(amber=at("C1"), figures={"cerberus": ("amber", "A2")})
    assert game.gold("amber") == 3


def test_a_figures_card_is_before_its_owner_and_in_no_pile() -> None:
    game = bought("cerberus").say("lair", "G2")
    state: State = game.state
    assert "cerberus" not in [*state.creature_deck, *state.creature_discard, *state.column]
    assert game.match.view(None).players[0].creatures == ("cerberus",)
