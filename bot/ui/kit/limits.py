"""Discord's limits, and functions that cut texts to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

MENU_OPTIONS: Final = 25
"""Entries of one select menu, and choices of one autocompletion."""
ROW_BUTTONS: Final = 5
COMPONENTS: Final = 40
"""Components of one message, nested ones counted."""
TEXT: Final = 4000
"""Characters of all text displays of one message together."""
CUSTOM_ID: Final = 100
BUTTON_LABEL: Final = 80
MENU_LABEL: Final = 100
MENU_DESCRIPTION: Final = 100
PLACEHOLDER: Final = 150
CHOICE: Final = 100
"""Characters of an autocompletion's name, and of its value."""
ALT: Final = 1024
FORM_TITLE: Final = 45
FORM_LABEL: Final = 45
FORM_DESCRIPTION: Final = 100
FORM_TEXT: Final = 4000
NONCE: Final = 25
FILE_BYTES: Final = 10_000_000
FILM_BYTES: Final = 8_000_000
TOKEN_SECONDS: Final = 15 * 60
"""How long an interaction may still be answered."""

ELLIPSIS: Final = "…"

T = TypeVar("T")


def cut(text: str, limit: int) -> str:
    """``text`` in at most ``limit`` characters, cut between lines or words where it can."""
    if len(text) <= limit:
        return text
    if limit <= len(ELLIPSIS):
        return ELLIPSIS[:limit]
    kept = text[: limit - len(ELLIPSIS)]
    for gap in ("\n", " "):
        place = kept.rfind(gap)
        if place >= limit * 2 // 3:
            kept = kept[:place]
            break
    return kept.rstrip() + ELLIPSIS


def newest(lines: Sequence[str], limit: int) -> tuple[list[str], int]:
    """The last lines that fit into ``limit`` characters, and how many before them do not."""
    kept: list[str] = []
    chars_left = limit
    for line in reversed(lines):
        whole = cut(line, limit)
        if len(whole) + 1 > chars_left:
            break
        kept.append(whole)
        chars_left -= len(whole) + 1
    kept.reverse()
    return kept, len(lines) - len(kept)


def page_of(
    items: Sequence[T], page: int, size: int = MENU_OPTIONS
) -> tuple[Sequence[T], int, int]:
    """The items of ``page`` (brought into range), its number and the number of pages."""
    count = max(1, -(-len(items) // size))
    page = min(max(page, 0), count - 1)
    return items[page * size : (page + 1) * size], page, count
