"""``/rules``: a game's rules in our own words, and ``/help``."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.face.desk import autocomplete, which_table
from bot.face.desk.commands import command
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit import limits
from bot.face.kit.controls import GONE, Code, Control, Item, button, menu, only
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.host.campaign import arrived
from bot.model.table import Table
from games.core import game as shelf
from games.core.game import AnyGame
from games.core.phrase import phrase

RULES_ROOM = 3300
LEGEND = "legend"
"""The topic that explains the signs of a game's pictures."""


def rules_sheet(
    visit: Visit, game: AnyGame, topic: str | None, table: Table | None = None
) -> Sheet:
    """A game's rules in our own words: one topic, or the list of them.

    At a ``table`` of a campaign only what has arrived by its scenario.
    """
    topics = arrived.topics(game, table)
    if topic is not None and topic not in topics:
        raise Refusal(GONE)
    reader = visit.reader()
    number = table.id if table is not None and arrived.in_campaign(game, table) else 0
    sheet = Sheet()
    if topic is None:
        sheet.text(reader.say("bot.rules.title", game=phrase(f"{game.id}.name")))
        # What the game as a whole is about would tell a campaign's players what is to come.
        about = f"{game.id}.campaign.blurb" if number else f"{game.id}.blurb"
        sheet.text(reader.say(about), limit=600)
    else:
        sheet.text("## " + reader.say(f"{game.id}.rules.{topic}.title"), limit=200)
        sheet.text(reader.say(f"{game.id}.rules.{topic}.body"), limit=RULES_ROOM)
    if topics:
        place = 0 if topic is None else topics.index(topic)
        # Of very many those around the one that is read; Back and Next lead on.
        shown, _, _ = limits.page_of(topics, place // limits.MENU_OPTIONS)
        items = [
            Item(name, reader.say(f"{game.id}.rules.{name}.title"), chosen=name == topic)
            for name in shown
        ]
        code = Code.of("rules", number, 0, game.id)
        sheet.menu(menu(code, items, reader.say("bot.rules.choose")))
        sheet.buttons(_turning(game, topics, topic, number, reader))
    return sheet


def _turning(
    game: AnyGame, topics: Sequence[str], topic: str | None, table_id: int, reader: Reader
) -> list[Control]:
    """Back and Next, each named after the topic to which it leads."""
    place = -1 if topic is None else topics.index(topic)
    found = []
    for sign, number in (("◀️", place - 1), ("▶️", place + 1)):
        if 0 <= number < len(topics):
            wanted = topics[number]
            title = reader.say(f"{game.id}.rules.{wanted}.title")
            code = Code.of("rules-turn", table_id, 0, game.id, wanted)
            found.append(button(code, title, emoji=sign))
    return found


async def _campaign_table(visit: Visit, code: Code) -> Table | None:
    """The table of a campaign at which a control was shown, if it was one."""
    return await which_table.seen(visit, code.table) if code.table else None


@verb("rules-turn", "panel")
async def turn_page(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The topic before or after."""
    game_id, topic = code.expect(2)[:2]
    table = await _campaign_table(visit, code)
    await visit.show(rules_sheet(visit, _game(game_id), topic, table))


@verb("rules", "panel")
async def another_topic(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """A topic chosen in the menu."""
    table = await _campaign_table(visit, code)
    await visit.show(rules_sheet(visit, _game(code.parts[0]), only(values), table))


@verb("topic", "private")
async def help_with(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The panel's Help: the rule that the question is about."""
    game_id, topic = code.expect(2)[:2]
    table = await _campaign_table(visit, code)
    await visit.show(rules_sheet(visit, _game(game_id), topic, table))


def _game(game_id: str) -> AnyGame:
    try:
        return shelf.find(game_id)
    except KeyError:
        raise Refusal(GONE) from None


async def show_rules(visit: Visit, typed_game: str | None, typed_topic: str | None) -> None:
    """``/rules``: of the game named, else of the one played here, else of the only one.

    Where a question waits for the person, it opens at the topic that the question is about.
    """
    game = await wanted_game(visit, typed_game)
    table = await played_here(visit, game)
    topics = arrived.topics(game, table)
    reader = visit.reader()
    topic: str | None = None
    if typed_topic:
        wanted = typed_topic.strip().casefold()
        titles = {name: reader.say(f"{game.id}.rules.{name}.title") for name in topics}
        topic = next(
            (n for n, title in titles.items() if wanted in (n.casefold(), title.casefold())), None
        )
        if topic is None:
            raise Refusal(
                phrase(
                    "bot.refused.no_topic",
                    topics=tuple(phrase(f"{game.id}.rules.{n}.title") for n in topics),
                )
            )
    if not typed_topic and not typed_game:
        topic = await _topic_in_question(visit, game, table)
    await visit.show(rules_sheet(visit, game, topic, table))


async def played_here(visit: Visit, game: AnyGame) -> Table | None:
    """The table of this channel, if that game is played at it."""
    table = await visit.host.tables.in_channel(visit.channel_id)
    return table if table is not None and table.game == game.id else None


async def _topic_in_question(visit: Visit, game: AnyGame, table: Table | None) -> str | None:
    """What the person is being asked about at the table of this channel."""
    held = table.seats_of(visit.person.id) if table is not None and table.playing else ()
    asked = [seat for seat in held if table is not None and seat in table.awaited]
    if table is None or not asked:
        return None
    position = await visit.host.play.position(table.id, asked[0])
    return arrived.topic_of(game, table, position.ask.key) if position.ask is not None else None


async def wanted_game(visit: Visit, typed: str | None) -> AnyGame:
    """The game named, else the one played here, else the only one; refuses where it is unclear."""
    games = shelf.shelf()
    reader = visit.reader()
    if typed:
        wanted = typed.strip().casefold()
        for game in games:
            if wanted in (game.casefold(), reader.say(f"{game}.name").casefold()):
                return shelf.find(game)
    else:
        table = await visit.host.tables.in_channel(visit.channel_id)
        if table is not None:
            return shelf.find(table.game, table.edition)
        if len(games) == 1:
            return shelf.find(games[0])
    names = tuple(phrase(f"{game}.name") for game in games)
    raise Refusal(phrase("bot.refused.no_game", games=names))


@command(
    "rules",
    "rules",
    options={"topic": "p_topic", "game": "p_game"},
    texts={"game": "p_rules_game"},
    complete={"topic": autocomplete.topics, "game": autocomplete.games},
    anywhere=True,
)
async def rules(visit: Visit, topic: str | None = None, game: str | None = None) -> None:
    """A game's rules in our own words."""
    await show_rules(visit, game, topic)


@command("help", "help", anywhere=True)
async def show_help(visit: Visit) -> None:
    """How to play with this bot."""
    await visit.show(Sheet().text(visit.reader().say("bot.help"), limit=3800))
