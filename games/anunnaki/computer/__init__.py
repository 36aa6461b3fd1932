"""The sensible computer player of Anunnaki.

Every question is answered on its own, from the question and the seat's view.
"""

from __future__ import annotations

from collections.abc import Callable

from games.anunnaki.computer import acting, fighting, marching, moving, small_choices
from games.anunnaki.computer.evaluation import Evaluation
from games.anunnaki.view import AnunnakiView
from games.core.fair import Dice
from games.core.steps import Ask, Picks

_DECISIONS: dict[str, Callable[[Ask, Evaluation], Picks]] = {
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
    "gather": small_choices.gather,
    "resources": small_choices.resources,
    "market-free": small_choices.resources,
    "pay": small_choices.pay,
    "kind": small_choices.kind,
    "athena": small_choices.kind,
    "steal": small_choices.kind,
    "horn": small_choices.spend,
    "market": small_choices.market,
    "trade": small_choices.agreement,
    "bast": small_choices.agreement,
    "half": small_choices.half,
    "artifact": small_choices.artifact,
    "tablet": small_choices.tablet,
    "scarab": small_choices.scarab,
    "weapon": fighting.take,
    "lose-weapon": fighting.part_with,
    "attack": fighting.attack,
    "second": fighting.attack,
    "another": fighting.attack,
    "defend": fighting.defend,
    "loki": fighting.choose_shown,
    "chariot": fighting.chariot,
}


def sensible(ask: Ask, get_view: Callable[[], AnunnakiView], dice: Dice) -> Picks:
    """A worthy opponent for a newcomer."""
    key = ask.key.removeprefix("anunnaki.ask.")
    decide = _DECISIONS.get(key)
    if decide is not None:
        return decide(ask, Evaluation(get_view(), ask.seat))
    if key == "return-god":
        return small_choices.return_god(ask, Evaluation(get_view(), ask.seat), dice)
    if key == "house":
        return (dice.pick(ask.options),)
    # Effects that may be declined are all to one's own good: use them as far as they go.
    return ask.options[: ask.high] if ask.low == 0 else ask.options[: ask.low]
