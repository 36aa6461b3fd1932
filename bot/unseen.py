"""Signs that are not seen but do something: they are written out before a terminal gets them."""

from __future__ import annotations

import unicodedata

# Control and direction marks, lone surrogates, separators of lines and paragraphs.
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_SHORT = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}


def written_out(text: str) -> str:
    """``text`` on one line, with the number of every unseen sign in its place."""
    return "".join(_SHORT.get(sign) or _seen(sign) for sign in text)


def _seen(sign: str) -> str:
    return f"\\u{ord(sign):04x}" if unicodedata.category(sign) in _UNSEEN else sign
