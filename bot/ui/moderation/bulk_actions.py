"""Actions on several tables at once: chosen at the desk, confirmed, and done one by one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Final

import discord

from bot.errors import Refusal
from bot.host.host import Host
from bot.host.moderation.moderation import Moderator
from bot.model.table import Table
from bot.ui.dispatch import moderator_rights
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit import limits
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import ITEM_GONE, CustomId, PersistentItem, button
from bot.ui.moderation.action_words import ACTION_KEYS
from bot.ui.server.stall_words import table_line
from bot.ui.wording.status_words import status_words
from games.core.phrase import phrase

BulkAction = Callable[[Host, Moderator, int], Awaitable[Table]]

BULK_ACTIONS: Final[Mapping[str, BulkAction]] = {
    "pause": lambda host, by, table_id: host.moderation.pause(by, table_id),
    "resume": lambda host, by, table_id: host.moderation.resume(by, table_id),
    "remind": lambda host, by, table_id: host.moderation.remind(by, table_id),
    "end": lambda host, by, table_id: host.moderation.end(by, table_id),
    "archive": lambda host, by, table_id: host.moderation.archive(by, table_id),
}
"""Actions for several tables at once; each table gets its own line in the audit log."""

_QUESTION_KEYS: Final[dict[str, str]] = {
    "pause": "admin.several.pause",
    "resume": "admin.several.resume",
    "remind": "admin.several.remind",
    "end": "admin.several.end",
    "archive": "admin.several.archive",
}

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def encode_table_ids(numbers: Sequence[int]) -> str:
    """Encode table numbers in few characters: the difference from the previous one, in base 36."""
    ordered = sorted(set(numbers))
    return ".".join(_base36(b - a) for a, b in pairwise([0, *ordered]))


def decode_table_ids(text: str) -> list[int]:
    """Decode the numbers of :func:`encode_table_ids`; refuses other text."""
    try:
        return list(accumulate(int(step, 36) for step in text.split(".")))
    except ValueError:
        raise Refusal(ITEM_GONE) from None


def _base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"


@action("desk-several", "private")
async def choose(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the actions for the chosen tables."""
    if not values or not all(value.isdecimal() for value in values):
        raise Refusal(ITEM_GONE)
    tables = await _tables(ctx, [int(value) for value in values])
    reader = ctx.reader()
    builder = MessageBuilder().text(reader.say("admin.several.what", count=len(tables)))
    builder.text(_listed(tables, ctx), limit=3000)
    numbers = encode_table_ids([table.id for table in tables])

    def offer(name: str) -> PersistentItem:
        ask = CustomId.of("desk-sum", 0, 0, name, numbers)
        if len(f"pan:{ask.action}:0:0:{ask.arg}") > limits.CUSTOM_ID:
            raise Refusal(phrase("admin.refused.too_many_at_once"))
        style = discord.ButtonStyle.danger if name == "end" else discord.ButtonStyle.secondary
        return button(ask, reader.say(ACTION_KEYS[name]), style)

    await ctx.show(builder.buttons([offer(name) for name in BULK_ACTIONS]))


@action("desk-sum", "panel")
async def show_summary(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Ask for confirmation: which action, on which tables."""
    name, numbers = custom_id.expect(2)[:2]
    if name not in BULK_ACTIONS:
        raise Refusal(ITEM_GONE)
    tables = await _tables(ctx, decode_table_ids(numbers))
    reader = ctx.reader()
    builder = MessageBuilder().text(reader.say(_QUESTION_KEYS[name], count=len(tables)))
    builder.text(_listed(tables, ctx), limit=3000)
    style = discord.ButtonStyle.danger if name == "end" else discord.ButtonStyle.primary
    sure = CustomId.of("desk-all", 0, 0, name, numbers)
    leave = CustomId.of("desk-back", 0, 0, "")
    yes = button(sure, reader.say("admin.several.sure"), style)
    await ctx.show(builder.buttons([yes, button(leave, reader.say("admin.several.leave"))]))


@action("desk-all", "panel")
async def do(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Run the action on each table; a refusal does not stop the others."""
    name, numbers = custom_id.expect(2)[:2]
    run_action = BULK_ACTIONS.get(name)
    if run_action is None:
        raise Refusal(ITEM_GONE)
    reader, lines, done = ctx.reader(), [], 0
    for table in await _tables(ctx, decode_table_ids(numbers)):
        by = moderator_rights.require(ctx, table)
        try:
            await run_action(ctx.host, by, table.id)
        except Refusal as refused:
            why = reader.text(refused.phrase)
            lines.append(reader.say("admin.several.refused", id=table.id, why=why))
        else:
            done += 1
            lines.append(reader.say("admin.several.done", id=table.id))
    builder = MessageBuilder().text(reader.say("admin.several.result", count=done, all=len(lines)))
    builder.text("\n".join(lines), limit=3000)
    back = CustomId.of("desk-back", 0, 0, "")
    await ctx.show(builder.buttons([button(back, reader.say("admin.desk.back"), emoji="📋")]))


async def _tables(ctx: Context, numbers: Sequence[int]) -> list[Table]:
    """The chosen tables; refuses if the person does not moderate each of them now."""
    if not 0 < len(numbers) <= limits.MENU_OPTIONS:
        raise Refusal(ITEM_GONE)
    tables = [await ctx.host.tables.get(number) for number in numbers]
    for table in tables:
        moderator_rights.require(ctx, table)
    return tables


def _listed(tables: Sequence[Table], ctx: Context) -> str:
    lines = []
    for table in tables:
        reader = ctx.reader(table)
        marks = [status_words(table, reader)]
        if table.lost is not None and table.is_open:
            marks.append(reader.say("admin.stall_name.lost"))
        lines.append(table_line(table, " · ".join(marks), reader, short=True))
    return "\n".join(lines)
