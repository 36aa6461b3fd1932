"""Descriptions of pictures: whole sentences, the most important first, within Discord's limit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from games.core.phrase import Change, Phrase, phrase
from render.art.lettering import ELLIPSIS
from render.face import ALT_LIMIT, Mark, Say
from render.kit.names import told_name


def told(sentences: Iterable[str], limit: int = ALT_LIMIT) -> str:
    """As many ``sentences`` as fit; the first that does not is cut after a whole word."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}" if text else sentence
        if len(longer) > limit:
            return _cut(longer, limit)
        text = longer
    return text


def told_turn(seat: str, say: Say) -> str:
    """Whose turn it is."""
    return say(phrase("picture.alt.turn", seat=told_name(seat, say)))


def told_options(
    marks: Sequence[Mark], say: Say, place: Callable[[Mark], str | Phrase | None]
) -> Iterator[str]:
    """The numbered options as one sentence; those whose ``place`` has no name are left out."""
    named = ((mark.number, place(mark)) for mark in marks)
    shown = tuple(
        phrase("picture.alt.option", number=number, place=where)
        for number, where in named
        if where is not None
    )
    if shown:
        yield say(phrase("picture.alt.options", options=shown))


def told_changes(changes: Sequence[Change], say: Say) -> str:
    """Everything that has changed, as one sentence."""
    if not changes:
        return say(phrase("picture.alt.unchanged"))
    facts = tuple(change.what for change in changes)
    return say(phrase("picture.alt.changed", changes=facts))


def _cut(text: str, limit: int) -> str:
    kept = text[: limit - len(ELLIPSIS)]
    space = kept.rfind(" ")
    if space > 0:
        kept = kept[:space]
    return kept.rstrip(" ,;:(–-") + ELLIPSIS
