"""Descriptions of pictures: whole sentences, the most important first, within Discord's limit."""

from __future__ import annotations

from collections.abc import Iterable

from render.face import ALT_LIMIT
from render.lettering import ELLIPSIS


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
