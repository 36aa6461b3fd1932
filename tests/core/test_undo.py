"""Undo: alone up to a barrier, with consent past it."""

from __future__ import annotations

import pytest

from games.core.match import Diverged, Match, Refused
from games.core.steps import Ask, Procedure, chance, checkpoint, choose, together
from tests.core.observed import observed, position
from tests.core.tiny_game import SEED, TinyState, tell

WORDS = ("a", "b", "c")


def say(state: TinyState, seat: str) -> Procedure[str]:
    word = yield from choose(seat, "tale.say", WORDS)
    state.lines.append(f"{seat}:{word}")
    state.tell("tale.said", word=word)
    return word


def monologue(state: TinyState) -> Procedure[None]:
    while True:
        yield from checkpoint("line")
        yield from say(state, "amber")


@pytest.mark.parametrize("stride", [1, 2, 16])
def test_a_seat_takes_back_its_whole_chain(stride: int) -> None:
    match = tell(monologue, stride=stride)
    positions = [position(match)]
    for word in "abcabc":
        match.answer("amber", [word])
        positions.append(position(match))
    for before in reversed(positions[:-1]):
        match.undo("amber")
        assert position(match) == before
    with pytest.raises(Refused) as refusal:
        match.undo("amber")
    assert refusal.value.reason.key == "core.refused.undo"
    # The log remembers all of it: six answers, six times taken back.
    assert [entry.kind for entry in match.entries] == ["answer"] * 6 + ["undo"] * 6


def test_an_undo_says_who_took_back_what() -> None:
    match = tell(monologue)
    match.answer("amber", ["a"])
    match.answer("amber", ["b"])
    (entry,) = match.undo("amber")
    assert (entry.kind, entry.seat, entry.key, entry.picks) == ("undo", "amber", "undo", ("1",))
    match.answer("amber", ["c"])
    assert match.state.lines == ["amber:a", "amber:c"]
    assert [told.note.phrase.args["word"] for told in match.notes] == ["a", "c"]
    assert [told.number for told in match.notes] == [0, 3]


def test_a_refused_undo_changes_nothing() -> None:
    match = tell(monologue)
    match.answer("amber", ["a"])
    before = observed(match)
    for seat in ("azure", "rose", "nobody"):
        assert match.undoable(seat) is None
        with pytest.raises(Refused):
            match.undo(seat)
    assert observed(match) == before


def test_another_seat_s_answer_is_a_barrier() -> None:
    def dialogue(state: TinyState) -> Procedure[None]:
        while True:
            yield from say(state, "amber")
            yield from say(state, "azure")

    match = tell(dialogue)
    match.answer("amber", ["a"])
    assert match.undoable("amber") is not None
    match.answer("azure", ["b"])
    assert match.undoable("amber") is None
    assert match.undoable("azure") is not None
    match.undo("azure")
    # With the other's answer gone, one's own may go too.
    match.undo("amber")
    assert match.state.lines == []


def test_chance_is_a_barrier() -> None:
    def gamble(state: TinyState) -> Procedure[None]:
        while True:
            if (yield from say(state, "amber")) == "c":
                state.lines.extend((yield from chance("tale.die", "123456")))

    match = tell(gamble)
    match.answer("amber", ["a"])
    match.answer("amber", ["c"])
    assert match.undoable("amber") is None
    match.answer("amber", ["b"])
    match.undo("amber")
    assert match.undoable("amber") is None


@pytest.mark.parametrize("private", [False, True])
def test_a_reveal_is_a_barrier(private: bool) -> None:
    def look(state: TinyState) -> Procedure[None]:
        while True:
            if (yield from say(state, "amber")) == "c":
                if private:
                    state.reveal_only(["amber"], "tale.top", card="queen")
                else:
                    state.reveal("tale.top", card="queen")

    match = tell(look)
    match.answer("amber", ["a"])
    match.answer("amber", ["c"])
    assert match.undoable("amber") is None
    assert [told.note.phrase.key for told in match.visible_notes("azure")][2:] == (
        [] if private else ["tale.top"]
    )


def test_a_private_note_alone_is_no_barrier() -> None:
    def whisper(state: TinyState) -> Procedure[None]:
        while True:
            yield from say(state, "amber")
            state.tell_only(["amber"], "tale.own")

    match = tell(whisper)
    match.answer("amber", ["a"])
    match.undo("amber")
    assert match.notes == []


def votes(state: TinyState) -> Procedure[None]:
    while True:
        yield from say(state, "amber")
        sealed = yield from together(Ask(seat, "tale.vote", WORDS) for seat in state.seats)
        state.lines.extend(f"{seat}={picks[0]}" for seat, picks in sealed.items())


@pytest.mark.parametrize("stride", [1, 16])
def test_a_sealed_answer_may_be_taken_back_while_others_wait(stride: int) -> None:
    match = tell(votes, stride=stride)
    match.answer("amber", ["a"])
    match.answer("azure", ["a"])
    match.answer("amber", ["a"])
    match.undo("azure")
    assert match.awaited == ("azure", "rose")
    match.answer("azure", ["c"])
    match.undo("amber")
    match.answer("amber", ["b"])
    match.answer("rose", ["b"])
    assert match.state.lines == ["amber:a", "amber=b", "azure=c", "rose=b"]
    for seat in match.header.seats:
        assert match.undoable(seat) is None
    twin = Match(match.game, match.header, match.entries)
    assert position(twin) == position(match)


