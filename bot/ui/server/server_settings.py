"""``/settings``: the settings of a server for all of its tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from pydantic import JsonValue

from bot.errors import Refusal
from bot.host.server.server_settings import EVERYONE, IDLE_DAYS, MODERATORS
from bot.host.waits.clock_times import PRESETS
from bot.model.server import DEFAULT_MAX_PER_PERSON, DEFAULT_MAX_TABLES, DEFAULT_STALL_DAYS, Server
from bot.ui.dispatch import bot_permissions, moderator_rights
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import (
    ITEM_GONE,
    CustomId,
    MenuOption,
    button,
    channel_menu,
    chosen_value,
    forum_menu,
    menu,
    read_number,
    require_number,
    role_menu,
)
from bot.ui.kit.reader import Reader
from bot.ui.server import place_settings
from games.core.phrase import phrase

HOUR: Final = 3600
NOTHING: Final = "none"
"""The value of "nothing chosen" in a menu."""

CHOICES: Final = {
    "most_tables": (None, 0, 1, 2, 3, 5, 10, 15, 20, 30, 50, 100, 200, 500),
    "most_per_person": (None, 0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20),
    "stall_days": (None, 0, 1, 2, 3, 4, 5, 7, 10, 14, 21, 30),
    "idle_days": IDLE_DAYS,
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
    "most_tables": DEFAULT_MAX_TABLES,
    "most_per_person": DEFAULT_MAX_PER_PERSON,
    "stall_days": DEFAULT_STALL_DAYS,
}
PAGES: Final = ("people", "defaults", "places")
_PAGE_KEYS: Final = {
    "people": "admin.settings.page.people",
    "defaults": "admin.settings.page.defaults",
    "places": "admin.settings.page.places",
}
_AUDIT_NEEDS: Final = ("view_channel", "send_messages", "read_message_history")

SETTING_KEYS: Final[dict[str, str]] = {
    "moderator_role": "admin.setting.moderator_role",
    "creators": "admin.setting.creators",
    "locked": "admin.setting.locked",
    "audit_channel": "admin.setting.audit_channel",
    "most_tables": "admin.setting.most_tables",
    "most_per_person": "admin.setting.most_per_person",
    "stall_days": "admin.setting.stall_days",
    "language": "admin.setting.language",
    "clock": "admin.setting.clock",
    "remind_after": "admin.setting.remind_after",
    "place": "admin.setting.place",
    "idle_days": "admin.setting.idle_days",
    "forum": "admin.setting.forum",
}
_HELP_KEYS: Final[dict[str, str]] = {
    "moderator_role": "admin.setting.moderator_role.help",
    "creators": "admin.setting.creators.help",
    "locked": "admin.setting.locked.help",
    "audit_channel": "admin.setting.audit_channel.help",
    "most_tables": "admin.setting.most_tables.help",
    "most_per_person": "admin.setting.most_per_person.help",
    "stall_days": "admin.setting.stall_days.help",
    "language": "admin.setting.language.help",
    "clock": "admin.setting.clock.help",
    "remind_after": "admin.setting.remind_after.help",
    "place": "admin.setting.place.help",
    "idle_days": "admin.setting.idle_days.help",
    "forum": "admin.setting.forum.help",
}
NOT_CHOSEN_KEYS: Final[dict[str, str]] = {
    "moderator_role": "admin.setting.moderator_role.none",
    "audit_channel": "admin.setting.audit_channel.none",
    "most_tables": "admin.setting.most_tables.none",
    "most_per_person": "admin.setting.most_per_person.none",
    "stall_days": "admin.setting.stall_days.none",
    "language": "admin.setting.language.none",
    "clock": "admin.setting.clock.none",
    "remind_after": "admin.setting.remind_after.none",
    "place": "admin.setting.place.none",
    "idle_days": "admin.setting.idle_days.none",
    "forum": "admin.setting.forum.none",
}
OFF_KEYS: Final[dict[str, str]] = {
    "most_tables": "admin.setting.most_tables.off",
    "most_per_person": "admin.setting.most_per_person.off",
    "stall_days": "admin.setting.stall_days.off",
}
CREATORS_KEYS: Final = {
    EVERYONE: "admin.settings.creators.everyone",
    MODERATORS: "admin.settings.creators.moderators",
}
_LOCK_KEYS: Final = {"no": "admin.settings.lock.no", "yes": "admin.settings.lock.yes"}
CLOCK_KEYS: Final = {
    "relaxed": "admin.clock.relaxed",
    "steady": "admin.clock.steady",
    "quick": "admin.clock.quick",
}


@command("settings", "settings")
async def settings(ctx: Context) -> None:
    """See and change how tables are run on this server."""
    await show_settings(ctx)


async def show_settings(ctx: Context, page: str = PAGES[0]) -> None:
    """Show the settings panel to a moderator."""
    moderator_rights.require_server(ctx)
    await ctx.show(settings_message(ctx, page if page in PAGES else PAGES[0]))


def settings_message(ctx: Context, page: str) -> MessageBuilder:
    """Build one page of the settings."""
    reader, builder = ctx.reader(), MessageBuilder()
    builder.text(reader.say("admin.settings.title"), limit=400)
    if page == "people":
        _add_people(builder, ctx, reader)
    elif page == "places":
        _add_places(builder, ctx, reader)
    else:
        _add_menus(builder, ctx, reader, page, _DEFAULTS)
    builder.buttons(
        [
            button(
                CustomId.of("settings", 0, 0, other),
                reader.say(_PAGE_KEYS[other]),
                disabled=other == page,
            )
            for other in PAGES
        ]
    )
    return builder


def _add_people(builder: MessageBuilder, ctx: Context, reader: Reader) -> None:
    server, page = ctx.server, "people"
    _add_title(builder, reader, server, "moderator_role")
    if moderator_rights.manages_server(ctx):
        custom_id = CustomId.of("setting", 0, 0, page, "moderator_role")
        known = _known_role(ctx, server.moderator_role)
        builder.menu(role_menu(custom_id, reader.say("admin.settings.no_role"), known))
    else:
        builder.text(reader.say("admin.settings.role_not_yours"), limit=300)
    _add_title(builder, reader, server, "creators")
    chosen = read_number(server.creators) or None
    builder.buttons(
        [
            button(
                CustomId.of("setting", 0, 0, page, "creators", value),
                reader.say(key),
                disabled=server.creators == value,
            )
            for value, key in CREATORS_KEYS.items()
        ]
    )
    custom_id = CustomId.of("setting", 0, 0, page, "creators")
    some_role = reader.say("admin.settings.some_role")
    builder.menu(role_menu(custom_id, some_role, _known_role(ctx, chosen)))
    _add_title(builder, reader, server, "locked")
    wanted = "no" if server.locked else "yes"
    builder.buttons(
        [
            button(
                CustomId.of("setting", 0, 0, page, "locked", wanted),
                reader.say(_LOCK_KEYS[wanted]),
            )
        ]
    )
    _add_title(builder, reader, server, "audit_channel")
    custom_id = CustomId.of("setting", 0, 0, page, "audit_channel")
    guild, place = ctx.interaction.guild, server.audit_channel
    if place is not None and (guild is None or guild.get_channel_or_thread(place) is None):
        place = None
    builder.menu(channel_menu(custom_id, reader.say("admin.settings.no_channel"), place))


def _known_role(ctx: Context, role_id: int | None) -> int | None:
    """The id of a role if it exists: Discord refuses a menu that names a deleted one."""
    guild = ctx.interaction.guild
    known = guild is not None and role_id is not None and guild.get_role(role_id) is not None
    return role_id if known else None


def _add_menus(
    builder: MessageBuilder, ctx: Context, reader: Reader, page: str, settings: Sequence[str]
) -> None:
    """Add a menu of values for each setting."""
    for name in settings:
        _add_title(builder, reader, ctx.server, name)
        now: JsonValue = getattr(ctx.server, name)
        items = [
            MenuOption(_spelt(value), value_words(reader, name, value), chosen=value == now)
            for value in _choices(ctx, name, now)
        ]
        custom_id = CustomId.of("setting", 0, 0, page, name)
        builder.menu(menu(custom_id, items, value_words(reader, name, now)))


def _add_places(builder: MessageBuilder, ctx: Context, reader: Reader) -> None:
    """Add where tables are opened, and how near the server is to Discord's limits."""
    _add_menus(builder, ctx, reader, "places", ("place",))
    _add_title(builder, reader, ctx.server, "forum")
    custom_id = CustomId.of("setting", 0, 0, "places", "forum")
    known = place_settings.forum_of(ctx, ctx.server.forum)
    no_forum = reader.say("admin.settings.no_forum")
    builder.menu(forum_menu(custom_id, no_forum, known.id if known else None))
    if tags := place_settings.tag_line(ctx, reader):
        builder.text(tags, limit=400)
    _add_menus(builder, ctx, reader, "places", ("idle_days",))
    limits = place_settings.limit_line(ctx.interaction.guild, reader, always=True)
    builder.text(limits or reader.say("admin.limits.unknown"), limit=400)


