"""Battle cards except Locusts and Build Monument, alone and combined."""

from __future__ import annotations

from tests.ankh.table import at, deal

MIGHT, PREY = "B5 god, B6 warrior", "A7 warrior, H5 god"


def test_cards_lie_open_once_played() -> None:
    game = deal(amber=at("ra", MIGHT), azure=at("isis", PREY), next_event="conflict")
    game.fire().cards(amber="chariots", azure="flood")
    assert game.amber.played == ["chariots"]
    assert "chariots" not in game.amber.hand
    assert game.azure.played == ["flood"]


def test_only_cards_in_hand_may_be_chosen() -> None:
    game = deal(
        amber=at("ra", MIGHT, played="chariots flood locusts"),
        azure=at("isis", PREY, played="cycle"),
        next_event="conflict",
    )
    game.fire()
    ask = game.match.ask_for("amber")
    assert ask is not None
    assert set(ask.options) == {"drought", "build", "miracle", "cycle"}


def test_nobody_sees_a_card_before_all_have_chosen() -> None:
    game = deal(amber=at("ra", MIGHT), azure=at("isis", PREY), next_event="conflict")
    game.fire()
    game.match.answer("amber", ["chariots"])
    assert game.match.awaited == ("azure",)
    assert game.amber.played == []
    battle = game.match.view("azure").battle
    assert battle is not None
    assert "amber" not in battle.cards


# Chariots


def test_chariots_add_three() -> None:
    game = deal(
        amber=at("ra", "B5 god"),
        azure=at("isis", "A7 warrior, A8 warrior, B8 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle")
    assert game.devotions() == {"amber": 1, "azure": 0}
    assert game.state.figures_of("azure") == []


def test_chariots_add_nothing_without_figures() -> None:
    game = deal(
        amber=at("ra", "B5 god", followers=1),
        azure=at("isis", "A7 warrior, A8 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="chariots").bids(amber=1, azure=0)
    assert game.devotions() == {"amber": 1, "azure": 0}


# Drought, Flood


def test_drought_rewards_own_figures_in_the_desert_for_a_win() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior, E7 warrior"),
        azure=at("isis", "A7 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="drought", azure="cycle")
    assert game.amber.devotion == 1 + 2


def test_drought_brings_a_loser_nothing() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior"), azure=at("isis", "A7 warrior"), next_event="conflict"
    )
    game.fire().cards(amber="drought", azure="chariots")
    assert game.amber.devotion == 0


def test_flood_protects_figures_on_fertile_ground_only() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior"),
        azure=at("osiris", "E7 warrior, E4 warrior, A7 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="flood")
    assert game.azure.followers == 2
    assert set(game.state.figures_of("azure")) == {"E7", "E4"}


def test_flood_protects_in_a_tie_too() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior"),
        azure=at("osiris", "E7 warrior, A7 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="cycle", azure="flood").say("tiebreaker", "save")
    assert set(game.state.figures) >= {"B5", "E7"}
    assert game.figure("A7") is None
    assert game.figure("B6") is None


def test_flood_does_not_count_figures_on_gates_or_in_water() -> None:
    game = deal(
        amber=at("osiris", "E7 god, E6 apep, E8 warrior", gates="E7"),
        azure=at("ra", "A7 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="cycle")
    assert game.amber.followers == 1


def test_drought_does_not_count_figures_on_gates() -> None:
    game = deal(
        amber=at("osiris", "B5 god, B6 warrior", gates="B5"),
        azure=at("ra", "A7 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="drought", azure="cycle")
    assert game.amber.devotion == 1 + 1


# Miracle, Cycle of Ma'at


def test_miracle_brings_one_for_each_figure_that_died() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior, B7 warrior, B8 warrior"),
        azure=at("amun", "A7 warrior, A8 warrior, A4 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="miracle")
    assert game.devotions() == {"amber": 1, "azure": 2}


def test_miracle_counts_figures_killed_by_locusts() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", followers=1),
        azure=at("amun", "A7 warrior, A8 warrior", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="miracle").bids(amber=1, azure=0)
    assert game.azure.devotion == 2


def test_miracles_of_several_go_lowest_first() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", devotion=3),
        azure=at("amun", "A7 god, A8 warrior", devotion=3, double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="miracle", azure="miracle").say("tiebreaker", "save")
    # Both land on 4; azure came first, so amber lies on top.
    assert game.devotions() == {"amber": 4, "azure": 4}
    assert game.state.ranked() == ["azure", "amber"]


def test_cycle_takes_back_every_card_played_itself_too() -> None:
    game = deal(
        amber=at("ra", MIGHT, played="chariots flood build"),
        azure=at("isis", PREY),
        next_event="conflict",
    )
    game.fire().cards(amber="cycle", azure="chariots")
    assert len(game.amber.hand) == 7
    assert game.amber.played == []


def test_the_last_card_is_always_the_cycle() -> None:
    game = deal(
        amber=at("ra", MIGHT, played="chariots flood build locusts drought miracle"),
        azure=at("amun", PREY, double_ready=False),
        next_event="conflict",
    )
    game.fire()
    ask = game.match.ask_for("amber")
    assert ask is not None
    assert list(ask.options) == ["cycle"]
    game.cards(amber="cycle", azure="flood")
    assert len(game.amber.hand) == 7
