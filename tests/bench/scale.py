"""Measures how the cost of every command grows from a small server to a very large one."""

from __future__ import annotations

import asyncio
import math
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import discord
from simcord.builders import ChannelHandle
from sqlalchemy import Connection, event, select

from bot.gc_tuning import tune_gc
from bot.host.moderation.table_list import Search
from bot.host.upkeep import purge
from bot.model.people import Person
from bot.storage import schema
from bot.storage.backup.backup import back_up
from bot.storage.backup.backup_file import check_backup
from bot.storage.backup.restore import restore
from bot.storage.database import Database
from bot.storage.posts import alarms
from bot.ui.dispatch import autocomplete
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.dispatcher import Dispatcher
from tests.bench.bar import Figure, at_most, progress
from tests.bench.scale_commands import (
    FINISHED_ONES,
    LISTS,
    ROUND,
    Given,
    Stage,
    completions_of,
)
from tests.bench.scale_database import PLAYED, Server, fill
from tests.ui.discord_sim import DiscordSim, bot_of, open_sim, settings_in

SIZES: Final = ((100, 2_000), (1_000, 20_000))
"""Running and finished tables of the small and of the large server."""
RUNS: Final = 5
READS: Final = 20
"""How often a command that changes nothing is given in each round: enough for a p99."""
LARGE_TABLES: Final = frozenset(
    {"tables", "entries", "members", "seats", "outbox", "petitions", "snapshots", "audit"}
    | {"results", "looks", "banks", "notes", "tenures"}
)
SETTLE_SECONDS: Final = 120.0
"""How long the simulated Discord waits for the bot: for films, and for posts that are retried.

It also waits for every timer that is due earlier, so minutes more are spent on alarms.
"""
MAX_COMMAND_MS, MAX_STANDSTILL_MS, MAX_GROWTH = 300.0, 100.0, 1.5
NOTICEABLE_MS: Final = 5.0
"""Growth by less than this is none."""
BACKGROUND: Final = frozenset(
    {"server removes the bot", "server is back", "lost channel", "purge", "backup", "restore"}
    | {"the day's summary is sent"}
)
"""Nobody waits for these; they only must not hold up others."""
OTHER_PROCESS: Final = frozenset({"backup", "restore"})
"""These are commands of the operator, in a process of their own."""

Work = Callable[[], Awaitable[object]]


@dataclass
class Measured:
    """Milliseconds of every run by the clock and of the processor; standstills of the loop.

    ``stood`` are standstills by the clock; ``busy`` counts only as much of each as this process was
    running, because on a shared machine it is also made to wait for others.
    """

    spent: dict[str, list[float]] = field(default_factory=dict)
    finished: dict[str, list[float]] = field(default_factory=dict)
    worked: dict[str, list[float]] = field(default_factory=dict)
    stood: dict[str, float] = field(default_factory=dict)
    busy: dict[str, float] = field(default_factory=dict)
    scans: set[str] = field(default_factory=set)
    disk_bytes: int = 0

    async def measure(self, name: str, work: Work) -> None:
        """Run something while the loop is watched.

        A command has answered when there is something to read; pictures, a film and the posts that
        it causes come later.
        """
        with _answer_times() as answered:
            async with _watched() as late:
                began, worked = time.perf_counter(), time.process_time()
                await work()
                spent = (time.perf_counter() - began) * 1000
                worked = (time.process_time() - worked) * 1000
        self.spent.setdefault(name, []).append(max(answered.values(), default=spent))
        self.finished.setdefault(name, []).append(spent)
        self.worked.setdefault(name, []).append(worked)
        self.stood[name] = max(self.stood.get(name, 0.0), *(clock for clock, _ in late))
        self.busy[name] = max(self.busy.get(name, 0.0), *(own for _, own in late))


