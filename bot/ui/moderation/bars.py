"""``/admin bar`` and ``/admin bars``: keep a person from opening and joining tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.errors import Refusal
from bot.model.people import Person
from bot.ui.dispatch import moderator_rights
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit import names
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import (
    CustomId,
    MenuOption,
    button,
    chosen_value,
    menu,
    read_page,
    require_number,
)
from bot.ui.wording.bar_words import bar_line
from games.core.phrase import phrase

_BARS_PER_PAGE: Final = 10


async def bar(
    ctx: Context, user: discord.User | discord.Member, days: int | None, reason: str
) -> None:
    """Bar a person, and show the list."""
    by = moderator_rights.require_server(ctx)
    if user.bot:
        raise Refusal(phrase("admin.refused.no_bots"))
    person = Person(user.id, user.display_name)
    await ctx.host.bars.bar(by.guild_id, by.person, person, days, names.visible(reason))
    await show_bars(ctx, notice="bars.done")


async def show_bars(ctx: Context, page: int = 0, notice: str | None = None) -> None:
    """Show who is barred, with a menu to lift a bar."""
    by = moderator_rights.require_server(ctx)
    found = await ctx.host.bars.page(by.guild_id, page, _BARS_PER_PAGE)
    reader, builder = ctx.reader(), MessageBuilder()
    if notice is not None:
        builder.text(reader.text(phrase(notice)), limit=300)
    if not found.bars:
        await ctx.show(builder.text(reader.say("bars.none")))
        return
    builder.text(reader.say("bars.title", page=found.page + 1, pages=found.pages), limit=200)
    builder.text("\n".join(bar_line(bar, reader) for bar in found.bars))
    items = [
        MenuOption(str(bar.person_id), names.plain(bar.name), names.plain(bar.reason, 90))
        for bar in found.bars
    ]
    lift = CustomId.of("bar-lift", 0, 0, found.page)
    builder.menu(menu(lift, items, reader.say("bars.lift")))
    if found.pages > 1:
        builder.buttons(
            [
                button(
                    CustomId.of("bars-page", 0, 0, max(found.page + step, 0), sign),
                    sign,
                    disabled=not 0 <= found.page + step < found.pages,
                )
                for step, sign in ((-1, "◀"), (1, "▶"))
            ]
        )
    await ctx.show(builder)


@action("bars-page", "panel")
async def turn_page(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show another page of the bars."""
    await show_bars(ctx, read_page(custom_id.parts[0]))


@action("bar-lift", "panel")
async def lift(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Lift the bar of the chosen person."""
    by = moderator_rights.require_server(ctx)
    person_id = require_number(chosen_value(values))
    await ctx.host.bars.lift(by.guild_id, by.person, person_id)
    await show_bars(ctx, read_page(custom_id.parts[0]), notice="bars.lifted")
