"""The end of the game: its two triggers, the rest of the round, and one round more."""

from __future__ import annotations

import pytest

from tests.deus.table import At, Game, at, deal

GOODS = "1 wheat 1 wood 1 stone 1 clay"
THREE_TEMPLES = "G4: civil temple, F5: production temple, E5: scientific temple"
FALLEN: dict[str, int | str] = {"D2": "attacked", "D4": "attacked", "F6": "attacked"}


def turns_to_the_end(game: Game) -> list[str]:
    """Who still has a turn, each giving away one card."""
    seats: list[str] = []
    while not game.match.over:
        seats.append(game.turn)
        game.offer_one()
        assert len(seats) < 30, "the game does not end"
    return seats


def last_temple(**seating: str) -> Game:
    """One temple piece is left, and the active player builds it."""
    active = seating.get("active", "amber")
    builder = at(hand="T01 Y01", goods=GOODS, land="B1: civil")
    owner = At(land=THREE_TEMPLES)
    places = {"amber": builder, "azure": owner}
    if active == "azure":
        places = {"amber": owner, "azure": builder}
    game = deal(first=seating.get("first", "amber"), active=active, seated=places)
    assert game.state.temples_left == 1
    return game.build("T01", place="B1")


def test_without_a_trigger_the_game_goes_on() -> None:
    game = deal(amber=at(land="B1: civil"))
    for _ in range(20):
        game.offer_one()
    assert not game.match.over
    assert game.view(None).ending == "open"
    assert game.view(None).scores is None


@pytest.mark.parametrize(
    ("first", "active", "left"),
    [
        # The trigger comes from the first of the round: the other still has this round's turn.
        ("amber", "amber", ["azure", "amber", "azure"]),
        ("azure", "azure", ["amber", "azure", "amber"]),
        # From the last of the round: one round more and no turn besides.
        ("amber", "azure", ["amber", "azure"]),
        ("azure", "amber", ["azure", "amber"]),
    ],
)
def test_the_last_temple_ends_this_round_and_the_next(
    first: str, active: str, left: list[str]
) -> None:
    game = last_temple(first=first, active=active)
    assert game.state.temples_left == 0
    assert turns_to_the_end(game) == left


def test_the_last_but_one_temple_ends_nothing() -> None:
    game = deal(
        amber=at(hand="T01 Y01", goods=GOODS, land="B1: civil"),
        azure=at(land="G4: civil temple, F5: production temple"),
    ).build("T01", place="B1")
    assert game.state.temples_left == 1
    assert game.view(None).ending == "open"


@pytest.mark.parametrize(
    ("active", "left"),
    [
        # The round goes rose, onyx, amber, azure.
        ("rose", ["onyx", "amber", "azure", "rose", "onyx", "amber", "azure"]),
        ("onyx", ["amber", "azure", "rose", "onyx", "amber", "azure"]),
        ("amber", ["azure", "rose", "onyx", "amber", "azure"]),
        ("azure", ["rose", "onyx", "amber", "azure"]),
    ],
)
def test_with_four_players_everyone_gets_one_more_turn(active: str, left: list[str]) -> None:
    places = {seat: at() for seat in ("amber", "azure", "rose", "onyx")}
    places[active] = at(
        hand="T01 Y01", goods=GOODS, land="C4: civil, C3: temple, D3: temple, D4: temple"
    )
    other = "rose" if active != "rose" else "onyx"
    places[other] = at(land="H6: temple, H5: temple, I4: temple")
    game = deal(first="rose", active=active, seated=places).build("T01", place="C4")
    assert game.state.temples_left == 0
    assert turns_to_the_end(game) == left


def test_the_last_village_ends_this_round_and_the_next() -> None:
    game = deal(villages=FALLEN, amber=at(hand="C06 Y01", land="A2: military, B1: production"))
    game.build("C06", place="B2").skip()
    assert all(village.attacked for village in game.state.villages.values())
    assert turns_to_the_end(game) == ["azure", "amber", "azure"]


def test_the_last_but_one_village_ends_nothing() -> None:
    game = deal(
        villages={"D2": "attacked", "D4": "attacked"},
        amber=at(hand="C06 Y01", land="A2: military, B1: production"),
    )
    game.build("C06", place="B2").skip()
    assert game.state.villages["A1"].attacked
    assert game.view(None).ending == "open"


def test_a_village_that_falls_to_a_marching_army_ends_the_game_too() -> None:
    game = deal(
        first="azure",
        villages=FALLEN,
        amber=at(hand="R01 Y01", land="A2: civil, B1: civil, B3: production"),
    )
    game.build("R01", place="B3").march("B3", "B2")
    assert turns_to_the_end(game) == ["azure", "amber"]


def test_the_turn_of_the_trigger_is_played_to_its_end() -> None:
    # The village falls first; the brown column works all the same.
    game = deal(
        villages=FALLEN,
        amber=at(hand="C06 Y01", columns="C14", land="A2: military, B1: production"),
    )
    game.build("C06", place="B2").use().use()
    assert game.amber.gold == 6
    assert game.turn == "azure"


def both_triggers() -> Game:
    return deal(
        villages=FALLEN,
        amber=at(
            hand="C06 Y01",
            land="A2: military, B1: production, B3: temple, B4: temple, C4: temple",
        ),
        azure=at(hand="T01 Y02 C01", goods=GOODS, land="G4: civil"),
    )


def test_both_triggers_in_one_round_end_the_game_once() -> None:
    game = both_triggers()
    game.build("C06", place="B2").skip()
    game.build("T01", place="G4")
    assert game.state.temples_left == 0
    assert turns_to_the_end(game) == ["amber", "azure"]


def test_a_trigger_in_the_final_round_prolongs_nothing() -> None:
    game = both_triggers()
    game.build("C06", place="B2").skip()
    game.say("turn", "offer").say("offer", "C01").say("offer-more")
    assert game.turn == "amber"
    game.offer_one()
    game.build("T01", place="G4")
    assert game.match.over
    assert game.state.temples_left == 0


def test_everyone_sees_the_end_coming() -> None:
    game = last_temple()
    assert game.view("azure").ending == "last_but_one"
    game.offer_one()
    assert game.view("azure").ending == "last"
    game.offer_one().offer_one()
    assert game.view("azure").ending == "over"


def test_in_the_final_round_one_may_still_build() -> None:
    game = deal(
        amber=at(hand="T01 C06 Y01", goods=GOODS, land="B1: civil"),
        azure=at(land=THREE_TEMPLES),
    ).build("T01", place="B1")
    game.offer_one()
    assert "build:C06.1" in game.options("turn")
    game.build("C06", place="B2").use()
    game.offer_one()
    assert game.match.over
    assert game.owner("B2") == "amber"
