"""House Norrenis: Odin, plain and awake, and its seven minor gods."""

from __future__ import annotations

import pytest

from tests.anunnaki.table import Game, at, deal


def summoning(god: str, stands: str) -> Game:
    others = [g for g in ("thor", "aegir", "heimdall", "loki") if g != god][:3]
    minors = " ".join([god, *others])
    place = at("norrenis", stands, signs="L0 R0 C0", pawn="power", minors=minors)
    game = deal(place)
    game.star("portal").say("portal", "done")
    return game.say("additional", f"summon:{god}")


def test_odins_settlement_walks_and_carries_two() -> None:
    game = deal(at("norrenis", "N6 3f s"))
    game.star("move_blue").say("move", "N6:settlement").say("move-to", "N5")
    game.say("carry", "follower.1", "follower.2")
    assert (game.here("N6"), game.here("N5")) == ("1f", "2f 1s")


def test_odins_empty_capital_is_ruled_by_nobody_and_still_closed() -> None:
    game = deal(
        at("norrenis", "N6 s"),
        at("babylon", "B6 f s, N4 f"),
    )
    game.star("move_blue").say("move", "N6:settlement").say("move-to", "N5").rest()
    assert game.state.ruler("N6") is None
    game.star("move_blue").say("move", "N4:follower")
    assert "N6" not in game.options("move-to")


def test_odins_settlements_may_share_a_district_with_others() -> None:
    game = deal(
        at("norrenis", "N6 2s, N5 s"),
        at("babylon", "B6 2f s, N4 s"),
    )
    game.star("move_blue").say("move", "N6:settlement").say("move-to", "N5")
    assert game.here("N5") == "2s"
    game.say("move", "N6:settlement").say("move-to", "N4").rest()
    assert game.state.ruler("N4") == "amber"
    assert game.state.besieged("azure", "N4")


def test_odins_settlement_is_never_besieged_but_fights_and_goes_home() -> None:
    game = deal(
        at("babylon", "B6 f s, N4 f", hand="dagger"),
        at("norrenis", "N6 f s, N5 s"),
    )
    game.star("move_blue").move("N4:follower", "N5").rest()
    game.fight(amber="dagger", azure="slingshot")
    assert game.here("N5", "azure") == ""
    assert game.here("N6", "azure") == "1f 2s"
    assert game.state.ruler("N5") == "amber"


def test_odin_awake_makes_settlements_strong_in_battle_and_gathering() -> None:
    game = deal(at("norrenis", "N6 odin s, N3 s"))
    game.star("gather_red").say("gather", "N3")
    assert game.goods() == "2 metal"
    game = deal(at("norrenis", "N6 f s, N3 s"))
    game.star("gather_red")
    assert game.options("gather") == ["N6"]


def test_a_settlement_of_odin_is_no_figure_for_the_goal() -> None:
    game = deal(at("norrenis", "N6 2f s, N5 s, N4 s"))
    assert game.match.view("amber").houses[0].goals["figures"] == 0


def test_loki_shows_two_weapons_and_pays_for_the_one_he_keeps() -> None:
    game = deal(
        at("norrenis", "N6 loki s, N5 2f", hand="dagger war_hammer", resources="2 metal"),
        civilisations="N2 V03",
    )
    game.star("move_blue").move("N5:follower:2", "N2").rest()
    game.say("attack", "dagger", "war_hammer").say("loki", "dagger")
    assert game.amber.points == 3
    assert (game.goods(), game.amber.hand) == ("2 metal", ["war_hammer"])
    assert game.amber.known_hand == ["war_hammer"]


def test_loki_may_defend_with_two() -> None:
    game = deal(
        at("babylon", "B6 f s, N4 2f", hand="dagger"),
        at("norrenis", "N6 f s, N5 loki", hand="short_bow"),
    )
    game.star("move_blue").move("N4:follower:2", "N5").rest()
    game.fight(amber="dagger", azure="slingshot short_bow").say("loki", "short_bow", seat="azure")
    assert (game.azure.points, game.azure.hand) == (3, [])


@pytest.mark.parametrize(("stands", "points"), [("N5 thor 3f", 2), ("N5 thor 2f", 0)])
def test_thor_counts_strong_districts(stands: str, points: int) -> None:
    assert deal(at("norrenis", f"N6 f s, {stands}")).scored()["gods"] == points


def test_thor_counts_settlements_of_odin_awake() -> None:
    game = deal(at("norrenis", "N6 f s, N5 thor f s, N4 odin"))
    assert game.scored()["gods"] == 2


def test_freyr_gives_a_point_and_a_crystal_for_pairs_abroad() -> None:
    game = summoning("freyr", "N6 2f s, G10 f, G13 f, G1 f, G5 s, E1 f")
    game.say("replace", "N6")
    assert (game.amber.points, game.amber.crystals, game.amber.power) == (2, 2, 2)


def test_freya_sends_a_follower_home_for_four_resources() -> None:
    game = summoning("freya", "N6 3f s")
    game.say("freya", "N6").say("resources", "food+food+wood").say("resources", "gold")
    assert game.goods() == "2 food, 1 wood, 1 gold"
    assert game.here("N6") == "1f freya 1s"


def test_freya_may_be_declined() -> None:
    game = summoning("freya", "N6 3f s").say("freya", "none")
    assert game.goods() == ""


def test_frigg_adds_followers_where_three_objects_stand() -> None:
    game = summoning("frigg", "N6 2f s, N5 2f, G10 3f")
    game.say("replace", "N6")
    assert game.options("frigg") == ["N6", "G10"]
    game.say("frigg", "N6", "G10")
    assert (game.here("N6"), game.here("G10")) == ("2f frigg 1s", "4f")


def test_heimdall_guards_settlements_and_adds_to_odin() -> None:
    game = deal(
        at("babylon", "B6 f s, N4 4f", hand="dagger"),
        at("norrenis", "N6 f heimdall odin, N5 s"),
    )
    game.star("move_blue").move("N4:follower:2", "N5").rest()
    game.fight(amber="dagger", azure="slingshot")
    # 2 + 1 against 2 + 3 + 1.
    assert game.here("N4") == "2f"
    assert game.here("N5", "azure") == "1s"
    assert game.azure.points == 1


def test_heimdall_does_not_help_an_attacker() -> None:
    game = deal(
        at("norrenis", "N6 heimdall, N5 s", hand="dagger"),
        at("babylon", "B6 f s, N4 f"),
    )
    game.star("move_blue").say("move", "N5:settlement").say("move-to", "N4").rest()
    game.fight(amber="dagger", azure="slingshot")
    assert game.here("N6") == "heimdall 1s"
    assert game.azure.points == 1


def test_aegir_counts_gold_districts() -> None:
    assert deal(at("norrenis", "N6 aegir s, G10 f, G9 f, N5 f")).scored()["gods"] == 4
