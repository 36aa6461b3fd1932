"""Locations (2, 3, 7, 8): visited once a scenario, their titles, and what becomes of them."""

from __future__ import annotations

import pytest

from games.core.fair import Dice
from games.core.steps import Ask
from games.divinus import GAME
from games.divinus.campaign.effect_words import visit_brings
from games.divinus.campaign.scenarios import LOCATIONS, Location
from games.divinus.fixes import EVERY_VISIT_PAYS, FORGED_ONCE, OWN_VISITS, WEIGHED_VISITS
from games.divinus.rules.gains.rewards import idle_effects
from games.divinus.rules.story.locations import change, visit
from games.divinus.vocabulary import Effect
from games.divinus.words.names import title
from tests.divinus.table import Game, at, deal, follow, led
from tests.strict_words import strict_words

PLOTS = "G7 F01, G8 P03, G9 F05"
EVERY_WAY = [option.id for place in LOCATIONS.values() for option in place.options]


def here(number: int, **more: object) -> Game:
    """Amber has explored the tile P03 with a location on it; azure plays, too."""
    amber = at("5 2 1@7 4@used 6 3", PLOTS, artifacts="a01")
    return deal(
        scenario=11,
        amber=amber,
        stickers=f"P03 @{number}.0",
        power="P07 P08",
        faction="F02 F03",
        board="3 P09, 4 P10",
        hephaestus="d3 d5",
        **more,  # type: ignore[arg-type]
    )


def visited(game: Game, number: int, option: str) -> list[Ask]:
    """Amber visits the location; all other questions are answered with their first option."""
    return led(game, visit(game.state, "amber", number), visit=option)


def test_exploring_the_tile_is_a_visit_and_placing_the_sticker_is_none() -> None:
    game = deal(scenario=2, amber=at("3 5 5 5", "G7 P01"), board="3 P03", stickers="P03 @11.0")
    game.says(amber="3")
    while game.asked in ("place", "order"):
        game.says(amber=game.options[0])
    assert game.asked == "visit"
    assert game.options == ["11.a", "11.b"]
    game.says(amber="11.a")
    assert game.state.visited == [11]
    assert [note.args["place"].key for note in game.notes("visit")] == ["divinus.place.11"]  # type: ignore[union-attr]


def test_a_location_is_visited_once_a_scenario() -> None:
    game = deal(scenario=2, amber=at("3 5", "G7 P01"), board="3 P03", stickers="P03 @11.0")
    game.state.visited.append(11)
    game.says(amber="3")
    while game.asked == "place":
        game.says(amber=game.options[0])
    assert game.asked == "turn"


def test_the_endless_mode_visits_nothing() -> None:
    game = deal(amber=at("3 5", "G7 P01"), board="3 P03", stickers="P03 @11.0")
    game.says(amber="3")
    while game.asked == "place":
        game.says(amber=game.options[0])
    assert game.asked == "turn"


def test_a_monster_on_the_tile_silences_its_location() -> None:
    game = deal(scenario=11, monsters="echidna", amber=at("3 5", monster=""), board="3 P03")
    game.state.stickers.update(deal(stickers="P03 @11.0").state.stickers)
    game.amber.monster = deal(amber=at("1", "G7 F01", monster="G7")).amber.monster
    assert game.amber.monster is not None
    game.amber.monster.plot = ""
    game.says(amber="3")
    assert game.amber.monster.plot == "G7"
    assert game.state.visited == []


@pytest.mark.parametrize("option", EVERY_WAY)
def test_every_way_to_visit_brings_what_it_says(option: str) -> None:
    number = int(option.partition(".")[0])
    game = here(number)
    before = game.match.digest
    asked = visited(game, number, option)
    assert asked[0].key == "divinus.ask.visit"
    assert game.match.digest != before
    printed = LOCATIONS[number].option(option)
    stuck = game.state.stickers["P03"]
    kept = {"keep": number, "destroy": 0, "become": printed.into}[printed.then]
    assert stuck.location == kept
    brought = sum(effect.n for effect in printed.earned("own") if effect.do == "favor")
    assert game.amber.points == brought
    assert GAME.audit(game.state) == []


