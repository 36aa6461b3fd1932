"""Computer players of the host."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from itertools import count

import pytest

from games.core import game as registry
from games.core.fair import Dice
from games.core.game import Computer
from games.core.steps import Ask, Picks
from tests.host.fake_channel import FakeChannel
from tests.host.harness import ADA, HostHarness
from tests.toy import TOY, ToyView


async def test_computers_play_until_a_person_is_awaited(harness: HostHarness) -> None:
    table = await harness.begun(1, 3)
    await harness.host.wait_until_idle()
    now = await harness.host.tables.get(table.id)
    assert now.awaited_people == (ADA.id,)
    assert all(now.computer_of(seat) is None for seat in now.awaited)


async def test_after_a_restart_computers_go_on(harness: HostHarness) -> None:
    """A process that dies before its computers moved: the next one takes their turn up."""
    silent = HostHarness(harness.host.engine.database)
    table = await silent.begun(1, 2)
    assert (await silent.host.tables.get(table.id)).entry_count == table.entry_count
    again = HostHarness(harness.host.engine.database)
    await again.host.start_up(FakeChannel())
    await again.host.wait_until_idle()
    now = await again.host.tables.get(table.id)
    assert now.entry_count == table.entry_count + 2
    assert now.awaited_people == (ADA.id,)


async def with_player(
    harness: HostHarness,
    monkeypatch: pytest.MonkeyPatch,
    player: Computer[ToyView],
) -> str:
    game = dataclasses.replace(TOY, computers={"sensible": player})
    monkeypatch.setitem(registry._REGISTRY, ("toy", 1), game)
    table = await harness.begun(1, 2, rounds=1)
    over = await harness.play(table.id)
    return over.status


async def test_a_computer_that_breaks_leaves_it_to_chance(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(ask: Ask, get_view: Callable[[], ToyView], dice: Dice) -> Picks:
        raise ZeroDivisionError

    assert await with_player(harness, monkeypatch, broken) == "over"
    assert "failed at toy.ask.bid" in caplog.text


async def test_a_computer_that_cheats_leaves_it_to_chance(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def cheat(ask: Ask, get_view: Callable[[], ToyView], dice: Dice) -> Picks:
        return ("win",)

    assert await with_player(harness, monkeypatch, cheat) == "over"
    assert "moved illegally" in caplog.text


async def test_a_computer_sees_what_its_seat_sees(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []

    def watcher(ask: Ask, get_view: Callable[[], ToyView], dice: Dice) -> Picks:
        view = get_view()
        seen.append(view.seat == ask.seat)
        seen.append([g.seat for g in view.gardeners if g.goal] == [ask.seat])
        return ask.options[: ask.low]

    assert await with_player(harness, monkeypatch, watcher) == "over"
    assert seen
    assert all(seen)


async def test_the_same_seed_gives_the_same_computers(harness: HostHarness) -> None:
    """A step that a crash cut short is taken again the same way."""
    logs = []
    for channel in (10, 11):
        harness.seeds = count(7)
        table = await harness.begun(1, 2, channel_id=channel)
        await harness.host.wait_until_idle()
        loaded = await harness.host.engine.loaded(await harness.host.engine.stored(table.id))
        logs.append(loaded.match.entries)
    assert logs[0] == logs[1]
