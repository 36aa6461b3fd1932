"""Computer players at the host's tables."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from itertools import count

import pytest

from games.core import game as shelf
from games.core.fair import Dice
from games.core.game import Computer
from games.core.steps import Ask, Picks
from tests.host.channel import Channel
from tests.host.evening import ADA, Evening
from tests.toy import TOY, ToyView


async def test_computers_play_until_a_person_is_awaited(evening: Evening) -> None:
    table = await evening.begun(1, 3)
    await evening.host.settled()
    now = await evening.host.tables.get(table.id)
    assert now.awaited_people == (ADA.id,)
    assert all(now.computer_of(seat) is None for seat in now.awaited)


async def test_after_a_restart_computers_go_on(evening: Evening) -> None:
    """A process that dies before its computers moved: the next one takes their turn up."""
    silent = Evening(evening.host.engine.database)
    table = await silent.begun(1, 2)
    assert (await silent.host.tables.get(table.id)).entry_count == table.entry_count
    again = Evening(evening.host.engine.database)
    await again.host.start_up(Channel())
    await again.host.settled()
    now = await again.host.tables.get(table.id)
    assert now.entry_count == table.entry_count + 2
    assert now.awaited_people == (ADA.id,)


async def with_player(
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    player: Computer[ToyView],
) -> str:
    game = dataclasses.replace(TOY, computers={"sensible": player})
    monkeypatch.setitem(shelf._SHELF, ("toy", 1), game)
    table = await evening.begun(1, 2, rounds=1)
    over = await evening.play(table.id)
    return over.status


async def test_a_computer_that_breaks_leaves_it_to_chance(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(ask: Ask, look: Callable[[], ToyView], dice: Dice) -> Picks:
        raise ZeroDivisionError

    assert await with_player(evening, monkeypatch, broken) == "over"
    assert "failed at toy.ask.bid" in caplog.text


async def test_a_computer_that_cheats_leaves_it_to_chance(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def cheat(ask: Ask, look: Callable[[], ToyView], dice: Dice) -> Picks:
        return ("win",)

    assert await with_player(evening, monkeypatch, cheat) == "over"
    assert "moved illegally" in caplog.text


async def test_a_computer_sees_what_its_seat_sees(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []

    def watcher(ask: Ask, look: Callable[[], ToyView], dice: Dice) -> Picks:
        view = look()
        seen.append(view.seat == ask.seat)
        seen.append([g.seat for g in view.gardeners if g.goal] == [ask.seat])
        return ask.options[: ask.low]

    assert await with_player(evening, monkeypatch, watcher) == "over"
    assert seen
    assert all(seen)


async def test_the_same_seed_gives_the_same_computers(evening: Evening) -> None:
    """A step that a crash cut short is taken again the same way."""
    logs = []
    for channel in (10, 11):
        evening.seeds = count(7)
        table = await evening.begun(1, 2, channel_id=channel)
        await evening.host.settled()
        hot = await evening.host.engine.hot(await evening.host.engine.stored(table.id))
        logs.append(hot.match.entries)
    assert logs[0] == logs[1]
