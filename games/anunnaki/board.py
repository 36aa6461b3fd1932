"""The planets in play as one map: which districts there are, and where figures may walk."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from games.anunnaki.components import PLANETS, District, gaia
from games.core.hexes import Hex, neighbours

Spot = tuple[str, str, str]
"""Three districts that meet where a culture token lies."""


@dataclass(frozen=True)
class Board:
    """The map of a match: homes of the houses in play, Gaia, and the Otherworld.

    ``beside`` lists where figures may walk from a district. The Otherworld is not in it: it lies
    next to every district that its owner rules.
    """

    planets: tuple[str, ...]
    districts: dict[str, District]
    order: dict[str, int]
    planet_of: dict[str, str]
    beside: dict[str, tuple[str, ...]]
    dotted: dict[str, tuple[str, ...]]
    capital_of: dict[str, str]
    spots: tuple[Spot, ...]
    spots_of: dict[str, tuple[Spot, ...]]
    atlantis: tuple[str, ...]
    civilisations: tuple[str, ...]


@cache
def board_of(houses: tuple[str, ...], *, level: bool) -> Board:
    """The map for these houses, in seat order; ``level`` unless it is as it was once."""
    planets = (*houses, gaia(len(houses)), "otherworld")
    districts: dict[str, District] = {}
    planet_of: dict[str, str] = {}
    beside: dict[str, tuple[str, ...]] = {}
    dotted: dict[str, tuple[str, ...]] = {}
    capital_of: dict[str, str] = {}
    for name in planets:
        planet = PLANETS[name]
        at = {Hex(d.q, d.r): d if level else _once(d) for d in planet.districts}
        for cell, district in at.items():
            districts[district.id] = district
            planet_of[district.id] = name
            open_to = [
                near.id
                for near in (at[step] for step in neighbours(cell) if step in at)
                if _passable(district, near, planet.dotted)
            ]
            beside[district.id] = tuple(sorted(open_to, key=_order))
            dotted[district.id] = tuple(
                near
                for near in beside[district.id]
                if (district.id, near) in planet.dotted or (near, district.id) in planet.dotted
            )
            if district.capital:
                capital_of[name] = district.id
    spots = tuple(spot for name in planets for spot in PLANETS[name].culture)
    return Board(
        planets,
        districts,
        {district: place for place, district in enumerate(districts)},
        planet_of,
        beside,
        dotted,
        capital_of,
        spots,
        {d: tuple(spot for spot in spots if d in spot) for d in districts},
        tuple(d.id for d in districts.values() if d.atlantis),
        tuple(d.id for d in districts.values() if d.civilisation),
    )


def _once(district: District) -> District:
    """A district as it was before home planets were made level."""
    if district.once is None:
        return district
    return district.model_copy(update={"sources": district.once})


def _passable(one: District, other: District, dotted: tuple[tuple[str, str], ...]) -> bool:
    """Atlantis is entered and left across dotted borders only; it may itself be one land."""
    if not (one.atlantis or other.atlantis):
        return True
    return (one.id, other.id) in dotted or (other.id, one.id) in dotted


def _order(district: str) -> tuple[str, int]:
    return district[0], int(district[1:])


def spot_name(spot: Spot) -> str:
    """How a place for a culture token is called ("P4.P5.P6")."""
    return ".".join(spot)
