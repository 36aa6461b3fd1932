"""The welcome post: one button to learn the easiest game, and a menu of all games."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import Refusal
from bot.game_words import game_name, game_pitch
from bot.model.match import Position
from bot.ui.dispatch import bot_permissions
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import NO_MENTIONS, Context
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.dispatch.moderator_rights import moderates_here
from bot.ui.kit.limits import MENU_OPTIONS, ROW_BUTTONS
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import (
    CustomId,
    MenuOption,
    PersistentItem,
    button,
    chosen_value,
    menu,
    require_number,
)
from bot.ui.kit.pictures import PendingPicture, Pictures
from bot.ui.kit.reader import Reader
from bot.ui.lobby.introduction import introduction
from bot.ui.lobby.lobby import game_named
from bot.ui.lobby.opening import new_table, open_place, open_table, show_opened
from bot.ui.play.panel import show_current_panel
from bot.ui.wording.effort import brief_effort, by_effort, easiest, learning_minutes
from games.core import game as registry
from games.core.game import AnyGame
from games.core.phrase import phrase

_FIRST_POSTS_TIMEOUT = 120.0
"""How long a panel waits for the first posts of its match."""
_MAX_OPPONENT_BUTTONS = 3


async def welcome_message(dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the welcome: a picture, the first lesson at one click, and a menu of all games."""
    game = easiest()
    sample = await dispatcher.host.lessons.sample(game)
    builder = MessageBuilder()
    builder.text(reader.say("bot.welcome"), limit=1200)
    builder.picture(_sample_picture(sample, dispatcher.pictures, reader))
    learn = [_learn_button(game, reader)] if game.guide is not None else []
    to_open = button(CustomId("open-table"), reader.say("bot.welcome.open"), emoji="👥")
    builder.buttons([*learn, to_open])
    return builder.menu(_game_menu("welcome-game", reader.say("bot.welcome.games"), reader))


def _sample_picture(
    sample: Position | None, pictures: Pictures, reader: Reader
) -> PendingPicture | None:
    """The board of a game that is well under way."""
    if sample is None:
        return None
    seated = Reader(reader.words, reader.language, sample.table)
    return pictures.board(sample, seated, for_post=True)


def _learn_button(game: AnyGame, reader: Reader) -> PersistentItem:
    label = reader.say("bot.welcome.learn", game=game_name(game.id), minutes=learning_minutes(game))
    custom_id = CustomId.of("learn", 0, 0, game.id)
    return button(custom_id, label, discord.ButtonStyle.success, emoji="🎓")


def _game_menu(action_name: str, placeholder: str, reader: Reader) -> PersistentItem:
    """All games, the easiest first, each with its weight, its length and a sentence."""
    items = [
        MenuOption(game.id, reader.label(brief_effort(game)), reader.label(game_pitch(game.id)))
        for game in by_effort()[:MENU_OPTIONS]
    ]
    return menu(CustomId(action_name), items, placeholder)


@command("welcome", "welcome")
async def show_welcome(ctx: Context) -> None:
    """Show the welcome to this person; moderators may post it for everybody."""
    builder = await welcome_message(ctx.dispatcher, ctx.reader())
    if moderates_here(ctx):
        builder.buttons([button(CustomId("welcome-post"), ctx.reader().say("bot.welcome.post"))])
    await ctx.show_with_pictures(lambda pictures: builder)


@action("welcome-post", "panel")
async def post_here(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Post the welcome in this channel for everybody."""
    bot_permissions.require(ctx)
    if not moderates_here(ctx):
        await ctx.tell(phrase("admin.refused.not_moderator"))
        return
    served = ctx.interaction.guild_locale
    language = ctx.dispatcher.words.choose(
        ctx.server.language, served.value if served else None, ctx.dispatcher.language
    )
    await post_welcome(ctx.dispatcher, ctx.channel, language)
    await ctx.show(MessageBuilder().text(ctx.reader().say("bot.welcome.posted")))


async def post_welcome(
    dispatcher: Dispatcher, channel: discord.abc.Messageable, language: str
) -> None:
    """Post the welcome, without a notification."""
    builder = await welcome_message(dispatcher, Reader(dispatcher.words, language))
    await builder.with_pictures()
    await channel.send(
        view=builder.view(), files=builder.files(), allowed_mentions=NO_MENTIONS, silent=True
    )


@action("welcome-game", "private")
async def introduce(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Introduce the game chosen in the welcome: what it is, and all ways to begin it."""
    game = registry.find(game_named(ctx, chosen_value(values)))
    sample = await ctx.host.lessons.sample(game)
    reader = ctx.reader()

    def build(pictures: Pictures) -> MessageBuilder:
        builder = MessageBuilder().text(introduction(game, reader), limit=800)
        builder.picture(_sample_picture(sample, pictures, reader))
        learn = [_learn_button(game, reader)] if game.guide is not None else []
        to_open = CustomId.of("open-table", 0, 0, game.id)
        builder.buttons([*learn, button(to_open, reader.say("bot.welcome.open"), emoji="👥")])
        opponents = [people - 1 for people in game.people if people > 1][:_MAX_OPPONENT_BUTTONS]
        solo = [
            button(
                CustomId.of("solo", 0, 0, game.id, count),
                reader.say("bot.welcome.play", count=count),
                emoji="🤖",
            )
            for count in opponents
        ]
        return builder.buttons(solo, ROW_BUTTONS)

    await ctx.show_with_pictures(build)


@action("open-table", "private")
async def open_a_table(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Open a table of the named game, or ask which."""
    if custom_id.arg:
        await _open(ctx, custom_id.arg)
        return
    bot_permissions.require(ctx)
    reader = ctx.reader()
    builder = MessageBuilder().text(reader.say("bot.welcome.which"))
    await ctx.show(builder.menu(_game_menu("open-game", reader.say("bot.welcome.choose"), reader)))


@action("open-game", "panel")
async def open_chosen(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Open a table of the game chosen in the menu."""
    await _open(ctx, chosen_value(values))


async def _open(ctx: Context, game: str) -> None:
    opened = await open_table(ctx, game, None)
    await show_opened(ctx, opened, phrase("bot.done.created", game=game_name(opened.table.game)))


@action("solo", "private")
async def play_alone(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Open a table for this person and computer players, and begin at once."""
    game_id, count = custom_id.expect(2)[:2]
    computers = require_number(count)
    opened, _ = await open_place(ctx, game_id)
    try:
        table = await new_table(ctx, game_id, posted=False, gentle=True, opened=opened)
    except Refusal:
        if opened is not None:
            await opened.close()
        raise
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
