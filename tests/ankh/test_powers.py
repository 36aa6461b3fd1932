"""The twelve ankh powers, alone and with several players."""

from __future__ import annotations

from games.ankh.board import WATERS
from tests.ankh.table import Game, at, deal

# Two figures of amber's against one of azure's in the western desert.
MIGHT, PREY = "B5 god, B6 warrior", "A7 warrior, H5 god"


# Level 1


def test_commander_brings_three_followers_for_a_battle_won() -> None:
    game = deal(
        amber=at("ra", MIGHT, powers="commander"),
        azure=at("isis", PREY, powers="commander"),
        next_event="conflict",
    )
    game.fire().cards(amber="drought", azure="cycle")
    assert game.amber.followers == 3
    # Azure dominates the East, and lost the battle: neither counts.
    assert game.azure.followers == 0


def test_inspiring_builds_without_a_sacrifice() -> None:
    game = deal(
        amber=at("ra", MIGHT, powers="inspiring"), azure=at("isis", PREY), next_event="conflict"
    )
    game.fire().cards(amber="build", azure="cycle").say("build", "temple").say("build-at", "C7")
    assert game.owner("C7") == "amber"
    assert game.amber.followers == 0


def test_omnipresent_counts_regions_with_figures_before_the_battles() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior, E2 warrior", powers="omnipresent"),
        azure=at("isis", "A7 warrior", powers="omnipresent"),
        next_event="conflict",
    )
    game.fire()
    assert game.asked == "card"
    assert game.amber.followers == 2
    assert game.azure.followers == 1


def test_omnipresent_counts_both_shores_of_an_apep() -> None:
    game = deal(
        amber=at("ra", "E6 apep", powers="omnipresent"),
        azure=at("isis", "E2 god"),
        next_event="conflict",
    )
    game.fire()
    assert game.amber.followers == 2


def test_revered_adds_one_follower_even_without_monuments() -> None:
    game = deal(amber=at("ra", "B5 god", powers="revered"), azure=at("isis", "H5 god"))
    game.act("followers")
    assert game.amber.followers == 1


# Level 2


def magnificent(monuments: str, figures: str = "B5 god") -> Game:
    game = deal(
        amber=at("ra", figures, monuments, powers="magnificent"),
        azure=at("isis", "A7 god, A8 warrior", devotion=5),
        active="azure",
        next_event="conflict",
    )
    return game.fire().cards(amber="flood", azure="cycle")


def test_magnificent_god_counts_three_with_three_monuments_of_a_kind_anywhere() -> None:
    game = magnificent("E2 temple, H5 temple, H7 temple")
    assert game.devotions() == {"amber": 1, "azure": 5}


def test_magnificent_needs_three_of_one_kind() -> None:
    game = magnificent("E2 temple, H5 temple, H7 pyramid")
    assert game.devotions() == {"amber": 0, "azure": 6}


def test_magnificent_helps_only_where_the_god_stands() -> None:
    game = magnificent("E2 temple, H5 temple, H7 temple", "H8 god, B5 warrior")
    # Azure wins the West; amber then dominates the East with a majority of temples there.
    assert game.devotions() == {"amber": 2, "azure": 6}


def test_obelisks_call_figures_from_anywhere() -> None:
    game = deal(
        amber=at("ra", "B5 god, H5 warrior, E2 warrior", "B7 obelisk", powers="obelisks"),
        azure=at("isis", "A5 god, A4 warrior"),
        next_event="conflict",
    )
    game.fire()
    assert set(game.options("rally")) == {"B5", "H5", "E2", "done"}
    game.say("rally", "H5")
    assert set(game.options("rally-to")) == {"A7", "A8", "B6", "B8", "C7", "C8"}
    game.say("rally-to", "C7").say("rally", "E2").say("rally-to", "B6")
    game.say("rally", "done")
    game.cards(amber="flood", azure="cycle")
    # The battle and the majority of obelisks.
    assert game.devotions() == {"amber": 2, "azure": 0}


def test_obelisks_help_only_in_a_battle_with_a_figure_of_ones_own() -> None:
    game = deal(
        amber=at("ra", "H5 god", "B7 obelisk", powers="obelisks"),
        azure=at("isis", "A5 god"),
        rose=at("amun", "A4 god", double_ready=False),
        next_event="conflict",
    )
    game.fire()
    assert game.asked == "card"
    assert set(game.match.awaited) == {"azure", "rose"}


