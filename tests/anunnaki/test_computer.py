"""The sensible computer player: its answers in clear positions."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from games.anunnaki import GAME
from games.anunnaki.components import LAST_SPACE, LIGHTNING, MINOR_GODS, MINOR_GODS_OF
from games.anunnaki.state import SEATS
from games.anunnaki.view import AnunnakiView
from games.core.fair import Dice
from games.core.match import Match
from games.core.steps import Ask, Picks
from tests.anunnaki.table import Game, at, deal


def same(view: AnunnakiView) -> AnunnakiView:
    return view


def answered(game: Game, seat: str = "amber") -> Picks:
    ask = next(ask for ask in game.match.pending if ask.seat == seat)
    return GAME.computer("sensible")(ask, lambda: game.match.view(seat), Dice(b"calm"))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
def test_it_beats_random(number: int) -> None:
    match = Match.begin(GAME, SEATS[:2], seed=f"duel {number}".encode())
    dice = Dice(f"duel {number}".encode())
    mine = SEATS[number % 2]
    while not match.over:
        ask = match.pending[0]
        kind = "sensible" if ask.seat == mine else "random"
        view = match.view(ask.seat)
        match.answer(ask.seat, GAME.computer(kind)(ask, partial(same, view), dice))
    best = next(row for row in GAME.score(match.state) if row.won)
    assert best.seat == mine


def test_it_summons_a_god_as_soon_as_it_may() -> None:
    game = deal(at("babylon", "B6 2f s", signs="L0 R0 C0"))
    game.star("move_blue").say("move", "done")
    assert answered(game)[0].startswith("summon:")


def test_with_an_empty_supply_it_sends_nobody_in_circles() -> None:
    game = deal(at("babylon", "B6 2f s, B4 2f, B5 2f, G10 6f s", pawn="power"))
    game.star("income")
    taken: list[str] = []
    while game.asked == "recruit-from":
        picks = answered(game)
        taken += picks
        game.say("recruit-from", *picks)
        if game.asked == "recruit-to":
            game.say("recruit-to", *answered(game))
    # Who stands at the frontier of Gaia stays there.
    assert taken
    assert not any(origin.startswith("G") for origin in taken)


def test_it_plays_a_weapon_that_wins() -> None:
    game = deal(at("babylon", "B6 s, B4 2f", hand="dagger short_bow"), civilisations="B2 V09")
    game.star("move_blue").move("B4:follower:2", "B2").rest()
    assert answered(game) == ("short_bow",)


def test_it_does_not_walk_into_a_battle_without_a_weapon() -> None:
    game = deal(at("babylon", "B6 s, B4 2f"))
    game.star("move_blue")
    (option,) = answered(game)
    if option != "done":
        game.say("move", option)
        assert answered(game) != ("B2",)


def test_it_does_not_begin_a_second_battle_with_its_only_weapon() -> None:
    game = deal(
        at("babylon", "B6 s, B4 3f, G5 4f", hand="short_bow"),
        at("ellenys", "E6 f s, G1 f"),
        active="amber",
    )
    game.star("move_red").move("B4:follower:2", "B2")
    (option,) = answered(game)
    if option != "done":
        game.say("move", option)
        assert answered(game) != ("G1",)


def test_it_takes_the_weapon_that_wins_the_battle_ahead() -> None:
    game = deal(
        at("babylon", "B6 s, B4 2f", resources="4 metal", crystals=1), civilisations="B2 V09"
    )
    game.star("move_blue").move("B4:follower:2", "B2").say("magic", "weapons")
    assert "war_hammer" in answered(game)


def test_without_hope_it_saves_its_resources() -> None:
    game = deal(
        at("babylon", "B6 s, G5 5f", hand="war_hammer", resources="2 metal"),
        at("ellenys", "E6 f s, G1 f", resources="2 gold"),
        active="amber",
    )
    game.star("move_red").move("G5:follower:3", "G1").rest()
    assert answered(game, "azure") == ("slingshot",)


def test_ahead_it_places_the_last_sign() -> None:
    cells = "C0 C1 C2 C3 C4 L1 R1 L2 R2 L3 R3 L4 R4"
    game = deal(
        at("babylon", "B6 2f s, B4 f", signs=cells, pawn="portal", points=60),
        at("ellenys", "E6 f s"),
    )
    assert answered(game)[0] in ("market", "gather_red")


def test_odins_settlement_takes_the_strongest_into_battle() -> None:
    game = deal(
        at("norrenis", "N6 4f loki s", hand="war_hammer", resources="2 metal", pawn="trade"),
        at("ellenys", "E6 f s, G5 f"),
        active="amber",
    )
    game.star("portal").portal("N6:settlement", "G5")
    assert answered(game)[0] == "loki"


def test_odins_settlement_leaves_nobody_without_need() -> None:
    game = deal(at("norrenis", "N6 f s, N5 f", pawn="trade"))
    game.star("portal").portal("N6:settlement", "G5")
    assert answered(game) == ()


def test_anu_leads_a_company_to_something_worth_having() -> None:
    game = deal(
        at("babylon", "B6 5f s", minors="anu assur ea enlil", signs="L0 R0 C0", upgraded="market")
    )
    game.star("market").say("market-free", "food+wood").say("additional", "summon:anu")
    (start,) = answered(game)
    assert start == "B6"
    game.say("anu", start)
    company = answered(game)
    game.say("anu-who", *company)
    assert not answered(game)[0].startswith("B")


def test_the_war_cart_is_taken_where_metal_decides() -> None:
    game = deal(
        at("pharaos", "P6 s, P4 2f", resources="6 metal", crystals=1), civilisations="P2 V09"
    )
    game.star("move_blue").move("P4:follower:2", "P2").say("magic", "weapons")
    assert "war_cart" in answered(game)


def test_it_takes_the_mirror_where_there_is_time_to_wait_for_a_good_turn() -> None:
    early = "L0 R0 C0 L1"
    game = deal(
        at(
            "babylon",
            "B6 s, G6 6f",
            hand="war_hammer",
            resources="2 metal",
            crystals=2,
            signs=early,
        ),
        civilisations="G7 V01",
        artifacts="mirror horn pandora",
    )
    game.star("move_red").move("G6:follower:3", "G7").rest().say("attack", "war_hammer")
    game.say("kind", "gold")
    assert answered(game) == ("mirror",)


@pytest.mark.parametrize(
    ("resources", "crystals", "used"),
    [("2 wood, 2 gold", 1, True), ("2 wood", 1, True), ("", 2, False)],
)
def test_it_uses_the_mirror_where_two_actions_can_be_paid(
    resources: str, crystals: int, used: bool
) -> None:
    stands = "B6 2f s, B4 f"
    game = deal(at("babylon", stands, artifacts="mirror", resources=resources, crystals=crystals))
    game.star("trade").say("trade", "NEU-01")
    assert (answered(game) == ("mirror",)) is used


# Habits to lose


def test_with_an_empty_supply_it_gives_up_no_district() -> None:
    game = deal(at("babylon", "B4 f, B5 f, B6 s, B1 f, B3 f, G10 8f s", pawn="power"))
    game.star("income")
    ruled = set(game.state.ruled("amber"))
    asked = 0
    while game.asked == "recruit-from":
        asked += 1
        game.say("recruit-from", *answered(game))
        if game.asked == "recruit-to":
            game.say("recruit-to", *answered(game))
    assert asked
    assert ruled <= set(game.state.ruled("amber"))


def waiting_battle(resources: str, **more: Any) -> Game:
    """A battle against a civilisation waits; the War Hammer costs two metal."""
    return deal(
        at("babylon", "B6 s, B4 2f", hand="war_hammer short_bow", resources=resources, **more),
        civilisations="B2 V09",
    )


def test_before_its_battle_it_fulfils_no_agreement_with_the_weapons_metal() -> None:
    # The Short Bow could still be paid, but the War Hammer is stronger.
    game = waiting_battle("2 metal, 2 wood", agreements="NEU-02")
    game.star("move_blue").move("B4:follower:2", "B2").say("additional", *answered(game))
    game.rest()
    assert "war_hammer" in game.options("attack")


def test_before_its_battle_it_pays_any_resource_but_the_weapons_metal() -> None:
    game = waiting_battle("3 metal, 1 food", agreements="NEU-01")
    game.star("move_blue").move("B4:follower:2", "B2")
    ask = Ask("amber", "anunnaki.ask.pay", ("metal+metal", "food+metal"), facts={"count": 2})
    pick = GAME.computer("sensible")(ask, lambda: game.match.view("amber"), Dice(b"calm"))
    assert pick == ("food+metal",)


@pytest.mark.parametrize(("behind", "turn"), [(3, 3), (8, 19), (30, 24)])
def test_behind_it_does_not_place_the_last_sign(behind: int, turn: int) -> None:
    cells = "C0 C1 C2 C3 C4 L1 R1 L2 R2 L3 R3 L4 R4"
    game = deal(
        at("babylon", "B6 2f s, B4 f", signs=cells, pawn="portal"),
        at("ellenys", "E6 f s, E4 f", points=behind),
    )
    game.state.turn = turn
    game.star(*answered(game))
    assert not game.state.triggered


def test_behind_it_takes_the_half_of_an_agreement_that_does_not_end_the_match() -> None:
    game = deal(
        at(
            "babylon",
            "B6 2f s, B4 f",
            agreements="PHA-01",
            resources="2 gold, 1 metal, 1 food",
            trade=LAST_SPACE - 1,
            power=LIGHTNING,
        ),
        at("ellenys", "E6 f s", points=90),
    )
    game.star("move_blue").say("move", "done").say("additional", "agreement:PHA-01")
    assert game.asked == "half"
    assert answered(game) == ("middle",)


def test_behind_it_summons_no_god_whose_step_ends_the_match() -> None:
    trader = next(god for god in MINOR_GODS_OF["babylon"] if MINOR_GODS[god].bonus == "trade")
    others = [god for god in MINOR_GODS_OF["babylon"] if god != trader][:3]
    game = deal(
        at(
            "babylon",
            f"B6 2f s {' '.join(others)}, B4 f",
            signs="L0 R0 C0 L1 R1 C1 L2 R2 C2 L3 R3 C3",
            minors=" ".join([*others, trader]),
            trade=LAST_SPACE - 1,
            power=LIGHTNING,
        ),
        at("ellenys", "E6 f s", points=150),
    )
    game.star("move_blue").say("move", "done")
    assert f"summon:{trader}" in game.options("additional")
    assert answered(game) == ("end",)
