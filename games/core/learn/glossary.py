"""The glossary of a game: every card, god, piece and token that ``/card`` finds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from games.core.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Article:
    """One thing of a game's box: its kind, its id among that kind, its name and what it does.

    The name is the one that questions and notes use. ``kind`` is worded by the message
    ``glossary-kind-<kind>``, which all games share. ``sign`` is the name of its icon, by default
    the id.
    """

    kind: str
    id: str
    name: Phrase
    text: Phrase
    sign: str = ""

    @property
    def key(self) -> str:
        """The unique key of the article within its game."""
        return f"{self.kind}:{self.id}"


class Glossary(tuple[Article, ...]):
    """All articles of a game."""

    @cached_property
    def named(self) -> Mapping[str, Article]:
        """The articles whose names have no arguments, by the key of the name."""
        return {article.name.key: article for article in self if not article.name.args}


NO_GLOSSARY = Glossary()


def glossary(*chapters: Iterable[Article]) -> Glossary:
    """Several kinds of things one after another; raises ``ValueError`` where a key comes twice."""
    articles = tuple(article for chapter in chapters for article in chapter)
    keys = [article.key for article in articles]
    for key in keys:
        if keys.count(key) > 1:
            raise ValueError(f"{key} stands twice in a glossary")
    return Glossary(articles)
