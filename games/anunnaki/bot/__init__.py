"""The sensible computer player of Anunnaki.

Every question is answered on its own, from the question and the seat's view.
"""

from __future__ import annotations

from collections.abc import Callable

from games.anunnaki.bot import acting, choosing, fighting, marching, moving
from games.anunnaki.bot.outlook import Outlook
from games.anunnaki.view import AnunnakiView
from games.core.fair import Dice
from games.core.steps import Ask, Picks

_JUDGEMENTS: dict[str, Callable[[Ask, Outlook], Picks]] = {
    "star": acting.star,
    "token": acting.token,
    "technology": acting.technology,
    "magic": acting.magic,
    "mirror": acting.magic,
    "additional": acting.additional,
    "sign-to": acting.sign_to,
    "sign-from": acting.sign_from,
    "move": moving.move,
    "move-to": moving.move_to,
    "portal": moving.portal,
    "portal-to": moving.move_to,
    "anu": marching.anu,
    "anu-who": marching.anu_who,
    "anu-to": marching.anu_to,
    "carry": marching.carry,
    "settlement": moving.settlement,
    "recruit": moving.recruit,
    "recruit-to": moving.recruit,
    "recruit-from": moving.spare_follower,
    "freya": moving.spare_follower,
    "lose-follower": moving.spare_follower,
    "replace": moving.front_line,
    "gather": choosing.gather,
    "resources": choosing.resources,
    "market-free": choosing.resources,
    "pay": choosing.pay,
    "kind": choosing.kind,
    "athena": choosing.kind,
    "steal": choosing.kind,
    "horn": choosing.spend,
    "market": choosing.market,
    "trade": choosing.agreement,
    "bast": choosing.agreement,
    "half": choosing.half,
    "artifact": choosing.artifact,
    "tablet": choosing.tablet,
    "scarab": choosing.scarab,
    "weapon": fighting.take,
    "lose-weapon": fighting.part_with,
    "attack": fighting.attack,
    "second": fighting.attack,
    "another": fighting.attack,
    "defend": fighting.defend,
    "loki": fighting.choose_shown,
    "chariot": fighting.chariot,
}


def sensible(ask: Ask, look: Callable[[], AnunnakiView], dice: Dice) -> Picks:
    """A worthy opponent for a newcomer."""
    key = ask.key.removeprefix("anunnaki.ask.")
    judgement = _JUDGEMENTS.get(key)
    if judgement is not None:
        return judgement(ask, Outlook(look(), ask.seat))
    if key == "return-god":
        return choosing.return_god(ask, Outlook(look(), ask.seat), dice)
    if key == "house":
        return (dice.pick(ask.options),)
    # Effects that may be declined are all to one's own good: use them as far as they go.
    return ask.options[: ask.high] if ask.low == 0 else ask.options[: ask.low]
