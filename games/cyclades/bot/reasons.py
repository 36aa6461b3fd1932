"""Why the sensible computer answers as it does: what its judgements weigh, in a sentence."""

from __future__ import annotations

from games.core.learn.reasons import declined, rule_of
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask, Picks
from games.cyclades.bot import acting, bidding
from games.cyclades.bot.outlook import Outlook
from games.cyclades.components import BUILDS
from games.cyclades.view import CycladesView

_RULES: dict[str, tuple[str, ...]] = {
    "start-land": ("start-land",),
    "start-fleet": ("sea",),
    "bonus-fleet": ("sea",),
    "start-troop": ("guard",),
    "recruit": ("guard",),
    "bonus-troop": ("guard",),
    "giant-home": ("guard",),
    "slot": ("slot", "no-slot"),
    "set": ("give-up",),
    "give-up": ("give-up",),
    "metropolis": ("metropolis",),
    "hera": ("hera",),
    "prosperity": ("horn",),
    "apollo-land": ("horn",),
    "apollo-sea": ("horn",),
    "fleet": ("fleet",),
    "sail-from": ("sail",),
    "sail-to": ("sail",),
    "sail-count": ("needed",),
    "march-from": ("march",),
    "march-to": ("march",),
    "quest-to": ("march",),
    "leap-to": ("march",),
    "leap-from": ("march",),
    "force": ("needed",),
    "company": ("needed",),
    "quest": ("quest",),
    "retreat": ("retreat",),
    "casualty": ("casualty",),
    "croesus": ("reroll", "no-reroll"),
    "perseus": ("guard",),
    "hero": ("hero",),
    "charon-in": ("hero",),
    "charon-out": ("hero-out",),
    "hero-land": ("hero-land",),
    "pandora": ("deed",),
    "hector-swap": ("hector",),
    "keep": ("keep", "no-keep"),
    "keep-several": ("keep", "no-keep"),
    "prowl": ("prowl",),
    "lair": ("prowl",),
    "look": ("look", "no-look"),
    "sphinx": ("creature",),
    "chimera": ("creature",),
    "harpy": ("bite",),
    "hydra": ("bite",),
    "polyphemus": ("driven",),
    "giant": ("robbed",),
    "griffin": ("victim",),
    "dryad": ("victim",),
    "satyr": ("victim",),
    "sylph": ("swapped",),
    "cyclops": ("changed",),
    "cyclops-kind": ("changed",),
}


def reason(view: CycladesView, ask: Ask, picks: Picks) -> Phrase:
    """What decided the answer."""
    look = Outlook(view, ask.seat)
    match ask.key.removeprefix("cyclades.ask."):
        case "god":
            return _god(look, picks[0])
        case "bid":
            return _bid(look, ask, picks[0])
        case "act":
            return _act(look, ask, picks)
        case "look" if picks[0] == "return":
            return phrase("cyclades.why.no-look")
        case _:
            return phrase(f"cyclades.why.{rule_of(_RULES, ask, picks)}")


def _god(look: Outlook, name: str) -> Phrase:
    """What a god is worth most for: what it denies a rival, its building, or its other gifts."""
    god = next(altar.god for altar in look.view.altars if altar.god == name)
    if god == "apollo":
        return phrase("cyclades.why.apollo")
    own, denied = bidding.own_worth(look, god), bidding.denied(look, god)
    if bidding.SPITE * denied > own:
        return phrase("cyclades.why.deny")
    said = phrase(f"cyclades.god.{god}")
    price = bidding.price(look, god)
    if god == "hera":
        return phrase("cyclades.why.god", god=said, price=price)
    built = bidding.slotted(look, look.building_worth(BUILDS[god]))
    if built * 2 > own:
        building = phrase(f"cyclades.building.{BUILDS[god]}")
        return phrase("cyclades.why.god-building", god=said, building=building, price=price)
    return phrase("cyclades.why.god", god=said, price=price)


def _bid(look: Outlook, ask: Ask, space: str) -> Phrase:
    bidders = [altar.bidder for altar in look.view.altars if altar.bidder]
    if len(bidders) >= len(look.view.players) - 1:
        return phrase("cyclades.why.bid-last")
    lowest = space == min(ask.options, key=int)
    return phrase(f"cyclades.why.{'bid-low' if lowest else 'bid-high'}")


def _act(look: Outlook, ask: Ask, picks: Picks) -> Phrase:
    """What is due comes first; whatever is bought is worth more than its price."""
    if declined(picks):
        return phrase("cyclades.why.end")
    head = picks[0].partition(":")[0]
    if head in ("gift", "build"):
        return phrase("cyclades.why.due")
    if head == "sacrifice":
        return phrase("cyclades.why.deed")
    others = [o for o in ask.options if o not in ("end", picks[0])]
    best = max((acting.bargain(look, ask, option) for option in others), default=0.0)
    return phrase(f"cyclades.why.{'bargain-best' if best > acting.BARGAIN else 'bargain'}")
