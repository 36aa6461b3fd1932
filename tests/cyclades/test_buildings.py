"""Buildings and metropolises: slots, sets, the ways to a metropolis and its bonuses."""

from __future__ import annotations

import pytest

from games.cyclades.state import State
from games.cyclades.view import Bonus
from tests.cyclades.table import Game, acting, at

FULL = "C1.1 port; F1.1 port"


def test_with_free_slots_building_cannot_be_skipped() -> None:
    game = acting("athena", amber=at("C1; F1", built="C1.1 port")).act("build")
    assert game.asked == "act" or game.options("slot") == ["F1.1"]


def test_with_no_free_slot_one_may_skip_or_replace() -> None:
    game = acting("athena", amber=at("C1; F1", built=FULL)).act("build")
    assert sorted(game.options("slot")) == ["replace:C1.1", "replace:F1.1", "skip"]
    game.say("slot", "replace:F1.1")
    assert game.building("F1.1") == "academy"
    assert game.state.supply["port"] == 9


def test_skipping_leaves_everything() -> None:
    game = acting("athena", amber=at("C1; F1", built=FULL)).act("build").say("slot", "skip")
    assert (game.building("C1.1"), game.building("F1.1")) == ("port", "port")
    assert game.acts == ["gift"]


def test_a_metropolis_is_never_replaced() -> None:
    game = acting("athena", amber=at("C1; F1", built="C1.1 metropolis; F1.1 port")).act("build")
    assert sorted(game.options("slot")) == ["replace:F1.1", "skip"]


def test_a_kind_that_has_run_out_is_not_built() -> None:
    lands = "F2; F3; H1; H2; J1; I1"
    slots = ["F2.1", "F2.2", "F2.3", "F3.1", "F3.2", "H1.1", "H1.2", "H1.3", "H2.1", "H2.2"]
    game = acting(
        "athena",
        amber=at("C1; A1"),
        azure=at(lands, built="; ".join(f"{slot} academy" for slot in slots)),
    )
    if "build" in game.acts:
        game.act("build")
    assert game.asked == "act"
    assert (game.building("C1.1"), game.building("A1.1")) == (None, None)


def test_four_kinds_become_a_metropolis_at_once() -> None:
    game = acting("athena", amber=at("F2; F3; C1", built="F2.1 port; F2.2 fortress; F3.1 temple"))
    game.act("build").say("slot", "C1.1")
    # All four went back first, so that even their slots are free.
    assert sorted(game.options("metropolis")) == [
        "C1.1",
        "F2.1",
        "F2.2",
        "F2.3",
        "F3.1",
        "F3.2",
    ]
    game.say("metropolis", "F2.1")
    assert game.building("F2.1") == "metropolis"
    assert len(game.state.buildings) == 1
    assert game.state.supply == {"port": 10, "fortress": 10, "temple": 10, "academy": 10}
    assert game.gold("amber") == 3


def test_with_duplicates_the_builder_chooses_which_to_give() -> None:
    game = acting(
        "athena",
        amber=at("F2; F3; C1", built="F2.1 port; F2.2 fortress; F3.1 temple; F3.2 port"),
    )
    game.act("build").say("slot", "C1.1")
    assert sorted(game.options("set")) == ["F2.1", "F3.2"]
    game.say("set", "F3.2").say("metropolis", "C1.1")
    assert game.building("F2.1") == "port"
    assert game.building("F3.2") is None


def test_replacing_a_building_may_undo_a_set() -> None:
    game = acting(
        "athena",
        amber=at("C1; F1; A2; F4", built="C1.1 port; F1.1 temple; A2.1 fortress; F4.1 port"),
    )
    game.act("build").say("slot", "replace:F1.1")
    assert game.asked == "act"
    assert game.state.metropolises("amber") == 0


