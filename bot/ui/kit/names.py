"""Sanitizes names of people for running text, menus and pictures.

A name is arbitrary input: it may hold mentions, markdown, invisible direction marks, or two hundred
emoji.
"""

from __future__ import annotations

import re
import unicodedata

from bot.ui.kit.limits import cut
from games.core.phrase import Arg, Phrase

MAX_NAME_LENGTH = 32
_MAX_EMOJI = 3
_MAX_COMBINING_MARKS = 2
_MARKDOWN = set("\\*_~`|>#-[]()<:")
_ZERO_WIDTH = "\u200b"
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_KEPT = {_ISOLATE, _END_ISOLATE, _ZERO_WIDTH}
_NAMELESS = "?"
# Invisible although their category is a letter or sign: Hangul fillers, blank Braille.
_BLANK = set("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def plain(name: str, max_length: int = MAX_NAME_LENGTH) -> str:
    """A name for pictures, menus and buttons: no control or direction marks, few accents."""
    kept: list[str] = []
    emoji = 0
    for sign in visible(name):
        if unicodedata.category(sign) == "So":
            emoji += 1
            if emoji > _MAX_EMOJI:
                continue
        kept.append(sign)
    return cut(" ".join("".join(kept).split()), max_length) or _NAMELESS


def visible(text: str) -> str:
    """``text`` without control and direction marks, and with few accents on each letter."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        if sign in _BLANK:
            kept.append(" ")
            continue
        if kind in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
            # A line break or tab separates words; other invisible characters are removed.
            kept.append(" " if sign in "\t\n\r\u2028\u2029" else "")
            continue
        if kind.startswith("M"):
            marks += 1
            if marks > _MAX_COMBINING_MARKS:
                continue
        else:
            marks = 0
        kept.append(sign)
    return "".join(kept)


def visible_lines(text: str) -> str:
    """``text`` as :func:`visible` makes it, line by line; line breaks stay."""
    return "\n".join(map(visible, text.split("\n")))


def without_marks(said: Phrase) -> Phrase:
    """A phrase whose texts turn no line around and pile up no accents.

    Refusals quote what was typed or sent. Isolates stay: :func:`isolated` puts them around names.
    """
    return Phrase(said.key, {name: _unmarked(arg) for name, arg in said.args.items()})


def _unmarked(arg: Arg) -> Arg:
    if isinstance(arg, Phrase):
        return without_marks(arg)
    if isinstance(arg, tuple):
        return tuple(map(without_marks, arg))
    if not isinstance(arg, str) or arg.isascii():
        return arg
    parts = re.split(f"([{_ISOLATE}{_END_ISOLATE}{_ZERO_WIDTH}])", arg)
    return "".join(part if part in _KEPT else visible_lines(part) for part in parts)


def inline(name: str) -> str:
    """A name for running text: as :func:`plain`, without markdown, links and mentions."""
    return isolated(escaped(plain(name)))


def escaped(text: str) -> str:
    """``text`` with markdown, links and mentions escaped."""
    safe = "".join("\\" + sign if sign in _MARKDOWN else sign for sign in text)
    safe = safe.replace("@", "@" + _ZERO_WIDTH)
    for scheme in ("http", "discord.gg", "www."):
        # A link is only recognised if its first letters are together.
        safe = safe.replace(scheme, scheme[0] + _ZERO_WIDTH + scheme[1:])
    return safe


def quoted(word: str) -> str:
    """User input shown literally: nothing in it formats or mentions."""
    return isolated("“" + escaped(visible(word)) + "”")


def isolated(text: str) -> str:
    """``text`` in direction isolates if it reads from right to left."""
    turns = any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in text)
    return _ISOLATE + text + _END_ISOLATE if turns else text
