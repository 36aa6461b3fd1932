"""Messages stay within Discord's limits for every question and wording."""

from __future__ import annotations

from dataclasses import replace

import pytest
from simcord.components import COMPONENTS_V2_FLAG, validate_components, walk_components

from bot.ui.kit import limits
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, MenuOption, button, menu
from bot.ui.kit.pictures import PendingPicture
from bot.ui.kit.reader import Reader
from bot.ui.lobby.game_options import fields_of
from bot.ui.play import typed_answers
from bot.ui.play.button_plan import MAX_ROWS
from bot.ui.play.question import Choice, Question
from bot.ui.play.question_layout import add_question
from games.core import game as registry
from games.core.combined_questions import AnswerStep, CombinedAnswer
from games.core.steps import Ask
from render.renderer import Picture
from tests.properties import given, st
from tests.ui.discord_sim import words

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


def valid(builder: MessageBuilder) -> list[dict[str, object]]:
    """The message as SimCord, which checks like Discord, accepts it."""
    parts = [item.to_component_dict() for item in builder.view().children]
    return validate_components(parts, flags=COMPONENTS_V2_FLAG)


@given(questions(), st.integers(-3, 12))
def test_any_question_makes_a_valid_message(question: Question, page: int) -> None:
    builder = MessageBuilder()
    add_question(builder, question, READER, page)
    found = list(walk_components(valid(builder)))
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
        builder = MessageBuilder()
        add_question(builder, question, READER, page)
        for part in walk_components(valid(builder)):
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
            (pick,) = typed_answers.parse_picks(value, question)
            assert pick in question.ask.options


@given(questions(), st.data())
def test_a_suggested_list_means_what_was_typed_and_one_more(
    question: Question, data: st.DataObject
) -> None:
    question = replace(question, ask=replace(question.ask, low=1, high=len(question.choices) + 1))
    before = data.draw(st.lists(st.sampled_from(question.choices), unique=True, max_size=40))
    typed = ", ".join(f"#{choice.number}" for choice in before) + ("," if before else "")
    for _, value in typed_answers.suggestions(typed, question):
        *known, last = typed_answers.parse_picks(value, question)
        assert known == [choice.option for choice in before]
        assert last not in known


@given(st.lists(st.text(max_size=5000), max_size=12))
def test_texts_share_one_budget(texts: list[str]) -> None:
    builder = MessageBuilder().text("first")
    for told in texts:
        builder.text(told)
    total = sum(len(str(p["content"])) for p in walk_components(valid(builder)) if p["type"] == 10)
    assert total == limits.TEXT - builder.chars_left <= limits.TEXT


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
    assert [part["type"] for part in walk_components(valid(MessageBuilder().picture(light)))] == [
        17,
        12,
    ]
    builder = MessageBuilder().picture(heavy)
    assert [part["type"] for part in walk_components(valid(builder))] == [17, 10]
    assert builder.files() == []


@pytest.mark.parametrize("text", ["A short one.", "word " * 2000])
async def test_a_picture_comes_into_its_place(text: str) -> None:
    builder = MessageBuilder().picture(
        PendingPicture(picture=Picture(b"x", "board.png", "A board."))
    )
    builder.picture(PendingPicture(), fallback="Nothing to see.").text(text)
    builder.buttons([button(CustomId("panel"), "Refresh")])
    builder.placeholder = "The picture is being drawn…"
    waiting = list(walk_components(valid(builder)))
    assert builder.files() == []
    assert builder.components == 6
    with_pictures = list(walk_components(valid(await builder.with_pictures())))
    assert [file.filename for file in builder.files()] == ["board.png"]
    if len(text) < limits.TEXT:
        assert [part["type"] for part in waiting] == [17, 10, 10, 10, 1, 2]
        assert [part["type"] for part in with_pictures] == [17, 12, 10, 10, 1, 2]
        assert with_pictures[2]["content"] == "Nothing to see."


