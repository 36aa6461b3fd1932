"""Answers: legal ones are logged, and a refused one changes nothing."""

from __future__ import annotations

import pytest

from games.core.match import Match, Refused
from games.core.steps import Ask, Procedure, ask, chance, choose, together
from tests.core.observed import observed
from tests.core.tiny_game import SEATS, SEED, TinyState, tell, tiny_game
from tests.toy import TOY


def shopping(state: TinyState) -> Procedure[None]:
    fruits = yield from ask("amber", "tale.fruits", ("apple", "pear", "plum", "fig"), 1, 3)
    state.lines.extend(fruits)
    state.tell("tale.bought", count=len(fruits))
    state.lines.append((yield from choose("azure", "tale.pay", ("cash", "card"))))


def test_picks_come_in_the_order_of_the_options() -> None:
    match = tell(shopping)
    (entry,) = match.answer("amber", ["fig", "apple"])
    assert entry.picks == ("apple", "fig")
    assert match.state.lines == ["apple", "fig"]
    assert match.awaited == ("azure",)


def test_an_entry_says_who_answered_what() -> None:
    match = tell(shopping)
    question = match.ask_for("amber")
    assert question is not None
    (entry,) = match.answer("amber", ["pear"], question.fingerprint)
    assert entry == (0, "answer", "amber", "tale.fruits", ("pear",), question.fingerprint)
    assert match.entries == [entry]


@pytest.mark.parametrize(
    ("seat", "picks", "reason"),
    [
        ("azure", ["cash"], "core.refused.not_asked"),
        ("nobody", ["apple"], "core.refused.not_asked"),
        ("amber", [], "core.refused.count"),
        ("amber", ["apple", "pear", "plum", "fig"], "core.refused.count"),
        ("amber", ["pear", "pear"], "core.refused.twice"),
        ("amber", ["cash"], "core.refused.option"),
        ("amber", ["apple", "Apple"], "core.refused.option"),
        ("amber", [""], "core.refused.option"),
    ],
)
def test_a_refused_answer_changes_nothing(seat: str, picks: list[str], reason: str) -> None:
    match = tell(shopping)
    before = observed(match)
    with pytest.raises(Refused) as refusal:
        match.answer(seat, picks)
    assert refusal.value.reason.key == reason
    assert observed(match) == before
    match.answer("amber", ["apple"])
    assert match.state.lines == ["apple"]


def test_a_refusal_says_what_would_be_legal() -> None:
    match = tell(shopping)
    with pytest.raises(Refused) as refusal:
        match.answer("amber", [])
    assert refusal.value.reason.args == {"low": 1, "high": 3, "count": 0}
    assert refusal.value.ask == match.ask_for("amber")


def test_an_answer_to_another_question_is_stale() -> None:
    match = tell(shopping)
    asked = match.ask_for("amber")
    assert asked is not None
    match.answer("amber", ["apple"])
    before = observed(match)
    with pytest.raises(Refused) as refusal:
        match.answer("azure", ["cash"], asked.fingerprint)
    assert refusal.value.reason.key == "core.refused.stale"
    assert observed(match) == before


def test_nothing_is_asked_when_all_is_over() -> None:
    match = tell(shopping)
    match.answer("amber", ["apple"])
    match.answer("azure", ["card"])
    assert match.over
    assert match.pending == ()
    before = observed(match)
    with pytest.raises(Refused) as refusal:
        match.answer("azure", ["card"])
    assert refusal.value.reason.key == "core.refused.over"
    assert observed(match) == before


def test_a_question_may_allow_no_pick_at_all() -> None:
    def optional(state: TinyState) -> Procedure[None]:
        state.lines.extend((yield from ask("amber", "tale.any", ("a", "b"), 0, 2)))

    match = tell(optional)
    match.answer("amber", [])
    assert match.over
    assert match.state.lines == []


def test_a_rule_that_breaks_leaves_no_half_move_behind() -> None:
    def brittle(state: TinyState) -> Procedure[None]:
        state.tell("tale.start")
        while True:
            word = yield from choose("amber", "tale.word", ("fine", "bad"))
            state.lines.append(word)
            state.tell("tale.word", word=word)
            yield from chance("tale.die", "123456")
            if word == "bad":
                raise ZeroDivisionError

    match = tell(brittle)
    match.answer("amber", ["fine"])
    before = observed(match)
    with pytest.raises(ZeroDivisionError):
        match.answer("amber", ["bad"])
    assert observed(match) == before
    match.answer("amber", ["fine"])
    assert match.state.lines == ["fine", "fine"]


def test_sealed_answers_wait_for_each_other() -> None:
    def vote(state: TinyState) -> Procedure[None]:
        votes = yield from together(
            Ask(seat, "tale.vote", ("yes", "no"), secret=True) for seat in state.seats
        )
        state.lines = [f"{seat}:{votes[seat][0]}" for seat in votes]

    match = tell(vote)
    assert match.sealed
    assert list(match.awaited) == list(SEATS)
    match.answer("rose", ["no"])
    before = observed(match)
    with pytest.raises(Refused):
        match.answer("rose", ["yes"])
    assert observed(match) == before
    assert list(match.awaited) == ["amber", "azure"]
    assert match.state.lines == []
    match.answer("azure", ["yes"])
    match.answer("amber", ["yes"])
    assert match.over
    # The rules hear the seats in the order asked, no matter which answered first.
    assert match.state.lines == ["amber:yes", "azure:yes", "rose:no"]


def test_questions_to_nobody_answer_themselves() -> None:
    def empty(state: TinyState) -> Procedure[None]:
        state.lines.append(str(dict((yield from together(())))))
        yield from choose("amber", "tale.go", ("on",))

    match = tell(empty)
    assert match.state.lines == ["{}"]
    assert match.awaited == ("amber",)


def test_a_seat_gives_one_sealed_answer_at_a_time() -> None:
    def twice(state: TinyState) -> Procedure[None]:
        yield from together([Ask("amber", "tale.one", ("a",)), Ask("amber", "tale.two", ("b",))])

    with pytest.raises(ValueError, match="one sealed answer"):
        tell(twice)


def test_a_fix_is_in_force_only_where_the_header_says_so() -> None:
    def mended(state: TinyState) -> Procedure[None]:
        state.lines.append("new" if state.has_fix("mended") else "old")
        yield from choose("amber", "tale.go", ("on",))

    game = tiny_game(mended, fixes=("mended",))
    new = Match.begin(game, SEATS, seed=SEED)
    assert new.header.fixes == ("mended",)
    assert new.state.lines == ["new"]
    old = Match(game, new.header.model_copy(update={"fixes": ()}))
    assert old.state.lines == ["old"]


def test_options_reach_the_table_and_the_header() -> None:
    match = Match.begin(TOY, SEATS, {"rounds": 5, "weather": "storm"}, seed=SEED)
    assert match.header.options == {"rounds": 5, "weather": "storm", "paired": False}
    assert match.state.rounds == 5
    assert match.entries[-1].key == "toy.chance.storm"
    with pytest.raises(ValueError, match="rounds"):
        Match.begin(TOY, SEATS, {"rounds": 6}, seed=SEED)


def test_a_match_says_where_it_stands() -> None:
    match = tell(shopping)
    assert repr(match) == "<Match of tale, 0 entries, waits for amber>"
    match.answer("amber", ["apple"])
    match.answer("azure", ["card"])
    assert repr(match) == "<Match of tale, 2 entries, over>"
