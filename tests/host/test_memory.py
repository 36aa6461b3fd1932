"""Looking back: a history shows what was seen then, a file tells what its asker may know."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

import pytest
from sqlalchemy import update

from bot.errors import Refusal
from bot.host.disclosure import partial
from bot.host.history import moment_of, walk_of
from bot.host.memory import LONGEST_NOTE
from bot.host.model import Table
from bot.storage import schema
from bot.storage.database import Database
from games.core.facts import Note
from games.core.fair import Dice
from games.core.game import AnyGame, Game, find, random_player
from games.core.log import Entry, Record, live
from games.core.match import AnyMatch, Match
from games.core.phrase import Phrase
from games.core.script import Diverged
from games.core.worlds import Search, tale_of
from tests.cases import GAMES, Case
from tests.core.test_replay import played
from tests.face.test_hidden import table_of
from tests.hidden.worlds import other_world, places, viewers, world
from tests.host.evening import ADA, BO, Evening, eager
from tests.host.test_upgrade import without_raids
from tests.toy import TOY, Orchard, ToyView


@pytest.fixture
async def shared(database: Database, toy: Game[Orchard, ToyView]) -> AsyncIterator[Evening]:
    """A host on either database."""
    evening = Evening(database)
    await evening.host.start_up(evening.channel)
    yield evening
    await evening.host.shut_down()


def say(said: Phrase) -> str:
    """Everything a phrase is made of, so that nothing in it can hide."""
    return repr(said)


# Notes


async def test_a_note_is_its_owner_s_alone(shared: Evening) -> None:
    table, memory = await shared.begun(2), shared.host.memory
    assert await memory.write_note(table.id, ADA, " Bo bluffs. ") == "Bo bluffs."
    assert await memory.note(table.id, BO.id) == ""
    assert await memory.add_to_note(table.id, ADA, "He has the rot.") == (
        "Bo bluffs.\nHe has the rot."
    )
    assert await memory.add_to_note(table.id, BO, "Raid Ada") == "Raid Ada"
    assert await memory.note(table.id, ADA.id) == "Bo bluffs.\nHe has the rot."
    assert await memory.write_note(table.id, ADA, "  ") == ""
    assert await memory.note(table.id, ADA.id) == ""
    assert await memory.note(table.id, BO.id) == "Raid Ada"


async def test_a_note_too_long_changes_nothing(evening: Evening) -> None:
    table, memory = await evening.begun(2), evening.host.memory
    await memory.write_note(table.id, ADA, "x" * LONGEST_NOTE)
    with pytest.raises(Refusal, match="long_note"):
        await memory.add_to_note(table.id, ADA, "y")
    assert await memory.note(table.id, ADA.id) == "x" * LONGEST_NOTE
    with pytest.raises(Refusal, match="no_table"):
        await memory.write_note(999, ADA, "nowhere")


# History


@pytest.mark.parametrize("seed", [b"one", b"two", b"three", b"four", b"five"])
@pytest.mark.parametrize("decisions", [3, 40, 1000])
def test_every_step_shows_what_was_seen_then(seed: bytes, decisions: int) -> None:
    """Undos and rewinds in the log included: what they took back is nowhere to be seen."""
    match = played(decisions, seed=seed)
    walk, table = walk_of(TOY, match.header, match.entries), table_of(TOY, match)
    standing = live(match.entries)
    for seat in (None, *match.header.seats):
        heard: list[Note] = []
        entry = 0
        while True:
            moment = moment_of(walk, table, seat, entry)
            position = moment.position
            then = Match(TOY, match.header, [e for e in standing if e.number < position.entry])
            assert position.view == then.view(seat)
            assert position.over == then.over
            assert position.ask is None
            heard += position.notes
            if moment.on is None:
                break
            assert moment_of(walk, table, seat, moment.on).back == position.entry
            entry = moment.on
        assert heard == [told.note for told in match.heard(seat)]
        assert moment.place == moment.count - 1
        assert moment.position.view == match.view(seat)


def test_steps_are_where_something_was_heard_and_not_raw_entries() -> None:
    match = played(1000, seed=b"steps")
    walk, table = walk_of(TOY, match.header, match.entries), table_of(TOY, match)
    moment = moment_of(walk, table, None, None)
    assert moment.count < len(match.entries) / 2
    silent = [
        entry
        for entry in range(len(match.entries))
        if not moment_of(walk, table, None, entry).position.notes
    ]
    assert silent == []
    assert list(moment.rounds) == [1, 2, 3, 4, 5]
    for number, entry in moment.rounds.items():
        assert moment_of(walk, table, None, entry).round == number


def test_an_entry_that_is_no_step_leads_to_the_one_before() -> None:
    match = played(40, seed=b"between")
    walk, table = walk_of(TOY, match.header, match.entries), table_of(TOY, match)
    newest = moment_of(walk, table, None, None)
    assert moment_of(walk, table, None, 10_000) == newest
    assert newest.back is not None
    assert moment_of(walk, table, None, newest.position.entry - 1).position.entry == newest.back
    assert moment_of(walk, table, None, 0).place == 0


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_a_round_tells_nothing_hidden(name: str) -> None:
    """Histories of running matches are ordered by it."""
    game = find(name)
    dice = Dice(b"rounds", name)
    for match, state, _ in places(game, Case(name, game.people[-1]), dice, 60):
        for viewer in viewers(match):
            there = other_world(game, state, viewer, dice)
            assert game.round_of(there) == game.round_of(world(game, state))


async def test_the_history_of_a_running_match_grows_with_it(evening: Evening) -> None:
    table, memory = await evening.begun(2, rounds=2), evening.host.memory
    seat = table.seats_of(ADA.id)[0]
    assert (await memory.moment(table.id, seat)).count == 1
    await evening.play(table.id, 6, eager)
    grown = await memory.moment(table.id, seat)
    assert grown.count > 1
    position = await evening.host.position(table.id, seat)
    assert grown.position.view == position.view
    with pytest.raises(Refusal, match="no_seat"):
        await memory.moment(table.id, "mauve")
    lobby = await evening.lobby(channel_id=11)
    with pytest.raises(Refusal, match="not_started"):
        await memory.moment(lobby.id, None)


def test_a_log_that_breaks_is_shown_as_far_as_it_goes() -> None:
    other = replace(TOY, play=without_raids)
    match = played(60, seed=b"raid")
    with pytest.raises(Diverged) as broken:
        Match(other, match.header, match.entries)
    walk = walk_of(other, match.header, match.entries)
    last = moment_of(walk, table_of(TOY, match), None, None)
    assert 0 < last.position.entry <= broken.value.number


# The log as a file


def told_by(game: AnyGame, table: Table, match: AnyMatch, log: Sequence[Entry], seat: str) -> str:
    """The file of a running match for the holder of one seat."""
    times = [float(entry.number) for entry in log]
    # A world begins with the set-up behind it: what was said to all before the first entry.
    notes = [told for told in match.notes if told.number >= 0]
    return partial(table, match.header, log, times, notes, (seat,), say)


@pytest.mark.parametrize(
    ("name", "decisions"), [("toy", 9), ("toy", 16), ("toy", 22), ("deus", 12)]
)
@pytest.mark.parametrize("seed", [b"1", b"2"])
def test_a_file_does_not_depend_on_what_is_hidden(name: str, decisions: int, seed: bytes) -> None:
    """In a world that a seat cannot tell from the real one, it gets the same file."""
    game = TOY if name == "toy" else find(name)
    match: AnyMatch = Match.begin(game, Case(name, 3).seats(game), seed=seed, stride=10_000)
    dice = Dice(seed, name)
    while decisions > 0 or match.answered:
        ask = match.pending[0]
        match.answer(ask.seat, random_player(ask, lambda: None, dice))
        decisions -= 1
    assert not match.over
    table = table_of(game, match)
    changed = 0
    for seat in match.header.seats:
        origin, tale = tale_of(match)
        found = Search(game, match.header, origin, tale, seat, seed).found()
        changed += sum(e.picks != o.picks for e, o in zip(match.entries, found.told, strict=True))
        here = told_by(game, table, match, match.entries, seat)
        assert told_by(game, table, found, found.told, seat) == here
    assert changed, "nothing was hidden"


async def test_a_file_of_a_running_match_keeps_secrets(evening: Evening) -> None:
    table, memory = await evening.begun(2, rounds=5), evening.host.memory
    amber = table.seats_of(ADA.id)[0]
    bid = await evening.answer(await evening.host.position(table.id, amber))
    await evening.host.undo(table.id, ADA.id, amber, bid.entry)
    await evening.play(table.id, 9, eager)
    stored = await evening.host.stored(table.id)
    assert stored.seed is not None
    for person in (ADA, BO, None):
        made = await memory.disclose(table.id, person.id if person else 0, say)
        assert not made.whole
        assert stored.seed.hex() not in made.text
        told = json.loads(made.text)
        held = list(table.seats_of(person.id)) if person else []
        assert told["seats"] == held
        assert told["header"]["seed_hash"] == table.seed_hash
        for entry in told["entries"]:
            own = entry.get("seat") in held
            assert ("picks" in entry) == ("key" in entry) == own
            assert own or "withdrawn" not in entry
        assert any(entry.get("withdrawn") for entry in told["entries"]) == (person is ADA)
        goals = [note for note in told["heard"] if note["key"] == "toy.note.dealt"]
        assert len(goals) == len(held)


async def test_a_finished_match_is_told_whole(evening: Evening) -> None:
    table = await evening.begun(2, 1, rounds=2)
    await evening.play(table.id, choice=eager)
    made = await evening.host.memory.disclose(table.id, 0, say)
    assert made.whole
    record = Record.model_validate_json(made.text)
    stored = await evening.host.stored(table.id)
    assert stored.seed is not None
    assert record.seed == stored.seed.hex()
    match: AnyMatch = Match(TOY, record.header, record.log())
    assert match.over
    assert record.digest == match.digest
    beside = json.loads(made.text)
    assert len(beside["times"]) == len(record.entries)
    assert list(beside["table"]["players"]) == list(table.seats)
    lobby = await evening.lobby(channel_id=11)
    with pytest.raises(Refusal, match="not_started"):
        await evening.host.memory.disclose(lobby.id, ADA.id, say)


# The proof of luck


async def test_luck_is_proved_once_the_match_has_ended(shared: Evening) -> None:
    host = shared.host
    table = await shared.begun(2, rounds=2, weather="storm")
    running = await host.memory.verify(table.id)
    assert (running.seed, running.seed_hash) == (None, table.seed_hash)
    await shared.play(table.id)
    verdict = await host.memory.verify(table.id)
    assert verdict.genuine
    assert verdict.checked == 4
    assert verdict.wrong == ()


async def test_luck_that_was_meddled_with_is_found_out(evening: Evening) -> None:
    host = evening.host
    table = await evening.begun(2, rounds=2, weather="storm")
    await evening.play(table.id)
    async with host.database.write() as connection:
        entries = schema.entries
        await connection.execute(
            update(entries)
            .where(entries.c.table_id == table.id, entries.c.key == "toy.chance.goals")
            .values(picks=["centre", "empty", "many", "raider", "rim", "thrift"])
        )
    assert (await host.memory.verify(table.id)).wrong == (0,)
    async with host.database.write() as connection:
        await connection.execute(update(schema.tables).values(seed=b"another"))
    verdict = await host.memory.verify(table.id)
    assert not verdict.genuine


async def test_a_cancelled_match_can_be_proved_too(evening: Evening) -> None:
    table = await evening.begun(2, rounds=5)
    await evening.play(table.id, 5)
    await evening.host.cancel(table.id, ADA.id, moderator=True)
    verdict = await evening.host.memory.verify(table.id)
    assert (verdict.genuine, verdict.wrong) == (True, ())
    assert verdict.checked >= 2
    assert (await evening.host.memory.disclose(table.id, 0, say)).whole