def test_a_replacement_may_complete_a_set() -> None:
    game = acting(
        "athena",
        amber=at(
            "C1; F1; A2; F4",
            built="C1.1 port; F1.1 temple; A2.1 fortress; F4.1 port",
        ),
    )
    game.act("build").say("slot", "replace:F4.1")
    assert sorted(game.options("metropolis")) == ["A2.1", "C1.1", "F1.1", "F4.1"]
    game.say("metropolis", "A2.1")
    assert [b.kind for b in game.state.buildings.values()] == ["metropolis"]


def test_four_philosophers_become_a_metropolis_at_once() -> None:
    game = acting("athena", amber=at("F2; C1", philosophers=3))
    game.act("build").say("slot", "F2.1").act("gift").say("metropolis", "F2.3")
    assert game.faction("amber").philosophers == 0
    assert game.building("F2.3") == "metropolis"


def test_the_bought_philosopher_may_be_the_fourth() -> None:
    game = acting("athena", amber=at("F2; C1", gold=4, philosophers=2))
    game.act("build").say("slot", "F2.1").act("gift", "recruit").say("metropolis", "F2.3")
    assert game.state.metropolises("amber") == 1


def test_without_a_free_slot_a_basic_building_must_give_way() -> None:
    game = acting("poseidon", amber=at("C1; F1 hector", built=FULL, priestesses=2, philosophers=3))
    game.act("build").say("slot", "skip").act("gift").say("fleet", "S7").act("sacrifice:hector")
    game.pick("hector-swap", "swap")
    assert sorted(game.options("metropolis")) == ["replace:C1.1", "replace:F1.1"]


def test_a_metropolis_may_replace_a_building_though_a_partner_has_an_empty_slot() -> None:
    # p.10: with no empty slot of one's own; p.12: a partner's land may take it, and need not.
    game = acting(
        "athena",
        seats=4,
        teams=True,
        amber=at("A1; J1", built="J1.1 port", philosophers=3),
        azure=at("E1"),
    )
    game.act("build").say("slot", "A1.1").act("gift")
    assert sorted(game.options("metropolis")) == ["E1.1", "replace:A1.1", "replace:J1.1"]
    game.say("metropolis", "replace:J1.1")
    assert game.building("J1.1") == "metropolis"


def test_with_an_empty_slot_of_ones_own_no_building_gives_way() -> None:
    game = acting(
        "athena",
        seats=4,
        teams=True,
        amber=at("A1; J1", philosophers=3),
        azure=at("E1", built="E1.1 port"),
    )
    game.act("build").say("slot", "A1.1").act("gift")
    assert game.options("metropolis") == ["J1.1"]


def test_with_no_place_at_all_the_metropolis_is_lost() -> None:
    game = acting(
        "athena", amber=at("C1; F1", philosophers=3, built="C1.1 metropolis; F1.1 metropolis")
    )
    game.act("build").pick("slot", "skip").act("gift")
    assert game.faction("amber").philosophers == 0
    assert game.state.metropolises("amber") == 2
    assert game.gold("amber") == 0
    assert "metropolis-lost" in game.heard()


# Bonuses


def raised(bonus: Bonus, **more: str) -> Game:
    """Amber's fourth philosopher raises a metropolis with that bonus in F2.3."""
    amber = at("F2; C1", more.get("seas", "S7"), philosophers=3)
    game = acting("athena", amber=amber, bonus=bonus)
    return game.act("build").say("slot", "F2.1").act("gift").say("metropolis", "F2.3")


def test_bonus_of_three_coins() -> None:
    assert raised("gold").gold("amber") == 3


def test_bonus_of_a_priestess() -> None:
    assert raised("priestess").faction("amber").priestesses == 1


def test_bonus_of_two_troops_in_one_or_two_lands() -> None:
    game = raised("troops").say("bonus-troop", "C1").say("bonus-troop", "F2")
    assert (game.troops("C1"), game.troops("F2")) == (1, 1)


