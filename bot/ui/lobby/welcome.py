"""The welcome post, which offers a match against computer players at one click."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.game_words import game_name
from bot.ui.dispatch import bot_permissions
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.limits import COMPONENTS, ROW_BUTTONS
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.numbers import require_number
from bot.ui.kit.persistent_items import CustomId, button
from bot.ui.kit.reader import Reader
from bot.ui.lobby.introduction import introduction
from bot.ui.lobby.lobby import new_table
from bot.ui.play.panel import show_current_panel
from bot.ui.wording.effort import easiest
from games.core import game as registry
from games.core.phrase import phrase

_FIRST_POSTS_TIMEOUT = 120.0
"""How long a panel waits for the first posts of its match."""
_MAX_GAMES_SHOWN = 6
_FRAME_COMPONENTS = 3
"""Components of the post itself: its container and the words above and below the games."""
_COMPONENTS_PER_GAME = 3
"""Components of a game without its buttons: a line, its words and the row."""


def welcome_message(reader: Reader) -> MessageBuilder:
    """Build the invitation: for each game a guided round, and buttons for numbers of opponents."""
    builder = MessageBuilder()
    builder.text(reader.say("bot.welcome"), limit=1200)
    games = registry.game_ids()[:_MAX_GAMES_SHOWN]
    room = min(ROW_BUTTONS, (COMPONENTS - _FRAME_COMPONENTS) // len(games) - _COMPONENTS_PER_GAME)
    for game_id in games:
        game = registry.find(game_id)
        builder.separator()
        builder.text(introduction(game, reader), limit=500)
        opponents = [people - 1 for people in game.people if people > 1]
        begin = [
            button(
                CustomId.of("solo", 0, 0, game_id, count),
                reader.say("bot.welcome.play", count=count),
                discord.ButtonStyle.success if count == 1 else discord.ButtonStyle.secondary,
            )
            for count in opponents[: room - (game.guide is not None)]
        ]
        if game.guide is not None:
            custom_id = CustomId.of("learn", 0, 0, game_id)
            begin.append(button(custom_id, reader.say("bot.welcome.learn"), emoji="🎓"))
        builder.buttons(begin)
    # Last, because a channel opens at its newest message.
    builder.text(reader.say("bot.welcome.first", game=game_name(easiest().id)), limit=300)
    return builder


@action("solo", "private")
async def play_alone(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Open a table for this person and computer players, and begin at once."""
    bot_permissions.require(ctx)
    game_id, count = custom_id.expect(2)[:2]
    computers = require_number(count)
    table = await new_table(ctx, game_id, posted=False, gentle=True)
    kind = registry.find(game_id).computer_kinds[0]
    try:
        for _ in range(computers):
            await ctx.host.lobby.add_computer(table.id, ctx.person.id, kind)
        table = await ctx.host.lobby.start(table.id, ctx.person.id)
    except Exception:
        # A lobby without a visible post would block the channel.
        await ctx.host.tables.cancel(table.id, ctx.person.id)
        raise
    # The panel is sent after the posts that this click causes, so that it is below them.
    await ctx.show_placeholder(MessageBuilder().text(ctx.reader(table).say("bot.welcome.coming")))
    await ctx.host.wait_until_table_idle(table.id, _FIRST_POSTS_TIMEOUT)
    await show_current_panel(ctx, table.id, since=-1, notice=phrase("bot.welcome.begun"))
