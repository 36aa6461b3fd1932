"""A post that offers a match against computer players at one click."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.face.desk import bot_permissions
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, button
from bot.face.kit.numbers import must_be_number
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.play.panel import look
from bot.face.table.lobby import new_table
from games.core import game as shelf
from games.core.phrase import phrase

# Five games with four buttons each, their titles and rules stay below forty components.
_GAMES_SHOWN = 5
_COUNTS_SHOWN = 4


def welcome_sheet(reader: Reader) -> Sheet:
    """An invitation with a button for each number of opponents, for each game."""
    sheet = Sheet()
    sheet.text(reader.say("bot.welcome"), limit=1200)
    for game_id in shelf.shelf()[:_GAMES_SHOWN]:
        game = shelf.find(game_id)
        sheet.rule()
        title, blurb = reader.say(f"{game_id}.name"), reader.say(f"{game_id}.blurb")
        sheet.text(f"### {title}\n{blurb}", limit=500)
        opponents = [people - 1 for people in game.people if people > 1]
        sheet.buttons(
            [
                button(
                    Code.of("solo", 0, 0, game_id, count),
                    reader.say("bot.welcome.play", count=count),
                    discord.ButtonStyle.success if count == 1 else discord.ButtonStyle.secondary,
                )
                for count in opponents[:_COUNTS_SHOWN]
            ]
        )
    return sheet


@verb("solo", "private")
async def play_alone(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """A table with this person and computer players, begun at once."""
    bot_permissions.require(visit)
    game_id, count = code.expect(2)[:2]
    computers = must_be_number(count)
    table = await new_table(visit, game_id)
    kind = shelf.find(game_id).computer_kinds[0]
    try:
        for _ in range(computers):
            await visit.host.lobby.add_computer(table.id, visit.person.id, kind)
        table = await visit.host.lobby.start(table.id, visit.person.id)
    except Exception:
        # A lobby that nobody sees would only block the channel.
        await visit.host.tables.cancel(table.id, visit.person.id)
        raise
    await look(visit, table.id, since=-1, notice=phrase("bot.welcome.begun"))
