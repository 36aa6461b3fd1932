"""The campaign for the host: its legacy, its story, and which rules are known when."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator

import pytest
from pydantic import JsonValue

from games.core.campaign import table_fields
from games.core.fair import Dice
from games.core.game import random_player
from games.core.match import Match
from games.core.past.score_history import replay_observed
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask
from games.divinus import GAME
from games.divinus.campaign.campaign import CAMPAIGN, CampaignOptions
from games.divinus.campaign.effect_words import choice_brings
from games.divinus.campaign.legacy import read
from games.divinus.campaign.recall import recalled
from games.divinus.campaign.scenarios import SCENARIOS
from games.divinus.campaign.unlocks import arrival
from games.divinus.components import (
    ARTIFACTS,
    DEMIGOD_TILES,
    DIE_STICKERS,
    GODS,
    HERO_FROM,
    MONSTER_OF,
    MONSTERS,
    QUESTS,
    TEMPLES,
)
from games.divinus.options import Options
from games.divinus.state import SEATS, State
from games.divinus.words.glossary import GLOSSARY
from tests.divinus.story.campaigns import begun, finished, left_by
from tests.strict_words import strict_words


def everything(phrase: Phrase) -> Iterator[Phrase]:
    """A phrase and all phrases inside it."""
    yield phrase
    for value in phrase.args.values():
        inner = value if isinstance(value, tuple) else (value,)
        for part in inner:
            if isinstance(part, Phrase):
                yield from everything(part)


# The legacy


@pytest.mark.parametrize("people", [2, 4])
def test_a_legacy_survives_json_and_leads_to_the_same_match(people: int) -> None:
    left = left_by(6, people)
    again = json.loads(json.dumps(left))
    assert again == left
    assert begun(7, people, again).digest == begun(7, people, left).digest


def test_a_scenario_is_told_again_from_its_own_record() -> None:
    match = finished(7, 3)
    twin = Match(GAME, match.header, match.entries)
    assert twin.digest == match.digest
    assert twin.legacy == match.legacy


def test_dice_artifacts_titles_and_stickers_go_on() -> None:
    left = left_by(8, 3)
    state = begun(9, 3, left).state
    before = finished(8, 3).state
    for seat, demigod in state.demigods.items():
        assert demigod.carried == before.total(seat)
        assert demigod.titles == before.demigods[seat].titles
        assert [held.id for held in demigod.artifacts] == [
            held.id for held in before.demigods[seat].artifacts
        ]
        assert [die.faces for die in demigod.dice if die.id != "p"] == [
            die.faces for die in before.demigods[seat].dice if die.id != "p"
        ]
    assert state.stickers == before.stickers
    assert state.chapters == before.chapters


def test_favourites_hold_their_pantheons_dice() -> None:
    left = left_by(5, 4)
    state = begun(6, 4, left).state
    favourites = {p: seat for p, seat in state.favourites.items() if seat is not None}
    held = {
        demigod.pantheon_die.pantheon: seat
        for seat, demigod in state.demigods.items()
        if demigod.pantheon_die is not None
    }
    assert held == favourites


Breaks = tuple[tuple[str | int, ...], JsonValue]
BREAKS: list[Breaks] = [
    (("demigods", "amber", "favour"), "many"),
    (("demigods", "amber", "titles"), [999]),
    (("demigods", "amber", "artifacts"), [{"id": "sword"}]),
    (("demigods", "amber", "dice"), [["nonsense"]]),
    (("demigods", "amber", "tile"), "F01"),
    (("demigods", "amber", "slots"), -1),
    (("demigods", "ruby"), {}),
    (("tiles", "X99"), {}),
    (("tiles", "P01"), {"temple": "parthenon"}),
    (("tiles", "P01"), {"location": 5}),
    (("tiles", "P01"), {"factions": [[9, "greek"]]}),
    (("pantheon_dice", "greek"), ["flip_1"]),
    (("more_temples",), {"tg1": -3}),
    (("chapters", 0, "scenario"), 5),
    (("chapters", 0, "gods"), ["nobody"]),
    (("chapters", 0, "deeds", 0, "what"), "a bridge"),
]


@pytest.mark.parametrize(("path", "value"), BREAKS, ids=[str(path) for path, _ in BREAKS])
def test_a_legacy_that_makes_no_sense_is_refused(
    path: tuple[str | int, ...], value: JsonValue
) -> None:
    broken = copy.deepcopy(dict(left_by(2, 2)))
    place: object = broken
    for step in path[:-1]:
        place = place[step]  # type: ignore[index]
    place[path[-1]] = value  # type: ignore[index]
    with pytest.raises(ValueError, match=r"legacy|validation"):
        begun(3, 2, broken)
    with pytest.raises(ValueError, match=r"legacy|validation"):
        CAMPAIGN.story(broken)


def test_a_scenario_follows_the_one_before_it() -> None:
    with pytest.raises(ValueError, match="scenario 5 does not follow 2"):
        begun(5, 2, left_by(2, 2))


def test_the_dice_may_be_levelled_for_the_match_after_the_campaign() -> None:
    assert CAMPAIGN.afterwards is not None
    options = CAMPAIGN.afterwards(CampaignOptions(level_dice=True))
    # Random players take many stickers and seldom equally many.
    left = finished(12, 2).legacy
    match = Match.begin(GAME, SEATS[:2], options, seed=b"level", legacy=left)
    before = {seat: stickers(match.state, seat) for seat in SEATS[:2]}
    fewer = min(SEATS[:2], key=before.__getitem__)
    assert before["amber"] != before["azure"]
    dice = Dice(b"level", "players")
    asked: list[str] = []
    while match.pending[0].key in ("divinus.ask.hephaestus", "divinus.ask.stick"):
        ask = match.pending[0]
        asked.append(ask.seat)
        match.answer(ask.seat, random_player(ask, lambda: None, dice))
    assert set(asked) == {fewer}
    assert {stickers(match.state, seat) for seat in SEATS[:2]} == {max(before.values())}
    assert GAME.audit(match.state) == []


def stickers(state: State, seat: str) -> int:
    return sum(bool(face) for die in state.demigods[seat].dice for face in die.faces)


@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_the_last_choice_shapes_the_match_after_the_campaign(seed: bytes) -> None:
    def begun_after(chosen: str) -> State:
        left = copy.deepcopy(left_by(12, 2))
        chapters = left["chapters"]
        assert isinstance(chapters, list)
        last = chapters[-1]
        assert isinstance(last, dict)
        deeds = last["deeds"]
        assert isinstance(deeds, list)
        for deed in deeds:
            assert isinstance(deed, dict)
            if deed["kind"] == "choice":
                deed["what"] = chosen
        return Match.begin(GAME, SEATS[:2], {}, seed=seed, legacy=left).state

    border, table = begun_after("border"), begun_after("table")
    pantheons = sorted(GODS[name].pantheon for name in border.gods)
    assert pantheons == ["greek", "greek", "norse", "norse"]
    assert len(border.temples) == 5
    assert list(table.temples) == list(TEMPLES)


def test_the_last_choice_says_what_it_brings() -> None:
    words = strict_words()
    said = [
        words.say(choice_brings(12, option.id, {"reward": "chair"}), "en")
        for option in SCENARIOS[12].choice.options
    ]
    assert "two gods of each pantheon" in said[0]
    assert "temples of all kinds" in said[1]


def test_only_the_match_after_the_campaign_knows_whether_dice_are_levelled() -> None:
    chosen = CampaignOptions(level_dice=True)
    assert "level_dice" not in CAMPAIGN.match_options(12, chosen)
    assert CAMPAIGN.afterwards is not None
    assert CAMPAIGN.afterwards(CampaignOptions()) == {}


def test_the_endless_mode_opens_with_the_campaigns_dice_and_tiles() -> None:
    assert CAMPAIGN.afterwards is not None
    left = left_by(12, 2)
    options = CAMPAIGN.afterwards(CampaignOptions())
    match = Match.begin(GAME, SEATS[:2], options, seed=b"after", legacy=left)
    before = finished(12, 2).state
    assert match.state.endless
    assert match.state.stickers.keys() == before.stickers.keys()
    assert [die.faces for die in match.state.demigods["amber"].dice] == [
        die.faces for die in before.demigods["amber"].dice if die.id != "p"
    ]
    assert match.state.chapters == []


# The story


def test_an_empty_legacy_can_be_told() -> None:
    assert CAMPAIGN.story({}) == []
    assert [phrase.key for phrase in CAMPAIGN.summary({})] == ["divinus.tale.unbegun"]
    assert CAMPAIGN.leaders({}) == []
    assert CAMPAIGN.favour({}) == []
    assert CAMPAIGN.view({}).scenario == 0
    assert CAMPAIGN.seat_progress({}, "amber") == []


def test_the_story_tells_every_scenario_with_its_choice() -> None:
    left = left_by(12, 3)
    told = [p.key for phrase in CAMPAIGN.story(left) for p in everything(phrase)]
    for number in SCENARIOS:
        assert f"divinus.story.{number}.intro" in told
        chosen = finished(number, 3).state.chapters[-1].chosen
        assert f"divinus.story.{number}.{chosen}" in told
    summary = [said.key for said in CAMPAIGN.summary(left)]
    assert len(summary) <= 7
    # The winner comes before the long list of decisions.
    assert summary.index("divinus.tale.demiurge") < summary.index("divinus.tale.choices")


def test_a_scenario_remembers_the_last_choice() -> None:
    for number in range(2, 13):
        before = finished(number - 1, 3).state.chapters[-1]
        wanted = f"divinus.story.{number - 1}.{before.chosen}.later"
        told = [told.note.phrase for told in begun(number, 3, left_by(number - 1, 3)).notes]
        recalls = [p.args["text"] for p in told if p.key == "divinus.note.recall"]
        assert next(text.key for text in recalls if isinstance(text, Phrase)) == wanted
        story = [p.key for phrase in CAMPAIGN.story(left_by(number, 3)) for p in everything(phrase)]
        assert wanted in story


def test_scenario_8_says_who_is_back() -> None:
    for option, god in (("runner", "hermes"), ("watchman", "heimdall")):
        chapter = copy.deepcopy(finished(4, 3).state.chapters[-1])
        next(deed for deed in chapter.deeds if deed.kind == "choice").what = option
        assert [text.key for text in recalled([chapter], 8)] == [f"divinus.story.8.{god}"]


def test_favour_by_scenario_adds_up_to_what_everybody_has() -> None:
    left = left_by(12, 3)
    state = finished(12, 3).state
    told = CAMPAIGN.favour(left)
    assert len(told) == 12
    for seat in state.seats:
        assert sum(sum(row[seat].values()) for row in told) == state.total(seat)
    ahead = CAMPAIGN.leaders(left)
    totals = [state.total(seat) for seat in ahead]
    assert totals == sorted(totals, reverse=True)
    assert CAMPAIGN.view(left).demiurge == ahead[0]


def test_what_a_demigod_has_become_names_all_it_owns() -> None:
    state = finished(12, 3).state
    for seat, demigod in state.demigods.items():
        lines = CAMPAIGN.seat_progress(left_by(12, 3), seat)
        keys = [p.key for line in lines for p in everything(line)]
        for number in demigod.titles:
            assert f"divinus.place.{number}.title" in keys
        for held in demigod.artifacts:
            assert f"divinus.artifact.{held.id}" in keys
        assert f"divinus.tile.{demigod.tile}" in keys


def test_places_of_demigods_are_those_of_the_tiebreaks() -> None:
    left = left_by(1, 3)
    favours = [CAMPAIGN.seat_progress(left, seat)[0] for seat in CAMPAIGN.leaders(left)]
    assert [line.args["place"] for line in favours] == [1, 2, 3]


def test_nobody_rises_to_the_gods_before_the_last_scenario() -> None:
    keys = [told.note.phrase.key for told in finished(1, 2).notes]
    assert "divinus.note.over" not in keys
    assert keys.index("divinus.note.scenario-over") < keys.index("divinus.note.outcome")


def test_the_country_shows_every_map_as_it_was() -> None:
    country = CAMPAIGN.view(left_by(12, 4))
    assert len(country.chapters) == 12
    for chapter in country.chapters:
        state = finished(chapter.scenario, 4).state
        for drawn in chapter.maps:
            plots = state.demigods[drawn.seat].plots
            assert {plot.label: plot.tile.id for plot in drawn.plots} == {
                label: plot.tile for label, plot in plots.items()
            }
            for plot in drawn.plots:
                stuck = state.stuck(plot.tile.id)
                symbols = [s for land in plot.tile.landscapes for s in land.symbols if s.sticker]
                assert sum(s.kind == "location" for s in symbols) == bool(stuck.location)
                assert sum(s.kind == "temple" for s in symbols) == bool(stuck.temple)
                assert sum(s.kind in ("greek", "viking", "barbarian") for s in symbols) == len(
                    stuck.factions
                )
        standing = {stuck.location for stuck in state.stickers.values() if stuck.location}
        assert {place.number for place in chapter.locations} == standing


def test_the_titles_of_the_country_have_their_holders() -> None:
    country = CAMPAIGN.view(left_by(12, 4))
    state = finished(12, 4).state
    for place in country.locations:
        assert place.holder == state.holder(place.number)


# Which rules are known when


def test_a_table_never_chooses_a_scenario() -> None:
    assert "scenario" not in table_fields(Options)
    assert "even_battles" not in table_fields(Options)
    assert Options().scenario == 0


@pytest.mark.parametrize("number", list(SCENARIOS))
def test_topics_arrive_with_their_scenarios(number: int) -> None:
    topics = CAMPAIGN.topics(number)
    assert len(set(topics)) == len(topics) <= 25
    for later in range(number + 1, 13):
        assert not {f"story_{name}" for name in SCENARIOS[later].arrivals} & set(topics)
    for earlier in range(1, number + 1):
        assert {f"story_{name}" for name in SCENARIOS[earlier].arrivals} <= set(topics)
    # Only the battle of this scenario has a topic.
    battles = [topic for topic in topics if topic.startswith("story_battle_")]
    assert battles == ([f"story_battle_{number}"] if 1 < number < 12 else [])
    assert CAMPAIGN.topic_of(number, "divinus.ask.battle") in (*battles, "story_battles", topics[1])
    assert CAMPAIGN.topic_of(number, "divinus.ask.turn") in topics
    assert CAMPAIGN.topic_of(number, "divinus.ask.pledge") in topics


def test_the_glossary_grows_to_everything() -> None:
    sizes = [len(CAMPAIGN.glossary(number)) for number in SCENARIOS]
    assert sizes == sorted(sizes)
    assert CAMPAIGN.glossary(12) == GLOSSARY
    first = {article.key for article in CAMPAIGN.glossary(1)}
    assert "god:gaia" in first
    assert not [key for key in first if key.startswith(("artifact", "temple", "hero", "monster"))]


def since() -> dict[str, int]:
    """From which scenario on each thing may be named, by the beginning of its phrase."""
    found = {f"divinus.god.{name}": card.first_scenario for name, card in GODS.items()}
    found |= {f"divinus.quest.{name}": card.scenario for name, card in QUESTS.items()}
    found |= {f"divinus.monster.{name}": card.scenario for name, card in MONSTERS.items()}
    found |= {f"divinus.card.{card}": MONSTERS[name].scenario for card, name in MONSTER_OF.items()}
    found |= {f"divinus.temple.{name}": card.available_from for name, card in TEMPLES.items()}
    found |= {f"divinus.artifact.{name}": card.from_scenario for name, card in ARTIFACTS.items()}
    found |= {f"divinus.hero.{name}": number for name, number in HERO_FROM.items()}
    found |= {
        f"divinus.sticker.{name.replace('_', '-')}": card.from_scenario
        for name, card in DIE_STICKERS.items()
    }
    found |= {f"divinus.tile.{name}": 9 for name in DEMIGOD_TILES}
    found |= {f"divinus.story.{number}": number for number in SCENARIOS}
    found |= {f"divinus.battle-rule.{number}": number for number in SCENARIOS}
    for number, scenario in SCENARIOS.items():
        for name in scenario.arrivals:
            found[f"divinus.arrival.{name}"] = number
            found[f"divinus.rules.story-{name}"] = number
    return found


@pytest.mark.parametrize("number", list(SCENARIOS))
def test_nothing_is_named_before_its_time(number: int) -> None:
    """Every note, question, option and second line of a scenario names only what has arrived."""

    match = finished(number, 3)
    later = [name for name, first in since().items() if first > number]
    named: set[str] = set()

    def heard(phrase: Phrase) -> None:
        named.update(part.key for part in everything(phrase))

    def watch(state: object, step: object) -> None:
        if isinstance(step, Ask):
            seen = GAME.view(state, step.seat)  # type: ignore[arg-type]
            heard(Phrase(step.key, step.facts))
            heard(GAME.headline(seen))
            for option in step.options:
                heard(GAME.label(seen, step, option))
                second = GAME.hint(seen, step, option)
                if second is not None:
                    heard(second)

    replay_observed(GAME, match.header, match.entries, watch)
    for note in match.notes:
        heard(note.note.phrase)
    for paragraph in (*CAMPAIGN.story(match.legacy), *CAMPAIGN.summary(match.legacy)):
        heard(paragraph)
    early = [key for key in named for name in later if re.match(rf"{re.escape(name)}($|[.-])", key)]
    assert early == []


def test_every_article_knows_when_it_arrives() -> None:
    assert all(1 <= arrival(article) <= 12 for article in GLOSSARY)


def test_a_battle_is_told_with_the_reason_for_its_victory() -> None:
    left = left_by(2, 2)
    told = next(said for said in CAMPAIGN.story(left) if said.key == "divinus.tale.battle")
    battle = read(left).chapters[-1].battle
    assert battle is not None
    assert told.args["why"] == phrase(f"divinus.battle.{battle.by.replace('_', '-')}")
