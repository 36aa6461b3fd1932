"""Chance as a test wants it: the rules' own story with some outcomes fixed beforehand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.core.steps import Chance, Picks, Reply, Story
from games.cyclades import GAME
from games.cyclades.components import DIE
from games.cyclades.state import State


@dataclass
class Luck:
    """Dice and draws in the order they come; where they run out, the seed decides."""

    dice: list[str]
    draws: list[str]

    def fixed(self, step: Chance) -> Picks | None:
        """What the test wants ``step`` to give, if it says so; only what the bag holds."""
        wanted = self.dice if step.bag == DIE else self.draws
        if len(wanted) < step.count or any(w not in step.bag for w in wanted[: step.count]):
            return None
        found = tuple(wanted[: step.count])
        del wanted[: step.count]
        return found


def loaded(luck: Luck) -> Callable[[State], Story[None]]:
    """The story of a match in which ``luck`` comes before the seed."""

    def play(state: State) -> Story[None]:
        story = GAME.play(state)
        reply: Reply = None
        while True:
            try:
                step = story.send(reply)
            except StopIteration:
                return
            found = luck.fixed(step) if isinstance(step, Chance) else None
            reply = found if found is not None else (yield step)

    return play
