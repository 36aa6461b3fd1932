"""Replaces look-alike characters in messages by the application's own emoji.

Words are written with Unicode characters, so that a bot without uploaded emoji shows these. What is
replaced: the symbol of a seat before a player's name, and the goods, gods and dice of the message's
game. Labels of buttons and menus cannot contain emoji; one at either end of a label moves into the
place that Discord has for it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import discord

from render.emoji import GAME_EMOJI, SEAT_EMOJI, Emoji

_VARIANT = "\ufe0f"
_SEATS: Mapping[str, str] = {emoji.glyph: emoji.name for emoji in SEAT_EMOJI.values()}
_SEAT_IN_TEXT = re.compile(f"([{''.join(_SEATS)}])(?= (?:\\*\\*|<@))")
"""A seat's symbol stands before a name in bold type or a mention; elsewhere it is left alone."""


class AppEmoji:
    """The emoji that Discord has of this application, by the names of :mod:`render.emoji`."""

    def __init__(self) -> None:
        self._known: dict[str, discord.PartialEmoji] = {}

    def put(self, name: str, emoji: discord.PartialEmoji) -> None:
        """Use an emoji from now on."""
        self._known[name] = emoji

    def clear(self) -> None:
        """Use none."""
        self._known.clear()

    def __len__(self) -> int:
        return len(self._known)

    def in_text(self, text: str, game: str | None) -> str:
        """A text for a message of ``game`` with emoji in the place of characters."""
        if not self._known:
            return text
        text = _SEAT_IN_TEXT.sub(lambda found: self._shown(_SEATS[found[1]], found[1]), text)
        for emoji in _of(game):
            if emoji.name in self._known:
                shown = str(self._known[emoji.name])
                bare = emoji.glyph.removesuffix(_VARIANT)
                text = text.replace(bare + _VARIANT, shown).replace(bare, shown)
        return text

    def of_label(self, label: str, game: str | None) -> tuple[str, discord.PartialEmoji | None]:
        """A label without the character at its beginning or end, and the emoji that replaces it."""
        for glyph, name in _SEATS.items():
            if name in self._known and label.startswith(f"{glyph} ") and len(label) > 2:
                return label[2:], self._known[name]
        plain = label.replace(_VARIANT, "")
        inside = [emoji for emoji in _of(game) if emoji.glyph.removesuffix(_VARIANT) in plain]
        if len(inside) != 1 or inside[0].name not in self._known:
            # Several would be torn apart.
            return label, None
        bare = inside[0].glyph.removesuffix(_VARIANT)
        rest = plain.replace(bare, "", 1).strip()
        if rest and bare not in rest and (plain.startswith(bare) or plain.endswith(bare)):
            return rest, self._known[inside[0].name]
        return label, None

    def _shown(self, name: str, glyph: str) -> str:
        found = self._known.get(name)
        return glyph if found is None else str(found)


APP_EMOJI = AppEmoji()
"""The emoji of this process's application, filled by :mod:`bot.ui.app.emoji_upload`."""


def _of(game: str | None) -> tuple[Emoji, ...]:
    return GAME_EMOJI.get(game or "", ())
