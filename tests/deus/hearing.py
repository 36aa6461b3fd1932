"""Finds the cards that a seat's notes name."""

from __future__ import annotations

from games.core.phrase import Arg, Phrase
from tests.deus.table import Game


def cards_named(game: Game, seat: str | None) -> set[str]:
    """Every card design that is named in the notes a seat may read."""

    def named(arg: Arg) -> list[str]:
        if isinstance(arg, Phrase):
            inside = [name for value in arg.args.values() for name in named(value)]
            own = [arg.key.removeprefix("deus.card.")] if arg.key.startswith("deus.card.") else []
            return [*own, *inside]
        if isinstance(arg, tuple):
            return [name for part in arg for name in named(part)]
        return []

    return {name for told in game.match.visible_notes(seat) for name in named(told.note.phrase)}
