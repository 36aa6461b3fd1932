"""The devotion track: stacks, the order of gains and losses, and the last space."""

from __future__ import annotations

from tests.ankh.table import at, deal


def test_the_first_player_lies_on_top_at_the_start() -> None:
    game = deal(amber=at("ra", "B5 god"), azure=at("isis", "H5 god"), rose=at("osiris", "E2 god"))
    assert game.state.ranked() == ["rose", "azure", "amber"]


def test_a_token_that_comes_later_to_a_space_lies_on_top() -> None:
    game = deal(
        amber=at("ra", devotion=5),
        azure=at("isis", "H5 god", devotion=4),
        next_event="conflict",
    )
    game.fire()
    assert game.devotions() == {"amber": 5, "azure": 5}
    assert game.state.ranked() == ["amber", "azure"]


def test_majorities_of_a_battle_are_gained_lowest_first() -> None:
    game = deal(
        amber=at("ra", "B5 god", "B4 temple", devotion=5),
        azure=at("isis", "A8 god", "A7 obelisk", devotion=5),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="cycle").say("tiebreaker", "save")
    # Azure lay below and goes first; amber comes after and lies on top again.
    assert game.devotions() == {"amber": 6, "azure": 6}
    assert game.state.ranked() == ["azure", "amber"]


def test_losses_go_lowest_first_too() -> None:
    game = deal(
        amber=at("amun", "A7 cat_mummy, E2 god", double_ready=False),
        azure=at("ra", devotion=8),
        rose=at("isis", "B5 god, A8 warrior", devotion=7),
        onyx=at("osiris", devotion=8),
        active="rose",
        next_event="conflict",
    )
    game.fire().cards(amber="flood", rose="chariots")
    # Rose wins 1: onto 8, above azure and onyx; all three then fall to 7 in that order.
    assert game.devotions() == {"amber": 1, "azure": 7, "rose": 7, "onyx": 7}
    assert game.state.ranked() == ["amber", "onyx", "azure", "rose"]


def test_the_last_space_wins_at_once() -> None:
    game = deal(
        amber=at("ra", "B5 god", devotion=3),
        azure=at("isis", "H5 god", devotion=30),
        tokens={1: "H5", 2: "A5", 3: "E2"},
        next_event="conflict",
    )
    game.fire()
    assert game.asked == "over"
    assert game.state.winners == ["azure"]
    # The West was never reached.
    assert game.amber.devotion == 3


def test_the_first_to_reach_the_last_space_wins_the_lowest_going_first() -> None:
    game = deal(
        amber=at("ra", "B5 god", "B4 temple", devotion=30),
        azure=at("isis", "A8 god", "A7 obelisk", devotion=30),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle")
    assert game.asked == "over"
    assert game.state.winners == ["azure"]


def test_devotion_stops_at_the_last_space() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior, B7 warrior", devotion=29, powers="glorious"),
        azure=at("amun", "A8 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="drought", azure="flood")
    assert game.asked == "over"
    assert game.state.winners == ["amber"]
    assert game.amber.devotion == 31


def test_absent_rivals_monuments_block_a_majority_and_neutral_ones_do_not() -> None:
    blocked = deal(
        amber=at("ra", "B5 god", "B4 temple"),
        azure=at("isis", "H5 god", "A7 temple"),
        next_event="conflict",
    )
    assert blocked.fire().amber.devotion == 1
    free = deal(
        amber=at("ra", "B5 god", "B4 temple"),
        azure=at("isis", "H5 god"),
        neutral="A7 temple, A1 temple",
        next_event="conflict",
    )
    assert free.fire().amber.devotion == 2


def test_a_sole_survivor_without_strength_wins() -> None:
    # A sphinx on the eastern shore cancels the Apep, which locusts leave alone in the West.
    game = deal(
        amber=at("ra", "E6 apep, E2 god", followers=1),
        azure=at("amun", "B5 warrior, F6 androsphinx, H5 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="locusts").bids(amber=1, azure=0)
    assert game.figure("B5") is None
    assert game.devotions() == {"amber": 1, "azure": 0}


def test_figures_that_count_for_nothing_still_bring_the_cards_strength() -> None:
    game = deal(
        amber=at("ra", "B5 god"),
        azure=at("amun", "B6 androsphinx, H5 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="drought")
    assert game.amber.devotion == 1
