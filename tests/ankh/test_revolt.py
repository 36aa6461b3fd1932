"""The People's Revolt: the winner's figures die, and consolidation replaces caravans."""

from __future__ import annotations

from tests.ankh.table import WESTERN_CARAVAN, Game, at, caravan, deal

FOUR = {1: "A3", 2: "H5", 3: "E2", 4: "A4"}
REVOLT = "peoples_revolt"


def battle(amber: str, azure: str) -> Game:
    game = deal(
        scenario=REVOLT,
        amber=at("ra", amber),
        azure=at("amun", azure, double_ready=False),
        next_event="conflict",
    )
    return game.fire()


def test_the_victors_figures_die_and_the_losers_live() -> None:
    game = battle("B5 god, B6 warrior", "A7 warrior, H5 god").cards(amber="chariots", azure="flood")
    assert game.figure("B6") is None
    assert game.figure("B5") == ("god", "amber")
    assert game.figure("A7") == ("warrior", "azure")
    assert game.amber.devotion == 1


def test_the_figures_of_a_dominating_god_die() -> None:
    game = battle("B5 god, B6 warrior", "H5 god, H6 warrior")
    assert game.devotions() == {"amber": 1, "azure": 1}
    assert sorted(game.state.figures) == ["B5", "H5"]


def test_the_victors_own_flood_shelters_the_victor() -> None:
    # E8 is fertile, B6 desert.
    game = battle("B5 god, E8 warrior, B6 warrior", "A7 warrior, H5 god")
    game.cards(amber="flood", azure="cycle")
    assert game.amber.devotion == 1
    assert game.figure("E8") == ("warrior", "amber")
    assert game.figure("B6") is None
    assert "The flood shelters E8 warrior." in game.heard()


def test_a_miracle_counts_the_victors_dead() -> None:
    game = battle("B5 god, B6 warrior, B7 warrior", "A3 warrior, H5 god")
    game.cards(amber="miracle", azure="flood")
    assert game.amber.devotion == 1 + 2


def test_locusts_kill_as_ever() -> None:
    game = deal(
        scenario=REVOLT,
        amber=at("ra", "B5 god, B6 warrior", followers=1),
        azure=at("amun", "A7 warrior, H5 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="flood").bids(amber=1, azure=0)
    assert game.figure("A7") is None


def consolidate() -> Game:
    # Two caravans in the West and one in the Delta: regions 1, 4 and 3, 5 lie side by side.
    delta = "E1-F1 E2-F1 E2-F2 E3-F2 E3-F3"
    game = deal(
        scenario=REVOLT,
        amber=at("ra", "B5 god"),
        azure=at("amun", "H5 god", double_ready=False),
        camels=f"{WESTERN_CARAVAN} {delta}",
        tokens={1: "A3", 2: "H5", 3: "E2", 4: "F2", 5: "A4"},
        next_event="camel",
    )
    return game.fire()


def test_consolidation_joins_two_regions_parted_by_camels_and_pays_a_follower() -> None:
    game = consolidate()
    pairs = {
        frozenset(map(int, option.removeprefix("join:").split(":")))
        for option in game.options("consolidate")
        if option.startswith("join:")
    }
    # Rivers part regions for good.
    assert pairs == {frozenset((1, 5)), frozenset((3, 4))}
    option = next(o for o in game.options("consolidate") if o in ("join:1:5", "join:5:1"))
    game.say("consolidate", option)
    assert not set(game.state.camels) & set(caravan(WESTERN_CARAVAN))
    assert len(game.state.camels) == 5
    assert game.amber.followers == 1
    # The highest number is out of the game; one token for each region is left.
    assert sorted(game.state.tokens) == [1, 2, 3, 4]
    assert {"A3", "A4"} <= set(game.region(1))
    assert game.turn == "azure"


def test_a_tie_has_only_losers_and_so_no_dead() -> None:
    game = battle("B5 god, B6 warrior", "A7 warrior, A8 god").cards(amber="cycle", azure="flood")
    game.say("tiebreaker", "save")
    assert game.figure("B6") == ("warrior", "amber")
    assert game.figure("A7") == ("warrior", "azure")


def test_a_victors_cat_mummy_curses_the_others() -> None:
    game = deal(
        scenario=REVOLT,
        amber=at("ra", "B5 god, B6 cat_mummy", devotion=5),
        azure=at("amun", "A7 warrior, A8 god", devotion=5, double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="flood")
    assert game.devotions() == {"amber": 6, "azure": 4}


def test_anubis_may_take_a_victors_warrior() -> None:
    game = deal(
        scenario=REVOLT,
        amber=at("ra", "B5 god, B6 warrior"),
        azure=at("anubis", "A8 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="flood").say("capture", "amber", seat="azure")
    assert game.azure.captives == ["amber"]


def test_consolidation_without_camels_leaves_the_regions_alone() -> None:
    game = deal(
        scenario=REVOLT,
        amber=at("ra", "B5 god"),
        azure=at("amun", "H5 god", double_ready=False),
        next_event="camel",
    )
    game.fire()
    assert game.turn == "azure"
    assert len(game.state.tokens) == 3
    assert game.heard()[-2:] == [
        "amber gained 1 follower for the consolidation.",
        "No two regions are divided by camels, so none are joined.",
    ]


def test_the_highest_number_leaves_whichever_regions_are_joined() -> None:
    game = consolidate()
    option = next(o for o in game.options("consolidate") if o in ("join:3:4", "join:4:3"))
    game.say("consolidate", option)
    assert sorted(game.state.tokens) == [1, 2, 3, 4]
    assert len(game.state.board.regions) == 4
    assert {"E2", "F2"} <= set(game.region(3))
    assert set(game.state.camels) == set(caravan(WESTERN_CARAVAN))
