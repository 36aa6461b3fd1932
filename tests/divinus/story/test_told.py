"""Outcomes that the channel is told at once: choices, visits, battles and endings of a scenario."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from games.core.phrase import phrase
from games.core.state import Note
from games.divinus.campaign.campaign import CAMPAIGN
from games.divinus.campaign.effect_words import brings
from games.divinus.campaign.scenarios import LOCATIONS, SCENARIOS
from games.divinus.components import HEROES, PANTHEON_DICE
from games.divinus.fixes import FORGED_ONCE, LAST_IS_LAST
from games.divinus.options import Options
from games.divinus.rules.gains.rewards import reward
from games.divinus.rules.scoring import close_scenario
from games.divinus.rules.story.locations import visit
from games.divinus.rules.story.scenario import battle_rule
from games.divinus.vocabulary import Effect
from tests.divinus.story.campaigns import begun, finished, left_by
from tests.divinus.table import at, deal, led
from tests.strict_words import strict_words

README = Path(__file__).parents[3] / "games" / "divinus" / "README.md"


def outcomes(notes: Sequence[Note]) -> list[str]:
    return [note.phrase.key.removeprefix("divinus.note.") for note in notes if note.closes]


def test_a_scenario_begins_with_its_story_and_each_rule_that_arrives() -> None:
    match = begun(3, 2, left_by(2, 2))
    told = outcomes([told.note for told in match.notes])
    assert told == ["scenario", "arrival", "arrival", "battle-ahead"]
    headings = [t.note.scene.heading.key for t in match.notes if t.note.closes and t.note.scene]
    assert headings[:2] == ["divinus.scene.scenario", "divinus.scene.arrival"]


@pytest.mark.parametrize(
    ("scenario", "even", "fixes", "rule"),
    [
        (2, True, None, "2"),
        (8, True, None, "8.even"),
        (8, False, None, "8"),
        (11, True, None, "11.even"),
        (11, True, (FORGED_ONCE,), "11.even-once"),
        (11, False, (FORGED_ONCE,), "11"),
    ],
)
def test_everybody_is_told_what_the_gods_fight_over_at_this_table(
    scenario: int, even: bool, fixes: tuple[str, ...] | None, rule: str
) -> None:
    game = deal(scenario=scenario, fixes=fixes)
    game.state.options = Options(scenario=scenario, even_battles=even)
    assert battle_rule(game.state, SCENARIOS[scenario]).key == f"divinus.battle-rule.{rule}"


def test_what_earlier_choices_have_made_of_the_country_is_part_of_the_beginning() -> None:
    notes = [told.note for told in begun(2, 2, left_by(1, 2)).notes]
    recalled = next(note for note in notes if note.phrase.key == "divinus.note.recall")
    begins = next(note for note in notes if note.phrase.key == "divinus.note.scenario")
    assert recalled.scene is not None
    assert begins.scene is not None
    assert recalled.scene.within(begins.scene)


def test_final_scoring_the_battle_and_the_ending_are_told_one_by_one() -> None:
    told = outcomes([told.note for told in finished(2, 2).notes])
    assert told[-3:] == ["favour-for", "battle", "outcome"]


def test_the_battle_is_headed_by_its_winner() -> None:
    battle = next(t.note for t in finished(2, 2).notes if t.note.phrase.key.endswith(".battle"))
    assert battle.scene is not None
    assert battle.scene.opening.key == "divinus.scene.battle"
    assert battle.scene.heading.key == "divinus.scene.battle-won"


def test_the_new_god_is_told_before_the_last_choice() -> None:
    told = outcomes([told.note for told in finished(12, 2).notes])
    assert told[-3:] == ["battle", "outcome", "demiurge"]


def test_what_the_new_god_makes_first_stands_under_the_same_heading() -> None:
    chair = finished(12, 2).notes[-1].note
    assert chair.phrase.key == "divinus.note.chair"
    assert chair.scene is not None
    assert chair.scene.opening.key == "divinus.scene.demiurge"


def test_a_visit_is_told_when_it_is_decided_not_when_its_rewards_are_taken() -> None:
    game = deal(scenario=2, amber=at("5 2@used 3@used", "G7 P03"), stickers="P03 @11.1")
    led(game, visit(game.state, "amber", 11), visit="11.a")
    (note,) = [note for note in game.state.told if note.closes]
    assert note.phrase.key == "divinus.note.visited"
    assert note.scene is not None
    assert note.scene.opening.key == "divinus.scene.visit"


def test_a_place_without_a_title_is_told_too() -> None:
    game = deal(scenario=2, amber=at("5", "G7 P03"))
    effect = Effect(do="location", no=11)
    led(game, reward(game.state, "amber", [effect]))
    assert outcomes(game.state.told) == ["location"]


@pytest.mark.parametrize("fixed", [True, False])
def test_nothing_is_asked_or_told_for_a_scenario_after_the_last(fixed: bool) -> None:
    amber = at("1", favour={"greek": 9, "norse": 9}, carried=9)
    game = deal(scenario=12, amber=amber)
    if not fixed:
        game.state.fixes = tuple(fix for fix in game.state.fixes if fix != LAST_IS_LAST)
    asked = {ask.key for ask in led(game, close_scenario(game.state))}
    told = {note.phrase.key for note in game.state.told}
    idle = {"divinus.note.favourite", "divinus.note.pythia"}
    assert ("divinus.ask.favourite" in asked) is not fixed
    assert told.isdisjoint(idle) is fixed
    assert game.state.pythia is None or not fixed
    assert any(game.state.favourites.values()) is not fixed


@pytest.mark.parametrize("number", SCENARIOS)
def test_the_rules_of_a_scenario_name_no_later_one(number: int) -> None:
    words = strict_words()
    for topic in CAMPAIGN.topics(number):
        text = words.say(phrase(f"divinus.rules.{topic.replace('_', '-')}.body"), "en")
        for named in re.findall(r"[Ss]cenarios? (\d+)(?: and (\d+))?", text):
            assert all(int(count) <= number for count in named if count), topic


def test_the_hydra_is_told_without_heroes_who_rest() -> None:
    text = strict_words().say(phrase("divinus.rules.story-hydra.body"), "en")
    assert [name for name in HEROES if name.title() in text] == ["odysseus"]


@pytest.mark.parametrize("number", LOCATIONS)
def test_a_place_is_told_to_every_visitor_alike(number: int) -> None:
    text = strict_words().say(phrase(f"divinus.place.{number}.text"), "en")
    assert "yourself" not in text


def test_what_founding_brings_promises_no_map() -> None:
    words = strict_words()
    for effect in (Effect(do="location", no=11), Effect(do="faction_sticker", faction="greek")):
        (told,) = brings([effect])
        assert "if " in words.say(told, "en")


def test_the_rules_count_the_victories_that_bring_an_effect() -> None:
    text = strict_words().say(phrase("divinus.rules.story-battles.body"), "en")
    assert {len(die.upgrade_order) for die in PANTHEON_DICE.values()} == {6}
    assert "first six victories" in text


def test_the_readme_names_the_topic_of_the_signs() -> None:
    title = strict_words().say(phrase("divinus.rules.legend.title"), "en")
    assert f"topic “{title}”" in README.read_text(encoding="utf-8")
