"""Buttons and menus that survive restarts: all they need to know is in their custom_id."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord import ui

from bot.errors import Refusal
from bot.face.kit import limits
from games.core.phrase import phrase

if TYPE_CHECKING:
    pass

GONE = phrase("bot.refused.control_gone")

BLANK = "·"
"""What stands where Discord wants words and there are none."""


class Code(NamedTuple):
    """What a control does: a verb, the table and log entry it was made for, and an argument.

    On the wire: ``pan:<verb>:<table>:<entry>:<arg>``; parts of the argument are told apart by
    slashes.
    """

    verb: str
    table: int = 0
    entry: int = 0
    arg: str = ""

    @classmethod
    def of(cls, verb: str, table: int, entry: int, *parts: str | int) -> Code:
        """A code whose argument has several parts."""
        return cls(verb, table, entry, "/".join(str(part) for part in parts))

    @property
    def parts(self) -> list[str]:
        """The parts of the argument."""
        return self.arg.split("/")

    def expect(self, count: int) -> list[str]:
        """All parts of the argument; refuses a control with fewer than ``count`` of them, which was
        made by another version.
        """
        if len(self.parts) < count:
            raise Refusal(GONE)
        return self.parts

    def text(self) -> str:
        """The custom_id; raises ``ValueError`` where Discord would refuse its length."""
        text = f"pan:{self.verb}:{self.table}:{self.entry}:{self.arg}"
        if len(text) > limits.CUSTOM_ID:
            raise ValueError(f"{text!r} is longer than {limits.CUSTOM_ID} characters")
        return text

    @classmethod
    def read(cls, text: str) -> Code | None:
        """The code of a custom_id, None where it is not one of ours."""
        found = _CODE.fullmatch(text)
        if found is None:
            return None
        return cls(found["verb"], int(found["table"]), int(found["entry"]), found["arg"])


_CODE = re.compile(
    r"pan:(?P<verb>[a-z-]+):(?P<table>\d{1,18}):(?P<entry>\d{1,9}):(?P<arg>.*)", re.S
)

Wrapped = ui.Button[Any] | ui.Select[Any] | ui.RoleSelect[Any] | ui.ChannelSelect[Any]


class Control(ui.DynamicItem[Wrapped], template=r"pan:.*"):
    """A button or a menu; whichever process receives its click knows what to do."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Control:
        """Wrap a control of a message from before."""
        assert isinstance(item, ui.Button | ui.Select | ui.RoleSelect | ui.ChannelSelect)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the verb says, behind the one dispatcher: the desk of whichever client it is."""
        # Roles and channels come as their ids; whether they are of this server is checked later.
        data: dict[str, Any] = dict(interaction.data or {})
        values = [str(value) for value in data.get("values", [])]
        await interaction.client.desk.click(interaction, Code.read(self.custom_id), values)


def button(
    code: Code,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> Control:
    """A button; a long label is cut."""
    return Control(
        ui.Button(
            custom_id=code.text(),
            label=limits.cut(label.strip(), limits.BUTTON_LABEL) or BLANK,
            style=style,
            emoji=emoji,
            disabled=disabled,
        )
    )


def only(values: Sequence[str]) -> str:
    """The one value chosen in a menu."""
    if not values:
        raise Refusal(GONE)
    return values[0]


class Item(NamedTuple):
    """An entry of a menu."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False


def menu(
    code: Code,
    items: Sequence[Item],
    placeholder: str,
    *,
    low: int = 1,
    high: int = 1,
    disabled: bool = False,
) -> Control:
    """A menu of at most 25 entries; a label too long for one goes on in the description."""
    options = []
    for item in items:
        label, rest = item.label.strip() or BLANK, item.description.strip()
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
            )
        )
    return Control(
        ui.Select(
            custom_id=code.text(),
            options=options,
            placeholder=limits.cut(placeholder, limits.PLACEHOLDER),
            min_values=min(low, len(options)),
            max_values=max(1, min(high, len(options))),
            disabled=disabled,
        )
    )


def role_menu(code: Code, placeholder: str, chosen: int | None) -> Control:
    """A menu of the server's roles, as Discord itself lists them; choosing none is possible."""
    return Control(
        ui.RoleSelect(
            custom_id=code.text(),
            placeholder=limits.cut(placeholder, limits.PLACEHOLDER),
            min_values=0,
            max_values=1,
            default_values=[discord.Object(chosen, type=discord.Role)] if chosen else [],
        )
    )


def channel_menu(code: Code, placeholder: str, chosen: int | None) -> Control:
    """A menu of the server's text channels and threads; choosing none is possible."""
    kind = discord.SelectDefaultValueType.channel
    return Control(
        ui.ChannelSelect(
            custom_id=code.text(),
            channel_types=[
                discord.ChannelType.text,
                discord.ChannelType.public_thread,
                discord.ChannelType.private_thread,
            ],
            placeholder=limits.cut(placeholder, limits.PLACEHOLDER),
            min_values=0,
            max_values=1,
            default_values=[discord.SelectDefaultValue(id=chosen, type=kind)] if chosen else [],
        )
    )
