"""The worked examples of the rulebook, page by page."""

from __future__ import annotations

from tests.anunnaki.table import Game, at, deal


def test_page_6_a_sign_is_placed_between_neighbours_and_brings_its_crystals() -> None:
    # Svetlana goes from one token to the next and takes the crystal of the cell between them.
    game = deal(at("babylon", "B6 2f s, B4 f", pawn="portal", crystals=0))
    game.star("market")
    assert (game.amber.signs, game.amber.crystals) == (["L0"], 1)


def test_page_7_a_portal_to_gaia_turns_a_culture_token_up() -> None:
    # Sergei teleports a follower to the district with three metal.
    game = deal(
        at("pharaos", "P6 2f s, P4 f", pawn="market"),
        at("ellenys", "E6 2f s"),
        at("babylon", "B6 2f s"),
        culture="G5.G10.G6 ?",
    )
    game.star("portal").portal("P6:follower", "G6")
    assert game.here("G6") == "1f"
    assert game.state.culture["G5.G10.G6"] is not None
    assert game.told("turned-up")


def test_page_7_two_followers_walk_into_a_civilisation() -> None:
    game = deal(at("ellenys", "E6 s, E5 2f", hand="dagger"), at("pharaos", "P6 2f s"))
    game.star("move_blue").move("E5:follower:2", "E2")
    assert (game.here("E2"), game.asked) == ("2f", "attack")
    assert game.state.contested("E2")


def test_page_7_five_points_move_a_follower_twice_and_three_figures_once() -> None:
    game = deal(
        at("norrenis", "N6 2f s, G6 odin loki f", upgraded="move_red"),
        at("pharaos", "P6 2f s"),
    )
    game.star("move_red").move("N6:follower", "N2")
    assert game.options("move")[-1] == "done"
    game.move("G6:odin", "G7").move("G6:loki", "G7").move("G6:follower", "G7")
    assert game.here("G7") == "1f odin loki"
    assert game.here("N2") == "1f"


def test_page_8_two_districts_are_gathered_and_exhausted() -> None:
    # Two food with strength 2, three metal with strength 3; a spent source gives nothing.
    game = deal(
        at("pharaos", "P6 f s, P1 2f, P5 f, G6 seth f"),
        at("ellenys", "E6 2f s"),
        at("babylon", "B6 2f s"),
        exhausted="P5 metal 1",
    )
    game.star("gather_red")
    assert "P5" not in game.options("gather")
    game.say("gather", "P1", "G6")
    assert game.goods() == "2 food, 3 metal"
    assert game.state.exhausted == {"P5": {"metal": 1}, "P1": {"food": 1}, "G6": {"metal": 1}}


def test_page_9_an_upgraded_creation_gives_one_kind_of_any_resource() -> None:
    game = deal(at("norrenis", "N6 f s, N5 f, N2 f", upgraded="creation"))
    game.star("creation").say("kind", "gold")
    assert game.goods() == "2 gold"


def test_page_9_six_figures_are_two_steps_of_power_past_a_token() -> None:
    game = deal(
        at("babylon", "B6 3f s, B4 2f, B5 anu", power=3),
        goals={
            "war": "shrines",
            "technology": "settlements",
            "trade": "districts",
            "power": "figures",
        },
    )
    game.star("power")
    assert (game.amber.power, game.amber.points) == (5, 2)
    assert 4 not in game.state.power_tokens


def test_page_9_the_market_gives_two_others_for_one() -> None:
    game = deal(at("pharaos", "P6 2f s", resources="1 metal"))
    game.star("market").say("market", "metal>wood+gold")
    assert game.goods() == "1 wood, 1 gold"


def test_page_10_only_neighbours_of_the_pawn_are_upgraded_and_red_ones_cost_more() -> None:
    # Inna cannot pay for the red tokens beside her pawn; creation is turned and done at once.
    game = deal(at("ellenys", "E6 f s, E5 f", crystals=1, resources="2 gold", pawn="portal"))
    game.star("gather_red").say("gather")
    game.say("magic", "technology")
    assert game.asked == "technology"
    assert game.options("technology") == ["portal", "move_blue", "creation", "market"]
    game.say("technology", "creation").say("kind", "food")
    assert game.amber.tracks["technology"] == 1
    assert game.goods() == "1 food"


def test_page_10_three_followers_may_go_to_different_settlements() -> None:
    game = deal(
        at("ellenys", "E6 f s, E3 f s, G5 f s", crystals=2, resources="2 food", pawn="portal"),
        at("pharaos", "P6 2f s"),
    )
    game.star("move_blue").say("move", "done").say("magic", "followers")
    game.say("recruit", "G5:2").say("recruit", "E6:1")
    assert (game.here("G5"), game.here("E6")) == ("3f 1s", "2f 1s")


def test_page_10_a_settlement_opens_the_next_reward() -> None:
    game = deal(at("ellenys", "E6 f s, E3 f", crystals=1, resources="2 wood", pawn="portal"))
    game.star("move_blue").say("move", "done").say("magic", "settlement")
    assert game.here("E3") == "1f 1s"
    view = game.match.view("amber")
    assert view.houses[0].income == {"follower": 2, "points": 2}


