"""Battles of the gods (pages 36 and 37): what decides each, ties, and the winner's die."""

from __future__ import annotations

import pytest

from games.divinus.campaign.chapter import Chapter, GodsBattle
from games.divinus.campaign.scenarios import SCENARIOS
from games.divinus.components import PANTHEON_DICE
from games.divinus.fixes import FORGED_ONCE, LASTING_FAVOURITE
from games.divinus.options import Options
from games.divinus.rules.scoring import close_scenario
from games.divinus.rules.story.battle import (
    bring_pantheon_dice,
    fight_out,
    new_effect,
    sides,
    upgrade_die,
)
from games.divinus.view import Pantheon
from tests.divinus.table import Game, at, deal, led


def told(number: int, winner: Pantheon) -> Chapter:
    """An earlier scenario whose battle that pantheon won."""
    battle = GodsBattle(winner, 1, 0)
    return Chapter(number, [], ["amber", "azure"], winner, {}, {}, {}, [], battle)


def fought(game: Game, **answers: str) -> GodsBattle:
    led(game, fight_out(game.state), **answers)
    battle = game.state.gods_battle
    assert battle is not None
    return battle


def symbols(people: str, *tiles: str) -> str:
    return ", ".join(f"{tile} {people}.0" for tile in tiles)


def test_the_first_scenario_has_no_battle() -> None:
    game = deal(scenario=1)
    assert sides(game.state) is None
    assert led(game, fight_out(game.state)) == []
    assert game.state.gods_battle is None


def test_scenario_2_compares_the_most_greek_with_the_most_viking_symbols() -> None:
    # P tiles bear no factions, so only the stickers count.
    game = deal(
        scenario=2,
        amber=at("1", "G7 P03, G8 P26"),
        azure=at("1", "G7 P04, G8 P05"),
        stickers="P03 greek.0, P26 greek.0, P04 viking.0",
    )
    found = sides(game.state)
    assert found is not None
    assert (found["greek"].value, found["greek"].seat) == (2, "amber")
    assert (found["norse"].value, found["norse"].seat) == (1, "azure")
    battle = fought(game)
    assert (battle.winner, battle.by) == ("greek", "value")


def test_who_stands_for_both_sides_chooses_even_against_the_values() -> None:
    game = deal(
        scenario=2, amber=at("1", "G7 P03, G8 P26"), stickers="P03 greek.0, P26 greek.0 viking.0"
    )
    # Two slots of three are taken by a place of power; this only needs the count.
    assert fought(game, battle="norse").winner == "norse"
    assert game.state.gods_battle is not None
    assert game.state.gods_battle.by == "choice"


def test_of_equals_for_one_side_the_earlier_in_turn_order_stands_for_it() -> None:
    game = deal(
        scenario=2,
        amber=at("1", "G7 P03"),
        azure=at("1", "G7 P04"),
        stickers="P03 greek.0, P04 greek.0",
    )
    game.state.order = ["azure", "amber"]
    found = sides(game.state)
    assert found is not None
    assert found["greek"].seat == "azure"
    assert found["norse"].seat is None


def test_a_tie_goes_to_the_loser_of_the_last_battle() -> None:
    game = deal(scenario=4)
    game.state.chapters = [told(2, "norse"), told(3, "greek")]
    battle = fought(game)
    assert (battle.winner, battle.by) == ("norse", "former_loser")


@pytest.mark.parametrize(
    ("greek", "norse", "winner", "by"),
    [(1, 3, "greek", "less_favour"), (3, 1, "norse", "less_favour"), (2, 2, "norse", "norse")],
)
def test_the_first_tie_goes_to_those_who_gave_less(
    greek: int, norse: int, winner: str, by: str
) -> None:
    game = deal(scenario=2, amber=at("1", favour={"greek": greek, "norse": norse}))
    battle = fought(game)
    assert (battle.winner, battle.by) == (winner, by)


def test_scenario_3_counts_places_of_power_beside_temples_of_one_pantheon() -> None:
    metric = SCENARIOS[3].battle
    assert metric is not None
    assert metric.metric("greek", even=True).m == "power_by_temple"
    assert metric.metric("norse", even=False).pantheon == "norse"


@pytest.mark.parametrize(("scenario", "first", "second"), [(4, "hermes", "heimdall")])
def test_a_race_is_won_by_the_god_who_was_satisfied_first(
    scenario: int, first: str, second: str
) -> None:
    game = deal(scenario=scenario, races={"hermes_1": "azure", "heimdall_1": "amber"})
    game.state.satisfied = {second: 3, first: 5}
    assert fought(game).winner == "norse"
    game.state.satisfied = {first: 3, second: 5}
    assert fought(game).winner == "greek"


def test_two_races_won_in_one_turn_are_for_that_demigod_to_decide() -> None:
    game = deal(scenario=5, races={"artemis_1": "amber", "skadi_1": "amber"})
    game.state.satisfied = {"artemis": 4, "skadi": 4}
    assert fought(game, battle="greek").winner == "greek"


def test_scenario_6_counts_everybodys_markers_on_the_monsters_of_a_pantheon() -> None:
    game = deal(
        scenario=6,
        monsters="empusa flock draugr brood",
        fought={"empusa1": "4:amber 7:azure", "draugr1": "5:amber"},
    )
    battle = fought(game)
    assert (battle.greek, battle.norse, battle.winner) == (2, 1, "greek")
    assert battle.greek_seat is None


