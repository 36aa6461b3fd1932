"""Culture tokens (pages 7 and 13)."""

from __future__ import annotations

import pytest

from games.anunnaki.components import CULTURE_ONCE
from tests.anunnaki.table import GOALS_LAID, at, deal


def test_two_sides_are_not_enough() -> None:
    game = deal(at("babylon", "B6 2f s, B4 f"), culture="B6.B4.B5 K01")
    game.star("move_blue").rest()
    assert game.goods() == ""
    assert game.state.culture == {"B6.B4.B5": "K01"}


def test_settlements_surround_a_token_as_well() -> None:
    game = deal(at("babylon", "B6 2f s, B4 s"), culture="B6.B4.B5 K01")
    game.star("move_blue").move("B6:follower", "B5").rest()
    assert game.goods() == "2 gold"


def test_a_token_rewards_everybody_once_in_turn_order_from_the_active_player() -> None:
    game = deal(
        at("babylon", "B6 f s, G10 f, G5 f"),
        at("ellenys", "E6 f s, G1 2f"),
        active="azure",
        culture="G5.G1.G6 K11",
    )
    game.star("move_blue").move("G1:follower", "G6").rest()
    game.say("trade", "NEU-02", seat="azure").say("trade", "NEU-01", seat="amber")
    assert (game.amber.agreements, game.azure.agreements) == (["NEU-01"], ["NEU-02"])


def test_who_rules_nothing_beside_it_has_nothing() -> None:
    game = deal(
        at("babylon", "B6 f s, G5 2f, G10 f"),
        at("pharaos", "P6 f s, G13 f"),
        culture="G5.G10.G6 K01",
    )
    game.star("move_blue").move("G5:follower", "G6").rest()
    assert (game.goods(), game.goods("azure")) == ("2 gold", "")


def test_a_face_down_token_turns_up_when_recruits_come_beside_it() -> None:
    game = deal(at("babylon", "B6 s, G10 s", crystals=1, resources="2 food"), culture="G5.G10.G6 ?")
    game.star("move_blue").say("magic", "followers").say("recruit", "G10:3")
    assert game.told("turned-up")


def test_a_battle_lost_may_leave_a_token_alone() -> None:
    game = deal(
        at("babylon", "B6 f s, B4 f", hand="dagger"), culture="B1.B2.B4 K01", civilisations="B2 V09"
    )
    game.star("move_blue").move("B4:follower", "B2").rest().say("attack", "dagger")
    assert game.goods() == "1 metal"
    assert "B1.B2.B4" in game.state.culture


def test_weapons_are_taken_in_secret() -> None:
    game = deal(at("babylon", "B6 2f s, B4 s"), culture="B6.B4.B5 K08")
    game.star("move_blue").move("B6:follower", "B5").rest()
    assert game.ask.secret
    game.say("weapon", "net")
    assert game.match.view("amber").houses[0].hand == ("net",)
    seen = game.match.view("azure").houses[0]
    assert (seen.weapons, seen.hand, seen.stack) == (1, None, None)


@pytest.mark.parametrize(("figures", "steps"), [(3, 1), (8, 2)])
def test_a_token_brings_power_by_the_goal_beside_its_track(figures: int, steps: int) -> None:
    # p.14: the number of steps depends on the goal; three figures count once.
    place = at("babylon", f"B6 {figures - 1}f s, B4 f")
    other = next(track for track, goal in GOALS_LAID.items() if goal == "figures")
    goals = {**GOALS_LAID, other: GOALS_LAID["power"], "power": "figures"}
    game = deal(place, culture="B6.B4.B5 K18", goals=goals)
    before = game.amber.power
    game.star("move_blue").move("B6:follower", "B5").rest()
    assert game.amber.power - before == steps


def test_before_the_fix_the_token_brings_two_steps() -> None:
    assert [(reward.type, reward.n) for reward in CULTURE_ONCE["K18"]] == [("power", 2)]
