"""The history shows each step as the seat saw it then."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import Refusal
from bot.host.moderation.moderation import Moderator
from bot.host.past.history_steps import replay_history, step_at
from games.core.fair import Dice
from games.core.game import find
from games.core.log import live
from games.core.match import Match
from games.core.replay import Diverged
from games.core.snapshots import SNAPSHOT_STRIDE
from games.core.state import BaseState, Codec, Note
from tests.cases import GAMES, Case
from tests.core.toy_matches import played
from tests.hidden.resampling import loaded_state, positions_of, resampled_state, viewers
from tests.host.engine.other_rules import without_raids
from tests.host.harness import ADA, HostHarness, eager
from tests.toy import TOY
from tests.ui.play.table_of_match import table_of


@pytest.mark.parametrize("seed", [b"one", b"two", b"three", b"four", b"five"])
@pytest.mark.parametrize("decisions", [3, 40, 1000])
def test_every_step_shows_what_was_seen_then(seed: bytes, decisions: int) -> None:
    """Undos and rewinds in the log included: what they took back is nowhere to be seen."""
    match = played(decisions, seed=seed)
    replayed, table = replay_history(TOY, match.header, match.entries), table_of(TOY, match)
    standing = live(match.entries)
    for seat in (None, *match.header.seats):
        heard: list[Note] = []
        entry = 0
        while True:
            history_step = step_at(replayed, table, seat, entry)
            position = history_step.position
            then = Match(TOY, match.header, [e for e in standing if e.number < position.entry])
            assert position.view == then.view(seat)
            assert position.over == then.over
            assert position.ask is None
            heard += position.notes
            if history_step.on is None:
                break
            assert step_at(replayed, table, seat, history_step.on).back == position.entry
            entry = history_step.on
        assert heard == [told.note for told in match.visible_notes(seat)]
        assert history_step.place == history_step.count - 1
        assert history_step.position.view == match.view(seat)


def test_steps_are_where_something_was_heard_and_not_raw_entries() -> None:
    match = played(1000, seed=b"steps")
    replayed, table = replay_history(TOY, match.header, match.entries), table_of(TOY, match)
    history_step = step_at(replayed, table, None, None)
    assert history_step.count < len(match.entries) / 2
    silent = [
        entry
        for entry in range(len(match.entries))
        if not step_at(replayed, table, None, entry).position.notes
    ]
    assert silent == []
    assert list(history_step.rounds) == [1, 2, 3, 4, 5]
    for number, entry in history_step.rounds.items():
        assert step_at(replayed, table, None, entry).round == number


def test_an_entry_that_is_no_step_leads_to_the_one_before() -> None:
    match = played(40, seed=b"between")
    replayed, table = replay_history(TOY, match.header, match.entries), table_of(TOY, match)
    newest = step_at(replayed, table, None, None)
    assert step_at(replayed, table, None, 10_000) == newest
    assert newest.back is not None
    assert step_at(replayed, table, None, newest.position.entry - 1).position.entry == newest.back
    assert step_at(replayed, table, None, 0).place == 0


def test_a_history_keeps_no_copy_of_every_state(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(1000, seed=b"copies")
    dump, dumps = Codec.dump, []

    def counted(codec: Codec[BaseState], state: BaseState) -> bytes:
        dumps.append(state)
        return dump(codec, state)

    monkeypatch.setattr(Codec, "dump", counted)
    replayed = replay_history(TOY, match.header, match.entries)
    newest = step_at(replayed, table_of(TOY, match), None, None)
    assert newest.count > 20
    # Snapshots are taken while a log is replayed, and nothing else.
    assert len(dumps) <= len(match.entries) / SNAPSHOT_STRIDE


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_a_round_tells_nothing_hidden(name: str) -> None:
    """Histories of running matches are ordered by it."""
    game = find(name)
    dice = Dice(b"rounds", name)
    for match, state, _ in positions_of(game, Case(name, game.people[-1]), dice, 60):
        for viewer in viewers(match):
            there = resampled_state(game, state, viewer, dice)
            assert game.round_of(there) == game.round_of(loaded_state(game, state))


async def test_the_history_of_a_running_match_grows_with_it(harness: HostHarness) -> None:
    table, history = await harness.begun(2, rounds=2), harness.host.history
    seat = table.seats_of(ADA.id)[0]
    assert (await history.history_step(table.id, seat)).count == 1
    await harness.play(table.id, 6, eager)
    grown = await history.history_step(table.id, seat)
    assert grown.count > 1
    position = await harness.host.play.position(table.id, seat)
    assert grown.position.view == position.view
    with pytest.raises(Refusal, match="no_seat"):
        await history.history_step(table.id, "mauve")
    lobby = await harness.lobby(channel_id=11)
    with pytest.raises(Refusal, match="not_started"):
        await history.history_step(lobby.id, None)


def test_a_log_that_breaks_is_shown_as_far_as_it_goes() -> None:
    other = replace(TOY, play=without_raids)
    match = played(60, seed=b"raid")
    with pytest.raises(Diverged) as broken:
        Match(other, match.header, match.entries)
    replayed = replay_history(other, match.header, match.entries)
    last = step_at(replayed, table_of(TOY, match), None, None)
    assert 0 < last.position.entry <= broken.value.number


async def test_archived_tables_are_on_no_list(harness: HostHarness) -> None:
    table = await harness.play((await harness.begun(2)).id)
    assert [played.id for played in await harness.host.history.played_on(5)] == [table.id]
    await harness.host.moderation.archive(Moderator(5, ADA), table.id)
    assert await harness.host.history.played_on(5) == []
    assert await harness.host.history.played_on(5, over=True) == []
