"""Serialization of states, and the visibility of notes."""

from __future__ import annotations

import pytest

from games.core.phrase import phrase
from games.core.state import Codec, Note
from games.core.steps import Procedure, choose
from tests.core.tiny_game import TinyState, tell
from tests.core.toy_matches import played
from tests.properties import given, st
from tests.toy import TOY, Orchard

CODEC = Codec(TinyState)


@given(st.lists(st.text()), st.integers(0), st.lists(st.text()).map(tuple))
def test_a_state_reads_back_as_it_was_written(
    lines: list[str], chapter: int, fixes: tuple[str, ...]
) -> None:
    state = TinyState(seats=("amber",), fixes=fixes, lines=lines, chapter=chapter)
    again = CODEC.load(CODEC.dump(state))
    assert again == state
    assert CODEC.digest(again) == CODEC.digest(state)


@pytest.mark.parametrize("decisions", [0, 5, 20, 1000])
def test_a_real_state_reads_back_to_the_same_bytes(decisions: int) -> None:
    state = played(decisions).state
    again = TOY.codec.load(TOY.codec.dump(state))
    assert isinstance(again, Orchard)
    assert again == state
    assert TOY.codec.dump(again) == TOY.codec.dump(state)


def test_every_fact_changes_the_digest() -> None:
    one = TinyState(seats=("amber",), lines=["a"])
    other = TinyState(seats=("amber",), lines=["b"])
    assert CODEC.digest(one) != CODEC.digest(other)


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b'{"seats": 1}', b"\xff"])
def test_bytes_that_describe_no_state_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="validation error"):
        CODEC.load(data)


def test_notes_are_no_part_of_the_state() -> None:
    state = TinyState(seats=("amber",))
    before = CODEC.dump(state)
    state.tell("tale.something")
    assert CODEC.dump(state) == before
    assert CODEC.load(before).told == []


def test_a_note_is_heard_by_those_it_is_for() -> None:
    public, private = Note(phrase("k")), Note(phrase("k"), ("amber",))
    assert public.visible_to(None)
    assert public.visible_to("rose")
    assert private.visible_to("amber")
    assert not private.visible_to("rose")
    assert not private.visible_to(None)


def test_each_seat_hears_its_own_notes_in_order() -> None:
    def gossip(state: TinyState) -> Procedure[None]:
        state.tell("tale.opening")
        word = yield from choose("amber", "tale.say", ("a", "b"))
        state.tell("tale.public", word=word)
        state.tell_only(["rose", "amber"], "tale.private")
        yield from choose("azure", "tale.say", ("a", "b"))
        state.reveal_only(["azure"], "tale.shown")

    match = tell(gossip)
    match.answer("amber", ["a"])
    match.answer("azure", ["b"])

    def keys(seat: str | None, since: int = -1) -> list[tuple[int, str]]:
        return [(told.number, told.note.phrase.key) for told in match.visible_notes(seat, since)]

    assert keys(None) == [(-1, "tale.opening"), (0, "tale.public")]
    assert keys("rose") == [(-1, "tale.opening"), (0, "tale.public"), (0, "tale.private")]
    assert keys("azure", since=1) == [(1, "tale.shown")]
