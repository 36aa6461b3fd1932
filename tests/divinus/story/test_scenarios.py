"""The twelve scenarios: their cards, when rules arrive, and who begins."""

from __future__ import annotations

import pytest

from games.core.match import Match
from games.divinus import GAME
from games.divinus.campaign.chapter import Chapter, Deed, GodsBattle
from games.divinus.campaign.scenarios import LOCATIONS, SCENARIOS
from games.divinus.components import ARTIFACTS, DIE_STICKERS, GODS, MONSTERS, QUESTS, TEMPLES
from games.divinus.rules.setup import lay_tiles
from games.divinus.rules.story.ending import choose_own_tiles, demiurge, outcome, take_the_chair
from games.divinus.rules.story.pledges import may_pledge, pledge
from games.divinus.rules.story.scenario import (
    choose_heroes,
    gods_of,
    lay_out_support,
    order_by_favour,
    victors,
)
from games.divinus.state import State
from games.divinus.view import DivinusView, Pantheon
from tests.divinus.story.campaigns import begun, finished, left_by
from tests.divinus.table import at, deal, led
from tests.strict_words import strict_words

NUMBERS = list(SCENARIOS)


def told(number: int, winner: Pantheon, chosen: str = "") -> Chapter:
    deeds = [Deed("choice", "amber", chosen)] if chosen else []
    battle = GodsBattle(winner, 1, 0) if number > 1 else None
    return Chapter(number, [], ["amber", "azure"], winner, {}, {}, {}, deeds, battle)


def set_up(number: int, people: int = 3) -> Match[State, DivinusView]:
    """A scenario of a campaign, its heroes chosen."""
    match = begun(number, people, left_by(number - 1, people))
    while match.state.stage == "set_up":
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[: max(ask.low, 1)])
    return match


@pytest.mark.parametrize("number", NUMBERS)
def test_a_scenario_is_laid_out_as_printed(number: int) -> None:
    state = set_up(number).state
    printed = SCENARIOS[number]
    assert state.quests == list(printed.quests)
    assert all(QUESTS[name].scenario == number for name in state.quests)
    assert state.monsters == list(printed.monsters)
    assert set(printed.temples) <= set(state.temples)
    assert len(state.gods) == len(printed.gods)
    assert set(printed.new) <= set(state.gods)
    assert {GODS[name].pantheon for name in state.gods} == {"greek", "norse"}
    shown = [tile for tile in state.board.values() if tile is not None]
    assert not any(state.stuck(tile).location for tile in shown)


@pytest.mark.parametrize("number", NUMBERS)
def test_nothing_is_laid_out_before_its_time(number: int) -> None:
    state = set_up(number).state
    assert all(ARTIFACTS[name].from_scenario <= number for name in state.velund)
    assert all(DIE_STICKERS[name].from_scenario <= number for name in state.hephaestus)
    assert all(TEMPLES[name].available_from <= number for name in state.temples)
    assert all(MONSTERS[name].scenario <= number for name in state.monsters)
    assert all(GODS[name].first_scenario <= number for name in state.gods)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_scenario_tells_how_it_begins_and_what_arrives(number: int) -> None:
    match = begun(number, 2, left_by(number - 1, 2))
    keys = [told.note.phrase for told in match.notes]
    # The consequences of earlier choices come before the beginning of the scenario.
    beginning = next(phrase for phrase in keys if phrase.key != "divinus.note.recall")
    assert beginning.key == "divinus.note.scenario"
    assert beginning.args["number"] == number
    arrived = [phrase for phrase in keys if phrase.key == "divinus.note.arrival"]
    assert len(arrived) == len(SCENARIOS[number].arrivals)


def test_the_first_scenario_has_main_actions_only() -> None:
    match = set_up(1)
    ask = match.pending[0]
    assert ask.key == "divinus.ask.turn"
    assert {option for option in ask.options if not option[0].isdecimal()} <= {
        "rest",
        *(f"die:{n}" for n in range(1, 7)),
    }
    assert match.state.velund == match.state.hephaestus == []


def test_forges_open_with_the_second_scenario() -> None:
    state = set_up(2).state
    assert len(state.velund) == state.players + 2
    assert len(state.hephaestus) == state.players + 3


