"""Words a game's difficulty and length, and finds the easiest game."""

from __future__ import annotations

from typing import Final

from bot.game_words import game_name
from games.core import game as registry
from games.core.game import AnyGame
from games.core.phrase import Phrase, phrase

_SECONDS_PER_STEP = 10
"""Reading and answering a step of a guide, for each point of a game's weight."""
WEIGHT_KEYS: Final = {
    1: "effort.weight.1",
    2: "effort.weight.2",
    3: "effort.weight.3",
    4: "effort.weight.4",
    5: "effort.weight.5",
}

BRIEF_WEIGHT_KEYS: Final = {
    1: "effort.brief.weight.1",
    2: "effort.brief.weight.2",
    3: "effort.brief.weight.3",
    4: "effort.brief.weight.4",
    5: "effort.brief.weight.5",
}


def easiest() -> AnyGame:
    """The game that is easiest to learn, recommended to newcomers."""
    known = [registry.find(name) for name in registry.game_ids()]
    rated = [game for game in known if game.effort is not None]
    return min(rated or known, key=lambda game: game.effort or (0, 0))


def by_effort() -> list[AnyGame]:
    """All games, the easiest first; those that do not say how hard they are come last."""
    known = [registry.find(name) for name in registry.game_ids()]
    return sorted(known, key=lambda game: (game.effort is None, game.effort or (0, 0)))


def learning_minutes(game: AnyGame) -> int:
    """About how long the guided first round takes; steps of heavier games take longer to read."""
    steps = sum(line.message is not None for line in game.guide.course) if game.guide else 0
    weight = game.effort.weight if game.effort is not None else 1
    return max(1, round(steps * weight * _SECONDS_PER_STEP / 60))


def brief_effort(game: AnyGame) -> Phrase:
    """A game's name, with how hard and how long it is in few words."""
    name = game_name(game.id)
    if game.effort is None:
        return name
    weight = phrase(BRIEF_WEIGHT_KEYS[game.effort.weight])
    return phrase("effort.brief", name=name, weight=weight, turns=game.effort.turns)


def effort_of(game: AnyGame) -> Phrase | None:
    """How hard and how long a game is, or None if the game does not say."""
    if game.effort is None:
        return None
    return phrase(
        "effort.recommended" if game is easiest() else "effort.told",
        weight=phrase(WEIGHT_KEYS[game.effort.weight]),
        turns=game.effort.turns,
    )


def introduced(game: AnyGame) -> Phrase:
    """A game's name, with how hard and how long it is."""
    name, effort = game_name(game.id), effort_of(game)
    return name if effort is None else phrase("effort.named", name=name, effort=effort)
