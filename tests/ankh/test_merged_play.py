"""Turns, events, gains and the end of the match for the two players of a merged god."""

from __future__ import annotations

from games.ankh import GAME
from tests.ankh.table import Game, at, deal


def five(active: str = "rose", powers: str = "") -> Game:
    """A match of five in which amber, the first player, is the junior of rose."""
    return deal(
        people=5,
        active=active,
        azure=at("amun", "A8 god", devotion=9),
        rose=at("ra isis", "C8 god", devotion=1, junior="amber", followers=2, powers=powers),
        onyx=at("osiris", "E9 god", devotion=8),
        jade=at("anubis", "H5 god", devotion=7),
        guardians="satet apep giant_scorpion",
        neutral="C9 temple",
    )


def test_each_half_keeps_its_place_at_the_table() -> None:
    game = five()
    game.say("action", "followers", seat="rose")
    assert game.turn == "onyx"
    game.idle()
    assert game.turn == "jade"
    game.idle()
    # The junior, though its god is kept by rose: one action as well.
    game.say("action", "followers", seat="amber")
    assert game.turn == "azure"
    # The neutral temple beside the god, twice.
    assert game.rose.followers == 4


def test_a_guardian_that_the_junior_wins_stands_in_the_common_supply() -> None:
    game = five("amber", "commander")
    game.say("action", "ankh", seat="amber").say("power", "revered")
    assert game.rose.guardians == ["satet"]
    assert game.rose.powers == ["commander", "revered"]


def test_the_junior_takes_control_for_both_in_an_event_of_its_own() -> None:
    game = deal(
        people=3,
        active="rose",
        amber=at("isis", "A1 god"),
        azure=at("amun ra", "C8 god", junior="rose"),
        neutral="C9 temple",
        next_event="control",
    )
    game.fire()
    assert game.owner("C9") == "azure"
    assert game.turn == "amber"


def test_an_event_brought_about_by_a_half_is_followed_by_the_next_seat() -> None:
    game = deal(
        people=3,
        active="azure",
        amber=at("isis", "A1 god"),
        azure=at("amun ra", "C8 god", junior="rose"),
        next_event="control",
    )
    game.fire()
    assert game.turn == "rose"


def test_the_senior_bids_for_both() -> None:
    game = deal(
        people=3,
        active="rose",
        amber=at("isis", "A1 god, A3 warrior", followers=2),
        azure=at("osiris ra", "C8 god, C9 warrior", junior="rose", followers=3),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="flood").bids(amber=2, azure=3)
    assert game.azure.followers == 0
    assert game.figure("C9") == ("warrior", "azure")
    assert game.figure("A3") is None


def test_both_win_together_at_the_last_space() -> None:
    game = deal(
        people=3,
        amber=at("isis", "A1 god", devotion=4),
        azure=at("amun ra", "H5 god", junior="rose", devotion=30),
        next_event="conflict",
    )
    game.fire()
    assert game.asked == "over"
    assert game.match.view(None).winners == ("azure", "rose")


def test_both_win_where_theirs_is_the_only_god_left() -> None:
    game = deal(
        people=3,
        amber=at("isis", devotion=4),
        azure=at("amun ra", junior="rose", devotion=22),
        next_event="forget",
    )
    game.fire()
    assert game.asked == "over"
    won = {final_score.seat for final_score in GAME.score(game.state) if final_score.won}
    assert won == {"azure", "rose"}


def test_a_senior_anubis_lets_the_juniors_warriors_go() -> None:
    game = deal(
        amber=at("isis", "B5 god", devotion=12),
        azure=at("anubis", "H5 god", devotion=5, captives="rose amber rose"),
        rose=at("ra", "E2 god", devotion=2),
        next_event="merge",
    )
    game.fire()
    assert game.azure.captives == ["amber"]
    assert game.azure.gods == ["anubis", "ra"]


def test_a_merged_anubis_does_not_take_his_own_sides_warriors() -> None:
    game = deal(
        people=3,
        amber=at("isis", "A1 god, A2 warrior, A3 warrior, A4 warrior"),
        azure=at("ra anubis", "C8 god, C9 warrior", junior="rose"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="flood")
    assert game.figure("C9") is None
    assert game.azure.captives == []
    assert game.turn == "azure"


def test_the_ransom_goes_to_the_merged_anubis() -> None:
    game = deal(
        people=3,
        amber=at("isis", "A1 god", followers=2),
        azure=at("osiris anubis", "C8 god", junior="rose", captives="amber"),
    )
    game.act("summon").say("summon", "ransom").say("summon-at", "A2")
    assert (game.amber.followers, game.azure.followers) == (1, 1)
    assert game.azure.captives == []


def test_a_ransomed_warrior_of_ra_may_shine() -> None:
    game = deal(
        amber=at("ra", "A1 god", followers=2), azure=at("anubis", "C8 god", captives="amber")
    )
    game.act("summon").say("summon", "ransom").say("summon-at", "A2").say("radiant", "yes")
    assert game.state.figures["A2"].radiant


def test_a_merged_isis_protects_and_opens_gates_as_osiris() -> None:
    game = deal(
        people=3,
        amber=at("ra", "B5 god, B6 warrior"),
        azure=at("osiris isis", "A6 warrior, H5 god", junior="rose"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle").say("protect", "A6", seat="azure")
    game.say("gate", "new", seat="azure").say("gate-at", "A1")
    assert game.azure.gates == ["A1"]
    assert game.figure("A6") == ("warrior", "azure")


def test_fewer_gods_leave_the_markers_as_long_as_they_were() -> None:
    game = deal(
        people=4,
        amber=at("isis", "A1 god", devotion=25),
        azure=at("amun ra", "H5 god", junior="onyx", devotion=24),
        forgotten="rose",
        tracks={"ankh": 3},
    )
    # Four players began: unlocking reaches the event at its fourth step.
    game.idle()
    assert game.state.event == 1
    assert game.state.tracks["ankh"] == 0
    assert game.turn == "azure"