def scale() -> Iterator[Figure]:
    """Every command and completion at both sizes; bars hold at the large one."""
    small, large = (_measured(running, over) for running, over in SIZES)
    for name, spent in large.spent.items():
        before, after = (statistics.median(m.spent[name]) for m in (small, large))
        p99, whole = _p99(spent), statistics.median(large.finished[name])
        own, count = _p99(large.worked[name]), len(spent)
        figures = (
            f"p50 {before:.0f} → {after:.0f} ms, p99 of {count} {p99:.0f} ms, "
            f"of work {own:.0f} ms, all done {whole:.0f} ms"
        )
        if name in BACKGROUND:
            yield Figure(name, f"{before:.0f} → {after:.0f} ms")
        else:
            yield Figure(name, figures, f"p99 <= {MAX_COMMAND_MS:.0f} ms", p99 <= MAX_COMMAND_MS)
            yield from _growth(name, small, large)
        if name not in OTHER_PROCESS:
            still = f"  the loop stood still, {large.stood[name]:.0f} ms by the clock"
            yield at_most(still, large.busy[name], MAX_STANDSTILL_MS, "ms")
    worst = max({*large.busy} - OTHER_PROCESS, key=lambda name: large.busy[name])
    yield at_most(f"the longest standstill: {worst}", large.busy[worst], MAX_STANDSTILL_MS, "ms")
    disk = large.disk_bytes / sum(SIZES[-1])
    yield Figure("disk a table", f"{disk / 1000:.0f} KB")
    yield Figure("statements that read a large table as a whole", f"{len(large.scans)}")
    for statement in sorted(large.scans):
        yield Figure(f"  {statement[:160]}", "")


def _p99(found: list[float]) -> float:
    """The value that 99 of 100 runs do not exceed; of fewer than a hundred it is the largest."""
    return sorted(found)[math.ceil(0.99 * len(found)) - 1]


def _growth(name: str, small: Measured, large: Measured) -> Iterator[Figure]:
    """How much more work of the processor: other processes do not count."""
    if name in LISTS or name.startswith("completion of table"):
        return
    before, after = (statistics.median(m.worked[name]) for m in (small, large))
    grown = after / before if after - before > NOTICEABLE_MS else min(after / before, 1.0)
    yield at_most(f"  growth of its work, {before:.0f} → {after:.0f} ms", grown, MAX_GROWTH, "x")


def _measured(running: int, over: int) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_run(Path(folder), running, over))


async def _run(folder: Path, running: int, over: int) -> Measured:
    settings, measured = settings_in(folder), Measured()
    sim = await open_sim(bot_of(settings), settings)
    sim.env.settle_timeout = SETTLE_SECONDS
    database = sim.bot.host.engine.database
    try:
        channels = [sim.guild.create_text_channel(f"table-{n}") for n in range(running)]
        ada = sim.person("Ada")
        server = Server(sim.guild.id, running, over, [c.id for c in channels], ada.id)
        progress(f"storing {running} running and {over} finished tables")
        await fill(database, server)
        tune_gc()
        seen = _collected(database)
        by_id = {channel.id: channel for channel in channels}
        for number in range(RUNS + 1):
            progress(f"measuring commands, {number} of {RUNS}")
            if number == 1:
                # The first round has drawn pictures that are kept, and read words and fonts.
                measured = Measured()
            stage = await _stage(sim, server, number, by_id)
            if number == 0:
                await _warm_up(stage)
            await _give_all(measured, stage, READS if number else 1)
            await _complete_all(measured, stage, READS if number else 1)
            await _work_of_the_host(measured, stage)
        await _in_background(measured, sim, channels[0].id)
        measured.scans = await _scans(database, seen)
        await _backup(measured, database, folder)
        measured.disk_bytes = (folder / "pantheon.db").stat().st_size
    finally:
        await sim.bot.close()
        await sim.env.shutdown()
    return measured


