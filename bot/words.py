"""Every word a person reads: phrases put into a reader's language with Project Fluent."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from games.core.phrase import BRIEF, SEAT, Arg, Phrase, phrase

LOCALES = Path(__file__).resolve().parents[1] / "locales"
ENGLISH = "en"
_FILES = "*/*.ftl"
_BRIEF = "brief"
_SAID = 8192
# Fluent takes no longer argument; nothing that long would fit into a message anyway.
_LONGEST_ARG = 2000

log = logging.getLogger(__name__)


class Wordless(Exception):
    """A phrase that no language can say; only raised where words are ``strict``."""


def message_id(key: str) -> str:
    """The Fluent id of a phrase's key: dots and underscores become dashes."""
    return key.replace(".", "-").replace("_", "-")


class Words:
    """All languages of a ``locales/`` folder.

    A message that a language lacks is said in English. Where English lacks it too, or a message
    cannot be formatted, the id stands in its place and the log says so; ``strict`` words raise
    :class:`Wordless` instead, which is how tests find such messages.
    """

    __slots__ = ("_bundles", "_formatted", "folders", "strict")

    def __init__(
        self,
        bundles: Mapping[str, FluentBundle],
        *,
        folders: Sequence[Path] = (),
        strict: bool = False,
    ) -> None:
        if ENGLISH not in bundles:
            raise Wordless(f"no {ENGLISH} among the languages {sorted(bundles)}")
        self._bundles = dict(bundles)
        # Most of what is said was said a moment ago, about the same things.
        self._formatted = lru_cache(_SAID, typed=True)(self._format)
        self.folders = folders
        """Where they were read, so that another process can read the same."""
        self.strict = strict

    @classmethod
    def load(cls, *folders: Path, strict: bool = False) -> Words:
        """Read ``<folder>/<language>/*.ftl``; the files of one language are one vocabulary."""
        bundles: dict[str, FluentBundle] = {}
        folders = folders or (LOCALES,)
        for text in sorted(text for folder in folders for text in folder.glob(_FILES)):
            language = text.parent.name
            if language not in bundles:
                # Names of people are made safe before they get here (bot.face.kit.names), so Fluent
                # need not fence every argument with marks that pictures would draw as boxes.
                bundles[language] = FluentBundle([language], use_isolating=False)
            bundles[language].add_resource(FluentResource(text.read_text(encoding="utf-8")))
        return cls(bundles, folders=folders, strict=strict)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages there are words for."""
        return tuple(self._bundles)

    @property
    def messages(self) -> tuple[str, ...]:
        """The ids of all English messages."""
        return tuple(self._bundles[ENGLISH]._messages)

    def choose(self, *wanted: str | None) -> str:
        """The first of ``wanted`` spoken here ("uk" also for "uk-UA"), or English."""
        for tag in wanted:
            if tag is None:
                continue
            for known in (tag, tag.split("-")[0]):
                if known in self._bundles:
                    return known
        return ENGLISH

    def knows(self, key: str) -> bool:
        """Whether there is an English message for ``key``."""
        return self._bundles[ENGLISH].has_message(message_id(key))

    def say(
        self,
        said: Phrase,
        language: str,
        names: Mapping[str, str] | None = None,
        *,
        brief: bool = False,
    ) -> str:
        """``said`` in ``language``; ``names`` are the players' names by seat.

        A message may have an attribute ``brief``: fewer words, for places where many messages
        stand side by side. Said ``brief``, it is put so, and what it is made of as well.
        """
        if said.key == SEAT:
            seat = str(said.args["seat"])
            if names and seat in names:
                return names[seat]
            colour = f"seat.{seat}"
            return self.say(phrase(colour), language) if self.knows(colour) else seat
        if said.key == BRIEF:
            inner = said.args["said"]
            assert isinstance(inner, Phrase)
            return self.say(inner, language, names, brief=True)
        brief = brief and self._has_brief(message_id(said.key), language)
        values = (self._value(arg, language, names, brief) for arg in said.args.values())
        return self._formatted(language, brief, said.key, tuple(said.args), *values)

    def text(self, key: str, language: str = ENGLISH, /, **args: Arg) -> str:
        """Short for saying ``phrase(key, **args)``."""
        return self.say(Phrase(key, args), language)

    def join(self, parts: Iterable[str], language: str) -> str:
        """A list the way ``language`` writes lists."""
        told = [part for part in parts if part]
        if not told:
            return self.text("core.list.empty", language)
        return format_list(told, locale=language.replace("-", "_"))

    def _value(
        self, arg: Arg, language: str, names: Mapping[str, str] | None, brief: bool
    ) -> str | int:
        if isinstance(arg, int):
            return arg
        if isinstance(arg, Phrase):
            arg = self.say(arg, language, names, brief=brief)
        elif isinstance(arg, tuple):
            parts = [self.say(part, language, names, brief=brief) for part in arg]
            arg = " ".join(parts) if brief else self.join(parts, language)
        return arg if len(arg) <= _LONGEST_ARG else arg[: _LONGEST_ARG - 1] + "…"

    def _bundle(self, wanted: str, language: str) -> FluentBundle:
        """The language that says a message: the reader's own if it knows it."""
        bundle = self._bundles.get(language, self._bundles[ENGLISH])
        return bundle if bundle.has_message(wanted) else self._bundles[ENGLISH]

    def _has_brief(self, wanted: str, language: str) -> bool:
        bundle = self._bundle(wanted, language)
        return bundle.has_message(wanted) and _BRIEF in bundle.get_message(wanted).attributes

    def _format(
        self, language: str, brief: bool, key: str, names: tuple[str, ...], *values: str | int
    ) -> str:
        wanted = message_id(key)
        bundle = self._bundle(wanted, language)
        pattern = bundle.get_message(wanted).value if bundle.has_message(wanted) else None
        if pattern is None:
            return self._lost(wanted, "no such message")
        if brief:
            pattern = bundle.get_message(wanted).attributes[_BRIEF]
        text, errors = bundle.format_pattern(pattern, dict(zip(names, values, strict=True)))
        if errors:
            self._lost(wanted, "; ".join(str(error) for error in errors))
        return str(text)

    def _lost(self, wanted: str, why: str) -> str:
        if self.strict:
            raise Wordless(f"{wanted}: {why}")
        log.error("message %s: %s", wanted, why)
        return wanted


@cache
def standard() -> Words:
    """The words of this installation, read once."""
    return Words.load()
