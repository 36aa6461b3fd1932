"""Sacrifices that would bring nothing are not offered, and none leads to a question without
options."""

from __future__ import annotations

import pytest

from games.cyclades.state import State
from tests.cyclades.table import Game, acting, at

# Both slots of amber's two lands hold metropolises: there is no place for another.
NO_ROOM = "F1.1 metropolis; C1.1 metropolis"


def pandora(lands: str, medusa: str = "J1") -> Game:
    """Amber has Pandora, Perseus waits to be hired, and Medusa is about."""
    figures = {"medusa": ("rose", medusa)}
    game = acting("athena", amber=at(lands), heroes="perseus", figures=figures)
    return game.duties("C1.1")


def test_pandora_cannot_borrow_a_leap_for_herself() -> None:
    assert "sacrifice:pandora" not in pandora("F2 pandora; C1").acts


def test_pandora_cannot_borrow_a_leap_where_all_others_stand_under_medusa() -> None:
    assert "sacrifice:pandora" not in pandora("F2 pandora; F3 2t; C1", medusa="F3").acts


def test_pandora_borrows_a_leap_for_units_she_leaves_behind() -> None:
    game = pandora("F2 pandora 1t; C1").act("sacrifice:pandora").say("leap-from", "F2")
    game.say("leap-to", "G1")
    assert (game.owner("G1"), game.troops("G1")) == ("amber", 1)


def test_a_match_that_began_before_the_fix_gets_past_pandoras_dead_end() -> None:
    game = acting("athena", fixes=(), amber=at("F2 pandora; C1"), heroes="perseus")
    game.duties("C1.1").act("sacrifice:pandora")
    assert game.asked == "act"
    assert "pandora" not in game.state.heroes
    assert game.heard()[-1] == "in-vain"


def test_perseus_is_not_sacrificed_as_the_only_unit() -> None:
    assert "sacrifice:perseus" not in acting("athena", amber=at("F2 perseus; C1")).duties().acts
    joined = acting("athena", amber=at("F2 perseus; C1 1t")).duties()
    assert "sacrifice:perseus" in joined.acts


def test_perseus_is_not_sacrificed_where_the_others_stand_under_medusa() -> None:
    game = acting(
        "athena", amber=at("F2 perseus; C1 1t"), figures={"medusa": ("rose", "C1")}
    ).duties()
    assert "sacrifice:perseus" not in game.acts


def all_built_over(state: State) -> None:
    """Every slot of amber's lands holds a metropolis."""
    token = state.buildings["F1.1"]
    for slot in state.slots_of("amber"):
        if slot not in state.buildings:
            state.buildings[slot] = token
            state.bonuses.pop()


@pytest.mark.parametrize(
    ("hero", "lands", "fleets"),
    [
        ("ajax", "F1; F2; F3; F4; C1; A1; A2", ""),
        ("croesus", "F1; C1", ""),
        ("jason", "F1; C1", "S7 4; S9 4"),
    ],
)
def test_a_metropolis_without_any_place_is_not_paid_for(hero: str, lands: str, fleets: str) -> None:
    def acts(built: str, full: bool) -> list[str]:
        place = at(lands.replace("F1", f"F1 {hero}"), fleets, gold=15, built=built)
        if full:
            game = acting("athena", amber=place, change=all_built_over)
        else:
            game = acting("athena", amber=place)
        return game.duties().acts

    assert f"sacrifice:{hero}" not in acts("F1.1 metropolis", full=True)
    assert f"sacrifice:{hero}" in acts("F1.1 metropolis", full=False)


def test_penthesileas_card_is_place_enough() -> None:
    game = acting(
        "athena",
        amber=at("F1 croesus; C1 penthesilea", gold=15, built=NO_ROOM),
    )
    game.duties().act("sacrifice:croesus")
    assert game.options("metropolis") == ["card:penthesilea"]


def test_odysseus_makes_room_by_what_he_gives_up() -> None:
    game = acting("athena", amber=at("F2 odysseus", built="F2.1 port; F2.2 port; F2.3 port"))
    game.act("build").say("slot", "skip").act("gift")
    assert "sacrifice:odysseus" in game.acts
