"""Reasons for the answers of the sensible computer, as phrases."""

from __future__ import annotations

from games.core.learn.reasons import declined, reason_key
from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Ask, Picks
from games.cyclades.components import BUILDS
from games.cyclades.computer import acting, bidding
from games.cyclades.computer.evaluation import Evaluation
from games.cyclades.view import CycladesView

_REASONS: dict[str, tuple[str, ...]] = {
    "start-land": ("cyclades.why.start-land",),
    "start-fleet": ("cyclades.why.sea",),
    "bonus-fleet": ("cyclades.why.sea",),
    "start-troop": ("cyclades.why.guard",),
    "recruit": ("cyclades.why.guard",),
    "bonus-troop": ("cyclades.why.guard",),
    "giant-home": ("cyclades.why.guard",),
    "slot": ("cyclades.why.slot", "cyclades.why.no-slot"),
    "set": ("cyclades.why.give-up",),
    "give-up": ("cyclades.why.give-up",),
    "metropolis": ("cyclades.why.metropolis",),
    "hera": ("cyclades.why.hera",),
    "prosperity": ("cyclades.why.horn",),
    "apollo-land": ("cyclades.why.horn",),
    "apollo-sea": ("cyclades.why.horn",),
    "fleet": ("cyclades.why.fleet",),
    "sail-from": ("cyclades.why.sail",),
    "sail-to": ("cyclades.why.sail",),
    "march-from": ("cyclades.why.march",),
    "march-to": ("cyclades.why.march",),
    "quest-to": ("cyclades.why.march",),
    "leap-to": ("cyclades.why.march",),
    "leap-from": ("cyclades.why.march",),
    "quest": ("cyclades.why.quest",),
    "retreat": ("cyclades.why.retreat",),
    "casualty": ("cyclades.why.casualty",),
    "croesus": ("cyclades.why.reroll", "cyclades.why.no-reroll"),
    "perseus": ("cyclades.why.guard",),
    "hero": ("cyclades.why.hero",),
    "charon-in": ("cyclades.why.hero",),
    "charon-out": ("cyclades.why.hero-out",),
    "hero-land": ("cyclades.why.hero-land",),
    "pandora": ("cyclades.why.deed",),
    "hector-swap": ("cyclades.why.hector",),
    "keep": ("cyclades.why.keep", "cyclades.why.no-keep"),
    "keep-several": ("cyclades.why.keep", "cyclades.why.no-keep"),
    "prowl": ("cyclades.why.prowl",),
    "lair": ("cyclades.why.prowl",),
    "look": ("cyclades.why.look", "cyclades.why.no-look"),
    "sphinx": ("cyclades.why.creature",),
    "chimera": ("cyclades.why.creature",),
    "polyphemus": ("cyclades.why.driven",),
    "giant": ("cyclades.why.robbed",),
    "sylph": ("cyclades.why.swapped",),
    "cyclops": ("cyclades.why.changed",),
    "cyclops-kind": ("cyclades.why.changed",),
}
_OTHER = ("cyclades.why.use", "cyclades.why.leave")


def reason(view: CycladesView, ask: Ask, picks: Picks) -> Phrase:
    """The reason for an answer."""
    evaluation = Evaluation(view, ask.seat)
    match ask.key.removeprefix("cyclades.ask."):
        case "god":
            return _god(evaluation, picks[0])
        case "bid":
            return _bid(evaluation, ask, picks[0])
        case "act":
            return _act(evaluation, ask, picks)
        case "look" if picks[0] == "return":
            return phrase("cyclades.why.no-look")
        case "keep" if picks[0] == "dismiss":
            return phrase("cyclades.why.no-keep")
        case "croesus" if picks[0] != "reroll":
            return phrase("cyclades.why.no-reroll")
        case "harpy" | "hydra":
            own = _holds(evaluation, picks[0])
            return phrase("cyclades.why.bite-own" if own else "cyclades.why.bite")
        case "griffin" | "dryad" | "satyr":
            partner = evaluation.friendly(picks[0])
            return phrase("cyclades.why.partner" if partner else "cyclades.why.victim")
        case "sail-count" | "force" | "company":
            return phrase("cyclades.why.needed-all" if _all(ask, picks) else "cyclades.why.needed")
        case _:
            return phrase(reason_key(_REASONS, ask, picks, _OTHER))


