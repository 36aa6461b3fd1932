"""Scenes: the headings of notes, and which notes tell an outcome."""

from __future__ import annotations

from games.core.phrase import phrase
from games.core.state import Note
from games.core.steps import Procedure, checkpoint, choose
from tests.core.tiny_game import TinyState, tell


def of(note: Note) -> tuple[str, str | None, bool]:
    heading = note.scene.heading.key if note.scene is not None else None
    return note.phrase.key, heading, note.closes


def test_what_is_told_within_a_scene_knows_it() -> None:
    state = TinyState(seats=("amber",))
    state.tell("tale.before")
    with state.scene("tale.turn"):
        state.tell("tale.one")
        with state.incident("tale.fight"):
            state.tell("tale.two")
            state.retitle("tale.fought")
            state.tell("tale.three")
        state.tell("tale.four")
    state.tell("tale.after")
    assert [of(note) for note in state.told] == [
        ("tale.before", None, False),
        ("tale.one", "tale.turn", False),
        ("tale.two", "tale.fight", False),
        ("tale.three", "tale.fought", True),
        ("tale.four", "tale.turn", False),
        ("tale.after", None, False),
    ]
    two, three = state.told[2].scene, state.told[3].scene
    assert two is not None
    assert three is not None
    assert two.within(three)
    assert three.opening == phrase("tale.fight")


def test_an_outcome_is_told_once_and_to_everybody() -> None:
    state = TinyState(seats=("amber",))
    with state.incident("tale.fight"):
        state.tell("tale.won")
        state.tell_only(["amber"], "tale.secret")
        state.resolved()
        state.tell("tale.spoils")
    assert [note.phrase.key for note in state.told if note.closes] == ["tale.won"]


def test_an_incident_that_is_broken_off_by_the_rules_has_an_outcome() -> None:
    class Won(Exception):
        pass

    def sudden(state: TinyState) -> Procedure[None]:
        yield from choose("amber", "tale.say", ("a",))
        try:
            with state.incident("tale.fight"):
                state.tell("tale.won")
                raise Won
        except Won:
            state.tell("tale.over")

    match = tell(sudden)
    match.answer("amber", ["a"])
    assert [of(told.note) for told in match.notes] == [
        ("tale.won", "tale.fight", True),
        ("tale.over", None, False),
    ]


def test_a_story_that_nobody_listens_to_any_longer_has_none() -> None:
    def waiting(state: TinyState) -> Procedure[None]:
        with state.incident("tale.fight"):
            state.tell("tale.begun")
            yield from choose("amber", "tale.say", ("a", "b"))
            state.tell("tale.done")

    match = tell(waiting)
    match.answer("amber", ["a"])
    match.undo("amber")
    assert [of(told.note) for told in match.notes] == [("tale.begun", "tale.fight", False)]


def test_what_is_told_from_a_snapshot_is_told_in_the_same_scenes() -> None:
    def course(state: TinyState) -> Procedure[None]:
        with state.incident("tale.auction"):
            while state.chapter < 40:
                yield from checkpoint("bid")
                yield from choose("amber", "tale.say", ("a", "b"))
                state.chapter += 1
                state.tell("tale.bid")

    match = tell(course)
    for _ in range(38):
        match.answer("amber", ["a"])
    before = [of(told.note) for told in match.notes]
    match.answer("amber", ["b"])
    match.undo("amber")
    assert match.snapshots
    assert [of(told.note) for told in match.notes] == before
