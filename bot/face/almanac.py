"""What people look up: the board, the hand, the log, the rules, and what waits for them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.face import limits, lookup
from bot.face.away import put_own_absence
from bot.face.control import GONE, Code, Control, Item, button, menu, only, verb
from bot.face.kept import kept_line
from bot.face.lobby import lobby_sheet
from bot.face.overview import put_page
from bot.face.panel import own_seat, waiting_line
from bot.face.posts import awaited_line, story
from bot.face.reader import Reader
from bot.face.sheet import Sheet
from bot.face.standings import put_standings
from bot.face.visit import Visit
from bot.host.model import LogPage, Table
from games.core import game as shelf
from games.core.game import AnyGame
from games.core.phrase import phrase

_LOG_ROOM = 3700
LOG_LINES = 15
RULES_ROOM = 3300


async def show_board(visit: Visit, table: Table) -> None:
    """``/board``: what everybody may see."""
    reader = visit.reader(table)
    if table.status == "lobby":
        await visit.show(lobby_sheet(table, reader))
        return
    position = await visit.host.position(table.id, None)
    sheet = Sheet()
    title = reader.say(f"{table.game}.name")
    headline = reader.text(position.game.headline(position.view))
    sheet.text(reader.say("bot.post.title", game=title, headline=headline), limit=300)
    sheet.picture(await visit.desk.gallery.board(position, reader))
    if position.over:
        put_standings(sheet, position, reader)
    elif table.playing:
        # Whoever asks may well be the one who is awaited, so nobody is told whose move it is not.
        sheet.text(awaited_line(position, reader, ping=False), limit=600)
    else:
        sheet.text(waiting_line(position, reader), limit=500)
    await visit.show(sheet)


async def show_hand(visit: Visit, table: Table, wanted: str | None) -> None:
    """``/hand``: what only this person may see."""
    seat = await own_seat(visit, table, wanted, looking=True)
    position = await visit.host.position(table.id, seat)
    reader = visit.reader(table)
    picture = await visit.desk.gallery.hand(position, reader)
    sheet = Sheet().text(reader.say("bot.hand.title")).picture(picture)
    sheet.text(kept_line(table, visit.person.id, reader))
    if picture is None:
        sheet.text(reader.say("bot.hand.none"))
    await visit.show(sheet)


async def show_log(
    visit: Visit, table: Table, page: int | None = None, wanted: str | None = None
) -> None:
    """``/log``: everything this person may have heard, a page at a time, the newest first."""
    if table.status == "lobby":
        raise Refusal(phrase("bot.refused.not_started"))
    seat: str | None = None
    if wanted or table.known_to(visit.person.id):
        seat = await own_seat(visit, table, wanted, looking=True)
    found = await visit.host.log_page(table.id, seat, page, LOG_LINES)
    await visit.show(log_sheet(found, seat, visit.reader(table)))


def log_sheet(found: LogPage, seat: str | None, reader: Reader) -> Sheet:
    """A page of what ``seat`` (None: the public) has heard as a message."""
    sheet = Sheet()
    sheet.text(reader.say("bot.log.title", page=found.page + 1, pages=found.pages))
    told = story([told.note for told in found.notes], reader, _LOG_ROOM)
    sheet.text(told or reader.say("bot.log.empty"))
    if found.pages > 1:

        def to(target: int, sign: str, mark: str) -> Control:
            beyond = not 0 <= target < found.pages or target == found.page
            return button(
                Code.of("log-page", found.table.id, 0, max(target, 0), mark, seat or ""),
                sign,
                disabled=beyond,
            )

        sheet.buttons(
            [
                to(0, "⏮", "first"),
                to(found.page - 1, "◀", "back"),
                to(found.page + 1, "▶", "on"),
                to(found.pages - 1, "⏭", "last"),
            ]
        )
    return sheet


@verb("log", "private")
async def open_log(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The log button of a post."""
    await show_log(visit, await lookup.by_number(visit, code.table))


