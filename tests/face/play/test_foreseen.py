"""The next picture is begun while the answer is written down, and is void where that fails."""

from __future__ import annotations

import asyncio

from sqlalchemy import event, text

from bot.drawing.drawers import HereDrawer
from bot.drawing.studio import Studio
from bot.drawing.work import Work
from bot.face.kit.pictures import Pictures
from bot.face.kit.reader import Reader
from bot.words import standard
from render.face import Picture
from tests.drawing.held import Held
from tests.face.salon import Salon, Shown, buttons, picture


class Noting:
    """Draws in this process and notes what it begins with."""

    def __init__(self, order: list[str]) -> None:
        self._drawer = HereDrawer(standard())
        self._order = order

    def draw(self, work: Work) -> Picture | None:
        self._order.append(work.draw.__name__)
        return self._drawer.draw(work)

    def close(self) -> None:
        self._drawer.close()


async def opened(salon: Salon) -> tuple[str, Shown]:
    await salon.begun("Ada", "Bo", game="deus")
    (mover,) = (await salon.table()).awaited_people
    (name,) = [name for name, person in salon.people.items() if person.id == mover]
    panel = await salon.panel(salon.person(name))
    await salon.env.settle()
    return name, panel


def noted(salon: Salon) -> list[str]:
    """From now on, what is drawn and written down, in its order."""
    order: list[str] = []
    engine = salon.bot.host.engine.database.engine.sync_engine
    event.listen(engine, "commit", lambda _: order.append("commit"))
    salon.bot.desk.pictures.studio = Studio([Noting(order)], salon.bot.desk.metrics)
    return order


async def drawn_anew(salon: Salon, panel: Shown) -> bool:
    """Whether a panel's picture is the one that somebody without any memory draws of it."""
    salon.bot.desk.pictures = Pictures()
    shown = await picture(panel)
    (name,) = [
        name
        for name, person in salon.people.items()
        if person.id in (await salon.table()).awaited_people
    ]
    return shown == await picture(await salon.panel(salon.person(name)))


async def test_the_picture_is_begun_before_the_answer_is_on_the_disk(salon: Salon) -> None:
    name, panel = await opened(salon)
    order = noted(salon)
    await salon.person(name).click(panel, custom_id=buttons(panel, "pick:")[0]["custom_id"])
    await salon.env.settle()
    assert order[:2] == ["draw_panel", "commit"]
    # It is drawn once: what is shown in the end is what was begun with.
    assert order.count("draw_panel") == 1
    assert await drawn_anew(salon, panel)


async def test_whoever_passes_the_turn_on_has_their_picture_begun_as_soon(salon: Salon) -> None:
    name, panel = await opened(salon)
    order = noted(salon)
    mover = salon.person(name)
    for _ in range(20):
        order.clear()
        (answer, *_) = buttons(panel, "pick:") + buttons(panel, "nothing:")
        await mover.click(panel, custom_id=answer["custom_id"])
        await salon.env.settle()
        if mover.id not in (await salon.table()).awaited_people:
            break
    assert mover.id not in (await salon.table()).awaited_people
    assert order[:2] == ["draw_panel", "commit"]
    assert order.count("draw_panel") == 1


async def test_the_picture_of_an_answer_that_fails_is_shown_to_nobody(salon: Salon) -> None:
    name, panel = await opened(salon)
    database = salon.bot.host.engine.database
    entries = (await salon.table()).entry_count
    async with database.write() as connection:
        await connection.execute(
            text(
                "CREATE TRIGGER full BEFORE INSERT ON entries "
                "BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
            )
        )
    first, second = buttons(panel, "pick:")[:2]
    await salon.person(name).click(panel, custom_id=first["custom_id"])
    await salon.env.settle()
    assert (await salon.table()).entry_count == entries
    async with database.write() as connection:
        await connection.execute(text("DROP TRIGGER full"))
    await salon.person(name).click(panel, custom_id=second["custom_id"])
    await salon.env.settle()
    assert (await salon.table()).entry_count > entries
    assert await drawn_anew(salon, panel)


async def test_nothing_is_foreseen_while_others_wait_for_pictures(salon: Salon) -> None:
    name, panel = await opened(salon)
    table = await salon.table()
    drawer = Held()
    studio = salon.bot.desk.pictures.studio = Studio([drawer], salon.bot.desk.metrics)
    others = await salon.bot.host.play.position(table.id, table.awaited[0])
    salon.bot.desk.pictures.hand(others, Reader(standard(), "en", table))
    queued: list[int] = []
    engine = salon.bot.host.engine.database.engine.sync_engine
    event.listen(engine, "commit", lambda _: queued.append(len(studio._queue)))
    salon.fire(salon.person(name), panel, buttons(panel, "pick:")[0]["custom_id"])
    for _ in range(600):
        if queued:
            break
        await asyncio.sleep(0.01)
    drawer.go_on.set()
    await salon.env.settle()
    assert queued[0] == 0
