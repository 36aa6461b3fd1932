"""Finds houses, tokens, districts, freed gods and prices in a view of Anunnaki."""

from __future__ import annotations

from collections.abc import Mapping

from games.anunnaki.components import CORE, LAST_SPACE, POWER_LAST, RAYS, WEAPONS
from games.anunnaki.view import AnunnakiView, DistrictView, HouseView, TokenView


def own_house(view: AnunnakiView, seat: str) -> HouseView | None:
    """The house of a seat, or None while houses are being dealt."""
    return next((house for house in view.houses if house.seat == seat), None)


def token_of(view: AnunnakiView, seat: str, action: str) -> TokenView | None:
    """An action token of a seat."""
    house = own_house(view, seat)
    return next((t for t in house.tokens if t.action == action), None) if house else None


def district_of(view: AnunnakiView, label: str) -> DistrictView | None:
    """A district of the map."""
    for planet in view.planets:
        for district in planet.districts:
            if district.label == label:
                return district
    return None


def signs_after(house: HouseView, edge: str, start: str | None) -> set[str]:
    """The cells with signs once one has come to ``edge``, from the cell ``start`` or new."""
    return {*house.signs, edge} - {start}


def open_rays(house: HouseView) -> dict[str, tuple[str, ...]]:
    """The cells of each ray that could still free a minor god: one for each god, no more."""
    minors = sum(not god.main for god in house.gods)
    if sum(ray in house.freed for ray in RAYS) >= minors:
        return {}
    return {ray: edges for ray, edges in RAYS.items() if ray not in house.freed}


def freed_by(house: HouseView, edge: str, start: str | None = None) -> str | None:
    """The god that a sign in a cell would free: "minor", the main god's name, or None.

    ``start`` is the cell that the sign leaves where it is moved.
    """
    signs = signs_after(house, edge, start)
    if "core" not in house.freed and signs.issuperset(CORE):
        return next(god.name for god in house.gods if god.main)
    rays = (edges for edges in open_rays(house).values() if edge in edges)
    return "minor" if any(signs.issuperset(edges) for edges in rays) else None


def attainable(house: HouseView, goods: Mapping[str, int]) -> dict[str, int]:
    """What a house would really gain of some goods: no track leads beyond its end."""
    last = LAST_SPACE if house.lightning else LAST_SPACE - 1
    room = {track: last - space for track, space in house.tracks.items()}
    room["power"] = POWER_LAST - house.power
    return {kind: max(0, min(count, room.get(kind, count))) for kind, count in goods.items()}


def price_of(view: AnunnakiView, seat: str, card: str) -> dict[str, int]:
    """What a weapon costs a seat: Sekhmet spares a metal."""
    cost = dict(WEAPONS[card].cost)
    house = own_house(view, seat)
    if house and any(god.name == "sekhmet" and god.summoned for god in house.gods):
        cost = {kind: count - (kind == "metal") for kind, count in cost.items()}
    return cost


def lacking(house: HouseView, cost: Mapping[str, int]) -> dict[str, int]:
    """What a house would still have to gain to pay a cost; "any" comes from what is left over."""
    stock = house.resources
    short = {kind: max(0, n - stock[kind]) for kind, n in cost.items() if kind != "any"}
    spare = sum(max(0, held - cost.get(kind, 0)) for kind, held in stock.items())
    short["any"] = max(0, cost.get("any", 0) - spare)
    return {kind: count for kind, count in short.items() if count}
