"""A message under construction that cannot outgrow Discord's limits."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from hashlib import blake2b

import discord
from discord import ui

from bot.face.kit import limits
from bot.face.kit.controls import Control
from render.face import Picture

Attached = Mapping[bytes, discord.Attachment]
"""Pictures that a message has, by what they look like."""


class Sheet:
    """Text, pictures and controls in one container, in the order in which they are added.

    Texts share one budget: each takes what it needs up to its own ``limit`` and to what earlier
    ones left, and is cut between lines or words beyond that.
    """

    def __init__(self, *, accent: int | None = None) -> None:
        self._container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=accent)
        self._pictures: list[Picture] = []
        self._attached: list[tuple[str, bytes]] = []
        self._room = limits.TEXT

    @property
    def room(self) -> int:
        """How many characters of text still fit."""
        return self._room

    @property
    def components(self) -> int:
        """How many components the message has so far, nested ones counted."""
        return 1 + sum(1 for _ in self._container.walk_children())

    def text(self, words: str, limit: int = limits.TEXT) -> Sheet:
        """Add a paragraph; nothing where there are no words or no room is left."""
        words = limits.cut(words.strip(), min(limit, self._room))
        if words:
            self._container.add_item(ui.TextDisplay(words))
            self._room -= len(words)
        return self

    def rule(self) -> Sheet:
        """Add a dividing line."""
        self._container.add_item(ui.Separator())
        return self

    def picture(self, picture: Picture | None) -> Sheet:
        """Add a picture with its alt text; one too heavy to upload is told in words instead."""
        if picture is None:
            return self
        if not picture.data:
            # It is still being drawn, and says so.
            return self.text(picture.alt)
        if len(picture.data) > limits.FILE_BYTES:
            return self.text(picture.alt, limits.ALT)
        self._pictures.append(picture)
        item = discord.MediaGalleryItem(
            f"attachment://{picture.filename}", description=limits.cut(picture.alt, limits.ALT)
        )
        self._container.add_item(ui.MediaGallery(item))
        return self

    def file(self, name: str, data: bytes) -> Sheet:
        """Add a file to download."""
        self._attached.append((name, data))
        self._container.add_item(ui.File(f"attachment://{name}"))
        return self

    def buttons(
        self,
        controls: Sequence[Control | ui.Button[ui.LayoutView]],
        a_row: int = limits.ROW_BUTTONS,
    ) -> Sheet:
        """Add buttons in rows of five, or of fewer."""
        for start in range(0, len(controls), a_row):
            row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
            for control in controls[start : start + a_row]:
                row.add_item(control)
            self._container.add_item(row)
        return self

    def menu(self, control: Control) -> Sheet:
        """Add a menu in a row of its own."""
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        row.add_item(control)
        self._container.add_item(row)
        return self

    def view(self) -> ui.LayoutView:
        """The finished layout; it never expires, its controls outlive the process."""
        view = ui.LayoutView(timeout=None)
        view.add_item(self._container)
        return view

    def files(self) -> list[discord.File]:
        """Fresh uploads of pictures and files: each can be sent only once."""
        files = [discord.File(io.BytesIO(data), filename=name) for name, data in self._attached]
        return [*files, *map(_uploaded, self._pictures)]

    def attachments(self, attached: Attached) -> list[discord.File | discord.Attachment]:
        """The same for a message that has some of it ``attached`` already: that stays there."""
        files = [discord.File(io.BytesIO(data), filename=name) for name, data in self._attached]
        kept = (attached.get(_look(picture)) or _uploaded(picture) for picture in self._pictures)
        return [*files, *kept]

    def attached_to(self, message: discord.Message) -> Attached:
        """Which of the pictures stand in the message that the sheet was put into."""
        found = {attachment.filename: attachment for attachment in message.attachments}
        return {
            _look(picture): found[picture.filename]
            for picture in self._pictures
            if picture.filename in found
        }


def _uploaded(picture: Picture) -> discord.File:
    alt = limits.cut(picture.alt, limits.ALT)
    return discord.File(io.BytesIO(picture.data), filename=picture.filename, description=alt)


def _look(picture: Picture) -> bytes:
    """What tells pictures apart: their name and what is to be seen on them."""
    return blake2b(picture.data, key=picture.filename.encode()[:64], digest_size=16).digest()
