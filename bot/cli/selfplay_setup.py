"""Parses the arguments that ``selfplay`` and ``render`` share: game, options and players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pydantic import TypeAdapter, ValidationError

import games.library  # noqa: F401 - registers all games
from bot.cli.terminal import UsageError
from games.core.game import AnyGame, find, game_ids
from games.core.phrase import phrase
from games.core.selfplay import Observer, SelfPlayMatch
from games.core.selfplay.casts import casts, players, seats_of

_OPTIONS: TypeAdapter[dict[str, object]] = TypeAdapter(dict[str, object])


@dataclass(frozen=True)
class SelfplaySetup:
    """A number of players at a game: computer players of one kind or of all kinds."""

    game: AnyGame
    people: int
    seats: tuple[str, ...]
    options: Mapping[str, object]
    computer: str

    def selfplay_match(
        self, seed: bytes, every: int, number: int = 0, observers: Sequence[Observer] = ()
    ) -> SelfPlayMatch:
        """Begin a match of these players."""
        return SelfPlayMatch(
            self.game,
            self.seats,
            players(self.game, self.seats, self.computer, number),
            seed=seed,
            options=self.options,
            people=self.people,
            every=every,
            observers=observers,
        )


def find_game(name: str) -> AnyGame:
    """Find a game by its id; refuses with the other ids."""
    try:
        return find(name)
    except KeyError:
        known = ", ".join(game_ids())
        raise UsageError(phrase("cli.unknown.game", game=name, known=known)) from None


def parse_setup(name: str, people: int | None, options: str | None, computer: str) -> SelfplaySetup:
    """Check the arguments; ``people`` defaults to the most that the game takes."""
    game = find_game(name)
    people = max(game.people) if people is None else people
    if people not in game.people:
        known = ", ".join(map(str, game.people))
        raise UsageError(phrase("cli.unknown.count", count=people, known=known))
    if computer not in casts(game):
        known = ", ".join(casts(game))
        raise UsageError(phrase("cli.unknown.computer", kind=computer, known=known))
    try:
        chosen = _OPTIONS.validate_json(options or "{}")
        model = game.options.model_validate(chosen)
    except ValidationError as error:
        raise UsageError(phrase("cli.bad-options", why=_short(error))) from None
    strangers = [field for field in chosen if field not in game.options.model_fields]
    if strangers:
        known = ", ".join(game.options.model_fields)
        raise UsageError(phrase("cli.unknown.option", option=strangers[0], known=known))
    seats = tuple(seats_of(game, people, model))
    return SelfplaySetup(game, people, seats, chosen, computer)


def _short(error: ValidationError) -> str:
    first = error.errors()[0]
    place = ".".join(map(str, first["loc"]))
    return f"{place}: {first['msg']}" if place else str(first["msg"])
