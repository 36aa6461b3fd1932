"""House Babylon: Ishtar, plain and awake, and its seven minor gods."""

from __future__ import annotations

import pytest

from tests.anunnaki.table import Game, at, deal


def summoning(god: str, stands: str) -> Game:
    others = [g for g in ("ea", "enlil", "assur", "ninhursag") if g != god][:3]
    game = deal(
        at("babylon", stands, signs="L0 R0 C0", pawn="power", minors=" ".join([god, *others]))
    )
    game.star("portal").say("portal", "done")
    return game.say("additional", f"summon:{god}")


def test_ishtars_settlements_gather_alone() -> None:
    game = deal(at("babylon", "B6 f s, B1 s"))
    game.star("gather_red").say("gather", "B1")
    assert game.goods() == "2 gold"


def test_ishtar_is_bound_by_the_sources_until_she_wakes() -> None:
    game = deal(at("babylon", "B6 f s, B1 2f s"))
    game.star("gather_red").say("gather", "B1")
    assert game.goods() == "3 gold"
    game = deal(at("babylon", "B6 ishtar s, B1 2f s"), exhausted="B1 gold 1")
    game.star("gather_red").say("gather", "B1")
    assert game.goods() == "4 gold"
    assert game.state.exhausted == {"B1": {"gold": 2}}


def test_ishtar_awake_has_no_more_from_her_capital_or_from_spent_land() -> None:
    game = deal(at("babylon", "B6 ishtar 2f s, B4 f"), exhausted="B4 food 2")
    game.star("gather_red")
    assert game.options("gather") == ["B6"]
    game.say("gather", "B6")
    assert game.goods() == "1 gold"


def test_ishtar_awake_mixes_the_resources_of_a_double_district() -> None:
    game = deal(at("babylon", "B6 ishtar s, G2 3f"))
    game.star("gather_red").say("gather", "G2").say("resources", "food+food+metal")
    game.say("exhaust", "food")
    assert game.goods() == "2 food, 1 metal"
    assert game.state.exhausted == {"G2": {"food": 1}}


def test_anu_teleports_three_together_but_not_to_atlantis() -> None:
    game = summoning("anu", "B6 4f s, B4 f")
    game.say("replace", "B4").say("anu", "B6")
    game.say("anu-who", "follower.1", "follower.2", "follower.3")
    assert "G7" not in game.options("anu-to")
    assert "E6" not in game.options("anu-to")
    game.say("anu-to", "G10")
    assert (game.here("G10"), game.here("B6")) == ("3f", "1f 1s")


def test_anus_portal_takes_one_more_with_enlil() -> None:
    two_rays, minors = "L0 R0 C0 L1 R1 C1", "anu enlil ea assur"
    stands = "B6 5f s, B4 f, B5 enlil"
    game = deal(at("babylon", stands, signs=two_rays, pawn="power", minors=minors))
    game.star("portal").say("portal", "done").say("additional", "summon:anu")
    game.say("replace", "B4").say("anu", "B6")
    game.say("anu-who", "follower.1", "follower.2", "follower.3", "follower.4").say("anu-to", "G10")
    assert (game.here("G10"), game.here("B6")) == ("4f", "1f 1s")


def test_assur_adds_one_where_two_figures_stand() -> None:
    game = deal(at("babylon", "B6 f s, G10 assur, B1 f, G13 2f"))
    game.star("gather_red")
    view = game.match.view("amber")
    assert {d: view.harvest[d] for d in ("B1", "G13")} == {"B1": {"gold": 1}, "G13": {"food": 2}}
    game = deal(
        at("babylon", "B6 s, B4 assur f", hand="dagger"),
        civilisations="B2 V09",
    )
    game.star("move_blue").move("B4:assur", "B2").move("B4:follower", "B2").rest()
    game.say("attack", "dagger")
    # 2 + 1, 1 for Assur, 1 for the dagger: 5 against 5.
    assert game.amber.points == 3


def test_marduk_recruits_on_every_planet_with_a_settlement() -> None:
    game = summoning("marduk", "B6 2f s, G10 f s, E1 f s, G13 s")
    game.say("replace", "B6").say("recruit", "G13:1")
    assert (game.here("B6"), game.here("G13"), game.here("E1")) == (
        "2f marduk 1s",
        "1f 1s",
        "2f 1s",
    )


def test_ninlil_counts_shrines_abroad() -> None:
    game = summoning("ninlil", "B6 2f s, B4 f, G6 f, G7 f")
    game.say("replace", "B6")
    assert (game.amber.points, game.goods()) == (3, "3 metal")


def test_ninhursag_counts_metal_districts_and_double_ones() -> None:
    assert deal(at("babylon", "B6 ninhursag s, G2 f, G11 f")).scored()["gods"] == 4


@pytest.mark.parametrize(("stands", "points"), [("G7 ea", 4), ("G6 ea", 0)])
def test_ea_counts_atlantis(stands: str, points: int) -> None:
    assert deal(at("babylon", f"B6 f s, {stands}")).scored()["gods"] == points


def test_enlil_widens_every_portal() -> None:
    game = deal(at("babylon", "B6 2f s, B4 enlil", pawn="market"))
    game.star("portal").portal("B6:follower:2", "G10")
    assert game.here("G10") == "2f"
    game = deal(
        at("babylon", "B6 2f s, B4 enlil", agreements="NEU-05", resources="1 food, 2 wood, 1 metal")
    )
    game.star("move_blue").say("move", "done").say("additional", "agreement:NEU-05")
    game.portal("B6:follower", "G10").portal("B6:follower", "G13")
    assert game.here("G13") == "1f"