def test_obelisks_of_several_players_call_one_figure_at_a_time_lowest_first() -> None:
    game = deal(
        amber=at("ra", "B5 god, H5 warrior, H6 warrior", "B7 obelisk", powers="obelisks"),
        azure=at("isis", "A5 god, J5 warrior, J8 warrior", "B3 obelisk", powers="obelisks"),
        rose=at("amun", "A4 god", double_ready=False),
        next_event="conflict",
    )
    # All on the first space: azure lies below amber.
    game.fire().say("rally", "J5", seat="azure").say("rally-to", "C3", seat="azure")
    game.say("rally", "H5", seat="amber").say("rally-to", "C7", seat="amber")
    game.say("rally", "done", seat="azure")
    game.say("rally", "H6", seat="amber").say("rally-to", "C8", seat="amber")
    game.say("rally", "done", seat="amber")
    assert set(game.match.awaited) == {"amber", "azure", "rose"}
    assert game.figure("C8") == ("warrior", "amber")
    assert game.figure("J8") == ("warrior", "azure")


def temples(figures: str, monuments: str) -> Game:
    game = deal(
        amber=at("ra", figures, monuments, powers="temples"),
        azure=at("isis", "A4 god, A5 warrior, B4 warrior", devotion=5),
        active="azure",
        next_event="conflict",
    )
    return game.fire().cards(amber="flood", azure="cycle")


def test_temples_add_two_each_where_a_figure_stands_beside() -> None:
    # 1 + 2 + 2 against 3.
    assert temples("C8 god", "D8 temple, C7 temple").devotions()["azure"] == 5


def test_temples_count_once_however_many_stand_beside() -> None:
    # 2 + 2 against 3, and the majority of temples; with 2 + 2 each azure would tie at most.
    game = temples("C8 god", "D8 temple")
    assert game.asked == "tiebreaker"
    assert game.state.clash is not None
    assert game.state.clash.strengths == {"amber": 3, "azure": 3}
    two = deal(
        amber=at("ra", "C8 god, C9 warrior", "D8 temple", powers="temples"),
        azure=at("isis", "A4 god, A5 warrior, B4 warrior, B3 warrior"),
        active="azure",
        next_event="conflict",
    )
    two.fire().cards(amber="flood", azure="cycle")
    assert two.asked == "tiebreaker"


def test_temples_without_a_figure_beside_add_nothing() -> None:
    assert temples("C8 god", "E5 temple").devotions()["azure"] == 6


def test_pyramids_summon_one_more_beside_each_and_chain_into_the_plain_summon() -> None:
    game = deal(
        amber=at("ra", "B5 god", "D8 pyramid, H7 pyramid", powers="pyramids"),
        azure=at("isis", "E2 god"),
    )
    game.act("summon")
    assert set(game.options("summon-by")) >= {"plain", "pyramid:D8", "pyramid:H7"}
    game.say("summon-by", "pyramid:D8")
    game.say("summon", "warrior")
    assert set(game.options("summon-at")) == {"D7", "C8", "C9", "E8", "E9"}
    game.say("summon-at", "E8")
    game.say("radiant", "no")
    assert "pyramid:D8" not in game.options("summon-by")
    game.say("summon-by", "plain")
    game.say("summon", "warrior")
    # E7 is beside the warrior that has just come, not beside anything older.
    assert "E7" in game.options("summon-at")
    game.say("summon-at", "E7")
    game.say("radiant", "no")
    assert "plain" not in game.options("summon-by")
    assert "pyramid:H7" in game.options("summon-by")
    game.say("summon-by", "done")
    assert game.state.warriors_left("amber") == 4
    assert game.asked == "second"


def test_pyramids_bring_an_apep_only_into_water_beside_them() -> None:
    game = deal(
        amber=at("isis", "B3 god", "D5 pyramid", powers="pyramids", guardians="apep"),
        azure=at("ra", "E2 god"),
    )
    game.act("summon").say("summon-by", "pyramid:D5").say("summon", "apep")
    assert set(game.options("summon-at")) == {"C5", "C6", "D6", "E6", "D4", "E5"}
    game.say("summon-at", "C6")
    # The plain summon is still to come.
    assert game.options("summon") == ["warrior", "none"]
    plain = deal(
        amber=at("isis", "B3 god", "D5 pyramid", powers="pyramids", guardians="apep"),
        azure=at("ra", "E2 god"),
    )
    plain.act("summon").say("summon-by", "plain").say("summon", "apep")
    assert set(WATERS) <= set(plain.options("summon-at"))


# Level 3


def glorious(figures: str, card: str) -> Game:
    game = deal(
        amber=at("ra", figures, powers="glorious"),
        azure=at("isis", "A7 warrior, E2 god"),
        next_event="conflict",
    )
    return game.fire().cards(amber=card, azure="flood")


def test_glorious_is_three_devotion_for_three_more_strength() -> None:
    game = glorious(MIGHT, "chariots")
    assert game.amber.devotion == 3


def test_glorious_needs_a_margin_of_three() -> None:
    game = glorious(MIGHT, "drought")
    # 3 to 1: the plain devotion, and Drought's for two figures in the desert.
    assert game.amber.devotion == 3
    fertile = glorious("E7 god, E8 warrior", "drought")
    assert fertile.amber.devotion == 1


