"""Which answers call for a post: recorded matches of all games, answer by answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

import games.library  # noqa: F401 - registers all games
from bot.host.play.post_due import DuePost, due_post, outcome_since
from bot.model.table import Member, Table
from games.core.game import find
from games.core.log import ALONE
from games.core.match import AnyMatch, Match
from games.core.state import Note
from tests.cases import GAMES
from tests.golden import FOLDER, read

RECORDED = [
    path
    for name in GAMES
    for path in sorted((FOLDER / name).glob("*.json"))
    if read(path).seed and "sensible" in path.stem
]
"""Matches of players who mean to win: they fight, bid and build."""


@dataclass(frozen=True)
class Step:
    """One answer: who was awaited before and is afterwards, and what everybody heard of it."""

    before: Table
    after: Table
    mover: int
    over: bool
    notes: tuple[Note, ...]
    post: DuePost | None


def seated(match: AnyMatch) -> Table:
    """A table at which every seat is held by a person of its own."""
    seats = match.header.seats
    members = tuple(
        Member(order, person_id=order + 1, name=seat, computer=None)
        for order, seat in enumerate(seats)
    )
    return Table(
        id=1,
        guild_id=5,
        channel_id=10,
        game=match.game.id,
        edition=match.game.edition,
        language="en",
        status="running",
        creator_id=1,
        members=members,
        seats={seat: (members[order],) for order, seat in enumerate(seats)},
        options={},
        entry_count=0,
        awaited=match.awaited,
        lobby_message_id=None,
        last_post_id=None,
        seed_hash=None,
    )


def steps(path: Path) -> Iterator[Step]:
    """A recorded match, played once more."""
    record = read(path)
    assert record.seed is not None
    match: AnyMatch = Match(
        find(record.header.game, record.header.edition),
        record.header,
        seed=bytes.fromhex(record.seed),
    )
    table = seated(match)
    for entry in record.log():
        if entry.number < len(match.entries):
            # Luck, which the answer before has brought.
            continue
        if entry.kind == "undo":
            if entry.key == ALONE:
                match.undo(entry.seat or "")
            else:
                match.rewind(entry.seat, int(entry.picks[0]), entry.key)
            continue
        assert entry.seat is not None
        before = replace(table, awaited=match.awaited)
        added = match.answer(entry.seat, entry.picks)
        first = added[0].number
        after = replace(table, awaited=match.awaited)
        mover = before.people_of(entry.seat)[0]
        resolved = outcome_since(match, first)
        post = due_post(before, after, mover=mover, over=match.over, resolved=resolved)
        notes = tuple(told.note for told in match.visible_notes(None, first))
        yield Step(before, after, mover, match.over, notes, post)
    assert match.over


def names(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", RECORDED, ids=names)
def test_every_outcome_is_posted_with_the_answer_that_decides_it(path: Path) -> None:
    outcomes = turns = posts = told = headed = 0
    for step in steps(path):
        closing = [note for note in step.notes if note.closes]
        fresh = {*step.after.awaited} - {*step.before.awaited}
        outcomes += len(closing)
        turns += bool(fresh)
        posts += step.post is not None
        told += len(step.notes)
        headed += sum(note.scene is not None for note in step.notes)
        assert step.post is not None or not closing
        if step.post is not None and not step.over and not fresh:
            assert closing
        newly = {*step.after.awaited_people} - {*step.before.awaited_people, step.mover}
        assert (step.post is not None and step.post.ping) == bool(newly)
    # One for each turn, one for each outcome, and the end.
    assert posts <= turns + outcomes + 1
    assert headed >= told * 0.95


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_outcomes_to_tell(game: str) -> None:
    paths = [path for path in RECORDED if path.parent.name == game]
    assert any(note.closes for path in paths for step in steps(path) for note in step.notes)
