"""Which ankh powers suit a god where it stands."""

from __future__ import annotations

from collections.abc import Callable

from games.ankh.bot.outlook import Outlook
from games.ankh.components import RED_LAST
from games.core.steps import Ask, Picks

CLOSE = 0.8


def power(ask: Ask, look: Outlook) -> Picks:
    """The power that promises most from here to the end; near-equals by lot."""
    worth = {name: _WORTH[name](look) for name in ask.options if name in _WORTH}
    best = max(worth.values())
    close = [name for name, value in worth.items() if value >= CLOSE * best]
    return (look.dice.pick(close),)


def _warlike(look: Outlook) -> float:
    """How likely the god wins a battle: its figures and its nature against the others'."""
    mine = len(look.mine())
    others = [sum(f.owner == g.seat for f in look.figures.values()) for g in look.rivals]
    share = mine / max(1.0, mine + sum(others) / max(1, len(others)))
    nature = sum({"amun": 0.12, "anubis": 0.08, "ra": 0.05}.get(name, 0.0) for name in look.me.gods)
    return share + nature + 0.04 * len(look.me.captives)


def _battles(look: Outlook) -> float:
    """Battles a conflict that the god takes part in."""
    return sum(
        bool(look.count(look.god, region)) and any(look.count(g.seat, region) for g in look.rivals)
        for region in look.regions
    )


def _present(look: Outlook) -> int:
    return sum(bool(look.count(look.god, region)) for region in look.regions)


# Level 1, in followers: what each brings a conflict, counted over many matches.


def _commander(look: Outlook) -> float:
    return 2.2 * look.conflicts_left * _warlike(look)


def _inspiring(look: Outlook) -> float:
    eager = 1.3 if "amun" in look.me.gods else 1.0
    crowded = 1.0 if len(look.view.seats) == 2 else 1.2
    return look.conflicts_left * crowded * eager


def _omnipresent(look: Outlook) -> float:
    return look.conflicts_left * (0.6 + 0.35 * _present(look))


def _revered(look: Outlook) -> float:
    return look.conflicts_left * (1.1 + 0.1 * len(look.controllable()))


# Level 2, in devotion.


def _magnificent(look: Outlook) -> float:
    owned = look.most_of_a_kind(look.god)
    return {0: 0.6, 1: 1.2, 2: 2.4}.get(owned, 4.2) + (0.4 if "osiris" in look.me.gods else 0.0)


def _obelisks(look: Outlook) -> float:
    owned = look.monuments(look.god, "obelisk")
    spread = len({cell.regions[0]: None for cell in owned})
    return 0.8 + 1.1 * spread + 0.2 * len(owned)


def _temples(look: Outlook) -> float:
    owned = look.monuments(look.god, "temple")
    manned = sum(
        any(
            (figure := look.figures.get(near)) is not None and figure.owner == look.god
            for near in look.map.beside[cell.label]
        )
        for cell in owned
    )
    return 1.2 + 1.1 * len(owned) + 0.6 * manned


def _pyramids(look: Outlook) -> float:
    waiting = look.me.warriors_left + len(look.me.guardians)
    owned = len(look.monuments(look.god, "pyramid"))
    return 0.6 + 1.2 * min(owned, 3) * min(1.0, waiting / 3)


# Level 3, in devotion.


def _glorious(look: Outlook) -> float:
    edge = 0.0
    for region in look.regions:
        if look.count(look.god, region) and look.rivals_in(region):
            lead = look.might(look.god, region) - look.rivals_in(region)
            edge += 0.15 if lead < -1 else 0.4 if lead < 2 else 1.0
    nature = 1.3 if "amun" in look.me.gods or "anubis" in look.me.gods else 1.0
    return (1 + look.conflicts_left) * edge * nature


def _magnanimous(look: Outlook) -> float:
    losing = 0.0
    for region in look.regions:
        if look.count(look.god, region) >= 2 and look.rivals_in(region):
            lead = look.might(look.god, region) - look.rivals_in(region)
            losing += 0.8 if lead < -1 else 0.5 if lead < 2 else 0.2
    nature = 1.3 if "osiris" in look.me.gods or "isis" in look.me.gods else 1.0
    return 1.6 * (0.5 + look.conflicts_left) * losing * nature


def _generous(look: Outlook) -> float:
    gains = 1.4 * max(1, _present(look)) * (0.5 + look.conflicts_left)
    room = max(0, RED_LAST + 1 - look.me.devotion)
    return min(gains, room / 2)


def _worshipful(look: Outlook) -> float:
    fights = max(1.0, _battles(look)) * (0.5 + look.conflicts_left)
    income = look.me.followers + 3.0 * look.conflicts_left
    return 0.9 * min(fights, income / 2)


_WORTH: dict[str, Callable[[Outlook], float]] = {
    "commander": _commander,
    "inspiring": _inspiring,
    "omnipresent": _omnipresent,
    "revered": _revered,
    "magnificent": _magnificent,
    "obelisks": _obelisks,
    "temples": _temples,
    "pyramids": _pyramids,
    "glorious": _glorious,
    "magnanimous": _magnanimous,
    "generous": _generous,
    "worshipful": _worshipful,
}
