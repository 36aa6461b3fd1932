"""Checks the Fluent files of a language against English and the language's grammar."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from bot.inflection import CASES, FUNCTIONS, NOMINATIVE
from bot.words import ENGLISH

CASE = "case"
MAX_COMMAND_TEXT = 100
"""Discord's limit for the description of a command or option."""
LATIN_WORDS_FILE = "latin.txt"
"""Words in Latin letters that a Cyrillic language may use, one a line; # begins a comment."""
_BUILT_IN_FUNCTIONS = {"NUMBER", "DATETIME"}
# [other] alone is the default of selectors that do not count.
_COUNTING_PLURALS = {"zero", "one", "two", "few", "many"}
_CYRILLIC = ("ru", "uk", "be", "bg", "sr", "mk")
_WORD = re.compile(r"[^\W\d_]+(?:['’ʼ-][^\W\d_]+)*")
_LATIN = re.compile(r"[A-Za-zÀ-ÖØ-öø-ɏ]")
_CYRILLIC_LETTER = re.compile(r"[Ѐ-ӿ]")
# Commands, code, mentions and addresses are the same in every language.
_UNTRANSLATED = re.compile(r"`[^`]*`|</?[^>]*>|https?://\S+|(?<![\w.])/[a-z][a-z-]*(?: [a-z-]+)*")

