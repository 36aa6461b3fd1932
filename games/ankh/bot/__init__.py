"""The sensible computer player of Ankh.

Every question is answered on its own, from the question and the seat's view.
"""

from __future__ import annotations

from collections.abc import Callable

from games.ankh.bot import acting, bidding, borders, fighting, learning, moving, settling
from games.ankh.bot.outlook import Outlook
from games.ankh.view import AnkhView
from games.core.fair import Dice
from games.core.steps import Ask, Picks

_JUDGEMENTS: dict[str, Callable[[Ask, Outlook], Picks]] = {
    "action": acting.choose_action,
    "second": acting.choose_action,
    "control": acting.control,
    "summon": acting.summon_kind,
    "summon-by": acting.summon_by,
    "power": learning.power,
    "caravan": borders.caravan,
    "caravan-from": borders.end,
    "caravan-to": borders.end,
    "caravan-way": borders.way,
    "consolidate": borders.consolidate,
    "move": moving.move,
    "move-to": moving.move_to,
    "push": moving.push,
    "summon-at": moving.place,
    "mummy": moving.place,
    "rally-to": moving.move_to,
    "rally": moving.rally,
    "claws": settling.aim,
    "gate": settling.gate,
    "gate-at": settling.gate_at,
    "capture": settling.capture,
    "card": fighting.cards,
    "double": fighting.double,
    "build": fighting.build_kind,
    "build-at": fighting.build_at,
    "bid": bidding.bid,
}
_YES = ("yes", "use")


def sensible(ask: Ask, look: Callable[[], AnkhView], dice: Dice) -> Picks:
    """A worthy opponent for a newcomer."""
    key = ask.key.removeprefix("ankh.ask.")
    if key == "god":
        return (dice.pick(ask.options),)
    judgement = _JUDGEMENTS.get(key)
    if judgement is not None:
        return judgement(ask, Outlook(look(), ask.seat, dice))
    for option in _YES:
        if option in ask.options:
            return (option,)
    # Effects that may be declined are all to one's own good: use them as far as they go.
    return ask.options[: max(ask.high, 1)] if ask.low == 0 else ask.options[: ask.low]
