"""Server settings: limits hold under concurrency, changes are stored, removed servers rest."""

from __future__ import annotations

import asyncio

import pytest
from pydantic import JsonValue
from sqlalchemy import select

from bot.errors import Refusal, RetryLater, Undeliverable
from bot.host.server import server_settings
from bot.host.server.server_settings import MODERATORS
from bot.model.audit import AuditEntry
from bot.model.server import Server
from bot.storage import schema
from tests.host.harness import ADA, BO, CY, HostHarness

GUILD = 5


async def choose(harness: HostHarness, **values: JsonValue) -> Server:
    return await harness.host.server_settings.change(GUILD, ADA, values)


async def actions(harness: HostHarness) -> list[str]:
    page = await harness.host.audit.page(GUILD, size=100)
    return [audit_entry.action for audit_entry in reversed(page.deeds)]


async def alarms(harness: HostHarness) -> list[str]:
    async with harness.host.engine.database.read() as connection:
        rows = await connection.scalars(select(schema.alarms.c.key).order_by(schema.alarms.c.key))
        return [key for key in rows.all() if key.startswith("remind")]


async def test_a_limit_holds_however_many_come_at_once(shared: HostHarness) -> None:
    await choose(shared, most_tables=2)

    async def opened(channel: int) -> bool:
        try:
            await shared.host.tables.create(GUILD, channel, (ADA, BO, CY)[channel % 3], "toy", "en")
        except Refusal as refusal:
            return refusal.phrase.key != "host.refused.too_many_tables"
        return True

    assert sum(await asyncio.gather(*(opened(channel) for channel in range(10, 16)))) == 2
    # Another server has limits of its own.
    await shared.host.tables.create(6, 99, ADA, "toy", "en")


async def test_a_person_has_room_again_when_a_table_is_closed(shared: HostHarness) -> None:
    await choose(shared, most_per_person=1)
    first = await shared.host.tables.create(GUILD, 10, ADA, "toy", "en")
    second = await shared.host.tables.create(GUILD, 11, BO, "toy", "en")
    with pytest.raises(Refusal, match="too_many_for_person"):
        await shared.host.lobby.join(second.id, ADA)
    await shared.host.tables.cancel(first.id, ADA.id)
    assert (await shared.host.lobby.join(second.id, ADA)).people == (BO.id, ADA.id)


async def test_who_may_open_tables(shared: HostHarness) -> None:
    await choose(shared, creators="77")
    with pytest.raises(Refusal, match="creators_role"):
        await shared.host.tables.create(GUILD, 10, ADA, "toy", "en", roles=(1, 7))
    await shared.host.tables.create(GUILD, 10, ADA, "toy", "en", roles=(1, 77))
    await choose(shared, creators=MODERATORS)
    with pytest.raises(Refusal, match="creators_moderators"):
        await shared.host.tables.create(GUILD, 11, ADA, "toy", "en", roles=(77,))
    await choose(shared, locked=True)
    await shared.host.tables.create(GUILD, 11, ADA, "toy", "en", moderator=True)
    await choose(shared, locked=False, creators="everyone")
    await shared.host.tables.create(GUILD, 12, ADA, "toy", "en")


async def test_every_change_is_a_line_and_no_change_is_none(shared: HostHarness) -> None:
    await choose(shared, locked=True, most_tables=3)
    await choose(shared, locked=True)
    assert await actions(shared) == ["setting", "setting"]
    page = await shared.host.audit.page(GUILD)
    assert {str(d.detail["setting"]): d.detail["after"] for d in page.deeds} == {
        "locked": True,
        "most_tables": 3,
    }
    assert page.deeds[0].actor_id == ADA.id


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("most_tables", -1),
        ("stall_days", -1),
        ("stall_days", 10**9),
        ("most_tables", True),
        ("most_tables", 10**9),
        ("creators", "nobody"),
        ("creators", "9" * 30),
        ("clock", "eternal"),
        ("remind_after", -1),
        ("locked", "yes"),
        ("present", False),
        ("guild_id", 6),
        ("language", ""),
    ],
)
async def test_what_no_setting_can_be_is_refused(
    harness: HostHarness, name: str, value: JsonValue
) -> None:
    with pytest.raises(Refusal, match="bad_setting"):
        await choose(harness, **{name: value})
    assert await harness.host.server_settings.get(GUILD) == Server(GUILD)
    assert await actions(harness) == []


