"""Exports of a log hold what the person may know, and no more."""

from __future__ import annotations

import json

import pytest

from bot.errors import Refusal
from games.core.fair import Dice
from games.core.game import find, random_player
from games.core.log import Record
from games.core.match import AnyMatch, Match
from games.core.trials.determinization import Determinizer, entries_since_checkpoint
from tests.cases import Case
from tests.host.answering import take_back
from tests.host.harness import ADA, BO, HostHarness, eager
from tests.host.past.export_files import say, told_by
from tests.toy import TOY
from tests.ui.play.table_of_match import table_of


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
        origin, entries_since = entries_since_checkpoint(match)
        determinize = Determinizer(
            game, match.header, origin, entries_since, seat, seed
        ).determinize()
        changed += sum(
            e.picks != o.picks for e, o in zip(match.entries, determinize.told, strict=True)
        )
        here = told_by(game, table, match, match.entries, seat)
        assert told_by(game, table, determinize, determinize.told, seat) == here
    assert changed, "nothing was hidden"


async def test_a_file_of_a_running_match_keeps_secrets(harness: HostHarness) -> None:
    table, exports = await harness.begun(2, rounds=5), harness.host.exports
    amber = table.seats_of(ADA.id)[0]
    bid = await harness.answer(await harness.host.play.position(table.id, amber))
    await take_back(harness.host, table.id, ADA.id, amber, bid.entry)
    await harness.play(table.id, 9, eager)
    stored = await harness.host.engine.stored(table.id)
    assert stored.seed is not None
    for person in (ADA, BO, None):
        made = await exports.export_for(table.id, person.id if person else 0, say)
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


async def test_a_finished_match_is_told_whole(harness: HostHarness) -> None:
    table = await harness.begun(2, 1, rounds=2)
    await harness.play(table.id, choice=eager)
    made = await harness.host.exports.export_for(table.id, 0, say)
    assert made.whole
    record = Record.model_validate_json(made.text)
    stored = await harness.host.engine.stored(table.id)
    assert stored.seed is not None
    assert record.seed == stored.seed.hex()
    match: AnyMatch = Match(TOY, record.header, record.log())
    assert match.over
    assert record.digest == match.digest
    beside = json.loads(made.text)
    assert len(beside["times"]) == len(record.entries)
    assert list(beside["table"]["players"]) == list(table.seats)
    lobby = await harness.lobby(channel_id=11)
    with pytest.raises(Refusal, match="not_started"):
        await harness.host.exports.export_for(lobby.id, ADA.id, say)
