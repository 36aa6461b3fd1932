"""The abilities of Anubis and Osiris: captives and gates, alone and combined with other rules."""

from __future__ import annotations

from games.ankh.board import WATERS
from tests.ankh.table import WEST, Game, at, deal

# Anubis


def anubis(captives: str = "", *, followers: int = 0) -> Game:
    return deal(
        amber=at("anubis", "B5 god, B6 warrior", captives=captives, followers=followers),
        azure=at("ra", "A7 warrior, A8 warrior, H5 god"),
        next_event="conflict",
    )


def test_anubis_takes_one_of_the_warriors_that_died() -> None:
    game = anubis().fire().cards(amber="chariots", azure="flood")
    game.say("capture", "azure", seat="amber")
    assert game.amber.captives == ["azure"]
    # Two died, one of them is held.
    assert game.state.warriors_left("azure") == 5


def test_anubis_may_let_them_go() -> None:
    game = anubis().fire().cards(amber="chariots", azure="flood").say("capture", "none")
    assert game.amber.captives == []
    assert game.state.warriors_left("azure") == 6


def test_anubis_has_room_for_three() -> None:
    game = anubis("azure azure azure").fire().cards(amber="chariots", azure="flood")
    assert game.turn == "azure"
    assert len(game.amber.captives) == 3


