"""Lists every combination of people, options and computers of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from games.core.campaign import table_fields
from games.core.game import AnyGame, find
from games.core.selfplay import Observer, SelfPlayMatch
from games.core.selfplay.casts import casts, players, seats_of

Value = str | int | bool
Chosen = tuple[tuple[str, Value], ...]


@dataclass(frozen=True)
class Case:
    """One way to sit down: a game, a number of people and a choice of options."""

    game: str
    people: int
    options: Chosen = ()

    def __str__(self) -> str:
        chosen = "-".join(f"{field}={value}" for field, value in self.options)
        return f"{self.game}-{self.people}" + (f"-{chosen}" if chosen else "")

    def seats(self, game: AnyGame) -> list[str]:
        """All seats in turn order: everybody's first, then everybody's second."""
        return seats_of(game, self.people, game.options.model_validate(dict(self.options)))


@dataclass(frozen=True)
class Cell:
    """A case with those who play it: one kind of computer player at every seat, or all kinds."""

    case: Case
    cast: str

    def __str__(self) -> str:
        return f"{self.case}-{self.cast}"

    def selfplay_match(
        self,
        number: int = 0,
        *,
        seed: str = "",
        every: int = 1,
        observers: Sequence[Observer] = (),
    ) -> SelfPlayMatch:
        """The match of that number; the same one for the same ``seed``."""
        game = find(self.case.game)
        seats = self.case.seats(game)
        return SelfPlayMatch(
            game,
            seats,
            players(game, seats, self.cast, number),
            seed=f"{self}/{seed}/{number}".encode(),
            options=dict(self.case.options),
            people=self.case.people,
            every=every,
            observers=observers,
        )


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


def variants(model: type[BaseModel]) -> Iterator[Chosen]:
    """The defaults, every option changed alone, and all changed at once."""
    yield ()
    fields = {name: values(field)[1:] for name, field in table_fields(model).items()}
    for name, others in fields.items():
        for value in others:
            yield ((name, value),)
    changed = tuple((name, others[-1]) for name, others in fields.items() if others)
    if len(changed) > 1:
        yield changed


def cases(names: Sequence[str]) -> list[Case]:
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


def sample(names: Sequence[str]) -> list[Cell]:
    """Few cells that together hold every number of people, every value and every cast.

    Values go from the last to the first, so that the rows begin with unusual values.
    """
    found: list[Cell] = []
    for name in names:
        game = find(name)
        fields = {field: values(info) for field, info in table_fields(game.options).items()}
        kinds, counts = casts(game), game.people
        rows = max(map(len, (kinds, counts, *fields.values())))
        for row in range(rows):
            chosen = tuple((field, some[-1 - row % len(some)]) for field, some in fields.items())
            # Where there are as many casts as counts, each cast would always meet the same count.
            cast = kinds[(row + row // len(counts)) % len(kinds)]
            found.append(Cell(Case(name, counts[row % len(counts)], chosen), cast))
    return found


def matrix(names: Sequence[str]) -> list[Cell]:
    """Every number of people with every variant and every cast."""
    return [
        Cell(Case(name, people, chosen), cast)
        for name in names
        for game in (find(name),)
        for people, chosen, cast in product(game.people, variants(game.options), casts(game))
    ]
