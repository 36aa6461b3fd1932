"""Fixes outcomes of chance for tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.core.steps import Chance, Picks, Procedure, Reply
from games.cyclades import GAME
from games.cyclades.components import DIE
from games.cyclades.state import State


@dataclass
class FixedChance:
    """Outcomes of dice and draws in their order; when they run out, the seed decides."""

    dice: list[str]
    draws: list[str]

    def fixed(self, step: Chance) -> Picks | None:
        """The fixed outcome of ``step``; None if there is none left or the bag does not hold it."""
        wanted = self.dice if step.bag == DIE else self.draws
        if len(wanted) < step.count or any(w not in step.bag for w in wanted[: step.count]):
            return None
        found = tuple(wanted[: step.count])
        del wanted[: step.count]
        return found


def with_fixed_chance(outcomes: FixedChance) -> Callable[[State], Procedure[None]]:
    """The procedure of a match in which ``outcomes`` come before the seed."""

    def play(state: State) -> Procedure[None]:
        procedure = GAME.play(state)
        reply: Reply = None
        while True:
            try:
                step = procedure.send(reply)
            except StopIteration:
                return
            found = outcomes.fixed(step) if isinstance(step, Chance) else None
            reply = found if found is not None else (yield step)

    return play
