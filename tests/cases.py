"""Every way to play every game of the house: what the tests that come for free run through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import BaseModel
from pydantic.fields import FieldInfo

import games.library
from games.core.game import AnyGame, find, shelf

Value = str | int | bool

# The toy is put on the shelf now and then; these are the games that are there for good.
GAMES: tuple[str, ...] = tuple(name for name in shelf() if name in games.library.__all__)


@dataclass(frozen=True)
class Case:
    """One way to sit down: a game, a number of people and a choice of options."""

    game: str
    people: int
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        chosen = "-".join(f"{field}={value}" for field, value in self.options)
        return f"{self.game}-{self.people}" + (f"-{chosen}" if chosen else "")

    def seats(self, game: AnyGame) -> list[str]:
        """All seats in turn order: everybody's first, then everybody's second."""
        chosen = game.options.model_validate(dict(self.options))
        turns = zip_longest(*game.seating(self.people, chosen))
        return list(dict.fromkeys(seat for turn in turns for seat in turn if seat))


def values(field: FieldInfo) -> list[Value]:
    """The values of an option worth trying, the default first."""
    found: list[Value] = [field.default]
    if field.annotation is bool:
        found += [True, False]
    elif get_origin(field.annotation) is Literal:
        found += get_args(field.annotation)
    for limit in field.metadata:
        if isinstance(limit, Ge) and isinstance(limit.ge, int):
            found.append(limit.ge)
        if isinstance(limit, Le) and isinstance(limit.le, int):
            found.append(limit.le)
    return list(dict.fromkeys(found))


def variants(model: type[BaseModel]) -> Iterator[tuple[tuple[str, Value], ...]]:
    """The defaults, every option changed alone, and all changed at once."""
    yield ()
    fields = {name: values(field)[1:] for name, field in model.model_fields.items()}
    for name, others in fields.items():
        for value in others:
            yield ((name, value),)
    changed = tuple((name, others[-1]) for name, others in fields.items() if others)
    if len(changed) > 1:
        yield changed


def cases(names: tuple[str, ...] = GAMES) -> list[Case]:
    """Every game with every number of people, and every variant with some number of them.

    The defaults and the wildest mixture meet every number of people; single options go round.
    """
    found: list[Case] = []
    for name in names:
        game = find(name)
        plain, *single = variants(game.options)
        wild = [single.pop()] if len(single) > 1 else []
        found.extend(
            Case(name, count, chosen) for count in game.people for chosen in (plain, *wild)
        )
        found.extend(
            Case(name, game.people[place % len(game.people)], chosen)
            for place, chosen in enumerate(single)
        )
    return found
