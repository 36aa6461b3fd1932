"""Replays: from the log, from a snapshot, and of a log that the rules do not replay."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.core.fair import Dice
from games.core.game import random_player
from games.core.log import Entry
from games.core.match import Diverged, Match
from games.core.snapshots import Snapshot
from games.core.steps import Procedure, ask, chance, checkpoint, choose
from tests.core.observed import observed
from tests.core.tiny_game import SEATS, SEED, TinyState, tell, tiny_game
from tests.core.toy_matches import played
from tests.toy import TOY


@pytest.mark.parametrize("decisions", [0, 1, 7, 30, 1000])
def test_a_replay_needs_no_seed_and_tells_the_same(decisions: int) -> None:
    match = played(decisions)
    twin = Match(TOY, match.header, match.entries, stride=1)
    assert twin.seed is None
    assert observed(twin) == observed(match)


@pytest.mark.parametrize("seed", [b"one", b"two", b"three", b"four"])
def test_every_snapshot_leads_to_the_same_position(seed: bytes) -> None:
    match = played(25, seed=seed)
    assert len(match.snapshots) >= 2
    for kept in match.snapshots:
        twin = Match(TOY, match.header, match.entries, snapshot=kept)
        assert (twin.digest, twin.pending, twin.over) == (match.digest, match.pending, match.over)
        assert [twin.undoable(s) for s in SEATS] == [match.undoable(s) for s in SEATS]
        # Only what was told after it is heard again, and that in the same words.
        assert len(twin.notes) == len(match.notes) - kept.notes
        assert twin.notes == match.notes[kept.notes :]


def test_a_match_goes_on_from_a_snapshot_as_it_would_have() -> None:
    match = played(25)
    twin = Match(TOY, match.header, match.entries, seed=SEED, snapshot=match.snapshots[-1])
    dice = Dice(SEED, "on")
    while not match.over:
        question = dice.pick(match.pending)
        picks = random_player(question, lambda: None, dice)
        assert twin.answer(question.seat, picks) == match.answer(question.seat, picks)
    assert twin.digest == match.digest
    assert twin.over


def test_undo_reaches_behind_the_snapshot_a_match_was_loaded_from() -> None:
    def monologue(state: TinyState) -> Procedure[None]:
        while True:
            yield from checkpoint("line")
            state.lines.append((yield from choose("amber", "tale.say", ("a", "b"))))
            state.tell("tale.said")

    match = tell(monologue, stride=1)
    for word in "abba":
        match.answer("amber", [word])
    loaded = Match(match.game, match.header, match.entries, snapshot=match.snapshots[-1])
    assert loaded.notes == []
    for left in (3, 2, 1):
        loaded.undo("amber")
        assert loaded.state.lines == list("abba"[:left])
    assert len(loaded.notes) == 1


@pytest.mark.parametrize(
    "spoil",
    [
        lambda kept: kept._replace(state=b""),
        lambda kept: kept._replace(state=b"{}"),
        lambda kept: kept._replace(state=b'{"seats": 3}'),
        lambda kept: kept._replace(live_count=9999),
        lambda kept: kept._replace(live_count=kept.live_count - 1),
        lambda kept: kept._replace(live_count=kept.live_count + 1),
        lambda kept: kept._replace(number=kept.number + 1),
    ],
)
def test_a_spoilt_snapshot_is_thrown_away(spoil: Callable[[Snapshot], Snapshot]) -> None:
    match = played(25)
    for kept in match.snapshots:
        twin = Match(TOY, match.header, match.entries, snapshot=spoil(kept), stride=1)
        assert observed(twin) == observed(match)


def test_a_snapshot_of_another_past_is_thrown_away() -> None:
    match = played(8)
    kept = match.snapshots[-1]
    match.rewind(None, kept.number - 1)
    dice = Dice(SEED, "another way")
    while len(match.entries) < kept.number + 30 and not match.over:
        question = dice.pick(match.pending)
        match.answer(question.seat, random_player(question, lambda: None, dice))
    twin = Match(TOY, match.header, match.entries, snapshot=kept, stride=1)
    assert observed(twin) == observed(match)


def test_a_snapshot_that_older_rules_made_cannot_lead_astray() -> None:
    def journey(state: TinyState) -> Procedure[None]:
        while True:
            yield from checkpoint("step")
            where = ("hill", "dale") if state.chapter % 2 else ("sea", "land")
            state.lines.append((yield from choose("amber", "tale.go", where)))
            state.chapter += 1

    match = tell(journey, stride=1)
    for where in ("sea", "hill", "land", "dale"):
        match.answer("amber", [where])
    # A state that reads well but lacks a fact: here, how far the journey has come.
    kept = match.snapshots[-2]
    lame = kept._replace(state=kept.state.replace(b'"chapter":3', b'"chapter":0'))
    assert lame != kept
    twin = Match(match.game, match.header, match.entries, snapshot=lame, stride=1)
    assert observed(twin) == observed(match)


def test_the_undo_barrier_survives_a_snapshot() -> None:
    def risk(state: TinyState) -> Procedure[None]:
        while True:
            yield from choose("amber", "tale.say", ("a",))
            yield from chance("tale.die", "123456")
            yield from checkpoint("thrown")

    match = tell(risk, stride=1)
    for _ in range(3):
        match.answer("amber", ["a"])
    loaded = Match(match.game, match.header, match.entries, snapshot=match.snapshots[-1])
    assert loaded.undoable("amber") is None


def procedure(state: TinyState) -> Procedure[None]:
    state.lines.extend((yield from ask("amber", "tale.two", ("a", "b", "c"), 1, 2)))
    state.lines.extend((yield from chance("tale.draw", ("x", "y", "y"), 2)))
    state.lines.extend((yield from chance("tale.roll", ("1", "2"), 3, replace=True)))
    state.lines.append((yield from choose("azure", "tale.end", ("c", "d"))))


def log() -> list[Entry]:
    match = tell(procedure)
    match.answer("amber", ["a", "b"])
    match.answer("azure", ["d"])
    assert match.over
    assert [entry.kind for entry in match.entries] == ["answer", "chance", "chance", "answer"]
    return match.entries


def change(entries: list[Entry], number: int, **fields: object) -> list[Entry]:
    return [e._replace(**fields) if e.number == number else e for e in entries]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("number", "fields", "why"),
    [
        (0, {"seat": "rose"}, "rose: tale.two; the rules ask amber: tale.two"),
        (0, {"fingerprint": "0"}, "amber: tale.two; the rules ask amber: tale.two"),
        (0, {"picks": ("a", "z")}, "z is not an option of tale.two"),
        (0, {"picks": ()}, "is no answer to tale.two"),
        (0, {"picks": ("a", "b", "c")}, "a, b, c is no answer to tale.two"),
        (0, {"picks": ("a", "a")}, "a, a is no answer to tale.two"),
        (0, {"kind": "chance"}, "the rules ask amber: tale.two"),
        (1, {"fingerprint": "0"}, "the rules now draw tale.draw"),
        (1, {"kind": "answer"}, "the rules now draw tale.draw"),
        (1, {"picks": ("x", "x")}, "no draw of tale.draw gives x, x"),
        (1, {"picks": ("x", "q")}, "no draw of tale.draw gives x, q"),
        (1, {"picks": ("x",)}, "no draw of tale.draw gives x"),
        (2, {"picks": ("1", "2", "3")}, "no draw of tale.roll gives 1, 2, 3"),
        (3, {"picks": ("e",)}, "e is not an option of tale.end"),
    ],
)
def test_a_forged_log_diverges_where_it_was_forged(
    number: int, fields: dict[str, object], why: str
) -> None:
    match = tell(procedure)
    with pytest.raises(Diverged) as found:
        Match(match.game, match.header, change(log(), number, **fields))
    assert found.value.number == number
    assert why in str(found.value)


def test_a_log_longer_than_the_story_diverges() -> None:
    match = tell(procedure)
    entries = log()
    with pytest.raises(Diverged, match="the rules ask nothing") as found:
        Match(match.game, match.header, [*entries, entries[-1]._replace(number=4)])
    assert found.value.number == 4


def test_a_log_that_stops_before_a_draw_diverges_without_a_seed() -> None:
    match = tell(procedure)
    with pytest.raises(Diverged, match="ends before a chance outcome") as found:
        Match(match.game, match.header, log()[:1])
    assert found.value.number == 1


def test_changed_rules_diverge_at_the_first_entry_they_tell_otherwise() -> None:
    def newer(state: TinyState) -> Procedure[None]:
        yield from ask("amber", "tale.two", ("a", "b", "c"), 1, 2)
        yield from chance("tale.draw", ("x", "y", "y"), 2)
        yield from choose("rose", "tale.extra", ("x",))

    match = tell(procedure)
    with pytest.raises(Diverged) as found:
        Match(tiny_game(newer), match.header, log())
    assert found.value.number == 2


def test_rules_that_break_on_an_old_log_diverge_too() -> None:
    def broken(state: TinyState) -> Procedure[None]:
        yield from ask("amber", "tale.two", ("a", "b", "c"), 1, 2)
        yield from chance("tale.draw", ("x", "y", "y"), 2)
        raise KeyError("lost")

    match = tell(procedure)
    with pytest.raises(Diverged, match="the rules break with KeyError") as found:
        Match(tiny_game(broken), match.header, log())
    assert found.value.number == 1
    assert isinstance(found.value.__cause__, KeyError)


def test_a_fork_leaves_the_original_alone_and_has_other_luck() -> None:
    match = played(20)
    before = observed(match)
    other = match.fork(b"another seed")
    assert observed(other) == before
    assert other.header.forked == len(match.entries)
    assert other.header.seed_hash != match.header.seed_hash
    dice = Dice(SEED, "forked")
    while not other.over:
        question = dice.pick(other.pending)
        other.answer(question.seat, random_player(question, lambda: None, dice))
    assert observed(match) == before


def test_the_same_answers_meet_other_luck_in_a_fork() -> None:
    def lottery(state: TinyState) -> Procedure[None]:
        while True:
            yield from choose("amber", "tale.say", ("a",))
            state.lines.extend((yield from chance("tale.draw", [str(n) for n in range(99999)])))

    match = tell(lottery)
    match.answer("amber", ["a"])
    other = match.fork(b"another seed")
    match.answer("amber", ["a"])
    other.answer("amber", ["a"])
    assert other.state.lines[0] == match.state.lines[0]
    assert other.state.lines[1] != match.state.lines[1]
