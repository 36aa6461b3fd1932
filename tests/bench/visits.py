"""How often a click, a command and a post open the database, and how much they ask it."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bench.bar import Figure, progress
from tests.face.costs import POSTS, Cost, counted
from tests.face.salon import bot_of, buttons, open_salon, settings_in

READS, WRITES = 6, 2
"""What an answer may cost at most."""


def visits() -> Iterator[Figure]:
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
    salon = await open_salon(bot_of(settings), settings)
    try:
        with counted(salon.bot) as costs:
            table = await salon.begun("Ada", "Bo", game="deus")
            await salon.env.settle()
            person = salon.named(table.awaited_people[0])
            panel = await salon.panel(person)
            looked = costs.newest("move")
            await person.click(panel, custom_id=buttons(panel, "pick:")[0]["custom_id"])
            await salon.env.settle()
            person = salon.named((await salon.table()).awaited_people[0])
            await person.slash(salon.channel, "move", choice="1")
            await salon.env.settle()
            return looked, costs.newest("pick"), costs.newest("move"), costs.newest(POSTS)
    finally:
        await salon.bot.close()
        await salon.env.shutdown()
