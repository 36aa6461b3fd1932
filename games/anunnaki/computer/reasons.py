"""Explains the answers of the sensible computer in a sentence each."""

from __future__ import annotations

from collections.abc import Callable

from games.anunnaki.components import CORE
from games.anunnaki.computer import acting
from games.anunnaki.computer.evaluation import CRYSTAL, Evaluation
from games.anunnaki.view import AnunnakiView, CompanyView
from games.anunnaki.view_queries import open_rays
from games.core.learn.reasons import DECLINED, reason_key
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
    "move": ("anunnaki.why.move", "anunnaki.why.stand"),
    "move-to": ("anunnaki.why.district",),
    "portal": ("anunnaki.why.move", "anunnaki.why.stand"),
    "portal-to": ("anunnaki.why.district",),
    "anu-to": ("anunnaki.why.district",),
    "anu-who": ("anunnaki.why.move",),
    "anu": ("anunnaki.why.move", "anunnaki.why.stand"),
    "carry": ("anunnaki.why.carry", "anunnaki.why.carry-nobody"),
    "recruit": ("anunnaki.why.recruit",),
    "recruit-to": ("anunnaki.why.recruit",),
    "gather": ("anunnaki.why.gather",),
    "resources": ("anunnaki.why.missed",),
    "market-free": ("anunnaki.why.missed",),
    "kind": ("anunnaki.why.missed",),
    "athena": ("anunnaki.why.missed",),
    "steal": ("anunnaki.why.missed",),
    "market": ("anunnaki.why.market", "anunnaki.why.no-market"),
    "trade": ("anunnaki.why.agreement",),
    "bast": ("anunnaki.why.agreement",),
    "artifact": ("anunnaki.why.artifact",),
    "tablet": ("anunnaki.why.tablet",),
    "scarab": ("anunnaki.why.scarab",),
    "weapon": ("anunnaki.why.weapon",),
    "lose-weapon": ("anunnaki.why.weapon-least",),
    "attack": ("anunnaki.why.attack",),
    "second": ("anunnaki.why.attack",),
    "another": ("anunnaki.why.attack",),
    "defend": ("anunnaki.why.defend",),
    "loki": ("anunnaki.why.stronger",),
    "chariot": ("anunnaki.why.chariot", "anunnaki.why.no-chariot"),
}
_OTHER = ("anunnaki.why.use", "anunnaki.why.leave")
_SAME = ("anunnaki.why.same",)
"""For questions without a reason of their own that nobody can decline."""
_ADDITIONAL_REASONS = {
    "end": "anunnaki.why.end",
    "summon": "anunnaki.why.summon",
    "agreement": "anunnaki.why.agreement-use",
}


def reason(view: AnunnakiView, ask: Ask, picks: Picks) -> Phrase:
    """What decided the answer."""
    if len(ask.options) == 1:
        return phrase("anunnaki.why.only")
    key = ask.key.removeprefix("anunnaki.ask.")
    if key == "additional":
        kind = picks[0].partition(":")[0]
        return phrase(_ADDITIONAL_REASONS.get(kind, "anunnaki.why.artifact-use"))
    explain = _BY_POSITION.get(key)
    if explain is not None and picks:
        return explain(Evaluation(view, ask.seat), ask, picks[0])
    declinable = ask.low == 0 or any(option in DECLINED for option in ask.options)
    return phrase(reason_key(_REASONS, ask, picks, _OTHER if declinable else _SAME))


def _spare(evaluation: Evaluation, ask: Ask, label: str) -> Phrase:
    """Whether somebody stays where the follower goes away."""
    if label == "none":
        return phrase("anunnaki.why.needed-there")
    company = _company(evaluation, label)
    left = company.followers + len(company.gods) + company.settlements - 1
    return phrase("anunnaki.why.spare" if left else "anunnaki.why.spare-last")


def _company(evaluation: Evaluation, label: str) -> CompanyView:
    there = evaluation.districts[label].companies
    return next(company for company in there if company.seat == evaluation.seat)


def _front(evaluation: Evaluation, ask: Ask, label: str) -> Phrase:
    home = evaluation.districts[label].capital_of is not None
    return phrase("anunnaki.why.front-home" if home else "anunnaki.why.front")


def _settlement(evaluation: Evaluation, ask: Ask, label: str) -> Phrase:
    """Whether there is a district beside it that nobody rules."""
    near = evaluation.districts[label].neighbours
    free = any(evaluation.districts[beside].ruler is None for beside in near)
    return phrase("anunnaki.why.settlement" if free else "anunnaki.why.settlement-held")


def _sign_from(evaluation: Evaluation, ask: Ask, edge: str) -> Phrase:
    """Whether a god is still to be freed around the cell of a sign."""
    needed = any(edge in edges for edges in open_rays(evaluation.me).values())
    needed = needed or (edge in CORE and "core" not in evaluation.me.freed)
    return phrase("anunnaki.why.sign-least" if needed else "anunnaki.why.sign-from")


def _paid(evaluation: Evaluation, ask: Ask, pick: str) -> Phrase:
    """Whether there is more of what is paid than of anything else that could be."""
    stock = evaluation.me.resources
    offered = [kind for option in ask.options for kind in option.split("+")]
    kinds = pick.split("+")
    rest = max((stock[kind] for kind in offered if kind not in kinds), default=0)
    most = all(stock[kind] >= rest for kind in kinds)
    return phrase("anunnaki.why.most" if most else "anunnaki.why.least-missed")


def _half(evaluation: Evaluation, ask: Ask, pick: str) -> Phrase:
    return phrase("anunnaki.why.half" if pick == "lower" else "anunnaki.why.half-middle")


def _star(evaluation: Evaluation, ask: Ask, action: str) -> Phrase:
    """Whether the action or the sign on the way counts for more."""
    token = acting.token_of(evaluation, action)
    value = acting.action_value(evaluation, token)
    if not (token.sign and token.edge):
        return phrase("anunnaki.why.star-action")
    if evaluation.me.signs_left == 1 and evaluation.lead > 0:
        return phrase("anunnaki.why.star-end")
    sign = acting.sign_value(evaluation, token.edge)
    crystals = CRYSTAL * token.crystals
    if sign >= max(value, crystals):
        return phrase("anunnaki.why.star-sign")
    if crystals > value:
        return phrase("anunnaki.why.star-crystals", count=token.crystals)
    return phrase("anunnaki.why.star-both")


_BY_POSITION: dict[str, Callable[[Evaluation, Ask, str], Phrase]] = {
    "star": _star,
    "recruit-from": _spare,
    "freya": _spare,
    "lose-follower": _spare,
    "replace": _front,
    "settlement": _settlement,
    "sign-from": _sign_from,
    "pay": _paid,
    "horn": _paid,
    "half": _half,
}
"""Questions whose reason depends on the position."""
