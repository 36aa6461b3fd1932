"""``/tables``: the tables of this server that people can join."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from discord.app_commands import Choice

from bot.errors import Refusal
from bot.host.lobby.open_tables import JoinableTable
from bot.model.table import Table
from bot.ui.dispatch import autocomplete, table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.table_links import link
from bot.ui.kit.command_names import term
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button, read_page
from bot.ui.lobby import lobby
from bot.ui.wording.campaign_words import table_name
from bot.ui.wording.effort import WEIGHT_KEYS
from bot.ui.wording.outlook_words import hours_line, length_line, pace_named, pace_words
from games.core import game as registry
from games.core.phrase import phrase

PACE_CHOICES: Final = [
    Choice(name=term("command.pace.live"), value="live"),
    Choice(name=term("command.pace.daily"), value="daily"),
    Choice(name=term("command.pace.relaxed"), value="relaxed"),
    Choice(name=term("command.pace.any"), value="any"),
]


@command(
    "tables",
    "tables",
    options={"game": "p_game", "pace": "p_pace"},
    choices={"pace": PACE_CHOICES},
    complete={"game": autocomplete.games},
)
async def tables(ctx: Context, game: str | None = None, pace: str | None = None) -> None:
    """Find a table to join."""
    await show_tables(ctx, lobby.game_named(ctx, game) if game else "", pace or "any")


async def show_tables(
    ctx: Context, game: str, pace: str, page: int = 0, notice: str | None = None
) -> None:
    """Show a page of the joinable tables that the person may see."""
    guild_id = ctx.interaction.guild_id
    if guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    found = await ctx.host.open_tables.page(
        guild_id,
        lambda channel_id, parent: table_lookup.may_look_into(ctx, channel_id, parent),
        game=game if game in registry.game_ids() else "",
        pace=pace_named(pace) or "any",
        page=page,
    )
    reader, builder = ctx.reader(), MessageBuilder()
    if notice is not None:
        builder.text(reader.text(phrase(notice)), limit=200)
    if not found.items:
        await ctx.show(builder.text(reader.say("open.tables.none")))
        return
    builder.text(reader.say("open.tables.title", count=found.count), limit=200)
    for item in found.items:
        builder.text(_described(ctx, item), limit=700)
        builder.buttons([_button(ctx, item.table, game, pace, found.page)])
    if found.pages > 1:

        def to(step: int, sign: str) -> PersistentItem:
            target = found.page + step
            custom_id = CustomId.of("tables-page", 0, 0, max(target, 0), game, pace, sign)
            return button(custom_id, sign, disabled=not 0 <= target < found.pages)

        builder.buttons([to(-1, "◀"), to(1, "▶")])
    await ctx.show(builder)


def _described(ctx: Context, item: JoinableTable) -> str:
    """A table in a few lines: game, people, pace, language, weight, hours, length."""
    table, reader = item.table, ctx.reader(item.table)
    game = registry.find(table.game, table.edition)
    people = [reader.member(m) for m in table.members if not m.vacant]
    lines = [
        reader.say(
            "open.tables.lobby" if table.gathering else "open.tables.match",
            game=table_name(table),
            id=table.id,
            link=link(table),
            people=reader.join(people),
            free=max(game.people) - len(table.members) if table.gathering else 0,
            seats=len(table.open_places),
        )
    ]
    facts = [pace_words(table, reader)] if table.pace != "any" else []
    if game.effort is not None:
        facts.append(reader.say(WEIGHT_KEYS[game.effort.weight]))
    facts.append(reader.words.text("bot.language", table.language))
    lines.append(" · ".join(facts))
    outlook = item.outlook
    lines += [line for line in (hours_line(outlook, reader), length_line(outlook, reader)) if line]
    return "\n".join(lines)


def _button(ctx: Context, table: Table, game: str, pace: str, page: int) -> PersistentItem:
    reader = ctx.reader(table)
    sits = table.claims(ctx.person.id)
    if table.gathering:
        custom_id = CustomId.of("tables-join", table.id, 0, page, game, pace)
        label = reader.say("open.tables.join", id=table.id)
    else:
        place = table.open_places[0].order
        custom_id = CustomId.of("take-over", table.id, 0, place)
        label = reader.say("open.tables.take", id=table.id)
    return button(custom_id, label, discord.ButtonStyle.success, disabled=sits)


@action("tables-page", "panel")
async def turn_page(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show another page of the tables."""
    page, game, pace = custom_id.expect(3)[:3]
    await show_tables(ctx, game, pace, read_page(page))


@action("tables-join", "panel")
async def join(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Join a lobby from the list, and show the list again."""
    page, game, pace = custom_id.expect(3)[:3]
    await lobby.join(ctx, await table_lookup.seen(ctx, custom_id.table))
    ctx.table = None
    await show_tables(ctx, game, pace, read_page(page), notice="bot.done.joined")
