"""The steps that a rule may yield, and the fingerprints of questions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import (
    Ask,
    Chance,
    Checkpoint,
    Together,
    ask,
    chance,
    checkpoint,
    choose,
    choose_unless_forced,
    shuffled,
    together,
)
from tests.properties import given, st

QUESTION = Ask("amber", "tale.ask", ("a", "b"))


@pytest.mark.parametrize(
    "other",
    [
        replace(QUESTION, seat="azure"),
        replace(QUESTION, key="tale.asked"),
        replace(QUESTION, options=("a", "b", "c")),
        replace(QUESTION, options=("b", "a")),
        replace(QUESTION, options=("ab",)),
        replace(QUESTION, low=0),
        replace(QUESTION, high=2),
        replace(QUESTION, key="tale.aska", options=("b",)),
    ],
)
def test_another_question_has_another_fingerprint(other: Ask) -> None:
    assert other.fingerprint != QUESTION.fingerprint


def test_wording_does_not_change_a_fingerprint() -> None:
    assert replace(QUESTION, facts={"round": 3}).fingerprint == QUESTION.fingerprint


def test_fingerprints_never_change_between_versions() -> None:
    """Every stored log holds these: a change here freezes every running match."""
    assert QUESTION.fingerprint == "46e22639dd2f"
    assert Chance("tale.die", ("1", "2"), 1, True).fingerprint == "d1550f7c6c29"


def test_the_bag_and_the_way_of_drawing_are_in_a_chance_s_fingerprint() -> None:
    draw = Chance("tale.draw", ("1", "2"), 1)
    others = [
        replace(draw, replace=True),
        replace(draw, count=2),
        replace(draw, bag=("1", "3")),
        replace(draw, key="tale.roll"),
    ]
    assert len({draw.fingerprint, *(other.fingerprint for other in others)}) == 5


def test_asking_reads_like_straight_lines() -> None:
    procedure = ask("amber", "k", ["a", "b"], 0, 2, secret=True, round=1)
    assert next(procedure) == Ask("amber", "k", ("a", "b"), 0, 2, True, {"round": 1})
    with pytest.raises(StopIteration) as end:
        procedure.send(("a",))
    assert end.value.value == ("a",)

    one = choose("amber", "k", iter("ab"))
    assert next(one) == Ask("amber", "k", ("a", "b"))
    with pytest.raises(StopIteration) as end:
        one.send(("b",))
    assert end.value.value == "b"


def test_a_single_option_is_taken_without_a_question() -> None:
    with pytest.raises(StopIteration) as end:
        next(choose_unless_forced("amber", "k", ["only"]))
    assert end.value.value == "only"
    assert next(choose_unless_forced("amber", "k", ["a", "b"])) == Ask("amber", "k", ("a", "b"))


def test_chance_checkpoints_and_sealed_questions() -> None:
    assert next(chance("k", "123", 2, replace=True)) == Chance("k", ("1", "2", "3"), 2, True)
    assert next(shuffled("k", "123")) == Chance("k", ("1", "2", "3"), 3)
    assert next(checkpoint("turn")) == Checkpoint("turn")
    assert next(together([QUESTION])) == Together((QUESTION,))


arguments = st.dictionaries(st.text("ab", min_size=1, max_size=2), st.integers() | st.text())


@given(arguments)
def test_equal_phrases_hash_alike_whatever_the_order_of_arguments(
    args: dict[str, int | str],
) -> None:
    one, other = Phrase("k", args), Phrase("k", dict(reversed(args.items())))
    assert one == other
    assert hash(one) == hash(other)


def test_phrases_nest() -> None:
    said = phrase("tale.note", seat=seat_name("amber"), cards=(phrase("a"), phrase("b")))
    assert said.args["seat"] == Phrase("core.seat", {"seat": "amber"})
    assert hash(said) == hash(
        phrase("tale.note", cards=(phrase("a"), phrase("b")), seat=seat_name("amber"))
    )