def test_glorious_and_drought_add_up() -> None:
    game = glorious("B5 god, B6 warrior, B7 warrior", "drought")
    assert game.amber.devotion == 3 + 3


def test_glorious_is_measured_against_the_strongest_rival() -> None:
    game = deal(
        amber=at("ra", MIGHT, powers="glorious"),
        azure=at("isis", "A7 warrior"),
        rose=at("amun", "A3 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="flood", rose="chariots")
    # 5 against 4 and 1.
    assert game.amber.devotion == 1


def test_glorious_counts_a_rival_without_figures_as_nothing() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior, B7 warrior", powers="glorious", followers=1),
        azure=at("isis", "A7 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="chariots").bids(amber=1, azure=0)
    assert game.amber.devotion == 3


def test_magnanimous_is_two_devotion_for_a_loss_with_two_figures() -> None:
    game = deal(
        amber=at("ra", MIGHT),
        azure=at("isis", "A7 god, A8 warrior", powers="magnanimous"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle")
    assert game.devotions() == {"amber": 1, "azure": 2}


def test_magnanimous_needs_two_figures_when_the_battle_is_resolved() -> None:
    game = deal(
        amber=at("ra", MIGHT, followers=1),
        azure=at("isis", "A7 god, A8 warrior", powers="magnanimous"),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="cycle").bids(amber=1, azure=0)
    assert game.devotions() == {"amber": 1, "azure": 0}


def test_magnanimous_works_in_an_unbroken_tie() -> None:
    game = deal(
        amber=at("ra", MIGHT, powers="magnanimous"),
        azure=at("osiris", "A7 god, A8 warrior", powers="magnanimous"),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="cycle").say("tiebreaker", "save", seat="amber")
    assert game.amber.devotion == 2
    assert game.azure.devotion == 2


def test_generous_adds_one_for_dominance_and_one_for_all_majorities() -> None:
    game = deal(
        amber=at("isis", "B5 god", "A5 obelisk, B4 temple, B7 pyramid", powers="generous"),
        azure=at("ra", "H5 god"),
        next_event="conflict",
    )
    game.fire()
    assert game.amber.devotion == 3 + 1 + 1 + 1


def test_generous_holds_on_the_last_red_space_and_not_on_the_first_blue_one() -> None:
    for before, after in ((20, 22), (21, 22)):
        game = deal(
            amber=at("isis", "B5 god", powers="generous", devotion=before),
            azure=at("ra", "H5 god"),
            next_event="conflict",
        )
        game.fire()
        assert game.amber.devotion == after


def test_generous_is_checked_anew_for_each_gain() -> None:
    game = deal(
        amber=at("isis", "B5 god", "A5 obelisk", powers="generous", devotion=20),
        azure=at("ra", "H5 god"),
        next_event="conflict",
    )
    # The majority brings 2 and so the blue; dominance then brings 1.
    game.fire()
    assert game.amber.devotion == 23


def test_generous_counts_a_glorious_win_with_drought_as_one_gain() -> None:
    game = deal(
        amber=at("isis", "B5 god, B6 warrior, B7 warrior", powers="generous glorious"),
        azure=at("ra", "A7 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="drought", azure="flood")
    assert game.amber.devotion == 3 + 3 + 1


def test_worshipful_trades_two_followers_once_after_a_battle_lowest_first() -> None:
    game = deal(
        amber=at("ra", MIGHT, powers="worshipful", followers=5),
        azure=at("isis", "A7 god", powers="worshipful", followers=2),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="flood")
    game.say("worship", "yes", seat="azure").say("worship", "yes", seat="amber")
    assert game.devotions() == {"amber": 2, "azure": 1}
    assert (game.amber.followers, game.azure.followers) == (3, 0)
    assert game.turn == "azure"


def test_worshipful_may_be_declined_and_needs_two_followers_and_a_battle() -> None:
    game = deal(
        amber=at("ra", MIGHT, powers="worshipful", followers=2),
        azure=at("isis", "A7 god, H5 warrior", powers="worshipful", followers=1),
        rose=at("amun", "E2 god", powers="worshipful", followers=9),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="flood").say("worship", "no", seat="amber")
    # Azure has one follower, rose only dominates: nobody else is asked.
    assert game.turn == "azure"
    assert game.amber.followers == 2
    assert game.rose.devotion == 1


def test_worshipful_works_after_losing_all_figures_to_locusts() -> None:
    game = deal(
        amber=at("ra", MIGHT, followers=1),
        azure=at("isis", "A7 warrior, E2 god", powers="worshipful", followers=2),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="chariots").bids(amber=1, azure=0)
    game.say("worship", "yes", seat="azure")
    assert game.azure.devotion == 1 + 1  # and the Delta, where its god is alone
