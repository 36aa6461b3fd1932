"""Lists the answers that are worth comparing, the heuristic's own choice first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from games.core.fair import Dice
from games.core.steps import Ask, Picks

if TYPE_CHECKING:
    from games.core.game import Computer


def runner_up(
    ask: Ask,
    without: Sequence[str],
    computer: Computer[Any],
    get_view: Callable[[], object],
    dice: Dice,
) -> str | None:
    """The computer's choice among the options that are not in ``without``.

    None if there is no such option, or if the computer cannot choose among them.
    """
    left = tuple(option for option in ask.options if option not in without)
    if not left:
        return None
    try:
        picks = computer(replace(ask, options=left), get_view, dice)
    except Exception:
        # A computer may rely on an option that was taken out.
        return None
    return picks[0] if len(picks) == 1 and picks[0] in left else None


def candidates(
    ask: Ask, computer: Computer[Any], get_view: Callable[[], object], dice: Dice, count: int
) -> list[Picks]:
    """At most ``count`` answers: what the computer would choose, then its next choices.

    Where it has none, the first of the other options. A question for several picks has one
    candidate only.
    """
    first = computer(ask, get_view, dice)
    if (ask.low, ask.high) != (1, 1):
        return [first]
    found = [first[0]]
    while len(found) < count:
        option = runner_up(ask, found, computer, get_view, dice)
        if option is None:
            break
        found.append(option)
    others = [option for option in ask.options if option not in found]
    return [(option,) for option in (*found, *others)[:count]]
