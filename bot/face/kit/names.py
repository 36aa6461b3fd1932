"""Names of people made harmless: for running text, for menus and for pictures.

A name is whatever somebody typed: it may hold mentions, markdown, invisible marks that turn the
reading direction of the whole line, or two hundred emoji.
"""

from __future__ import annotations

import unicodedata

from bot.face.kit.limits import cut

LONGEST = 32
_EMOJI_KEPT = 3
_MARKS_KEPT = 2
_MARKDOWN = set("\\*_~`|>#-[]()<:")
_ZERO_WIDTH = "\u200b"
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_NAMELESS = "?"
# Letters and signs by their kind, yet nothing is seen of them: fillers of Hangul, blank Braille.
_BLANK = set("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def plain(name: str, longest: int = LONGEST) -> str:
    """For pictures, menus and buttons: no control or direction marks, no heaps of accents."""
    kept: list[str] = []
    emoji = marks = 0
    for sign in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(sign)
        if sign in _BLANK:
            kept.append(" ")
            continue
        if kind in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
            # A line break or a tab parts words; every other unseen sign just goes.
            kept.append(" " if sign in "\t\n\r\u2028\u2029" else "")
            continue
        if kind.startswith("M"):
            marks += 1
            if marks > _MARKS_KEPT:
                continue
        else:
            marks = 0
        if kind == "So":
            emoji += 1
            if emoji > _EMOJI_KEPT:
                continue
        kept.append(sign)
    return cut(" ".join("".join(kept).split()), longest) or _NAMELESS


def inline(name: str) -> str:
    """For running text: as :func:`plain`, and nothing in it formats, links, mentions or turns."""
    return isolated(escaped(plain(name)))


def escaped(text: str) -> str:
    """``text`` as it is to be read: nothing in it formats, links or mentions."""
    safe = "".join("\\" + sign if sign in _MARKDOWN else sign for sign in text)
    safe = safe.replace("@", "@" + _ZERO_WIDTH)
    for scheme in ("http", "discord.gg", "www."):
        # A link needs its first letters together.
        safe = safe.replace(scheme, scheme[0] + _ZERO_WIDTH + scheme[1:])
    return safe


def quoted(word: str) -> str:
    """What somebody has typed, shown letter for letter: nothing in it formats or mentions."""
    return isolated("“" + escaped(word) + "”")


def isolated(text: str) -> str:
    """``text`` fenced, where it reads from right to left, so that the line around it does not."""
    turns = any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in text)
    return _ISOLATE + text + _END_ISOLATE if turns else text
