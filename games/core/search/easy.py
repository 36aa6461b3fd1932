"""The easy computer player: the heuristic that errs at times, as people do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from games.core.fair import Dice
from games.core.search.candidates import runner_up
from games.core.steps import Ask, Picks

if TYPE_CHECKING:
    from games.core.game import Computer

ERRORS_OF_100: Final = 20
"""How many of 100 answers miss the best option."""
BLIND_OF_100: Final = 50
"""How many of 100 errors miss the second best as well."""


@dataclass(frozen=True, slots=True)
class EasyComputer:
    """Answers like ``computer``, but at times overlooks its best option and takes the next one."""

    computer: Computer[Any]

    def __call__(self, ask: Ask, get_view: Callable[[], object], dice: Dice) -> Picks:
        """Answer a question."""
        picks = self.computer(ask, get_view, dice)
        if (ask.low, ask.high) != (1, 1) or dice.below(100) >= ERRORS_OF_100:
            return picks
        overlooked = [picks[0]]
        if dice.below(100) < BLIND_OF_100:
            second = runner_up(ask, overlooked, self.computer, get_view, dice)
            overlooked.extend((second,) if second is not None else ())
        seen = runner_up(ask, overlooked, self.computer, get_view, dice)
        return (seen,) if seen is not None else picks
