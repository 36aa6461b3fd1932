"""A made-up language: English with accents and longer words, to find texts outside ``locales/``."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from bot.words import ENGLISH, LOCALES, Words

PSEUDO = "eo"
"""A language tag with the plurals of English; no translation uses it."""
_ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
# Commands, code and addresses are the same in every language.
_WORD = re.compile(r"`[^`]*`|</?[^>]*>|https?://\S+|(?<![\w.])/[a-z][a-z -]*|[A-Za-z]{2,}")
_PLAIN = re.compile(r"[A-Za-z]{3,}")


def pseudo_text(text: str) -> str:
    """``text`` with every word accented and longer."""
    return _WORD.sub(lambda found: _accented(found[0]), text)


def plain_words(text: str) -> set[str]:
    """The words of ``text`` that no message of the made-up language said."""
    return {word for word in re.findall(r"\w+", text) if _PLAIN.fullmatch(word)}


@cache
def pseudo_words() -> Words:
    """The installed words together with the made-up language."""
    folder = Path(mkdtemp(prefix="pseudo"))
    (folder / PSEUDO).mkdir()
    parser, serializer = FluentParser(), FluentSerializer()
    for file in (LOCALES / ENGLISH).glob("*.ftl"):
        resource = parser.parse(file.read_text(encoding="utf-8"))
        _Accents().visit(resource)
        (folder / PSEUDO / file.name).write_text(serializer.serialize(resource), encoding="utf-8")
    return Words.load(LOCALES, folder, strict=True)


def _accented(word: str) -> str:
    if not word[0].isalpha():
        return word
    return word.translate(_ACCENTS) + "é" * (1 + len(word) // 4)


class _Accents(Transformer):
    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        node.value = pseudo_text(node.value)
        return node
