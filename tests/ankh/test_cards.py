"""The seven battle cards, alone and where they meet."""

from __future__ import annotations

from tests.ankh.table import WEST, Game, at, deal

MIGHT, PREY = "B5 god, B6 warrior", "A7 warrior, H5 god"
NINE_TEMPLES = (
    "B0 temple, C0 temple, D0 temple, B1 temple, C1 temple, "
    "D1 temple, E1 temple, F1 temple, G1 temple"
)


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


# Locusts


def test_locusts_spare_only_the_highest_bidder_and_everybody_pays() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", followers=4),
        azure=at("isis", "A7 warrior, A8 warrior", followers=4),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="cycle").bids(amber=2, azure=3)
    assert (game.amber.followers, game.azure.followers) == (2, 1)
    # Azure's two warriors stay and tie with amber's god and the locusts' one strength.
    assert game.figure("B6") is None
    assert game.state.clash is not None
    assert game.state.clash.strengths == {"amber": 2, "azure": 2}


def test_locusts_kill_everybody_where_the_highest_bids_are_equal() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", followers=2),
        azure=at("isis", "A7 warrior, A8 warrior", followers=2),
        rose=at("amun", "A3 god, A4 warrior", followers=1, double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="cycle", rose="flood")
    game.bids(amber=2, azure=2, rose=1)
    assert game.state.figures_of("amber") == ["B5"]
    assert game.state.figures_of("azure") == []
    assert game.state.figures_of("rose") == ["A3"]


def test_locusts_kill_everybody_where_nobody_bids() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior"),
        azure=at("isis", "A7 warrior, A8 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="cycle")
    if game.asked == "bid":
        game.bids(amber=0, azure=0)
    assert list(game.state.figures) == ["B5"]
    assert game.devotions() == {"amber": 1, "azure": 0}


def test_locusts_take_any_bid_up_to_all_followers() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", followers=2),
        azure=at("isis", "A7 warrior", followers=0),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="cycle")
    ask = game.match.ask_for("amber")
    assert ask is not None
    assert list(ask.options) == ["0", "1", "2"]


def test_each_locusts_card_is_a_bid_of_its_own() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", followers=3),
        azure=at("isis", "A7 god, A8 warrior", followers=3),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="locusts")
    game.bids(amber=2, azure=1)
    assert game.figure("A8") is None
    assert game.figure("B6") == ("warrior", "amber")
    # The gods are still there, so both bid again.
    game.bids(amber=0, azure=2)
    assert game.figure("B6") is None
    assert (game.amber.followers, game.azure.followers) == (1, 0)


def test_a_second_locusts_card_asks_only_those_still_there() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", followers=3),
        azure=at("isis", "A7 warrior", followers=3),
        rose=at("osiris", "A3 god", followers=3),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="locusts", rose="flood")
    game.bids(amber=2, azure=1, rose=0)
    game.bids(amber=0, rose=1)
    assert game.figure("B6") is None
    assert game.azure.followers == 2


