"""Battles: civilisations, their effects, Atlantis, order and retreat (pages 11 and 12)."""

from __future__ import annotations

from tests.anunnaki.table import Game, at, deal


def raid(stands: str, token: str, hand: str) -> Game:
    """Amber's figures in E5 attack a civilisation in E2."""
    game = deal(
        at("ellenys", f"E6 s, E5 {stands}", hand=hand),
        civilisations=f"E2 {token}",
    )
    game.star("move_red")
    company = game.state.stands["E5"]["amber"]
    for god in list(company.gods):
        game.move(f"E5:{god}", "E2")
    if company.followers:
        tail = f":{company.followers}" if company.followers > 1 else ""
        game.move(f"E5:follower{tail}", "E2")
    return game.rest()


def test_a_face_down_civilisation_is_turned_up_in_the_battle_and_stays_so() -> None:
    game = deal(at("ellenys", "E6 f s, E5 f", hand="dagger"))
    game.star("move_blue").move("E5:follower", "E2").rest()
    assert not game.told("civilisation")
    game.say("attack", "dagger")
    assert game.told("civilisation")
    assert game.state.civilisations["E2"] is not None
    assert (game.here("E6"), game.goods()) == ("2f 1s", "1 metal")


def test_without_a_weapon_the_civilisation_stays_face_down_and_no_metal_comes() -> None:
    game = deal(at("ellenys", "E6 f s, E5 f"))
    game.star("move_blue").move("E5:follower", "E2").rest()
    assert game.state.civilisations["E2"] is None
    assert (game.here("E6"), game.goods()) == ("2f 1s", "")


def test_a_weapon_that_cannot_be_paid_is_no_weapon() -> None:
    game = raid("2f", "V01", "war_hammer")
    assert game.options("attack") == ["none"]
    game.say("attack", "none")
    assert (game.goods(), game.amber.hand) == ("", ["war_hammer"])


def test_a_civilisation_may_make_gods_small() -> None:
    game = raid("zeus", "V03", "dagger")
    game.say("attack", "dagger")
    # 1 + 1 against 3.
    assert game.here("E6") == "zeus 1s"


def test_a_net_saves_the_gods_from_it() -> None:
    game = raid("zeus", "V03", "net").say("attack", "net")
    assert game.told("beat-civilisation")
    game.say("resources", "gold+gold")
    assert game.goods() == "2 gold"


def test_a_civilisation_may_ignore_the_weapons_effect_but_not_its_strength() -> None:
    game = deal(
        at("pharaos", "P6 s, P4 f", hand="war_cart", resources="2 metal"),
        civilisations="P2 V04",
    )
    game.star("move_blue").move("P4:follower", "P2").rest().say("attack", "war_cart")
    assert (game.asked, game.amber.crystals, game.goods()) == ("star", 1, "2 metal")


def test_the_composite_bow_works_against_civilisations() -> None:
    game = deal(
        at("babylon", "B6 s, B4 f", hand="composite_bow short_bow", resources="1 metal"),
        civilisations="B2 V09",
    )
    game.star("move_blue").move("B4:follower", "B2").rest().say("attack", "composite_bow")
    game.say("second", "short_bow")
    assert game.amber.points == 5


def test_rewards_of_a_choice_are_chosen() -> None:
    game = raid("2f", "V01", "dagger").say("attack", "dagger")
    assert game.options("kind") == ["gold", "wood"]


def test_the_god_of_atlantis_adds_three_and_the_ballista_makes_it_one() -> None:
    game = deal(
        at("babylon", "B6 s, G6 2f", hand="ballista", resources="2 metal"),
        civilisations="G7 V01",
    )
    game.star("move_blue").move("G6:follower:2", "G7").rest().say("attack", "ballista")
    # 2 + 2 against 3 + 1.
    assert game.told("beat-civilisation")
    assert game.state.guardians == {}


def test_a_lost_atlantis_keeps_its_god() -> None:
    game = deal(at("babylon", "B6 s, G6 2f", hand="short_bow"), civilisations="G7 V05")
    game.star("move_blue").move("G6:follower:2", "G7").rest().say("attack", "short_bow")
    assert game.state.guardians == {"G7": 3}
    assert game.here("B6") == "2f 1s"


def test_the_active_player_chooses_the_order_of_battles() -> None:
    game = deal(
        at("babylon", "B6 s, B4 2f, G5 3f", hand="dagger short_bow"),
        at("ellenys", "E6 f s, G1 f"),
        civilisations="B2 V02",
    )
    game.star("move_red").move("B4:follower:2", "B2").move("G5:follower", "G1").rest()
    assert game.options("battle") == ["B2:civilisation", "G1:azure"]
    game.say("battle", "G1:azure").fight(amber="dagger", azure="slingshot")
    game.say("attack", "short_bow")
    assert game.told("beat-civilisation")


def test_a_weapon_serves_one_battle() -> None:
    game = deal(
        at("babylon", "B6 s, B4 2f, G5 3f", hand="dagger"),
        at("ellenys", "E6 f s, G1 f"),
        civilisations="B2 V02",
    )
    game.star("move_red").move("B4:follower:2", "B2").move("G5:follower", "G1").rest()
    game.say("battle", "G1:azure").fight(amber="dagger", azure="slingshot")
    assert game.told("unarmed")
    assert game.here("B6") == "2f 1s"


def test_settlements_stay_behind_when_their_figures_go_home() -> None:
    game = deal(
        at("babylon", "B6 s, G5 3f", hand="dagger"),
        at("ellenys", "E6 f s, G1 f s"),
    )
    game.star("move_red").move("G5:follower:2", "G1").rest()
    game.fight(amber="dagger", azure="slingshot")
    assert game.here("G1", "azure") == "1s"
    assert game.state.besieged("azure", "G1")
    assert game.state.ruler("G1") == "amber"


def test_figures_that_have_come_to_fight_stay_until_the_battle() -> None:
    game = deal(at("babylon", "B6 s, B4 2f", crystals=2), civilisations="B2 V02")
    game.star("move_blue").move("B4:follower", "B2").say("move", "done")
    game.say("magic", "blue").say("token", "portal")
    assert "B2:follower" not in game.options("portal")
    assert "B4:follower" in game.options("portal")


def test_an_enemy_settlement_alone_is_besieged_without_a_battle() -> None:
    game = deal(at("babylon", "B6 s, G5 f"), at("ellenys", "E6 f s, G1 s"))
    game.star("move_blue").move("G5:follower", "G1").rest()
    assert game.state.ruler("G1") == "amber"
    assert game.asked == "star"


def test_sealed_weapons_show_only_together() -> None:
    game = deal(
        at("babylon", "B6 s, G5 2f", hand="dagger short_bow"),
        at("ellenys", "E6 f s, G1 f", hand="net"),
    )
    game.star("move_blue").move("G5:follower:2", "G1").rest()
    game.match.answer("amber", ["short_bow"])
    seen = game.match.view("azure")
    assert seen.battle is not None
    assert seen.battle.cards == {}
    assert not game.told("weapons")
