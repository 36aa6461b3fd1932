"""Finding things in a view, and wording them with what they would give or cost now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from games.anunnaki.components import AGREEMENTS, CORE, MINOR_GODS, RAYS, WEAPONS
from games.anunnaki.view import AnunnakiView, DistrictView, HouseView, TokenView
from games.anunnaki.words import action as action_name
from games.anunnaki.words import amounts, goods, offer
from games.anunnaki.words import weapon as weapon_name
from games.core.phrase import Arg, Phrase, phrase


def own_house(view: AnunnakiView, seat: str) -> HouseView | None:
    """What lies before a seat, None while the houses are being dealt."""
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


def as_action(view: AnunnakiView, seat: str, action: str, bare: bool = False) -> Phrase:
    """A token by name, with what its action would give now unless it is ``bare``."""
    token = token_of(view, seat, action)
    if token is None:
        return action_name(action)
    args: dict[str, Arg] = {"action": action_name(action)}
    # What is gathered says enough; in how many districts stands on the token and in its text.
    given = amounts({kind: n for kind, n in token.gives.items() if kind != "districts"})
    if bare:
        return phrase("anunnaki.pick.bare-action", **args)
    if not given:
        return phrase("anunnaki.pick.idle-action", **args)
    return phrase("anunnaki.pick.action", **args, gives=given)


def as_cell(view: AnunnakiView, seat: str, edge: str) -> Phrase:
    """A cell of the star by the tokens at its ends, with its crystals."""
    cell = next(cell for cell in view.edges if cell.name == edge)
    house = own_house(view, seat)
    tokens = house.tokens if house else ()
    one, other = (action_name(t.action) for t in tokens if t.node in cell.ends)
    return phrase("anunnaki.pick.cell", one=one, other=other, crystals=cell.crystals)


def as_district(view: AnunnakiView, label: str) -> Phrase:
    """A district with its open sources and shrines."""
    district = district_of(view, label)
    if district is None:
        return phrase("anunnaki.pick.place", district=label)
    found = {k: n - district.exhausted.get(k, 0) for k, n in district.sources.items()}
    found["shrine"] = district.shrines
    what = amounts(found)
    if not what:
        return phrase("anunnaki.pick.place", district=label)
    return phrase("anunnaki.pick.district", district=label, what=what)


def as_agreement(view: AnunnakiView, token: str) -> Phrase:
    """A trade agreement in short; its middle is told in the second line.

    In a first game its house means nothing, and goes unsaid.
    """
    shown = AGREEMENTS[token].shown
    return offer(replace(shown, house=None) if view.first_game else shown)


def freed_by(house: HouseView, edge: str) -> str | None:
    """Whom a sign in a cell would free: "minor", the house's main god, or nobody."""
    signs = {*house.signs, edge}
    if "core" not in house.freed and signs.issuperset(CORE):
        return next(god.name for god in house.gods if god.main)
    rays = (edges for ray, edges in RAYS.items() if ray not in house.freed and edge in edges)
    return "minor" if any(signs.issuperset(edges) for edges in rays) else None


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


def as_weapon(view: AnunnakiView, seat: str, card: str) -> Phrase:
    """A weapon with its strength and what it costs this seat."""
    args: dict[str, Arg] = {"weapon": weapon_name(card), "strength": WEAPONS[card].strength}
    price = amounts(price_of(view, seat, card))
    if not price:
        return phrase("anunnaki.pick.weapon-free", **args)
    return phrase("anunnaki.pick.weapon", **args, cost=price)


def bonus_of(god: str) -> tuple[Phrase, ...]:
    """What summoning a god brings on the tracks."""
    if god not in MINOR_GODS:
        return amounts({"power": 2, "war": 1, "technology": 1, "trade": 1})
    bonus = MINOR_GODS[god].bonus
    return (goods(bonus, 2 if bonus == "power" else 1),)