def test_anubis_takes_no_guardians_and_none_of_his_own() -> None:
    game = deal(
        amber=at("anubis", "B5 god, B6 warrior"),
        azure=at("ra", "A7 satet, A8 satet, A3 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="chariots")
    assert game.turn == "azure"
    assert game.amber.captives == []
    assert game.figure("B6") is None


def test_anubis_takes_warriors_from_battles_of_others() -> None:
    game = deal(
        amber=at("anubis", "E2 god"),
        azure=at("ra", "A7 warrior, H5 god"),
        rose=at("osiris", "B5 god, B6 warrior"),
        next_event="conflict",
    )
    game.fire().cards(azure="flood", rose="chariots").say("capture", "azure", seat="amber")
    assert game.amber.captives == ["azure"]


def test_anubis_takes_one_at_locusts_and_one_at_the_battle() -> None:
    game = deal(
        amber=at("anubis", "E2 god"),
        azure=at("ra", "A7 warrior, H5 god", followers=0),
        rose=at("osiris", "B5 god, B6 warrior, B7 warrior", followers=1),
        onyx=at("amun", "A2 god, A1 warrior", followers=1, double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(azure="locusts", rose="flood", onyx="cycle")
    game.bids(azure=0, rose=1, onyx=0)
    assert set(game.options("capture")) == {"azure", "onyx", "none"}
    game.say("capture", "onyx", seat="amber")
    # Rose wins with three figures; only Onyx's god is left: nobody else dies.
    assert game.amber.captives == ["onyx"]
    assert game.figure("B6") == ("warrior", "rose")


def test_captives_strengthen_anubis_where_he_stands() -> None:
    game = deal(
        amber=at("anubis", "B5 god", captives="azure azure"),
        azure=at("ra", "A3 warrior, A8 warrior, H5 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="cycle")
    assert game.amber.devotion == 1
    absent = deal(
        amber=at("anubis", "B5 warrior, E2 god", captives="azure azure"),
        azure=at("ra", "A3 warrior, A8 warrior, H5 god"),
        next_event="conflict",
    )
    absent.fire().cards(amber="flood", azure="cycle")
    assert absent.figure("B5") is None


def test_an_androsphinx_cancels_the_captives_too() -> None:
    game = deal(
        amber=at("anubis", "B5 god", captives="azure azure"),
        azure=at("ra", "B6 androsphinx, H5 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="cycle")
    assert game.azure.devotion == 2


def test_a_captive_is_ransomed_by_summoning_it_for_one_follower() -> None:
    game = deal(
        amber=at("isis", "B5 god", followers=1),
        azure=at("anubis", "H5 god", captives="amber amber"),
    )
    game.act("summon")
    assert set(game.options("summon")) == {"warrior", "ransom", "none"}
    game.say("summon", "ransom").say("summon-at", "B6")
    assert game.figure("B6") == ("warrior", "amber")
    assert game.azure.captives == ["amber"]
    assert (game.amber.followers, game.azure.followers) == (0, 1)
    assert game.state.warriors_left("amber") == 4


def test_no_ransom_without_a_follower() -> None:
    game = deal(amber=at("isis", "B5 god"), azure=at("anubis", "H5 god", captives="amber amber"))
    game.act("summon")
    assert "ransom" not in game.options("summon")


# Osiris


def osiris(gates: str = "") -> Game:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior"),
        azure=at("osiris", "A7 warrior, H5 god", gates=gates),
        next_event="conflict",
    )
    return game.fire().cards(amber="chariots", azure="cycle")


def test_osiris_opens_a_gate_where_he_lost() -> None:
    game = osiris()
    game.say("gate", "new", seat="azure")
    free = set(game.options("gate-at"))
    # The dead have left: A7 is empty again.
    assert free - {"none"} == set(game.region(WEST)) - {"B5", "B6"}
    assert not free & set(WATERS)
    game.say("gate-at", "A7")
    assert game.azure.gates == ["A7"]
    assert game.state.gates_left("azure") == 2


def test_osiris_may_move_a_gate_that_lies_anywhere() -> None:
    game = osiris("E2 H7")
    assert set(game.options("gate")) == {"new", "E2", "H7", "none"}
    game.say("gate", "E2").say("gate-at", "A1")
    assert sorted(game.azure.gates) == ["A1", "H7"]


def test_osiris_with_three_gates_can_only_move_one() -> None:
    game = osiris("E2 H7 G2")
    assert set(game.options("gate")) == {"E2", "H7", "G2", "none"}
    game.say("gate", "none")
    assert sorted(game.azure.gates) == ["E2", "G2", "H7"]


def test_a_tie_counts_as_a_loss_for_osiris() -> None:
    game = deal(
        amber=at("ra", "B5 god"),
        azure=at("osiris", "A7 warrior, H5 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="cycle").say("tiebreaker", "save")
    assert game.asked == "gate"


def test_osiris_opens_no_gate_after_a_victory() -> None:
    game = deal(
        amber=at("osiris", "B5 god, B6 warrior"),
        azure=at("ra", "A7 warrior, H5 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle")
    assert game.turn == "azure"


def test_osiris_summons_one_more_through_a_gate_and_next_to_it() -> None:
    game = deal(
        amber=at("osiris", "B5 god", gates="H5 E2"), azure=at("ra", "G9 god"), neutral="H6 temple"
    )
    game.act("summon").say("summon-by", "gate")
    game.say("summon", "warrior")
    assert set(game.options("summon-at")) == {"H5", "E2"}
    game.say("summon-at", "H5")
    # One more for the action, not for each gate: only the plain summon is left.
    assert game.asked == "summon"
    game.say("summon", "warrior")
    assert "H4" in game.options("summon-at")
    game.say("summon-at", "H4")
    assert game.asked == "second"
    assert game.state.warriors_left("amber") == 4


def test_a_gate_with_a_figure_on_it_brings_nobody() -> None:
    game = deal(amber=at("osiris", "B5 god", gates="B5"), azure=at("ra", "G9 god"))
    game.act("summon")
    assert "gate" not in game.legal["amber"]


def test_others_do_not_end_a_move_on_a_gate_but_may_summon_there() -> None:
    game = deal(amber=at("ra", "B5 god"), azure=at("osiris", "H5 god", gates="B6"), active="amber")
    game.act("move").say("move", "B5")
    assert "B6" not in game.options("move-to")
    assert "B7" in game.options("move-to")
    game.say("move-to", "B7")
    game.act("summon")
    game.say("summon", "warrior")
    game.say("summon-at", "B6")
    assert game.figure("B6") == ("warrior", "amber")


def test_a_figure_summoned_onto_a_foreign_gate_fights_on_neither_fertile_nor_desert() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior, E8 warrior"),
        azure=at("osiris", "A7 god", gates="B6 E8"),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="cycle")
    # The god alone stands on ground that counts, and B5 is desert.
    assert game.amber.followers == 0


def test_a_gate_that_may_be_moved_is_named_even_under_a_figure() -> None:
    game = deal(
        amber=at("osiris", "B5 god, B6 warrior", gates="B6"),
        azure=at("ra", "A7 god, A8 warrior, A3 warrior, B8 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="chariots")
    assert game.asked == "gate"
    assert game.label("B6") == "The gate on B6"


def test_a_gate_is_offered_as_a_gate_and_not_by_its_ground() -> None:
    game = deal(amber=at("osiris", "B5 god", gates="H6"), azure=at("ra", "G9 god"))
    game.act("summon").say("summon-by", "gate").say("summon", "warrior")
    assert game.label("H6") == "H6 (gate to the afterlife)"


def test_osiris_may_move_onto_his_gates() -> None:
    game = deal(amber=at("osiris", "B5 god", gates="B6"), azure=at("ra", "H5 god"))
    game.act("move").say("move", "B5")
    assert "B6" in game.options("move-to")


def test_nobody_builds_on_a_gate() -> None:
    game = deal(
        amber=at("osiris", "B5 god, B6 warrior", gates="B7", followers=3),
        azure=at("ra", "A7 warrior, H5 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="build", azure="cycle").say("build", "temple")
    assert "B7" not in game.options("build-at")


def test_a_gate_holds_one_figure_only_even_of_his_own() -> None:
    game = deal(amber=at("osiris", "B5 god, B6 warrior", gates="B6"), azure=at("ra", "H5 god"))
    game.act("move").say("move", "B5")
    assert "B6" not in game.options("move-to")


def test_osiris_may_use_the_plain_summon_on_a_gate_too() -> None:
    game = deal(amber=at("osiris", "B5 god", gates="B6"), azure=at("ra", "H5 god"))
    game.act("summon").say("summon-by", "plain").say("summon", "warrior")
    assert "B6" in game.options("summon-at")


def test_a_figure_stays_where_the_gate_under_it_is_moved_away() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior"),
        azure=at("osiris", "A7 warrior, H5 god, H7 warrior", gates="H7"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle").say("gate", "H7").say("gate-at", "A1")
    assert game.azure.gates == ["A1"]
    assert game.figure("H7") == ("warrior", "azure")
