"""Numbers from outside: typed by people, carried by controls, chosen in menus."""

from __future__ import annotations

from bot.errors import Refusal
from bot.face.kit.controls import GONE

_DIGITS = 19
_BIGGEST = 2**63 - 1
_LAST_PAGE = 1_000_000
_LAST_ENTRY = 999_999_999


def is_number(text: str) -> bool:
    """Whether a text is a number, not too big for the database; all ids of Discord are."""
    return text.isdecimal() and len(text) <= _DIGITS and int(text) <= _BIGGEST


def read_number(text: str, otherwise: int = 0) -> int:
    """The number; another one where the text is none."""
    return int(text) if is_number(text) else otherwise


def must_be_number(text: str) -> int:
    """The number that a control carries; one that carries none was not made by this version."""
    if not is_number(text):
        raise Refusal(GONE)
    return int(text)


def must_be_entry(text: str) -> int:
    """The number of a log's entry that a control carries; no log is longer than a control says."""
    number = must_be_number(text)
    if number > _LAST_ENTRY:
        raise Refusal(GONE)
    return number


def read_page(text: str) -> int:
    """The number of a page; the first where the text is none, and never one beyond any book."""
    return min(read_number(text), _LAST_PAGE)
