"""Pictures are drawn after the commit, and once."""

from __future__ import annotations

from sqlalchemy import event, text

from bot.drawing.drawing_queue import DrawingQueue
from bot.drawing.job import DrawingJob
from bot.drawing.workers import InProcessWorker
from bot.ui.kit.pictures import Pictures
from bot.words import standard
from render.renderer import Picture
from tests.ui.discord_sim import DiscordSim, Shown, buttons, picture


class Noting:
    """Draws in this process and notes what it begins with."""

    def __init__(self, order: list[str]) -> None:
        self._worker = InProcessWorker(standard())
        self._order = order

    def draw(self, job: DrawingJob) -> Picture | None:
        self._order.append(job.draw.__name__)
        return self._worker.draw(job)

    def close(self) -> None:
        self._worker.close()


async def opened(sim: DiscordSim) -> tuple[str, Shown]:
    await sim.begun("Ada", "Bo", game="deus")
    (mover,) = (await sim.table()).awaited_people
    (name,) = [name for name, person in sim.people.items() if person.id == mover]
    panel = await sim.panel(sim.person(name))
    await sim.env.settle()
    return name, panel


def noted(sim: DiscordSim) -> list[str]:
    """From now on, what is drawn and written down, in its order."""
    order: list[str] = []
    engine = sim.bot.host.engine.database.engine.sync_engine
    event.listen(engine, "commit", lambda _: order.append("commit"))
    sim.bot.dispatcher.pictures.drawing_queue = DrawingQueue(
        [Noting(order)], sim.bot.dispatcher.metrics
    )
    return order


async def drawn_anew(sim: DiscordSim, panel: Shown) -> bool:
    """Whether a panel's picture is the one that somebody without any memory draws of it."""
    sim.bot.dispatcher.pictures = Pictures()
    shown = await picture(panel)
    (name,) = [
        name
        for name, person in sim.people.items()
        if person.id in (await sim.table()).awaited_people
    ]
    return shown == await picture(await sim.panel(sim.person(name)))


async def test_the_picture_is_begun_once_the_answer_is_on_the_disk(sim: DiscordSim) -> None:
    name, panel = await opened(sim)
    order = noted(sim)
    await sim.person(name).click(panel, custom_id=buttons(panel, "pick:")[0]["custom_id"])
    await sim.env.settle()
    assert order[:2] == ["commit", "draw_panel"]
    assert order.count("draw_panel") == 1
    assert await drawn_anew(sim, panel)


async def test_the_picture_of_an_answer_that_fails_is_shown_to_nobody(sim: DiscordSim) -> None:
    name, panel = await opened(sim)
    database = sim.bot.host.engine.database
    entries = (await sim.table()).entry_count
    async with database.write() as connection:
        await connection.execute(
            text(
                "CREATE TRIGGER full BEFORE INSERT ON entries "
                "BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
            )
        )
    first, second = buttons(panel, "pick:")[:2]
    await sim.person(name).click(panel, custom_id=first["custom_id"])
    await sim.env.settle()
    assert (await sim.table()).entry_count == entries
    async with database.write() as connection:
        await connection.execute(text("DROP TRIGGER full"))
    await sim.person(name).click(panel, custom_id=second["custom_id"])
    await sim.env.settle()
    assert (await sim.table()).entry_count > entries
    assert await drawn_anew(sim, panel)
