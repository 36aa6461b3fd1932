"""How hard and how long games are, in words, and which one to begin with."""

from __future__ import annotations

from games.core import game as shelf
from games.core.game import AnyGame
from games.core.phrase import Phrase, phrase


def easiest() -> AnyGame:
    """The game that is recommended to newcomers: the one that is easiest to learn."""
    known = [shelf.find(name) for name in shelf.shelf()]
    rated = [game for game in known if game.effort is not None]
    return min(rated or known, key=lambda game: game.effort or (0, 0))


def effort_of(game: AnyGame) -> Phrase | None:
    """How hard and how long a game is; None where nobody has said."""
    if game.effort is None:
        return None
    return phrase(
        "effort.recommended" if game is easiest() else "effort.told",
        weight=phrase(f"effort.weight.{game.effort.weight}"),
        turns=game.effort.turns,
    )


def introduced(game: AnyGame) -> Phrase:
    """A game's name, with how hard and how long it is."""
    name, effort = phrase(f"{game.id}.name"), effort_of(game)
    return name if effort is None else phrase("effort.named", name=name, effort=effort)
