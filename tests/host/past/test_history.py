"""Looking back: a history shows what was seen then."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import Refusal
from bot.host.moderation.moderation import Moderator
from bot.host.past.history_steps import moment_of, walk_of
from games.core.facts import Note
from games.core.fair import Dice
from games.core.game import find
from games.core.log import live
from games.core.match import Match
from games.core.script import Diverged
from tests.cases import GAMES, Case
from tests.core.courses import played
from tests.face.play.seated import table_of
from tests.hidden.worlds import other_world, places, viewers, world
from tests.host.engine.other_rules import without_raids
from tests.host.evening import ADA, Evening, eager
from tests.toy import TOY


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
    table, history = await evening.begun(2, rounds=2), evening.host.history
    seat = table.seats_of(ADA.id)[0]
    assert (await history.moment(table.id, seat)).count == 1
    await evening.play(table.id, 6, eager)
    grown = await history.moment(table.id, seat)
    assert grown.count > 1
    position = await evening.host.play.position(table.id, seat)
    assert grown.position.view == position.view
    with pytest.raises(Refusal, match="no_seat"):
        await history.moment(table.id, "mauve")
    lobby = await evening.lobby(channel_id=11)
    with pytest.raises(Refusal, match="not_started"):
        await history.moment(lobby.id, None)


def test_a_log_that_breaks_is_shown_as_far_as_it_goes() -> None:
    other = replace(TOY, play=without_raids)
    match = played(60, seed=b"raid")
    with pytest.raises(Diverged) as broken:
        Match(other, match.header, match.entries)
    walk = walk_of(other, match.header, match.entries)
    last = moment_of(walk, table_of(TOY, match), None, None)
    assert 0 < last.position.entry <= broken.value.number


async def test_archived_tables_are_on_no_list(evening: Evening) -> None:
    table = await evening.play((await evening.begun(2)).id)
    assert [played.id for played in await evening.host.history.played_on(5)] == [table.id]
    await evening.host.moderation.archive(Moderator(5, ADA), table.id)
    assert await evening.host.history.played_on(5) == []
    assert await evening.host.history.played_on(5, over=True) == []
