"""Words the audit log: posted line by line to a channel, and shown by ``/admin log``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.game_words import game_name, seat_colour
from bot.model.audit import AuditEntry
from bot.model.server import Server
from bot.model.table import Table
from bot.ui.delivery.delivery_errors import delivery_errors
from bot.ui.delivery.own_messages import own_messages
from bot.ui.dispatch import moderator_rights
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import NO_MENTIONS, Context
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button, read_page
from bot.ui.kit.reader import Reader
from bot.ui.lobby.game_options import OptionField, spelt
from bot.ui.server.server_settings import setting_title, value_words
from games.core.game import game_ids
from games.core.phrase import Arg, phrase

_LINES_PER_PAGE = 12
_PEOPLE = ("person", "before")

AUDIT_KEYS: Final[dict[str, str]] = {
    "add": "admin.audit.add",
    "add_computer": "admin.audit.add_computer",
    "agreement": "admin.audit.agreement",
    "announce": "admin.audit.announce",
    "answer": "admin.audit.answer",
    "archive": "admin.audit.archive",
    "bar": "admin.audit.bar",
    "campaign_rollback": "admin.audit.campaign_rollback",
    "clock": "admin.audit.clock",
    "clock_absence": "admin.audit.clock_absence",
    "clock_vote": "admin.audit.clock_vote",
    "diagnose": "admin.audit.diagnose",
    "drop_template": "admin.audit.drop_template",
    "end": "admin.audit.end",
    "fill_in": "admin.audit.fill_in",
    "hints": "admin.audit.hints",
    "lift_bar": "admin.audit.lift_bar",
    "lost": "admin.audit.lost",
    "move": "admin.audit.move",
    "option": "admin.audit.option",
    "pace": "admin.audit.pace",
    "pause": "admin.audit.pause",
    "records": "admin.audit.records",
    "remind": "admin.audit.remind",
    "remove": "admin.audit.remove",
    "remove_computer": "admin.audit.remove_computer",
    "replace": "admin.audit.replace",
    "resume": "admin.audit.resume",
    "rollback": "admin.audit.rollback",
    "season_begin": "admin.audit.season_begin",
    "season_drop": "admin.audit.season_drop",
    "season_end": "admin.audit.season_end",
    "season_exclude": "admin.audit.season_exclude",
    "season_include": "admin.audit.season_include",
    "season_reopen": "admin.audit.season_reopen",
    "season_role": "admin.audit.season_role",
    "sit_in": "admin.audit.sit_in",
    "start": "admin.audit.start",
    "template": "admin.audit.template",
    "unarchive": "admin.audit.unarchive",
    "undo_denied": "admin.audit.undo_denied",
    "undo_granted": "admin.audit.undo_granted",
}
"""The words of each action; the log may hold actions of earlier versions that have none."""


def audit_words(audit_entry: AuditEntry, reader: Reader) -> str:
    """Word an audit entry; mentions in it ping nobody."""
    if audit_entry.action == "setting":
        name = str(audit_entry.detail.get("setting"))
        return reader.say(
            "admin.audit.setting",
            who=_person(audit_entry.actor_id, reader),
            setting=setting_title(name, reader),
            before=value_words(reader, name, audit_entry.detail.get("before")),
            after=value_words(reader, name, audit_entry.detail.get("after")),
        )
    args: dict[str, Arg] = {
        "who": _person(audit_entry.actor_id, reader),
        "table": audit_entry.table_id or 0,
    }
    for name, value in audit_entry.detail.items():
        if name in _PEOPLE:
            args[name] = _person(value if isinstance(value, int) else None, reader)
        elif name in ("from", "to", "channel") and isinstance(value, int):
            args[name] = f"<#{value}>"
        elif name == "seat":
            args[name] = reader.text(seat_colour(str(value)))
        elif name == "game" and value in game_ids():
            args[name] = game_name(str(value))
        elif name == "preset":
            args[name] = value_words(reader, "clock", value)
        elif isinstance(value, int | str):
            args[name] = value
    if audit_entry.action == "option":
        args |= _option(audit_entry, reader)
    key = AUDIT_KEYS.get(audit_entry.action)
    if key is None:
        return reader.say("admin.audit.other", action=audit_entry.action, **args)
    return reader.text(phrase(key, **args))


def _option(audit_entry: AuditEntry, reader: Reader) -> dict[str, Arg]:
    """An option and its value in words, or by name where the game has it no longer."""
    name, value = str(audit_entry.detail.get("option")), audit_entry.detail.get("value")
    field, knows = OptionField(str(audit_entry.detail.get("game")), name, ()), reader.words.knows
    if not knows(field.title.key) or not (
        isinstance(value, int) or knows(field.value_phrase(value).key)
    ):
        return {"option": name, "value": spelt(value)}
    return {"option": field.title, "value": field.value_name(value, reader)}


def audit_line(audit_entry: AuditEntry, reader: Reader) -> str:
    """A line of the audit log. Its number is the mark by which a posted line is found again."""
    return f"{_mark(audit_entry)} <t:{int(audit_entry.at)}:f> {audit_words(audit_entry, reader)}"


def _mark(audit_entry: AuditEntry) -> str:
    return f"`#{audit_entry.id}`"


def _person(person_id: int | None, reader: Reader) -> str:
    return reader.mention(person_id) if person_id is not None else "–"


class DiscordAuditPoster:
    """The :class:`bot.host.server.audit.AuditPoster` that posts to Discord."""

    def __init__(self, client: discord.Client, dispatcher: Dispatcher) -> None:
        self._client = client
        self._dispatcher = dispatcher

    async def announce(self, audit_entry: AuditEntry, server: Server) -> None:
        """Post a line; Discord drops a second one with the same nonce."""
        builder = MessageBuilder().text(audit_line(audit_entry, self._reader(server)))
        with delivery_errors():
            await self._channel(server).send(
                view=builder.view(),
                nonce=f"audit{audit_entry.id}",
                silent=True,
                allowed_mentions=NO_MENTIONS,
            )

    async def announced(self, audit_entry: AuditEntry, server: Server) -> bool:
        """Look for the line among the bot's messages since it was written."""
        with delivery_errors():
            async for message in own_messages(self._client, self._channel(server), audit_entry.at):
                view = discord.ui.LayoutView.from_message(message, timeout=None)
                for item in view.walk_children():
                    shown = item.content if isinstance(item, discord.ui.TextDisplay) else ""
                    if shown.startswith(_mark(audit_entry)):
                        return True
        return False

    def _channel(self, server: Server) -> discord.PartialMessageable:
        assert server.audit_channel is not None
        return self._client.get_partial_messageable(server.audit_channel, guild_id=server.guild_id)

    def _reader(self, server: Server) -> Reader:
        words, guild = self._dispatcher.words, self._client.get_guild(server.guild_id)
        served = guild.preferred_locale.value if guild is not None else None
        return Reader(words, words.choose(server.language, served, self._dispatcher.language))


