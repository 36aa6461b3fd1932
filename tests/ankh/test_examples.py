"""The worked examples of the rulebook, each named after its page, on our map."""

from __future__ import annotations

from tests.ankh.table import DELTA, at, deal


def test_p08_example_next_to_the_pyramid_but_not_to_the_scorpion_across_the_river() -> None:
    # F5 and F6 share a border with the river on it; F5 and E5 share one without.
    game = deal(
        amber=at("amun", "F5 warrior", followers=0),
        azure=at("ra", "G4 god"),
        neutral="E5 pyramid, F6 temple",
    )
    assert "E5" in game.state.board.beside["F5"]
    assert "F6" not in game.state.board.beside["F5"]
    game.act("followers")
    assert game.amber.followers == 1


def test_p14_example_the_second_action_stands_below_the_first() -> None:
    game = deal(amber=at("amun", "B5 god"), azure=at("ra", "H5 god"))
    game.act("summon").first_options("summon", "summon-at")
    assert game.options("second") == ["followers", "ankh"]
    assert game.state.tracks == {"move": 0, "summon": 1, "followers": 0, "ankh": 0}


def test_p14_example_unlocking_as_second_action_brings_the_conflict() -> None:
    game = deal(
        amber=at("amun", "B5 god"),
        azure=at("ra", "H5 god"),
        tracks={"ankh": 1},
        next_event="conflict",
    )
    game.act("summon").first_options("summon", "summon-at").act("ankh")
    assert game.state.event == 4
    assert game.turn == "azure"


def test_p15_example_moving_through_figures() -> None:
    game = deal(
        amber=at("amun", "A7 god, A6 warrior, D7 warrior, F5 warrior, B8 warrior"),
        azure=at("ra", "F6 warrior, G6 god"),
        neutral="A3 obelisk, D5 pyramid",
    )
    game.act("move")
    # 1: the god passes its own warrior on A6 and stops next to the obelisk.
    game.say("move", "A7")
    assert "A4" in game.options("move-to")
    assert "A3" not in game.options("move-to")
    assert "A6" not in game.options("move-to")
    game.say("move-to", "A4")
    # 2: the warrior passes the water of D6 and the pyramid on D5.
    game.say("move", "D7")
    assert not {"D6", "C6", "E6", "D5"} & set(game.options("move-to"))
    game.say("move-to", "D4")
    # 3: a warrior passes Ra's warrior and the river.
    game.say("move", "F5")
    assert "F7" in game.options("move-to")
    assert "F6" not in game.options("move-to")
    game.say("move-to", "F7")
    # 4: the last one stays.
    game.say("move", "done")
    assert game.figure("A4") == ("god", "amber")
    assert game.figure("D4") == ("warrior", "amber")
    assert game.figure("F7") == ("warrior", "amber")
    assert game.figure("B8") == ("warrior", "amber")
    assert game.owner("A3") is None
    assert game.owner("D5") is None


def test_p16_example_summoning_next_to_figures_and_own_monuments_of_the_region() -> None:
    game = deal(
        amber=at("amun", "F5 warrior, B8 god", "B3 temple", guardians="mummy"),
        azure=at("ra", "E5 warrior"),
        neutral="D7 temple",
    )
    game.act("summon")
    assert set(game.options("summon")) >= {"warrior", "mummy"}
    game.say("summon", "mummy")
    # F5 touches E6 (water), F6, G5 and G6 (across the river), E5 (taken) and F4.
    around_warrior = {"F4"}
    around_god = {"A8", "B7", "C8", "C9"}
    around_temple = {"A3", "A4", "B2", "B4", "C3", "C4"}
    assert set(game.options("summon-at")) == around_warrior | around_god | around_temple
    game.say("summon-at", "A4")
    assert game.figure("A4") == ("mummy", "amber")
    assert game.amber.guardians == []


def test_p17_example_followers_of_own_and_neutral_monuments_with_figures_beside() -> None:
    game = deal(
        amber=at("isis", "B4 god, F5 warrior, C8 warrior", "A5 obelisk, D1 pyramid"),
        azure=at("amun", "H5 god", "B7 obelisk"),
        # E5 lies beside the warrior on F5, D8 beside that on C8; F6 is across the river.
        neutral="E5 temple, D8 pyramid, F6 pyramid",
    )
    game.act("followers")
    assert game.amber.followers == 3


def test_p18_example_a_second_power_with_a_guardian() -> None:
    game = deal(
        amber=at("amun", "B5 god", powers="commander", followers=3),
        azure=at("ra", "H5 god"),
        guardians="satet apep giant_scorpion",
    )
    game.act("ankh")
    assert set(game.options("power")) - {"none"} == {"inspiring", "omnipresent", "revered"}
    game.say("power", "inspiring")
    assert game.amber.followers == 2
    assert game.amber.powers == ["commander", "inspiring"]
    assert game.amber.guardians == ["satet"]
    assert game.state.guardians["satet"] == 0


def test_p19_example_an_event_after_the_first_action_ends_the_turn() -> None:
    game = deal(
        amber=at("isis", "B5 god"),
        azure=at("amun", "H5 god"),
        rose=at("ra", "E2 god"),
        neutral="B4 temple, A5 temple",
        tracks={"followers": 3, "move": 1, "summon": 2},
    )
    game.act("followers")
    assert game.amber.followers == 2
    assert game.state.event == 1
    game.say("control", "B4")
    assert game.owner("B4") == "amber"
    assert game.state.tracks == {"move": 1, "summon": 2, "followers": 0, "ankh": 0}
    assert game.turn == "azure"


