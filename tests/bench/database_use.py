"""Counts the database transactions and statements of a click, a command and a post."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bench.bar import Figure, progress
from tests.ui.click_costs import POSTS, Cost, counted
from tests.ui.discord_sim import bot_of, buttons, open_sim, settings_in

READS, WRITES = 1, 1
"""What an answer may cost at most."""


def database_use() -> Iterator[Figure]:
    """Two people at a table of Deus: one looks and answers, the other types."""
    progress("two people play in a simulated Discord")
    with tempfile.TemporaryDirectory() as folder:
        looked, answered, typed, posted = asyncio.run(_played(Path(folder)))
    met = answered.reads <= READS and answered.writes <= WRITES
    yield Figure("My move", str(looked))
    yield Figure("an answer", str(answered), f"<= {READS} reads, {WRITES} writes", met)
    yield Figure("/move", str(typed))
    yield Figure("a turn post", str(posted))


async def _played(folder: Path) -> tuple[Cost, Cost, Cost, Cost]:
    settings = settings_in(folder)
    sim = await open_sim(bot_of(settings), settings)
    try:
        with counted(sim.bot) as costs:
            table = await sim.begun("Ada", "Bo", game="deus")
            await sim.env.settle()
            person = sim.named(table.awaited_people[0])
            panel = await sim.panel(person)
            looked = costs.newest("move")
            await person.click(panel, custom_id=buttons(panel, "pick:")[0]["custom_id"])
            await sim.env.settle()
            person = sim.named((await sim.table()).awaited_people[0])
            await person.slash(sim.channel, "move", choice="1")
            await sim.env.settle()
            return looked, costs.newest("pick"), costs.newest("move"), costs.newest(POSTS)
    finally:
        await sim.bot.close()
        await sim.env.shutdown()