async def _stage(
    sim: DiscordSim, server: Server, number: int, channels: Mapping[int, ChannelHandle]
) -> Stage:
    """The tables of a round: one of Ada's, and others for the moderator."""
    tables, members = schema.tables.c, schema.members.c
    async with sim.bot.host.engine.database.read() as connection:
        hers = (
            select(tables.channel_id)
            .join_from(schema.members, schema.tables, members.table_id == tables.id)
            .where(members.person_id == server.person_id, schema.OPEN, tables.game == "deus")
            .where(tables.channel_id.in_(channels))
            .order_by(tables.id)
        )
        channel = channels[(await connection.scalars(hers.limit(1))).one()]
    ada = sim.person("Ada")
    offered = await ada.autocomplete(channel, "move", "choice", "")
    named = f"spare-{number}"
    return Stage(
        sim,
        sim.people.get("Boss") or sim.moderator("Boss"),
        ada,
        sim.person("Bo"),
        sim.channel,
        sim.guild.create_text_channel(f"campaign-{number}"),
        sim.guild.create_text_channel(named),
        channel,
        finished_id=number * READS + 1,
        running_id=server.over + 20 + number,
        choice=str(offered[0]["value"]) if offered else "1",
    )


async def _warm_up(stage: Stage) -> None:
    """Look at a finished match of every game, as others have done before."""
    for number in range(1, len(PLAYED) + 1):
        for given in FINISHED_ONES:
            await _give(replace(stage, finished_id=number), given)


async def _give(stage: Stage, given: Given) -> None:
    person = {"ada": stage.ada, "bo": stage.bo, "boss": stage.boss}[given.who]
    channel, options = stage.channel(given.place), given.options(stage)
    await person.slash(channel, given.command, **options)


async def _give_all(measured: Measured, stage: Stage, reads: int) -> None:
    """Give every command of a round; each look at a finished match is at another one."""
    for given in ROUND:
        for n in range(reads if given.reads else 1):
            at = replace(stage, finished_id=stage.finished_id + n)
            await measured.measure(given.name, partial(_give, at, given))
            # What it has caused, such as a computer's answer, is not the next one's.
            await stage.sim.bot.host.wait_until_idle()


async def _complete_all(measured: Measured, stage: Stage, reads: int) -> None:
    for command, option in completions_of(stage.sim.bot.tree):
        person = stage.boss if command.startswith("admin") else stage.ada
        for typed in ("", "zzz"):
            name = f"completion of {option} in /{command}{', nothing found' if typed else ''}"
            work = partial(person.autocomplete, stage.table, command, option, typed)
            for _ in range(reads):
                await measured.measure(name, work)


async def _work_of_the_host(measured: Measured, stage: Stage) -> None:
    host, guild_id = stage.sim.bot.host, stage.sim.guild.id
    desk = host.table_list
    await measured.measure(
        "the desk, its last page", lambda: desk.tables(guild_id, Search("all"), 10**6)
    )
    await measured.measure("one table of the desk", lambda: desk.one(guild_id, stage.finished_id))
    await measured.measure("summary of stalled tables", lambda: host.stalls.lasting(guild_id, 25))


async def _in_background(measured: Measured, sim: DiscordSim, channel_id: int) -> None:
    host, guild_id = sim.bot.host, sim.guild.id
    channels = host.lost_channels
    await measured.measure("lost channel", lambda: channels.gone(guild_id, [channel_id]))
    await measured.measure("server removes the bot", lambda: channels.left(guild_id))
    await measured.measure("server is back", lambda: channels.returned(guild_id))
    await host.wait_until_idle()
    await measured.measure("the day's summary is sent", lambda: _summary(sim))

    async def purged() -> None:
        async with host.engine.database.write(offloaded=True) as connection:
            alarm = alarms.Alarm(purge.KEY, purge.KIND, 0.0)
            await purge.purge(connection, alarm, time.time() + 2 * purge.POST_RETENTION_SECONDS)

    for _ in range(RUNS):
        await measured.measure("purge", purged)


