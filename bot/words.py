"""Words phrases in a reader's language with Project Fluent."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle

from bot.fluent_files import FluentFiles
from bot.game_words import seat_colour
from bot.inflection import NOMINATIVE, Inflected
from games.core.phrase import BRIEF, SEAT, Arg, Phrase

LOCALES = Path(__file__).resolve().parents[1] / "locales"
ENGLISH = "en"
_FILES = "*/*.ftl"
_BRIEF = "brief"
_PHRASE_CACHE_SIZE = 8192
# Fluent accepts no longer argument, and a longer one would not fit into a message.
_MAX_ARG_LENGTH = 2000

log = logging.getLogger(__name__)


class MissingTranslation(Exception):
    """A message is missing or cannot be formatted; only raised by ``strict`` words."""


def message_id(key: str) -> str:
    """The Fluent id of a phrase's key: dots and underscores become dashes."""
    return key.replace(".", "-").replace("_", "-")


class Words:
    """The messages of all languages in a ``locales/`` folder, parsed when first used.

    A message that a language lacks is taken from English. If English lacks it too, or it cannot be
    formatted, its id is returned and an error is logged; ``strict`` words raise
    :class:`MissingTranslation` instead, so that tests find such messages.
    """

    __slots__ = ("_formatted", "_languages", "folders", "strict")

    def __init__(
        self,
        languages: Mapping[str, FluentFiles],
        *,
        folders: Sequence[Path] = (),
        strict: bool = False,
    ) -> None:
        if ENGLISH not in languages:
            raise MissingTranslation(f"no {ENGLISH} among the languages {sorted(languages)}")
        self._languages = dict(languages)
        # Most messages were formatted a moment ago with the same arguments.
        self._formatted = lru_cache(_PHRASE_CACHE_SIZE, typed=True)(self._format)
        self.folders = folders
        """The folders they were read from, so that another process can read the same."""
        self.strict = strict

    @classmethod
    def load(cls, *folders: Path, strict: bool = False) -> Words:
        """Load ``<folder>/<language>/*.ftl``; all files of a language are merged."""
        languages: dict[str, FluentFiles] = {}
        folders = folders or (LOCALES,)
        for file in sorted(file for folder in folders for file in folder.glob(_FILES)):
            language = file.parent.name
            if language not in languages:
                languages[language] = FluentFiles(language)
            languages[language].add(file)
        return cls(languages, folders=folders, strict=strict)

    def parse_all(self) -> None:
        """Parse every message now, so that the first use of each is fast."""
        for files in self._languages.values():
            files.parse_all()

    @property
    def languages(self) -> tuple[str, ...]:
        """The available languages."""
        return tuple(self._languages)

    @property
    def messages(self) -> tuple[str, ...]:
        """The ids of all English messages."""
        return self._languages[ENGLISH].messages

    def choose(self, *wanted: str | None) -> str:
        """The first of ``wanted`` that is available ("uk" also for "uk-UA"), or English."""
        for tag in wanted:
            if tag is None:
                continue
            for known in (tag, tag.split("-")[0]):
                if known in self._languages:
                    return known
        return ENGLISH

    def knows(self, key: str) -> bool:
        """Whether there is an English message for ``key``."""
        return message_id(key) in self._languages[ENGLISH]

    def say(
        self,
        said: Phrase,
        language: str,
        names: Mapping[str, str] | None = None,
        *,
        brief: bool = False,
        case: str = NOMINATIVE,
    ) -> str:
        """Format ``said`` in ``language``; ``names`` are the players' names by seat.

        A message may have an attribute ``brief`` with a shorter text. With ``brief`` that attribute
        is used, also for nested phrases. ``case`` is for messages that select by ``$case``
        (:mod:`bot.inflection`); names of players have one form.
        """
        if said.key == SEAT:
            seat = str(said.args["seat"])
            if names and seat in names:
                return names[seat]
            colour = seat_colour(seat)
            return self.say(colour, language, case=case) if self.knows(colour.key) else seat
        if said.key == BRIEF:
            inner = said.args["said"]
            assert isinstance(inner, Phrase)
            return self.say(inner, language, names, brief=True, case=case)
        brief = brief and self._has_brief(message_id(said.key), language)
        values = (self._value(arg, language, names, brief) for arg in said.args.values())
        return self._formatted(language, brief, case, said.key, tuple(said.args), *values)

    def text(self, key: str, language: str = ENGLISH, /, **args: Arg) -> str:
        """Format ``phrase(key, **args)``."""
        return self.say(Phrase(key, args), language)

    def join(self, parts: Iterable[str], language: str) -> str:
        """Join parts into a list as ``language`` writes lists."""
        told = [part for part in parts if part]
        if not told:
            return self.text("core.list.empty", language)
        return format_list(told, locale=language.replace("-", "_"))

    def _value(
        self, arg: Arg, language: str, names: Mapping[str, str] | None, brief: bool
    ) -> str | int:
        if isinstance(arg, int):
            return arg
        if isinstance(arg, str):
            return _cut(arg)
        text = self._in_case(arg, language, names, brief, NOMINATIVE)
        if not self._languages.get(language, self._languages[ENGLISH]).inflects:
            return text
        return Inflected(
            text,
            arg,
            lambda case: self._in_case(arg, language, names, brief, case),
            lambda name: self._attribute(arg, name, language),
        )

    def _in_case(
        self,
        arg: Phrase | tuple[Phrase, ...],
        language: str,
        names: Mapping[str, str] | None,
        brief: bool,
        case: str,
    ) -> str:
        """A nested phrase or list in ``case``, short enough to be an argument."""
        if isinstance(arg, Phrase):
            return _cut(self.say(arg, language, names, brief=brief, case=case))
        parts = [self.say(part, language, names, brief=brief, case=case) for part in arg]
        return _cut(" ".join(parts) if brief else self.join(parts, language))

    def _attribute(self, arg: Phrase | tuple[Phrase, ...], name: str, language: str) -> str:
        """An attribute of a nested phrase's message; lists and names of players have none."""
        if isinstance(arg, tuple) or arg.key == SEAT:
            return ""
        if arg.key == BRIEF:
            inner = arg.args["said"]
            assert isinstance(inner, Phrase)
            return self._attribute(inner, name, language)
        wanted = message_id(arg.key)
        bundle = self._bundle(wanted, language)
        if not bundle.has_message(wanted):
            return ""
        pattern = bundle.get_message(wanted).attributes.get(name)
        return str(bundle.format_pattern(pattern)[0]) if pattern is not None else ""

    def _bundle(self, wanted: str, language: str) -> FluentBundle:
        """The bundle that has a message: that of the reader's language, else English."""
        files = self._languages.get(language)
        if files is None or wanted not in files:
            files = self._languages[ENGLISH]
        return files.bundle(wanted)

    def _has_brief(self, wanted: str, language: str) -> bool:
        bundle = self._bundle(wanted, language)
        return bundle.has_message(wanted) and _BRIEF in bundle.get_message(wanted).attributes

    def _format(
        self,
        language: str,
        brief: bool,
        case: str,
        key: str,
        names: tuple[str, ...],
        *values: str | int,
    ) -> str:
        wanted = message_id(key)
        bundle = self._bundle(wanted, language)
        pattern = bundle.get_message(wanted).value if bundle.has_message(wanted) else None
        if pattern is None:
            return self._lost(wanted, "no such message")
        if brief:
            pattern = bundle.get_message(wanted).attributes[_BRIEF]
        args = {"case": case, **dict(zip(names, values, strict=True))}
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            self._lost(wanted, "; ".join(str(error) for error in errors))
        return str(text)

    def _lost(self, wanted: str, why: str) -> str:
        if self.strict:
            raise MissingTranslation(f"{wanted}: {why}")
        log.error("message %s: %s", wanted, why)
        return wanted


def _cut(text: str) -> str:
    return text if len(text) <= _MAX_ARG_LENGTH else text[: _MAX_ARG_LENGTH - 1] + "…"


@cache
def standard() -> Words:
    """The words of this installation, loaded once."""
    return Words.load()
