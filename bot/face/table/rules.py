"""``/rules``: a game's rules in our own words, and ``/help``."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.face.desk import autocomplete
from bot.face.desk.commands import command
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit import limits
from bot.face.kit.controls import GONE, Code, Control, Item, button, menu, only
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from games.core import game as shelf
from games.core.game import AnyGame
from games.core.phrase import phrase

RULES_ROOM = 3300
LEGEND = "legend"
"""The topic that explains the signs of a game's pictures."""


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
        sheet.buttons(_turning(game, topic, reader))
    return sheet


def _turning(game: AnyGame, topic: str | None, reader: Reader) -> list[Control]:
    """Back and Next, each named after the topic to which it leads."""
    place = -1 if topic is None else game.topics.index(topic)
    found = []
    for sign, number in (("◀️", place - 1), ("▶️", place + 1)):
        if 0 <= number < len(game.topics):
            wanted = game.topics[number]
            title = reader.say(f"{game.id}.rules.{wanted}.title")
            found.append(button(Code.of("rules-turn", 0, 0, game.id, wanted), title, emoji=sign))
    return found


@verb("rules-turn", "panel")
async def turn_page(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The topic before or after."""
    game_id, topic = code.expect(2)[:2]
    await visit.show(rules_sheet(visit, _game(game_id), topic))


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
    """``/rules``: of the game named, else of the one played here, else of the only one.

    Where a question waits for the person, it opens at the topic that the question is about.
    """
    game = await wanted_game(visit, typed_game)
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
    if not typed_topic and not typed_game:
        topic = await _topic_in_question(visit, game)
    await visit.show(rules_sheet(visit, game, topic))


async def _topic_in_question(visit: Visit, game: AnyGame) -> str | None:
    """What the person is being asked about at the table of this channel."""
    table = await visit.host.tables.in_channel(visit.channel_id)
    held = table.seats_of(visit.person.id) if table is not None and table.playing else ()
    asked = [seat for seat in held if table is not None and seat in table.awaited]
    if table is None or not asked:
        return None
    position = await visit.host.play.position(table.id, asked[0])
    topic = game.topic_of(position.ask.key) if position.ask is not None else None
    return topic if topic in game.topics else None


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
