"""``/export``: sends the log of a match as a file, without what the person may not know."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model.table import Table
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId


async def hand_over(ctx: Context, table: Table) -> None:
    """Send the file to the person who asked."""
    reader = ctx.reader(table)
    made = await ctx.host.exports.export_for(table.id, ctx.person.id, reader.draw)
    if made.whole:
        said = reader.say("export.whole", id=table.id, file=made.filename)
    else:
        said = reader.say("export.part", id=table.id)
    await ctx.show(MessageBuilder().text(said).file(made.filename, made.text.encode()))


@action("export", "private")
async def export_here(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the button of a recap."""
    await hand_over(ctx, await table_lookup.by_number(ctx, custom_id.table))


@command(
    "export", "export", options={"table": "p_table"}, complete={"table": table_lookup.table_choices}
)
async def export(ctx: Context, table: str | None = None) -> None:
    """Get the log as a file."""
    await hand_over(ctx, await table_lookup.resolve(ctx, table))
