"""How the options of Divinus are worded and where on the board or map they lie."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase
from games.core.steps import Ask
from games.divinus.view import DivinusView

TOPICS: tuple[str, ...] = ()


def topic_of(key: str) -> str:
    return key


def place(view: DivinusView, ask: Ask, option: str) -> str | None:
    return None


def label(view: DivinusView, ask: Ask, option: str) -> Phrase:
    return phrase("x", a=option)


def hint(view: DivinusView, ask: Ask, option: str) -> Phrase | None:
    return None


def headline(view: DivinusView) -> Phrase:
    return phrase("x")
