"""Explains the answers of the sensible computer in a sentence each."""

from __future__ import annotations

from games.anunnaki.computer import acting
from games.anunnaki.computer.evaluation import CRYSTAL, Evaluation
from games.anunnaki.view import AnunnakiView
from games.core.learn.reasons import rule_of
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask, Picks

_RULES: dict[str, tuple[str, ...]] = {
    "house": ("lot",),
    "return-god": ("god-least",),
    "token": ("action",),
    "technology": ("technology",),
    "magic": ("magic", "no-magic"),
    "mirror": ("magic", "no-magic"),
    "sign-to": ("sign-to",),
    "sign-from": ("sign-from",),
    "move": ("move", "stand"),
    "move-to": ("district",),
    "portal": ("move", "stand"),
    "portal-to": ("district",),
    "anu-to": ("district",),
    "anu": ("home",),
    "carry": ("home",),
    "settlement": ("settlement",),
    "recruit": ("recruit",),
    "recruit-to": ("recruit",),
    "recruit-from": ("spare",),
    "freya": ("spare",),
    "lose-follower": ("spare",),
    "replace": ("front",),
    "gather": ("gather",),
    "resources": ("missed",),
    "market-free": ("missed",),
    "kind": ("missed",),
    "athena": ("missed",),
    "steal": ("missed",),
    "pay": ("most",),
    "horn": ("most",),
    "market": ("market", "no-market"),
    "trade": ("agreement",),
    "bast": ("agreement",),
    "half": ("half",),
    "artifact": ("artifact",),
    "tablet": ("tablet",),
    "scarab": ("scarab",),
    "weapon": ("weapon",),
    "lose-weapon": ("weapon-least",),
    "attack": ("attack", "no-attack"),
    "second": ("attack", "no-attack"),
    "another": ("attack", "no-attack"),
    "defend": ("defend",),
    "loki": ("stronger",),
    "chariot": ("chariot", "no-chariot"),
}


def reason(view: AnunnakiView, ask: Ask, picks: Picks) -> Phrase:
    """What decided the answer."""
    if len(ask.options) == 1:
        return phrase("anunnaki.why.only")
    match ask.key.removeprefix("anunnaki.ask."):
        case "star":
            return _star(Evaluation(view, ask.seat), picks[0])
        case "additional":
            kind = picks[0].partition(":")[0]
            known = {"end": "end", "summon": "summon", "agreement": "agreement-use"}.get(kind)
            return phrase(f"anunnaki.why.{known or 'artifact-use'}")
        case _:
            return phrase(f"anunnaki.why.{rule_of(_RULES, ask, picks)}")


def _star(evaluation: Evaluation, action: str) -> Phrase:
    """Whether the action or the sign on the way counts for more."""
    token = acting.token_of(evaluation, action)
    value = acting.action_value(evaluation, token)
    if not (token.sign and token.edge):
        return phrase("anunnaki.why.star-action")
    if evaluation.me.signs_left == 1 and evaluation.ending > 0:
        return phrase("anunnaki.why.star-end")
    sign = acting.sign_value(evaluation, token.edge)
    crystals = CRYSTAL * token.crystals
    if sign >= max(value, crystals):
        return phrase("anunnaki.why.star-sign")
    if crystals > value:
        return phrase("anunnaki.why.star-crystals", count=token.crystals)
    return phrase("anunnaki.why.star-both")
