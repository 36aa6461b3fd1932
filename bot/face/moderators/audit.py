"""The audit log in words: posted line by line to a channel, and read with ``/admin log``."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.face.delivery.delivery_errors import delivery_errors
from bot.face.delivery.own_messages import own_messages
from bot.face.desk import moderator_rights
from bot.face.desk.desk import Desk
from bot.face.desk.verbs import verb
from bot.face.desk.visit import NOBODY, Visit
from bot.face.kit.controls import Code, Control, button
from bot.face.kit.numbers import read_page
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.lobby.game_options import OptionField, spelt
from bot.face.moderators.server_settings import value_words
from bot.model.audit import Deed
from bot.model.server import Server
from bot.model.table import Table
from games.core.phrase import Arg, phrase

_LINES = 12
_PEOPLE = ("person", "before")


def deed_words(deed: Deed, reader: Reader) -> str:
    """Who did what; people are mentioned, which pings nobody."""
    if deed.action == "setting":
        name = str(deed.detail.get("setting"))
        return reader.say(
            "admin.audit.setting",
            who=_person(deed.actor_id, reader),
            setting=reader.say(f"admin.setting.{name}"),
            before=value_words(reader, name, deed.detail.get("before")),
            after=value_words(reader, name, deed.detail.get("after")),
        )
    args: dict[str, Arg] = {"who": _person(deed.actor_id, reader), "table": deed.table_id or 0}
    for name, value in deed.detail.items():
        if name in _PEOPLE:
            args[name] = _person(value if isinstance(value, int) else None, reader)
        elif name in ("from", "to", "channel") and isinstance(value, int):
            args[name] = f"<#{value}>"
        elif name == "seat":
            args[name] = reader.say(f"seat.{value}")
        elif name == "preset":
            args[name] = value_words(reader, "clock", value)
        elif isinstance(value, int | str):
            args[name] = value
    if deed.action == "option":
        args |= _option(deed, reader)
    key = f"admin.audit.{deed.action}"
    if not reader.words.knows(key):
        return reader.say("admin.audit.other", action=deed.action, **args)
    return reader.text(phrase(key, **args))


def _option(deed: Deed, reader: Reader) -> dict[str, Arg]:
    """An option and its value in words, or by name where the game has it no longer."""
    name, value = str(deed.detail.get("option")), deed.detail.get("value")
    field, knows = OptionField(str(deed.detail.get("game")), name, ()), reader.words.knows
    if not knows(field.title.key) or not (
        isinstance(value, int) or knows(f"{field.title.key}.{spelt(value)}")
    ):
        return {"option": name, "value": spelt(value)}
    return {"option": field.title, "value": field.value_name(value, reader)}


def deed_line(deed: Deed, reader: Reader) -> str:
    """A whole line. Its number is also the mark by which a posted one is found again."""
    return f"{_mark(deed)} <t:{int(deed.at)}:f> {deed_words(deed, reader)}"


def _mark(deed: Deed) -> str:
    return f"`#{deed.id}`"


def _person(person_id: int | None, reader: Reader) -> str:
    return reader.mention(person_id) if person_id is not None else "–"


class DiscordAuditPoster:
    """The :class:`bot.host.server.audit.AuditPoster` of the Discord face."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        self._client = client
        self._desk = desk

    async def announce(self, deed: Deed, server: Server) -> None:
        """Post a line; Discord drops a second one with the same nonce."""
        sheet = Sheet().text(deed_line(deed, self._reader(server)))
        with delivery_errors():
            await self._channel(server).send(
                view=sheet.view(), nonce=f"audit{deed.id}", allowed_mentions=NOBODY
            )

    async def announced(self, deed: Deed, server: Server) -> bool:
        """Look for the line among the bot's messages since it was written."""
        with delivery_errors():
            async for message in own_messages(self._client, self._channel(server), deed.at):
                view = discord.ui.LayoutView.from_message(message, timeout=None)
                for item in view.walk_children():
                    shown = item.content if isinstance(item, discord.ui.TextDisplay) else ""
                    if shown.startswith(_mark(deed)):
                        return True
        return False

    def _channel(self, server: Server) -> discord.PartialMessageable:
        assert server.audit_channel is not None
        return self._client.get_partial_messageable(server.audit_channel, guild_id=server.guild_id)

    def _reader(self, server: Server) -> Reader:
        words, guild = self._desk.words, self._client.get_guild(server.guild_id)
        served = guild.preferred_locale.value if guild is not None else None
        return Reader(words, words.choose(server.language, served, self._desk.language))


async def show_log(visit: Visit, table: Table | None, page: int = 0) -> None:
    """``/admin log``: who did what and when, the newest first."""
    by = (
        moderator_rights.require_server(visit)
        if table is None
        else moderator_rights.require(visit, table)
    )
    table_id = table.id if table is not None else None
    found = await visit.host.audit.page(by.guild_id, table_id, page, _LINES)
    reader, sheet = visit.reader(table), Sheet()
    sheet.text(reader.say("admin.log.title", page=found.page + 1, pages=found.pages))
    lines = [deed_line(deed, reader) for deed in found.deeds]
    sheet.text("\n".join(lines) or reader.say("admin.log.empty"))
    if found.pages > 1:

        def to(target: int, sign: str) -> Control:
            code = Code.of("admin-log", table_id or 0, 0, max(target, 0), sign)
            return button(code, sign, disabled=not 0 <= target < found.pages)

        sheet.buttons([to(found.page - 1, "◀"), to(found.page + 1, "▶")])
    await visit.show(sheet)


@verb("admin-log", "panel")
async def turn_page(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Another page of the audit log."""
    table = await visit.host.tables.get(code.table) if code.table else None
    number = code.parts[0]
    await show_log(visit, table, read_page(number))