async def _summary(sim: DiscordSim) -> None:
    """Let the alarm of the daily summary ring, and wait until it is posted."""
    host, guild_id = sim.bot.host, sim.guild.id
    actor = Person(sim.people["Boss"].id, "Boss")
    await host.server_settings.change(guild_id, actor, {"audit_channel": sim.channel.id})
    async with host.engine.database.write() as connection:
        alarm = alarms.Alarm(f"stalls:{guild_id}", "stalls", time.time(), guild_id)
        await alarms.set_alarm(connection, alarm)
    await asyncio.sleep(0.5)
    await host.wait_until_idle()


async def _backup(measured: Measured, database: Database, folder: Path) -> None:
    file, copy = folder / "pantheon.backup", Database(f"sqlite+aiosqlite:///{folder}/copy.db")
    await measured.measure("backup", lambda: back_up(database, file, lambda done, total: None))

    async def restored() -> None:
        await restore(copy, check_backup(file), lambda done, total: None)

    await measured.measure("restore", restored)
    await copy.dispose()


def _collected(database: Database) -> dict[str, object]:
    """Collects every statement from now on, with the parameters of its first use."""
    seen: dict[str, object] = {}

    def note(
        connection: Connection,
        cursor: object,
        statement: str,
        parameters: object,
        context: object,
        many: bool,
    ) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")) and not many:
            seen.setdefault(statement, parameters)

    event.listen(database.engine.sync_engine, "before_cursor_execute", note)
    return seen


async def _scans(database: Database, statements: dict[str, object]) -> set[str]:
    """The statements that read one of the large tables from end to end."""
    found = set()
    async with database.read() as connection:
        for statement, parameters in list(statements.items()):
            plan = await connection.exec_driver_sql(
                f"EXPLAIN QUERY PLAN {statement}",
                parameters,  # type: ignore[arg-type]
            )
            steps = [str(step["detail"]).split() for step in plan.mappings()]
            if any(s[0] == "SCAN" and s[1] in LARGE_TABLES and "USING" not in s for s in steps):
                found.add(" ".join(statement.split()))
    return found


@contextmanager
def _answer_times() -> Iterator[dict[int, float]]:
    """Milliseconds until each interaction meanwhile has its first answer, by its id."""
    found: dict[int, float] = {}
    began: dict[int, float] = {}

    def note(interaction: discord.Interaction[Any]) -> None:
        found.setdefault(interaction.id, (time.perf_counter() - began[interaction.id]) * 1000)

    def handling(handle: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def handled(*args: Any) -> Any:
            [interaction] = (one for one in args if isinstance(one, discord.Interaction))
            began[interaction.id] = time.perf_counter()
            try:
                return await handle(*args)
            finally:
                note(interaction)

        return handled

    def answering(answer: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        async def answered(ctx: Context, *args: Any) -> None:
            await answer(ctx, *args)
            note(ctx.interaction)

        return answered

    with (
        patch.object(Dispatcher, "handle", handling(Dispatcher.handle)),
        patch.object(autocomplete, "offered", handling(autocomplete.offered)),
        patch.object(Context, "show", answering(Context.show)),
        patch.object(Context, "send_private", answering(Context.send_private)),
        patch.object(Context, "ask", answering(Context.ask)),
    ):
        yield found


@asynccontextmanager
async def _watched() -> AsyncIterator[list[tuple[float, float]]]:
    """Milliseconds by which the loop was late, and this process was running meanwhile."""
    late = [(0.0, 0.0)]

    async def watch() -> None:
        while True:
            began, worked = time.perf_counter(), time.process_time()
            await asyncio.sleep(0.005)
            clock = (time.perf_counter() - began - 0.005) * 1000
            late.append((clock, min(clock, (time.process_time() - worked) * 1000)))

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0)
    yield late
    # The last standstill ends with the block: let the watcher see it.
    await asyncio.sleep(0.006)
    watching.cancel()
