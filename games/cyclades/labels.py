"""How the options of Cyclades are worded and where on the board they lie."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Ask
from games.cyclades.components import (
    BASICS,
    CREATURE_COSTS,
    CREATURES,
    HEROES,
)
from games.cyclades.view import AreaView, CycladesView
from games.cyclades.words import building, creature, god, hero, unit

TOPICS: tuple[str, ...] = (
    "aim",
    "first_turn",
    "legend",
    "names",
    "round",
    "income",
    "offerings",
    "upkeep",
    "gods",
    "sea",
    "land",
    "battle",
    "metropolis",
    "creatures",
    "figures",
    "heroes",
    "quests",
    "end",
    "teams",
    "placement",
)

_TOPIC_OF: dict[str, str] = {
    "god": "offerings",
    "bid": "offerings",
    "keep": "upkeep",
    "keep-several": "upkeep",
    "prowl": "upkeep",
    "prowl-next": "upkeep",
    "lair": "figures",
    "hydra": "figures",
    "polyphemus": "figures",
    "fleet": "sea",
    "sail-from": "sea",
    "sail-to": "sea",
    "sail-count": "sea",
    "march-from": "land",
    "march-to": "land",
    "force": "land",
    "retreat": "battle",
    "casualty": "battle",
    "croesus": "battle",
    "perseus": "battle",
    "hector": "battle",
    "ability": "battle",
    "slot": "metropolis",
    "set": "metropolis",
    "metropolis": "metropolis",
    "prosperity": "metropolis",
    "bonus-troop": "metropolis",
    "bonus-fleet": "metropolis",
    "hero": "heroes",
    "hero-land": "heroes",
    "helen": "heroes",
    "odysseus": "heroes",
    "give-up": "heroes",
    "hector-swap": "heroes",
    "pandora": "heroes",
    "quest": "quests",
    "quest-to": "quests",
    "company": "quests",
    "start-land": "placement",
    "start-fleet": "placement",
    "start-troop": "placement",
    "act": "gods",
    "hera": "gods",
    "recruit": "gods",
    "look": "gods",
    "apollo-land": "gods",
    "apollo-sea": "gods",
}


def topic_of(key: str) -> str:
    """The rules topic that a question is about."""
    return _TOPIC_OF.get(key.removeprefix("cyclades.ask."), "creatures")


def place(view: CycladesView, ask: Ask, option: str) -> str | None:
    """The area that an option is about (its own, its slot's, where a fleet is driven to), or its
    altar, creature or hero on the board of fate."""
    card = option.rpartition(":")[2]
    if ask.key == "cyclades.ask.god" or card in (*view.creatures, *view.heroes):
        return card
    name = option.rpartition(">")[2].removeprefix("replace:").partition(":")[0]
    name = name.partition(".")[0]
    return name if _area(view, name) is not None else None


def _area(view: CycladesView, name: str) -> AreaView | None:
    return next((area for area in view.areas if area.label == name), None)


def label(view: CycladesView, ask: Ask, option: str) -> Phrase:
    """One option of a question, worded."""
    key = ask.key.removeprefix("cyclades.ask.")
    if key == "god":
        return god(option)
    if key == "act":
        return _action(view, ask, option)
    if key == "bid":
        return _offered(view, ask, option)
    priced = _priced(ask, option)
    if priced is not None:
        return priced
    if option.isdecimal():
        return phrase("cyclades.pick.number", count=int(option))
    if any(player.seat == option for player in view.players):
        return phrase("cyclades.pick.seat", seat=seat_name(option))
    if option in CREATURES:
        return creature(option)
    if option in HEROES:
        return hero(option)
    if option in BASICS:
        return building(option)
    return _where(view, option)


def _offered(view: CycladesView, ask: Ask, option: str) -> Phrase:
    """A space of the track, with what is paid for it where priestesses make that less."""
    buyer = next(player for player in view.players if player.seat == ask.seat)
    space, paid = int(option), max(0, int(option) - buyer.priestesses)
    if paid == space:
        return phrase("cyclades.pick.bid-whole", count=space)
    return phrase("cyclades.pick.bid", count=space, paid=paid)


def _priced(ask: Ask, option: str) -> Phrase | None:
    """Where a move leads, with its cost, if the question says what it is."""
    listed = ask.facts.get("prices", ())
    if not isinstance(listed, tuple):
        return None
    return next((line for line in listed if line.args["area"] == option), None)


def creature_price(view: CycladesView, seat: str, name: str) -> int:
    """What a creature of the column costs a faction now, its temples counted."""
    buyer = next(player for player in view.players if player.seat == seat)
    return max(0, CREATURE_COSTS[view.creatures.index(name)] - buyer.discount)


def _action(view: CycladesView, ask: Ask, option: str) -> Phrase:
    head, _, name = option.partition(":")
    if head == "creature":
        cost = creature_price(view, ask.seat, name)
        return phrase("cyclades.pick.creature", creature=creature(name), cost=cost)
    if head == "sacrifice":
        return phrase("cyclades.pick.sacrifice", hero=hero(name))
    acting = ask.facts["god"]
    if head in ("build", "gift", "recruit") and isinstance(acting, Phrase):
        patron = acting.key.rpartition(".")[2]
        return phrase(f"cyclades.pick.{head}.{patron}", cost=ask.facts["recruit"])
    if head == "quest":
        return phrase("cyclades.pick.quest", cost=ask.facts["quest"])
    return phrase(f"cyclades.pick.{head}")


def _where(view: CycladesView, option: str) -> Phrase:
    """Areas, slots and units."""
    head, _, tail = option.partition(":")
    if head == "hero":
        return hero(tail)
    if head == "card":
        return phrase("cyclades.pick.card", hero=hero(tail))
    if head == "replace":
        return phrase("cyclades.pick.replace", slot=tail, building=_built(view, tail))
    if ">" in option:
        start, _, end = option.partition(">")
        return phrase("cyclades.pick.drive", start=start, end=end)
    if tail in ("troop", "mercenary", "fleet"):
        return phrase("cyclades.pick.target", area=head, unit=unit(tail))
    kind, _, number = option.partition(".")
    if kind in ("troop", "mercenary"):
        if number:
            return phrase("cyclades.pick.unit", unit=unit(kind), number=int(number))
        return unit(kind)
    if option == "minotaur":
        return unit(option)
    if number and _area(view, kind):
        area = _area(view, kind)
        slot = next((s for s in area.slots if s.name == option), None) if area else None
        if slot is not None and slot.building is not None:
            return phrase("cyclades.pick.built", slot=option, building=building(slot.building))
        return phrase("cyclades.pick.slot", slot=option, sea=slot.sea if slot else "")
    area = _area(view, option)
    if area is not None:
        return phrase(f"cyclades.pick.{area.kind}", area=option)
    return phrase(f"cyclades.pick.{option}")


def _built(view: CycladesView, slot: str) -> Phrase:
    area = _area(view, slot.partition(".")[0])
    found = next((s.building for s in area.slots if s.name == slot), None) if area else None
    return building(found or "academy")


def headline(view: CycladesView) -> Phrase:
    """Which round and phase it is."""
    return phrase(f"cyclades.headline.{view.phase}", round=view.round)
