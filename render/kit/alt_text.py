"""Builds alt texts from sentences within Discord's limit; the most important come first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from games.core.phrase import Change, Phrase, phrase
from render.art.text import ELLIPSIS
from render.kit.names import alt_text_name, alt_text_name_phrase
from render.renderer import ALT_LIMIT, Mark, Say


def join_sentences(sentences: Iterable[str], limit: int = ALT_LIMIT) -> str:
    """Join as many ``sentences`` as fit; the first that does not fit is cut after a word."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}" if text else sentence
        if len(longer) > limit:
            return _cut(longer, limit)
        text = longer
    return text


def turn_sentence(seats: Sequence[str], say: Say) -> str:
    """Who is to move."""
    if len(seats) == 1:
        return say(phrase("picture.alt.turn", seat=alt_text_name(seats[0], say)))
    names = tuple(alt_text_name_phrase(seat, say) for seat in seats)
    return say(phrase("picture.alt.turn-several", seats=names))


def options_sentence(
    marks: Sequence[Mark], say: Say, place: Callable[[Mark], str | Phrase | None]
) -> Iterator[str]:
    """The numbered options as one sentence, without those whose ``place`` has no name."""
    named = ((mark.number, place(mark)) for mark in marks)
    shown = tuple(
        phrase("picture.alt.option", number=number, place=where)
        if number
        else phrase("picture.alt.option-place", place=where)
        for number, where in named
        if where is not None
    )
    if shown:
        yield say(phrase("picture.alt.options", options=shown))


def changes_sentence(changes: Sequence[Change], say: Say) -> str:
    """All changes as one sentence."""
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
