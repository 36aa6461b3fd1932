"""Buttons and menus that survive restarts: their custom_id holds all they need.

Numbers from outside are parsed here, too: in custom ids, chosen in menus, or typed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.errors import Refusal
from bot.ui.kit import limits
from games.core.phrase import phrase

ITEM_GONE = phrase("bot.refused.control_gone")

EMPTY_LABEL = "·"
"""A label for Discord's required texts where there is nothing to say."""


_MAX_DIGITS = 19
_MAX_NUMBER = 2**63 - 1
_MAX_PAGE = 1_000_000
_MAX_ENTRY = 999_999_999


class CustomId(NamedTuple):
    """The content of a custom_id: an action, the table and log entry it was made for, an argument.

    On the wire: ``pan:<action>:<table>:<entry>:<arg>``; parts of the argument are separated by
    slashes.
    """

    action: str
    table: int = 0
    entry: int = 0
    arg: str = ""

    @classmethod
    def of(cls, action: str, table: int, entry: int, *parts: str | int) -> CustomId:
        """A custom id whose argument has several parts."""
        return cls(action, table, entry, "/".join(str(part) for part in parts))

    @property
    def parts(self) -> list[str]:
        """The parts of the argument."""
        return self.arg.split("/")

    def expect(self, count: int) -> list[str]:
        """All parts of the argument; refuses an item with fewer than ``count`` of them."""
        if len(self.parts) < count:
            raise Refusal(ITEM_GONE)
        return self.parts

    def text(self) -> str:
        """The custom_id; raises ``ValueError`` where Discord would refuse its length."""
        text = f"pan:{self.action}:{self.table}:{self.entry}:{self.arg}"
        if len(text) > limits.CUSTOM_ID:
            raise ValueError(f"{text!r} is longer than {limits.CUSTOM_ID} characters")
        return text

    @classmethod
    def read(cls, text: str) -> CustomId | None:
        """Parse a custom_id; None if it is not one of ours."""
        found = _CUSTOM_ID_FORMAT.fullmatch(text)
        if found is None:
            return None
        return cls(found["verb"], int(found["table"]), int(found["entry"]), found["arg"])


_CUSTOM_ID_FORMAT = re.compile(
    r"pan:(?P<verb>[a-z-]+):(?P<table>\d{1,18}):(?P<entry>\d{1,9}):(?P<arg>.*)", re.S
)


def is_number(text: str) -> bool:
    """Whether a text is a number that the database can store, as all ids of Discord are."""
    return text.isdecimal() and len(text) <= _MAX_DIGITS and int(text) <= _MAX_NUMBER


def read_number(text: str, default: int = 0) -> int:
    """The number in a text, or ``default`` if it is none."""
    return int(text) if is_number(text) else default


def require_number(text: str) -> int:
    """Parse a number in a custom id; refuse an item that has none."""
    if not is_number(text):
        raise Refusal(ITEM_GONE)
    return int(text)


def require_entry(text: str) -> int:
    """Parse an entry number in a custom id; refuse numbers that no log reaches."""
    number = require_number(text)
    if number > _MAX_ENTRY:
        raise Refusal(ITEM_GONE)
    return number


def read_page(text: str) -> int:
    """The number of a page, within bounds; 0 if the text is no number."""
    return min(read_number(text), _MAX_PAGE)


Wrapped = (
    ui.Button[Any]
    | ui.Select[Any]
    | ui.RoleSelect[Any]
    | ui.ChannelSelect[Any]
    | ui.UserSelect[Any]
)


class PersistentItem(ui.DynamicItem[Wrapped], template=r"pan:.*"):
    """A button or a menu that any process can handle."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> PersistentItem:
        """Wrap an item of an earlier message."""
        assert isinstance(
            item, ui.Button | ui.Select | ui.RoleSelect | ui.ChannelSelect | ui.UserSelect
        )
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the click to the client's dispatcher."""
        # Roles and channels come as ids; whether they belong to this server is checked later.
        data: dict[str, Any] = dict(interaction.data or {})
        values = [str(value) for value in data.get("values", [])]
        await interaction.client.dispatcher.click(
            interaction, CustomId.read(self.custom_id), values
        )