def _holds(evaluation: Evaluation, option: str) -> bool:
    """Whether the unit of an option "area:unit" is the seat's or a partner's."""
    return evaluation.friendly(evaluation.areas[option.partition(":")[0]].owner)


def _all(ask: Ask, picks: Picks) -> bool:
    """Whether everybody who can go does."""
    if ask.high == 1 and picks and picks[0].isdecimal():
        return int(picks[0]) == max(map(int, ask.options))
    return len(picks) == len(ask.options)


def _god(evaluation: Evaluation, name: str) -> Phrase:
    """The largest part of a god's value: what it denies a rival, its building, or the rest."""
    god = next(altar.god for altar in evaluation.view.altars if altar.god == name)
    if god == "apollo":
        return phrase("cyclades.why.apollo")
    own, denied = bidding.own_value(evaluation, god), bidding.denied(evaluation, god)
    if bidding.DENIAL_SHARE * denied > own:
        return phrase("cyclades.why.deny")
    said = phrase(f"cyclades.god.{god}")
    price = bidding.price(evaluation, god)
    if god == "hera":
        return phrase("cyclades.why.god", god=said, price=price)
    built = bidding.slotted(evaluation, evaluation.building_value(BUILDS[god]))
    if built * 2 > own:
        building = phrase(f"cyclades.building.{BUILDS[god]}")
        return phrase("cyclades.why.god-building", god=said, building=building, price=price)
    return phrase("cyclades.why.god", god=said, price=price)


def _bid(evaluation: Evaluation, ask: Ask, space: str) -> Phrase:
    named = ask.facts.get("god")
    god = named.key.rpartition(".")[2] if isinstance(named, Phrase) else ""
    if len(ask.options) == 1:
        return phrase("cyclades.why.bid-only")
    lowest = space == min(ask.options, key=int)
    if lowest and bids_last(evaluation.view, ask.seat, god):
        return phrase("cyclades.why.bid-last")
    holder = _bidder(evaluation.view, god)
    if lowest and holder is not None:
        return phrase("cyclades.why.bid-displace", rival=seat_name(holder))
    return phrase("cyclades.why.bid-low" if lowest else "cyclades.why.bid-high")


def bids_last(view: CycladesView, seat: str, god: str) -> bool:
    """Whether an offering of ``seat`` to ``god`` is the last of the round.

    It is if all others have an altar of their own and nobody is displaced, who would bid again.
    """
    others = {player.seat for player in view.players if player.seat != seat}
    return others <= {altar.bidder for altar in view.altars} and _bidder(view, god) is None


def _bidder(view: CycladesView, god: str) -> str | None:
    return next(altar.bidder for altar in view.altars if altar.god == god)


def _act(evaluation: Evaluation, ask: Ask, picks: Picks) -> Phrase:
    """The reason for an action: compulsory, a sacrifice, a net gain, or the end of the turn."""
    if declined(picks):
        return phrase("cyclades.why.end")
    head = picks[0].partition(":")[0]
    if head in ("gift", "build"):
        return phrase("cyclades.why.due")
    if head == "sacrifice":
        return phrase("cyclades.why.deed")
    others = [o for o in ask.options if o not in ("end", picks[0])]
    best = max((acting.net_gain(evaluation, ask, option) for option in others), default=0.0)
    bargains = best > acting.MIN_GAIN
    return phrase("cyclades.why.bargain-best" if bargains else "cyclades.why.bargain")
