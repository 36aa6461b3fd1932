"""A post that offers a match against computer players at one click."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.face.desk import bot_permissions
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, button
from bot.face.kit.limits import COMPONENTS, ROW_BUTTONS
from bot.face.kit.numbers import must_be_number
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.lobby.introduction import introduction
from bot.face.lobby.lobby import new_table
from bot.face.play.panel import look
from bot.face.wording.effort import easiest
from games.core import game as shelf
from games.core.phrase import phrase

_POSTS_WITHIN = 120.0
"""So many seconds a panel waits for the first posts of its match."""
_GAMES_SHOWN = 6
_AROUND = 3
"""Components of the post itself: its container and the words above and below the games."""
_EACH = 3
"""Components of a game without its buttons: a line, its words and the row."""


def welcome_sheet(reader: Reader) -> Sheet:
    """An invitation with a guided round and buttons for numbers of opponents, for each game."""
    sheet = Sheet()
    sheet.text(reader.say("bot.welcome"), limit=1200)
    games = shelf.shelf()[:_GAMES_SHOWN]
    room = min(ROW_BUTTONS, (COMPONENTS - _AROUND) // len(games) - _EACH)
    for game_id in games:
        game = shelf.find(game_id)
        sheet.rule()
        sheet.text(introduction(game, reader), limit=500)
        opponents = [people - 1 for people in game.people if people > 1]
        begin = [
            button(
                Code.of("solo", 0, 0, game_id, count),
                reader.say("bot.welcome.play", count=count),
                discord.ButtonStyle.success if count == 1 else discord.ButtonStyle.secondary,
            )
            for count in opponents[: room - (game.guide is not None)]
        ]
        if game.guide is not None:
            code = Code.of("learn", 0, 0, game_id)
            begin.append(button(code, reader.say("bot.welcome.learn"), emoji="🎓"))
        sheet.buttons(begin)
    # At the end: whoever opens the channel sees that first.
    sheet.text(reader.say("bot.welcome.first", game=phrase(f"{easiest().id}.name")), limit=300)
    return sheet


@verb("solo", "private")
async def play_alone(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """A table with this person and computer players, begun at once."""
    bot_permissions.require(visit)
    game_id, count = code.expect(2)[:2]
    computers = must_be_number(count)
    table = await new_table(visit, game_id, gentle=True)
    kind = shelf.find(game_id).computer_kinds[0]
    try:
        for _ in range(computers):
            await visit.host.lobby.add_computer(table.id, visit.person.id, kind)
        table = await visit.host.lobby.start(table.id, visit.person.id)
    except Exception:
        # A lobby that nobody sees would only block the channel.
        await visit.host.tables.cancel(table.id, visit.person.id)
        raise
    # The panel lies below the posts that this click has caused, where its reader is by then.
    await visit.go_below(Sheet().text(visit.reader(table).say("bot.welcome.coming")))
    await visit.host.settled_at(table.id, _POSTS_WITHIN)
    await look(visit, table.id, since=-1, notice=phrase("bot.welcome.begun"))
