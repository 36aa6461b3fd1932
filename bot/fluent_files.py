"""Reads the Fluent files of one language; a message is parsed when it is first needed."""

from __future__ import annotations

import re
from pathlib import Path
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource

from bot.inflection import FUNCTIONS

# Only ids are at the beginning of a line; everything else in a Fluent file is indented.
_ID = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_INFLECTION = re.compile(r"\{\s*(?:FORM\(|OF\(|\$case\b)")


class FluentFiles:
    """The messages of one language, indexed by id without parsing the files."""

    __slots__ = ("_bundle", "_ids", "_lock", "_unparsed", "inflects")

    def __init__(self, language: str) -> None:
        # Names of people are sanitized by bot.ui.kit.names, so Fluent need not isolate arguments
        # with characters that pictures would draw as boxes.
        self._bundle = FluentBundle([language], dict(FUNCTIONS), use_isolating=False)
        self._ids: dict[str, None] = {}
        self._unparsed: dict[str, str] = {}
        self._lock = Lock()
        self.inflects = False
        """Whether any message uses cases; without them, arguments are plain strings."""

    def add(self, file: Path) -> None:
        """Add a file; of two messages with the same id the first counts."""
        text = file.read_text(encoding="utf-8")
        self.inflects = self.inflects or _INFLECTION.search(text) is not None
        found = list(_ID.finditer(text))
        ends = [*(match.start() for match in found[1:]), len(text)]
        for match, end in zip(found, ends, strict=True):
            if match[1] not in self._ids:
                self._ids[match[1]] = None
                self._unparsed[match[1]] = text[match.start() : end]

    @property
    def messages(self) -> tuple[str, ...]:
        """The ids of all messages, file by file."""
        return tuple(name for name in self._ids if not name.startswith("-"))

    def __contains__(self, message: str) -> bool:
        return message in self._ids

    def bundle(self, message: str) -> FluentBundle:
        """The bundle, with ``message`` and everything it refers to parsed, if they exist."""
        if message in self._unparsed:
            self._parse(message)
        return self._bundle

    def parse_all(self) -> None:
        """Parse every message that is not parsed yet."""
        self._parse(*self._unparsed)

    def _parse(self, *messages: str) -> None:
        """Parse messages together with everything that they refer to.

        They count as parsed only when all of them are: another thread must not format one whose
        references are still missing.
        """
        with self._lock:
            together: dict[str, str] = {}
            waiting = list(messages)
            while waiting:
                name = waiting.pop()
                if name in self._unparsed and name not in together:
                    together[name] = self._unparsed[name]
                    waiting += _REFERENCE.findall(together[name])
            self._bundle.add_resource(FluentResource("".join(together.values())))
            for name in together:
                del self._unparsed[name]
