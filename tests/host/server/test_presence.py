"""A server that removes the bot and takes it back: its tables are updated one by one."""

from __future__ import annotations

import pytest

from bot.host.server import lost_channels
from bot.host.server.lost_channels import LostChannels
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm
from bot.storage.table import waits
from tests.host.harness import HostHarness
from tests.host.people.test_reminders import pass_time

GUILD = 5


async def ticking(harness: HostHarness, table_id: int) -> list[bool]:
    """Whether the clocks of a table run."""
    async with harness.host.engine.database.read() as connection:
        found = await waits.at_table(connection, table_id)
    return [wait.ticking is not None for wait in found.values()]


async def alarm_of(harness: HostHarness) -> Alarm | None:
    """The alarm that would update the tables later."""
    async with harness.host.engine.database.read() as connection:
        return await alarms.find(connection, f"{lost_channels.KIND}:{GUILD}")


async def test_tables_rest_and_go_on(shared: HostHarness) -> None:
    table = await shared.begun(2)
    assert any(await ticking(shared, table.id))
    await shared.host.lost_channels.left(GUILD)
    assert not any(await ticking(shared, table.id))
    assert await alarm_of(shared) is None
    await shared.host.lost_channels.returned(GUILD)
    assert any(await ticking(shared, table.id))
    assert await alarm_of(shared) is None


async def test_what_a_process_did_not_finish_is_done_later(
    shared: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await shared.begun(2)

    async def killed(channels: LostChannels, alarm: Alarm) -> None:
        raise ConnectionError

    with monkeypatch.context() as patched:
        patched.setattr(LostChannels, "_update_tables", killed)
        with pytest.raises(ConnectionError):
            await shared.host.lost_channels.left(GUILD)
    assert any(await ticking(shared, table.id))
    await pass_time(shared, lost_channels.RETRY_SECONDS + 60)
    assert not any(await ticking(shared, table.id))
    assert await alarm_of(shared) is None
