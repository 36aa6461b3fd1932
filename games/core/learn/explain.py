"""Explains an option by the game's hint, or by the glossary article of the thing it names."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.game import AnyGame
from games.core.learn.glossary import Article, Glossary
from games.core.phrase import Phrase
from games.core.steps import Ask


def explained(game: AnyGame, view: object, ask: Ask, option: str) -> Phrase | None:
    """The line that explains an option, where there is one."""
    said = game.hint(view, ask, option)
    if said is not None:
        return said
    found = named(game.glossary, game.label(view, ask, option))
    return found.text if found is not None else None


def named(glossary: Glossary, said: Phrase) -> Article | None:
    """The first glossary article that a phrase names."""
    names = glossary.named
    return next((names[part.key] for part in _parts(said) if part.key in names), None)


def _parts(said: Phrase) -> Iterator[Phrase]:
    yield said
    for arg in said.args.values():
        for part in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(part, Phrase):
                yield from _parts(part)