async def show_log(ctx: Context, table: Table | None, page: int = 0) -> None:
    """``/admin log``: who did what and when, the newest first."""
    by = (
        moderator_rights.require_server(ctx)
        if table is None
        else moderator_rights.require(ctx, table)
    )
    table_id = table.id if table is not None else None
    found = await ctx.host.audit.page(by.guild_id, table_id, page, _LINES_PER_PAGE)
    reader, builder = ctx.reader(table), MessageBuilder()
    builder.text(reader.say("admin.log.title", page=found.page + 1, pages=found.pages))
    lines = [audit_line(audit_entry, reader) for audit_entry in found.deeds]
    builder.text("\n".join(lines) or reader.say("admin.log.empty"))
    if found.pages > 1:

        def to(target: int, sign: str) -> PersistentItem:
            custom_id = CustomId.of("admin-log", table_id or 0, 0, max(target, 0), sign)
            return button(custom_id, sign, disabled=not 0 <= target < found.pages)

        builder.buttons([to(found.page - 1, "◀"), to(found.page + 1, "▶")])
    await ctx.show(builder)


@action("admin-log", "panel")
async def turn_page(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show another page of the audit log."""
    table = await ctx.host.tables.get(custom_id.table) if custom_id.table else None
    number = custom_id.parts[0]
    await show_log(ctx, table, read_page(number))
