"""The log as a file: it tells what its asker may know."""

from __future__ import annotations

import json

import pytest

from bot.errors import Refusal
from games.core.fair import Dice
from games.core.game import find, random_player
from games.core.log import Record
from games.core.match import AnyMatch, Match
from games.core.trials.worlds import Search, tale_of
from tests.cases import Case
from tests.face.play.seated import table_of
from tests.host.evening import ADA, BO, Evening, eager
from tests.host.past.files import say, told_by
from tests.toy import TOY


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
    table, exports = await evening.begun(2, rounds=5), evening.host.exports
    amber = table.seats_of(ADA.id)[0]
    bid = await evening.answer(await evening.host.play.position(table.id, amber))
    await evening.host.play.undo(table.id, ADA.id, amber, bid.entry)
    await evening.play(table.id, 9, eager)
    stored = await evening.host.engine.stored(table.id)
    assert stored.seed is not None
    for person in (ADA, BO, None):
        made = await exports.disclose(table.id, person.id if person else 0, say)
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
    made = await evening.host.exports.disclose(table.id, 0, say)
    assert made.whole
    record = Record.model_validate_json(made.text)
    stored = await evening.host.engine.stored(table.id)
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
        await evening.host.exports.disclose(lobby.id, ADA.id, say)
