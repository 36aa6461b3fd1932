"""The abilities of Amun, Isis and Ra, alone and combined with other rules."""

from __future__ import annotations

from tests.ankh.table import Game, at, deal

# Amun


def amun(**more: str) -> Game:
    return deal(
        amber=at("amun", "B5 god, E2 warrior", played=more.get("played", "")),
        azure=at("ra", "A7 warrior, A8 warrior, A4 warrior, A3 warrior, F2 god"),
        next_event="conflict",
    )


def test_amun_announces_two_cards_before_the_others_choose() -> None:
    game = amun().fire()
    assert game.match.awaited == ("amber",)
    game.say("double", "yes", seat="amber")
    game.cards(amber="chariots drought", azure="cycle")
    # 1 + 3 + 1 against 4; Drought pays for the god in the desert.
    assert game.amber.devotion == 1 + 1
    assert game.amber.played == ["chariots", "drought"]


def test_amun_plays_two_cards_once_in_a_conflict_and_again_in_the_next() -> None:
    game = amun().fire().say("double", "yes").cards(amber="chariots drought", azure="cycle")
    # The Delta: no second question about two cards.
    assert game.asked == "card"
    game.cards(amber="flood", azure="flood")
    game.say("tiebreaker", "save")
    assert game.amber.double_ready


def test_amun_who_declined_may_double_in_a_later_region() -> None:
    game = amun().fire().say("double", "no").cards(amber="flood", azure="cycle")
    assert set(game.options("double")) == {"yes", "no"}


def test_amun_needs_two_cards_in_hand() -> None:
    game = amun(played="chariots locusts drought flood build miracle").fire()
    assert game.asked == "card"


def test_amun_builds_with_the_followers_of_his_flood() -> None:
    game = deal(
        amber=at("amun", "E4 god, F4 warrior, F5 warrior"),
        azure=at("ra", "A7 warrior, H5 god"),
        next_event="conflict",
    )
    game.fire().say("double", "yes").cards(amber="flood build", azure="cycle")
    game.say("build", "temple").say("build-at", "E5")
    assert game.owner("E5") == "amber"
    assert game.amber.followers == 0


def test_amun_takes_both_cards_back_with_the_cycle() -> None:
    game = amun().fire().say("double", "yes").cards(amber="chariots cycle", azure="flood")
    game.say("tiebreaker", "use")
    assert len(game.amber.hand) == 7


# Isis


def test_isis_keeps_figures_beside_an_enemy_alive() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior"),
        azure=at("isis", "A6 warrior, A1 warrior, H5 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle")
    assert game.options("protect") == ["A6"]
    game.say("protect", "A6", seat="azure")
    assert game.figure("A6") == ("warrior", "azure")
    assert game.figure("A1") is None


def test_isis_may_let_them_die() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior"),
        azure=at("isis", "A6 warrior, H5 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="miracle").say("protect", seat="azure")
    assert game.figure("A6") is None
    assert game.azure.devotion == 2


def test_isis_protects_in_a_tie_though_the_neighbour_dies_too() -> None:
    game = deal(
        amber=at("ra", "B6 warrior, E2 god"),
        azure=at("isis", "A6 warrior, H5 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="cycle").say("tiebreaker", "save")
    game.say("protect", "A6", seat="azure")
    assert game.figure("A6") == ("warrior", "azure")
    assert game.figure("B6") is None


def test_isis_does_not_protect_across_a_river() -> None:
    game = deal(
        amber=at("ra", "F6 warrior, B5 god"),
        azure=at("isis", "F5 warrior, E2 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle")
    assert game.asked != "protect"
    assert game.figure("F5") is None


def test_isis_does_not_protect_from_locusts() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", followers=1),
        azure=at("isis", "A6 warrior, H5 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="flood").bids(amber=1, azure=0)
    assert game.figure("A6") is None


def test_isis_on_the_water_is_protected_in_every_region_she_touches() -> None:
    # The enemy beside her Apep stands in the East; the battle is fought in the West.
    game = deal(
        amber=at("ra", "B5 god, F6 warrior"),
        azure=at("isis", "E6 apep, E2 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle")
    assert game.options("protect") == ["E6"]
    game.say("protect", "E6", seat="azure")
    assert game.figure("E6") == ("apep", "azure")


def test_isis_on_the_water_without_an_enemy_beside_is_not_protected() -> None:
    game = deal(
        amber=at("ra", "B5 god, H5 warrior"),
        azure=at("isis", "E6 apep, E2 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle")
    assert game.figure("E6") is None


# Ra


def test_ra_lets_a_summoned_figure_shine() -> None:
    game = deal(amber=at("ra", "B5 god"), azure=at("isis", "H5 god"))
    game.act("summon").say("summon", "warrior").say("summon-at", "B6").say("radiant", "yes")
    assert game.state.figures["B6"].radiant
    assert game.state.suns_left("amber") == 2


def test_ra_has_three_suns() -> None:
    game = deal(
        amber=at("ra", "B5 god, B4 warrior*, B3 warrior*, A4 warrior*"), azure=at("isis", "H5 god")
    )
    game.act("summon").say("summon", "warrior").say("summon-at", "B6")
    assert game.asked == "second"


def test_a_radiant_figure_adds_one_to_dominance_and_two_add_no_more() -> None:
    game = deal(
        amber=at("ra", "B5 god, B4 warrior*, B3 warrior*"),
        azure=at("isis", "H5 god"),
        next_event="conflict",
    )
    game.fire()
    assert game.amber.devotion == 2


def test_a_radiant_figure_adds_one_to_a_win_and_generous_counts_it_as_one_gain() -> None:
    game = deal(
        amber=at("ra", "B5 god, B4 warrior*", powers="generous"),
        azure=at("amun", "A8 warrior, H5 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle")
    assert game.amber.devotion == 1 + 1 + 1


def test_a_radiant_figure_elsewhere_adds_nothing() -> None:
    game = deal(
        amber=at("ra", "B5 god, E2 warrior*"),
        azure=at("isis", "H5 god"),
        next_event="conflict",
    )
    game.fire()
    # 1 in the West, 1 + 1 in the Delta.
    assert game.amber.devotion == 3


def test_a_dead_radiant_figure_gives_its_sun_back() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior*"),
        azure=at("amun", "A8 warrior, A3 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="chariots")
    assert game.state.suns_left("amber") == 3
    assert game.amber.devotion == 0