def test_the_way_into_sealed_questions_may_be_taken_back_until_somebody_answers() -> None:
    match = tell(votes)
    match.answer("amber", ["a"])
    assert match.sealed
    match.answer("amber", ["b"])
    match.undo("amber")
    match.undo("amber")
    assert match.state.lines == []
    match.answer("amber", ["c"])
    match.answer("rose", ["a"])
    assert match.undoable("amber") is None
    match.undo("rose")
    assert match.undoable("amber") is not None


def test_completed_sealed_answers_are_a_barrier_even_for_the_last() -> None:
    match = tell(votes)
    for seat in ("amber", "amber", "azure", "rose"):
        match.answer(seat, ["a"])
    assert match.awaited == ("amber",)
    assert [match.undoable(seat) for seat in match.header.seats] == [None, None, None]
    match.answer("amber", ["b"])
    match.undo("amber")
    assert match.undoable("amber") is None


def lottery(state: TinyState) -> Procedure[None]:
    while True:
        yield from checkpoint("draw")
        yield from say(state, "amber")
        drawn = yield from chance("tale.draw", [str(n) for n in range(1000)])
        state.lines.extend(drawn)
        state.tell("tale.drawn", number=int(drawn[0]))


@pytest.mark.parametrize("stride", [1, 16])
def test_a_rewind_past_chance_draws_anew_and_shows_in_the_log(stride: int) -> None:
    match = tell(lottery, stride=stride)
    for word in "abc":
        match.answer("amber", [word])
    first = list(match.state.lines)
    added = match.rewind("azure", 2)
    assert [(e.kind, e.seat, e.key) for e in added] == [("undo", "azure", "undo.agreed")]
    assert added[0].picks == ("2", "3", "4", "5")
    assert match.state.lines == first[:2]
    assert match.notes[-1].note.phrase.key == "core.note.rewound"
    match.answer("amber", ["b"])
    match.answer("amber", ["c"])
    again = match.state.lines
    assert again[:2] == first[:2]
    assert (again[2], again[4]) == (first[2], first[4])
    assert (again[3], again[5]) != (first[3], first[5])
    for snapshot in (None, *match.snapshots):
        twin = Match(match.game, match.header, match.entries, snapshot=snapshot)
        assert (twin.digest, twin.pending) == (match.digest, match.pending)
    assert observed(Match(match.game, match.header, match.entries)) == observed(match)


def test_the_log_knows_who_decided_to_go_back() -> None:
    match = tell(lottery)
    for word in "abc":
        match.answer("amber", [word])
    match.rewind("amber", 4)
    match.rewind(None, 2, "undo.decided")
    match.rewind("amber", 0, "undo.unasked")
    undone = [(e.seat, e.key) for e in match.entries if e.kind == "undo"]
    assert undone == [("amber", "undo.agreed"), (None, "undo.decided"), ("amber", "undo.unasked")]
    told = [t.note.phrase.key for t in match.notes if t.note.phrase.key.startswith("core.")]
    assert told == ["core.note.rewound", "core.note.decided", "core.note.unasked"]
    assert observed(Match(match.game, match.header, match.entries)) == observed(match)


def test_a_rewind_to_a_draw_draws_at_once() -> None:
    match = tell(lottery)
    match.answer("amber", ["a"])
    before = match.state.lines[1]
    added = match.rewind(None, 1)
    assert [entry.kind for entry in added] == ["undo", "chance"]
    assert match.state.lines[0] == "amber:a"
    assert match.state.lines[1] != before
    assert observed(Match(match.game, match.header, match.entries)) == observed(match)


def test_rewinding_everything_begins_again() -> None:
    match = tell(lottery)
    start = position(match)
    for word in "abc":
        match.answer("amber", [word])
    match.rewind(None, 0)
    assert match.state.lines == []
    assert position(match).pending == start.pending
    with pytest.raises(Refused):
        match.rewind(None, 0)


def test_a_rewind_that_cannot_draw_changes_nothing() -> None:
    played = tell(lottery)
    played.answer("amber", ["a"])
    reader = Match(played.game, played.header, played.entries)
    before = observed(reader)
    with pytest.raises(Diverged):
        reader.rewind(None, 1)
    assert observed(reader) == before


def test_a_rewind_into_sealed_questions_keeps_the_earlier_answers() -> None:
    match = tell(votes)
    for seat in ("amber", "azure", "amber", "rose"):
        match.answer(seat, ["a"])
    match.rewind("rose", 2)
    assert match.sealed
    assert match.awaited == ("amber", "rose")
    assert observed(Match(match.game, match.header, match.entries, seed=SEED)) == observed(match)


def test_a_sealed_answer_may_be_taken_back_after_a_rewind_past_later_regrets() -> None:
    match = tell(votes)
    for seat in ("amber", "azure", "amber", "rose", "amber"):
        match.answer(seat, ["a"])
    match.undo("amber")
    match.rewind(None, 3)
    assert match.answered == ("azure", "amber")
    assert match.sealed_by("amber").number == 2
    (undo,) = match.undo("amber")
    assert undo.picks == ("2",)
    assert match.awaited == ("amber", "rose")
    assert observed(Match(match.game, match.header, match.entries, seed=SEED)) == observed(match)