@pytest.mark.parametrize(("number", "slots"), [(2, 2), (5, 2), (6, 3), (8, 3), (9, 4), (12, 4)])
def test_slots_for_artifacts_grow(number: int, slots: int) -> None:
    assert {demigod.slots for demigod in set_up(number).state.demigods.values()} == {slots}


@pytest.mark.parametrize("number", NUMBERS)
def test_heroes_come_with_the_fifth_scenario(number: int) -> None:
    heroes = [demigod.hero for demigod in set_up(number).state.demigods.values()]
    names = [hero.name for hero in heroes if hero is not None]
    if number < 5:
        assert names == []
    elif number == 10:
        assert names == ["odysseus"] * 3
    else:
        assert len(set(names)) == 3


def test_odysseus_is_chosen_in_the_last_scenario_only() -> None:
    for number, able in ((5, False), (11, False), (12, True)):
        match = begun(number, 2, left_by(number - 1, 2))
        assert ("odysseus" in match.pending[0].options) == able


def test_the_lowest_roll_chooses_a_hero_first() -> None:
    game = deal(scenario=5, amber=at("6 6"), azure=at("1 2"), rose=at("5 5"))
    asked = led(game, choose_heroes(game.state))
    assert [ask.seat for ask in asked] == ["azure", "rose", "amber"]


def test_least_favour_begins_and_of_equals_who_was_later() -> None:
    game = deal(scenario=3, amber=at(carried=4), azure=at(carried=7), rose=at(carried=4))
    game.state.chapters = [told(1, "greek"), told(2, "greek")]
    game.state.chapters[-1].order = ["rose", "azure", "amber"]
    led(game, order_by_favour(game.state))
    assert game.state.order == ["amber", "rose", "azure"]


def test_the_first_scenario_is_begun_by_the_lowest_roll() -> None:
    match = begun(1, 3, {})
    sums = [
        note.note.phrase.args for note in match.notes if note.note.phrase.key.endswith("first-roll")
    ]
    lowest = min(sums[:3], key=lambda args: int(str(args["sum"])))
    assert f"'{match.state.order[0]}'" in repr(lowest["seat"])


def test_tiles_with_locations_go_back_into_their_stack() -> None:
    places = ", ".join(f"P{number:02} @11.0" for number in range(1, 13))
    game = deal(scenario=3, stickers=places)
    led(game, lay_tiles(game.state))
    shown = [tile for tile in game.state.board.values() if tile is not None]
    assert len(shown) == 12
    assert not any(game.state.stuck(tile).location for tile in shown)
    left = sum(len(stack.tiles) for stack in game.state.stacks.values())
    assert left + len(shown) == 46


@pytest.mark.parametrize(
    ("chosen", "gods"),
    [
        ("runner", ["hermes", "vidar", "demeter", "thor"]),
        ("watchman", ["gaia", "heimdall", "demeter", "thor"]),
    ],
)
def test_scenario_8_brings_back_whom_the_fourth_has_chosen(chosen: str, gods: list[str]) -> None:
    game = deal(scenario=8)
    game.state.chapters = [told(4, "greek", chosen)]
    assert gods_of(game.state, SCENARIOS[8]) == gods


def test_scenario_12_brings_back_the_latest_victors() -> None:
    game = deal(scenario=12)
    game.state.chapters = [told(2, "greek"), told(7, "greek"), told(9, "greek"), told(3, "norse")]
    assert victors(game.state, "greek")[:2] == ["helios", "hades"]
    assert gods_of(game.state, SCENARIOS[12]) == ["helios", "hades", "baldr", "tyr", "zeus", "odin"]


def test_a_god_is_never_there_twice() -> None:
    game = deal(scenario=12)
    game.state.chapters = [told(2, "greek"), told(2, "norse")]
    assert victors(game.state, "greek") == ["athena", "gaia"]
    assert victors(game.state, "norse") == ["tyr", "ymir"]


# The end of a scenario


