"""Descriptions of pictures: whole sentences, the most important first, within Discord's limit."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from render.face import ALT_LIMIT
from render.lettering import ELLIPSIS

_NAME = 32


def told(sentences: Iterable[str], limit: int = ALT_LIMIT) -> str:
    """As many ``sentences`` as fit; the first that does not is cut after a whole word."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}" if text else sentence
        if len(longer) > limit:
            return _cut(longer, limit)
        text = longer
    return text


def _cut(text: str, limit: int) -> str:
    kept = text[: limit - len(ELLIPSIS)]
    space = kept.rfind(" ")
    if space > 0:
        kept = kept[:space]
    return kept.rstrip(" ,;:(–-") + ELLIPSIS


def named(name: str) -> str:
    """A person's name on one line, without marks that turn the writing, and not endless."""
    shown = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", name)
        if letter.isspace() or unicodedata.category(letter)[0] != "C"
    )
    shown = " ".join(shown.split())
    return shown if len(shown) <= _NAME else shown[: _NAME - 1].rstrip() + ELLIPSIS
