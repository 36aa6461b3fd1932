"""The sensible computer player of Ankh: which module decides which question.

Every question is answered by itself, from the question and the view of its seat.
"""

from __future__ import annotations

from collections.abc import Callable

from games.ankh.computer import acting, bidding, borders, fighting, moving, powers, small_choices
from games.ankh.computer.evaluation import Evaluation
from games.ankh.view import AnkhView
from games.core.fair import Dice
from games.core.steps import Ask, Picks

_DECISIONS: dict[str, Callable[[Ask, Evaluation], Picks]] = {
    "action": acting.choose_action,
    "second": acting.choose_action,
    "control": acting.control,
    "summon": acting.summon_kind,
    "summon-by": acting.summon_by,
    "power": powers.power,
    "caravan": borders.caravan,
    "caravan-from": borders.choose_end,
    "caravan-to": borders.choose_end,
    "caravan-way": borders.choose_chain,
    "consolidate": borders.consolidate,
    "move": moving.move,
    "move-to": moving.move_to,
    "push": moving.push,
    "summon-at": moving.place,
    "mummy": moving.place,
    "rally-to": moving.move_to,
    "rally": moving.rally,
    "claws": small_choices.aim,
    "gate": small_choices.gate,
    "gate-at": small_choices.gate_at,
    "capture": small_choices.capture,
    "card": fighting.cards,
    "double": fighting.double,
    "build": fighting.build_kind,
    "build-at": fighting.build_at,
    "bid": bidding.bid,
}
_YES = ("yes", "use")


def sensible(ask: Ask, get_view: Callable[[], AnkhView], dice: Dice) -> Picks:
    """Answer a question well enough to challenge a beginner."""
    key = ask.key.removeprefix("ankh.ask.")
    if key == "god":
        return (dice.pick(ask.options),)
    decide = _DECISIONS.get(key)
    if decide is not None:
        return decide(ask, Evaluation(get_view(), ask.seat, dice))
    for option in _YES:
        if option in ask.options:
            return (option,)
    # Every effect that may be declined helps its owner: take as much of it as is allowed.
    return ask.options[: max(ask.high, 1)] if ask.low == 0 else ask.options[: ask.low]