@verb("log-page", "panel")
async def turn_log(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Another page of the log."""
    number, _, seat = code.expect(3)[:3]
    page = int(number) if number.isdecimal() else 0
    await show_log(visit, await lookup.by_number(visit, code.table), page, seat or None)


def rules_sheet(visit: Visit, game: AnyGame, topic: str | None) -> Sheet:
    """A game's rules in our own words: one topic, or the list of them."""
    if topic is not None and topic not in game.topics:
        raise Refusal(GONE)
    reader = visit.reader()
    sheet = Sheet()
    if topic is None:
        sheet.text(reader.say("bot.rules.title", game=phrase(f"{game.id}.name")))
        sheet.text(reader.say(f"{game.id}.blurb"), limit=600)
    else:
        sheet.text("## " + reader.say(f"{game.id}.rules.{topic}.title"), limit=200)
        sheet.text(reader.say(f"{game.id}.rules.{topic}.body"), limit=RULES_ROOM)
    if game.topics:
        items = [
            Item(name, reader.say(f"{game.id}.rules.{name}.title"), chosen=name == topic)
            for name in game.topics[: limits.MENU_OPTIONS]
        ]
        code = Code.of("rules", 0, 0, game.id)
        sheet.menu(menu(code, items, reader.say("bot.rules.choose")))
    return sheet


@verb("rules", "panel")
async def another_topic(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """A topic chosen in the menu."""
    await visit.show(rules_sheet(visit, _game(code.parts[0]), only(values)))


@verb("topic", "private")
async def help_with(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The panel's Help: the rule that the question is about."""
    game_id, topic = code.expect(2)[:2]
    await visit.show(rules_sheet(visit, _game(game_id), topic))


def _game(game_id: str) -> AnyGame:
    try:
        return shelf.find(game_id)
    except KeyError:
        raise Refusal(GONE) from None


async def show_rules(visit: Visit, typed_game: str | None, typed_topic: str | None) -> None:
    """``/rules``: of the game named, else of the one played here, else of the only one."""
    game = await _wanted_game(visit, typed_game)
    reader = visit.reader()
    topic: str | None = None
    if typed_topic:
        wanted = typed_topic.strip().casefold()
        titles = {name: reader.say(f"{game.id}.rules.{name}.title") for name in game.topics}
        topic = next(
            (n for n, title in titles.items() if wanted in (n.casefold(), title.casefold())), None
        )
        if topic is None:
            raise Refusal(
                phrase(
                    "bot.refused.no_topic",
                    topics=tuple(phrase(f"{game.id}.rules.{n}.title") for n in game.topics),
                )
            )
    await visit.show(rules_sheet(visit, game, topic))


async def _wanted_game(visit: Visit, typed: str | None) -> AnyGame:
    games = shelf.shelf()
    reader = visit.reader()
    if typed:
        wanted = typed.strip().casefold()
        for game in games:
            if wanted in (game.casefold(), reader.say(f"{game}.name").casefold()):
                return shelf.find(game)
    else:
        table = await visit.host.table_in(visit.channel_id)
        if table is not None:
            return shelf.find(table.game, table.edition)
        if len(games) == 1:
            return shelf.find(games[0])
    names = tuple(phrase(f"{game}.name") for game in games)
    raise Refusal(phrase("bot.refused.no_game", games=names))


async def show_games(visit: Visit) -> None:
    """``/games``: everything that waits for this person, across servers, then the rest."""
    reader = visit.reader()
    page = await visit.host.digests.page(visit.person.id)
    sheet = Sheet()
    await put_own_absence(sheet, visit)
    if not page.waiting and not page.others:
        sheet.text(reader.say("bot.games.none"))
    put_page(sheet, page, reader, visit.reader, visit.desk, visit.interaction.guild_id)
    if page.waiting:
        # A table may be far away, or its channel lost: its panel opens here all the same.
        waiting = [pending.table for pending in page.waiting[: limits.MENU_OPTIONS]]
        items = [
            Item(
                str(table.id),
                reader.label(
                    phrase("bot.games.item", game=phrase(f"{table.game}.name"), id=table.id)
                ),
            )
            for table in waiting
        ]
        sheet.menu(menu(Code("mine"), items, reader.say("bot.games.play")))
    await visit.show(sheet)


async def show_help(visit: Visit) -> None:
    """``/help``: how to play with this bot."""
    reader = visit.reader()
    sheet = Sheet().text(reader.say("bot.help"), limit=3800)
    await visit.show(sheet)
