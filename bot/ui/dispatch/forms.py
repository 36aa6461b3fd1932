"""Forms that survive restarts: their custom_id holds all they need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import discord
from discord import ui

from bot.ui.dispatch.context import Interaction
from bot.ui.kit import limits
from bot.ui.kit.persistent_items import CustomId


class TextField(NamedTuple):
    """A text field of a form; ``text`` is its initial value."""

    name: str
    label: str
    description: str = ""
    text: str = ""
    max_length: int = limits.FORM_TEXT
    long: bool = False
    required: bool = False


def form(custom_id: CustomId, title: str, text_fields: Sequence[TextField]) -> ui.Modal:
    """A form whose values are passed to the action of ``custom_id``, one for each field."""
    made = ui.Modal(
        title=limits.cut(title, limits.FORM_TITLE), custom_id=custom_id.text(), timeout=None
    )
    for text_field in text_fields:
        style = discord.TextStyle.paragraph if text_field.long else discord.TextStyle.short
        made.add_item(
            ui.Label(
                text=limits.cut(text_field.label, limits.FORM_LABEL),
                description=limits.cut(text_field.description, limits.FORM_DESCRIPTION) or None,
                component=ui.TextInput(
                    custom_id=text_field.name,
                    style=style,
                    default=text_field.text[: text_field.max_length] or None,
                    required=text_field.required,
                    max_length=text_field.max_length,
                ),
            )
        )
    # The dispatcher handles the form, so the library need not store it.
    made.stop()
    return made


async def receive_form(interaction: Interaction) -> None:
    """Handle a submitted form; ignore other interactions."""
    data: Mapping[str, object] = dict(interaction.data or {})
    custom_id = CustomId.read(str(data.get("custom_id", "")))
    if interaction.type is not discord.InteractionType.modal_submit or custom_id is None:
        return
    await interaction.client.dispatcher.click(
        interaction, custom_id, list(_filled(data.get("components")))
    )


def _filled(parts: object) -> Iterator[str]:
    """The texts of a form's fields, at any level of nesting."""
    for part in parts if isinstance(parts, list) else [parts]:
        if not isinstance(part, dict):
            continue
        if "value" in part:
            yield str(part["value"] or "")
        yield from _filled(part.get("components"))
        yield from _filled(part.get("component"))
