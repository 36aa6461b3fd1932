"""The texts of guided first rounds say what is so at their step, and name what they recommend."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import games.library
from bot.game_words import guide_text
from bot.words import ENGLISH
from games.core import game as registry
from games.core.learn.lesson import Lesson
from tests.fluent_messages import messages
from tests.strict_words import strict_words

INSTALLED = games.library
GUIDED = [name for name in registry.game_ids() if registry.find(name).guide is not None]
NAMES = {"amber": "Learner", "azure": "Nefer", "rose": "Kassandra", "onyx": "Ivo"}
Facts = dict[int, Callable[[], bool]]
"""What the text of a step tells of the position, by the number of the step."""

SEAT_NAMES = re.compile(r"\b(amber|azure|rose|onyx|jade|ivory)\b", re.IGNORECASE)


def begun(name: str) -> Lesson:
    game = registry.find(name)
    assert game.guide is not None
    lesson = Lesson(game, game.guide)
    lesson.go_on()
    return lesson


def said(lesson: Lesson) -> str:
    step = lesson.step
    assert step is not None
    text = guide_text(lesson.match.game.id, step.message, step.facts)
    return strict_words().say(text, ENGLISH, NAMES)


@pytest.mark.parametrize("name", GUIDED)
def test_every_text_takes_the_recommendation_as_its_argument(name: str) -> None:
    written = messages(ENGLISH)
    for line in begun(name).steps:
        variables = written[f"{name}-guide-{line.message}"].variables
        assert variables & {"choice", "name"}, line.message


@pytest.mark.parametrize("name", GUIDED)
def test_every_text_names_what_is_recommended(name: str) -> None:
    lesson, words = begun(name), strict_words()
    while (step := lesson.step) is not None:
        assert lesson.ask is not None
        assert step.picks is not None
        text = said(lesson)
        for pick in step.picks:
            label = lesson.match.game.label(lesson.match.view(lesson.seat), lesson.ask, pick)
            forms = [words.say(label, ENGLISH, NAMES, brief=brief) for brief in (True, False)]
            assert any(form in text for form in forms), (step.number, forms, text)
        assert len(text) <= 1200
        lesson.answer(step.picks)
    assert lesson.finished


@pytest.mark.parametrize("name", GUIDED)
def test_no_text_calls_a_player_by_a_colour(name: str) -> None:
    lesson = begun(name)
    while (step := lesson.step) is not None:
        assert step.picks is not None
        assert not SEAT_NAMES.search(said(lesson)), step.number
        lesson.answer(step.picks)


def deus(lesson: Lesson) -> Facts:
    state, me = lesson.match.state, lesson.match.state.players[lesson.seat]
    board = state.board
    return {
        1: lambda: me.resources["wheat"] == 1,
        3: lambda: state.terrain("C5") == "swamp" and not state.regions_of(lesson.seat),
        4: lambda: me.columns["green"] == ["G02.2"],
        6: lambda: len(me.hand) == 4,
        8: lambda: me.resources["wheat"] == 0,
        9: lambda: lesson.ask is not None and lesson.ask.facts["left"] == 2,
        10: lambda: lesson.ask is not None and lesson.ask.facts["left"] == 1,
        12: lambda: (
            "B4" in state.villages and "B4" in board.beside["C4"] and "C5" in board.beside["C4"]
        ),
        14: lambda: "E3" in state.villages and "E3" in board.beside["D3"],
    }


def ankh(lesson: Lesson) -> Facts:
    state = lesson.match.state
    ask, view = lesson.ask, lesson.match.view(lesson.seat)
    assert ask is not None
    labels = [lesson.match.game.label(view, ask, option) for option in ask.options]
    bringing = [label for label in labels if label.args.get("left") == 1]
    beside = state.board.beside
    return {
        3: lambda: "F2" in beside["E3"] and state.monuments["F2"].kind == "pyramid",
        5: lambda: "B8" in beside["B7"] and state.monuments["B8"].kind == "pyramid",
        6: lambda: state.gods[lesson.seat].followers == 1,
        8: lambda: state.monuments["F2"].owner == "azure",
        9: lambda: len(ask.options) == 1 and state.gods[lesson.seat].followers >= 1,
        11: lambda: len(bringing) == 2 and state.gods[lesson.seat].guardians == ["satet"],
        13: lambda: "E3" in beside["D2"] and state.figures["E3"].owner == lesson.seat,
        15: lambda: labels[0].args["left"] == 1 and view.events[view.event + 1] == "control",
    }


def cyclades(lesson: Lesson) -> Facts:
    state, seat = lesson.match.state, lesson.seat
    bids = state.bids
    return {
        1: lambda: bids.keys() == {"apollo"},
        2: lambda: state.factions[seat].priestesses == 1,
        3: lambda: bids["zeus"].seat == "azure",
        4: lambda: "poseidon" not in bids,
        8: lambda: state.seas["S7"].owner == seat and state.board.areas["S7"].horns > 0,
        10: lambda: state.board.areas["A2"].horns == 2 and state.lands["A2"].owner is None,
        12: lambda: (bids["zeus"].seat, bids["zeus"].space) == ("rose", 3),
        14: lambda: state.factions[seat].priestesses == 1,
    }


def anunnaki(lesson: Lesson) -> Facts:
    state, seat = lesson.match.state, lesson.seat
    house = state.houses[seat]
    figures = {place: here[seat].figures for place, here in state.stands.items() if seat in here}
    return {
        2: lambda: figures["E6"] >= 2,
        3: lambda: "G8" not in state.stands,
        4: lambda: house.crystals == 2,
        6: lambda: state.stands["E6"][seat].settlements == 1,
        8: lambda: lesson.ask is not None and lesson.ask.facts["points"] == 1,
        11: lambda: set(house.resources.values()) == {1},
        13: lambda: lesson.ask is not None and lesson.ask.facts["points"] == 2,
        15: lambda: not any(house.resources.values()),
    }


def divinus(lesson: Lesson) -> Facts:
    state = lesson.match.state
    me = state.demigods[lesson.seat]
    faces = sorted(die.top for die in me.dice if die.where == "active")
    return {
        3: lambda: "poseidon" in state.gods,
        9: lambda: faces == [2, 6],
        10: lambda: len(faces) == 6,
        12: lambda: faces == [1, 1, 1, 2],
        13: lambda: any("azure" in battle.markers.values() for battle in state.battles.values()),
    }


FACTS: dict[str, Callable[[Lesson], Facts]] = {
    "ankh": ankh,
    "anunnaki": anunnaki,
    "cyclades": cyclades,
    "deus": deus,
    "divinus": divinus,
}


@pytest.mark.parametrize("name", GUIDED)
def test_what_the_texts_tell_of_the_position_is_so(name: str) -> None:
    lesson = begun(name)
    while (step := lesson.step) is not None:
        assert step.picks is not None
        if (fact := FACTS[name](lesson).get(step.number)) is not None:
            assert fact(), f"step {step.number} says what is not so: {said(lesson)}"
        lesson.answer(step.picks)


@pytest.mark.parametrize("name", GUIDED)
def test_a_step_that_does_not_fit_recommends_nothing(name: str) -> None:
    """Its message, which would name something else, is not shown: tests/ui/learn."""
    lesson = begun(name)
    step = lesson.step
    assert step is not None
    assert step.facts["choice"] != ()
    assert all(seat in step.facts for seat in lesson.match.header.seats)
