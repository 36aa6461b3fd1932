"""How strong a company is when it fights and when it gathers (pages 8, 12 and 15 to 18)."""

from __future__ import annotations

from games.anunnaki.components import MINOR_GODS, STRENGTH
from games.anunnaki.state import Company, State

NOMAD_SETTLEMENT = 2
ISHTAR_SETTLEMENT = 2
ISIS_SETTLEMENT = 1
HEIMDALL_SETTLEMENT = 3
ASSUR_FIGURES = 2


def god_strength(god: str) -> int:
    """2 for a minor god, 3 for a main one."""
    return STRENGTH["minor" if god in MINOR_GODS else "main"]


def figures_strength(company: Company) -> int:
    """Followers and gods alone."""
    return company.followers + sum(god_strength(god) for god in company.gods)


def own_strength(state: State, seat: str, district: str) -> int:
    """Figures, with Odin's settlements where he is awake: what Thor counts."""
    company = state.company(seat, district)
    if company is None:
        return 0
    total = figures_strength(company)
    if state.is_nomad(seat) and state.houses[seat].awake:
        total += NOMAD_SETTLEMENT * company.settlements
    return total


def gathering_strength(state: State, seat: str, district: str) -> int:
    """The most that may be gathered: figures, settlements of some houses, and minor gods."""
    company = state.company(seat, district)
    if company is None:
        return 0
    total = own_strength(state, seat, district)
    house = state.houses[seat]
    if house.house == "babylon":
        total += ISHTAR_SETTLEMENT * company.settlements
        total += "assur" in house.summoned and company.figures >= ASSUR_FIGURES
    elif house.house == "pharaos":
        if company.figures and "isis" in house.summoned:
            total += ISIS_SETTLEMENT * company.settlements
        total += "osiris" in house.summoned
    return total


def battle_strength(
    state: State,
    seat: str,
    district: str,
    *,
    defending: bool = False,
    humbled: bool = False,
    speared: bool = False,
) -> int:
    """Figures and what adds to them; ``humbled`` gods count 1, a spear takes the strongest away."""
    company = state.company(seat, district)
    if company is None:
        return 0
    house = state.houses[seat]
    figures = [STRENGTH["follower"]] * company.followers
    figures += [1 if humbled else god_strength(god) for god in company.gods]
    extra = 0
    if house.house == "norrenis":
        worth = NOMAD_SETTLEMENT if house.awake else 0
        if defending and "heimdall" in house.summoned:
            worth += HEIMDALL_SETTLEMENT
        figures += [worth] * company.settlements
    elif house.house == "pharaos" and company.figures and "isis" in house.summoned:
        extra = ISIS_SETTLEMENT * company.settlements
    elif house.house == "babylon" and company.figures >= ASSUR_FIGURES:
        extra = int("assur" in house.summoned)
    if speared and figures:
        figures.remove(max(figures))
    return sum(figures) + extra