def button(
    custom_id: CustomId,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> PersistentItem:
    """A button; a long label is cut."""
    return PersistentItem(
        ui.Button(
            custom_id=custom_id.text(),
            label=limits.cut(label.strip(), limits.BUTTON_LABEL) or EMPTY_LABEL,
            style=style,
            emoji=emoji,
            disabled=disabled,
        )
    )


def chosen_value(values: Sequence[str]) -> str:
    """The one value chosen in a menu."""
    if not values:
        raise Refusal(ITEM_GONE)
    return values[0]


class MenuOption(NamedTuple):
    """An entry of a menu."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False
    emoji: str | None = None


def menu(
    custom_id: CustomId,
    items: Sequence[MenuOption],
    placeholder: str,
    *,
    low: int = 1,
    high: int = 1,
    disabled: bool = False,
) -> PersistentItem:
    """A menu of at most 25 entries; a label too long for one goes on in the description."""
    options = []
    for item in items:
        label, rest = item.label.strip() or EMPTY_LABEL, item.description.strip()
        if len(label) > limits.MENU_LABEL:
            whole = label
            label = limits.cut(whole, limits.MENU_LABEL)
            rest = limits.ELLIPSIS + whole[len(label) - 1 :].strip()
        options.append(
            discord.SelectOption(
                label=label,
                value=item.value,
                description=limits.cut(rest, limits.MENU_DESCRIPTION) or None,
                default=item.chosen,
                emoji=item.emoji,
            )
        )
    return PersistentItem(
        ui.Select(
            custom_id=custom_id.text(),
            options=options,
            placeholder=limits.cut(placeholder, limits.PLACEHOLDER),
            min_values=min(low, len(options)),
            max_values=max(1, min(high, len(options))),
            disabled=disabled,
        )
    )


def role_menu(custom_id: CustomId, placeholder: str, chosen: int | None) -> PersistentItem:
    """A menu of the server's roles, as Discord itself lists them; choosing none is possible."""
    return PersistentItem(
        ui.RoleSelect(
            custom_id=custom_id.text(),
            placeholder=limits.cut(placeholder, limits.PLACEHOLDER),
            min_values=0,
            max_values=1,
            default_values=[discord.Object(chosen, type=discord.Role)] if chosen else [],
        )
    )


def user_menu(custom_id: CustomId, placeholder: str) -> PersistentItem:
    """A menu of the server's people, as Discord itself lists and searches them."""
    return PersistentItem(
        ui.UserSelect(
            custom_id=custom_id.text(),
            placeholder=limits.cut(placeholder, limits.PLACEHOLDER),
        )
    )


def channel_menu(custom_id: CustomId, placeholder: str, chosen: int | None) -> PersistentItem:
    """A menu of the server's text channels and threads; choosing none is possible."""
    kinds = [
        discord.ChannelType.text,
        discord.ChannelType.public_thread,
        discord.ChannelType.private_thread,
    ]
    return _channel_menu(custom_id, placeholder, chosen, kinds)


def forum_menu(custom_id: CustomId, placeholder: str, chosen: int | None) -> PersistentItem:
    """A menu of the server's forums; choosing none is possible."""
    return _channel_menu(custom_id, placeholder, chosen, [discord.ChannelType.forum])


def _channel_menu(
    custom_id: CustomId,
    placeholder: str,
    chosen: int | None,
    kinds: list[discord.ChannelType],
) -> PersistentItem:
    kind = discord.SelectDefaultValueType.channel
    return PersistentItem(
        ui.ChannelSelect(
            custom_id=custom_id.text(),
            channel_types=kinds,
            placeholder=limits.cut(placeholder, limits.PLACEHOLDER),
            min_values=0,
            max_values=1,
            default_values=[discord.SelectDefaultValue(id=chosen, type=kind)] if chosen else [],
        )
    )
