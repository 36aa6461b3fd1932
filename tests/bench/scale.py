"""How commands of moderators and players grow from a small server to a very large one."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

from simcord.actors import MemberActor
from sqlalchemy import Connection, event, insert, update

from bot.storage import schema
from bot.storage.database import Database
from tests.bench.bar import Figure, at_most, progress
from tests.bench.rules import finished
from tests.bench.start_up import AT_ONCE, PEOPLE, store
from tests.cases import GAMES
from tests.ui.discord_sim import DiscordSim, bot_of, open_sim, settings_in

SIZES = ((100, 2_000), (1_000, 20_000))
"""Running and finished tables of the small and of the large server."""
RUNS = 15
LARGE_TABLES = ("tables", "entries", "members", "seats", "outbox", "petitions", "snapshots")
MAX_COMMAND_MS, MAX_STANDSTILL_MS = 300.0, 100.0
LEAVES, RETURNS = "server removes the bot", "server is back"
IN_BACKGROUND = (LEAVES, RETURNS)
"""Nobody waits for these; they only must not hold up others."""

Command = Callable[[], Awaitable[object]]


class Measured:
    """Milliseconds of every run of each command, and the longest standstill of the loop."""

    def __init__(self) -> None:
        self.spent: dict[str, list[float]] = {}
        self.standstill: dict[str, float] = {}
        self.scans: set[str] = set()

    async def measure(self, name: str, command: Command, runs: int = RUNS) -> None:
        """Run a command several times while the loop is watched."""
        for _ in range(runs):
            async with _watched() as stood:
                began = time.perf_counter()
                await command()
                spent = (time.perf_counter() - began) * 1000
            self.spent.setdefault(name, []).append(spent)
            self.standstill[name] = max(self.standstill.get(name, 0.0), *stood)


def scale() -> Iterator[Figure]:
    """Every command at both sizes; bars hold at the large one."""
    small, large = (_measured(running, over) for running, over in SIZES)
    for name, spent in large.spent.items():
        before, after = (statistics.median(m.spent[name]) for m in (small, large))
        p99 = sorted(spent)[-1]
        figures = f"p50 {before:.0f} → {after:.0f} ms, p99 {p99:.0f} ms"
        if name in IN_BACKGROUND:
            yield Figure(name, f"{before:.0f} → {after:.0f} ms")
        else:
            yield Figure(name, figures, f"p99 <= {MAX_COMMAND_MS:.0f} ms", p99 <= MAX_COMMAND_MS)
        stood = large.standstill[name]
        yield at_most(f"  the loop stood still, {name}", stood, MAX_STANDSTILL_MS, "ms")
    yield Figure("statements that read a large table as a whole", f"{len(large.scans)}")
    for statement in sorted(large.scans):
        yield Figure(f"  {statement[:100]}", "")


def _measured(running: int, over: int) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_run(Path(folder), running, over))


async def _run(folder: Path, running: int, over: int) -> Measured:
    settings, measured = settings_in(folder), Measured()
    sim = await open_sim(bot_of(settings), settings)
    database = sim.bot.host.engine.database
    try:
        boss, ada = sim.moderator("Boss"), sim.person("Ada")
        progress(f"storing {running} running and {over} finished tables")
        await _fill(database, sim.guild.id, running, over, ada.id)
        statements = _collected(database)
        progress("measuring commands")
        for name, command in _commands(sim, boss, ada).items():
            await measured.measure(name, command)
        channels = sim.bot.host.lost_channels
        await measured.measure(LEAVES, lambda: channels.left(sim.guild.id), 1)
        await measured.measure(RETURNS, lambda: channels.returned(sim.guild.id), 1)
        measured.scans = await _scans(database, statements)
    finally:
        await sim.bot.close()
        await sim.env.shutdown()
    return measured


def _commands(sim: DiscordSim, boss: MemberActor, ada: MemberActor) -> dict[str, Command]:
    host, guild_id = sim.bot.host, sim.guild.id
    oldest = 1
    return {
        "/admin tables": lambda: boss.slash(sim.channel, "admin tables"),
        "/admin diagnose": lambda: boss.slash(sim.channel, "admin diagnose", table=str(oldest)),
        "/games": lambda: ada.slash(sim.channel, "games"),
        "/privacy": lambda: ada.slash(sim.channel, "privacy"),
        "/stats": lambda: ada.slash(sim.channel, "stats"),
        "/history": lambda: ada.slash(sim.channel, "history"),
        "completion of /admin, nothing typed": lambda: boss.autocomplete(
            sim.channel, "admin pause", "table", ""
        ),
        "completion of /admin, no match": lambda: boss.autocomplete(
            sim.channel, "admin pause", "table", "zzz"
        ),
        "one table of the desk": lambda: host.table_list.one(guild_id, oldest),
        "summary of stalled tables": lambda: host.stalls.lasting(guild_id, 25),
    }


async def _fill(database: Database, guild_id: int, running: int, over: int, person: int) -> None:
    match = finished(GAMES[0], 2)[0]
    async with database.write() as connection:
        people = [{"id": n, "name": f"Person {n}", "last_seen": 0.0} for n in range(PEOPLE)]
        await connection.execute(insert(schema.people), people)
        for first in range(0, running + over, AT_ONCE):
            numbers = range(first + 1, min(first + AT_ONCE, running + over) + 1)
            await store(connection, match, numbers, lambda n: "over" if n <= over else "running")
        await connection.execute(update(schema.tables).values(guild_id=guild_id))
        mine = schema.members.c.person_id == 1
        await connection.execute(
            insert(schema.people)
            .prefix_with("OR IGNORE")
            .values(id=person, name="Ada", last_seen=0.0)
        )
        await connection.execute(update(schema.members).where(mine).values(person_id=person))


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


@asynccontextmanager
async def _watched() -> AsyncIterator[list[float]]:
    """Milliseconds by which the loop was late, again and again until the block ends."""
    late = [0.0]

    async def watch() -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.005)
            late.append((time.perf_counter() - began - 0.005) * 1000)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0)
    yield late
    # The last standstill ends with the block: let the watcher see it.
    await asyncio.sleep(0.006)
    watching.cancel()
