"""House Pharaos: Ra, plain and awake, and its seven minor gods."""

from __future__ import annotations

import pytest

from games.anunnaki.rules.land.figures import shift
from tests.anunnaki.table import Game, at, deal

RAY_0 = "L0 R0 C0"


def summoning(god: str, stands: str, agreements: str = "", crystals: int = 0) -> Game:
    """Amber summons a god through the star's first ray."""
    game = deal(
        at(
            "pharaos",
            stands,
            signs=RAY_0,
            pawn="power",
            minors=f"{god} {others(god)}",
            agreements=agreements,
            crystals=crystals,
        )
    )
    game.star("portal").say("portal", "done")
    if game.asked == "magic":
        game.say("magic", "none")
    return game.say("additional", f"summon:{god}")


def others(god: str) -> str:
    return " ".join([g for g in ("horus", "isis", "osiris", "seth") if g != god][:3])


def test_ra_moves_a_sign_that_his_pawn_has_passed() -> None:
    game = deal(at("pharaos", "P6 2f s", signs="L0", pawn="portal"))
    game.star("market")
    assert "L0" not in game.options("sign-to")
    game.say("sign-to", "R3")
    assert (game.amber.signs, game.amber.crystals, game.amber.signs_left) == (["R3"], 2, 13)


def test_ra_may_leave_the_sign_and_frees_gods_by_moving_one() -> None:
    game = deal(at("pharaos", "P6 2f s", signs="L0 L1 R1", pawn="portal", resources="1 food"))
    game.star("market").say("sign-to", "C1")
    assert game.amber.freed == ["1"]
    game = deal(at("pharaos", "P6 2f s", signs="L0", pawn="portal", resources="1 food"))
    game.star("market").say("sign-to", "none")
    assert game.amber.signs == ["L0"]


def test_another_house_leaves_its_signs_where_they_are() -> None:
    game = deal(at("babylon", "B6 2f s", signs="L0", pawn="portal", resources="1 food"))
    game.star("market")
    assert game.asked == "market"


def test_ra_awake_has_one_resource_for_a_sign_with_crystals() -> None:
    game = deal(at("pharaos", "P6 f s, P4 ra", pawn="portal"))
    game.star("gather_red").say("resources", "gold")
    assert (game.goods(), game.amber.crystals) == ("1 gold", 2)


def test_ra_awake_has_nothing_for_a_sign_without_crystals() -> None:
    game = deal(at("pharaos", "P6 f s, P4 ra", pawn="gather_red"))
    game.star("market")
    assert game.amber.signs == ["C0"]
    assert game.goods() == ""


def test_the_main_god_brings_steps_on_every_track() -> None:
    game = deal(at("pharaos", "P6 2f s", signs="C0 C1 C2 C3 C4", pawn="portal"))
    game.star("move_blue").say("move", "done").say("additional", "summon:ra")
    assert game.amber.tracks == {"war": 1, "technology": 1, "trade": 1}
    assert (game.amber.power, game.amber.awake) == (2, True)


def test_a_god_is_summoned_once_and_needs_a_token() -> None:
    game = summoning("seth", "P6 2f s")
    assert (game.amber.power, game.amber.free_tokens) == (2, 0)
    assert game.asked == "star"


def test_anubis_adds_a_follower_where_a_god_comes_to_fight() -> None:
    game = deal(at("pharaos", "P6 f s, P4 anubis", hand="dagger"), civilisations="P2 V01")
    game.star("move_blue").move("P4:anubis", "P2").rest().say("anubis", "yes")
    assert game.here("P2") == "1f anubis"
    game.say("attack", "dagger")
    assert game.told("beat-civilisation")


def test_anubis_does_not_ask_where_no_follower_can_come() -> None:
    place = at("pharaos", "P6 s, P4 anubis, P5 12f", hand="dagger")
    game = deal(place, civilisations="P2 V01").star("move_blue")
    shift(game.state, "amber", "P5", "P2", followers=12)
    game.move("P4:anubis", "P2").rest()
    assert game.asked == "attack"


