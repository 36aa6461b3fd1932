"""Parses numbers from outside: typed, in custom ids, or chosen in menus."""

from __future__ import annotations

from bot.errors import Refusal
from bot.ui.kit.persistent_items import ITEM_GONE

_MAX_DIGITS = 19
_MAX_NUMBER = 2**63 - 1
_MAX_PAGE = 1_000_000
_MAX_ENTRY = 999_999_999


def is_number(text: str) -> bool:
    """Whether a text is a number that the database can store, as all ids of Discord are."""
    return text.isdecimal() and len(text) <= _MAX_DIGITS and int(text) <= _MAX_NUMBER


def read_number(text: str, default: int = 0) -> int:
    """The number in a text, or ``default`` if it is none."""
    return int(text) if is_number(text) else default


def require_number(text: str) -> int:
    """Parse a number in a custom id; refuse an item that has none."""
    if not is_number(text):
        raise Refusal(ITEM_GONE)
    return int(text)


def require_entry(text: str) -> int:
    """Parse an entry number in a custom id; refuse numbers that no log reaches."""
    number = require_number(text)
    if number > _MAX_ENTRY:
        raise Refusal(ITEM_GONE)
    return number


def read_page(text: str) -> int:
    """The number of a page, within bounds; 0 if the text is no number."""
    return min(read_number(text), _MAX_PAGE)
