"""Interactions of rules in a conflict: order of effects, Flood, Locusts, ties, merged gods."""

from __future__ import annotations

from tests.ankh.table import at, deal

# The order after a battle


def test_the_winner_gains_before_the_magnanimous_loser() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", devotion=30),
        azure=at("amun", "A8 god, A3 warrior", devotion=29, powers="magnanimous"),
        next_event="conflict",
    )
    game.fire().say("double", "no").cards(amber="chariots", azure="flood")
    assert game.state.winners == ["amber"]


def test_the_magnanimous_gain_before_the_cat_mummy_curses() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior, B7 warrior", devotion=3),
        azure=at("amun", "A8 cat_mummy", devotion=3, double_ready=False),
        rose=at("osiris", "A3 god, A4 warrior", devotion=29, powers="magnanimous"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="flood", rose="cycle")
    assert game.asked == "over"
    assert game.state.winners == ["rose"]


def test_the_cat_mummy_curses_before_a_miracle() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior, B7 warrior", devotion=3),
        azure=at("amun", "A8 cat_mummy, H5 god", devotion=3, double_ready=False),
        rose=at("isis", "A3 warrior, E2 god", devotion=30),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="flood", rose="miracle")
    # 30, cursed to 29, a miracle back to 30; azure and rose dominate afterwards: rose wins.
    assert game.asked == "over"
    assert game.state.winners == ["rose"]
    assert game.azure.devotion == 4


def test_the_cat_mummy_curses_at_once_when_locusts_kill_it() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", followers=1),
        azure=at("amun", "A8 cat_mummy, H5 god", double_ready=False),
        next_event="conflict",
    )
    # Nothing to lose yet; the win comes after.
    game.fire().cards(amber="locusts", azure="flood").bids(amber=1, azure=0)
    assert game.amber.devotion == 1


def test_the_cat_mummy_curses_after_the_prize_when_the_battle_kills_it() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior"),
        azure=at("amun", "A8 cat_mummy, H5 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="flood")
    assert game.amber.devotion == 0


def test_miracles_come_before_the_worshipful() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", devotion=30, powers="worshipful", followers=2),
        azure=at("amun", "A8 warrior, A3 warrior", devotion=29, double_ready=False),
        active="azure",
        next_event="conflict",
    )
    game.fire().cards(amber="cycle", azure="miracle").say("tiebreaker", "save", seat="azure")
    # The tie killed two of azure's: 31 before amber may sacrifice.
    assert game.asked == "over"
    assert game.state.winners == ["azure"]


def test_the_cycle_comes_last() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", powers="worshipful", followers=2, played="flood"),
        azure=at("amun", "A8 warrior, H5 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="cycle", azure="drought")
    game.say("tiebreaker", "use")
    assert game.asked == "worship"
    assert sorted(game.amber.played) == ["cycle", "flood"]
    game.say("worship", "no")
    assert game.amber.played == []


# Generous occasions


def test_generous_adds_one_to_a_miracle_to_magnanimity_and_to_worship() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior, B7 warrior"),
        azure=at(
            "amun",
            "A8 god, A3 warrior, A2 warrior",
            powers="generous magnanimous worshipful",
            followers=2,
            double_ready=False,
        ),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="miracle").say("worship", "yes", seat="azure")
    assert game.azure.devotion == (2 + 1) + (2 + 1) + (1 + 1)


# Flood


