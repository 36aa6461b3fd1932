"""Signs, movement, ruling, gathering and recruiting (pages 6 to 10)."""

from __future__ import annotations

import pytest

from games.anunnaki.components import CORE, EDGES, RAYS
from tests.anunnaki.table import at, deal


def test_the_star_has_fifteen_cells_five_rays_and_a_pentagon() -> None:
    assert (len(EDGES), len(RAYS), len(CORE)) == (15, 5, 5)
    assert all(len(edges) == 3 for edges in RAYS.values())


def test_a_jump_places_no_sign_and_brings_no_crystals() -> None:
    game = deal(at("babylon", "B6 f s", pawn="portal", resources="1 food"))
    game.star("trade")
    assert (game.amber.signs, game.amber.crystals) == ([], 0)


def test_a_sign_reward_moves_any_sign_and_a_freed_god_stays_free() -> None:
    game = deal(
        at(
            "babylon",
            "B6 2f s",
            signs="L0 R0 C0",
            agreements="NEU-08",
            resources="1 food, 2 wood, 1 gold",
        )
    )
    game.star("move_blue").say("move", "done").say("additional", "agreement:NEU-08")
    game.say("sign-from", "L0").say("sign-to", "R2")
    assert sorted(game.amber.signs) == ["C0", "R0", "R2"]
    assert (game.amber.crystals, game.amber.free_tokens) == (2, 1)


def test_foreign_capitals_are_closed_to_walkers_and_portals() -> None:
    game = deal(at("babylon", "B6 f s, E5 f"), at("ellenys", "E6 s"))
    game.star("move_blue").say("move", "E5:follower")
    assert "E6" not in game.options("move-to")
    game = deal(at("babylon", "B6 f s", pawn="market"))
    game.star("portal").say("portal", "B6:follower")
    assert "E6" not in game.options("portal-to")
    assert "G7" not in game.options("portal-to")


@pytest.mark.parametrize(("start", "opens"), [("G6", True), ("G8", True), ("G2", False)])
def test_atlantis_is_entered_across_dotted_borders(start: str, opens: bool) -> None:
    game = deal(at("babylon", f"B6 s, {start} f", agreements="NEU-06"))
    assert ("G7" in game.state.map.beside[start]) is opens


def test_nobody_teleports_out_of_atlantis() -> None:
    game = deal(at("babylon", "B6 s, G7 f, G6 f", pawn="market"))
    game.star("portal")
    assert game.options("portal") == ["G6:follower", "done"]


def test_a_walk_ends_at_a_civilisation() -> None:
    game = deal(at("babylon", "B6 2f s"))
    game.star("move_red").say("move", "B6:follower")
    # B2 may be entered, but B1 and B3 lie at two steps by other ways.
    assert game.options("move-to") == ["B1", "B2", "B3", "B4", "B5"]
    game.say("move-to", "B2")
    assert "B2:follower" not in game.options("move")


def test_several_followers_move_at_once() -> None:
    game = deal(at("babylon", "B6 3f s"))
    game.star("move_red")
    assert game.options("move") == ["B6:follower", "B6:follower:2", "B6:follower:3", "done"]
    game.move("B6:follower:3", "B5")
    assert game.here("B5") == "3f"


def test_two_players_share_a_double_district_by_strength() -> None:
    game = deal(at("ellenys", "E6 s, G2 2f"))
    game.star("gather_red").say("gather", "G2").say("exhaust", "metal")
    assert game.goods() == "1 food, 1 metal"
    assert game.state.exhausted == {"G2": {"metal": 1}}
    game = deal(at("ellenys", "E6 s, G2 f"))
    game.star("gather_red").say("gather", "G2").say("resources", "food")
    assert game.state.exhausted == {"G2": {"food": 1}}
    game = deal(at("ellenys", "E6 s, G2 2f"), exhausted="G2 food 1")
    game.star("gather_red").say("gather", "G2")
    assert (game.goods(), game.state.exhausted["G2"]) == ("1 metal", {"food": 1, "metal": 1})


def test_a_capital_is_never_exhausted() -> None:
    game = deal(at("ellenys", "E6 2f s"))
    game.star("gather_red").say("gather", "E6")
    assert (game.goods(), game.state.exhausted) == ("1 wood", {})


def test_a_settlement_alone_rules_but_gathers_nothing() -> None:
    game = deal(at("ellenys", "E6 f s, E3 s"))
    assert game.state.ruler("E3") == "amber"
    game.star("gather_red")
    assert game.options("gather") == ["E6"]


def test_new_followers_go_where_one_rules_and_has_a_settlement() -> None:
    game = deal(
        at("ellenys", "E6 s, E3 s, G1 s, E5 f", pawn="power"),
        at("babylon", "B6 f s, G1 f"),
    )
    game.star("income")
    districts = {option.partition(":")[0] for option in game.options("recruit")}
    assert districts == {"E6", "E3"}


