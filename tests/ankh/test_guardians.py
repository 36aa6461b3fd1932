"""Apep, Mummy, Giant Scorpion and Androsphinx, alone and combined with other rules."""

from __future__ import annotations

import pytest

from games.ankh.board import LANDS, WATERS, board_of, claws
from tests.ankh.table import WESTERN_CARAVAN, Game, at, deal

# Apep


def test_apep_may_come_into_any_water_or_as_any_figure() -> None:
    game = deal(amber=at("isis", "B5 god", guardians="apep"), azure=at("ra", "H5 god"))
    game.act("summon").say("summon", "apep")
    assert set(game.options("summon-at")) == {*WATERS, "A5", "A6", "B4", "B6"}


def test_apep_does_not_move_into_water_but_may_leave_it() -> None:
    game = deal(amber=at("isis", "B8 god, C6 apep"), azure=at("ra", "H5 god"))
    game.act("move").say("move", "C6")
    assert not set(game.options("move-to")) & set(WATERS)
    assert "B5" in game.options("move-to")


def test_apep_fights_in_both_regions_and_dies_but_once() -> None:
    game = deal(
        amber=at("ra", "E6 apep, E2 god"),
        azure=at("amun", "B5 god, H5 warrior, H6 warrior", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="flood")
    assert game.figure("E6") == ("apep", "amber")
    assert game.amber.devotion == 1
    game.cards(amber="flood", azure="chariots")
    assert game.figure("E6") is None
    assert game.amber.guardians == ["apep"]
    # The Delta is amber's alone.
    assert game.devotions() == {"amber": 2, "azure": 1}


def test_apep_that_died_in_the_first_region_is_missing_in_the_second() -> None:
    game = deal(
        amber=at("ra", "E6 apep, E2 god"),
        azure=at("amun", "B5 god, H5 warrior", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="chariots")
    # West won by azure, which then dominates the East.
    assert game.devotions() == {"amber": 1, "azure": 2}
    assert game.turn == "azure"


def test_apep_dominates_two_regions_alone() -> None:
    game = deal(
        amber=at("ra", "E6 apep"),
        azure=at("amun", "E2 god", double_ready=False),
        next_event="conflict",
    )
    game.fire()
    assert game.devotions() == {"amber": 2, "azure": 1}


def test_apep_in_the_water_is_beside_monuments_of_all_shores() -> None:
    game = deal(
        amber=at("isis", "E6 apep, E2 god"),
        azure=at("ra", "H5 god"),
        neutral="F6 temple, E5 obelisk, E7 pyramid, D7 temple",
    )
    game.act("followers")
    assert game.amber.followers == 3


def test_a_water_hex_belongs_to_parts_that_camels_cut_off() -> None:
    game = deal(
        amber=at("isis", "C5 apep, E2 god"),
        azure=at("ra", "H5 god"),
        camels=WESTERN_CARAVAN,
        tokens={1: "A3", 2: "H5", 3: "E2", 4: "A4"},
    )
    regions = game.state.board.regions_of("C5")
    assert sorted(game.state.token_of(region) for region in regions) == [1, 4]


# Mummy


def test_mummy_comes_back_beside_its_god() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior"),
        azure=at("amun", "A7 mummy, H5 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="miracle")
    assert set(game.options("mummy")) == {"H4", "H6", "G5", "G6", "I5", "I6"}
    game.say("mummy", "H6", seat="azure")
    assert game.figure("H6") == ("mummy", "azure")
    assert game.figure("A7") is None
    # Its death counted for Miracle, and the East is azure's alone.
    assert game.azure.devotion == 2


def test_mummy_without_room_beside_its_god_goes_to_the_supply() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior, G5 warrior, G6 warrior"),
        azure=at("amun", "A7 mummy, H5 god", double_ready=False),
        neutral="H4 temple, H6 temple, I5 temple, I6 temple",
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle")
    assert game.azure.guardians == ["mummy"]
    assert game.asked == "card"


def test_mummy_does_not_come_back_across_a_river_or_into_water() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior"),
        azure=at("amun", "A7 mummy, F6 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle")
    assert set(game.options("mummy")) == {"F7", "G6", "G7"}


def test_mummy_comes_back_radiant() -> None:
    game = deal(
        amber=at("amun", "B5 god, B6 warrior", double_ready=False),
        azure=at("ra", "A7 mummy*, H5 god"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="flood")
    game.say("mummy", "H6", seat="azure").say("radiant", "yes", seat="azure")
    assert game.state.figures["H6"].radiant
    # Dominance in the East with a radiant figure.
    assert game.azure.devotion == 2
    assert game.state.suns_left("azure") == 2


def test_mummy_killed_by_locusts_fights_where_it_came_back() -> None:
    game = deal(
        amber=at("ra", "B5 god", followers=1),
        azure=at("amun", "A7 mummy, A4 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="flood").bids(amber=1, azure=0)
    game.say("mummy", "A3", seat="azure")
    # 1 + 1 against 2: a tie.
    assert game.asked == "tiebreaker"


# Giant Scorpion


def test_scorpion_turns_its_claws_when_summoned_and_when_moved() -> None:
    game = deal(amber=at("isis", "B5 god", guardians="giant_scorpion"), azure=at("ra", "H5 god"))
    game.act("summon").say("summon", "giant_scorpion").say("summon-at", "B6")
    assert len(game.options("claws")) == 6
    game.say("claws", "claws:2")
    assert game.state.figures["B6"].turn == 2
    moved = deal(amber=at("isis", "B5 god, B6 giant_scorpion"), azure=at("ra", "H5 god"))
    moved.act("move").say("move", "B6").say("move-to", "B7").say("claws", "claws:4")
    assert moved.state.figures["B7"].turn == 4


def scorpion_towards(label: str, target: str) -> int:
    return next(turn for turn in range(6) if target in claws(label, turn))


def test_the_claws_point_at_two_hexes_side_by_side() -> None:
    for turn in range(6):
        one, other = claws("B6", turn)
        assert {one, other} <= {"B5", "B7", "A6", "A7", "C6", "C7"}
    assert len({frozenset(claws("B6", turn)) for turn in range(6)}) == 6


def test_scorpion_destroys_what_it_points_at_before_the_battles() -> None:
    turn = scorpion_towards("B7", "B8")
    aimed = claws("B7", turn)
    game = deal(
        amber=at("isis", f"B5 god, B7 giant_scorpion:{turn}", f"{aimed[0]} temple"),
        azure=at("ra", "H5 god", f"{aimed[1]} obelisk"),
        neutral="B6 pyramid",
        next_event="conflict",
    )
    game.fire()
    # Its owner's too; what it does not point at stays.
    assert list(game.state.monuments) == ["B6"]
    assert game.amber.devotion == 1
    assert game.state.ankhs_left("amber") == 9


@pytest.mark.parametrize("corner", ["A1", "A8", "E9"])
def test_scorpion_at_the_rim_points_at_two_hexes(corner: str) -> None:
    near = next(label for label in board_of(()).beside[corner] if label in LANDS)
    game = deal(
        amber=at("isis", f"{near} god", guardians="giant_scorpion"), azure=at("ra", "H5 god")
    )
    game.act("summon").say("summon", "giant_scorpion").say("summon-at", corner)
    turns = [int(option.removeprefix("claws:")) for option in game.options("claws")]
    assert turns == [turn for turn in range(6) if len(claws(corner, turn)) == 2]
    assert len(turns) < 6
    game.say("claws", f"claws:{turns[0]}")
    one, other = claws(corner, turns[0])
    assert game.heard()[-1] == f"The scorpion of amber on {corner} points at {one} and {other}."


def test_scorpion_leaves_what_lies_across_a_river() -> None:
    turn = scorpion_towards("F5", "F6")
    game = deal(
        amber=at("isis", f"B5 god, F5 giant_scorpion:{turn}"),
        azure=at("ra", "H5 god", "F6 temple"),
        next_event="conflict",
    )
    game.fire()
    assert game.owner("F6") == "azure"


def test_scorpion_pushed_by_satet_turns_its_claws_anew() -> None:
    game = deal(
        amber=at("ra", "B5 satet, B8 god"),
        azure=at("isis", "B4 giant_scorpion:1, H5 god"),
    )
    game.act("move").say("move", "B5").say("move-to", "B4").say("push", "B3")
    game.say("claws", "claws:3", seat="azure")
    assert game.state.figures["B3"].turn == 3


# Androsphinx


def sphinx(amber: str, azure: str, **more: str) -> Game:
    game = deal(
        amber=at("ra", amber, more.get("monuments", ""), powers=more.get("powers", "")),
        azure=at("amun", azure, devotion=3, double_ready=False),
        next_event="conflict",
    )
    return game.fire()


def test_androsphinx_cancels_enemies_beside_it() -> None:
    game = sphinx("B5 god", "B6 androsphinx, A8 god, A1 warrior")
    game.cards(amber="chariots", azure="flood")
    # 0 + 3 against 3: the card still counts.
    assert game.asked == "tiebreaker"
    assert game.state.clash is not None
    assert game.state.clash.strengths == {"amber": 3, "azure": 3}


def test_androsphinx_cancels_the_whole_magnificence_of_a_god() -> None:
    game = sphinx(
        "B5 god, A1 warrior",
        "B6 androsphinx, A8 warrior",
        monuments="E2 temple, F2 temple, G2 temple",
        powers="magnificent",
    )
    game.cards(amber="flood", azure="miracle")
    assert game.devotions()["azure"] == 4


def test_androsphinx_leaves_temples_their_strength() -> None:
    game = sphinx("B5 god", "B6 androsphinx", monuments="B4 temple", powers="temples")
    game.cards(amber="flood", azure="cycle")
    # 0 + 2 against 1, and the majority of temples.
    assert game.devotions() == {"amber": 2, "azure": 3}


def test_two_hostile_androsphinxes_cancel_each_other() -> None:
    game = sphinx("B5 androsphinx, A1 god", "B6 androsphinx, A8 god, C9 warrior")
    game.cards(amber="drought", azure="flood")
    assert game.asked == "tiebreaker"
    assert game.state.clash is not None
    assert game.state.clash.strengths == {"amber": 2, "azure": 2}


def test_androsphinx_does_not_cancel_across_camels_or_rivers() -> None:
    game = deal(
        amber=at("ra", "F5 god"),
        azure=at("amun", "F6 androsphinx, B5 warrior", devotion=3, double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="cycle")
    assert game.asked == "tiebreaker"


def test_androsphinx_cancels_an_apep_in_every_battle_it_fights() -> None:
    game = deal(
        amber=at("ra", "E6 apep, E2 god"),
        azure=at("amun", "F6 androsphinx, B5 god", devotion=3, double_ready=False),
        next_event="conflict",
    )
    # The West comes first; the sphinx is in the East, beside the water.
    game.fire().cards(amber="flood", azure="cycle")
    assert game.figure("E6") is None
    # The East is then azure's alone.
    assert game.azure.devotion == 5
