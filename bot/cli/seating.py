"""What ``selfplay`` and ``render`` have in common: a game, its options and who plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pydantic import TypeAdapter, ValidationError

from bot.cli.terminal import Unusable
from games.core.game import AnyGame, find, shelf
from games.core.phrase import phrase
from games.core.selfplay import Onlooker, Rehearsal
from games.core.selfplay.cases import casts, players, seats_of

_OPTIONS: TypeAdapter[dict[str, object]] = TypeAdapter(dict[str, object])


@dataclass(frozen=True)
class Sitting:
    """So many people at a game, computer players of one kind or of all kinds."""

    game: AnyGame
    people: int
    seats: tuple[str, ...]
    options: Mapping[str, object]
    computer: str

    def rehearsal(
        self, seed: bytes, every: int, number: int = 0, onlookers: Sequence[Onlooker] = ()
    ) -> Rehearsal:
        """A match of theirs."""
        return Rehearsal(
            self.game,
            self.seats,
            players(self.game, self.seats, self.computer, number),
            seed=seed,
            options=self.options,
            people=self.people,
            every=every,
            onlookers=onlookers,
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
    if computer not in casts(game):
        known = ", ".join(casts(game))
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
    seats = tuple(seats_of(game, people, model))
    return Sitting(game, people, seats, chosen, computer)


def _short(error: ValidationError) -> str:
    first = error.errors()[0]
    place = ".".join(map(str, first["loc"]))
    return f"{place}: {first['msg']}" if place else str(first["msg"])
