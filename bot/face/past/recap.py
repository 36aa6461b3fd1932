"""The recap of a finished match: result, points by category and by round, a film, the proof."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import discord

from bot.face.desk import which_table
from bot.face.desk.commands import command
from bot.face.desk.posts import sheet_of, with_post_id
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, button
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.wording.standings import put_result
from bot.host.past.recap import Recap
from bot.model.posts import Post
from bot.model.table import Table
from games.core.phrase import phrase
from render.breakdown import Tally, draw_breakdown
from render.chart import Line, draw_chart
from render.face import Picture

if TYPE_CHECKING:
    from bot.face.desk.desk import Desk


log = logging.getLogger(__name__)


@sheet_of("recap")
async def post_recap(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """The post that follows the last one of a match."""
    recap = await desk.host.recaps.recap(post.table.id)
    pictures = [*await _pictures(recap, reader), await desk.films.film(post.table)]
    return recap_sheet(recap, reader, pictures, post)


async def show_recap(visit: Visit, table: Table) -> None:
    """``/recap``: the same again, for one person; a film that has to be made comes later."""
    desk, reader = visit.desk, visit.reader(table)
    recap = await visit.host.recaps.recap(table.id)
    pictures = await _pictures(recap, reader)
    if not desk.films.has(table):
        await visit.show(recap_sheet(recap, reader, pictures, coming=True))
    await visit.show(recap_sheet(recap, reader, [*pictures, await desk.films.film(table)]))


def recap_sheet(
    recap: Recap,
    reader: Reader,
    pictures: Sequence[Picture | None],
    post: Post | None = None,
    *,
    coming: bool = False,
) -> Sheet:
    """All of it; ``coming`` says that the film is still being made."""
    table = recap.table
    sheet = Sheet()
    name = phrase(f"{table.game}.name")
    sheet.text(reader.say("recap.title", game=name, id=table.id), limit=300)
    put_result(sheet, recap.standings, table.game, reader)
    for picture in pictures:
        sheet.picture(picture)
    if coming:
        sheet.text(reader.say("recap.coming"), limit=200)
    fairness = recap.fairness
    if fairness is not None:
        fair = reader.say("recap.fair", seed=fairness.seed, hash=fairness.seed_hash)
        sheet.text(fair, limit=800)
    history = Code.of("history", table.id, 0)
    sheet.buttons(
        [
            button(
                with_post_id(history, post) if post is not None else history,
                reader.say("history.button"),
                discord.ButtonStyle.primary,
            ),
            button(Code.of("export", table.id, 0), reader.say("export.button")),
            button(Code.of("verify", table.id, 0), reader.say("verify.button")),
        ]
    )
    return sheet


async def _pictures(recap: Recap, reader: Reader) -> list[Picture | None]:
    """Points by category and by round; one that cannot be drawn is left out."""
    game, course, say = recap.table.game, recap.course, reader.draw
    tallies = [Tally(s.seat, course.final[s.seat], s.won) for s in recap.standings]
    lines = [Line(s.seat, course.points(s.seat), s.won) for s in recap.standings]
    found = [await _drawn(recap.table.id, lambda: draw_breakdown(tallies, say, game=game))]
    if len(course.rounds) > 1:
        found.append(await _drawn(recap.table.id, lambda: draw_chart(lines, say, game=game)))
    return found


async def _drawn(table_id: int, draw: Callable[[], Picture]) -> Picture | None:
    try:
        return await asyncio.to_thread(draw)
    except Exception:
        log.exception("a recap lacks a picture", extra={"table": table_id})
        return None


@command(
    "recap", "recap", options={"table": "p_table"}, complete={"table": which_table.offered_over}
)
async def recap(visit: Visit, table: str | None = None) -> None:
    """How a finished match went."""
    await show_recap(visit, await which_table.meant(visit, table))
