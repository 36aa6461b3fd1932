"""What stands on the buttons of a question with many answers."""

from __future__ import annotations

from bot.face.play.question import Choice
from bot.face.play.question_layout import _labels

GOODS = ("food", "wood", "metal", "gold")


def choices(*labels: str) -> list[Choice]:
    return [
        Choice(number=number, option=label, label=label, place=None)
        for number, label in enumerate(labels, start=1)
    ]


def test_labels_that_would_be_cut_to_the_same_words_are_told_in_full() -> None:
    exchanges = [
        f"1 {given} for 1 {first} and 1 {second}"
        for given in GOODS
        for first in GOODS
        for second in GOODS
        if given != first < second != given
    ]
    assert len(exchanges) == 12
    assert _labels(choices(*exchanges)) == exchanges


def test_many_long_labels_that_differ_early_are_short() -> None:
    told = _labels(choices(*(f"{letter} at the end of a long road" for letter in "abcdefghijkl")))
    assert max(map(len, told)) <= 22
    assert len(set(told)) == 12


def test_labels_that_differ_late_have_a_number() -> None:
    told = _labels(choices(*(f"at the very end of a very long road: {letter}" for letter in "ab")))
    assert told[0].startswith("1 · ")
    assert told[1].startswith("2 · ")
