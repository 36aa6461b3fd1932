"""Builds messages that stay within Discord's limits."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence

import discord
from discord import ui

from bot.ui.kit import limits
from bot.ui.kit.app_emoji import APP_EMOJI
from bot.ui.kit.persistent_items import PersistentItem
from bot.ui.kit.pictures import PendingPicture
from render.renderer import Picture

Attached = Mapping[tuple[str, bytes], discord.Attachment]
"""The pictures of a message: their file names and contents."""


class _PicturePlaceholder:
    """The place of a picture that is being drawn."""

    def __init__(self, drawing: PendingPicture, fallback: str) -> None:
        self.drawing = drawing
        self.fallback = fallback


class MessageBuilder:
    """Collects text, pictures, buttons and menus in one container, in the order of adding.

    Texts share one budget: each takes what it needs up to its own ``limit`` and to what earlier
    ones left, and is cut between lines or words beyond that. A picture may be added while it is
    being drawn: :meth:`with_pictures` waits for it; ``placeholder`` is shown until then. In
    messages of a ``game`` the application's emoji stand for its goods, gods and dice.
    """

    def __init__(self, *, accent: int | None = None, game: str | None = None) -> None:
        self.placeholder = ""
        self._game = game
        self._accent = accent
        self._items: list[ui.Item[ui.LayoutView] | _PicturePlaceholder] = []
        self._pictures: list[Picture] = []
        self._attached: list[tuple[str, bytes]] = []
        self._chars_left = limits.TEXT

    @property
    def chars_left(self) -> int:
        """How many characters of text still fit."""
        return self._chars_left

    @property
    def components(self) -> int:
        """How many components the message has so far, nested ones counted."""
        rows = (item for item in self._items if isinstance(item, ui.ActionRow))
        return 1 + len(self._items) + sum(len(row.children) for row in rows)

    def text(self, words: str, limit: int = limits.TEXT) -> MessageBuilder:
        """Add a paragraph; nothing where there are no words or no room is left."""
        self._items += self._text_items(words, limit)
        return self

    def separator(self) -> MessageBuilder:
        """Add a dividing line."""
        self._items.append(ui.Separator())
        return self

    def picture(
        self, picture: Picture | PendingPicture | None, fallback: str = ""
    ) -> MessageBuilder:
        """Add a picture with its alt text; if it is too large to upload, the text alone.

        If drawing fails, the text ``fallback`` is added.
        """
        if isinstance(picture, PendingPicture):
            self._items.append(_PicturePlaceholder(picture, fallback))
        else:
            self._items += self._picture_items(picture, fallback)
        return self

    async def with_pictures(self) -> MessageBuilder:
        """Wait for all pictures that are being drawn, and put each in its place."""
        coming = [item for item in self._items if isinstance(item, _PicturePlaceholder)]
        try:
            for one in coming:
                shown = self._picture_items(await one.drawing, one.fallback)
                place = self._items.index(one)
                self._items[place : place + 1] = shown
        finally:
            for one in coming:
                one.drawing.release()
        return self

    def _text_items(self, words: str, limit: int) -> list[ui.Item[ui.LayoutView]]:
        words = limits.cut(words.strip(), min(limit, self._chars_left))
        self._chars_left -= len(words)
        return [ui.TextDisplay(words)] if words else []

    def _picture_items(
        self, picture: Picture | None, fallback: str
    ) -> list[ui.Item[ui.LayoutView]]:
        if picture is None:
            return self._text_items(fallback, limits.TEXT)
        if not picture.data:
            # Only its description is shown.
            return self._text_items(picture.alt, limits.TEXT)
        if len(picture.data) > limits.FILE_BYTES:
            return self._text_items(picture.alt, limits.ALT)
        self._pictures.append(picture)
        item = discord.MediaGalleryItem(
            f"attachment://{picture.filename}", description=limits.cut(picture.alt, limits.ALT)
        )
        return [ui.MediaGallery(item)]

    def file(self, name: str, data: bytes) -> MessageBuilder:
        """Add a file to download."""
        self._attached.append((name, data))
        self._items.append(ui.File(f"attachment://{name}"))
        return self

    def buttons(
        self,
        items: Sequence[PersistentItem | ui.Button[ui.LayoutView]],
        a_row: int = limits.ROW_BUTTONS,
    ) -> MessageBuilder:
        """Add buttons in rows of five, or of fewer."""
        for start in range(0, len(items), a_row):
            row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
            for item in items[start : start + a_row]:
                row.add_item(item)
            self._items.append(row)
        return self

    def menu(self, item: PersistentItem) -> MessageBuilder:
        """Add a menu in a row of its own."""
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        row.add_item(item)
        self._items.append(row)
        return self

    def view(self) -> ui.LayoutView:
        """The finished layout. It never expires: its items survive restarts."""
        container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=self._accent)
        chars_left = self._chars_left
        for item in self._items:
            if isinstance(item, ui.TextDisplay):
                # Limits apply to the words alone; emoji that do not fit are left out.
                shown = APP_EMOJI.in_text(item.content, self._game)
                added = len(shown) - len(item.content)
                if added > chars_left:
                    shown, added = item.content, 0
                chars_left -= added
                container.add_item(ui.TextDisplay(shown))
            elif not isinstance(item, _PicturePlaceholder):
                if isinstance(item, ui.ActionRow):
                    self._put_emoji_into(item)
                container.add_item(item)
            elif words := limits.cut(self.placeholder, chars_left):
                container.add_item(ui.TextDisplay(words))
                chars_left -= len(words)
        view = ui.LayoutView(timeout=None)
        view.add_item(container)
        return view

    def _put_emoji_into(self, row: ui.ActionRow[ui.LayoutView]) -> None:
        for child in row.children:
            item = child.item if isinstance(child, PersistentItem) else child
            if isinstance(item, ui.Button) and item.emoji is None and item.label:
                label, emoji = APP_EMOJI.of_label(item.label, self._game)
                if emoji is not None:
                    item.label, item.emoji = label, emoji
            elif isinstance(item, ui.Select):
                for option in item.options:
                    label, emoji = APP_EMOJI.of_label(option.label, self._game)
                    if option.emoji is None and emoji is not None:
                        option.label, option.emoji = label, emoji

    def files(self) -> list[discord.File]:
        """Fresh uploads of pictures and files: each can be sent only once."""
        files = [discord.File(io.BytesIO(data), filename=name) for name, data in self._attached]
        return [*files, *map(_uploaded, self._pictures)]

    def attachments(self, attached: Attached) -> list[discord.File | discord.Attachment]:
        """Uploads and kept attachments for an edit of a message that has some pictures
        ``attached``."""
        files = [discord.File(io.BytesIO(data), filename=name) for name, data in self._attached]
        kept = (
            attached.get(_attachment_key(picture)) or _uploaded(picture)
            for picture in self._pictures
        )
        return [*files, *kept]

    def attached_to(self, message: discord.Message) -> Attached:
        """The attachments of a message that belong to this builder's pictures."""
        found = {attachment.filename: attachment for attachment in message.attachments}
        return {
            _attachment_key(picture): found[picture.filename]
            for picture in self._pictures
            if picture.filename in found
        }


def _uploaded(picture: Picture) -> discord.File:
    alt = limits.cut(picture.alt, limits.ALT)
    return discord.File(io.BytesIO(picture.data), filename=picture.filename, description=alt)


def _attachment_key(picture: Picture) -> tuple[str, bytes]:
    return picture.filename, picture.digest
