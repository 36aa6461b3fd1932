"""``/stats`` and ``/leaderboard``: results and ratings on a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from babel.numbers import format_decimal
from discord.app_commands import Choice

from bot.errors import Refusal
from bot.game_words import game_name
from bot.host.people.ratings import MATCHES_TO_BE_LISTED, GameRecord, Leaderboard, PersonRecord
from bot.model.ratings import Ranked, Rating, Result
from bot.model.table import Table
from bot.ui.dispatch import autocomplete
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command, person_menu
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.table_links import link
from bot.ui.kit.command_names import term
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.names import inline
from bot.ui.kit.persistent_items import (
    ITEM_GONE,
    CustomId,
    MenuOption,
    PersistentItem,
    button,
    chosen_value,
    menu,
    read_page,
)
from bot.ui.kit.reader import Reader
from bot.ui.people import statistics
from games.core.game import game_ids
from games.core.phrase import Phrase, phrase

OF_CHOICES: Final = [
    Choice(name=term("command.stats.of.person"), value="person"),
    Choice(name=term("command.stats.of.server"), value=statistics.SERVER),
]
_FEW_MATCHES, _MANY_MATCHES = 3, 15
_MAX_LISTED = 10
_MAX_GAMES_SHOWN = 6
# On this scale a newcomer has 1000, and a hundred points are a clear advantage.
_START, _SCALE = 1000, 40


def display_rating(rating: Rating) -> tuple[int, int]:
    """A rating for people: a cautious estimate, and its uncertainty."""
    sure = rating.mu - 3 * rating.sigma
    return _START + round(_SCALE * sure), round(_SCALE * rating.sigma)


@command(
    "stats",
    "stats",
    options={"person": "p_stats_person", "game": "p_game", "of": "p_stats_of"},
    texts={"game": "p_stats_game"},
    choices={"of": OF_CHOICES},
    complete={"game": autocomplete.games},
)
async def stats(
    ctx: Context,
    person: discord.User | discord.Member | None = None,
    game: str | None = None,
    of: str | None = None,
) -> None:
    """A person's record on this server, or the statistics of everybody here."""
    if of == statistics.SERVER:
        await statistics.show_statistics(ctx, None, _game(ctx, game))
        return
    whose = person or ctx.interaction.user
    await show_stats(ctx, whose.id, whose.display_name, _game(ctx, game))


@person_menu("menu.stats", "stats of person")
async def stats_of(ctx: Context, person: discord.Member | discord.User) -> None:
    """A person's record on this server, by a right click on them."""
    await show_stats(ctx, person.id, person.display_name, None)


@command(
    "leaderboard",
    "leaderboard",
    options={"game": "p_game"},
    texts={"game": "p_leaders_game"},
    complete={"game": autocomplete.games},
)
async def leaderboard(ctx: Context, game: str | None = None) -> None:
    """The best of this server at a game."""
    named = _game(ctx, game)
    if named is None:
        table = await ctx.host.tables.in_channel(ctx.channel_id)
        named = table.game if table is not None else None
    await show_leaders(ctx, named, 0)


async def show_stats(ctx: Context, person_id: int, name: str, game: str | None) -> None:
    """Show a person's results on this server, in one game or in all."""
    own = person_id == ctx.person.id
    record = await ctx.host.ratings.record(
        _server(ctx),
        person_id,
        game,
        asked_by=ctx.person.id,
        matches=_FEW_MATCHES if game is None else _MANY_MATCHES,
    )
    await ctx.show(stats_message(record, name, game, ctx.reader(), own=own))