def _add_title(builder: MessageBuilder, reader: Reader, server: Server, name: str) -> None:
    title, text = setting_title(name, reader), reader.say(_HELP_KEYS[name])
    now = value_words(reader, name, getattr(server, name))
    builder.text(f"**{title}:** {now}\n-# {text}", limit=360)


def _choices(ctx: Context, name: str, now: JsonValue) -> list[JsonValue]:
    known: list[JsonValue]
    if name == "language":
        known = [None, *ctx.dispatcher.words.languages[:24]]
    elif name == "clock":
        known = [None, *PRESETS]
    elif name == "place":
        known = [*place_settings.PLACE_VALUES]
    else:
        known = [*CHOICES[name]]
    return known if now in known else [*known, now]


def _spelt(value: JsonValue) -> str:
    return NOTHING if value is None else str(value)


def setting_title(name: str, reader: Reader) -> str:
    """The name of a setting; the stored name for one that does not exist any more."""
    return reader.say(SETTING_KEYS[name]) if name in SETTING_KEYS else name


def value_words(reader: Reader, name: str, value: JsonValue) -> str:
    """A setting's value in words."""
    if name == "creators" and value in CREATORS_KEYS:
        return reader.say(CREATORS_KEYS[str(value)])
    if name == "locked":
        return reader.say("admin.settings.locked.yes" if value else "admin.settings.locked.no")
    if value is None and name in NOT_CHOSEN_KEYS:
        return reader.say(NOT_CHOSEN_KEYS[name], count=_USUAL.get(name, 0))
    if value == 0 and name in OFF_KEYS:
        return reader.say(OFF_KEYS[name])
    if name in ("stall_days", "idle_days"):
        return reader.say("admin.remind.days", count=int(str(value)))
    if name in ("creators", "moderator_role"):
        return f"<@&{value}>"
    if name in ("audit_channel", "forum"):
        return f"<#{value}>"
    if name == "place" and value in place_settings.PLACE_VALUE_KEYS:
        return reader.say(place_settings.PLACE_VALUE_KEYS[str(value)])
    if name == "language":
        tag = str(value)
        return reader.words.text("bot.language", tag) if tag in reader.words.languages else tag
    if name == "clock" and value in CLOCK_KEYS:
        return reader.say(CLOCK_KEYS[str(value)])
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


