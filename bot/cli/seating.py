"""What ``selfplay`` and ``render`` have in common: a game, its options and who plays it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest

from pydantic import TypeAdapter, ValidationError

from bot.cli.terminal import Unusable
from games.core.game import AnyGame, find, shelf
from games.core.phrase import phrase
from games.core.selfplay import Rehearsal

_OPTIONS: TypeAdapter[dict[str, object]] = TypeAdapter(dict[str, object])


@dataclass(frozen=True)
class Sitting:
    """So many people at a game, all of them computer players of one kind."""

    game: AnyGame
    people: int
    seats: tuple[str, ...]
    options: Mapping[str, object]
    computer: str

    def rehearsal(self, seed: bytes, every: int) -> Rehearsal:
        """A match of theirs."""
        player = self.game.computer(self.computer)
        return Rehearsal(
            self.game,
            self.seats,
            dict.fromkeys(self.seats, player),
            seed=seed,
            options=self.options,
            people=self.people,
            every=every,
        )


def the_game(name: str) -> AnyGame:
    """A game by name; names the others where there is none."""
    try:
        return find(name)
    except KeyError:
        known = ", ".join(shelf())
        raise Unusable(phrase("cli.unknown.game", game=name, known=known)) from None


def sit_down(name: str, people: int | None, options: str | None, computer: str) -> Sitting:
    """Check what was typed; ``people`` defaults to as many as the game takes."""
    game = the_game(name)
    people = max(game.people) if people is None else people
    if people not in game.people:
        known = ", ".join(map(str, game.people))
        raise Unusable(phrase("cli.unknown.count", count=people, known=known))
    if computer not in game.computer_kinds:
        known = ", ".join(game.computer_kinds)
        raise Unusable(phrase("cli.unknown.computer", kind=computer, known=known))
    try:
        chosen = _OPTIONS.validate_json(options or "{}")
        model = game.options.model_validate(chosen)
    except ValidationError as error:
        raise Unusable(phrase("cli.bad-options", why=_short(error))) from None
    strangers = [field for field in chosen if field not in game.options.model_fields]
    if strangers:
        known = ", ".join(game.options.model_fields)
        raise Unusable(phrase("cli.unknown.option", option=strangers[0], known=known))
    turns = zip_longest(*game.seating(people, model))
    seats = tuple(dict.fromkeys(seat for turn in turns for seat in turn if seat is not None))
    return Sitting(game, people, seats, chosen, computer)


def _short(error: ValidationError) -> str:
    first = error.errors()[0]
    place = ".".join(map(str, first["loc"]))
    return f"{place}: {first['msg']}" if place else str(first["msg"])
