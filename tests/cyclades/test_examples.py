"""The worked examples of the rulebook, each named after its page."""

from __future__ import annotations

from tests.cyclades.table import Game, acting, at, offering, upkeep


def apollo_ends_the_round(game: Game) -> Game:
    """The last god acts in any way: a new round begins."""
    game.say("apollo-land", game.options("apollo-land")[0])
    return game.say("apollo-sea", game.options("apollo-sea")[0])


def test_p03_example_creatures_slide_and_refill() -> None:
    game = acting("apollo", "rose", column="charon - chimera -", draws="harpy giant dryad")
    apollo_ends_the_round(game)
    column = game.state.column
    assert column[0] == "chimera"
    assert sorted(str(card) for card in column[1:]) == ["dryad", "giant", "harpy"]
    assert "charon" in [*game.state.veiled, *game.state.creature_discard]
    assert "chimera" not in game.state.creature_deck


def test_p03_example_change_of_gods_four_players() -> None:
    def gods(game: Game) -> list[tuple[str, bool]]:
        return [(altar.god, altar.open) for altar in game.match.view(None).altars]

    game = acting(
        "apollo",
        "onyx",
        seats=4,
        change=lambda s: s.gods.__setitem__(
            slice(None), ["zeus", "ares", "hera", "athena", "poseidon"]
        ),
    )
    assert gods(game) == [
        ("zeus", True),
        ("ares", True),
        ("hera", True),
        ("athena", False),
        ("poseidon", False),
        ("apollo", True),
    ]
    apollo_ends_the_round(game)
    assert gods(game) == [
        ("ares", True),
        ("hera", True),
        ("athena", True),
        ("poseidon", False),
        ("zeus", False),
        ("apollo", True),
    ]


def test_p04_example_offerings_three_players() -> None:
    purple, yellow, blue = "amber", "azure", "rose"
    game = offering(
        gods="zeus ares",
        amber=at("C1 1t; A2", gold=10),
        azure=at("G2 1t; I1", gold=10),
        rose=at("D2 1t; B1", gold=10),
    )
    game.bid(purple, "zeus", 3)
    assert game.seat == yellow
    game.say("god", "zeus")
    assert game.options("bid")[0] == "5"  # a larger offering than 3 on this track
    game.say("bid", "5")
    assert game.seat == purple
    assert sorted(game.options("god")) == ["apollo", "ares"]
    game.bid(purple, "ares", 1)
    game.bid(blue, "ares", 7)
    assert game.seat == purple
    assert sorted(game.options("god")) == ["apollo", "zeus"]
    game.bid(purple, "zeus", 7)
    assert game.seat == yellow
    assert "zeus" not in game.options("god")
    game.bid(yellow, "apollo")
    assert game.state.phase == "actions"
    assert (game.gold(purple), game.gold(yellow), game.gold(blue)) == (3, 10, 3)
    assert {god: bid.seat for god, bid in game.state.bids.items()} == {
        "zeus": purple,
        "ares": blue,
        "apollo": yellow,
    }


def test_p05_example_turn_order_three_players() -> None:
    purple, yellow, blue = "amber", "azure", "rose"
    game = offering(gods="zeus ares", amber=at("C1 1t; A2", gold=9), rose=at("D2; B1", gold=9))
    game.bid(purple, "zeus", 7).bid(yellow, "apollo").bid(blue, "ares", 7)
    acted = []
    while game.state.round == 3:
        if game.asked == "act" and game.acts == ["build", "gift"]:
            acted.append(game.seat)
            game.duties().act("end")
        elif game.asked.startswith("apollo"):
            acted.append(game.seat)
            apollo_ends_the_round(game)
    assert acted == [purple, blue, yellow]
    assert game.state.order == [yellow, blue, purple]
    assert game.seat == yellow


def test_p07_example_sea_movement() -> None:
    game = acting(
        "poseidon",
        amber=at("A1; C1", "S1 2; S7 2", gold=4),
        azure=at("A2; G2", "S8 1"),
        dice="3 0",
    )
    game.act("build").say("slot", "C1.1").act("gift").say("fleet", "S2")
    before = game.gold("amber")
    game.sail("S1", "S7", 2)
    assert game.gold("amber") == before - 1
    assert (game.owner("S1"), game.fleets("S7")) == (None, 4)
    game.sail("S7", "S8", 3)
    assert game.gold("amber") == before - 2
    assert game.stages() == [(6, 1)]
    assert (game.owner("S8"), game.fleets("S8"), game.fleets("S7")) == ("amber", 3, 1)
    assert game.asked == "act"


def test_p07_example_sea_battle() -> None:
    game = acting(
        "poseidon",
        amber=at("F3 1t; C1", "S9 2", gold=4, built="F3.2 port"),
        azure=at("F2 1t; J1", "S10 1", built="F2.1 port"),
        dice="2 2",
    )
    game.act("build").say("slot", "C1.1").act("gift").say("fleet", "S7")
    game.sail("S9", "S10", 2)
    assert game.stages() == [(5, 4)]
    assert (game.owner("S10"), game.fleets("S10")) == ("amber", 2)
    assert game.state.fleets_left("azure") == 8


def test_p11_example_kraken_bought_with_two_temples() -> None:
    game = acting(
        "athena",
        amber=at("F2 1t; C1", gold=3, built="F2.1 temple; F2.2 temple"),
        azure=at("G2 1t; I1", "S24 2"),
        column="- - - kraken",
    )
    game.duties().buy("kraken")
    assert game.gold("amber") == 0
    assert "S24" in game.options("lair")
    assert all(area.startswith("S") for area in game.options("lair"))
    game.say("lair", "S24")
    assert (game.owner("S24"), game.fleets("S24")) == (None, 0)
    assert game.state.fleets_left("azure") == 8
    assert game.state.figures["kraken"].owner == "amber"
    assert game.state.column == [None, None, None, None]


def test_p11_example_kraken_kept_and_moved() -> None:
    game = upkeep(
        {"kraken": ("amber", "S25")},
        amber=at("C1 1t; A2", priestesses=1),
        rose=at("D2 1t; B1", "S19 1"),
    )
    assert game.seat == "amber"
    game.say("keep", "keep")
    assert game.faction("amber").priestesses == 0
    game.say("prowl", "S19")
    assert (game.owner("S19"), game.fleets("S19")) == (None, 0)
    assert game.state.figures["kraken"].area == "S19"
    assert game.state.phase == "actions"


def test_p11_example_quest_of_penthesilea() -> None:
    game = acting(
        "athena",
        amber=at("F1 penthesilea; F3 3t", "S9; S8", gold=3),
        azure=at("A2 1t; G2"),
        dice="1 1",
    )
    game.duties()
    game.quest("penthesilea", "F3")
    assert game.gold("amber") == 2
    assert game.owner("F1") == "amber"  # a control token stays
    game.quest("penthesilea", "A2", "troop.1", "troop.2")
    assert game.gold("amber") == 0
    assert game.stages() == [(4, 2)]
    assert (game.owner("A2"), game.troops("A2"), game.troops("F3")) == ("amber", 2, 1)
    assert game.state.heroes["penthesilea"].area == "A2"


def test_p11_example_the_note_names_the_hero() -> None:
    game = acting("athena", amber=at("F1 penthesilea; F3", gold=3))
    game.duties().quest("penthesilea", "F3")
    marched = [
        t.note.phrase
        for t in game.match.visible_notes(None)
        if t.note.phrase.key.endswith("marched")
    ]
    units = marched[-1].args["units"]
    assert isinstance(units, tuple)
    assert any("penthesilea" in str(unit) for unit in units)
