"""The recap of a finished match: result, points by category and by round, a film, the proof."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import discord

from bot.game_words import game_name
from bot.host.past.recap import Recap
from bot.model.posts import Post
from bot.model.records.statistics import EarnedTitle
from bot.model.table import Table
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.post_messages import builds_post, with_post_id
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button
from bot.ui.kit.reader import Reader
from bot.ui.past.analysis import analysis_button
from bot.ui.wording.luck_words import fair_play_button
from bot.ui.wording.standings import add_result
from bot.ui.wording.title_words import title_line
from games.core.game import find
from render.renderer import Picture
from render.score_breakdown import Tally, draw_breakdown
from render.score_chart import ScoreLine, draw_chart

if TYPE_CHECKING:
    from bot.ui.dispatch.dispatcher import Dispatcher


log = logging.getLogger(__name__)

_MOST_TITLES: Final = 8


@builds_post("recap")
async def post_recap(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the post that follows the last one of a match."""
    recap = await dispatcher.host.recaps.recap(post.table.id)
    titles = await dispatcher.host.statistics.titles_of_match(post.table.id)
    pictures = [*await _pictures(recap, reader), await dispatcher.films.film(post.table)]
    return recap_message(recap, reader, pictures, titles, post)


async def show_recap(ctx: Context, table: Table) -> None:
    """``/recap``: the recap again, for one person; pictures and film follow the words."""
    dispatcher, reader = ctx.dispatcher, ctx.reader(table)
    recap = await ctx.host.recaps.recap(table.id)
    titles = await ctx.host.statistics.titles_of_match(table.id)
    coming = not dispatcher.films.has(table)
    if coming:
        await ctx.show(recap_message(recap, reader, (), titles, coming=True))
    pictures = await _pictures(recap, reader)
    if coming:
        await ctx.show(recap_message(recap, reader, pictures, titles, coming=True))
    pictures.append(await dispatcher.films.film(table))
    await ctx.show(recap_message(recap, reader, pictures, titles))


def recap_message(
    recap: Recap,
    reader: Reader,
    pictures: Sequence[Picture | None],
    titles: Sequence[EarnedTitle] = (),
    post: Post | None = None,
    *,
    coming: bool = False,
) -> MessageBuilder:
    """Build the recap; ``coming`` says that the film is still being made."""
    table = recap.table
    builder = MessageBuilder()
    name = game_name(table.game)
    builder.text(reader.say("recap.title", game=name, id=table.id), limit=300)
    add_result(builder, recap.final_scores, table.game, reader)
    lines = [line for line in (title_line(title, reader) for title in titles) if line]
    builder.text("\n".join(lines[:_MOST_TITLES]), limit=900)
    for picture in pictures:
        builder.picture(picture)
    if coming:
        builder.text(reader.say("recap.coming"), limit=200)
    history = CustomId.of("history", table.id, 0)
    analysed = find(table.game, table.edition).chances is not None
    builder.buttons(
        [
            button(
                with_post_id(history, post) if post is not None else history,
                reader.say("history.button"),
                discord.ButtonStyle.primary,
            ),
            *([analysis_button(table, reader)] if analysed else []),
            button(CustomId.of("export", table.id, 0), reader.say("export.button")),
            fair_play_button(table, reader),
            *praise_buttons(table, reader),
        ]
    )
    return builder


def praise_buttons(table: Table, reader: Reader) -> list[PersistentItem]:
    """The button with which players praise each other; none where there is nobody to praise."""
    if len([person for person in table.people if person > 0]) < 2:
        return []
    return [button(CustomId.of("praise", table.id, 0), reader.say("praise.button"))]


async def _pictures(recap: Recap, reader: Reader) -> list[Picture | None]:
    """Pictures of points by category and by round; one that cannot be drawn is left out."""
    game, score_history, say = recap.table.game, recap.score_history, reader.draw
    tallies = [Tally(s.seat, score_history.final[s.seat], s.won) for s in recap.final_scores]
    lines = [ScoreLine(s.seat, score_history.points(s.seat), s.won) for s in recap.final_scores]
    found = [await _drawn(recap.table.id, lambda: draw_breakdown(tallies, say, game=game))]
    if len(score_history.rounds) > 1:
        found.append(await _drawn(recap.table.id, lambda: draw_chart(lines, say, game=game)))
    return found


async def _drawn(table_id: int, draw: Callable[[], Picture]) -> Picture | None:
    try:
        return await asyncio.to_thread(draw)
    except Exception:
        log.exception("a recap lacks a picture", extra={"table": table_id})
        return None


@command(
    "recap",
    "recap",
    options={"table": "p_table"},
    complete={"table": table_lookup.finished_table_choices},
)
async def recap(ctx: Context, table: str | None = None) -> None:
    """How a finished match went."""
    await show_recap(ctx, await table_lookup.resolve(ctx, table))
