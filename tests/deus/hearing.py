"""Which cards somebody has been told of."""

from __future__ import annotations

from games.core.phrase import Arg, Phrase
from tests.deus.table import Game


def cards_named(game: Game, seat: str | None) -> set[str]:
    """Every card design that a seat has been told of."""

    def named(arg: Arg) -> list[str]:
        if isinstance(arg, Phrase):
            inside = [name for value in arg.args.values() for name in named(value)]
            own = [arg.key.removeprefix("deus.card.")] if arg.key.startswith("deus.card.") else []
            return [*own, *inside]
        if isinstance(arg, tuple):
            return [name for part in arg for name in named(part)]
        return []

    return {name for told in game.match.heard(seat) for name in named(told.note.phrase)}
