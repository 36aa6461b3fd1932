"""Labels of options, their places on the board, and the headline of Cyclades."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Ask
from games.cyclades.components import (
    BASICS,
    CREATURE_COSTS,
    CREATURES,
    HEROES,
)
from games.cyclades.view import AreaView, CycladesView, Phase, PlayerView
from games.cyclades.words.names import building, creature, hero, signed_god, unit

_CROWD = 12
"""More areas than these are not numbered."""


def place(view: CycladesView, ask: Ask, option: str) -> str | None:
    """The area, altar, creature or hero that an option is about; None if it has no place.

    For a slot it is the slot's area, for a driven fleet the sea where it ends.
    """
    card = option.rpartition(":")[2]
    if ask.key == "cyclades.ask.god" or card in (*view.creatures, *view.heroes):
        return card
    name = option.rpartition(">")[2].removeprefix("replace:").partition(":")[0]
    name = name.partition(".")[0]
    return name if _area(view, name) is not None else None


def printed_number(view: CycladesView, ask: Ask, option: str) -> int | None:
    """Many lands and seas are called by the names that the map shows, which numbers would cover."""
    if len(ask.options) <= _CROWD or "." in option:
        return None
    area = place(view, ask, option)
    return 0 if area is not None and _area(view, area) is not None else None


def _area(view: CycladesView, name: str) -> AreaView | None:
    return next((area for area in view.areas if area.label == name), None)


def label(view: CycladesView, ask: Ask, option: str) -> Phrase:
    """The label of one option of a question."""
    key = ask.key.removeprefix("cyclades.ask.")
    if key == "god":
        return signed_god(option)
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
    """A space of the track, with its price where priestesses or an empty purse lower it."""
    buyer = next(player for player in view.players if player.seat == ask.seat)
    space, paid = int(option), max(0, int(option) - buyer.priestesses)
    if buyer.gold is not None:
        wanted = ask.facts["god"]
        god_wanted = wanted.key.rpartition(".")[2] if isinstance(wanted, Phrase) else ""
        paid = min(paid, max(0, buyer.gold - _promised(view, buyer, god_wanted)))
    if paid == space:
        return phrase("cyclades.pick.bid-whole", count=space)
    return phrase("cyclades.pick.bid", count=space, paid=paid)


def _promised(view: CycladesView, buyer: PlayerView, god_wanted: str) -> int:
    """The gold of a shared purse that the offerings of partners to other gods will take."""
    team = {player.seat: player for player in view.players if player.team == buyer.team}
    partners = [a for a in view.altars if a.bidder in team and a.god != god_wanted]
    return sum(
        max(0, altar.space - team[altar.bidder].priestesses)
        for altar in partners
        if altar.bidder is not None and altar.bidder != buyer.seat
    )


def _priced(ask: Ask, option: str) -> Phrase | None:
    """The end of a move with its price, if the question lists prices."""
    listed = ask.facts.get("prices", ())
    if not isinstance(listed, tuple):
        return None
    return next((line for line in listed if line.args["area"] == option), None)


def creature_price(view: CycladesView, seat: str, name: str) -> int:
    """What a creature of the column costs a faction now, with its temples' discount."""
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
    """The label of an area, a slot, a unit or a fixed answer such as "stay"."""
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


_HEADLINES: dict[Phase, str] = {
    "placement": "cyclades.headline.placement",
    "income": "cyclades.headline.income",
    "offerings": "cyclades.headline.offerings",
    "upkeep": "cyclades.headline.upkeep",
    "actions": "cyclades.headline.actions",
    "over": "cyclades.headline.over",
}


def headline(view: CycladesView) -> Phrase:
    """The round and the phase."""
    return phrase(_HEADLINES[view.phase], round=view.round)
