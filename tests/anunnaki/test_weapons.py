"""Every weapon and its effect (pages 10 to 14)."""

from __future__ import annotations

import pytest

from tests.anunnaki.table import Game, at, deal


def clash(
    attacker: str,
    defender: str,
    *,
    hand: str,
    other: str = "",
    house: str = "babylon",
    foe: str = "ellenys",
    resources: str = "",
    stock: str = "",
) -> Game:
    """Amber comes to G1 with what is named; azure is there with what is named."""
    capital = {"pharaos": "P6", "norrenis": "N6", "babylon": "B6", "ellenys": "E6"}
    game = deal(
        at(house, f"{capital[house]} f s, G5 {attacker}", hand=hand, resources=resources),
        at(foe, f"{capital[foe]} f s, G1 {defender}", hand=other, resources=stock),
    )
    game.star("move_red")
    company = game.state.stands["G5"]["amber"]
    for god in list(company.gods):
        game.move(f"G5:{god}", "G1")
    if company.followers:
        count = f":{company.followers}" if company.followers > 1 else ""
        game.move(f"G5:follower{count}", "G1")
    return game.rest()


def test_basic_weapons_only_defend() -> None:
    game = clash("f", "f", hand="dagger")
    hands = {ask.seat: ask.options for ask in game.match.pending}
    assert hands == {"amber": ("dagger",), "azure": ("slingshot",)}


def test_a_tie_goes_to_the_attacker() -> None:
    game = clash("f", "f", hand="dagger").fight(amber="dagger", azure="slingshot")
    assert (game.here("G1"), game.here("E6", "azure")) == ("1f", "2f 1s")


def test_the_shield_costs_two_resources_of_any_kind_and_stays_in_hand() -> None:
    game = clash("f", "f", hand="dagger", stock="1 food, 2 gold")
    game.fight(amber="dagger", azure="long_shield").say("pay", "food+gold", seat="azure")
    assert (game.goods("azure"), game.azure.points, game.azure.tracks["war"]) == ("1 gold", 1, 1)
    assert game.goods() == "1 metal"
    game.star("move_blue")
    assert game.azure.hand == []


def test_a_loser_has_a_metal_for_an_advanced_weapon_only() -> None:
    game = clash("3f", "f", hand="dagger", other="dagger")
    game.fight(amber="dagger", azure="dagger")
    assert (game.goods("azure"), game.azure.hand, game.amber.hand) == ("1 metal", [], [])
    game = clash("3f", "f", hand="dagger").fight(amber="dagger", azure="slingshot")
    assert game.goods("azure") == ""


def test_the_slingshot_steals_nothing_from_the_poor_and_only_in_defeat() -> None:
    game = clash("3f", "f", hand="dagger").fight(amber="dagger", azure="slingshot")
    assert (game.asked, game.goods("azure")) == ("star", "")
    game = clash("f", "3f", hand="dagger", resources="2 gold")
    game.fight(amber="dagger", azure="slingshot")
    assert game.goods() == "1 metal, 2 gold"


def test_the_thief_chooses_after_costs() -> None:
    game = clash("3f", "f", hand="double_axe", resources="1 metal, 1 gold, 1 wood")
    game.fight(amber="double_axe", azure="slingshot")
    assert game.options("steal") == ["wood", "gold"]


@pytest.mark.parametrize(
    ("card", "war", "points"),
    [("dagger", 2, 3), ("short_bow", 1, 3), ("double_axe", 2, 3), ("war_hammer", 2, 3)],
)
def test_a_victory_brings_what_the_weapon_shows(card: str, war: int, points: int) -> None:
    game = clash("3f", "f", hand=card, resources="2 metal")
    game.fight(amber=card, azure="slingshot")
    if game.asked == "steal":
        game.say("steal", "metal")
    assert (game.amber.tracks["war"], game.amber.points) == (war, points)
    assert game.amber.hand == []


def test_who_cannot_pay_any_weapon_loses_without_showing_it() -> None:
    game = clash("3f", "f", hand="war_hammer")
    hands = {ask.seat: ask.options for ask in game.match.pending}
    assert hands["amber"] == ("none",)
    game.fight(amber="none", azure="slingshot")
    assert (game.here("B6"), game.goods(), game.amber.hand) == ("4f 1s", "", ["war_hammer"])
    assert not game.told("weapons")


def test_an_attacker_who_can_pay_must_play() -> None:
    game = clash("f", "3f", hand="war_hammer dagger")
    assert next(a for a in game.match.pending if a.seat == "amber").options == ("dagger",)


def test_without_any_advanced_weapon_the_attacker_goes_home_unasked() -> None:
    game = clash("3f", "f", hand="")
    assert (game.asked, game.here("B6"), game.goods()) == ("star", "4f 1s", "")


def test_the_ballista_makes_gods_count_one() -> None:
    game = clash("2f", "ares zeus", hand="ballista", resources="2 metal")
    game.fight(amber="ballista", azure="slingshot")
    # 2 + 3 against 1 + 1 + 1.
    assert game.here("G1") == "2f"