def test_the_holder_is_rewarded_for_a_visit_of_their_own() -> None:
    game = here(11)
    game.amber.titles.append(11)
    asked = visited(game, 11, "11.a")
    # Two dice for the visit, then one more for the title: both are taken by then.
    assert [ask.key.removeprefix("divinus.ask.") for ask in asked] == [
        "visit",
        "refresh",
        "refresh",
    ]
    assert len(game.notes("holder")) == 0
    assert [note.phrase.key for note in game.state.told if "holder" in note.phrase.key]


def test_the_holder_is_rewarded_on_anothers_turn() -> None:
    game = here(11, azure=at("1 1", titles="11"))
    asked = visited(game, 11, "11.a")
    assert [(ask.seat, ask.key) for ask in asked][-1] == ("azure", "divinus.ask.reroll")


@pytest.mark.parametrize("number", LOCATIONS)
def test_every_holder_is_rewarded_for_visits_of_others(number: int) -> None:
    game = here(number, azure=at("1 1 2@used", titles=str(number)))
    asked = visited(game, number, LOCATIONS[number].options[0].id)
    assert asked[-1].seat == "azure"


@pytest.mark.parametrize("number", [33, 34, 73])
def test_matches_from_before_every_visit_pays_reward_no_holder_there(number: int) -> None:
    game = here(number, azure=at("1 1", titles=str(number)))
    game.state.fixes = tuple(fix for fix in GAME.fixes if fix != EVERY_VISIT_PAYS)
    asked = visited(game, number, LOCATIONS[number].options[0].id)
    assert {ask.seat for ask in asked} == {"amber"}


def test_a_place_without_a_holder_rewards_nobody_else() -> None:
    asked = visited(here(11), 11, "11.a")
    assert {ask.seat for ask in asked} == {"amber"}


def test_a_location_that_becomes_another_keeps_its_holder() -> None:
    game = here(31, azure=at("1", titles="31 11"))
    option = LOCATIONS[31].option("31.b")
    change(game.state, "amber", 31, option)
    assert game.azure.titles == [33, 11]
    assert game.state.stickers["P03"].location == 33
    assert 33 in game.state.visited


def test_the_holder_of_a_place_that_changes_is_told_with_the_new_title() -> None:
    game = here(51)
    game.amber.titles = [51]
    visited(game, 51, "51.b")
    assert game.amber.titles == [53]
    told = [note.phrase for note in game.state.told]
    titles = [said.args["title"] for said in told if said.key == "divinus.note.holder"]
    assert titles == [title(53)]


def test_a_visit_says_what_it_cannot_bring_now() -> None:
    game = here(11)
    game.state.demigods["amber"].artifacts.clear()
    effects = {"x": (Effect(do="upgrade_artifact"), Effect(do="refresh", n=1))}
    assert idle_effects(game.state, "amber", effects) == "x:upgrade_artifact"
    for die in game.amber.dice:
        die.lay("active")
    others = {"y": (Effect(do="refresh", n=1),), "z": (Effect(do="peek"),)}
    assert idle_effects(game.state, "amber", others) == "y:refresh"
    told = strict_words().say(visit_brings("11.a", {"idle": "11.a:refresh 11.a:reactivate"}), "en")
    assert "(impossible now)" in told
    assert "(impossible now)" not in strict_words().say(visit_brings("11.a", {}), "en")


def test_favour_at_a_place_is_paid_for_with_dice() -> None:
    game = here(11)
    follow(game, visit(game.state, "amber", 11), "11.b", "1 2 5")
    assert game.amber.favour["general"] == 1
    assert [die.id for die in game.amber.active_dice()] == ["6"]


def test_the_computer_takes_favour_when_few_dice_are_active() -> None:
    game = here(11)
    ask = next(visit(game.state, "amber", 11))
    assert isinstance(ask, Ask)
    player = GAME.computer("sensible")
    for die in game.amber.dice:
        die.lay("active")
    game.amber.dice[0].lay("used")
    many = player(ask, lambda: GAME.view(game.state, "amber"), Dice(b"x"))
    for die in game.amber.dice[1:5]:
        die.lay("used")
    few = player(ask, lambda: GAME.view(game.state, "amber"), Dice(b"x"))
    assert few == ("11.b",)
    assert many in {("11.a",), ("11.b",)}


