"""Locusts and their bids."""

from __future__ import annotations

from tests.ankh.table import at, deal


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


def test_a_mummy_that_rises_where_a_sheltered_figure_stood_is_not_sheltered() -> None:
    # Amber's locusts kill azure's warrior on the sheltered E7; rose's mummy may rise there.
    game = deal(
        amber=at("ra", "B5 god, B6 warrior, B7 warrior", followers=2),
        azure=at("isis", "E7 warrior, H5 god"),
        rose=at("amun", "E8 god, B3 mummy", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="flood", rose="cycle")
    assert game.azure.followers == 1
    game.bids(amber=2, azure=0, rose=0)
    game.say("mummy", "E7", seat="rose")
    # Amber wins, the mummy dies once more and comes back once more.
    game.say("mummy", "E9", seat="rose")
    assert game.figure("E7") is None


def test_the_followers_of_a_flood_can_be_bid_against_locusts() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", followers=2),
        azure=at("isis", "E7 warrior, E8 warrior, E4 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="flood").bids(amber=2, azure=3)
    assert game.figure("E7") == ("warrior", "azure")
    assert game.figure("B6") is None


def test_a_second_locusts_card_finds_nobody_left_to_bid() -> None:
    game = deal(
        amber=at("ra", "B5 warrior, H5 god", followers=3),
        azure=at("isis", "A7 warrior, E2 god", followers=3),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="locusts").bids(amber=1, azure=1)
    # All are dead: nobody bids again, and only the two dominances follow.
    assert (game.amber.followers, game.azure.followers) == (2, 2)
    assert game.devotions() == {"amber": 1, "azure": 1}
    assert game.turn == "azure"
    assert (
        "The highest bid is a tie: the locusts spare nobody in region 1 but gods." in game.heard()
    )
    assert "No figures are left in region 1: nobody wins the battle." in game.heard()


def test_the_survivor_of_the_first_locusts_bids_alone_on_the_second() -> None:
    game = deal(
        amber=at("ra", "B5 warrior, H5 god", followers=3),
        azure=at("isis", "A7 warrior, E2 god", followers=3),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="locusts").bids(amber=2, azure=1)
    game.bids(amber=0)
    # The highest bid is the only one, whatever it is.
    assert game.figure("B5") == ("warrior", "amber")
    assert game.devotions() == {"amber": 2, "azure": 1}


def test_gods_survive_and_fight_on() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior"),
        azure=at("amun", "A7 god, A8 warrior", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="cycle")
    game.bids(amber=0, azure=0)
    # Amber's god and the strength of the locusts beat azure's god.
    assert sorted(game.state.figures) == ["A7", "B5"]
    assert game.devotions() == {"amber": 1, "azure": 0}