def test_the_first_ending_follows_the_favour_that_was_given() -> None:
    game = deal(scenario=1, amber=at("1", favour={"norse": 2}))
    assert outcome(game.state, None) == "norse"
    assert outcome(deal(scenario=1).state, None) == "greek"
    assert outcome(game.state, "greek") == "greek"


def test_after_the_ninth_scenario_everybody_takes_a_tile() -> None:
    game = deal(scenario=9, amber=at(carried=9), azure=at(carried=2), rose=at(carried=5))
    game.state.first_pick = "rose"
    asked = led(game, choose_own_tiles(game.state))
    assert [ask.seat for ask in asked] == ["rose", "azure", "amber"]
    assert len({demigod.tile for demigod in game.state.demigods.values()}) == 3
    assert led(deal(scenario=8), choose_own_tiles(deal(scenario=8).state)) == []


def test_own_tiles_are_laid_in_the_tenth_scenario() -> None:
    match = set_up(10, 2)
    first = match.state.demigods[match.state.order[0]]
    assert first.tile is not None
    assert first.plots["G7"].tile == first.tile
    # Odysseus comes on it, and his demigod says where.
    assert match.pending[0].key == "divinus.ask.hero-at"
    assert all(option.startswith("G7.") for option in match.pending[0].options)


def test_the_demiurge_has_most_favour_of_all_and_says_what_comes_first() -> None:
    game = deal(scenario=12, amber=at(carried=60), azure=at(carried=71), rose=at(carried=71))
    assert demiurge(game.state) == "rose"
    (ask,) = led(game, take_the_chair(game.state), choice="table")
    assert ask.seat == "rose"
    assert game.state.deeds[-1].what == "table"
    assert led(deal(scenario=11), take_the_chair(deal(scenario=11).state)) == []


# Pledges


def test_a_pledge_spends_a_die_for_its_value() -> None:
    game = deal(scenario=12, amber=at("2 d5_9 6"))
    assert "pledge" in game.options
    game.plays("amber", "pledge", "odin.2")
    assert game.amber.support == {"odin": 9}
    assert [die.id for die in game.amber.used_dice()] == ["2"]
    assert "pledge" not in game.options


def test_a_pledge_is_offered_with_the_support_that_it_is() -> None:
    game = deal(scenario=12, amber=at("2 d5_9 6")).says(amber="pledge")
    hint = GAME.hint(GAME.view(game.state, "amber"), game.ask, "odin.2")
    assert hint is not None
    assert strict_words().say(hint, "en").startswith("9 support. Norse: Most personal support")


def test_pledges_belong_to_the_last_scenario() -> None:
    assert not may_pledge(deal(scenario=11).state, "amber")
    assert not may_pledge(deal(scenario=12, amber=at("2@used")).state, "amber")
    game = deal(scenario=12)
    (ask,) = led(game, pledge(game.state, "amber"))
    assert len(ask.options) == 12


def test_victories_are_support_from_the_start() -> None:
    game = deal(scenario=12)
    game.state.chapters = [told(1, "greek"), told(2, "greek"), told(3, "norse"), told(4, "greek")]
    lay_out_support(game.state)
    assert game.state.support == {"zeus": 4, "odin": 2}


def test_support_rewards_the_goals_of_zeus_and_odin() -> None:
    game = deal(scenario=12, gods="zeus odin")
    game.amber.support["zeus"] = 3
    goals = {goal.id: goal for god in game.match.view(None).gods for goal in god.goals}
    assert goals["zeus_1"].rewards == {"amber": 1, "azure": 0}
    assert goals["odin_1"].rewards == {"amber": 0, "azure": 0}


def test_every_location_of_the_story_can_come_up() -> None:
    founded = {
        effect.no
        for scenario in SCENARIOS.values()
        for option in scenario.choice.options
        for effect in option.effects
        if effect.do == "location"
    }
    grown = {option.into for place in LOCATIONS.values() for option in place.options if option.into}
    assert founded | grown == set(LOCATIONS)


@pytest.mark.parametrize("people", [2, 3, 4])
def test_a_whole_campaign_is_played_to_its_end(people: int) -> None:
    match = finished(12, people)
    assert [chapter.scenario for chapter in match.state.chapters] == NUMBERS
    assert match.over
