"""The lobby's message, and filling and starting a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.errors import Refusal
from bot.game_words import computer_name, game_name
from bot.host.lobby.open_tables import Outlook
from bot.host.moderation.moderation import Moderator
from bot.host.table.tables import require_may_cancel
from bot.model.people import Person
from bot.model.posts import Post
from bot.model.table import Member, Status, Table
from bot.model.table_template import TableTemplate
from bot.ui.dispatch import bot_permissions
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.dispatch.moderator_rights import moderates
from bot.ui.dispatch.post_messages import builds_post
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button
from bot.ui.kit.reader import Reader
from bot.ui.lobby.game_options import agreement_name, hints_name, option_lines
from bot.ui.lobby.introduction import introduction
from bot.ui.wording.clock_words import terms
from bot.ui.wording.habit_words import habit_words
from bot.ui.wording.luck_words import fair_play_button, luck_lines
from bot.ui.wording.outlook_words import outlook_lines
from games.core import game as registry
from games.core.phrase import phrase

STATUS_KEYS: Final[dict[Status, str]] = {
    "lobby": "bot.lobby.status.lobby",
    "running": "bot.lobby.status.running",
    "over": "bot.lobby.status.over",
    "cancelled": "bot.lobby.status.cancelled",
    "frozen": "bot.lobby.status.frozen",
}
BUTTON_KEYS: Final[dict[str, str]] = {
    "join": "bot.lobby.button.join",
    "leave": "bot.lobby.button.leave",
    "start": "bot.lobby.button.start",
    "options": "bot.lobby.button.options",
    "computer": "bot.lobby.button.computer",
    "uncomputer": "bot.lobby.button.uncomputer",
    "word": "bot.lobby.button.word",
}
"""The label of each action's button, in this order."""


def lobby_message(
    table: Table, reader: Reader, outlook: Outlook, invited: Sequence[int] = ()
) -> MessageBuilder:
    """Build the lobby's message; once the match has begun, it shows what it began with.

    ``outlook`` is when people are awake and how long matches take; ``invited`` are people who were
    asked to join and have not joined yet.
    """
    game = registry.find(table.game, table.edition)
    builder = MessageBuilder()
    builder.text(introduction(game, reader, campaign=table.campaign_id is not None), limit=800)
    builder.text(reader.say(STATUS_KEYS[table.status], id=table.id), limit=300)
    builder.separator()
    lines = [
        f"{place}. {_introduced(member, table, outlook, reader)}"
        for place, member in enumerate(table.members, 1)
    ]
    waits = table.status == "lobby"
    heading = reader.say(
        "bot.lobby.players" if waits else "bot.lobby.seated",
        count=len(table.members),
        low=min(game.people),
        high=max(game.people),
    )
    builder.text("\n".join([heading, *lines]), limit=1200)
    if invited:
        people = reader.join([reader.mention(person) for person in invited])
        builder.text(reader.say("bot.lobby.invited", people=people), limit=400)
    if waits and (lines := outlook_lines(table, outlook, reader)):
        builder.text("\n".join(lines), limit=500)
    options = option_lines(table, reader)
    if table.clock is not None or table.status == "lobby":
        title = reader.say("clock.title")
        value = terms(table.clock, reader)
        options.append(reader.say("bot.lobby.option", title=title, value=value))
    if table.agreement != "everybody":
        value = agreement_name(table.agreement, reader)
        title = reader.say("agreement.title")
        options.append(reader.say("bot.lobby.option", title=title, value=value))
    if table.hints != "alone":
        value = hints_name(table.hints, reader)
        options.append(reader.say("bot.lobby.option", title=reader.say("hint.title"), value=value))
    if options:
        builder.text("\n".join([reader.say("bot.lobby.options"), *options]), limit=1200)
    builder.text(luck_lines(table, reader), limit=900)
    if table.status == "lobby":
        builder.buttons(_lobby_buttons(table, reader))
    return builder


def _introduced(member: Member, table: Table, outlook: Outlook, reader: Reader) -> str:
    """A member's name, with their habits if they want these to be seen."""
    name, habits = reader.member_introduced(member), outlook.habits.get(member.person_id or 0)
    if habits is None or not table.gathering:
        return name
    return f"{name} · {habit_words(habits, reader)}"


