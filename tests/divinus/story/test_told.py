"""What the channel is told at once: whatever resolves in a scenario is an outcome of its own."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.core.facts import Note
from games.divinus.campaign.scenarios import SCENARIOS
from games.divinus.options import Options
from games.divinus.rules.gains.rewards import reward
from games.divinus.rules.story.locations import visit
from games.divinus.rules.story.scenario import battle_rule
from games.divinus.vocabulary import Effect
from tests.divinus.story.campaigns import begun, finished, left_by
from tests.divinus.table import at, deal, led


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
        (11, True, ("forged-once",), "11.even-once"),
        (11, False, ("forged-once",), "11"),
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


def test_the_reckoning_the_battle_and_the_ending_are_told_one_by_one() -> None:
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