def test_bonus_of_two_fleets_in_seas_you_control() -> None:
    game = raised("fleets", seas="S7; S8").say("bonus-fleet", "S8").say("bonus-fleet", "S8")
    assert (game.fleets("S7"), game.fleets("S8")) == (1, 3)


def test_bonus_of_a_prosperity_token_in_an_area_you_control() -> None:
    game = raised("prosperity")
    assert sorted(game.options("prosperity")) == ["C1", "F2", "S7"]
    game.say("prosperity", "S7")
    assert game.state.tokens == {"S7": 1}


def test_bonus_fleets_need_a_sea_of_yours() -> None:
    game = acting("athena", amber=at("F2; C1", philosophers=3), bonus="fleets")
    game.act("build").say("slot", "F2.1").act("gift").say("metropolis", "F2.3")
    assert game.asked == "act"
    assert game.state.fleets_left("amber") == 8


# Capture


def captured(bonus: Bonus, *, azure_extra: str = "") -> Game:
    """Amber takes azure's F3 with its metropolis."""
    game = acting(
        "ares",
        amber=at("F2 2t; C1", gold=9),
        azure=at("F3 1t; G2", "S24", built=f"F3.1 metropolis:{bonus}{azure_extra}"),
        dice="3 0",
    )
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")
    return game.march("F2", "F3", "troop.1", "troop.2")


def test_a_captured_metropolis_counts_for_the_captor_who_gets_no_bonus() -> None:
    game = captured("gold")
    assert game.state.metropolises("amber") == 1
    assert game.state.metropolises("azure") == 0
    assert game.gold("amber") == 8


@pytest.mark.parametrize("bonus", ["gold", "priestess"])
def test_the_former_owner_gets_the_bonus_again_at_once(bonus: Bonus) -> None:
    game = captured(bonus)
    gained = (game.gold("azure"), game.faction("azure").priestesses)
    assert gained == ((3, 0) if bonus == "gold" else (0, 1))


def test_the_loss_bonus_of_troops_is_placed_in_lands_left() -> None:
    game = captured("troops")
    while game.asked == "bonus-troop":
        assert game.seat == "azure"
        assert game.options("bonus-troop") == ["G2"]
        game.say("bonus-troop", "G2")
    assert game.troops("G2") == 2


def test_the_loss_bonus_that_cannot_be_placed_is_lost() -> None:
    game = acting(
        "ares",
        amber=at("F2 2t; C1", gold=9),
        azure=at("F3; G2", built="F3.1 metropolis:fleets"),
    )
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")
    game.march("F2", "F3", "troop.1", "troop.2")
    assert game.asked == "act"
    assert game.state.fleets_left("azure") == 8


def test_captured_buildings_may_complete_a_set() -> None:
    game = acting(
        "ares",
        amber=at("F2 2t; C1; F1", gold=9, built="F2.1 academy; F2.2 temple"),
        azure=at("F3; G2", built="F3.1 port; F3.2 port"),
    )
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")
    game.march("F2", "F3", "troop.1", "troop.2")
    game.pick("set", "F3.1").say("metropolis", "F1.1")
    assert game.state.metropolises("amber") == 1
    assert game.building("F3.2") == "port"


def test_two_sets_at_once_become_two_metropolises() -> None:
    def port_in_the_middle(state: State) -> None:
        state.lands["F3"].troops = 0

    game = acting(
        "ares",
        amber=at(
            "F2 2t; A1; C1; F1",
            gold=9,
            built="F2.1 academy; F2.2 temple; F2.3 academy; A1.1 temple; A1.2 fortress",
        ),
        azure=at("F3; G2", built="F3.1 port; F3.2 port"),
        change=port_in_the_middle,
    )
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")
    game.march("F2", "F3", "troop.1", "troop.2")
    while game.asked in ("set", "metropolis"):
        game.say(game.asked, game.ask.options[0])
    assert game.state.metropolises("amber") == 2
    assert [b.kind for b in game.state.buildings.values()] == ["metropolis", "metropolis"]
