"""Forms to fill in. Like buttons they survive restarts: all they need is in their custom_id."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import discord
from discord import ui

from bot.face.desk.visit import Interaction
from bot.face.kit import limits
from bot.face.kit.controls import Code


class Blank(NamedTuple):
    """A text to fill in; ``text`` is what stands there already."""

    name: str
    label: str
    description: str = ""
    text: str = ""
    most: int = limits.FORM_TEXT
    long: bool = False
    required: bool = False


def form(code: Code, title: str, blanks: Sequence[Blank]) -> ui.Modal:
    """A form whose content is given to the verb of ``code``, one value a blank."""
    made = ui.Modal(title=limits.cut(title, limits.FORM_TITLE), custom_id=code.text(), timeout=None)
    for blank in blanks:
        style = discord.TextStyle.paragraph if blank.long else discord.TextStyle.short
        made.add_item(
            ui.Label(
                text=limits.cut(blank.label, limits.FORM_LABEL),
                description=limits.cut(blank.description, limits.FORM_DESCRIPTION) or None,
                component=ui.TextInput(
                    custom_id=blank.name,
                    style=style,
                    default=blank.text[: blank.most] or None,
                    required=blank.required,
                    max_length=blank.most,
                ),
            )
        )
    # Whoever receives it knows what to do: the library need not remember who opened it.
    made.stop()
    return made


async def receive(interaction: Interaction) -> None:
    """Attend to a form that somebody has sent; anything else is not ours."""
    data: Mapping[str, object] = dict(interaction.data or {})
    code = Code.read(str(data.get("custom_id", "")))
    if interaction.type is not discord.InteractionType.modal_submit or code is None:
        return
    await interaction.client.desk.click(interaction, code, list(_filled(data.get("components"))))


def _filled(parts: object) -> Iterator[str]:
    """The texts of a form, however Discord nests them."""
    for part in parts if isinstance(parts, list) else [parts]:
        if not isinstance(part, dict):
            continue
        if "value" in part:
            yield str(part["value"] or "")
        yield from _filled(part.get("components"))
        yield from _filled(part.get("component"))
