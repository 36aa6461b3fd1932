"""The recap of a finished match: result, points by category and by round, a film, the proof."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.face import lookup, suggest
from bot.face.control import Code, button
from bot.face.posts import marked, sheet_of
from bot.face.reader import Reader
from bot.face.sheet import Sheet
from bot.face.standings import put_result
from bot.face.translator import term
from bot.face.visit import Visit
from bot.host.model import Post
from bot.host.recap import Recap
from games.core.phrase import phrase
from render.breakdown import Tally, draw_breakdown
from render.chart import Line, draw_chart
from render.face import Picture

if TYPE_CHECKING:
    from bot.face.client import PantheonBot
    from bot.face.desk import Desk

    Interaction = discord.Interaction[PantheonBot]

log = logging.getLogger(__name__)


@sheet_of("recap")
async def post_recap(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """The post that follows the last one of a match."""
    recap = await desk.host.recaps.recap(post.table.id)
    return await recap_sheet(recap, desk, reader, post)


async def recap_sheet(recap: Recap, desk: Desk, reader: Reader, post: Post | None = None) -> Sheet:
    """All of it; a picture that cannot be made is left out."""
    table, game = recap.table, recap.table.game
    sheet = Sheet()
    name = phrase(f"{game}.name")
    sheet.text(reader.say("memory.recap.title", game=name, id=table.id), limit=300)
    put_result(sheet, recap.standings, reader)
    tallies = [Tally(s.seat, recap.course.final[s.seat], s.won) for s in recap.standings]
    lines = [Line(s.seat, recap.course.points(s.seat), s.won) for s in recap.standings]
    say = reader.draw
    sheet.picture(await _drawn(table.id, lambda: draw_breakdown(tallies, say, game=game)))
    if len(recap.course.rounds) > 1:
        sheet.picture(await _drawn(table.id, lambda: draw_chart(lines, say, game=game)))
    sheet.picture(await desk.studio.film(table))
    fairness = recap.fairness
    fair = reader.say("memory.recap.fair", seed=fairness.seed, hash=fairness.seed_hash)
    sheet.text(fair, limit=800)
    history = Code.of("history", table.id, 0)
    sheet.buttons(
        [
            button(
                marked(history, post) if post is not None else history,
                reader.say("memory.history.button"),
                discord.ButtonStyle.primary,
            ),
            button(Code.of("export", table.id, 0), reader.say("memory.export.button")),
            button(Code.of("verify", table.id, 0), reader.say("memory.verify.button")),
        ]
    )
    return sheet


async def _drawn(table_id: int, draw: Callable[[], Picture]) -> Picture | None:
    try:
        return await asyncio.to_thread(draw)
    except Exception:
        log.exception("a recap lacks a picture", extra={"table": table_id})
        return None


@app_commands.command(name=term("command.recap.name"), description=term("command.recap.text"))
@app_commands.rename(table=term("command.p_table.name"))
@app_commands.describe(table=term("command.p_table.text"))
@app_commands.guild_only()
async def recap(interaction: Interaction, table: str | None = None) -> None:
    """How a finished match went."""

    async def work(visit: Visit) -> None:
        found = await lookup.meant(visit, table)
        told = await visit.host.recaps.recap(found.id)
        await visit.show(await recap_sheet(told, visit.desk, visit.reader(found)))

    await interaction.client.desk.attend(interaction, "private", "recap", work)


@recap.autocomplete("table")
async def _tables(interaction: Interaction, current: str) -> list[Choice[str]]:
    return await suggest.offered(interaction, lambda v: lookup.offered(v, current, over=True))
