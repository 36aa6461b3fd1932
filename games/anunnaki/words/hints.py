"""Hints: the second line under an option of Anunnaki."""

from __future__ import annotations

from games.anunnaki.components import (
    AGREEMENTS,
    ARTIFACTS,
    CORE,
    EDGES,
    HOUSES,
    MAIN_GODS,
    MINOR_GODS,
    WEAPONS,
)
from games.anunnaki.view import AnunnakiView, HouseView
from games.anunnaki.view_queries import (
    attainable,
    district_of,
    freed_by,
    lacking,
    open_rays,
    own_house,
    signs_after,
    token_of,
)
from games.anunnaki.words.district_hints import (
    arriving,
    gathering,
    in_battle,
    leaving,
    met,
    strength_there,
)
from games.anunnaki.words.names import amounts, rewards
from games.anunnaki.words.names import god as god_name
from games.anunnaki.words.names import house as house_name
from games.anunnaki.words.things import bonus_of
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask

_GODS = (*MINOR_GODS, *MAIN_GODS.values())


def hint(view: AnunnakiView, ask: Ask, option: str) -> Phrase | None:
    """A line of detail where there is one."""
    key = ask.key.removeprefix("anunnaki.ask.")
    head, _, tail = option.partition(":")
    if option in HOUSES:
        main = MAIN_GODS[next(house for house in HOUSES if house == option)]
        return phrase(f"anunnaki.god.{main}.text")
    if option in _GODS:
        return phrase(f"anunnaki.god.{option}.text")
    if option in WEAPONS:
        return in_battle(view, ask.seat, option, _weapon(view, ask.seat, option))
    if key == "star":
        return _sign(view, ask.seat, option)
    if option in EDGES:
        return _cell(view, ask, option)
    if key == "technology" and option != "none":
        return phrase(f"anunnaki.action.{option.replace('_', '-')}.upgraded")
    if head == "summon":
        text = phrase(f"anunnaki.god.{tail}.text")
        bonus = bonus_of(view, ask.seat, tail)
        return phrase("anunnaki.hint.summon", bonus=bonus, text=text) if bonus else text
    if head == "agreement" or option in AGREEMENTS:
        return _agreement(view, ask, tail or option, key)
    if option in ARTIFACTS:
        return phrase(f"anunnaki.artifact.{option}.text")
    district = district_of(view, head)
    if district is None:
        return None
    if key == "battle":
        return met(view, ask.seat, district, tail)
    if key in ("move", "portal"):
        return leaving(ask.seat, district, option)
    if key in ("recruit-from", "freya", "lose-follower"):
        return leaving(ask.seat, district, f"{head}:follower") or strength_there(ask.seat, district)
    if key in ("move-to", "portal-to", "anu-to"):
        return arriving(view, ask, district)
    if key == "gather":
        return gathering(district)
    return strength_there(ask.seat, district)


def _weapon(view: AnunnakiView, seat: str, card: str) -> Phrase:
    printed, house = WEAPONS[card], own_house(view, seat)
    won = {"war": printed.war, "points": printed.points}
    spoils = amounts(attainable(house, won) if house is not None else won)
    if printed.effect is None:
        return phrase("anunnaki.hint.weapon", spoils=spoils)
    text = phrase(f"anunnaki.effect.{printed.effect}")
    return phrase("anunnaki.hint.weapon-effect", spoils=spoils, effect=text)


def _sign(view: AnunnakiView, seat: str, action: str) -> Phrase | None:
    """What the way to a token would bring."""
    token = token_of(view, seat, action)
    house = own_house(view, seat)
    if token is None or house is None or house.pawn is None:
        return None
    if token.sign and token.edge is not None:
        text = phrase("anunnaki.hint.sign", crystals=token.crystals)
        freed = freed_by(house, token.edge)
        return phrase("anunnaki.hint.sign-frees", text=text, god=_freed(freed)) if freed else text
    return phrase("anunnaki.hint.signed" if token.edge else "anunnaki.hint.far")


def _freed(god: str) -> Phrase:
    return phrase("anunnaki.word.minor-god") if god == "minor" else god_name(god)


def _cell(view: AnunnakiView, ask: Ask, edge: str) -> Phrase | None:
    """What a sign in a cell would help to free, or helps to free now."""
    house = own_house(view, ask.seat)
    if house is None:
        return None
    if ask.key.endswith("sign-from"):
        return _signed(house, edge)
    start = ask.facts.get("start")
    leaving = start if isinstance(start, str) else None
    freed = freed_by(house, edge, leaving)
    if freed:
        return phrase("anunnaki.hint.frees", god=_freed(freed))
    signs = signs_after(house, edge, leaving)
    rays = [edges for edges in open_rays(house).values() if edge in edges]
    count = max((len(signs.intersection(edges)) for edges in rays), default=0)
    if edge in CORE and "core" not in house.freed:
        core = len(signs.intersection(CORE))
        if not count:
            return phrase("anunnaki.hint.core", core=core)
        return phrase("anunnaki.hint.ray-core", count=count, core=core)
    return phrase("anunnaki.hint.ray", count=count) if count else None


def _signed(house: HouseView, edge: str) -> Phrase:
    """Whether a sign is still needed in its cell."""
    rays = [edges for edges in open_rays(house).values() if edge in edges]
    counts = [len(set(edges).intersection(house.signs)) for edges in rays]
    if edge in CORE and "core" not in house.freed:
        core = len(set(CORE).intersection(house.signs))
        return phrase("anunnaki.hint.signed-core", count=core)
    if not counts:
        return phrase("anunnaki.hint.signed-idle")
    return phrase("anunnaki.hint.signed-ray", count=max(counts))


def _agreement(view: AnunnakiView, ask: Ask, token: str, key: str) -> Phrase:
    """The middle rewards, where one has to rule to have them as well, and what is lacking."""
    middle = _middle(view, ask, token, key)
    own = own_house(view, ask.seat)
    if key != "trade" or own is None:
        return middle
    short = lacking(own, AGREEMENTS[token].cost)
    if not short:
        return phrase("anunnaki.hint.payable", text=middle)
    return phrase("anunnaki.hint.lacking", text=middle, goods=amounts(short))


def _middle(view: AnunnakiView, ask: Ask, token: str, key: str) -> Phrase:
    printed = AGREEMENTS[token].shown
    middle = rewards(printed.middle)
    house = printed.house
    own = own_house(view, ask.seat)
    if house is None or view.first_game or own is None or key == "bast":
        return phrase("anunnaki.hint.middle", middle=middle)
    planet = "gaia" if house == own.house else house
    there = [p for p in view.planets if p.name.startswith(planet)]
    rules = any(d.ruler == ask.seat for p in there for d in p.districts)
    name = phrase("anunnaki.planet.gaia") if planet == "gaia" else house_name(house)
    which = "anunnaki.hint.middle-whole" if rules else "anunnaki.hint.middle-half"
    return phrase(which, middle=middle, planet=name)
