"""``/stats`` and ``/leaderboard``: what people have achieved on a server."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from babel.numbers import format_decimal

from bot.errors import Refusal
from bot.face.desk import autocomplete
from bot.face.desk.commands import command
from bot.face.desk.table_links import link
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import GONE, Code, Control, Item, button, menu, only
from bot.face.kit.names import inline
from bot.face.kit.numbers import read_page
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.host.people.ratings import MATCHES_TO_BE_LISTED, GameRecord, Leaderboard, PersonRecord
from bot.model.ratings import Ranked, Rating, Result
from bot.model.table import Table
from games.core.game import shelf
from games.core.phrase import Phrase, phrase

_FEW_MATCHES, _MANY_MATCHES = 3, 15
_LISTED = 10
_GAMES_SHOWN = 6
# On this scale a newcomer has 1000, and a hundred points are a clear advantage.
_START, _SCALE = 1000, 40


def in_numbers(rating: Rating) -> tuple[int, int]:
    """A rating as people read it: what is almost surely reached, and the uncertainty."""
    sure = rating.mu - 3 * rating.sigma
    return _START + round(_SCALE * sure), round(_SCALE * rating.sigma)


@command(
    "stats",
    "stats",
    options={"person": "p_stats_person", "game": "p_game"},
    texts={"game": "p_stats_game"},
    complete={"game": autocomplete.games},
)
async def stats(
    visit: Visit,
    person: discord.User | discord.Member | None = None,
    game: str | None = None,
) -> None:
    """A person's record on this server."""
    whose = person or visit.interaction.user
    await show_stats(visit, whose.id, whose.display_name, _game(visit, game))


@command(
    "leaderboard",
    "leaderboard",
    options={"game": "p_game"},
    texts={"game": "p_leaders_game"},
    complete={"game": autocomplete.games},
)
async def leaderboard(visit: Visit, game: str | None = None) -> None:
    """The best of this server at a game."""
    named = _game(visit, game)
    if named is None:
        table = await visit.host.tables.in_channel(visit.channel_id)
        named = table.game if table is not None else None
    await show_leaders(visit, named, 0)


async def show_stats(visit: Visit, person_id: int, name: str, game: str | None) -> None:
    """What a person has achieved here, in one game or in all of them."""
    own = person_id == visit.person.id
    record = await visit.host.ratings.record(
        _server(visit),
        person_id,
        game,
        asked_by=visit.person.id,
        matches=_FEW_MATCHES if game is None else _MANY_MATCHES,
    )
    await visit.show(stats_sheet(record, name, game, visit.reader(), own=own))


