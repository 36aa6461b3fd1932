"""Templates: a table kept by name, and new tables like it."""

from __future__ import annotations

import pytest

from bot.errors import Refusal
from bot.host.server.templates import MAX_TEMPLATES
from tests.host.harness import ADA, BO, HostHarness

GUILD = 5


async def test_a_new_table_takes_everything_over(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.lobby(2, 1)
    await host.lobby.set_hints(table.id, ADA.id, "nobody")
    await host.lobby.set_agreement(table.id, ADA.id, "concerned")
    await host.clocks.set_clock(table.id, ADA.id, "quick")
    table = await host.tables.get(table.id)
    await host.templates.save(GUILD, ADA, table, "  Quick   lunch ")
    like = await host.templates.find(GUILD, "quick LUNCH")
    assert like is not None
    assert like.name == "Quick lunch"
    made = await host.tables.create(GUILD, 11, BO, like.game, "en", like=like)
    assert (made.hints, made.agreement, made.clock) == ("nobody", "concerned", table.clock)
    assert made.options == table.options
    assert [m.computer for m in made.members] == [None, "sensible"]


async def test_a_name_is_replaced_and_deleted(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.lobby(1)
    await host.templates.save(GUILD, ADA, table, "Lunch")
    await host.lobby.set_hints(table.id, ADA.id, "everybody")
    await host.templates.save(GUILD, ADA, await host.tables.get(table.id), "LUNCH")
    (only,) = await host.templates.of_server(GUILD)
    assert (only.name, only.hints) == ("LUNCH", "everybody")
    assert await host.templates.of_server(6) == []
    await host.templates.drop(GUILD, ADA, "lunch")
    with pytest.raises(Refusal, match="no_template"):
        await host.templates.drop(GUILD, ADA, "lunch")


async def test_names_and_numbers_are_bounded(shared: HostHarness) -> None:
    table = await shared.lobby(1)
    for name in ("", "  ", "x" * 41, "a\x07b"):
        with pytest.raises(Refusal, match="template_name"):
            await shared.host.templates.save(GUILD, ADA, table, name)
    for number in range(MAX_TEMPLATES):
        await shared.host.templates.save(GUILD, ADA, table, f"Table {number}")
    with pytest.raises(Refusal, match="template_many"):
        await shared.host.templates.save(GUILD, ADA, table, "One more")
    await shared.host.templates.save(GUILD, ADA, table, "table 1")