def test_a_long_label_goes_on_in_the_description() -> None:
    label = " ".join(f"word{n}" for n in range(30))
    control = menu(CustomId("choose"), [MenuOption("0", label)], "Choose")
    option = control.to_component_dict()["options"][0]
    whole = option["label"].removesuffix("…") + " " + option["description"].removeprefix("…")
    assert label.startswith(whole.removesuffix("…"))


def test_a_code_reads_back_and_one_too_long_is_never_made() -> None:
    custom_id = CustomId.of("pick", 7, 12, "amber", "0123456789ab", 3)
    assert CustomId.read(custom_id.text()) == custom_id
    assert custom_id.parts == ["amber", "0123456789ab", "3"]
    assert CustomId.read("pan:pick:x:1:") is None
    assert CustomId.read("other") is None
    with pytest.raises(ValueError, match="longer than 100"):
        button(CustomId("pick", 1, 1, "x" * 100), "label")


def test_every_games_seats_and_options_fit_into_controls() -> None:
    for name in registry.game_ids():
        game = registry.find(name)
        for field in fields_of(game.id, game.options):
            CustomId.of("set", 10**17, 0, 99, field.name).text()
            assert 1 <= len(field.values) <= limits.MENU_OPTIONS
        for people in game.people:
            for seats in game.seating(people, game.options()):
                for seat in seats:
                    CustomId.of("turn", 10**17, 10**8, seat, "0" * 12, 9999, "here").text()
        for topic in game.topics:
            CustomId.of("topic", 10**17, 10**8, game.id, topic).text()


def long_question(heads: int, ways: int) -> Question:
    """A question whose answers are ``ways`` wordy ways for each of its first steps."""
    label = "Provincial Estate → 1 wood, 1 clay and 4 gold"
    options = tuple(f"{head}-{combined}" for head in range(heads) for combined in range(ways))
    ask = Ask("amber", "toy.ask.trees", tuple(map(str, range(heads))), 1, 1)
    then = Ask("amber", "toy.ask.trees", tuple(map(str, range(ways))), 1, 1)
    choices = tuple(
        Choice(
            number,
            option,
            label,
            "C5",
            combined=CombinedAnswer(
                (
                    AnswerStep(ask, None, (number - 1) // ways),
                    AnswerStep(then, None, (number - 1) % ways),
                )
            ),
            tail="1 wood, 1 clay and 4 gold",
        )
        for number, option in enumerate(options, 1)
    )
    return Question(1, 1, ask, choices)


def pressed(question: Question) -> list[str]:
    """The arguments in the custom ids of all buttons that answer a question."""
    builder = MessageBuilder()
    add_question(builder, question, READER)
    found = [part for part in walk_components(valid(builder)) if part["type"] == 2]
    return [str(part["custom_id"]).split("/", 2)[2].partition("/")[0] for part in found]


def test_long_buttons_leave_the_board_in_sight() -> None:
    assert 5 <= len(pressed(long_question(5, 3))) <= MAX_ROWS


def test_every_first_step_has_a_button_before_any_has_two() -> None:
    shown = pressed(long_question(5, 2))
    assert 5 <= len(shown) <= MAX_ROWS
    assert {place.partition(".")[0] for place in shown} == set(map(str, range(5)))


def test_what_all_answers_begin_with_stands_above_them() -> None:
    tails = ("Next to your pieces", "No summon", "A", "B", "C", "D")
    asked = Ask("amber", "toy.ask.trees", ("summon",), 1, 1)
    then = Ask("amber", "toy.ask.trees", tails, 1, 1)
    choices = tuple(
        Choice(
            number,
            tail,
            f"Summon a figure · event in 1 step → {tail}",
            None,
            combined=CombinedAnswer(
                (AnswerStep(asked, None, 0), AnswerStep(then, None, number - 1))
            ),
            tail=tail,
        )
        for number, tail in enumerate(tails, 1)
    )
    builder = MessageBuilder()
    add_question(builder, Question(1, 1, asked, choices), READER)
    parts = list(walk_components(valid(builder)))
    assert [part["label"] for part in parts if part["type"] == 2] == list(tails)
    assert "-# Summon a figure · event in 1 step" in [part.get("content") for part in parts]
