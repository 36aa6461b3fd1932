"""Fleets: which seas are worth having, and which moves at sea are worth a coin.

A move is judged by what the seas held before and after it are worth, so that no move is ever
worth taking back.
"""

from __future__ import annotations

from typing import NamedTuple

from games.core.steps import Ask, Picks
from games.cyclades.bot.odds import battle
from games.cyclades.bot.outlook import UNIT, Outlook
from games.cyclades.view import AreaView

SPARE_FLEET = 0.3


class Voyage(NamedTuple):
    """A move of fleets from sea to sea, and what it promises beyond its coin."""

    gain: float
    start: str
    end: str
    fleets: int


def sea_worth(look: Outlook, sea: AreaView) -> float:
    """What holding a sea is worth: its horns, and the foreign shores that it leads to."""
    shores = sum(not look.friendly(land.owner) for land in look.near(sea.label, "land"))
    return 0.3 + look.horn * (sea.horns + sea.tokens) + min(0.9, 0.3 * shores)


def closed(look: Outlook, sea: AreaView) -> bool:
    """Whether the Kraken or Polyphemus keeps fleets out."""
    if sea.creature == "kraken":
        return True
    return any(land.creature == "polyphemus" for land in look.near(sea.label, "land"))


def ports(look: Outlook, seat: str, sea: AreaView) -> int:
    """The faction's ports and metropolises on the coast of a sea."""
    return sum(
        slot.sea == sea.label and slot.building in ("port", "metropolis")
        for land in look.near(sea.label, "land")
        if land.owner == seat
        for slot in land.slots
    )


def voyage(look: Outlook, start: AreaView, end: AreaView, count: int) -> float:
    """What a move promises; the sea it leaves empty is given up."""
    left = 0.0 if count < start.fleets else sea_worth(look, start)
    if look.mine(end):
        return -left
    if end.owner is None:
        return sea_worth(look, end) - left
    odds = battle(count, ports(look, look.seat, end), end.fleets, ports(look, end.owner, end))
    lost = (count - odds.attackers) * UNIT
    sunk = (end.fleets - odds.defenders) * UNIT * 0.4
    return odds.wins * 1.4 * sea_worth(look, end) + sunk - lost - left


def best_voyage(look: Outlook, starts: list[AreaView] | None = None) -> Voyage:
    """The best move of any fleets, its coin paid; no gain where there is none."""
    best = Voyage(0.0, "", "", 0)
    for start in look.seas() if starts is None else starts:
        for end in look.near(start.label, "sea"):
            if not closed(look, end) and (look.mine(end) or not look.friendly(end.owner)):
                best = max(best, best_count(look, start, end))
    return best


def best_count(look: Outlook, start: AreaView, end: AreaView) -> Voyage:
    """The best number of fleets to send to another sea."""
    counts = range(1, start.fleets + 1)
    found = [(voyage(look, start, end, count) - look.coin, -count) for count in counts]
    gain, count = max(found, default=(0.0, -1))
    return Voyage(gain, start.label, end.label, -count)


def sail_from(ask: Ask, look: Outlook) -> Picks:
    """The sea from which the best move begins."""
    return (max(ask.options, key=lambda label: best_voyage(look, [look.areas[label]])),)


def sail_to(ask: Ask, look: Outlook) -> Picks:
    """Where those fleets are worth most."""
    start = look.areas[str(ask.facts["area"])]
    return (max(ask.options, key=lambda label: best_count(look, start, look.areas[label])),)


def sail_count(ask: Ask, look: Outlook) -> Picks:
    """As many as the move needs."""
    start, end = (look.areas[str(ask.facts[name])] for name in ("start", "end"))
    return (str(best_count(look, start, end).fleets),)


def fleet_worth(look: Outlook, sea: AreaView) -> float:
    """What one more fleet in a sea is worth: most where it takes the sea."""
    value = SPARE_FLEET if look.mine(sea) else sea_worth(look, sea)
    if "jason" in look.me.heroes:
        value += 4.0 / max(1, look.me.fleets_left)
    return value


def harbours(look: Outlook) -> list[AreaView]:
    """Seas beside the seat's lands that are empty or its own."""
    found: dict[str, AreaView] = {}
    for land in look.lands():
        for sea in look.near(land.label, "sea"):
            if sea.owner in (None, look.seat) and not closed(look, sea):
                found[sea.label] = sea
    return list(found.values())


def recruit_worth(look: Outlook) -> float:
    """What one more fleet is worth where it does most."""
    if not look.me.fleets_left:
        return 0.0
    return max((fleet_worth(look, sea) for sea in harbours(look)), default=0.0)


def place_fleet(ask: Ask, look: Outlook) -> Picks:
    """A new fleet goes where it does most."""
    return (max(ask.options, key=lambda label: fleet_worth(look, look.areas[label])),)
