"""Heroes: what one is worth in the seat's service, and when a sacrifice pays."""

from __future__ import annotations

from games.core.steps import Ask, Picks
from games.cyclades.bot.outlook import UNIT, Outlook
from games.cyclades.bot.warring import best_leap
from games.cyclades.components import AJAX_LANDS, CROESUS_PRICE

# What a hero's ability adds to the unit that he is.
_ABILITIES: dict[str, float] = {
    "ajax": 1.5,
    "hector": 1.5,
    "helen": 0.5,
    "croesus": 0.5,
    "odysseus": 0.8,
    "pandora": 1.0,
    "penthesilea": 1.2,
    "perseus": 1.0,
    "jason": 0.8,
}


def service_worth(look: Outlook, name: str) -> float:
    """What a hero is worth when hired: a unit, an ability, and the sacrifice to come."""
    return UNIT + _ABILITIES[name] + _prospect(look, name)


def _prospect(look: Outlook, name: str) -> float:
    """How near the hero's sacrifice is, in gold."""
    metropolis = look.gained(1) * 0.8
    if name == "pandora":
        borrowed = [other for other in look.view.heroes if other not in ("pandora", "penthesilea")]
        return 0.7 * max((_prospect(look, other) for other in borrowed), default=0.0)
    if name == "perseus":
        return 0.5 * min(8.0, best_leap(look).gain)
    if name == "penthesilea":
        # She keeps a metropolis that is about to be built from ever being lost.
        kinds = look.kinds()
        near = look.me.philosophers >= 2 or sum(count == 0 for count in kinds.values()) <= 1
        return 3.0 if near else 0.5
    return metropolis * _readiness(look, name)


def _readiness(look: Outlook, name: str) -> float:
    """How likely a sacrifice is to come about, judged by what it still lacks."""
    own = sorted(look.own_kinds().values(), reverse=True)
    lacks: float
    if name == "ajax":
        lacks = AJAX_LANDS - look.me.lands
    elif name == "jason":
        lacks = look.me.fleets_left * 0.7
    elif name == "croesus":
        lacks = max(0, CROESUS_PRICE + 4 - look.gold) / 4
    elif name == "odysseus":
        lacks = 3 - own[0]
    elif name == "helen":
        lacks = max(0, 2 - own[0]) + max(0, 2 - own[1])
    else:
        # Hector: two priestesses for each philosopher that is still missing.
        swaps = look.me.priestesses // 2
        lacks = 4 - look.me.philosophers - swaps if swaps else 4
    if lacks <= 0:
        return 0.9
    return {1: 0.5, 2: 0.2, 3: 0.05}.get(round(lacks), 0.0)


def deed_worth(look: Outlook, name: str, doer: str = "") -> float:
    """What a sacrifice that is possible now is worth; the hero stays where it is nothing.

    ``doer`` is Pandora, where she does the deed of another.
    """
    if name == "hector":
        swaps = look.me.priestesses // 2
        return look.gained(1) if look.me.philosophers + swaps >= 4 else 0.0
    if name == "perseus":
        return best_leap(look, doer or name).gain - service_worth(look, doer or name)
    if name == "pandora":
        return max((deed_worth(look, other, name) for other in _borrowed(look)), default=0.0)
    if name == "croesus":
        return look.gained(1) - 0.6 * CROESUS_PRICE
    return look.gained(1)


def _borrowed(look: Outlook) -> list[str]:
    """Heroes of the column whose deed is possible, as far as the seat can tell."""
    own = sorted(look.own_kinds().values(), reverse=True)
    ready = {
        "ajax": look.me.lands >= AJAX_LANDS,
        "jason": look.me.fleets_left == 0,
        "croesus": look.gold >= CROESUS_PRICE,
        "odysseus": own[0] >= 3,
        "helen": own[1] >= 2,
        "hector": look.me.priestesses >= 2,
        "perseus": best_leap(look, "pandora").gain > 0,
    }
    return [name for name in look.view.heroes if ready.get(name)]


def hired(ask: Ask, look: Outlook) -> Picks:
    """The hero who is worth most."""
    return (max(ask.options, key=lambda name: service_worth(look, name)),)


def leaving(ask: Ask, look: Outlook) -> Picks:
    """Charon takes the hero who is worth least."""
    return (min(ask.options, key=lambda name: service_worth(look, name)),)


def borrowed(ask: Ask, look: Outlook) -> Picks:
    """Pandora does the deed that brings most."""
    return (max(ask.options, key=lambda name: deed_worth(look, name, "pandora")),)


def swap(ask: Ask, look: Outlook) -> Picks:
    """Hector goes on as long as it leads to a metropolis or priestesses abound."""
    swaps = look.me.priestesses // 2
    return ("swap",) if look.me.philosophers + swaps >= 4 or swaps >= 2 else ("stop",)
