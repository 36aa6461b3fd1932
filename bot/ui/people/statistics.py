"""Pages of statistics: win rates as a chart, lengths, turn times, streaks; and a CSV file."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Callable, Sequence
from typing import Final

from babel.numbers import format_decimal

from bot.errors import Refusal
from bot.game_words import article_kind, game_name, seat_colour
from bot.model.records.statistics import StatisticsPage, WinRate
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.names import inline, plain
from bot.ui.kit.persistent_items import (
    ITEM_GONE,
    CustomId,
    MenuOption,
    button,
    chosen_value,
    menu,
    read_number,
)
from bot.ui.kit.reader import Reader
from bot.ui.wording.clock_words import span
from games.core.game import find, game_ids
from games.core.phrase import phrase
from render.rate_chart import MOST_LINES, RateLine, draw_rates

SERVER: Final = "server"
"""Stands for everybody on the server, where a person's id stands otherwise."""
DIMENSION_KEYS: Final[dict[str, str]] = {
    "people": "statistics.by.people",
    "turn": "statistics.by.turn",
    "seat": "statistics.by.seat",
    "rivals": "statistics.by.rivals",
}
FILE_NAME: Final = "pantheon-statistics.csv"
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


async def show_statistics(
    ctx: Context, person_id: int | None, game: str | None, dimension: str = "people"
) -> None:
    """Show statistics of a person, or of the server (None), at a game."""
    page = await _page(ctx, person_id, game, dimension)
    reader = ctx.reader()
    if page is None:
        await ctx.show(MessageBuilder().text(reader.say("statistics.none")))
        return
    lines = rate_lines(page, reader)
    picture = None
    if lines:
        title = reader.say(_chart_key(page), what=_dimension(page.dimension, reader))
        picture = await asyncio.to_thread(draw_rates, lines, title, reader.draw)
    builder = statistics_message(page, reader)
    builder.picture(picture)
    _add_items(builder, page, reader)
    await ctx.show(builder)


def statistics_message(page: StatisticsPage, reader: Reader) -> MessageBuilder:
    """Build the words of a page, above its chart."""
    builder = MessageBuilder()
    game = game_name(page.game)
    if page.person_id is None:
        builder.text(reader.say("statistics.server", game=game), limit=200)
    else:
        builder.text(reader.say("statistics.person", game=game, name=inline(page.name)), limit=200)
    lines = [
        reader.say(
            "statistics.total",
            matches=page.matches,
            seats=page.seats,
            wins=page.wins,
            percent=round(100 * page.wins / page.seats),
        )
    ]
    lines += [
        reader.say(
            "statistics.length",
            people=length.people,
            count=length.matches,
            time=span(length.seconds, reader),
            rounds=round(length.rounds),
        )
        for length in page.lengths
    ]
    if page.turn_seconds is not None:
        lines.append(reader.say("statistics.turn_time", time=span(page.turn_seconds, reader)))
    streak = page.streak
    if streak is not None:
        key = "statistics.streak" if page.person_id is None else "statistics.streak_own"
        lines.append(
            reader.say(key, name=inline(streak.name), count=streak.longest, running=streak.running)
        )
    if page.dice is not None:
        lines.append(
            reader.say(
                "statistics.dice",
                count=page.dice.rolls,
                mean=_decimal(page.dice.mean, reader),
                expected=_decimal(page.dice.expected, reader),
            )
        )
    builder.text("\n".join(lines), limit=1500)
    if not page.rates:
        builder.text(reader.say("statistics.nothing"), limit=200)
    return builder


def _decimal(number: float, reader: Reader) -> str:
    return format_decimal(round(number, 2), locale=reader.language.replace("-", "_"))


def rate_lines(page: StatisticsPage, reader: Reader) -> list[RateLine]:
    """The lines of the chart, in words."""
    named = namer(page, reader)
    return [RateLine(named(rate), rate.matches, rate.wins) for rate in page.rates[:MOST_LINES]]