def test_scenario_7_counts_a_difference_and_only_above_nothing() -> None:
    game = deal(
        scenario=7,
        amber=at("1", "G7 P03, G8 P26"),
        azure=at("1", "G7 P04"),
        stickers="P03 barbarian.0, P26 barbarian.0, P04 viking.0",
    )
    found = sides(game.state)
    assert found is not None
    # Amber has two barbarians and neither of the others: both gods like that.
    assert [side.seat for side in found.values()] == ["amber", "amber"]
    assert [side.value for side in found.values()] == [2, 2]


def test_scenario_11_is_evened_out_by_asking_for_two_in_a_zone() -> None:
    rule = SCENARIOS[11].battle
    assert rule is not None
    assert rule.metric("norse", even=False).having[0].min == 1
    assert rule.metric("norse", even=True).having[0].min == 2
    assert rule.metric("greek", even=True) == rule.metric("greek", even=False)
    # Matches begun before the fix asked for three.
    assert rule.metric("norse", even=True, once=True).having[0].min == 3
    assert rule.metric("norse", even=False, once=True).having[0].min == 1


def test_the_fix_decides_which_measure_evens_scenario_11() -> None:
    game = deal(scenario=11, amber=at("1", "G7 P03, G8 P26"))
    found = sides(game.state)
    assert found is not None
    with_fix = found["norse"].value
    game.state.fixes = (FORGED_ONCE,)
    found = sides(game.state)
    assert found is not None
    assert (with_fix, found["norse"].value) == (1, 0)


def test_scenario_8_is_evened_out_by_larger_zones_for_the_greeks() -> None:
    rule = SCENARIOS[8].battle
    assert rule is not None
    assert rule.metric("greek", even=False).min_tiles == 2
    assert rule.metric("greek", even=True).min_tiles == 3
    assert rule.metric("norse", even=True) == rule.metric("norse", even=False)


def test_off_the_switch_battles_are_as_printed() -> None:
    game = deal(scenario=8, amber=at("1", "G7 P03, G8 P26"))
    game.state.options = Options(scenario=8, even_battles=False)
    rule = SCENARIOS[8].battle
    assert rule is not None
    assert rule.metric("greek", even=False).having[0].of == ("greek",)
    assert rule.metric("norse", even=False).m == "best_zone"
    assert sides(game.state) is not None


def test_scenario_12_adds_everybodys_support_to_that_of_earlier_victories() -> None:
    game = deal(scenario=12)
    game.state.support = {"zeus": 4, "odin": 12}
    game.amber.support["zeus"] = 6
    game.azure.support["zeus"] = 3
    battle = fought(game)
    assert (battle.greek, battle.norse, battle.winner) == (13, 12, "greek")


# The winner's die


def test_the_dice_appear_after_the_second_scenario() -> None:
    game = deal(scenario=1)
    bring_pantheon_dice(game.state)
    assert game.state.pantheon_faces == {}
    game = deal(scenario=2)
    bring_pantheon_dice(game.state)
    assert game.state.pantheon_faces["norse"] == list(PANTHEON_DICE["norse"].start_faces)


def test_each_victory_unlocks_the_next_effect() -> None:
    game = deal(scenario=5)
    assert new_effect(game.state, "greek") == "flip_2"
    game.state.chapters = [told(2, "greek"), told(3, "norse"), told(4, "greek")]
    assert new_effect(game.state, "greek") == "refresh_line"
    assert new_effect(game.state, "norse") == "replace_1_of_2"
    game.state.chapters = [told(number, "greek") for number in range(2, 8)]
    assert new_effect(game.state, "greek") is None


def test_the_new_favourite_puts_up_to_two_stickers_on() -> None:
    game = deal(scenario=2)
    bring_pantheon_dice(game.state)
    game.state.favourites = {"greek": "azure", "norse": "amber"}
    (ask,) = led(game, upgrade_die(game.state, "greek", "amber"), new_faces="1.reroll_2 3.flip_1")
    assert (ask.seat, ask.low, ask.high) == ("azure", 0, 2)
    assert game.state.pantheon_faces["greek"][:3] == ["flip_2", "reroll_2", "flip_2"]


def test_without_a_favourite_the_former_one_does_it_else_nobody() -> None:
    game = deal(scenario=4)
    bring_pantheon_dice(game.state)
    game.state.favourites = {"greek": None, "norse": None}
    (ask,) = led(game, upgrade_die(game.state, "norse", "azure"), new_faces="")
    assert ask.seat == "azure"
    assert led(game, upgrade_die(game.state, "norse", None)) == []


@pytest.mark.parametrize(("fixed", "seats"), [(True, ["azure"]), (False, [])])
def test_the_previous_favourite_places_the_stickers_however_long_ago(
    fixed: bool, seats: list[str]
) -> None:
    game = deal(scenario=5)
    if not fixed:
        game.state.fixes = tuple(fix for fix in game.state.fixes if fix != LASTING_FAVOURITE)
    game.state.chapters = [told(2, "norse"), told(3, "norse"), told(4, "greek")]
    game.state.chapters[0].favourites = {"greek": "amber", "norse": "azure"}
    game.state.chapters[1].favourites = {"greek": "amber", "norse": None}
    asked = led(game, close_scenario(game.state))
    assert game.state.gods_battle is not None
    assert game.state.gods_battle.winner == "norse"
    assert [ask.seat for ask in asked if ask.key == "divinus.ask.new-faces"] == seats


def test_a_pantheon_that_never_had_a_favourite_gets_no_stickers() -> None:
    game = deal(scenario=5)
    game.state.chapters = [told(2, "norse"), told(3, "norse"), told(4, "greek")]
    game.state.chapters[0].favourites = {"greek": "amber", "norse": None}
    asked = led(game, close_scenario(game.state))
    assert not [ask for ask in asked if ask.key == "divinus.ask.new-faces"]