Entry = ftl.Message | ftl.Term


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong with a message."""

    file: str
    message: str
    problem: str

    def __str__(self) -> str:
        return f"{self.file}: {self.message}: {self.problem}"


@dataclass(frozen=True, slots=True)
class _Placed:
    entry: Entry
    file: str


def check(folder: Path, language: str) -> list[Finding]:
    """What is wrong with ``language`` in a ``locales/`` folder."""
    found, findings = _read(folder, language)
    for name, placed in found.items():
        problems = [*_grammar(placed.entry, language), *_alphabet(placed.entry, folder, language)]
        findings += [Finding(placed.file, name, problem) for problem in problems]
    if language != ENGLISH:
        findings += _compared(_read(folder, ENGLISH)[0], found)
    return findings


def _read(folder: Path, language: str) -> tuple[dict[str, _Placed], list[Finding]]:
    """All messages and terms of a language by id, and what cannot be read."""
    found: dict[str, _Placed] = {}
    findings: list[Finding] = []
    for file in sorted((folder / language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                line = (entry.content or "").strip().split("\n")[0]
                findings.append(Finding(file.name, line, "cannot be parsed"))
            elif isinstance(entry, ftl.Message | ftl.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
                if name in found:
                    findings.append(Finding(file.name, name, "is defined twice"))
                found.setdefault(name, _Placed(entry, file.name))
    return found, findings


def _compared(english: dict[str, _Placed], other: dict[str, _Placed]) -> Iterator[Finding]:
    """Missing and stale messages, other variables and attributes than in English.

    Terms, ``$case`` and attributes such as a noun's gender belong to the language.
    """
    for name, placed in english.items():
        if name not in other and not name.startswith("-"):
            yield Finding(placed.file, name, "is missing")
    for name, placed in other.items():
        if name.startswith("-"):
            continue
        if name not in english:
            yield Finding(placed.file, name, "is stale: English has no such message")
            continue
        original = english[name].entry
        unknown = _variables(placed.entry) - _variables(original) - {CASE}
        for variable in sorted(unknown):
            yield Finding(placed.file, name, f"${variable} is never given")
        for attribute in sorted(_attributes(original) - _attributes(placed.entry)):
            yield Finding(placed.file, name, f"lacks the attribute .{attribute}")
        if name.startswith("command-") and name.endswith("-name"):
            if _text(placed.entry) != _text(original):
                yield Finding(placed.file, name, "names of commands are the same everywhere")
        elif name.startswith("command-") and len(_text(placed.entry)) > MAX_COMMAND_TEXT:
            yield Finding(placed.file, name, f"is longer than {MAX_COMMAND_TEXT} characters")


def _grammar(entry: Entry, language: str) -> Iterator[str]:
    """Incomplete plurals, unknown cases and unknown functions."""
    for node in _nodes(entry):
        if isinstance(node, ftl.FunctionReference):
            yield from _call(node)
        elif isinstance(node, ftl.SelectExpression):
            keys = {
                key.name if isinstance(key := variant.key, ftl.Identifier) else str(key.value)
                for variant in node.variants
            }
            if _selects_by(node, CASE):
                yield from (f"knows no case {key}" for key in sorted(keys - set(CASES)))
                if NOMINATIVE not in keys:
                    yield "has no nominative"
            elif keys & _COUNTING_PLURALS:
                lacking = _plurals(language) - keys
                yield from (f"lacks the plural [{key}]" for key in sorted(lacking))


def _call(node: ftl.FunctionReference) -> Iterator[str]:
    name = node.id.name
    if name not in FUNCTIONS and name not in _BUILT_IN_FUNCTIONS:
        yield f"knows no function {name}"
    for argument in node.arguments.named:
        if name == "FORM" and (argument.name.name != CASE or argument.value.value not in CASES):
            yield f"FORM knows no {argument.name.name} {argument.value.value}"
        if name == "OF" and argument.name.name != "what":
            yield f"OF knows no {argument.name.name}"


def _alphabet(entry: Entry, folder: Path, language: str) -> Iterator[str]:
    """Words of two alphabets, and Latin words in a Cyrillic language."""
    if language.split("-")[0] not in _CYRILLIC:
        return
    allowed = _latin_words(folder / language / LATIN_WORDS_FILE)
    if entry.id.name.startswith("command-") and entry.id.name.endswith("-name"):
        # Names of commands stay English.
        return
    for text in _texts(entry):
        for word in _WORD.findall(_UNTRANSLATED.sub(" ", text)):
            latin = _LATIN.search(word) is not None
            if latin and _CYRILLIC_LETTER.search(word) and "-" not in word:
                yield f"{word} has letters of two alphabets"
            elif latin and not _CYRILLIC_LETTER.search(word) and word not in allowed:
                yield f"{word} is not translated"


@cache
def _latin_words(file: Path) -> frozenset[str]:
    if not file.exists():
        return frozenset()
    lines = (line.split("#")[0].strip() for line in file.read_text(encoding="utf-8").splitlines())
    return frozenset(line for line in lines if line)


@cache
def _plurals(language: str) -> frozenset[str]:
    """The plural categories that whole numbers have in a language."""
    form = Locale.parse(language.replace("-", "_")).plural_form
    return frozenset(str(form(number)) for number in range(201))


def _selects_by(node: ftl.SelectExpression, variable: str) -> bool:
    selector = node.selector
    return isinstance(selector, ftl.VariableReference) and selector.id.name == variable


class _Collector(Visitor):
    def __init__(self) -> None:
        self.nodes: list[ftl.BaseNode] = []

    def generic_visit(self, node: ftl.BaseNode) -> None:
        self.nodes.append(node)
        super().generic_visit(node)


def _nodes(entry: Entry) -> list[ftl.BaseNode]:
    """All nodes of the syntax tree of an entry, its comment left out."""
    collector = _Collector()
    for part in (entry.value, *entry.attributes):
        if part is not None:
            collector.visit(part)
    return collector.nodes


def _variables(entry: Entry) -> set[str]:
    return {node.id.name for node in _nodes(entry) if isinstance(node, ftl.VariableReference)}


def _attributes(entry: Entry) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}


def _texts(entry: Entry) -> Iterable[str]:
    """What people may read of an entry: its texts, without attributes of grammar."""
    shown = [entry.value, *(a.value for a in entry.attributes if a.id.name == "brief")]
    for part in shown:
        if part is not None:
            collector = _Collector()
            collector.visit(part)
            yield from (n.value for n in collector.nodes if isinstance(n, ftl.TextElement))


def _text(entry: Entry) -> str:
    return "".join(_texts(entry))
