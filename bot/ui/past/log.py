"""``/log``: shows all notes of a match that a person may read, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.model.match import LogPage
from bot.model.table import Table
from bot.ui.dispatch import autocomplete, table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button, read_page, require_entry
from bot.ui.kit.reader import Reader
from bot.ui.play.panel import own_seat
from bot.ui.wording.notes_by_scene import notes_text
from games.core.phrase import phrase

_MAX_LOG_CHARS = 3700

LOG_LINES_PER_PAGE = 15


async def show_log(
    ctx: Context,
    table: Table,
    page: int | None = None,
    wanted: str | None = None,
    *,
    since: int | None = None,
) -> None:
    """``/log``: the notes that the person may read, the newest page first.

    With an entry it opens the page on which the notes since that entry begin.
    """
    if table.status == "lobby":
        raise Refusal(phrase("bot.refused.not_started"))
    seat: str | None = None
    if wanted or table.known_to(ctx.person.id):
        seat = own_seat(ctx, table, wanted, looking=True)
    found = await ctx.host.play.log_page(table.id, seat, page, LOG_LINES_PER_PAGE, since=since)
    await ctx.show(log_message(found, seat, ctx.reader(table)))


def log_message(found: LogPage, seat: str | None, reader: Reader) -> MessageBuilder:
    """Build a page of the notes for ``seat`` (None: the public)."""
    builder = MessageBuilder(game=reader.table.game if reader.table else None)
    builder.text(reader.say("bot.log.title", page=found.page + 1, pages=found.pages))
    told = notes_text([told.note for told in found.notes], reader, _MAX_LOG_CHARS)
    builder.text(told.text or reader.say("bot.log.empty"))
    if found.pages > 1:

        def to(target: int, sign: str, mark: str) -> PersistentItem:
            beyond = not 0 <= target < found.pages or target == found.page
            return button(
                CustomId.of("log-page", found.table.id, 0, max(target, 0), mark, seat or ""),
                sign,
                disabled=beyond,
            )

        builder.buttons(
            [
                to(0, "⏮", "first"),
                to(found.page - 1, "◀", "back"),
                to(found.page + 1, "▶", "on"),
                to(found.pages - 1, "⏭", "last"),
            ]
        )
    return builder


@action("log", "private")
async def open_log(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the log button of a post: open the log where the post begins.

    Posts of earlier versions do not carry that position.
    """
    since = require_entry(custom_id.parts[1]) if len(custom_id.parts) > 1 else None
    await show_log(ctx, await table_lookup.by_number(ctx, custom_id.table), since=since)


@action("log-page", "panel")
async def turn_log(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show another page of the log."""
    number, _, seat = custom_id.expect(3)[:3]
    page = read_page(number)
    await show_log(ctx, await table_lookup.by_number(ctx, custom_id.table), page, seat or None)


@command("log", "log", options={"seat": "p_seat"}, complete={"seat": autocomplete.seats})
async def log(ctx: Context, seat: str | None = None) -> None:
    """Read what happened so far."""
    await show_log(ctx, await table_lookup.here(ctx), wanted=seat)