def _lobby_buttons(table: Table, reader: Reader) -> list[PersistentItem]:
    game = registry.find(table.game, table.edition)
    full = len(table.members) >= max(game.people)
    styles = {"join": discord.ButtonStyle.success, "start": discord.ButtonStyle.primary}
    idle = {"join": full, "computer": full, "start": len(table.members) not in game.people}
    computers = any(member.computer for member in table.members)
    items = [
        button(
            CustomId(action, table.id),
            reader.say(key),
            styles.get(action, discord.ButtonStyle.secondary),
            disabled=idle.get(action, False),
        )
        for action, key in BUTTON_KEYS.items()
        if action != "uncomputer" or computers
    ]
    return [*items, fair_play_button(table, reader)]


@builds_post("lobby")
async def lobby_post(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the lobby's post; people it invites are mentioned when it is first sent."""
    outlook = await dispatcher.host.open_tables.outlook(post.table)
    invited = post.mentioned if post.amends is None else ()
    return lobby_message(post.table, reader, outlook, invited)


def game_called(ctx: Context, typed: str) -> str | None:
    """The game with that id or name; None where there is none."""
    reader = ctx.reader()
    wanted = typed.strip().casefold()
    for game in registry.game_ids():
        if wanted in (game.casefold(), reader.text(game_name(game)).casefold()):
            return game
    return None


async def template_called(ctx: Context, typed: str) -> TableTemplate | None:
    """The template of this server with that name; None where there is none or a game has it."""
    if ctx.interaction.guild_id is None or game_called(ctx, typed) is not None:
        return None
    return await ctx.host.templates.find(ctx.interaction.guild_id, typed)


def game_named(ctx: Context, typed: str) -> str:
    """Find a game by its typed id or name; refuses where there is none."""
    game = game_called(ctx, typed)
    if game is not None:
        return game
    names = tuple(game_name(game) for game in registry.game_ids())
    raise Refusal(phrase("bot.refused.no_game", games=names))


async def join(ctx: Context, table: Table) -> None:
    """Join the table."""
    await ctx.host.lobby.join(table.id, ctx.person)


async def say_word(ctx: Context, table: Table, word: str) -> None:
    """Set the person's word for the luck."""
    await ctx.host.lobby.say_word(table.id, ctx.person.id, word)


async def leave(ctx: Context, table: Table) -> None:
    """Leave the table; when the last person leaves, it is closed."""
    await ctx.host.lobby.leave(table.id, ctx.person.id)


async def start(ctx: Context, table: Table) -> None:
    """Begin the match."""
    bot_permissions.require(ctx)
    await ctx.host.lobby.start(table.id, ctx.person.id, moderator=moderates(ctx, table))


async def cancel(ctx: Context, table: Table) -> None:
    """Close the table for good."""
    try:
        require_may_cancel(table, ctx.person.id, moderator=False)
    except Refusal:
        if not moderates(ctx, table):
            raise
        # Only a moderator may do it, so it goes into the audit log.
        await ctx.host.moderation.end(Moderator(table.guild_id, ctx.person), table.id)
    else:
        await ctx.host.tables.cancel(table.id, ctx.person.id)


async def add_computer(ctx: Context, table: Table, kind: str | None) -> None:
    """Add a computer player: of the best kind that answers at once, unless another is named."""
    game = registry.find(table.game, table.edition)
    known = ctx.host.lobby.computer_levels(game)
    chosen = kind or game.computer_kinds[0]
    if chosen not in known:
        kinds = tuple(computer_name(name) for name in known)
        raise Refusal(phrase("bot.refused.no_computer", kinds=kinds))
    await ctx.host.lobby.add_computer(
        table.id, ctx.person.id, chosen, moderator=moderates(ctx, table)
    )


async def remove_computer(ctx: Context, table: Table, order: int | None) -> None:
    """Remove a computer player: the newest, unless one is named."""
    seated = [member.order for member in table.members if member.computer]
    if not seated or (order is not None and order not in seated):
        raise Refusal(phrase("bot.refused.no_computer_here"))
    await ctx.host.lobby.remove_computer(
        table.id,
        ctx.person.id,
        seated[-1] if order is None else order,
        moderator=moderates(ctx, table),
    )


def may_manage(table: Table, person: Person, *, moderator: bool) -> bool:
    """Whether a person may change a table's options: its creator or a moderator."""
    return moderator or table.creator_id == person.id
