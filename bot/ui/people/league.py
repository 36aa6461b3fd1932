"""``/league``: seasons of a game, and their standings."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from babel.numbers import format_decimal
from discord import app_commands

from bot.errors import Refusal
from bot.game_words import game_name
from bot.host.people.seasons import DEFAULT_LEAST, MAX_NAME_LENGTH
from bot.model.records.season import SeasonTable
from bot.ui.dispatch import autocomplete, moderator_rights, table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command, group
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.names import inline, plain
from bot.ui.kit.persistent_items import ITEM_GONE, CustomId, button, read_number
from bot.ui.kit.reader import Reader
from bot.ui.lobby.lobby import game_named
from bot.ui.wording.timestamps import stamp
from games.core.game import game_ids
from games.core.phrase import phrase
from render.season_table import MOST_LINES, SeasonRow, draw_season

LEAGUE = group("league")
MOST_LEAST: Final = 20


@command(
    "league_start",
    "league start",
    within=LEAGUE,
    options={"game": "p_game", "name": "p_season_name", "least": "p_season_least"},
    complete={"game": autocomplete.games},
)
async def start(
    ctx: Context,
    game: str,
    name: app_commands.Range[str, 1, MAX_NAME_LENGTH] | None = None,
    least: app_commands.Range[int, 1, MOST_LEAST] = DEFAULT_LEAST,
) -> None:
    """Begin a season."""
    by = moderator_rights.require_server(ctx)
    season = await ctx.host.seasons.begin(
        by.guild_id, by.person, game_named(ctx, game), plain(name) if name else "", least
    )
    await _tell(ctx, "league.done.begun", season.game, season.name)


@command(
    "league_end",
    "league end",
    within=LEAGUE,
    options={"game": "p_game"},
    complete={"game": autocomplete.games},
)
async def end(ctx: Context, game: str) -> None:
    """End the season that goes on."""
    by = moderator_rights.require_server(ctx)
    season = await ctx.host.seasons.end(by.guild_id, by.person, game_named(ctx, game))
    await _tell(ctx, "league.done.ended", season.game, season.name)


@command(
    "league_undo",
    "league undo",
    within=LEAGUE,
    options={"game": "p_game"},
    complete={"game": autocomplete.games},
)
async def undo(ctx: Context, game: str) -> None:
    """Take back the last start or end of a season."""
    by = moderator_rights.require_server(ctx)
    season, there = await ctx.host.seasons.undo(by.guild_id, by.person, game_named(ctx, game))
    key = "league.done.reopened" if there else "league.done.dropped"
    await _tell(ctx, key, season.game, season.name)


@command(
    "league_exclude",
    "league exclude",
    within=LEAGUE,
    options={"table": "p_table"},
    complete={"table": table_lookup.finished_table_choices},
)
async def exclude(ctx: Context, table: str) -> None:
    """Leave a finished game out of its season, or let it count again."""
    by = moderator_rights.require_server(ctx)
    number = read_number(table)
    season, out = await ctx.host.seasons.exclude(by.guild_id, by.person, number)
    key = "league.done.excluded" if out else "league.done.included"
    await _tell(ctx, key, season.game, season.name, number)


@command(
    "league_standings",
    "league standings",
    within=LEAGUE,
    options={"game": "p_game", "season": "p_season"},
    complete={"game": autocomplete.games},
)
async def show_standings(
    ctx: Context,
    game: str | None = None,
    season: app_commands.Range[int, 1, 9999] | None = None,
) -> None:
    """The standings of a season."""
    await _show(ctx, game_named(ctx, game) if game else None, season)


@action("season", "panel")
async def other_season(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the standings of an earlier or later season."""
    game, number = custom_id.expect(2)[:2]
    if game not in game_ids():
        raise Refusal(ITEM_GONE)
    await _show(ctx, game, read_number(number))


async def _show(ctx: Context, game: str | None, number: int | None) -> None:
    guild_id = ctx.interaction.guild_id
    if guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    found = await ctx.host.seasons.standings(guild_id, game, number)
    reader = ctx.reader()
    if found is None or found.season.game not in game_ids():
        await ctx.show(MessageBuilder().text(reader.say("league.none")))
        return
    builder = _words(found, reader)
    if found.lines:
        title = reader.draw(phrase("league.picture", name=plain(found.season.name)))
        rows = season_rows(found, reader)
        builder.picture(await asyncio.to_thread(draw_season, rows, title, reader.draw))
    builder.text(reader.say("league.how", least=found.season.least), limit=700)
    if found.seasons > 1:
        at = found.season.number
        builder.buttons(
            [
                button(
                    CustomId.of("season", 0, 0, found.season.game, number),
                    sign,
                    disabled=not 1 <= number <= found.seasons,
                )
                for number, sign in ((at - 1, "◀"), (at + 1, "▶"))
            ]
        )
    await ctx.show(builder)


def _words(found: SeasonTable, reader: Reader) -> MessageBuilder:
    season = found.season
    builder = MessageBuilder()
    game, name = game_name(season.game), inline(season.name)
    builder.text(reader.say("league.title", game=game, name=name), limit=300)
    if season.ends is None:
        since = stamp(season.begins, "D")
        said = reader.say("league.going_on", since=since, count=found.matches)
    else:
        since, until = stamp(season.begins, "D"), stamp(season.ends, "D")
        said = reader.say("league.over", since=since, until=until, count=found.matches)
    builder.text(said, limit=300)
    best = [inline(line.name) for line in found.lines if line.rank == 1]
    if best and season.ends is not None:
        people = reader.join(best)
        builder.text(reader.say("league.champion", people=people, count=len(best)), limit=300)
    return builder


def season_rows(found: SeasonTable, reader: Reader) -> list[SeasonRow]:
    """The lines of the picture, in words."""
    return [
        SeasonRow(
            line.rank,
            plain(line.name),
            line.matches,
            line.wins,
            _percent(line.score, reader),
            _percent(line.beaten, reader),
        )
        for line in found.lines[:MOST_LINES]
    ]


def _percent(number: float, reader: Reader) -> str:
    return format_decimal(round(number, 1), locale=reader.language.replace("-", "_"))


async def _tell(ctx: Context, key: str, game: str, name: str, table: int = 0) -> None:
    said = ctx.reader().say(key, game=game_name(game), name=inline(name), table=table)
    await ctx.show(MessageBuilder().text(said))
