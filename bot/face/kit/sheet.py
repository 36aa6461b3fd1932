"""A message under construction that cannot outgrow Discord's limits."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence

import discord
from discord import ui

from bot.face.kit import limits
from bot.face.kit.controls import Control
from bot.face.kit.pictures import Drawing
from render.face import Picture

Attached = Mapping[tuple[str, bytes], discord.Attachment]
"""Pictures that a message has, by their name and what they look like."""


class _Coming:
    """The place of a picture that is being drawn."""

    def __init__(self, drawing: Drawing, otherwise: str) -> None:
        self.drawing = drawing
        self.otherwise = otherwise


class Sheet:
    """Text, pictures and controls in one container, in the order in which they are added.

    Texts share one budget: each takes what it needs up to its own ``limit`` and to what earlier
    ones left, and is cut between lines or words beyond that. A picture may be added while it is
    being drawn: :meth:`drawn` waits for it, and until then ``meanwhile`` stands in its place.
    """

    def __init__(self, *, accent: int | None = None) -> None:
        self.meanwhile = ""
        self._accent = accent
        self._items: list[ui.Item[ui.LayoutView] | _Coming] = []
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
        rows = (item for item in self._items if isinstance(item, ui.ActionRow))
        return 1 + len(self._items) + sum(len(row.children) for row in rows)

    def text(self, words: str, limit: int = limits.TEXT) -> Sheet:
        """Add a paragraph; nothing where there are no words or no room is left."""
        self._items += self._said(words, limit)
        return self

    def rule(self) -> Sheet:
        """Add a dividing line."""
        self._items.append(ui.Separator())
        return self

    def picture(self, picture: Picture | Drawing | None, otherwise: str = "") -> Sheet:
        """Add a picture with its alt text; one too heavy to upload is told in words instead.

        Where there is none after all, the words ``otherwise`` are added.
        """
        if isinstance(picture, Drawing):
            self._items.append(_Coming(picture, otherwise))
        else:
            self._items += self._shown(picture, otherwise)
        return self

    async def drawn(self) -> Sheet:
        """Wait for all pictures that are being drawn, and put each in its place."""
        coming = [item for item in self._items if isinstance(item, _Coming)]
        try:
            for one in coming:
                shown = self._shown(await one.drawing, one.otherwise)
                place = self._items.index(one)
                self._items[place : place + 1] = shown
        finally:
            for one in coming:
                one.drawing.release()
        return self

    def _said(self, words: str, limit: int) -> list[ui.Item[ui.LayoutView]]:
        words = limits.cut(words.strip(), min(limit, self._room))
        self._room -= len(words)
        return [ui.TextDisplay(words)] if words else []

    def _shown(self, picture: Picture | None, otherwise: str) -> list[ui.Item[ui.LayoutView]]:
        if picture is None:
            return self._said(otherwise, limits.TEXT)
        if not picture.data:
            # It is only described.
            return self._said(picture.alt, limits.TEXT)
        if len(picture.data) > limits.FILE_BYTES:
            return self._said(picture.alt, limits.ALT)
        self._pictures.append(picture)
        item = discord.MediaGalleryItem(
            f"attachment://{picture.filename}", description=limits.cut(picture.alt, limits.ALT)
        )
        return [ui.MediaGallery(item)]

    def file(self, name: str, data: bytes) -> Sheet:
        """Add a file to download."""
        self._attached.append((name, data))
        self._items.append(ui.File(f"attachment://{name}"))
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
            self._items.append(row)
        return self

    def menu(self, control: Control) -> Sheet:
        """Add a menu in a row of its own."""
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        row.add_item(control)
        self._items.append(row)
        return self

    def view(self) -> ui.LayoutView:
        """The finished layout; it never expires, its controls outlive the process."""
        container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=self._accent)
        room = self._room
        for item in self._items:
            if not isinstance(item, _Coming):
                container.add_item(item)
            elif words := limits.cut(self.meanwhile, room):
                container.add_item(ui.TextDisplay(words))
                room -= len(words)
        view = ui.LayoutView(timeout=None)
        view.add_item(container)
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


def _look(picture: Picture) -> tuple[str, bytes]:
    return picture.filename, picture.look
