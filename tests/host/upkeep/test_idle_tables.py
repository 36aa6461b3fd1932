"""Tables that nobody touches: a word before, one click to keep, and a month to reopen."""

from __future__ import annotations

import pytest

from bot.errors import Refusal
from bot.host.upkeep.idle_tables import DAY
from bot.model.table import Table
from tests.host.harness import ADA, BO, CY, HostHarness

GUILD = 5


async def months(harness: HostHarness, days: int) -> None:
    """Let days pass, one by one, as alarms do."""
    for _ in range(days):
        await harness.later(DAY)


async def chosen(harness: HostHarness, days: int | None = 30) -> None:
    await harness.host.server_settings.change(GUILD, CY, {"idle_days": days})


async def now(harness: HostHarness, table: Table) -> Table:
    return await harness.host.tables.get(table.id)


async def test_an_untouched_match_ends_and_goes_on_where_it_stood(shared: HostHarness) -> None:
    host = shared.host
    await chosen(shared)
    table = await shared.begun(2)
    before = await shared.asked(table.id)
    await months(shared, 29)
    assert (await now(shared, table)).idle_warned is not None
    assert (await now(shared, table)).status == "running"
    await months(shared, 3)
    ended = await now(shared, table)
    assert (ended.status, ended.entry_count) == ("cancelled", table.entry_count)
    # The seed stays secret as long as the match may go on.
    assert await host.play.seed_proof(table.id) is None
    with pytest.raises(Refusal):
        await host.idle_tables.reopen(table.id, CY.id)
    reopened = await host.idle_tables.reopen(table.id, BO.id)
    assert reopened.status == "running"
    after = await shared.asked(table.id)
    assert after.ask is not None
    assert before.ask is not None
    assert after.ask.fingerprint == before.ask.fingerprint
    assert (await shared.play(table.id)).status == "over"
    assert await host.play.seed_proof(table.id) is not None


async def test_after_a_month_it_stays_closed_and_its_seed_is_told(shared: HostHarness) -> None:
    await chosen(shared)
    table = await shared.begun(2)
    await months(shared, 31)
    assert (await now(shared, table)).idle_ended is not None
    await months(shared, 32)
    assert (await now(shared, table)).idle_ended is None
    with pytest.raises(Refusal) as refused:
        await shared.host.idle_tables.reopen(table.id, ADA.id)
    assert refused.value.phrase.key == "idle.refused.too_late"
    assert await shared.host.play.seed_proof(table.id) is not None


async def test_one_click_or_any_move_keeps_it(shared: HostHarness) -> None:
    await chosen(shared)
    kept, moved = await shared.begun(2), await shared.begun(2, channel_id=11)
    await months(shared, 28)
    with pytest.raises(Refusal):
        await shared.host.idle_tables.keep(kept.id, CY.id)
    await shared.host.idle_tables.keep(kept.id, ADA.id)
    await shared.answer(await shared.asked(moved.id))
    await months(shared, 20)
    assert (await now(shared, kept)).status == (await now(shared, moved)).status == "running"


async def test_a_lobby_ends_and_is_not_thrown_away_while_it_may_be_reopened(
    shared: HostHarness,
) -> None:
    await chosen(shared)
    table = await shared.lobby(2)
    await months(shared, 40)
    assert (await now(shared, table)).status == "cancelled"
    reopened = await shared.host.idle_tables.reopen(table.id, ADA.id)
    assert (reopened.status, reopened.people) == ("lobby", (ADA.id, BO.id))
    assert (await shared.host.lobby.start(table.id, ADA.id)).status == "running"


async def test_a_taken_channel_and_a_server_that_wants_none(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await months(shared, 40)
    assert (await now(shared, table)).status == "running"
    await chosen(shared)
    await months(shared, 5)
    assert (await now(shared, table)).status == "cancelled"
    await shared.lobby(1)
    with pytest.raises(Refusal) as refused:
        await shared.host.idle_tables.reopen(table.id, ADA.id)
    assert refused.value.phrase.key == "host.refused.channel_taken"
