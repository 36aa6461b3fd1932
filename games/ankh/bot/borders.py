"""Caravans, conflict tokens and consolidation: the shape of the regions."""

from __future__ import annotations

from games.ankh.bot.outlook import Outlook
from games.ankh.components import MONUMENTS
from games.ankh.egypt import Caravan, Egypt, egypt
from games.core.steps import Ask, Picks

WORTHWHILE = 0.3


def caravan(ask: Ask, look: Outlook) -> Picks:
    """The region whose best split helps most, if any does."""
    now = standing(look, look.map)
    best, best_gain = "none", WORTHWHILE
    for option in ask.options:
        if option == "none":
            continue
        region = _region_of(look, int(option.partition(":")[2]))
        gain = max(_split_worth(look, chain) for chain in _chains(look, region)) - now
        if gain > best_gain:
            best, best_gain = option, gain
    return (best,)


def end(ask: Ask, look: Outlook) -> Picks:
    """An end of the best caravan that may still be laid."""
    shown = {chain.option: None for chain in look.view.chains}
    fitting = [
        chain
        for region in range(len(look.map.regions))
        for chain in _chains(look, region)
        if chain.option in shown
    ]
    start = ask.facts.get("start")
    if start is not None:
        fitting = [chain for chain in fitting if start in (chain.start, chain.end)]
    best = max(fitting, key=lambda chain: _split_worth(look, chain))
    return (best.start if best.start != start else best.end,)


def way(ask: Ask, look: Outlook) -> Picks:
    """The best of the ways between two ends."""
    chains = {c.option: c for r in range(len(look.map.regions)) for c in look.map.caravans(r)}
    return (max(ask.options, key=lambda option: _split_worth(look, chains[option])),)


def _chains(look: Outlook, region: int) -> list[Caravan]:
    return [c for c in look.map.caravans(region) if len(c.borders) <= look.view.camels_left]


def _region_of(look: Outlook, token: int) -> int:
    return next(
        look.map.of[cell.label]
        for cell in look.view.hexes
        if cell.regions == (token,) and cell.label in look.map.of
    )


def _split_worth(look: Outlook, chain: Caravan) -> float:
    return standing(look, egypt(tuple(sorted((*look.view.camels, *chain.borders)))))


def standing(look: Outlook, land: Egypt) -> float:
    """The devotion of a conflict on that map, the best rival's taken off."""
    mine = _yield_of(look, land, look.god)
    return mine - max((_yield_of(look, land, g.seat) for g in look.rivals), default=0.0)


def _yield_of(look: Outlook, land: Egypt, owner: str) -> float:
    total = 0.0
    for region in range(len(land.regions)):
        counts: dict[str, int] = {}
        for label, figure in look.figures.items():
            if region in land.regions_of(label):
                counts[figure.owner] = counts.get(figure.owner, 0) + 1
        ours = counts.pop(owner, 0)
        if not ours:
            continue
        theirs = max(counts.values(), default=0)
        total += 1.0 if not counts else min(0.95, max(0.05, 0.5 + 0.2 * (ours - theirs)))
        total += sum(_leads(look, land, region, kind, owner) for kind in MONUMENTS)
    return total


def _leads(look: Outlook, land: Egypt, region: int, kind: str, owner: str) -> bool:
    counts: dict[str, int] = {}
    for cell in look.view.hexes:
        if cell.monument == kind and cell.monument_owner and land.of[cell.label] == region:
            counts[cell.monument_owner] = counts.get(cell.monument_owner, 0) + 1
    mine = counts.pop(owner, 0)
    return mine > max(counts.values(), default=0)


def consolidate(ask: Ask, look: Outlook) -> Picks:
    """The two regions whose union helps most."""

    def joined(option: str) -> float:
        one, other = (int(part) for part in option.split(":")[1:])
        parts = (_region_of(look, one), _region_of(look, other))
        camels = tuple(
            line
            for line in look.view.camels
            if not (look.map.of[line[0]] in parts and look.map.of[line[1]] in parts)
        )
        return standing(look, egypt(camels))

    return (max(ask.options, key=joined),)
