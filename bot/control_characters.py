"""Escapes control and direction characters before text reaches a terminal."""

from __future__ import annotations

import unicodedata

# Control and direction characters, lone surrogates, separators of lines and paragraphs.
_CONTROL_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_SHORT = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}


def escape_control_characters(text: str) -> str:
    """``text`` on one line, with an escape sequence for every invisible character."""
    return "".join(_SHORT.get(sign) or _escaped(sign) for sign in text)


def _escaped(sign: str) -> str:
    return f"\\u{ord(sign):04x}" if unicodedata.category(sign) in _CONTROL_CATEGORIES else sign
