"""Labels, headings and rows of the buttons of a question with many answers."""

from __future__ import annotations

from dataclasses import replace

from bot.ui.play.button_plan import MAX_ROWS, Section, plan_buttons
from bot.ui.play.question import Choice
from games.core.combined_questions import AnswerStep, CombinedAnswer
from games.core.steps import Ask

GOODS = ("food", "wood", "metal", "gold")


def choices(*labels: str, brief: tuple[str, ...] = ()) -> list[Choice]:
    return [
        Choice(
            number=number,
            option=label,
            label=label,
            place=None,
            brief=brief[number - 1] if brief else "",
        )
        for number, label in enumerate(labels, start=1)
    ]


def ways(heads: int, tails: int) -> list[Choice]:
    """So many first steps with so many second steps each, all of them places on the board."""
    first = Ask("ada", "toy.first", tuple(f"head{head}" for head in range(heads)))
    second = Ask("ada", "toy.second", tuple(f"tail{tail}" for tail in range(tails)))
    found: list[Choice] = []
    for head in range(heads):
        for tail in range(tails):
            number = len(found) + 1
            label = f"Move figures of fleet {head} → H{tail} (desert)"
            found.append(
                Choice(
                    number,
                    f"tail{tail}",
                    label,
                    f"H{tail}",
                    combined=CombinedAnswer(
                        (AnswerStep(first, None, head), AnswerStep(second, None, tail))
                    ),
                    mark=number,
                    tail=f"H{tail} (desert)",
                    brief=f"H{tail}",
                    lead=f"Move figures of fleet {head}",
                )
            )
    return found


def labels(sections: list[Section]) -> list[str]:
    return [label for section in sections for label in section.labels]


def test_whole_labels_are_kept_where_they_fit() -> None:
    told = [f"1 {given} for 1 {bought}" for given in GOODS[:3] for bought in GOODS[:2]]
    assert labels(plan_buttons(choices(*told), 20, 0)) == told


def test_many_labels_are_said_in_few_words() -> None:
    told = [
        f"1 {given} for 1 {one} and 1 {other}"
        for given in GOODS
        for one in GOODS
        for other in GOODS
    ]
    few = tuple(
        f"{given[0]}>{one[0]}{other[0]}" for given in GOODS for one in GOODS for other in GOODS
    )
    assert labels(plan_buttons(choices(*told[:12], brief=few[:12]), 20, 0)) == list(few[:12])


def test_what_has_no_few_words_is_cut_and_the_menu_has_the_rest() -> None:
    told = plan_buttons(
        choices(*(f"{n} goes a long way to the end of a road" for n in range(20))), 30, 0
    )
    assert max(map(len, labels(told))) <= 36
    assert sum(section.phone_rows for section in told) <= MAX_ROWS
    assert len(labels(told)) == MAX_ROWS


def test_labels_that_differ_late_have_a_number() -> None:
    [told] = plan_buttons(
        choices(*(f"at the very end of a very long road: {n}" for n in "ab")), 20, 0
    )
    assert told.labels[0].startswith("1 · ")
    assert told.labels[1].startswith("2 · ")


def test_answers_that_begin_alike_stand_below_what_they_begin_with() -> None:
    one, other = plan_buttons(ways(2, 4), 20, 0)
    assert (one.heading, other.heading) == ("Move figures of fleet 0", "Move figures of fleet 1")
    assert one.labels == (
        "1 · H0 (desert)",
        "2 · H1 (desert)",
        "3 · H2 (desert)",
        "4 · H3 (desert)",
    )
    assert other.labels[0] == "5 · H0 (desert)"


def test_what_stands_below_a_heading_is_short_where_there_is_much_of_it() -> None:
    told = plan_buttons(ways(2, 8), 30, 0)
    assert [section.labels[0] for section in told] == ["1 · H0", "9 · H0"]
    assert sum(len(section.choices) for section in told) == 16


def test_headings_give_way_where_they_would_cost_buttons() -> None:
    told = plan_buttons(ways(6, 1), 9, 0)
    assert [section.heading for section in told] == [""]
    # Of two steps the first gives way: answers differ in the last.
    assert all(label.endswith("→ H0") for label in labels(told))


def test_a_message_is_never_overfilled() -> None:
    for room in range(30):
        told = plan_buttons(ways(4, 5), room, 0)
        assert sum(section.components for section in told) <= room
        assert sum(section.phone_rows for section in told) <= MAX_ROWS


def test_every_answer_is_below_a_heading_of_its_own_in_the_order_of_the_menu() -> None:
    several, alone = ways(3, 2), choices("Make an offering")
    told = [*several[:2], several[2], *several[4:], *alone]
    told = [replace(choice, number=number) for number, choice in enumerate(told, 1)]
    sections = plan_buttons(told, 30, 0, others="Or:")
    assert [section.heading for section in sections] == [
        "Move figures of fleet 0",
        "Move figures of fleet 1",
        "Move figures of fleet 2",
        "Or:",
    ]
    shown = [choice.number for section in sections for choice in section.choices]
    assert shown == [1, 2, 3, 4, 5, 6]


def test_an_advised_answer_has_a_button_where_not_all_have() -> None:
    told = choices(*(f"{n} goes a long way to the end of a road" for n in range(40)))
    sections = plan_buttons(told, 30, 0, advised=[told[-1]])
    shown = [choice.number for section in sections for choice in section.choices]
    assert len(shown) < 40
    assert 40 in shown