def stats_message(
    record: PersonRecord, name: str, game: str | None, reader: Reader, *, own: bool
) -> MessageBuilder:
    """Build the message of a person's results; ``own`` if they are shown to themselves."""
    builder = MessageBuilder().text(reader.say("ratings.title", name=inline(name)), limit=200)
    found = [each for each in record.games if each.game in game_ids()]
    if not found and game is not None:
        named = game_name(game)
        builder.text(reader.say("ratings.none_of_game", name=inline(name), game=named), limit=300)
    elif not found:
        builder.text(reader.say("ratings.none", name=inline(name)), limit=300)
    for each in found[:_MAX_GAMES_SHOWN]:
        builder.text(_record(each, reader), limit=2500 // min(len(found), _MAX_GAMES_SHOWN))
    builder.text("\n".join(_left(table, reader) for table in record.left[:_FEW_MATCHES]), limit=500)
    if found:
        custom_id = CustomId.of("stats-open", 0, 0, record.person_id, game or "")
        builder.buttons([button(custom_id, reader.say("statistics.open"))])
    if own:
        part = "ratings.taking_part" if record.rated else "ratings.private"
        label = "ratings.out_button" if record.rated else "ratings.in_button"
        custom_id = CustomId.of("rated", 0, 0, "out" if record.rated else "in", game or "")
        builder.text(reader.say(part), limit=600)
        builder.buttons([button(custom_id, reader.say(label))])
    return builder


def _record(record: GameRecord, reader: Reader) -> str:
    counts = [
        reader.say("ratings.place_count", place=phrase("ratings.place", place=place), count=count)
        for place, count in record.places.items()
    ]
    lines = [
        reader.say("ratings.game", game=game_name(record.game)),
        reader.say(
            "ratings.matches",
            matches=record.matches,
            wins=record.wins,
            average=_average(record, reader),
        ),
        reader.say("ratings.places", places=reader.join(counts)),
    ]
    if record.rating is None:
        lines.append(reader.say("ratings.unrated"))
    else:
        number, spread = display_rating(record.rating)
        played = record.rating.played
        lines.append(reader.say("ratings.rating", rating=number, spread=spread, matches=played))
    lines += [_match(result, table, reader) for result, table in record.last]
    return "\n".join(lines)


def _average(record: GameRecord, reader: Reader) -> Phrase:
    """An average in words: whole numbers have plural forms of their own in many languages."""
    average = round(record.points / record.matches, 1)
    if average.is_integer():
        return phrase("ratings.average", points=int(average))
    points = format_decimal(average, locale=reader.language.replace("-", "_"))
    return phrase("ratings.average_part", points=points)


def _left(table: Table, reader: Reader) -> str:
    return reader.say(
        "ratings.left",
        game=game_name(table.game),
        id=table.id,
        link=link(table),
        when=f"<t:{int(table.finished or 0)}:d>",
    )


def _match(result: Result, table: Table, reader: Reader) -> str:
    return reader.say(
        "ratings.match" if result.rated else "ratings.match_unrated",
        place=phrase("ratings.place", place=result.place),
        players=len(table.members),
        points=result.points,
        id=table.id,
        link=link(table),
        when=f"<t:{int(result.at)}:d>",
    )


@action("rated", "panel")
async def take_part(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Leave the ratings and leaderboards, or return to them."""
    wish, named = custom_id.expect(2)[:2]
    game = _game(ctx, named)
    await ctx.host.ratings.take_part(ctx.person, wish == "in")
    await show_stats(ctx, ctx.person.id, ctx.person.name, game)


async def show_leaders(ctx: Context, game: str | None, page: int) -> None:
    """Show a page of the leaderboard."""
    board = await ctx.host.ratings.leaderboard(_server(ctx), game, ctx.person.id, page, _MAX_LISTED)
    reader = ctx.reader()
    if board is None:
        await ctx.show(MessageBuilder().text(reader.say("ratings.leaders_none")))
    else:
        await ctx.show(leaderboard_message(board, reader))


def leaderboard_message(board: Leaderboard, reader: Reader) -> MessageBuilder:
    """Build the message of the leaderboard."""
    title = reader.say("ratings.leaders_title", game=game_name(board.game))
    builder = MessageBuilder().text(title, limit=200)
    if board.lines:
        builder.text("\n".join(_line(line, reader) for line in board.lines), limit=2500)
    else:
        builder.text(reader.say("ratings.leaders_nobody", least=MATCHES_TO_BE_LISTED))
    if board.own is not None and board.own not in board.lines:
        builder.text(reader.say("ratings.leaders_own", line=_line(board.own, reader)), limit=300)
    builder.text(reader.say("ratings.leaders_how", least=MATCHES_TO_BE_LISTED), limit=500)
    if board.pages > 1:
        builder.buttons(
            [_page(board, board.page - 1, "◀", "back"), _page(board, board.page + 1, "▶", "on")]
        )
    games = [game for game in board.games if game in game_ids()]
    if len(games) > 1 or games not in ([], [board.game]):
        items = [
            MenuOption(game, reader.label(game_name(game)), chosen=game == board.game)
            for game in games
        ]
        builder.menu(
            menu(CustomId.of("leaders-of", 0, 0), items, reader.say("ratings.leaders_game"))
        )
    return builder


def _line(line: Ranked, reader: Reader) -> str:
    number, spread = display_rating(line.rating)
    return reader.say(
        "ratings.leaders_line",
        rank=phrase("ratings.place", place=line.rank),
        name=inline(line.name),
        rating=number,
        spread=spread,
        wins=line.rating.won,
        matches=line.rating.played,
    )


def _page(board: Leaderboard, target: int, sign: str, mark: str) -> PersistentItem:
    custom_id = CustomId.of("leaders", 0, 0, board.game, max(target, 0), mark)
    return button(custom_id, sign, disabled=not 0 <= target < board.pages)


@action("leaders", "panel")
async def turn_leaders(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show another page of the leaderboard."""
    game, page = custom_id.expect(2)[:2]
    await show_leaders(ctx, _known_game(game), read_page(page))


@action("leaders-of", "panel")
async def other_leaders(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the leaderboard of another game."""
    await show_leaders(ctx, _known_game(chosen_value(values)), 0)


def _known_game(game: str) -> str:
    if game not in game_ids():
        raise Refusal(ITEM_GONE)
    return game


def _game(ctx: Context, typed: str | None) -> str | None:
    """Find a game by its name; refuses an unknown one."""
    if not typed:
        return None
    wanted, reader = typed.strip().casefold(), ctx.reader()
    for game in game_ids():
        if wanted in (game.casefold(), reader.text(game_name(game)).casefold()):
            return game
    names = tuple(game_name(game) for game in game_ids())
    raise Refusal(phrase("bot.refused.no_game", games=names))


def _server(ctx: Context) -> int:
    if ctx.interaction.guild_id is None:
        raise Refusal(ITEM_GONE)
    return ctx.interaction.guild_id
