"""Caravans, conflict tokens and consolidation: the shape of the regions."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.ankh.bot.outlook import Outlook
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
    """The devotion that a conflict on that map would bring, the best rival's taken off."""
    total = dict.fromkeys((god.seat for god in look.view.gods), 0.0)
    for region in _sized_up(look, land):
        for owner, might in region.might.items():
            others = [count for other, count in region.might.items() if other != owner]
            chance = 0.5 + 0.2 * (might - max(others, default=0))
            total[owner] += min(0.95, max(0.05, chance)) if others else 1.0
            total[owner] += sum(_leads(counts, owner) for counts in region.monuments.values())
    mine = total.pop(look.god)
    return mine - max(total.values(), default=0.0)


@dataclass
class _Region:
    """A region's figures by owner, and its owned monuments by kind and owner."""

    might: dict[str, int] = field(default_factory=dict)
    monuments: dict[str, dict[str, int]] = field(default_factory=dict)


def _sized_up(look: Outlook, land: Egypt) -> list[_Region]:
    found = [_Region() for _ in land.regions]
    for label, figure in look.figures.items():
        for place in land.regions_of(label):
            might = found[place].might
            might[figure.owner] = might.get(figure.owner, 0) + look.figure_might(label)
    for cell in look.owned:
        assert cell.monument is not None
        assert cell.monument_owner is not None
        counts = found[land.of[cell.label]].monuments.setdefault(cell.monument, {})
        counts[cell.monument_owner] = counts.get(cell.monument_owner, 0) + 1
    return found


def _leads(counts: dict[str, int], owner: str) -> bool:
    others = (count for other, count in counts.items() if other != owner)
    return counts.get(owner, 0) > max(others, default=0)


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
