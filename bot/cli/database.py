"""``pantheon check``, ``ratings``, ``stats``, ``export`` and ``import``."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.cli.files import read, write_private
from bot.cli.terminal import Terminal, UsageError
from bot.errors import Refusal
from bot.host.host import Host
from bot.host.people.ratings import recompute
from bot.host.upkeep import campaign_check
from bot.host.upkeep.campaign_file import export_campaign, import_campaign, is_campaign
from bot.host.upkeep.table_file import export_table, import_table
from bot.settings import Settings
from bot.storage.campaign import campaigns
from bot.storage.people import ratings as stored_ratings
from bot.storage.people import statistics as stored_statistics
from bot.storage.table import tables
from games.core.phrase import phrase
from games.core.replay import Diverged


@asynccontextmanager
async def opened(settings: Settings, *, migrate: bool = False) -> AsyncIterator[Host]:
    """A host that is not started: no computer plays and nothing is posted.

    It does not migrate unless told to, because another version of the bot may be using the
    database.
    """
    host = Host.from_settings(settings)
    try:
        if migrate:
            await host.engine.database.migrate()
        elif not await host.engine.database.is_current():
            raise UsageError(phrase("cli.outdated"))
        yield host
    finally:
        await host.engine.database.dispose()


async def check(terminal: Terminal, settings: Settings, *, migrate: bool) -> int:
    """Replay every running match with the installed rules and list the diverging ones."""
    broken = 0
    async with opened(settings, migrate=migrate) as host:
        async with host.engine.database.read() as connection:
            ids = await tables.running(connection)
        for done, table_id in enumerate(ids):
            terminal.progress("cli.check.progress", done, len(ids))
            try:
                await host.engine.replayed(await host.engine.stored(table_id))
            except Diverged as error:
                broken += 1
                terminal.say("cli.check.diverged", table=table_id, why=str(error))
            except Refusal as refusal:
                broken += 1
                terminal.say("cli.check.diverged", table=table_id, why=refusal.phrase)
        terminal.say("cli.check.done", count=len(ids), broken=broken)
        broken += await _check_campaigns(terminal, host)
    return 1 if broken else 0


async def _check_campaigns(terminal: Terminal, host: Host) -> int:
    """Print the inconsistent campaigns; returns how many."""
    async with host.engine.database.read() as connection:
        known = await campaigns.everyone(connection)
    broken = 0
    for campaign_id in known:
        wrong = await campaign_check.faults(host.engine, campaign_id)
        broken += bool(wrong)
        for why in wrong:
            terminal.say("cli.check.campaign", campaign=campaign_id, why=why)
    if known:
        terminal.say("cli.check.campaigns", count=len(known), broken=broken)
    return broken


async def ratings(terminal: Terminal, settings: Settings) -> int:
    """Recompute every rating from the results of all matches."""
    changed = 0
    async with opened(settings) as host:
        async with host.engine.database.read() as connection:
            rated = await stored_ratings.rated_anywhere(connection)
        for guild_id, game in rated:
            async with host.engine.database.write() as connection:
                changed += await recompute(connection, guild_id, game)
    terminal.say("cli.ratings.done", count=len(rated), changed=changed)
    return 0


async def rebuild_statistics(terminal: Terminal, settings: Settings) -> int:
    """Compute the statistics and titles of all finished matches anew from their logs."""
    async with opened(settings) as host:
        async with host.engine.database.read() as connection:
            ids = await stored_statistics.finished(connection)

        def watched() -> Iterator[int]:
            for done, table_id in enumerate(ids):
                terminal.progress("cli.stats.progress", done, len(ids))
                yield table_id

        done, failed = await host.statistics.rebuild(watched())
    terminal.say("cli.stats.done", count=done, failed=failed)
    return 1 if failed else 0


async def export(
    terminal: Terminal,
    settings: Settings,
    table_id: int,
    out: Path | None,
    *,
    campaign: bool = False,
) -> int:
    """Write a table, or the whole campaign that it belongs to, to a file or standard output."""
    async with opened(settings) as host:
        write = export_campaign if campaign else export_table
        text = await write(host.engine, table_id)
    if out is None:
        sys.stdout.write(text)
        return 0
    write_private(out, text.encode())
    terminal.say("cli.export.done", table=table_id, file=str(out))
    return 0


async def import_file(
    terminal: Terminal, settings: Settings, file: Path, guild: int | None, channel: int | None
) -> int:
    """Make a new table of an exported one, or a new campaign of an exported one.

    A file that is refused leaves no new database behind, and none is migrated.
    """
    text = read(file)
    host = Host.from_settings(settings)
    database = host.engine.database

    async def make_database() -> None:
        if await database.is_empty():
            await database.migrate()
        elif not await database.is_current():
            raise UsageError(phrase("cli.outdated"))

    make = import_campaign if is_campaign(text) else import_table
    try:
        table_id = await make(
            host.engine, text, guild_id=guild, channel_id=channel, before_storing=make_database
        )
    finally:
        await database.dispose()
    terminal.say("cli.import.done", table=table_id)
    return 0