def test_flood_protects_only_those_counted_when_it_was_shown() -> None:
    # The mummy dies of locusts in the desert and comes back on fertile ground, uncounted.
    game = deal(
        amber=at("ra", "B5 god, B6 warrior, B7 warrior", followers=1),
        azure=at("amun", "A8 mummy, E8 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="flood")
    assert game.azure.followers == 1
    game.bids(amber=1, azure=0).say("mummy", "E7", seat="azure")
    # It dies again in the battle and comes back again.
    assert game.asked == "mummy"


def test_a_flood_leaves_nothing_for_isis_to_protect() -> None:
    game = deal(
        amber=at("ra", "D7 god, D8 warrior, C8 warrior"),
        azure=at("isis", "E7 warrior, H5 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="flood")
    assert game.turn == "azure"
    assert game.figure("E7") == ("warrior", "azure")


# Nobody is left


def test_no_god_wins_if_locusts_leave_no_figures() -> None:
    game = deal(
        amber=at("ra", "B5 warrior, H5 god", followers=1),
        azure=at("amun", "A8 warrior, E2 god", followers=1, double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="chariots").bids(amber=1, azure=1)
    # Only the two dominances count: there was no tie to break.
    assert game.devotions() == {"amber": 1, "azure": 1}
    assert game.turn == "azure"


def test_a_tie_at_the_top_kills_the_third_too() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior"),
        azure=at("amun", "A8 god, A7 warrior", double_ready=False),
        rose=at("osiris", "A3 warrior, E2 god"),
        active="rose",
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="flood", rose="cycle").say("gate", "none", seat="rose")
    assert game.state.figures_in(game.state.region_of(1)) == ["B5", "A8"]
    assert game.devotions() == {"amber": 0, "azure": 0, "rose": 1}


def test_a_tie_broken_counts_as_a_win_for_commander_and_drought_not_for_glorious() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", powers="commander glorious"),
        azure=at("amun", "A8 god, A3 warrior, A2 warrior", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="drought", azure="flood").say("tiebreaker", "use")
    assert game.amber.followers == 3
    assert game.amber.devotion == 1 + 2


# Osiris, Anubis


def test_osiris_opens_a_gate_though_locusts_took_his_last_figure() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", followers=1),
        azure=at("osiris", "A8 warrior, H5 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="flood").bids(amber=1, azure=0)
    assert game.asked in ("gate", "gate-at")


def test_a_captive_still_died_for_a_miracle() -> None:
    game = deal(
        amber=at("anubis", "B5 god, B6 warrior"),
        azure=at("ra", "A8 warrior*, H5 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="miracle").say("capture", "azure", seat="amber")
    assert game.azure.devotion == 1 + 1
    assert game.state.suns_left("azure") == 3
    assert game.state.warriors_left("azure") == 5


def test_anubis_does_not_capture_figures_protected_by_isis() -> None:
    game = deal(
        amber=at("anubis", "B5 god, B6 warrior"),
        azure=at("isis", "A6 warrior, H5 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle").say("protect", "A6", seat="azure")
    assert game.turn == "azure"
    assert game.amber.captives == []


def test_a_protected_cat_mummy_curses_nobody() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior"),
        azure=at("isis", "A6 cat_mummy, H5 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle").say("protect", "A6", seat="azure")
    assert game.amber.devotion == 1


def test_isis_is_protected_by_the_nearness_of_a_third_partys_figure() -> None:
    game = deal(
        amber=at("ra", "B5 god, B8 warrior"),
        azure=at("isis", "A3 warrior, H5 god"),
        rose=at("amun", "A2 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle", rose="flood")
    assert game.options("protect") == ["A3"]


# Merged gods in battle


def test_a_merged_amun_doubles_and_shines_at_once() -> None:
    game = deal(
        people=3,
        amber=at("isis", "A8 god, A2 warrior"),
        azure=at("amun ra", "B5 god, B4 warrior*", junior="rose"),
        next_event="conflict",
    )
    game.fire().say("double", "yes", seat="azure").cards(amber="flood", azure="chariots drought")
    # 1 for the win, 1 for the sun, 2 for the desert.
    assert game.azure.devotion == 4


def test_the_hand_of_amun_may_be_down_to_two() -> None:
    game = deal(
        amber=at("amun", "B5 god", played="chariots locusts drought flood build"),
        azure=at("ra", "A8 god"),
        next_event="conflict",
    )
    game.fire().say("double", "yes")
    assert set(game.legal["amber"]) == {"miracle", "cycle"}


def test_the_double_is_ready_again_after_the_conflict() -> None:
    game = deal(
        amber=at("amun", "B5 god"),
        azure=at("ra", "A8 god"),
        next_event="conflict",
    )
    game.fire().say("double", "yes").cards(amber="chariots miracle", azure="flood")
    assert game.turn == "azure"
    assert game.amber.double_ready
    assert game.state.tiebreaker is None