def test_a_price_is_paid_in_full_or_the_option_is_not_there() -> None:
    def offered(dice: str, fixes: tuple[str, ...] | None = None) -> list[tuple[str, ...]]:
        plots = at(dice, "G7 P03")
        game = deal(scenario=2, amber=plots, stickers="P03 @11.1", fixes=fixes)
        asked = led(game, visit(game.state, "amber", 11))
        assert game.state.visited == [11]
        return [ask.options for ask in asked if ask.key == "divinus.ask.visit"]

    assert offered("5 4 3 2@used") == [("11.a", "11.b")]
    assert offered("5 4 2@used 3@used") == []
    assert offered("5 4 2@used 3@used", (FORGED_ONCE,)) == [("11.a", "11.b")]


def test_a_letter_costs_a_die_less_since_the_visits_were_weighed() -> None:
    def offered(*fixes: str) -> list[tuple[str, ...]]:
        game = here(41)
        game.state.fixes = fixes or game.state.fixes
        for die in game.amber.active_dice()[2:]:
            die.lay("used")
        asked = led(game, visit(game.state, "amber", 41))
        return [ask.options for ask in asked if ask.key == "divinus.ask.visit"]

    assert offered() == [("41.a", "41.b")]
    before = tuple(fix for fix in GAME.fixes if fix != WEIGHED_VISITS)
    assert offered(*before) == []


def test_options_of_a_visit_say_what_they_bring_at_this_table() -> None:
    words = strict_words()
    now = words.say(visit_brings("72.b", {"reward": "weighed"}), "en")
    then = words.say(visit_brings("72.b", {}), "en")
    assert "2" in now
    assert now != then


def test_most_places_bring_more_than_two_dice() -> None:
    def plain(place: Location) -> bool:
        brought = [option.earned("own") for option in place.options]
        return any(
            len(effects) == 1 and effects[0].do in ("refresh", "reactivate") and effects[0].n == 2
            for effects in brought
        )

    assert sum(map(plain, LOCATIONS.values())) <= len(LOCATIONS) // 4


def test_what_a_place_has_of_its_own_no_other_place_has() -> None:
    options = [option for place in LOCATIONS.values() for option in place.options]
    own = [option for option in options if option.own]
    assert len(own) > len(LOCATIONS) // 2
    for option in own:
        alike = [other.id for other in options if other.earned("own") == option.own]
        assert alike == [option.id]


def test_matches_from_before_own_visits_keep_what_places_brought() -> None:
    for fixed, asked in ((True, ["visit", "reactivate", "flip"]), (False, ["visit", "refresh"])):
        game = here(12)
        if not fixed:
            game.state.fixes = tuple(fix for fix in GAME.fixes if fix != OWN_VISITS)
        keys = [ask.key for ask in visited(game, 12, "12.a")]
        assert [key.removeprefix("divinus.ask.") for key in keys] == asked


def test_a_cell_is_told_with_the_place_on_its_tile_and_whether_it_was_visited() -> None:
    game = deal(scenario=2, amber=at("3 5", "G7 P01"), board="3 P03", stickers="P03 @11.0")
    words = strict_words()
    for visits, told in (([], "Tidewatch Pier"), ([11], "Tidewatch Pier (visited)")):
        game.state.visited = visits
        view = GAME.view(game.state, "amber")
        label = words.say(GAME.label(view, game.ask, "3"), "en")
        assert told in label
        assert ("(visited)" in label) == bool(visits)


def test_in_the_endless_mode_no_place_is_told_of() -> None:
    game = deal(amber=at("3 5", "G7 P01"), board="3 P03", stickers="P03 @11.0")
    view = GAME.view(game.state, "amber")
    label = GAME.label(view, game.ask, "3")
    assert "Tidewatch" not in strict_words().say(label, "en")
