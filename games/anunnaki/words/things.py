"""Words the things of a question with what they would give or cost its seat now."""

from __future__ import annotations

from dataclasses import replace

from games.anunnaki.components import AGREEMENTS, MINOR_GODS, TRACKS, WEAPONS
from games.anunnaki.rules.gods import POWER_BONUS
from games.anunnaki.view import AnunnakiView
from games.anunnaki.view_queries import attainable, district_of, own_house, price_of, token_of
from games.anunnaki.words.names import action as action_name
from games.anunnaki.words.names import amounts, offer
from games.anunnaki.words.names import weapon as weapon_name
from games.core.phrase import Arg, Phrase, phrase


def as_action(view: AnunnakiView, seat: str, action: str, bare: bool = False) -> Phrase:
    """A token by name, with what its action would give now unless it is ``bare``."""
    token = token_of(view, seat, action)
    if token is None:
        return action_name(action)
    args: dict[str, Arg] = {"action": action_name(action)}
    # The number of districts is left out: it is printed on the token.
    printed = {kind: n for kind, n in token.gives.items() if kind != "districts"}
    if action == "creation" and printed.get("any", 0) > 1:
        printed = {"one-kind": printed["any"]}
    given = amounts(printed)
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
    """A trade agreement in short; its hint names the middle part.

    In a first game its house has no meaning and is left out.
    """
    shown = AGREEMENTS[token].shown
    return offer(replace(shown, house=None) if view.first_game else shown)


def as_weapon(view: AnunnakiView, seat: str, card: str) -> Phrase:
    """A weapon with its strength and what it costs this seat."""
    args: dict[str, Arg] = {"weapon": weapon_name(card), "strength": WEAPONS[card].strength}
    price = amounts(price_of(view, seat, card))
    if not price:
        return phrase("anunnaki.pick.weapon-free", **args)
    return phrase("anunnaki.pick.weapon", **args, cost=price)


def bonus_of(view: AnunnakiView, seat: str, god: str) -> tuple[Phrase, ...]:
    """What summoning a god brings on the tracks, as far as they go."""
    if god in MINOR_GODS:
        bonus: str = MINOR_GODS[god].bonus
        steps = {bonus: POWER_BONUS if bonus == "power" else 1}
    else:
        steps = {"power": POWER_BONUS, **dict.fromkeys(TRACKS, 1)}
    house = own_house(view, seat)
    return amounts(attainable(house, steps) if house is not None else steps)
