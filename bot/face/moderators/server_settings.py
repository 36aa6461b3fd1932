"""``/settings``: what the moderators of a server decide for all of its tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from pydantic import JsonValue

from bot.errors import Refusal
from bot.face.desk import bot_permissions, moderator_rights
from bot.face.desk.commands import command
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import GONE, Code, Item, button, channel_menu, menu, only, role_menu
from bot.face.kit.numbers import must_be_number, read_number
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.host.server.server_settings import EVERYONE, MODERATORS
from bot.host.waits.clock_times import PRESETS
from bot.model.server import USUAL_PER_PERSON, USUAL_STALL_DAYS, USUAL_TABLES, Server
from games.core.phrase import phrase

HOUR: Final = 3600
NOTHING: Final = "none"
"""How a menu spells "nothing chosen"."""

CHOICES: Final = {
    "most_tables": (None, 0, 1, 2, 3, 5, 10, 15, 20, 30, 50, 100, 200, 500),
    "most_per_person": (None, 0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20),
    "stall_days": (None, 0, 1, 2, 3, 4, 5, 7, 10, 14, 21, 30),
    "remind_after": (None, *(n * HOUR for n in (0, 6, 12, 18, 24, 36, 48, 72, 96, 168))),
}
_DEFAULTS: Final = (
    "most_tables",
    "most_per_person",
    "stall_days",
    "language",
    "clock",
    "remind_after",
)
_USUAL: Final = {
    "most_tables": USUAL_TABLES,
    "most_per_person": USUAL_PER_PERSON,
    "stall_days": USUAL_STALL_DAYS,
}
PAGES: Final = ("people", "defaults")
_AUDIT_NEEDS: Final = ("view_channel", "send_messages", "read_message_history")


@command("settings", "settings")
async def settings(visit: Visit) -> None:
    """See and change how tables are run on this server."""
    await show_settings(visit)


async def show_settings(visit: Visit, page: str = PAGES[0]) -> None:
    """The settings panel, for moderators."""
    moderator_rights.require_server(visit)
    await visit.show(settings_sheet(visit, page if page in PAGES else PAGES[0]))


def settings_sheet(visit: Visit, page: str) -> Sheet:
    """One page of the settings."""
    reader, sheet = visit.reader(), Sheet()
    sheet.text(reader.say("admin.settings.title"), limit=400)
    if page == "people":
        _put_people(sheet, visit, reader)
    else:
        _put_defaults(sheet, visit, reader)
    sheet.buttons(
        [
            button(
                Code.of("settings", 0, 0, other),
                reader.say(f"admin.settings.page.{other}"),
                disabled=other == page,
            )
            for other in PAGES
        ]
    )
    return sheet


def _put_people(sheet: Sheet, visit: Visit, reader: Reader) -> None:
    server, page = visit.server, "people"
    _put_title(sheet, reader, server, "moderator_role")
    if moderator_rights.rules_server(visit):
        code = Code.of("setting", 0, 0, page, "moderator_role")
        known = _known_role(visit, server.moderator_role)
        sheet.menu(role_menu(code, reader.say("admin.settings.no_role"), known))
    else:
        sheet.text(reader.say("admin.settings.role_not_yours"), limit=300)
    _put_title(sheet, reader, server, "creators")
    chosen = read_number(server.creators) or None
    sheet.buttons(
        [
            button(
                Code.of("setting", 0, 0, page, "creators", value),
                reader.say(f"admin.settings.creators.{value}"),
                disabled=server.creators == value,
            )
            for value in (EVERYONE, MODERATORS)
        ]
    )
    code = Code.of("setting", 0, 0, page, "creators")
    some_role = reader.say("admin.settings.some_role")
    sheet.menu(role_menu(code, some_role, _known_role(visit, chosen)))
    _put_title(sheet, reader, server, "locked")
    wanted = "no" if server.locked else "yes"
    sheet.buttons(
        [
            button(
                Code.of("setting", 0, 0, page, "locked", wanted),
                reader.say(f"admin.settings.lock.{wanted}"),
            )
        ]
    )
    _put_title(sheet, reader, server, "audit_channel")
    code = Code.of("setting", 0, 0, page, "audit_channel")
    guild, place = visit.interaction.guild, server.audit_channel
    if place is not None and (guild is None or guild.get_channel_or_thread(place) is None):
        place = None
    sheet.menu(channel_menu(code, reader.say("admin.settings.no_channel"), place))


def _known_role(visit: Visit, role_id: int | None) -> int | None:
    """A role as long as it exists: Discord refuses a menu that names another."""
    guild = visit.interaction.guild
    known = guild is not None and role_id is not None and guild.get_role(role_id) is not None
    return role_id if known else None


def _put_defaults(sheet: Sheet, visit: Visit, reader: Reader) -> None:
    server = visit.server
    for name in _DEFAULTS:
        _put_title(sheet, reader, server, name)
        now: JsonValue = getattr(server, name)
        items = [
            Item(_spelt(value), value_words(reader, name, value), chosen=value == now)
            for value in _choices(visit, name, now)
        ]
        code = Code.of("setting", 0, 0, "defaults", name)
        sheet.menu(menu(code, items, value_words(reader, name, now)))


def _put_title(sheet: Sheet, reader: Reader, server: Server, name: str) -> None:
    title, text = reader.say(f"admin.setting.{name}"), reader.say(f"admin.setting.{name}.help")
    now = value_words(reader, name, getattr(server, name))
    sheet.text(f"**{title}:** {now}\n-# {text}", limit=360)


def _choices(visit: Visit, name: str, now: JsonValue) -> list[JsonValue]:
    known: list[JsonValue]
    if name == "language":
        known = [None, *visit.desk.words.languages[:24]]
    elif name == "clock":
        known = [None, *PRESETS]
    else:
        known = [*CHOICES[name]]
    return known if now in known else [*known, now]


def _spelt(value: JsonValue) -> str:
    return NOTHING if value is None else str(value)


def value_words(reader: Reader, name: str, value: JsonValue) -> str:
    """A setting's value in words."""
    if name == "creators" and value in (EVERYONE, MODERATORS):
        return reader.say(f"admin.settings.creators.{value}")
    if name == "locked":
        return reader.say(f"admin.settings.locked.{'yes' if value else 'no'}")
    if value is None:
        return reader.say(f"admin.setting.{name}.none", count=_USUAL.get(name, 0))
    if name in _USUAL and value == 0:
        return reader.say(f"admin.setting.{name}.off")
    if name == "stall_days":
        return reader.say("admin.remind.days", count=int(str(value)))
    if name in ("creators", "moderator_role"):
        return f"<@&{value}>"
    if name == "audit_channel":
        return f"<#{value}>"
    if name == "language":
        tag = str(value)
        return reader.words.text("bot.language", tag) if tag in reader.words.languages else tag
    if name == "clock":
        return reader.say(f"admin.clock.{value}")
    if name == "remind_after":
        return hours_words(reader, int(str(value)) // HOUR)
    return str(value)


def hours_words(reader: Reader, hours: int) -> str:
    """A time between reminders."""
    if hours == 0:
        return reader.say("admin.remind.never")
    if hours >= 48 and hours % 24 == 0:
        return reader.say("admin.remind.days", count=hours // 24)
    return reader.say("admin.remind.hours", count=hours)


@verb("settings", "panel")
async def turn_page(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Another page of the settings."""
    await show_settings(visit, code.parts[0])


@verb("setting", "panel")
async def change(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """One setting changed with a menu or a button."""
    page, name, *fixed = code.expect(2)
    moderator = moderator_rights.require_server(visit)
    if name == "moderator_role" and not moderator_rights.rules_server(visit):
        raise Refusal(phrase("admin.refused.role_not_yours"))
    value = _wanted(visit, name, fixed[0] if fixed else None, values)
    visit.server = await visit.host.server_settings.change(
        moderator.guild_id, moderator.person, {name: value}
    )
    await show_settings(visit, page)


def _wanted(visit: Visit, name: str, fixed: str | None, values: Sequence[str]) -> JsonValue:
    """What was chosen, as the host wants it; refuses what is not of this server."""
    if name == "locked":
        return fixed == "yes"
    if name == "creators":
        if fixed is not None:
            return fixed
        role = _role(visit, values)
        return EVERYONE if role is None or role.is_default() else str(role.id)
    if name == "moderator_role":
        role = _role(visit, values)
        if role is not None and role.is_default():
            raise Refusal(phrase("admin.refused.everyone_role"))
        return role.id if role is not None else None
    if name == "audit_channel":
        return _channel(visit, values)
    chosen = only(values)
    if chosen == NOTHING:
        return None
    if name in CHOICES:
        return must_be_number(chosen)
    if name == "language" and chosen not in visit.desk.words.languages:
        raise Refusal(GONE)
    return chosen


def _id(values: Sequence[str]) -> int | None:
    if not values:
        return None
    return must_be_number(values[0])


def _role(visit: Visit, values: Sequence[str]) -> discord.Role | None:
    wanted, guild = _id(values), visit.interaction.guild
    if wanted is None:
        return None
    role = guild.get_role(wanted) if guild is not None else None
    if role is None:
        raise Refusal(phrase("admin.refused.no_such_role"))
    return role


def _channel(visit: Visit, values: Sequence[str]) -> int | None:
    """A channel of this server in which the bot may write."""
    wanted, guild = _id(values), visit.interaction.guild
    if wanted is None:
        return None
    place = guild.get_channel_or_thread(wanted) if guild is not None else None
    if guild is None or not isinstance(place, discord.TextChannel | discord.Thread):
        raise Refusal(phrase("admin.refused.no_such_place"))
    allowed = place.permissions_for(guild.me)
    needed = list(_AUDIT_NEEDS)
    if isinstance(place, discord.Thread):
        needed[1] = bot_permissions.SEND_IN_THREADS
    lacking = [name for name in needed if not getattr(allowed, name)]
    if lacking:
        raise Refusal(
            phrase(
                "admin.refused.cannot_post",
                permissions=bot_permissions.named(lacking),
                count=len(lacking),
            )
        )
    return place.id
