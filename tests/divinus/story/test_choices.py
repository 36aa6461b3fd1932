"""Choices of scenarios: made by the demigod who completes the quest, or by the last at the end."""

from __future__ import annotations

import pytest

from games.core.state import Note
from games.core.steps import Ask
from games.divinus.campaign.effect_words import choice_brings
from games.divinus.campaign.scenarios import LOCATIONS, SCENARIOS
from games.divinus.components import QUESTS
from games.divinus.computer.reasons import reason
from games.divinus.fixes import FORGED_ONCE, WEIGHED_VISITS
from games.divinus.rules.gains.changes import complete
from games.divinus.rules.story.choices import decide, decide_at_last, decides
from tests.divinus.table import Game, at, deal, led
from tests.strict_words import strict_words

WORDS = strict_words()
PLOTS = "G7 F01, G8 P03, G9 F05"
EVERY_CHOICE = [
    (scenario.no, option.id)
    for scenario in SCENARIOS.values()
    for option in scenario.choice.options
    if scenario.choice.quest
]


def story_at(scenario: int) -> Game:
    return deal(scenario=scenario, amber=at("5 2 3", PLOTS, artifacts="a01"), board="3 P09, 4 P10")


def test_every_scenario_but_the_last_has_a_quest_with_a_title() -> None:
    for scenario in SCENARIOS.values():
        titled = [name for name in scenario.quests if QUESTS[name].title]
        assert titled == ([scenario.choice.quest] if scenario.choice.quest else [])
        assert bool(titled) == (scenario.no < 12)


@pytest.mark.parametrize(("scenario", "option"), EVERY_CHOICE)
def test_a_choice_founds_a_place_and_gives_its_title(scenario: int, option: str) -> None:
    game = story_at(scenario)
    printed = SCENARIOS[scenario].choice.option(option)
    led(game, decide(game.state, "amber"), choice=option)
    (number,) = [effect.no for effect in printed.effects if effect.do == "location"]
    assert game.amber.titles == [number]
    assert number in LOCATIONS
    assert game.state.stickers["P03"].location == number
    assert [deed.what for deed in game.state.deeds] == [option, str(number)]


def test_completing_the_quest_asks_for_the_choice() -> None:
    game = story_at(1)
    asked = led(game, complete(game.state, "amber", "q1c"), pantheon="norse", choice="cairn")
    assert [ask.key for ask in asked[:2]] == ["divinus.ask.pantheon", "divinus.ask.choice"]
    assert game.amber.favour["norse"] == 2
    assert decides(game.state, "q1c")
    assert not decides(game.state, "q1a")


def test_what_nobody_has_earned_falls_to_the_last_without_a_title() -> None:
    game = story_at(2)
    game.amber.carried, game.azure.carried = 3, 1
    asked = led(game, decide_at_last(game.state), choice="runes", sticker="board.4")
    assert asked[0].seat == "azure"
    assert game.state.stickers["P10"].location == 22
    assert game.azure.titles == []
    # The symbol that goes with the title is not given either.
    assert not any(stuck.factions for stuck in game.state.stickers.values())
    assert game.state.deeds[0].unasked


def test_gifts_come_with_the_title_for_whoever_has_earned_the_choice() -> None:
    game = story_at(7)
    (ask, *_) = led(game, decide(game.state, "amber"), choice="boat")
    assert str(ask.facts["reward"]) == "weighed"
    assert [faction for stuck in game.state.stickers.values() for _, faction in stuck.factions] == [
        "barbarian"
    ]


def test_a_match_begun_before_the_gifts_goes_on_without_them() -> None:
    game = story_at(7)
    game.state.fixes = (FORGED_ONCE,)
    led(game, decide(game.state, "amber"), choice="boat")
    assert game.amber.titles == [71]
    assert not any(stuck.factions for stuck in game.state.stickers.values())


def test_the_seal_weighs_as_much_as_the_cradle_since_the_visits_were_weighed() -> None:
    seal = SCENARIOS[11].choice.option("seal")
    assert [effect.do for effect in seal.earned("weighed")][1:] == ["faction_sticker", "reroll"]
    game = story_at(11)
    game.state.fixes = tuple(fix for fix in game.state.fixes if fix != WEIGHED_VISITS)
    asked = led(game, decide(game.state, "amber"), choice="seal")
    assert str(asked[0].facts["reward"]) == "gifts"
    assert not [ask for ask in asked if ask.key == "divinus.ask.reroll"]


def test_options_say_what_they_bring_to_whom() -> None:
    option = SCENARIOS[7].choice.option("boat")
    assert [effect.do for effect in option.earned("gifts")] == ["location", "faction_sticker"]
    assert [effect.do for effect in option.earned("title")] == ["location"]
    assert option.earned("common") == ()
    told = WORDS.say(choice_brings(7, "boat", {"reward": "gifts"}), "en")
    assert told.endswith(
        "You found a place, on your map if there is room, and take its title (Second Ferryman)"
        " and put a symbol on a tile, on your map if there is room (Barbarian)."
    )
    # The demigod who decides at the end gets neither, and the options say so.
    told = WORDS.say(choice_brings(7, "boat", {"reward": "common"}), "en")
    assert "Ferry of Two Oars" in told
    assert "Second Ferryman" not in told


def test_a_choice_is_told_at_once_and_so_is_its_place() -> None:
    game = story_at(1)
    led(game, decide(game.state, "amber"), choice="pier")
    outcomes = [note.phrase.key for note in game.state.told if note.closes]
    assert outcomes == ["divinus.note.choice", "divinus.note.title"]


def test_what_a_choice_brings_is_told_under_a_heading_of_its_own() -> None:
    game = story_at(2)
    led(game, decide(game.state, "amber"), choice="greek")
    headed = [note.phrase.key for note in game.state.told if _under_the_choice(note)]
    assert headed == ["divinus.note.choice"]
    assert "divinus.note.faction" in [note.phrase.key for note in game.state.told]


def _under_the_choice(note: Note) -> bool:
    return note.scene is not None and note.scene.opening.key == "divinus.scene.choice"


def test_a_choice_is_made_once() -> None:
    game = story_at(2)
    led(game, decide(game.state, "amber"), choice="greek")
    assert led(game, decide_at_last(game.state)) == []


def test_a_supply_of_temples_is_for_everybody_also_without_a_title() -> None:
    game = story_at(3)
    led(game, decide_at_last(game.state), choice="prow")
    assert game.state.more_temples == {"tn1": 1}
    assert game.state.temples["tn1"] == 1


def test_the_reason_for_a_choice_or_a_visit_is_not_chance() -> None:
    """Both are weighed; only what the computer does not look at is called random."""
    view = story_at(2).match.view("amber")
    for key in ("choice", "visit", "sticker", "people", "hero-to", "smith", "pledge"):
        said = reason(view, Ask("amber", f"divinus.ask.{key}", ("a", "b")), ("a",))
        assert said.key not in ("divinus.why.use", "divinus.why.leave")
