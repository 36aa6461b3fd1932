"""``/admin template`` and ``/admin templates``: tables that the server offers by name."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.game_words import game_name
from bot.model.table_template import TableTemplate
from bot.ui.dispatch import moderator_rights
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit import names
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, MenuOption, chosen_value, menu
from bot.ui.kit.reader import Reader
from bot.ui.lobby.lobby import game_called
from bot.ui.moderation.table_list import chosen
from bot.ui.wording.clock_words import terms
from games.core import game as registry
from games.core.phrase import phrase


async def save(ctx: Context, name: str, typed: str | None) -> None:
    """Keep a table as a template, and show the list."""
    moderator_rights.require_server(ctx)
    table, by = await chosen(ctx, typed)
    if game_called(ctx, name) is not None:
        raise Refusal(phrase("templates.refused.game"))
    await ctx.host.templates.save(by.guild_id, by.person, table, names.visible(name))
    ctx.table = None
    await show_templates(ctx, notice="templates.saved")


async def show_templates(ctx: Context, notice: str | None = None) -> None:
    """Show the server's templates, with a menu to delete one."""
    by = moderator_rights.require_server(ctx)
    found = await ctx.host.templates.of_server(by.guild_id)
    reader, builder = ctx.reader(), MessageBuilder()
    if notice is not None:
        builder.text(reader.text(phrase(notice)), limit=300)
    if not found:
        await ctx.show(builder.text(reader.say("templates.none")))
        return
    builder.text(reader.say("templates.title"), limit=300)
    builder.text("\n".join(_line(template, reader) for template in found))
    items = [
        MenuOption(template.name, names.plain(template.name), _game(template, reader))
        for template in found
    ]
    builder.menu(menu(CustomId("template-drop"), items, reader.say("templates.drop")))
    await ctx.show(builder)


def _line(template: TableTemplate, reader: Reader) -> str:
    return reader.say(
        "templates.line",
        name=names.inline(template.name),
        game=_game(template, reader),
        clock=terms(template.clock, reader),
        computers=len(template.computers),
    )


def _game(template: TableTemplate, reader: Reader) -> str:
    """The name of a template's game; its id where it is not installed any more."""
    if template.game not in registry.game_ids():
        return template.game
    return reader.text(game_name(template.game))


@action("template-drop", "panel")
async def drop(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Delete the chosen template."""
    by = moderator_rights.require_server(ctx)
    await ctx.host.templates.drop(by.guild_id, by.person, chosen_value(values))
    await show_templates(ctx, notice="templates.dropped")
