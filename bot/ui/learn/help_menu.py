"""``/help``: a menu of the questions that people have, and an answer to each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import discord

from bot.errors import Refusal
from bot.game_words import game_name
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit import limits
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import (
    ITEM_GONE,
    CustomId,
    MenuOption,
    button,
    chosen_value,
    menu,
)
from bot.ui.wording.campaign_words import table_name
from bot.ui.wording.effort import easiest, learning_minutes
from games.core.phrase import phrase


class HelpTopic(NamedTuple):
    """The keys of a topic: its title, what the menu says about it, and its text."""

    title: str
    about: str
    body: str


HELP_TOPICS: Final[dict[str, HelpTopic]] = {
    "first-turn": HelpTopic("help.first.title", "help.first.about", "help.first.body"),
    "typing": HelpTopic("help.typing.title", "help.typing.about", "help.typing.body"),
    "tables": HelpTopic("help.tables.title", "help.tables.about", "help.tables.body"),
    "trouble": HelpTopic("help.trouble.title", "help.trouble.about", "help.trouble.body"),
    "moderators": HelpTopic(
        "help.moderators.title", "help.moderators.about", "help.moderators.body"
    ),
}
"""In the order of the menu."""


@command("help", "help", installable=True)
async def show_help(ctx: Context) -> None:
    """Show the menu, before any topic is chosen."""
    await ctx.show(await help_message(ctx, None))


@action("help", "panel")
async def show_topic(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the topic chosen in the menu."""
    topic = chosen_value(values)
    if topic not in HELP_TOPICS:
        raise Refusal(ITEM_GONE)
    await ctx.show(await help_message(ctx, topic))


async def help_message(ctx: Context, topic: str | None) -> MessageBuilder:
    """Build one topic with the menu below it, or the menu alone."""
    reader = ctx.reader()
    builder = MessageBuilder()
    if topic is None:
        builder.text(reader.say("bot.help"), limit=600)
    else:
        keys = HELP_TOPICS[topic]
        builder.text(f"## {reader.say(keys.title)}\n{reader.say(keys.body)}", limit=3400)
    if topic == "first-turn":
        _add_lesson_button(builder, ctx)
    if topic in ("first-turn", "tables"):
        await _add_waiting_tables(builder, ctx)
    items = [
        MenuOption(name, reader.say(keys.title), reader.say(keys.about), chosen=name == topic)
        for name, keys in HELP_TOPICS.items()
    ]
    return builder.menu(menu(CustomId("help"), items, reader.say("help.choose")))


def _add_lesson_button(builder: MessageBuilder, ctx: Context) -> None:
    game = easiest()
    if game.guide is None:
        return
    label = ctx.reader().say(
        "bot.welcome.learn", game=game_name(game.id), minutes=learning_minutes(game)
    )
    learn = CustomId.of("learn", 0, 0, game.id)
    builder.buttons([button(learn, label, discord.ButtonStyle.success, emoji="🎓")])


async def _add_waiting_tables(builder: MessageBuilder, ctx: Context) -> None:
    """Add a menu of the tables that wait for the person; each opens its panel."""
    reader = ctx.reader()
    page = await ctx.host.digests.page(ctx.person.id)
    items = [
        MenuOption(
            str(pending.table.id),
            reader.label(
                phrase("bot.games.item", game=table_name(pending.table), id=pending.table.id)
            ),
        )
        for pending in page.waiting[: limits.MENU_OPTIONS]
    ]
    if items:
        builder.text(reader.say("help.waiting", count=len(items)), limit=200)
        builder.menu(menu(CustomId("mine"), items, reader.say("bot.games.play")))
