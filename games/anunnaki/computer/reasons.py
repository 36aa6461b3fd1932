"""Explains the answers of the sensible computer in a sentence each."""

from __future__ import annotations

from games.anunnaki.computer import acting
from games.anunnaki.computer.evaluation import CRYSTAL, Evaluation
from games.anunnaki.view import AnunnakiView
from games.core.learn.reasons import reason_key
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask, Picks

_REASONS: dict[str, tuple[str, ...]] = {
    "house": ("anunnaki.why.lot",),
    "return-god": ("anunnaki.why.god-least",),
    "token": ("anunnaki.why.action",),
    "technology": ("anunnaki.why.technology",),
    "magic": ("anunnaki.why.magic", "anunnaki.why.no-magic"),
    "mirror": ("anunnaki.why.magic", "anunnaki.why.no-magic"),
    "sign-to": ("anunnaki.why.sign-to",),
    "sign-from": ("anunnaki.why.sign-from",),
    "move": ("anunnaki.why.move", "anunnaki.why.stand"),
    "move-to": ("anunnaki.why.district",),
    "portal": ("anunnaki.why.move", "anunnaki.why.stand"),
    "portal-to": ("anunnaki.why.district",),
    "anu-to": ("anunnaki.why.district",),
    "anu": ("anunnaki.why.home",),
    "carry": ("anunnaki.why.home",),
    "settlement": ("anunnaki.why.settlement",),
    "recruit": ("anunnaki.why.recruit",),
    "recruit-to": ("anunnaki.why.recruit",),
    "recruit-from": ("anunnaki.why.spare",),
    "freya": ("anunnaki.why.spare",),
    "lose-follower": ("anunnaki.why.spare",),
    "replace": ("anunnaki.why.front",),
    "gather": ("anunnaki.why.gather",),
    "resources": ("anunnaki.why.missed",),
    "market-free": ("anunnaki.why.missed",),
    "kind": ("anunnaki.why.missed",),
    "athena": ("anunnaki.why.missed",),
    "steal": ("anunnaki.why.missed",),
    "pay": ("anunnaki.why.most",),
    "horn": ("anunnaki.why.most",),
    "market": ("anunnaki.why.market", "anunnaki.why.no-market"),
    "trade": ("anunnaki.why.agreement",),
    "bast": ("anunnaki.why.agreement",),
    "half": ("anunnaki.why.half",),
    "artifact": ("anunnaki.why.artifact",),
    "tablet": ("anunnaki.why.tablet",),
    "scarab": ("anunnaki.why.scarab",),
    "weapon": ("anunnaki.why.weapon",),
    "lose-weapon": ("anunnaki.why.weapon-least",),
    "attack": ("anunnaki.why.attack", "anunnaki.why.no-attack"),
    "second": ("anunnaki.why.attack", "anunnaki.why.no-attack"),
    "another": ("anunnaki.why.attack", "anunnaki.why.no-attack"),
    "defend": ("anunnaki.why.defend",),
    "loki": ("anunnaki.why.stronger",),
    "chariot": ("anunnaki.why.chariot", "anunnaki.why.no-chariot"),
}
_OTHER = ("anunnaki.why.use", "anunnaki.why.leave")
_ADDITIONAL_REASONS = {
    "end": "anunnaki.why.end",
    "summon": "anunnaki.why.summon",
    "agreement": "anunnaki.why.agreement-use",
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
            return phrase(_ADDITIONAL_REASONS.get(kind, "anunnaki.why.artifact-use"))
        case _:
            return phrase(reason_key(_REASONS, ask, picks, _OTHER))


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
