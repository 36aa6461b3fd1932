"""Figures in water, figures called to obelisks, and adjacency."""

from __future__ import annotations

from games.ankh.board import claws
from tests.ankh.table import at, deal

# Apep


def test_figures_are_summoned_on_both_shores_of_an_apep() -> None:
    game = deal(amber=at("isis", "E6 apep, A1 god"), azure=at("ra", "G9 god"))
    game.act("summon")
    game.say("summon", "warrior")
    assert {"D5", "E5", "E7", "F5", "F6"} <= set(game.options("summon-at"))
    assert "D6" not in game.options("summon-at")


def test_an_apep_controls_monuments_on_both_shores() -> None:
    game = deal(
        amber=at("isis", "E6 apep, A1 god"),
        azure=at("ra", "G9 god"),
        neutral="F6 temple, E5 temple, D7 temple",
        next_event="control",
    )
    game.fire()
    assert set(game.options("control")) == {"F6", "E5"}


def test_an_apep_brings_a_majority_on_both_shores() -> None:
    game = deal(
        amber=at("isis", "E6 apep", "H7 temple, B5 obelisk"),
        azure=at("ra", "E2 god"),
        next_event="conflict",
    )
    game.fire()
    assert game.amber.devotion == 2 + 2


# Obelisks


def test_nobody_is_called_into_water() -> None:
    game = deal(
        amber=at("ra", "A1 god, H5 warrior", "D5 obelisk", powers="obelisks"),
        azure=at("amun", "A8 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().say("rally", "H5")
    assert set(game.options("rally-to")) == {"D4", "E5"}


def test_nobody_is_called_onto_a_foreign_gate() -> None:
    game = deal(
        amber=at("ra", "A1 god, H5 warrior", "D5 obelisk", powers="obelisks"),
        azure=at("osiris", "A8 god", gates="D4"),
        next_event="conflict",
    )
    game.fire().say("rally", "H5")
    assert "D4" not in game.options("rally-to")


def test_a_scorpion_called_to_an_obelisk_turns_its_claws() -> None:
    game = deal(
        amber=at("ra", "A1 god, H5 giant_scorpion", "B7 obelisk", powers="obelisks"),
        azure=at("amun", "A8 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().say("rally", "H5").say("rally-to", "B6").say("claws", "claws:1", seat="amber")
    assert game.state.figures["B6"].turn == 1


def test_a_scorpion_takes_an_obelisk_before_it_can_call_anybody() -> None:
    turn = next(turn for turn in range(6) if "B7" in claws("B6", turn))
    game = deal(
        amber=at("ra", "A1 god, H5 warrior", "B7 obelisk", powers="obelisks"),
        azure=at("amun", f"B6 giant_scorpion:{turn}, A8 god", double_ready=False),
        next_event="conflict",
    )
    assert game.fire().asked == "card"
    assert "B7" not in game.state.monuments


# Who fights where


def test_figures_called_away_leave_their_region_to_the_rival() -> None:
    game = deal(
        amber=at("ra", "A1 god, H5 warrior", "B7 obelisk", powers="obelisks"),
        azure=at("amun", "A8 god, H8 warrior", double_ready=False),
        next_event="conflict",
    )
    game.fire().say("rally", "H5").say("rally-to", "B6").say("rally", "done")
    game.cards(amber="chariots", azure="flood")
    # The East is azure's alone now.
    assert game.devotions() == {"amber": 2, "azure": 1}
    assert game.turn == "azure"


def test_drought_does_not_count_figures_in_water() -> None:
    game = deal(
        amber=at("isis", "C6 apep, B5 god"),
        azure=at("ra", "A8 warrior, E2 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="drought", azure="cycle")
    assert game.amber.devotion == 1 + 1


def test_an_androsphinx_spares_its_own_side_and_a_friendly_sphinx() -> None:
    game = deal(
        amber=at("ra", "B5 androsphinx, B6 androsphinx, A6 god"),
        azure=at("amun", "E7 god, E8 warrior, E9 warrior", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="cycle")
    assert game.state.clash is not None
    assert game.state.clash.strengths == {"amber": 3, "azure": 3}


def test_isis_chooses_which_of_several_live() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior"),
        azure=at("isis", "A6 warrior, B4 warrior, H5 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="miracle")
    assert set(game.options("protect")) == {"A6", "B4"}
    game.say("protect", "B4")
    assert game.figure("A6") is None
    assert game.figure("B4") == ("warrior", "azure")
    # One died for the Miracle; the East is azure's.
    assert game.azure.devotion == 2