def test_flood_does_not_protect_against_locusts() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", followers=2),
        azure=at("isis", "E7 warrior, E8 warrior, E4 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="flood")
    assert game.azure.followers == 3
    game.bids(amber=1, azure=0)
    assert game.state.figures_of("azure") == ["E4"]


def test_the_followers_of_a_flood_can_be_bid_against_locusts() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", followers=2),
        azure=at("isis", "E7 warrior, E8 warrior, E4 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="flood").bids(amber=2, azure=3)
    assert game.figure("E7") == ("warrior", "azure")
    assert game.figure("B6") is None


# Build Monument


def build(followers: int = 3, **more: str) -> Game:
    game = deal(
        amber=at("ra", MIGHT, followers=followers, monuments=more.get("monuments", "")),
        azure=at("isis", "A7 warrior, A8 god"),
        neutral=more.get("neutral", "C8 temple"),
        next_event="conflict",
    )
    return game.fire().cards(amber="build", azure="cycle")


def test_build_costs_three_followers_and_counts_for_the_majority_at_once() -> None:
    game = build(4)
    assert set(game.options("build")) == {"obelisk", "pyramid", "temple", "none"}
    game.say("build", "pyramid")
    free = set(game.options("build-at"))
    assert free == set(game.region(WEST)) - {"B5", "B6", "A7", "A8", "C8"}
    game.say("build-at", "A1")
    assert game.owner("A1") == "amber"
    assert game.amber.followers == 1
    # The majority of pyramids brings 1, the battle is tied at 2.
    assert game.amber.devotion == 1
    assert game.asked == "tiebreaker"


def test_build_may_be_declined() -> None:
    game = build(3).say("build", "none")
    assert game.amber.followers == 3
    assert len(game.state.monuments) == 1


def test_build_is_nothing_without_three_followers() -> None:
    game = build(2)
    assert game.asked == "tiebreaker"
    assert len(game.state.monuments) == 1


def test_build_is_nothing_without_ankh_tokens() -> None:
    game = build(3, monuments=NINE_TEMPLES, neutral="")
    assert game.asked == "tiebreaker"


def test_build_takes_only_kinds_left_in_the_supply() -> None:
    game = build(3, neutral=f"{NINE_TEMPLES}, H1 temple")
    assert set(game.options("build")) == {"obelisk", "pyramid", "none"}


def test_several_build_lowest_devotion_first() -> None:
    game = deal(
        amber=at("ra", MIGHT, followers=3, devotion=4),
        azure=at("isis", "A7 warrior, A8 god", followers=3, devotion=6),
        next_event="conflict",
    )
    game.fire().cards(amber="build", azure="build")
    game.say("build", "temple", seat="amber").say("build-at", "A1", seat="amber")
    game.say("build", "temple", seat="azure").say("build-at", "A2", seat="azure")
    assert game.owner("A2") == "azure"


def test_build_comes_before_locusts() -> None:
    game = deal(
        amber=at("ra", MIGHT, followers=3),
        azure=at("isis", "A7 warrior, A8 god", followers=3),
        next_event="conflict",
    )
    game.fire().cards(amber="build", azure="locusts")
    game.say("build", "temple", seat="amber").say("build-at", "A1")
    game.bids(amber=0, azure=1)
    assert game.figure("B6") is None
    # The god is still there and has the majority of temples.
    assert game.amber.devotion == 1


def test_a_majority_needs_a_figure_left_after_locusts() -> None:
    game = deal(
        amber=at("ra", MIGHT, followers=3),
        azure=at("isis", "A7 warrior, H5 god", "A6 temple"),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="flood").bids(amber=1, azure=0)
    # Azure has only the East.
    assert game.devotions() == {"amber": 1, "azure": 1}


# Drought, Flood


def test_drought_rewards_own_figures_in_the_desert_for_a_win() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior, E7 warrior"),
        azure=at("isis", "A7 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="drought", azure="cycle")
    assert game.amber.devotion == 1 + 2


def test_drought_is_nothing_for_a_loser() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior"), azure=at("isis", "A7 warrior"), next_event="conflict"
    )
    game.fire().cards(amber="drought", azure="chariots")
    assert game.amber.devotion == 0


def test_flood_protects_those_on_fertile_ground_only() -> None:
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


def test_flood_knows_no_fertile_ground_under_a_gate_or_in_the_water() -> None:
    game = deal(
        amber=at("osiris", "E7 god, E6 apep, E8 warrior", gates="E7"),
        azure=at("ra", "A7 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="cycle")
    assert game.amber.followers == 1


def test_drought_knows_no_desert_under_a_gate() -> None:
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


def test_miracle_counts_those_whom_locusts_killed() -> None:
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
    if game.match.ask_for("amber") is None:
        game.cards(azure="flood")
    else:
        game.cards(amber="cycle", azure="flood")
    assert len(game.amber.hand) == 7


# Strength and ties


def test_the_tiebreaker_wins_one_tie_and_no_second_one_in_a_conflict() -> None:
    game = deal(
        amber=at("ra", "B5 god, E2 warrior"),
        azure=at("osiris", "A7 god, F2 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="flood").say("tiebreaker", "use", seat="amber")
    assert game.amber.devotion == 1
    if game.asked == "gate":
        game.say("gate", "none")
    game.cards(amber="cycle", azure="miracle")
    if game.asked == "gate":
        game.say("gate", "none")
    # The tie in the Delta stays unbroken: both warriors die.
    assert game.figure("E2") is None
    assert game.figure("F2") is None
    assert game.state.tiebreaker is None


def test_the_tiebreaker_is_no_use_to_who_does_not_lead() -> None:
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
