"""After an upgrade, matches that the rules replay continue, and the others are frozen."""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import pytest

from bot.errors import Refusal
from bot.host.engine.rules_version import rules_version
from bot.model.table import Table
from games.core import game as registry
from games.core.game import Game
from games.core.phrase import seat_name
from games.core.steps import Procedure
from tests.host.answering import give, take_back
from tests.host.engine.other_rules import without_raids
from tests.host.harness import HostHarness, eager, first
from tests.toy import TOY, Orchard, ToyView
from tests.toy.rules import play


def broken_set_up(state: Orchard) -> Procedure[None]:
    """Rules that cannot even begin."""
    if state.seats:
        raise LookupError("no such card")
    yield from play(state)


def later_note(state: Orchard) -> Procedure[None]:
    """A neutral change: the same questions, told with one note more."""
    if state.round == 0:
        state.tell("toy.note.pass", seat=seat_name("amber"))
    yield from play(state)


RULES: Mapping[str, Game[Orchard, ToyView]] = {
    "neutral": dataclasses.replace(TOY, play=later_note),
    "other": dataclasses.replace(TOY, play=without_raids),
    "broken": dataclasses.replace(TOY, play=broken_set_up),
    "same": TOY,
}


@asynccontextmanager
async def upgraded(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch, rules: str
) -> AsyncIterator[HostHarness]:
    """The next process, with other rules installed."""
    monkeypatch.setitem(registry._REGISTRY, ("toy", 1), RULES[rules])
    again = HostHarness(harness.host.engine.database, channel=harness.channel, rules=rules)
    await again.host.start_up(again.channel)
    yield again
    await again.host.wait_until_idle()


async def raided(harness: HostHarness, channel_id: int) -> Table:
    """A match in which raiding has been possible."""
    table = await harness.begun(2, channel_id=channel_id, rounds=5)
    return await harness.play(table.id, 14, eager)


async def test_a_neutral_change_lets_matches_go_on(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await raided(harness, 10)
    async with upgraded(harness, monkeypatch, "neutral") as again:
        await again.host.wait_until_idle()
        assert (await again.host.engine.stored(table.id)).rules == "neutral"
        assert (await again.play(table.id, choice=eager)).status == "over"


async def test_a_match_that_diverges_is_frozen_alone(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, fresh = await raided(harness, 10), await harness.begun(2, channel_id=11)
    await harness.host.wait_until_idle()
    posts = len(harness.channel.posts)
    async with upgraded(harness, monkeypatch, "other") as again:
        await again.host.wait_until_idle()
        frozen = await again.host.tables.get(old.id)
        assert frozen.status == "frozen"
        assert (await again.host.tables.get(fresh.id)).status == "running"
        # The channel's moderators are told, once.
        told = again.channel.posts[posts:]
        assert [(post.kind, post.table.id) for post in told] == [("frozen", old.id)]
        # It stays readable, and nobody can move.
        seat = next(iter(frozen.seats))
        position = await again.host.play.position(old.id, seat)
        assert position.ask is None
        assert not position.can_undo
        person = frozen.people_of(seat)[0]
        with pytest.raises(Refusal, match="frozen"):
            await give(again.host, old.id, person, seat, frozen.entry_count, ("pass",))
        with pytest.raises(Refusal, match="frozen"):
            await take_back(again.host, old.id, person, seat, frozen.entry_count)
        assert (await again.host.panels.look(old.id, person)).table.status == "frozen"
        assert (await again.host.play.log_page(old.id, None)).notes
        # The other one plays on to its end.
        assert (await again.play(fresh.id, choice=eager)).status == "over"
        assert told[0].position is not None
    async with upgraded(harness, monkeypatch, "other") as third:
        await third.host.wait_until_idle()
    assert [p.kind for p in third.channel.posts].count("frozen") == 1


async def test_looking_at_a_match_finds_the_divergence_first(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await raided(harness, 10)
    monkeypatch.setitem(registry._REGISTRY, ("toy", 1), RULES["other"])
    lazy = HostHarness(harness.host.engine.database, rules="other")
    position = await lazy.host.play.position(table.id, None)
    assert position.table.status == "frozen"
    assert (await lazy.host.tables.get(table.id)).status == "frozen"


async def test_an_answer_to_a_diverging_match_is_refused(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await raided(harness, 10)
    position = await harness.asked(table.id)
    monkeypatch.setitem(registry._REGISTRY, ("toy", 1), RULES["other"])
    lazy = HostHarness(harness.host.engine.database, rules="other")
    with pytest.raises(Refusal, match="frozen"):
        await lazy.answer(position)
    frozen = await lazy.host.tables.get(table.id)
    assert (frozen.status, frozen.entry_count) == ("frozen", position.entry)


async def test_the_right_rules_thaw_a_frozen_match(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await raided(harness, 10)
    before = await harness.asked(table.id)
    async with upgraded(harness, monkeypatch, "other"):
        pass
    async with upgraded(harness, monkeypatch, "same") as again:
        await again.host.wait_until_idle()
        assert again.channel.posts[-1].kind == "thawed"
        after = await again.asked(table.id)
        assert (after.entry, after.ask, after.view) == (before.entry, before.ask, before.view)
        assert (await again.play(table.id, choice=first)).status == "over"


async def test_rules_that_cannot_begin_freeze_and_do_not_crash(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await harness.begun(2)
    async with upgraded(harness, monkeypatch, "broken") as again:
        await again.host.wait_until_idle()
        assert (await again.host.tables.get(table.id)).status == "frozen"
        with pytest.raises(Refusal, match="unreadable"):
            await again.host.play.position(table.id, None)
        last = again.channel.posts[-1]
        assert (last.kind, last.position) == ("frozen", None)


async def test_a_finished_match_stays_as_it_ended(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await harness.begun(2, rounds=5)
    over = await harness.play(table.id, choice=eager)
    async with upgraded(harness, monkeypatch, "other") as again:
        await again.host.wait_until_idle()
        assert (await again.host.play.position(table.id, None)).table == over


async def test_a_game_that_is_gone_is_said_to_be_gone(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await harness.begun(2)
    await harness.host.wait_until_idle()
    harness.host.engine.forget(table.id)
    monkeypatch.delitem(registry._REGISTRY, ("toy", 1))
    with pytest.raises(Refusal, match="unknown_game"):
        await harness.host.play.position(table.id, None)
    assert (await harness.host.tables.get(table.id)).status == "running"


def test_the_version_of_the_rules_is_that_of_their_files() -> None:
    other = dataclasses.replace(TOY, id="other")
    assert rules_version(TOY) == rules_version(other)
    assert len(rules_version(TOY)) == 16
