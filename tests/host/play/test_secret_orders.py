"""A standing order stays secret: until the others have chosen, nothing tells that it is there."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.host.waits.clock_times import PRESETS
from bot.model.posts import Post
from bot.model.table import Table
from bot.storage.database import Database
from games.anunnaki.orders import ASK_DEFEND
from games.anunnaki.view import AnunnakiView
from games.core.fair import Dice
from games.core.game import find
from games.core.steps import Ask, Picks
from tests.databases import sqlite_url
from tests.host.answering import give
from tests.host.harness import ADA, BO, HostHarness
from tests.host.people.test_reminders import pass_time
from tests.host.table.test_clocks import votes

GAME = find("anunnaki")


class World:
    """A match of Anunnaki for two; with ``ordered``, the other seat leaves an order."""

    def __init__(self, folder: Path, *, ordered: bool) -> None:
        folder.mkdir()
        self.harness = HostHarness(Database(sqlite_url(folder)))
        self.ordered = ordered

    async def open(self) -> None:
        harness = self.harness
        await harness.host.start_up(harness.channel)
        table = await harness.host.tables.create(5, 10, ADA, "anunnaki", "en")
        await harness.host.lobby.join(table.id, BO)
        await harness.host.wait_until_idle()
        await harness.host.clocks.set_clock(table.id, ADA.id, "steady")
        await harness.host.lobby.start(table.id, ADA.id)
        await harness.host.wait_until_idle()

    async def table(self) -> Table:
        return await self.harness.host.tables.get(1)

    async def leave_orders(self) -> None:
        """The seat that is not on turn says with which weapon to defend, if they may say so now."""
        host, table = self.harness.host, await self.table()
        view = (await host.play.position(table.id, None)).view
        assert isinstance(view, AnunnakiView)
        for seat in table.seats:
            if self.ordered and seat != view.active:
                (person,) = table.people_of(seat)
                offered = await host.orders.choices(table.id, person, seat)
                clauses = [clause for group in offered.clauses.values() for clause in group]
                wishes = [clause for clause in clauses if clause.endswith(":any")]
                if wishes and not offered.order:
                    await host.orders.leave(table.id, person, seat, wishes)

    async def battle(self) -> tuple[str, str]:
        """Play until two are asked for their weapons; the attacker's and the defender's seat."""
        player = GAME.computer("sensible")
        for number in range(3000):
            await self.leave_orders()
            table = await self.table()
            asks = {seat: await self.ask(seat) for seat in table.seats}
            defender = next((s for s, a in asks.items() if a and a.key == ASK_DEFEND), None)
            if defender is not None:
                return next(seat for seat in table.seats if seat != defender), defender
            seat = table.awaited[0]
            ask, view = asks[seat], (await self.harness.host.play.position(table.id, seat)).view
            assert ask is not None
            await self.answer(seat, player(ask, partial(_same, view), Dice(b"w", str(number))))
        raise AssertionError("no battle in 3,000 answers")

    async def ask(self, seat: str) -> Ask | None:
        return (await self.harness.host.play.position(1, seat)).ask

    async def answer(self, seat: str, picks: Picks) -> None:
        table, ask = await self.table(), await self.ask(seat)
        assert ask is not None
        (person,) = table.people_of(seat)
        await give(self.harness.host, 1, person, seat, table.entry_count, picks, ask.fingerprint)
        await self.harness.host.wait_until_idle()

    def public(self) -> tuple[list[Post], list[Post]]:
        return told(self.harness)


def _same(view: object) -> object:
    return view


async def test_before_the_attacker_chooses_both_worlds_look_the_same(tmp_path: Path) -> None:
    plain = World(tmp_path / "plain", ordered=False)
    secret = World(tmp_path / "secret", ordered=True)
    for world in (plain, secret):
        await world.open()
    attacker, defender = await plain.battle()
    assert await secret.battle() == (attacker, defender)
    table, host = await secret.table(), secret.harness.host
    (person,) = table.people_of(defender)
    assert [offered.seat for offered in await host.orders.of_person(person)] == [defender]
    assert plain.public() == secret.public()
    assert await plain.table() == table
    assert set(table.awaited) == {attacker, defender}
    for seat in (None, attacker):
        before = await plain.harness.host.play.position(1, seat)
        assert before == await host.play.position(1, seat)
    # Time that passes tells nothing either.
    for world in (plain, secret):
        await pass_time(world.harness, 3600)
    assert plain.public() == secret.public()
    # The order answers as soon as the attacker has chosen.
    for world in (plain, secret):
        ask = await world.ask(attacker)
        assert ask is not None
        await world.answer(attacker, ask.options[: max(ask.low, 1)])
    assert (await plain.table()).awaited == (defender,)
    after = await secret.table()
    assert after.entry_count > (await plain.table()).entry_count
    for world in (plain, secret):
        await world.harness.host.shut_down()


async def test_an_order_that_waits_answers_before_its_owner_s_time_is_up(tmp_path: Path) -> None:
    secret = World(tmp_path / "secret", ordered=True)
    await secret.open()
    attacker, defender = await secret.battle()
    clock = PRESETS["steady"]
    await pass_time(secret.harness, clock.bank + clock.turn + 60)
    (vote,) = votes(secret.harness)
    table = await secret.table()
    petition = (await secret.harness.host.timeout_votes.open_at(1))[0]
    assert table.people_of(attacker) == (petition.subject_id,)
    assert vote.detail["petition"] == petition.id
    assert table.awaited == (attacker,)
    assert await secret.ask(defender) is None
    await secret.harness.host.shut_down()


@pytest.mark.parametrize("game", ["ankh", "cyclades", "deus", "divinus"])
async def test_an_order_shows_nowhere_before_its_question_comes(tmp_path: Path, game: str) -> None:
    """Two hosts play the same match; in one of them everybody leaves orders at random.

    While the seat on turn has not answered, the channel, the table and everybody's view are equal.
    """
    dice = Dice(b"orders", game)
    worlds = [
        HostHarness(Database(sqlite_url(folder(tmp_path, name)))) for name in ("plain", "left")
    ]
    for harness in worlds:
        host = harness.host
        await host.start_up(harness.channel)
        table = await host.tables.create(5, 10, ADA, game, "en")
        await host.lobby.join(table.id, BO)
        # A lobby that starts before its post is delivered never has one.
        await host.wait_until_idle()
        await host.lobby.start(table.id, ADA.id)
        await host.wait_until_idle()
    plain, left = worlds
    player, count = find(game).computer("sensible"), 0
    for number in range(40):
        table = await plain.host.tables.get(1)
        waiting = [seat for seat in table.seats if seat not in table.awaited]
        for seat in waiting:
            (person,) = table.people_of(seat)
            offered = await left.host.orders.choices(1, person, seat)
            clauses = [clause for group in offered.clauses.values() for clause in group]
            if clauses:
                await left.host.orders.leave(1, person, seat, dice.sample(clauses, 2))
                count += 1
        for harness in worlds:
            await pass_time(harness, 1800)
        assert told(plain) == told(left)
        assert await plain.host.tables.get(1) == await left.host.tables.get(1)
        for reader in (None, *table.awaited):
            before = await plain.host.play.position(1, reader)
            assert before == await left.host.play.position(1, reader)
        # Orders are taken back before they answer, so that both matches stay the same.
        for seat in waiting:
            await left.host.orders.leave(1, table.people_of(seat)[0], seat, ())
        position = await plain.host.play.position(1, table.awaited[0])
        ask = position.ask
        assert ask is not None
        picks = player(ask, partial(_same, position.view), Dice(b"w", str(number)))
        for harness in worlds:
            person, entry = table.people_of(ask.seat)[0], table.entry_count
            await give(harness.host, 1, person, ask.seat, entry, picks, ask.fingerprint)
            await harness.host.wait_until_idle()
    assert count, "no order was left"
    for harness in worlds:
        await harness.host.shut_down()


def folder(parent: Path, name: str) -> Path:
    (parent / name).mkdir()
    return parent / name


def told(harness: HostHarness) -> tuple[list[Post], list[Post]]:
    """Everything that a channel was told, and every edit of it; nonces are random."""
    posts, edits = harness.channel.posts, harness.channel.edits
    return [replace(p, nonce="") for p in posts], [replace(p, nonce="") for p in edits]
