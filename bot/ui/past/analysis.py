"""The analysis of a finished match: a chart of chances, and its turning points page by page."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.game_words import game_name, round_name
from bot.host.past.analyses import MatchAnalysis
from bot.model.match import Position
from bot.model.table import Table
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button, read_page
from bot.ui.kit.pictures import Pictures
from bot.ui.kit.reader import Reader
from bot.ui.wording.search_words import answer_name, gain_line, sureness, tries
from games.core.past.analysis import TurningPoint
from games.core.phrase import Phrase, seat_name
from render.renderer import Picture
from render.score_chart import ScoreLine, draw_chart

ASIDE = "analysis"


def analysis_button(table: Table, reader: Reader) -> PersistentItem:
    """The button that opens the analysis."""
    return button(CustomId.of("analysis", table.id, 0), reader.say("analysis.button"))


@action("analysis", "private")
async def open_analysis(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the button of a recap: the chart of chances, once it is worked out."""
    table = await table_lookup.by_number(ctx, custom_id.table)
    await ctx.host.analyses.require(table.id)
    if not ctx.host.analyses.has(table.id):
        reader = ctx.reader(table)
        builder = _begun(table, reader).text(reader.say("analysis.coming"), limit=300)
        await ctx.show(builder)
    await _show_page(ctx, table, 0)


@action("analysis-page", "panel")
async def turn(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the chart (0) or a turning point (1 to 3)."""
    table = await table_lookup.by_number(ctx, custom_id.table)
    await _show_page(ctx, table, read_page(custom_id.parts[0]))


async def _show_page(ctx: Context, table: Table, page: int) -> None:
    found = await ctx.host.analyses.analysis(table.id)
    reader = ctx.reader(table)
    points = found.analysis.turning_points
    if not 0 < page <= len(points):
        chart = await asyncio.to_thread(_chart, found, reader)
        await ctx.show(_first_page(found, reader, chart))
        return
    position = await _position(ctx, table, points[page - 1])
    await ctx.show_with_pictures(
        lambda pictures: _turning_point_page(found, page, position, reader, pictures)
    )


def _begun(table: Table, reader: Reader) -> MessageBuilder:
    title = reader.say("analysis.title", game=game_name(table.game), id=table.id)
    return MessageBuilder(game=table.game).text(title, limit=300)


def _chart(found: MatchAnalysis, reader: Reader) -> Picture:
    lines = [
        ScoreLine(seat, tuple(round(100 * chance) for chance in chances), chances[-1] > 0)
        for seat, chances in found.analysis.chances.items()
    ]
    return draw_chart(lines, reader.draw, game=found.game.id, kind="chances")


def _first_page(found: MatchAnalysis, reader: Reader, chart: Picture) -> MessageBuilder:
    """The chart, and a line about each turning point."""
    points = found.analysis.turning_points
    builder = _begun(found.table, reader).picture(chart)
    builder.text(reader.say("analysis.how"), limit=700)
    lines = [
        reader.say(
            "analysis.line",
            number=number,
            seat=seat_name(point.ask.seat),
            word=_word(found),
            round=point.round,
            before=_percent(point.before),
            after=_percent(point.after),
        )
        for number, point in enumerate(points, 1)
    ]
    builder.text("\n".join(lines) or reader.say("analysis.none"), limit=900)
    return _with_pages(builder, found, 0, reader)


def _turning_point_page(
    found: MatchAnalysis, page: int, position: Position, reader: Reader, pictures: Pictures
) -> MessageBuilder:
    point = found.analysis.turning_points[page - 1]
    builder = _begun(found.table, reader)
    builder.text(
        reader.say(
            "analysis.point",
            number=page,
            seat=seat_name(point.ask.seat),
            word=_word(found),
            round=point.round,
        ),
        limit=300,
    )
    builder.text(_told(found, point, reader), limit=1800)
    builder.picture(pictures.board(position, reader))
    return _with_pages(builder, found, page, reader)


def _told(found: MatchAnalysis, point: TurningPoint, reader: Reader) -> str:
    """What was played, what the expert would have played, and why."""
    game, verdict, ask = found.game, point.verdict, point.ask
    seat = seat_name(ask.seat)
    played = answer_name(game, point.view, ask, point.picks, reader)
    lines = [
        reader.say(
            "analysis.played",
            seat=seat,
            choice=played,
            word=_word(found),
            before=_percent(point.before),
            after=_percent(point.after),
        )
    ]
    if point.agreed:
        lines.append(reader.say("analysis.agreed"))
    else:
        lines.append(
            reader.say(
                "analysis.better",
                choice=answer_name(game, point.view, ask, verdict.best, reader),
                sure=sureness(verdict),
                tries=tries(verdict),
            )
        )
        lines.append(gain_line(verdict, game.id, reader))
    if verdict.best == verdict.usual and game.reason is not None:
        why = game.reason(point.view, ask, verdict.best)
        lines.append(reader.say("analysis.why", seat=seat, why=why))
    return "\n".join(line for line in lines if line)


def _with_pages(
    builder: MessageBuilder, found: MatchAnalysis, page: int, reader: Reader
) -> MessageBuilder:
    """Add the buttons to the chart, to the turning points, and to the history at this one."""
    table_id, points = found.table.id, found.analysis.turning_points

    def to(number: int, label: str) -> PersistentItem:
        custom_id = CustomId.of("analysis-page", table_id, 0, number)
        return button(custom_id, label, disabled=number == page)

    builder.buttons(
        [
            to(0, reader.say("analysis.chart")),
            *(
                to(number, reader.say("analysis.point_button", number=number))
                for number in range(1, len(points) + 1)
            ),
        ]
    )
    if page:
        custom_id = CustomId.of("history-step", table_id, points[page - 1].number, "on", "")
        label = reader.say("analysis.history")
        builder.buttons([button(custom_id, label, discord.ButtonStyle.secondary)])
    return builder


async def _position(ctx: Context, table: Table, point: TurningPoint) -> Position:
    """The public position before the answer of a turning point."""
    shown = (await ctx.host.history.history_step(table.id, None, point.number)).position
    return replace(shown, entry=point.number, view=point.board, notes=(), over=False, aside=ASIDE)


def _word(found: MatchAnalysis) -> Phrase:
    return round_name(found.table.game)


def _percent(chance: float) -> int:
    return round(100 * chance)