def test_page_10_the_third_sign_around_a_ray_lets_a_minor_god_come() -> None:
    game = deal(
        at("pharaos", "P6 2f s", signs="L0 C0", pawn="portal", minors="anubis bast isis seth")
    )
    game.star("gather_red").say("gather")
    assert game.amber.free_tokens == 1
    game.say("magic", "none").say("additional", "summon:anubis")
    assert game.here("P6") == "1f anubis 1s"
    assert game.amber.tracks["war"] == 1


def norren_trade(stands: str) -> Game:
    game = deal(
        at("babylon", stands, resources="1 food, 2 wood, 1 gold", agreements="NOR-01"),
        at("norrenis", "N6 2f s"),
    )
    game.star("move_blue").say("move", "done").say("additional", "agreement:NOR-01")
    return game


def test_page_11_an_agreement_of_a_house_is_worth_all_where_one_rules_there() -> None:
    game = norren_trade("B6 2f s, N1 f")
    game.say("resources", "metal").say("weapon", "short_bow")
    assert (game.amber.points, game.amber.tracks["trade"]) == (4, 2)
    assert (game.goods(), game.amber.hand) == ("1 metal", ["short_bow"])


def test_page_11_elsewhere_it_is_worth_one_half() -> None:
    game = norren_trade("B6 2f s, B1 f")
    assert game.options("half") == ["middle", "lower"]
    game.say("half", "lower")
    assert (game.amber.points, game.amber.tracks["trade"], game.amber.hand) == (4, 2, [])


def test_page_12_a_minor_god_with_a_short_bow_beats_strength_five() -> None:
    game = deal(
        at("ellenys", "E6 f s, E5 ares", hand="short_bow"),
        at("pharaos", "P6 2f s"),
        civilisations="E2 V09",
    )
    game.star("move_blue").move("E5:ares", "E2").rest().say("attack", "short_bow")
    assert (game.amber.tracks["war"], game.amber.points) == (1, 3)
    assert game.goods() == "1 food, 2 metal"
    assert game.amber.hand == []


def test_page_12_a_dagger_beats_a_slingshot_that_steals() -> None:
    # Daniil attacks with two followers; Svetlana saves her resources and takes one of his.
    game = deal(
        at("norrenis", "N6 f s, G5 2f", hand="dagger", resources="1 wood, 1 gold"),
        at("babylon", "B6 2f s, G1 f", resources="2 gold"),
    )
    game.star("move_blue").move("G5:follower:2", "G1").rest()
    game.fight(amber="dagger", azure="slingshot").say("steal", "gold", seat="azure")
    assert game.here("B6", "azure") == "3f 1s"
    assert (game.goods(), game.goods("azure")) == ("1 wood", "3 gold")
    assert (game.amber.tracks["war"], game.amber.points) == (2, 3)


def test_page_12_atlantis_falls_to_eight_against_six() -> None:
    game = deal(
        at("pharaos", "P6 f s, G6 anubis isis f", hand="double_axe", resources="1 metal"),
        at("ellenys", "E6 2f s"),
        at("norrenis", "N6 2f s, G12 f"),
        civilisations="G7 V01",
        artifacts="horn tablet",
    )
    game.star("move_red").move("G6:anubis", "G7").move("G6:isis", "G7").move("G6:follower", "G7")
    game.rest().say("anubis", "no").say("attack", "double_axe")
    game.say("kind", "wood").say("artifact", "horn")
    assert (game.amber.tracks["war"], game.amber.points, game.goods()) == (2, 3, "1 wood")
    assert game.amber.artifacts == ["horn"]
    assert game.state.artifacts == []
    assert "G7" not in game.state.guardians


def test_page_13_everybody_who_rules_beside_a_culture_token_is_rewarded() -> None:
    game = deal(
        at("norrenis", "N6 2f s, G5 2f"),
        at("babylon", "B6 2f s, G10 f"),
        culture="G5.G10.G6 K01",
    )
    game.star("move_red").move("G5:follower", "G6").rest()
    assert (game.goods(), game.goods("azure")) == ("2 gold", "2 gold")
    assert "G5.G10.G6" not in game.state.culture


def test_page_13_the_scoring_example_gives_47() -> None:
    # First in trade and technology, second in war; 3 shrines ×2, 3 settlements ×5, 8 figures ×4;
    # power 3, Horus with two wood districts, 4 resources and 3 crystals.
    game = deal(
        at(
            "pharaos",
            "P6 f s, P4 f s, G2 horus f s, G4 f, G8 2f, G3 f",
            war=4,
            technology=10,
            trade=9,
            power=11,
            resources="2 food, 2 gold",
            crystals=3,
        ),
        at("ellenys", "E6 2f s", war=6, technology=2, trade=1),
        at("babylon", "B6 2f s", war=1),
    )
    assert game.scored() == {
        "play": 0,
        "places": 10,
        "goals": 29,
        "power": 3,
        "gods": 4,
        "tablet": 0,
        "stores": 1,
    }
    assert game.total() == 47
