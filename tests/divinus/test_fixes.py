"""Lists the fixes of Divinus; each is guarded by a recorded match or by a position."""

from __future__ import annotations

import pytest

from games.core.match import Diverged, Match
from games.core.steps import Ask
from games.divinus import GAME
from games.divinus.fixes import (
    EVEN_ELEVENTH,
    EVERY_MAP,
    EVERY_PAYMENT,
    FIXES,
    FORGED_ONCE,
    WEIGHED_VISITS,
    WEIGHTY_CHOICES,
)
from games.divinus.rules.dice.effects import stick_on_die
from games.divinus.rules.gains.changes import unfold
from tests.divinus.table import Game, at, deal, follow, led
from tests.golden import FOLDER, Golden, read

RECORDED = [read(path) for path in sorted((FOLDER / "divinus").glob("*.json"))]
BEFORE: tuple[str, ...] = (FORGED_ONCE,)


def replays(golden: Golden, fixes: tuple[str, ...]) -> bool:
    """Whether the recorded match replays with these fixes."""
    header = golden.header.model_copy(update={"fixes": fixes})
    try:
        Match(GAME, header, golden.log())
    except Diverged:
        return False
    return True


def test_the_fixes_and_their_order_are_these() -> None:
    assert FIXES == (
        "forged-once",
        "every-payment",
        "one-at-least",
        "perseus-arrives",
        "scorched-untouched",
        "overbuilt-by-a-die",
        "weighty-choices",
        "even-eleventh",
        "weighed-visits",
        "every-visit-pays",
        "lasting-favourite",
        "every-map",
        "cells-first",
        "able-die",
        "last-is-last",
        "own-visits",
        "lasting-chair",
    )
    assert GAME.fixes == FIXES


@pytest.mark.parametrize("fix", FIXES)
def test_every_fix_is_recorded(fix: str) -> None:
    assert any(fix in golden.header.fixes for golden in RECORDED)


# No recorded match depends on the other fixes: the tests below play a position for each.
@pytest.mark.parametrize(
    "fix", [FORGED_ONCE, EVERY_PAYMENT, WEIGHTY_CHOICES, EVEN_ELEVENTH, WEIGHED_VISITS]
)
def test_a_recorded_match_does_not_replay_without_the_fix(fix: str) -> None:
    having = [golden for golden in RECORDED if fix in golden.header.fixes]
    assert any(
        not replays(golden, tuple(name for name in golden.header.fixes if name != fix))
        for golden in having
    )


def test_older_matches_are_recorded_without_any() -> None:
    assert any(golden.header.fixes == () for golden in RECORDED)


def test_matches_from_before_every_payment_offer_no_such_dice() -> None:
    game = deal(fixes=BEFORE, amber=at("5 2 3"), board="3 P03, 7 F07")
    assert game.options == ["3", "7", "rest"]


def test_heracles_lowers_a_price_to_one_at_least() -> None:
    # Two symbols in cell 2 lower its price to 1, not to 0.
    heracles = at("1", "G7 F32, G8 F02", hero="heracles G7")
    assert "2.heracles" in deal(amber=heracles, board="2 F10").options
    assert "2.heracles" not in deal(fixes=BEFORE, amber=heracles, board="2 F10").options


@pytest.mark.parametrize("name", ["d3", "fire"])
def test_nothing_sticks_on_a_scorched_die(name: str) -> None:
    game = deal(amber=at("5 3@scorched 2@used"))
    (asked,) = follow(game, stick_on_die(game.state, "amber", name), "1.4")
    assert {option[0] for option in asked.options} == {"1", "3"}
    old = deal(fixes=BEFORE, amber=at("5 3@scorched 2@used"))
    (asked,) = follow(old, stick_on_die(old.state, "amber", name), "2.4")
    assert {option[0] for option in asked.options} == {"1", "2", "3"}


def second_tile(fixes: tuple[str, ...] | None = None) -> Game:
    """Amber's monster sits on the first tile; with the second one Perseus comes."""
    game = deal(
        fixes=fixes,
        monsters="echidna",
        amber=at("5 1@used", "G7 F32", hero="perseus", monster="G7"),
        board="5 F10",
    )
    game.says(amber="5")
    game.says(amber=next(option for option in game.options if option.startswith("G6")))
    return game.says(amber="G6.0")


def test_perseus_sees_what_appears_once_he_is_there() -> None:
    game = second_tile()
    assert game.amber.hero is not None
    assert game.amber.hero.plot == "G6"
    assert game.asked == "turn"
    assert second_tile(BEFORE).asked == "refresh"


def barbarian_for_azure(fixes: tuple[str, ...] | None) -> tuple[Game, list[Ask]]:
    """Amber's visit brings a barbarian, and only azure's tile G7 has a slot left for it."""
    game = deal(
        scenario=7,
        fixes=fixes,
        amber=at("1 2 3", "G7 P03"),
        azure=at("1 2@used 3@used", "G7 F32, G8 F02", hero="perseus G8.0"),
        stickers="P03 @71.0, F02 greek.1 greek.1, F32 greek.0",
    )
    land = game.state.land("amber")
    return game, led(game, unfold(game.state, "amber", land, ["location:71"]), visit="71.b")


def test_a_sticker_on_anothers_map_moves_their_perseus() -> None:
    game, asked = barbarian_for_azure(None)
    assert game.state.stickers["F32"].factions[-1] == (0, "barbarian")
    assert [ask.seat for ask in asked if ask.key == "divinus.ask.refresh"] == ["azure"]
    before = tuple(fix for fix in FIXES if fix != EVERY_MAP)
    game, asked = barbarian_for_azure(before)
    assert game.state.stickers["F32"].factions[-1] == (0, "barbarian")
    assert [ask for ask in asked if ask.key == "divinus.ask.refresh"] == []


def test_a_sticker_on_anothers_map_may_win_their_race() -> None:
    # Azure has four symbols on mountains.
    def reached(fixes: tuple[str, ...] | None) -> list[str]:
        stickers = "P03 @71.0, F02 greek.0 viking.0, F32 greek.0"
        game = deal(
            scenario=7,
            fixes=fixes,
            gods="skadi",
            amber=at("1 2 3", "G7 P03"),
            azure=at("1", "G7 F32, G8 F02"),
            stickers=stickers,
        )
        assert game.state.races.get("skadi_1", []) == []
        visit = unfold(game.state, "amber", game.state.land("amber"), ["location:71"])
        led(game, visit, visit="71.b")
        return game.state.races["skadi_1"]

    assert reached(None) == ["azure"]
    assert reached(tuple(fix for fix in FIXES if fix != EVERY_MAP)) == []


def test_a_wedge_works_whenever_its_owner_overbuilds() -> None:
    norse = at(
        "1@used",
        "G7 P03, H7 P07/3",
        artifacts="a06",
        pantheon_die="norse draw_2_overbuild",
    )
    for fixes, asked in ((None, "refresh"), (BEFORE, "turn")):
        game = deal(fixes=fixes, amber=norse, power="P09 P13")
        game.says(amber="pantheon")
        while game.asked in ("stack", "drawn", "place", "sink"):
            game.says(amber=game.options[0])
        assert any(plot.under for plot in game.amber.plots.values())
        assert game.asked == asked
