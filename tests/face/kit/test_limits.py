"""Discord's limits hold by construction, whatever a game asks and however it is worded."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from simcord.components import COMPONENTS_V2_FLAG, validate_components, walk_components

from bot.face.kit import limits
from bot.face.kit.controls import Code, Item, button, menu
from bot.face.kit.pictures import Drawing
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.lobby.game_options import fields_of
from bot.face.play import typed_answers
from bot.face.play.button_plan import HEIGHT_AT_MOST
from bot.face.play.question import Choice, Question
from bot.face.play.question_layout import put
from games.core import game as shelf
from games.core.ahead import Step, Way
from games.core.steps import Ask
from render.face import Picture
from tests.face.salon import words

READER = Reader(words(), "en")

wording = st.text(max_size=300) | st.just("long " * 60)


@st.composite
def questions(draw: st.DrawFn) -> Question:
    """Any question at all: one option or hundreds, one pick or many, any wording."""
    count = draw(st.integers(1, 120) | st.integers(1, 6))
    options = tuple(f"{'x' * draw(st.integers(0, 120))}{number}" for number in range(count))
    low = draw(st.integers(0, min(count, 5)))
    high = draw(st.integers(max(low, 1), count))
    ask = Ask("amber", "toy.ask.trees", options, low, high)
    label = draw(st.lists(wording, min_size=1, max_size=4))
    place = draw(st.sampled_from([None, "C5", "a place " * 20]))
    choices = tuple(
        Choice(number, option, label[number % len(label)], place, label[0])
        for number, option in enumerate(options, 1)
    )
    drafted = draw(st.integers(0, min(high, limits.MENU_OPTIONS))) if high > 1 else 0
    return Question(10**17, 10**8, ask, choices, options[:drafted])


def valid(sheet: Sheet) -> list[dict[str, object]]:
    """The sheet as SimCord, which checks like Discord, accepts it."""
    parts = [item.to_component_dict() for item in sheet.view().children]
    return validate_components(parts, flags=COMPONENTS_V2_FLAG)


@given(questions(), st.integers(-3, 12))
def test_any_question_makes_a_valid_message(question: Question, page: int) -> None:
    sheet = Sheet()
    put(sheet, question, READER, page)
    found = list(walk_components(valid(sheet)))
    assert len(found) <= limits.COMPONENTS
    for part in found:
        if part["type"] == 3:
            chosen = sum(bool(option.get("default")) for option in part["options"])
            assert chosen <= part["max_values"]
            assert all(option["label"].strip() for option in part["options"])


@given(questions())
def test_every_option_can_be_reached(question: Question) -> None:
    reached: set[int] = set()
    pages = -(-len(question.choices) // limits.MENU_OPTIONS)
    for page in range(pages):
        sheet = Sheet()
        put(sheet, question, READER, page)
        for part in walk_components(valid(sheet)):
            if part["type"] == 3:
                reached |= {int(option["value"]) for option in part["options"]}
            elif part["type"] == 2 and part["custom_id"].startswith(("pan:pick:", "pan:flip:")):
                reached.add(int(part["custom_id"].rsplit("/", 1)[1]))
    assert reached == set(range(len(question.choices)))


@given(questions(), st.text(max_size=200))
def test_any_suggestion_fits_and_is_understood(question: Question, typed: str) -> None:
    offered = typed_answers.suggestions(typed, question)
    assert len(offered) <= limits.MENU_OPTIONS
    for name, value in offered:
        assert len(name) <= limits.CHOICE
        assert 0 < len(value) <= limits.CHOICE
    if "," not in typed:
        for _, value in offered:
            (pick,) = typed_answers.understood(value, question)
            assert pick in question.ask.options


@given(questions(), st.data())
def test_a_suggested_list_means_what_was_typed_and_one_more(
    question: Question, data: st.DataObject
) -> None:
    question = replace(question, ask=replace(question.ask, low=1, high=len(question.choices) + 1))
    before = data.draw(st.lists(st.sampled_from(question.choices), unique=True, max_size=40))
    typed = ", ".join(f"#{choice.number}" for choice in before) + ("," if before else "")
    for _, value in typed_answers.suggestions(typed, question):
        *known, last = typed_answers.understood(value, question)
        assert known == [choice.option for choice in before]
        assert last not in known


@given(st.lists(st.text(max_size=5000), max_size=12))
def test_texts_share_one_budget(texts: list[str]) -> None:
    sheet = Sheet().text("first")
    for told in texts:
        sheet.text(told)
    total = sum(len(str(p["content"])) for p in walk_components(valid(sheet)) if p["type"] == 10)
    assert total == limits.TEXT - sheet.room <= limits.TEXT


@given(st.text(max_size=400), st.integers(1, 120))
def test_a_cut_keeps_the_limit_and_the_beginning(told: str, limit: int) -> None:
    kept = limits.cut(told, limit)
    assert len(kept) <= limit
    assert told.startswith(kept.removesuffix(limits.ELLIPSIS))
    if len(told) <= limit:
        assert kept == told


@given(st.lists(st.text(alphabet="abc ", max_size=90), max_size=40), st.integers(1, 200))
def test_the_newest_lines_keep_the_limit(lines: list[str], limit: int) -> None:
    kept, left_out = limits.newest(lines, limit)
    assert len("\n".join(kept)) <= limit
    assert len(kept) + left_out == len(lines)
    if kept and all(len(line) <= limit for line in lines):
        assert kept == lines[left_out:]


def test_words_are_cut_between_words() -> None:
    assert limits.cut("the quick brown fox jumps", 17) == "the quick brown…"
    assert limits.cut("the quick\nbrown fox jumps", 14) == "the quick…"
    assert limits.cut("antidisestablishmentarianism", 10) == "antidises…"


def test_a_heavy_picture_is_told_in_words() -> None:
    light = Picture(b"x", "board.png", "A board.")
    heavy = replace(light, data=b"x" * (limits.FILE_BYTES + 1))
    assert [part["type"] for part in walk_components(valid(Sheet().picture(light)))] == [17, 12]
    sheet = Sheet().picture(heavy)
    assert [part["type"] for part in walk_components(valid(sheet))] == [17, 10]
    assert sheet.files() == []


@pytest.mark.parametrize("text", ["A short one.", "word " * 2000])
async def test_a_picture_comes_into_its_place(text: str) -> None:
    sheet = Sheet().picture(Drawing(picture=Picture(b"x", "board.png", "A board.")))
    sheet.picture(Drawing(), otherwise="Nothing to see.").text(text)
    sheet.buttons([button(Code("panel"), "Refresh")])
    sheet.meanwhile = "The picture is being drawn…"
    waiting = list(walk_components(valid(sheet)))
    assert sheet.files() == []
    assert sheet.components == 6
    drawn = list(walk_components(valid(await sheet.drawn())))
    assert [file.filename for file in sheet.files()] == ["board.png"]
    if len(text) < limits.TEXT:
        assert [part["type"] for part in waiting] == [17, 10, 10, 10, 1, 2]
        assert [part["type"] for part in drawn] == [17, 12, 10, 10, 1, 2]
        assert drawn[2]["content"] == "Nothing to see."


def test_a_long_label_goes_on_in_the_description() -> None:
    label = " ".join(f"word{n}" for n in range(30))
    control = menu(Code("choose"), [Item("0", label)], "Choose")
    option = control.to_component_dict()["options"][0]
    whole = option["label"].removesuffix("…") + " " + option["description"].removeprefix("…")
    assert label.startswith(whole.removesuffix("…"))


def test_a_code_reads_back_and_one_too_long_is_never_made() -> None:
    code = Code.of("pick", 7, 12, "amber", "0123456789ab", 3)
    assert Code.read(code.text()) == code
    assert code.parts == ["amber", "0123456789ab", "3"]
    assert Code.read("pan:pick:x:1:") is None
    assert Code.read("other") is None
    with pytest.raises(ValueError, match="longer than 100"):
        button(Code("pick", 1, 1, "x" * 100), "label")


def test_every_games_seats_and_options_fit_into_controls() -> None:
    for name in shelf.shelf():
        game = shelf.find(name)
        for field in fields_of(game.id, game.options):
            Code.of("set", 10**17, 0, 99, field.name).text()
            assert 1 <= len(field.values) <= limits.MENU_OPTIONS
        for people in game.people:
            for seats in game.seating(people, game.options()):
                for seat in seats:
                    Code.of("turn", 10**17, 10**8, seat, "0" * 12, 9999, "here").text()
        for topic in game.topics:
            Code.of("topic", 10**17, 10**8, game.id, topic).text()


def long_question(heads: int, ways: int) -> Question:
    """A question whose answers are ``ways`` wordy ways for each of its first steps."""
    label = "Provincial Estate → 1 wood, 1 clay and 4 gold"
    options = tuple(f"{head}-{way}" for head in range(heads) for way in range(ways))
    ask = Ask("amber", "toy.ask.trees", tuple(map(str, range(heads))), 1, 1)
    then = Ask("amber", "toy.ask.trees", tuple(map(str, range(ways))), 1, 1)
    choices = tuple(
        Choice(
            number,
            option,
            label,
            "C5",
            way=Way((Step(ask, None, (number - 1) // ways), Step(then, None, (number - 1) % ways))),
            tail="1 wood, 1 clay and 4 gold",
        )
        for number, option in enumerate(options, 1)
    )
    return Question(1, 1, ask, choices)


def pressed(question: Question) -> list[str]:
    """What stands in the codes of all buttons that answer a question."""
    sheet = Sheet()
    put(sheet, question, READER)
    found = [part for part in walk_components(valid(sheet)) if part["type"] == 2]
    return [str(part["custom_id"]).split("/", 2)[2].partition("/")[0] for part in found]


def test_long_buttons_leave_the_board_in_sight() -> None:
    assert 5 <= len(pressed(long_question(5, 3))) <= HEIGHT_AT_MOST // 2


def test_every_first_step_has_a_button_before_any_has_two() -> None:
    shown = pressed(long_question(8, 2))
    assert 8 <= len(shown) <= HEIGHT_AT_MOST // 2
    assert {place.partition(".")[0] for place in shown} == set(map(str, range(8)))


def test_what_all_answers_begin_with_stands_above_them() -> None:
    tails = ("Next to your own", "No summon", "A", "B", "C", "D")
    asked = Ask("amber", "toy.ask.trees", ("summon",), 1, 1)
    then = Ask("amber", "toy.ask.trees", tails, 1, 1)
    choices = tuple(
        Choice(
            number,
            tail,
            f"Summon a figure · event in 1 step → {tail}",
            None,
            way=Way((Step(asked, None, 0), Step(then, None, number - 1))),
            tail=tail,
        )
        for number, tail in enumerate(tails, 1)
    )
    sheet = Sheet()
    put(sheet, Question(1, 1, asked, choices), READER)
    parts = list(walk_components(valid(sheet)))
    assert [part["label"] for part in parts if part["type"] == 2] == list(tails)
    assert "-# Summon a figure · event in 1 step" in [part.get("content") for part in parts]
