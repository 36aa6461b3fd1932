"""Why the sensible computer answers as it does: what its judgements weigh, in a sentence."""

from __future__ import annotations

from games.ankh.bot import acting
from games.ankh.bot.outlook import Outlook
from games.ankh.view import AnkhView
from games.core.fair import Dice
from games.core.learn.reasons import rule_of
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask, Picks

_RULES: dict[str, tuple[str, ...]] = {
    "god": ("lot",),
    "control": ("majority",),
    "summon": ("guardians",),
    "summon-by": ("beside",),
    "power": ("power",),
    "caravan": ("split", "no-split"),
    "caravan-from": ("split",),
    "caravan-to": ("split",),
    "caravan-way": ("split",),
    "consolidate": ("union",),
    "move": ("figure", "stand"),
    "move-to": ("posture",),
    "rally-to": ("posture",),
    "summon-at": ("posture",),
    "mummy": ("posture",),
    "push": ("push",),
    "rally": ("rally", "no-rally"),
    "claws": ("claws",),
    "gate": ("gate",),
    "gate-at": ("gate-at",),
    "capture": ("capture",),
    "card": ("card",),
    "double": ("double", "no-double"),
    "build": ("majority",),
    "build-at": ("build-at",),
    "bid": ("bid",),
}


def reason(view: AnkhView, ask: Ask, picks: Picks) -> Phrase:
    """What decided the answer."""
    key = ask.key.removeprefix("ankh.ask.")
    if key not in ("action", "second"):
        return phrase(f"ankh.why.{rule_of(_RULES, ask, picks)}")
    look = Outlook(view, ask.seat, Dice(b"", "reason"))
    action = picks[0]
    own = acting.action_worth(look, action)
    if acting.brings_event(look, action) and acting.event_worth(look) > own:
        event = view.events[view.event + 1]
        return phrase("ankh.why.event", event=phrase(f"ankh.event.{event}"))
    if action == "followers":
        return phrase("ankh.why.followers", count=acting.income(look))
    if action == "ankh":
        return phrase(f"ankh.why.{'ankh' if own > 0 else 'ankh-later'}")
    return phrase(f"ankh.why.{action if own > acting.TRIFLE else 'little'}")
