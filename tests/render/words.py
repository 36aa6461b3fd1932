"""A small localiser for picture tests: the project's own messages, names given by the test."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from games.core.phrase import SEAT, Arg, Phrase
from render.face import Say

_LOCALES = Path(__file__).parents[2] / "locales"

NAMES = {"amber": "Anna", "azure": "Marco", "rose": "Oksana", "onyx": "Theodora"}


@lru_cache(maxsize=4)
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((_LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def speaker(names: Mapping[str, str] = NAMES, language: str = "en") -> Say:
    """A ``Say`` for ``language`` that calls the seats by ``names``."""
    bundle = _bundle(language)

    def told(arg: Arg) -> str | int:
        if isinstance(arg, Phrase):
            return say(arg)
        if isinstance(arg, tuple):
            return ", ".join(say(each) for each in arg)
        return arg

    def say(phrase: Phrase) -> str:
        if phrase.key == SEAT:
            return names[str(phrase.args["seat"])]
        key = phrase.key.replace(".", "-")
        if not bundle.has_message(key):
            return _plain(key)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, errors = bundle.format_pattern(
            pattern, {name: told(arg) for name, arg in phrase.args.items()}
        )
        assert not errors, (key, errors)
        return str(text)

    return say


def _plain(key: str) -> str:
    assert key.startswith("deus-card-"), f"no message {key}"
    return key.removeprefix("deus-card-")