def test_the_net_takes_the_effect_of_the_other_weapon() -> None:
    game = clash("3f", "ares", hand="net", resources="1 gold")
    game.fight(amber="net", azure="slingshot")
    assert game.goods() == "1 gold"
    game = clash("ares zeus", "4f", hand="short_bow", other="net", house="ellenys", foe="babylon")
    game.fight(amber="short_bow", azure="net")
    assert game.azure.points == 0
    assert game.here("G1") == "ares zeus"


def test_a_net_lets_gods_keep_their_strength_against_a_ballista() -> None:
    game = clash("2f", "ares zeus", hand="ballista", other="net", resources="2 metal")
    game.fight(amber="ballista", azure="net")
    # 2 + 3 against 2 + 3 + 2.
    assert game.here("G1", "azure") == "ares zeus"


def test_the_long_spear_takes_the_strongest_figure_away() -> None:
    game = clash(
        "f", "anu f", hand="long_spear", house="ellenys", foe="babylon", resources="1 metal"
    )
    game.fight(amber="long_spear", azure="slingshot")
    # 1 + 2 against 1 + 1.
    assert game.here("G1") == "1f"


def test_the_long_spear_does_nothing_to_a_civilisation() -> None:
    game = deal(
        at("ellenys", "E6 2f s, E5 f", hand="long_spear", resources="1 metal"),
        civilisations="E2 V09",
    )
    # 1 + 3 against 5.
    game.star("move_blue").move("E5:follower", "E2").rest().say("attack", "long_spear")
    assert (game.here("E6"), game.goods()) == ("3f 1s", "1 metal")
    assert game.state.civilisations["E2"] == "V09"


def test_the_war_cart_grows_with_metal() -> None:
    game = clash("f", "3f", hand="war_cart", house="pharaos", resources="2 metal")
    game.fight(amber="war_cart", azure="slingshot")
    assert game.options("chariot") == ["0", "1", "2"]
    game.say("chariot", "1")
    # 1 + 2 + 1 against 3 + 1.
    assert (game.here("G1"), game.asked) == ("1f", "star")
    assert game.goods("azure") == "1 metal"


def test_a_net_stops_the_war_cart() -> None:
    game = clash("f", "3f", hand="war_cart", other="net", house="pharaos", resources="2 metal")
    game.fight(amber="war_cart", azure="net")
    assert game.told("won")
    assert game.here("G1") == ""


def test_a_second_weapon_joins_the_composite_bow() -> None:
    game = clash("f", "3f", hand="composite_bow short_bow dagger", resources="1 metal")
    game.fight(amber="composite_bow", azure="slingshot").say("second", "short_bow")
    # 1 + 1 + 3 against 3 + 1; both weapons bring their spoils.
    assert (game.amber.tracks["war"], game.amber.points) == (2, 5)
    assert game.amber.hand == ["dagger"]


def test_the_second_weapon_is_paid_for_and_its_effect_works() -> None:
    game = clash("f", "zeus", hand="composite_bow ballista", resources="1 metal")
    game.fight(amber="composite_bow", azure="slingshot").say("second", "ballista")
    assert (game.goods(), game.here("G1")) == ("", "1f")


def test_the_bow_may_fly_alone_and_never_with_a_basic_weapon() -> None:
    game = clash("3f", "f", hand="composite_bow dagger", resources="1 metal")
    game.fight(amber="composite_bow", azure="slingshot")
    assert game.options("second") == ["dagger", "none"]
    game.say("second", "none")
    assert game.amber.points == 2


def test_the_helmet_sends_the_other_weapon_away_though_it_is_paid() -> None:
    game = clash(
        "2f",
        "2f",
        hand="viking_helmet",
        house="norrenis",
        resources="1 metal",
        other="double_axe",
        stock="1 metal",
    )
    game.fight(amber="viking_helmet", azure="double_axe")
    assert game.options("another") == ["slingshot", "none"]
    game.say("another", "slingshot", seat="azure")
    assert (game.here("G1"), game.goods("azure"), game.azure.hand) == ("2f", "1 metal", [])


def test_the_helmet_does_not_let_the_same_card_come_back() -> None:
    game = clash("f", "3f", hand="viking_helmet", house="norrenis", resources="1 metal")
    game.fight(amber="viking_helmet", azure="slingshot")
    assert game.options("another") == ["none"]
    game.say("another", "none")
    assert game.amber.points == 3


def test_an_attacker_without_another_weapon_is_beaten_by_the_helmet() -> None:
    game = clash("3f", "f", hand="dagger", other="viking_helmet", foe="norrenis", stock="1 metal")
    game.fight(amber="dagger", azure="viking_helmet")
    assert (game.asked, game.azure.points, game.here("B6")) == ("star", 3, "4f 1s")
    assert game.goods() == "1 metal"


def test_the_helmet_does_nothing_to_a_civilisation() -> None:
    game = deal(
        at("norrenis", "N6 f s, N5 2f", hand="viking_helmet", resources="1 metal"),
        civilisations="N2 V05",
    )
    game.star("move_blue").move("N5:follower:2", "N2").rest().say("attack", "viking_helmet")
    assert game.amber.points == 3


def test_a_net_saves_a_weapon_from_the_helmet() -> None:
    game = clash("2f", "f", hand="net", other="viking_helmet", foe="norrenis", stock="1 metal")
    game.fight(amber="net", azure="viking_helmet")
    assert (game.asked, game.amber.points) == ("star", 2)
