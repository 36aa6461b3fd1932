"""Satet and Cat Mummy, the guardians of the first level."""

from __future__ import annotations

from tests.ankh.table import WESTERN_CARAVAN, Game, at, deal

# Satet


def satet(**more: str) -> Game:
    return deal(
        amber=at("ra", more.get("figures", "B5 satet, B8 god")),
        azure=at(more.get("god", "isis"), more.get("enemy", "B4 warrior, H5 god")),
        neutral=more.get("neutral", ""),
        camels=more.get("camels", ""),
        tokens={1: "A3", 2: "H5", 3: "E2", 4: "A4"} if more.get("camels") else None,
    )


def test_satet_ends_on_an_enemys_hex_and_pushes_it_one_hex() -> None:
    game = satet()
    game.act("move").say("move", "B5").say("move-to", "B4")
    assert set(game.options("push")) == {"A4", "A5", "B3", "B5", "C4"}
    game.say("push", "C4")
    assert game.figure("B4") == ("satet", "amber")
    assert game.figure("C4") == ("warrior", "azure")


def test_satet_may_push_a_god() -> None:
    game = satet(enemy="B4 god")
    game.act("move").say("move", "B5").say("move-to", "B4").say("push", "B3")
    assert game.figure("B3") == ("god", "azure")


def test_satet_may_push_across_a_river_and_across_camels() -> None:
    game = satet(figures="E5 satet, B8 god", enemy="F5 warrior, H5 god")
    game.act("move").say("move", "E5").say("move-to", "F5")
    assert {"F6", "G5", "G6"} <= set(game.options("push"))
    camels = satet(camels=WESTERN_CARAVAN)
    camels.act("move").say("move", "B5").say("move-to", "B4")
    assert {"B3", "C4"} <= set(camels.options("push"))


def test_satet_does_not_push_onto_water_monuments_or_figures() -> None:
    game = satet(neutral="A4 temple", enemy="B4 warrior, B3 warrior, H5 god")
    game.act("move").say("move", "B5").say("move-to", "B4")
    assert set(game.options("push")) == {"A5", "B5", "C4"}


def test_satet_stays_away_where_the_enemy_cannot_be_pushed() -> None:
    # A8 touches A7, B7 and B8 only.
    game = satet(figures="B6 satet, B8 god", enemy="A8 warrior, B7 warrior, A7 warrior, H5 god")
    game.act("move").say("move", "B6")
    assert "A8" not in game.options("move-to")
    assert "B7" in game.options("move-to")


def test_satet_does_not_enter_water_even_where_an_apep_swims() -> None:
    game = satet(figures="B5 satet, B8 god", enemy="C6 apep, H5 god")
    game.act("move").say("move", "B5")
    assert "C6" not in game.options("move-to")


def test_satet_does_not_push_her_own_side() -> None:
    game = satet(figures="B5 satet, B4 warrior, B8 god", enemy="H5 god")
    game.act("move").say("move", "B5")
    assert "B4" not in game.options("move-to")


def test_satet_does_not_push_onto_an_osiris_gate_of_another() -> None:
    game = deal(
        amber=at("ra", "B5 satet, B8 god"),
        azure=at("isis", "B4 warrior, H5 god"),
        rose=at("osiris", "E2 god", gates="B3"),
    )
    game.act("move").say("move", "B5").say("move-to", "B4")
    assert "B3" not in game.options("push")


def test_satet_may_push_osiris_himself_onto_his_gate() -> None:
    game = deal(
        amber=at("ra", "B5 satet, B8 god"), azure=at("osiris", "B4 warrior, E2 god", gates="B3")
    )
    game.act("move").say("move", "B5").say("move-to", "B4")
    assert "B3" in game.options("push")


def test_satet_does_not_end_on_a_foreign_gate_by_pushing_its_owner_away() -> None:
    game = deal(
        amber=at("ra", "B5 satet, B8 god"), azure=at("osiris", "B4 warrior, E2 god", gates="B4")
    )
    game.act("move").say("move", "B5")
    assert "B4" not in game.options("move-to")


# Cat Mummy


def test_cat_mummy_costs_everybody_but_its_owner_one_devotion_when_it_dies() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", devotion=5),
        azure=at("amun", "A7 cat_mummy, H5 god", devotion=5, double_ready=False),
        rose=at("osiris", "E2 god", devotion=5),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="flood")
    # Amber wins 1 and loses 1; rose loses 1 and dominates the Delta, azure the East.
    assert game.devotions() == {"amber": 5, "azure": 6, "rose": 5}


def test_cat_mummy_killed_in_a_tie_still_curses() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", devotion=5),
        azure=at("amun", "A7 cat_mummy, A8 god", devotion=5, double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="cycle", azure="flood").say("tiebreaker", "save")
    assert game.devotions() == {"amber": 4, "azure": 5}
    assert game.azure.guardians == ["cat_mummy"]


def test_cat_mummies_of_both_sides_curse_each_other() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 cat_mummy", devotion=5),
        azure=at("amun", "A7 cat_mummy, A8 god", devotion=5, double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="cycle", azure="flood").say("tiebreaker", "save")
    assert game.devotions() == {"amber": 4, "azure": 4}


def test_two_cat_mummies_cost_two_devotion_and_none_falls_below_zero() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", devotion=5),
        azure=at("amun", "A7 cat_mummy, A8 cat_mummy, H5 god", double_ready=False),
        rose=at("osiris", "E2 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="flood")
    assert game.devotions() == {"amber": 5 + 1 - 2, "azure": 1, "rose": 1}


def test_cat_mummy_curses_after_the_prize_and_before_miracles() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", devotion=30),
        azure=at("amun", "A7 cat_mummy, H5 god", devotion=5, double_ready=False),
        next_event="conflict",
    )
    # The winner's devotion comes first: amber reaches the last space and wins the game.
    game.fire().cards(amber="chariots", azure="flood")
    assert game.asked == "over"
    assert game.state.winners == ["amber"]


def test_cat_mummy_killed_by_locusts_curses_at_once() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", devotion=5, followers=1),
        azure=at("amun", "A7 cat_mummy, H5 god", devotion=5, double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="flood").bids(amber=1, azure=0)
    assert game.devotions() == {"amber": 5, "azure": 6}


def test_satet_pushes_where_one_hex_is_free() -> None:
    game = satet(figures="B6 satet, B7 god", enemy="A8 warrior, H5 god", neutral="B8 temple")
    game.act("move").say("move", "B6").say("move-to", "A8")
    assert game.options("push") == ["A7"]
    game.say("push", "A7")
    assert game.figure("A8") == ("satet", "amber")
    assert game.figure("A7") == ("warrior", "azure")


def test_satet_may_push_one_figure_and_the_next_satet_another() -> None:
    game = satet(figures="B5 satet, B7 satet, A1 god", enemy="B4 warrior, B8 warrior, H5 god")
    game.act("move").say("move", "B5").say("move-to", "B4").say("push", "B3")
    game.say("move", "B7").say("move-to", "B8").say("push", "C8")
    assert game.figure("B3") == ("warrior", "azure")
    assert game.figure("C8") == ("warrior", "azure")


def test_only_satet_ends_on_an_enemys_hex() -> None:
    game = satet(figures="B5 warrior, B8 god")
    game.act("move").say("move", "B5")
    assert "B4" not in game.options("move-to")