@action("settings", "panel")
async def turn_page(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show another page of the settings."""
    await show_settings(ctx, custom_id.parts[0])


@action("setting", "panel")
async def change(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Change one setting with a menu or a button."""
    page, name, *fixed = custom_id.expect(2)
    moderator = moderator_rights.require_server(ctx)
    if name == "moderator_role" and not moderator_rights.manages_server(ctx):
        raise Refusal(phrase("admin.refused.role_not_yours"))
    value = _wanted(ctx, name, fixed[0] if fixed else None, values)
    ctx.server = await ctx.host.server_settings.change(
        moderator.guild_id, moderator.person, {name: value}
    )
    await show_settings(ctx, page)


def _wanted(ctx: Context, name: str, fixed: str | None, values: Sequence[str]) -> JsonValue:
    """The chosen value as the host needs it; refuses one of another server."""
    if name == "locked":
        return fixed == "yes"
    if name == "creators":
        if fixed is not None:
            return fixed
        role = _role(ctx, values)
        return EVERYONE if role is None or role.is_default() else str(role.id)
    if name == "moderator_role":
        role = _role(ctx, values)
        if role is not None and role.is_default():
            raise Refusal(phrase("admin.refused.everyone_role"))
        return role.id if role is not None else None
    if name == "audit_channel":
        return _channel(ctx, values)
    if name == "forum":
        return place_settings.require_forum(ctx, _id(values))
    chosen = chosen_value(values)
    if chosen == NOTHING:
        return None
    if name == "place":
        return place_settings.require_place(ctx, chosen)
    if name in CHOICES:
        return require_number(chosen)
    if name == "language" and chosen not in ctx.dispatcher.words.languages:
        raise Refusal(ITEM_GONE)
    return chosen


def _id(values: Sequence[str]) -> int | None:
    if not values:
        return None
    return require_number(values[0])


def _role(ctx: Context, values: Sequence[str]) -> discord.Role | None:
    wanted, guild = _id(values), ctx.interaction.guild
    if wanted is None:
        return None
    role = guild.get_role(wanted) if guild is not None else None
    if role is None:
        raise Refusal(phrase("admin.refused.no_such_role"))
    return role


def _channel(ctx: Context, values: Sequence[str]) -> int | None:
    """A channel of this server in which the bot may write."""
    wanted, guild = _id(values), ctx.interaction.guild
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
