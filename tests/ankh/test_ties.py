"""Ties, the tiebreaker, and the order of the regions."""

from __future__ import annotations

from tests.ankh.table import at, deal


def test_the_tiebreaker_wins_one_tie_and_no_second_one_in_a_conflict() -> None:
    game = deal(
        amber=at("ra", "B5 god, E2 warrior"),
        azure=at("osiris", "A7 god, F2 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="flood").say("tiebreaker", "use", seat="amber")
    assert game.amber.devotion == 1
    game.say("gate", "none")
    game.cards(amber="cycle", azure="miracle")
    game.say("gate", "none")
    # The tie in the Delta stays unbroken: both warriors die.
    assert game.figure("E2") is None
    assert game.figure("F2") is None
    assert game.state.tiebreaker is None


def test_the_tiebreaker_is_not_offered_to_a_god_that_does_not_lead() -> None:
    game = deal(
        amber=at("ra", "B5 god"),
        azure=at("isis", "A7 god, A8 warrior"),
        rose=at("osiris", "A3 god, A4 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="cycle", rose="cycle")
    assert game.asked != "tiebreaker"
    assert game.devotions() == {"amber": 0, "azure": 0, "rose": 0}


def test_a_saved_tiebreaker_can_break_a_later_tie() -> None:
    game = deal(
        amber=at("ra", "B5 god, E2 warrior"),
        azure=at("amun", "A7 god, F2 warrior", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="flood").say("tiebreaker", "save")
    game.cards(amber="cycle", azure="miracle").say("tiebreaker", "use")
    assert game.figure("E2") == ("warrior", "amber")
    assert game.devotions() == {"amber": 1, "azure": 1}


def test_regions_are_resolved_in_the_order_of_their_tokens() -> None:
    game = deal(
        amber=at("ra", "B5 god, E2 warrior"),
        azure=at("isis", "A7 god, F2 warrior"),
        tokens={1: "E2", 2: "B5", 3: "H5"},
        next_event="conflict",
    )
    game.fire()
    assert game.state.clash is not None
    assert game.region(game.state.clash.region) == game.region(1)
    assert "E2" in game.region(1)