def test_p20_example_control_of_a_neutral_monument_beside_ones_figure() -> None:
    game = deal(
        amber=at("isis", "F5 warrior, B5 god"),
        azure=at("ra", "H5 god", "E5 obelisk"),
        # F6 is a neighbour across the river only; E5 is a rival's.
        neutral="F4 temple, F6 pyramid",
        next_event="control",
    )
    game.fire()
    assert game.owner("F4") == "amber"
    assert game.owner("E5") == "azure"
    assert game.state.ankhs_left("amber") == 8


def test_p21_example_ra_splits_the_delta_and_swaps_nothing() -> None:
    game = deal(amber=at("ra", "B5 god"), azure=at("isis", "H5 god"), next_event="camel")
    delta = game.region(DELTA)
    game.fire().say("caravan", f"region:{DELTA}")
    chains = game.state.board.caravans(game.state.region_of(DELTA))
    chain = next(c for c in chains if len(c.borders) <= 5)
    game.say("caravan-from", chain.start).say("caravan-to", chain.end)
    if game.asked == "caravan-way":
        game.say("caravan-way", chain.option)
    parts = [game.state.board.of[land] for land in chain.borders[0]]
    assert parts[0] != parts[1]
    small = min(
        (game.state.board.regions[part] for part in parts), key=lambda lands: (len(lands), lands)
    )
    keeps = next(o for o in game.options("token") if o.removeprefix("keep:") in small)
    game.say("token", keeps)
    assert game.region(DELTA) == sorted(small)
    assert game.region(4) == sorted(set(delta) - set(small))
    assert len(small) >= 6
    game.say("swap", "none")
    assert game.region(DELTA) == sorted(small)
    assert game.turn == "azure"


def test_p22_example_dominance_with_a_majority_of_obelisks() -> None:
    game = deal(
        amber=at("amun", "B5 god", "A5 obelisk, B4 obelisk, B7 pyramid"),
        azure=at("isis", monuments="D8 pyramid, E8 temple"),
        next_event="conflict",
    )
    game.fire()
    assert game.devotions() == {"amber": 2, "azure": 0}


def test_p23_example_majorities_in_a_battle() -> None:
    game = deal(
        amber=at("isis", "B5 god, B6 warrior", "A4 pyramid, A5 pyramid"),
        azure=at("amun", "D5 god", "E8 temple, D8 pyramid"),
        rose=at("ra", monuments="C8 temple, C7 obelisk"),
        next_event="conflict",
    )
    game.fire().say("double", "no", seat="azure").cards(amber="flood", azure="chariots")
    # One pyramid majority for Isis; Amun wins the battle, 4 to 2.
    assert game.devotions() == {"amber": 1, "azure": 1, "rose": 0}


def test_p24_example_flood_against_drought_and_the_tiebreaker() -> None:
    game = deal(
        amber=at("isis", "E4 god, F4 warrior, F5 warrior, D3 warrior"),
        azure=at("amun", "E7 god, E8 warrior, E9 warrior", devotion=3, double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="drought")
    assert game.amber.followers == 4
    assert set(game.options("tiebreaker")) == {"use", "save"}
    game.say("tiebreaker", "use", seat="amber")
    assert game.devotions() == {"amber": 1, "azure": 3}
    assert game.figure("E7") == ("god", "azure")
    assert game.figure("E8") is None
    assert game.figure("E9") is None
    assert game.state.warriors_left("azure") == 6
    assert len(game.state.figures_of("amber")) == 4


def test_p25_example_amun_ra() -> None:
    game = deal(
        amber=at("isis", "B5 god", "B6 temple", devotion=9),
        azure=at("amun", "H5 god, H6 warrior", "I5 pyramid", devotion=5, followers=2),
        rose=at(
            "ra",
            "E2 god, F2 warrior, F1 satet",
            "E1 obelisk",
            devotion=2,
            followers=3,
            powers="revered commander",
        ),
        next_event="merge",
    )
    game.fire().say("take-over", "at:F1", seat="azure")
    # Three dominances come first: 9 + 1 + a majority, 5 + 2, 2 + 2.
    assert list(game.state.gods) == ["amber", "azure"]
    merged = game.azure
    assert merged.gods == ["amun", "ra"]
    assert merged.junior == "rose"
    assert merged.devotion == 4
    assert merged.followers == 5
    assert merged.powers == []
    assert game.figure("F1") == ("satet", "azure")
    assert game.figure("E2") is None
    assert game.figure("F2") is None
    assert "E1" not in game.state.monuments
    assert game.owner("I5") == "azure"
    assert game.figure("H6") == ("warrior", "azure")


def test_p27_example_amun_is_forgotten_and_two_gods_go_on() -> None:
    game = deal(
        people=4,
        amber=at("amun", "B5 god, B6 warrior", "B4 temple", devotion=15, followers=4),
        azure=at("osiris", "H5 god", devotion=24),
        rose=at("isis ra", "E2 god", devotion=22, junior="onyx"),
        next_event="forget",
    )
    game.fire()
    assert list(game.state.gods) == ["azure", "rose"]
    assert "amber" in game.state.forgotten
    assert "B4" not in game.state.monuments
    assert game.state.figures_of("amber") == []
    assert game.turn == "azure"