def test_anubis_asks_for_a_follower_of_the_map_where_the_supply_is_empty() -> None:
    place = at("pharaos", "P6 s, P4 anubis, P5 12f", hand="dagger")
    game = deal(place, civilisations="P2 V01").star("move_blue")
    game.move("P4:anubis", "P2").rest().say("anubis", "yes").say("recruit-from", "P5")
    assert game.here("P2") == "1f anubis"


def test_anubis_does_not_help_followers_alone() -> None:
    game = deal(at("pharaos", "P6 f s anubis, P4 2f", hand="dagger"), civilisations="P2 V01")
    game.star("move_blue").move("P4:follower:2", "P2").rest()
    assert game.asked == "attack"


def test_bast_fulfils_an_agreement_for_a_crystal_in_full() -> None:
    game = summoning("bast", "P6 2f s", agreements="NOR-02", crystals=1)
    game.say("bast", "NOR-02")
    assert (game.amber.crystals, game.amber.points, game.amber.tracks["trade"]) == (0, 4, 3)
    assert game.here("P6") == "3f bast 1s"
    assert game.amber.fulfilled == ["NOR-02"]


def test_bast_needs_a_crystal() -> None:
    game = summoning("bast", "P6 2f s", agreements="NOR-02")
    assert game.asked != "bast"


@pytest.mark.parametrize(("stands", "points"), [("G4 horus", 2), ("G4 horus, G5 f", 4)])
def test_horus_counts_wood_districts(stands: str, points: int) -> None:
    game = deal(at("pharaos", f"P6 f s, {stands}"))
    assert game.scored()["gods"] == points


def test_isis_lets_settlements_gather_beside_figures_only() -> None:
    game = deal(at("pharaos", "P6 s, P1 isis, P3 f s, P5 s"))
    game.star("gather_red")
    assert game.options("gather") == ["P1", "P3"]
    game.say("gather", "P3")
    assert game.goods() == "2 metal"


def test_isis_lets_settlements_fight_beside_figures() -> None:
    game = deal(
        at("babylon", "B6 f s, P4 2f", hand="dagger"),
        at("pharaos", "P6 f s, P5 f s, G10 isis"),
    )
    game.star("move_blue").move("P4:follower:2", "P5").rest()
    game.fight(amber="dagger", azure="slingshot")
    # 2 + 1 against 1 + 1 for the settlement + 1: the attacker wins the tie.
    assert game.state.houses["amber"].points == 3
    assert game.here("P5", "azure") == "1s"


def test_osiris_adds_one_wherever_one_rules() -> None:
    game = deal(at("pharaos", "P6 s, P4 osiris, P3 s"))
    game.star("gather_red")
    assert game.options("gather") == ["P3", "P4", "P6"]
    game.say("gather", "P3", "P6")
    assert game.goods() == "1 food, 1 metal"


def test_seth_counts_pairs_of_spent_districts_but_not_atlantis_or_the_capital() -> None:
    game = deal(
        at("pharaos", "P6 f s, P4 seth, P5 f, P1 f, G7 f"),
        exhausted="P4 gold 2, P5 metal 1, P1 food 1",
    )
    assert game.scored()["gods"] == 3
    game = deal(at("pharaos", "P6 f s, P4 seth, P1 f"), exhausted="P4 gold 2, P1 food 1")
    assert game.scored()["gods"] == 0


def test_sekhmet_spares_a_metal_but_no_other_resource() -> None:
    game = deal(
        at("pharaos", "P6 f s, P4 sekhmet f", hand="war_hammer", resources="1 metal"),
        civilisations="P2 V01",
    )
    game.star("move_blue").move("P4:follower", "P2").rest().say("attack", "war_hammer")
    game.say("kind", "gold")
    assert game.goods() == "1 gold"
    game = deal(
        at("babylon", "B6 f s, P4 2f", hand="dagger"),
        at("pharaos", "P6 f s, P5 f, G10 sekhmet", resources="1 gold"),
    )
    game.star("move_blue").move("P4:follower:2", "P5").rest()
    defence = next(ask for ask in game.match.pending if ask.seat == "azure")
    assert defence.options == ("slingshot",)