def namer(page: StatisticsPage, reader: Reader) -> Callable[[WinRate], str]:
    """A function that words the name of a line of a page."""
    articles = {
        article.id: article.name
        for article in find(page.game).glossary
        if article.kind == page.dimension
    }

    def named(rate: WinRate) -> str:
        match page.dimension:
            case "people":
                return reader.say("statistics.with_people", count=int(rate.name))
            case "turn":
                return reader.say("statistics.turn", place=int(rate.name))
            case "seat":
                return reader.draw(seat_colour(rate.name))
            case "rivals":
                return plain(rate.name)
        name = articles.get(rate.name)
        return reader.draw(name) if name is not None else rate.name

    return named


def _add_items(builder: MessageBuilder, page: StatisticsPage, reader: Reader) -> None:
    scope = SERVER if page.person_id is None else str(page.person_id)
    dimensions = [*DIMENSION_KEYS, *page.facts]
    if page.person_id is None:
        dimensions.remove("rivals")
    choices = [
        MenuOption(each, _dimension(each, reader), chosen=each == page.dimension)
        for each in dimensions
    ]
    custom_id = CustomId.of("stats-by", 0, 0, scope, page.game)
    builder.menu(menu(custom_id, choices, reader.say("statistics.choose")))
    games = [game for game in page.games if game in game_ids()]
    if len(games) > 1:
        items = [
            MenuOption(game, reader.label(game_name(game)), chosen=game == page.game)
            for game in games
        ]
        custom_id = CustomId.of("stats-game", 0, 0, scope, page.dimension)
        builder.menu(menu(custom_id, items, reader.say("ratings.leaders_game")))
    custom_id = CustomId.of("stats-csv", 0, 0, scope, page.game)
    builder.buttons([button(custom_id, reader.say("statistics.csv"))])


def _dimension(dimension: str, reader: Reader) -> str:
    key = DIMENSION_KEYS.get(dimension)
    return reader.say(key) if key is not None else reader.label(article_kind(dimension))


def _chart_key(page: StatisticsPage) -> str:
    return "statistics.ahead" if page.dimension == "rivals" else "statistics.chart"


async def _page(
    ctx: Context, person_id: int | None, game: str | None, dimension: str
) -> StatisticsPage | None:
    guild_id = ctx.interaction.guild_id
    if guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    return await ctx.host.statistics.page(
        guild_id, person_id, game, dimension, asked_by=ctx.person.id
    )


def _scope(typed: str) -> int | None:
    return None if typed == SERVER else read_number(typed)


def _known_game(game: str) -> str:
    if game not in game_ids():
        raise Refusal(ITEM_GONE)
    return game


@action("stats-by", "panel")
async def other_dimension(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the same statistics divided in another way."""
    scope, game = custom_id.expect(2)[:2]
    await show_statistics(ctx, _scope(scope), _known_game(game), chosen_value(values))


@action("stats-game", "panel")
async def other_game(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the statistics of another game."""
    scope, dimension = custom_id.expect(2)[:2]
    await show_statistics(ctx, _scope(scope), _known_game(chosen_value(values)), dimension)


@action("stats-open", "private")
async def open_statistics(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the statistics from the record of a person."""
    scope, game = custom_id.expect(2)[:2]
    await show_statistics(ctx, _scope(scope), _known_game(game) if game else None)


@action("stats-csv", "private")
async def as_csv(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Send all win rates of a page as a CSV file."""
    typed, game = custom_id.expect(2)[:2]
    scope, reader, rows = _scope(typed), ctx.reader(), []
    for dimension in (*DIMENSION_KEYS, *find(_known_game(game)).fact_kinds):
        page = await _page(ctx, scope, game, dimension)
        if page is not None and page.dimension == dimension:
            named, what = namer(page, reader), _dimension(dimension, reader)
            rows += [(what, named(rate), rate.matches, rate.wins) for rate in page.rates]
    said = reader.say("statistics.file", game=game_name(game))
    await ctx.show(MessageBuilder().text(said).file(FILE_NAME, csv_of(rows)))


def csv_of(rows: Sequence[tuple[str, str, int, int]]) -> bytes:
    """Win rates as a CSV file; no text in it is taken for a formula by spreadsheets."""
    held = io.StringIO()
    writer = csv.writer(held)
    writer.writerow(("by", "name", "matches", "wins"))
    for what, name, matches, wins in rows:
        safe = f"'{name}" if name.startswith(_FORMULA) else name
        writer.writerow((what, safe, matches, wins))
    return held.getvalue().encode("utf-8-sig")
