"""Build Monument and majorities of monuments."""

from __future__ import annotations

from tests.ankh.table import WEST, Game, at, deal

MIGHT = "B5 god, B6 warrior"
NINE_TEMPLES = (
    "B0 temple, C0 temple, D0 temple, B1 temple, C1 temple, "
    "D1 temple, E1 temple, F1 temple, G1 temple"
)


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


def test_build_is_not_offered_without_three_followers() -> None:
    game = build(2)
    assert game.asked == "tiebreaker"
    assert len(game.state.monuments) == 1


def test_build_is_not_offered_without_ankh_tokens() -> None:
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