def test_with_an_empty_supply_followers_may_come_from_the_map() -> None:
    game = deal(at("ellenys", "E6 11f s, E5 f", pawn="power"))
    game.star("income").say("recruit-from", "E5")
    assert game.here("E6") == "12f 1s"
    assert game.here("E5") == ""


def test_relocating_is_optional() -> None:
    game = deal(at("ellenys", "E6 11f s, E5 f", pawn="power"))
    game.star("income").say("recruit-from", "none")
    assert game.here("E5") == "1f"


def test_there_is_one_settlement_a_district() -> None:
    game = deal(
        at("ellenys", "E6 f s, E5 f, E4 f", crystals=1, resources="2 wood"),
        at("babylon", "B6 f s, E5 s"),
    )
    game.star("move_blue").say("move", "done").say("magic", "settlement")
    assert game.here("E4") == "1f 1s"


def test_what_cannot_be_paid_or_used_is_not_offered() -> None:
    game = deal(at("ellenys", "E6 f s", crystals=1, resources="2 wood, 2 metal"))
    game.star("move_blue").say("move", "done")
    assert game.options("magic") == ["weapons", "none"]
    game = deal(at("ellenys", "E6 f s"))
    game.star("move_blue").say("move", "done")
    assert (game.asked, game.ask.seat) == ("star", "azure")


def test_magic_never_uses_the_token_under_the_pawn() -> None:
    game = deal(at("ellenys", "E6 f s", crystals=2, resources="1 gold"))
    game.star("move_blue").say("move", "done").say("magic", "blue")
    assert "move_blue" not in game.options("token")
    assert "portal" in game.options("token")


def test_a_magic_action_uses_the_upgraded_side() -> None:
    game = deal(at("ellenys", "E6 2f s", crystals=2, upgraded="portal"))
    game.star("move_blue").say("move", "done").say("magic", "blue").say("token", "portal")
    assert game.ask.facts["figures"] == 2


def test_a_red_upgrade_costs_wood_and_metal_and_takes_two_steps() -> None:
    game = deal(
        at(
            "ellenys",
            "E6 f s",
            crystals=1,
            resources="1 wood, 1 metal, 2 gold",
            pawn="trade",
        )
    )
    game.star("portal").say("portal", "done").say("magic", "technology")
    game.say("technology", "gather_red").say("gather", "E6")
    assert (game.amber.tracks["technology"], game.goods()) == (2, "1 wood")
    assert "gather_red" in game.amber.upgraded


def test_the_market_is_filled_again_at_once() -> None:
    game = deal(at("ellenys", "E6 f s", upgraded="trade"))
    game.star("trade").say("trade", "NEU-03")
    drawn = game.state.market[2]
    assert drawn not in (None, "NEU-03")
    game.say("trade", str(drawn))
    assert game.amber.agreements == ["NEU-03", drawn]


def test_an_agreement_of_ones_own_house_needs_gaia() -> None:
    game = deal(at("ellenys", "E6 f s", agreements="ELL-03", resources="2 wood, 1 food"))
    game.star("move_blue").say("move", "done").say("additional", "agreement:ELL-03")
    assert game.asked == "half"
    game = deal(at("ellenys", "E6 s, G10 f", agreements="ELL-03", resources="2 wood, 1 food"))
    game.star("move_blue").say("move", "done").say("additional", "agreement:ELL-03")
    assert (game.amber.crystals, game.amber.power, game.amber.points) == (1, 1, 3)


def test_in_a_first_game_house_symbols_mean_nothing() -> None:
    game = deal(
        at("ellenys", "E6 f s", agreements="NOR-03", resources="2 metal, 1 gold"), first_game=True
    )
    game.star("move_blue").say("move", "done").say("additional", "agreement:NOR-03")
    assert (game.amber.crystals, game.amber.points) == (1, 3)


def test_one_agreement_a_turn() -> None:
    game = deal(
        at("ellenys", "E6 f s", agreements="NEU-03 NEU-04", resources="2 metal, 3 gold, 1 food")
    )
    game.star("move_blue").say("move", "done").say("additional", "agreement:NEU-03")
    assert (game.asked, game.ask.seat) == ("star", "azure")


def test_a_simple_turn_takes_four_answers() -> None:
    game = deal(
        at(
            "ellenys",
            "E6 f s, E3 f",
            crystals=3,
            agreements="NEU-03",
            resources="2 metal, 2 gold, 1 food",
        )
    )
    game.star("gather_blue").say("gather", "E3").say("magic", "none").say("additional", "end")
    assert (game.asked, game.ask.seat) == ("star", "azure")


def test_without_a_settled_district_new_followers_are_lost() -> None:
    game = deal(at("norrenis", "N5 2f", pawn="power"))
    game.star("income")
    assert game.told("no-place")
    assert game.state.followers_left("amber") == 10


def test_portals_offer_gaia_first_then_home() -> None:
    game = deal(at("babylon", "B6 2f s", pawn="power"), at("ellenys", "E6 2f s"))
    game.star("portal").say("portal", "B6:follower")
    planets = [goal[0] for goal in game.options("portal-to")]
    assert list(dict.fromkeys(planets)) == ["G", "B", "E"]
