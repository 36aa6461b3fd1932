"""Reads the messages of the locales, with the arguments they use."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from bot.words import LOCALES


@dataclass
class Message:
    """A message of one language."""

    id: str
    file: Path
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


class _Reads(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.message.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.message.references.add("-" + node.id.name)


def files(language: str, *folders: Path) -> list[Path]:
    """The Fluent files of a language."""
    return sorted(f for folder in folders or (LOCALES,) for f in (folder / language).glob("*.ftl"))


@cache
def entries(path: Path) -> list[ftl.EntryType]:
    """All entries of a file, unparsable ones included."""
    return list(parse(path.read_text(encoding="utf-8")).body)


@cache
def messages(language: str, *folders: Path) -> dict[str, Message]:
    """The messages of a language by id, with the arguments they use."""
    found: dict[str, Message] = {}
    for path in files(language, *folders):
        for entry in entries(path):
            if isinstance(entry, ftl.Message | ftl.Term):
                name = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
                message = Message(name, path)
                _Reads(message).visit(entry)
                found[name] = message
    for message in found.values():
        for reference in message.references:
            if reference in found:
                message.variables |= found[reference].variables
    return found
