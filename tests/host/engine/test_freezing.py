"""After an upgrade of the rules: matches that fit go on, one that does not is frozen alone."""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import pytest

from bot.errors import Refusal
from bot.host.engine.rules_version import rules_version
from bot.model.table import Table
from games.core import game as shelf
from games.core.game import Game
from games.core.phrase import seat_name
from games.core.steps import Story
from tests.host.engine.other_rules import without_raids
from tests.host.evening import Evening, eager, first
from tests.toy import TOY, Orchard, ToyView
from tests.toy.rules import play


def broken_set_up(state: Orchard) -> Story[None]:
    """Rules that cannot even begin."""
    if state.seats:
        raise LookupError("no such card")
    yield from play(state)


def later_note(state: Orchard) -> Story[None]:
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
    evening: Evening, monkeypatch: pytest.MonkeyPatch, rules: str
) -> AsyncIterator[Evening]:
    """The next process, with other rules installed."""
    monkeypatch.setitem(shelf._SHELF, ("toy", 1), RULES[rules])
    again = Evening(evening.host.engine.database, channel=evening.channel, rules=rules)
    await again.host.start_up(again.channel)
    yield again
    await again.host.settled()


async def raided(evening: Evening, channel_id: int) -> Table:
    """A match in which raiding has been possible."""
    table = await evening.begun(2, channel_id=channel_id, rounds=5)
    return await evening.play(table.id, 14, eager)


async def test_a_neutral_change_lets_matches_go_on(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await raided(evening, 10)
    async with upgraded(evening, monkeypatch, "neutral") as again:
        await again.host.settled()
        assert (await again.host.engine.stored(table.id)).rules == "neutral"
        assert (await again.play(table.id, choice=eager)).status == "over"


async def test_a_match_that_diverges_is_frozen_alone(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, fresh = await raided(evening, 10), await evening.begun(2, channel_id=11)
    await evening.host.settled()
    posts = len(evening.channel.posts)
    async with upgraded(evening, monkeypatch, "other") as again:
        await again.host.settled()
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
            await again.host.play.answer(old.id, person, seat, frozen.entry_count, ("pass",))
        assert (await again.host.play.log_page(old.id, None)).notes
        # The other one plays on to its end.
        assert (await again.play(fresh.id, choice=eager)).status == "over"
        assert told[0].position is not None
    async with upgraded(evening, monkeypatch, "other") as third:
        await third.host.settled()
    assert [p.kind for p in third.channel.posts].count("frozen") == 1


async def test_looking_at_a_match_finds_the_divergence_first(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await raided(evening, 10)
    monkeypatch.setitem(shelf._SHELF, ("toy", 1), RULES["other"])
    lazy = Evening(evening.host.engine.database, rules="other")
    position = await lazy.host.play.position(table.id, None)
    assert position.table.status == "frozen"
    assert (await lazy.host.tables.get(table.id)).status == "frozen"


async def test_an_answer_to_a_diverging_match_is_refused(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await raided(evening, 10)
    position = await evening.asked(table.id)
    monkeypatch.setitem(shelf._SHELF, ("toy", 1), RULES["other"])
    lazy = Evening(evening.host.engine.database, rules="other")
    with pytest.raises(Refusal, match="frozen"):
        await lazy.answer(position)
    assert (await lazy.host.tables.get(table.id)).entry_count == position.entry


async def test_the_right_rules_thaw_a_frozen_match(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await raided(evening, 10)
    before = await evening.asked(table.id)
    async with upgraded(evening, monkeypatch, "other"):
        pass
    async with upgraded(evening, monkeypatch, "same") as again:
        await again.host.settled()
        assert again.channel.posts[-1].kind == "thawed"
        after = await again.asked(table.id)
        assert (after.entry, after.ask, after.view) == (before.entry, before.ask, before.view)
        assert (await again.play(table.id, choice=first)).status == "over"


async def test_rules_that_cannot_begin_freeze_and_do_not_crash(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await evening.begun(2)
    async with upgraded(evening, monkeypatch, "broken") as again:
        await again.host.settled()
        assert (await again.host.tables.get(table.id)).status == "frozen"
        with pytest.raises(Refusal, match="unreadable"):
            await again.host.play.position(table.id, None)
        last = again.channel.posts[-1]
        assert (last.kind, last.position) == ("frozen", None)


async def test_a_finished_match_stays_as_it_ended(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await evening.begun(2, rounds=5)
    over = await evening.play(table.id, choice=eager)
    async with upgraded(evening, monkeypatch, "other") as again:
        await again.host.settled()
        assert (await again.host.play.position(table.id, None)).table == over


async def test_a_game_that_is_gone_is_said_to_be_gone(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await evening.begun(2)
    await evening.host.settled()
    evening.host.engine.forget(table.id)
    monkeypatch.delitem(shelf._SHELF, ("toy", 1))
    with pytest.raises(Refusal, match="unknown_game"):
        await evening.host.play.position(table.id, None)
    assert (await evening.host.tables.get(table.id)).status == "running"


def test_the_version_of_the_rules_is_that_of_their_files() -> None:
    other = dataclasses.replace(TOY, id="other")
    assert rules_version(TOY) == rules_version(other)
    assert len(rules_version(TOY)) == 16