class Board:
    """A stand-in for the channel of an audit log."""

    def __init__(self) -> None:
        self.lines: list[int] = []
        self.before: list[Exception] = []
        self.after: list[Exception] = []
        self.searching: list[Exception] = []

    async def announce(self, audit_entry: AuditEntry, server: Server) -> None:
        if self.before:
            raise self.before.pop(0)
        self.lines.append(audit_entry.id)
        if self.after:
            raise self.after.pop(0)

    async def announced(self, audit_entry: AuditEntry, server: Server) -> bool:
        if self.searching:
            raise self.searching.pop(0)
        return audit_entry.id in self.lines


async def test_lines_are_posted_once_and_in_order_whatever_fails(shared: HostHarness) -> None:
    board = Board()
    await shared.host.start_reporting(board)
    await choose(shared, audit_channel=70)
    await shared.host.wait_until_idle()
    assert len(board.lines) == 1
    board.before = [RetryLater(0.0, uncertain=False), Undeliverable("gone")]
    board.after = [RetryLater(0.0), RuntimeError("in the dark")]
    board.searching = [RetryLater(0.0, uncertain=False), Undeliverable("gone for a while")]
    for most in (1, 2, 3):
        await choose(shared, most_tables=most)
    await shared.host.wait_until_idle()
    for _ in range(9):
        shared.host.audit.call(GUILD)
        await shared.host.wait_until_idle()
    assert len(board.lines) == 4
    assert board.lines == sorted(board.lines)


async def test_the_tables_of_a_server_that_is_gone_rest(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.host.wait_until_idle()
    assert await alarms(shared) != []
    posts = len(shared.channel.posts)
    await shared.host.lost_channels.left(GUILD)
    assert await alarms(shared) == []
    assert (await shared.host.tables.get(table.id)).stranded
    await shared.play(table.id, 3)
    shared.clock.now += 5 * 86400
    await shared.host.wait_until_idle()
    assert len(shared.channel.posts) == posts
    await shared.host.lost_channels.returned(GUILD)
    await shared.host.wait_until_idle()
    assert len(shared.channel.posts) > posts
    assert await alarms(shared) != []
    assert not (await shared.host.tables.get(table.id)).stranded


async def test_a_roll_call_finds_who_came_and_went(shared: HostHarness) -> None:
    await shared.begun(2)
    await shared.host.lost_channels.check_servers({6})
    assert not (await shared.host.server_settings.get(GUILD)).present
    await shared.host.lost_channels.check_servers({GUILD})
    assert (await shared.host.server_settings.get(GUILD)).present


async def test_a_lost_place_is_said_once(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.host.wait_until_idle()
    for _ in range(2):
        await shared.host.lost_channels.gone(GUILD, {table.channel_id})
        await shared.host.wait_until_idle()
    said = [post for post in shared.channel.posts if post.kind == "lost"]
    assert [(post.person_id, post.table.id) for post in said] == [(ADA.id, table.id)]
    assert await actions(shared) == ["lost"]
    await shared.host.lost_channels.back(table.id)
    assert (await shared.host.tables.get(table.id)).lost is None


async def test_nobody_opens_and_closes_tables_without_end(harness: HostHarness) -> None:
    tables = harness.host.tables
    for _ in range(server_settings.MAX_TABLES_OPENED_PER_HOUR):
        table = await tables.create(5, 1, ADA, "toy", "en")
        await tables.cancel(table.id, ADA.id)
    with pytest.raises(Refusal, match="opened_many"):
        await tables.create(5, 1, ADA, "toy", "en")
    harness.clock.now += 3601
    assert (await tables.create(5, 1, ADA, "toy", "en")).status == "lobby"