def stats_sheet(
    record: PersonRecord, name: str, game: str | None, reader: Reader, *, own: bool
) -> Sheet:
    """A person's record as a message; ``own`` is what they themselves are shown."""
    sheet = Sheet().text(reader.say("ratings.title", name=inline(name)), limit=200)
    found = [each for each in record.games if each.game in shelf()]
    if not found and game is not None:
        named = phrase(f"{game}.name")
        sheet.text(reader.say("ratings.none_of_game", name=inline(name), game=named), limit=300)
    elif not found:
        sheet.text(reader.say("ratings.none", name=inline(name)), limit=300)
    for each in found[:_GAMES_SHOWN]:
        sheet.text(_record(each, reader), limit=2500 // min(len(found), _GAMES_SHOWN))
    sheet.text("\n".join(_left(table, reader) for table in record.left[:_FEW_MATCHES]), limit=500)
    if own:
        part = "ratings.taking_part" if record.rated else "ratings.private"
        label = "ratings.out_button" if record.rated else "ratings.in_button"
        code = Code.of("rated", 0, 0, "out" if record.rated else "in", game or "")
        sheet.text(reader.say(part), limit=600)
        sheet.buttons([button(code, reader.say(label))])
    return sheet


def _record(record: GameRecord, reader: Reader) -> str:
    counts = [
        reader.say("ratings.place_count", place=phrase("ratings.place", place=place), count=count)
        for place, count in record.places.items()
    ]
    lines = [
        reader.say("ratings.game", game=phrase(f"{record.game}.name")),
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
        number, spread = in_numbers(record.rating)
        played = record.rating.played
        lines.append(reader.say("ratings.rating", rating=number, spread=spread, matches=played))
    lines += [_match(result, table, reader) for result, table in record.last]
    return "\n".join(lines)


def _average(record: GameRecord, reader: Reader) -> Phrase:
    """Whole numbers have a plural of their own in many languages, all others have one."""
    average = round(record.points / record.matches, 1)
    if average.is_integer():
        return phrase("ratings.average", points=int(average))
    points = format_decimal(average, locale=reader.language.replace("-", "_"))
    return phrase("ratings.average_part", points=points)


def _left(table: Table, reader: Reader) -> str:
    return reader.say(
        "ratings.left",
        game=phrase(f"{table.game}.name"),
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


@verb("rated", "panel")
async def take_part(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Leave ratings and lists, or come back; everybody decides for themselves alone."""
    wish, named = code.expect(2)[:2]
    game = _game(visit, named)
    await visit.host.ratings.take_part(visit.person, wish == "in")
    await show_stats(visit, visit.person.id, visit.person.name, game)


async def show_leaders(visit: Visit, game: str | None, page: int) -> None:
    """A page of the leaderboard."""
    board = await visit.host.ratings.leaderboard(
        _server(visit), game, visit.person.id, page, _LISTED
    )
    reader = visit.reader()
    if board is None:
        await visit.show(Sheet().text(reader.say("ratings.leaders_none")))
    else:
        await visit.show(leaders_sheet(board, reader))


def leaders_sheet(board: Leaderboard, reader: Reader) -> Sheet:
    """The leaderboard as a message."""
    title = reader.say("ratings.leaders_title", game=phrase(f"{board.game}.name"))
    sheet = Sheet().text(title, limit=200)
    if board.lines:
        sheet.text("\n".join(_line(line, reader) for line in board.lines), limit=2500)
    else:
        sheet.text(reader.say("ratings.leaders_nobody", least=MATCHES_TO_BE_LISTED))
    if board.own is not None and board.own not in board.lines:
        sheet.text(reader.say("ratings.leaders_own", line=_line(board.own, reader)), limit=300)
    sheet.text(reader.say("ratings.leaders_how", least=MATCHES_TO_BE_LISTED), limit=500)
    if board.pages > 1:
        sheet.buttons(
            [_page(board, board.page - 1, "◀", "back"), _page(board, board.page + 1, "▶", "on")]
        )
    games = [game for game in board.games if game in shelf()]
    if len(games) > 1 or games not in ([], [board.game]):
        items = [
            Item(game, reader.label(phrase(f"{game}.name")), chosen=game == board.game)
            for game in games
        ]
        sheet.menu(menu(Code.of("leaders-of", 0, 0), items, reader.say("ratings.leaders_game")))
    return sheet


def _line(line: Ranked, reader: Reader) -> str:
    number, spread = in_numbers(line.rating)
    return reader.say(
        "ratings.leaders_line",
        rank=phrase("ratings.place", place=line.rank),
        name=inline(line.name),
        rating=number,
        spread=spread,
        wins=line.rating.won,
        matches=line.rating.played,
    )


def _page(board: Leaderboard, target: int, sign: str, mark: str) -> Control:
    code = Code.of("leaders", 0, 0, board.game, max(target, 0), mark)
    return button(code, sign, disabled=not 0 <= target < board.pages)


@verb("leaders", "panel")
async def turn_leaders(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Another page of the leaderboard."""
    game, page = code.expect(2)[:2]
    await show_leaders(visit, _on_shelf(game), read_page(page))


@verb("leaders-of", "panel")
async def other_leaders(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The leaderboard of another game."""
    await show_leaders(visit, _on_shelf(only(values)), 0)


def _on_shelf(game: str) -> str:
    if game not in shelf():
        raise Refusal(GONE)
    return game


def _game(visit: Visit, typed: str | None) -> str | None:
    """The game that somebody has named; refuses a name that is none."""
    if not typed:
        return None
    wanted, reader = typed.strip().casefold(), visit.reader()
    for game in shelf():
        if wanted in (game.casefold(), reader.say(f"{game}.name").casefold()):
            return game
    names = tuple(phrase(f"{game}.name") for game in shelf())
    raise Refusal(phrase("bot.refused.no_game", games=names))


def _server(visit: Visit) -> int:
    if visit.interaction.guild_id is None:
        raise Refusal(GONE)
    return visit.interaction.guild_id
