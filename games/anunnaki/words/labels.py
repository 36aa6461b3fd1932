"""Labels and board places of the options of Anunnaki."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from games.anunnaki.components import (
    ACTIONS,
    AGREEMENTS,
    ARTIFACTS,
    EDGES,
    MINOR_GODS,
    OTHERWORLD,
    RESOURCES,
    WEAPONS,
)
from games.anunnaki.rules.action_yields import HERA_FOLLOWERS
from games.anunnaki.rules.land.walking import group
from games.anunnaki.rules.magic import FOLLOWERS_BOUGHT, WEAPONS_BOUGHT
from games.anunnaki.rules.technology import STEPS
from games.anunnaki.rules.war.battle import CIVILISATION
from games.anunnaki.view import AnunnakiView, HouseView
from games.anunnaki.view_queries import attainable, district_of, freed_by, own_house, token_of
from games.anunnaki.words.names import amounts, artifact, goods, piece, track
from games.anunnaki.words.names import god as god_name
from games.anunnaki.words.names import house as house_name
from games.anunnaki.words.names import resource as resource_name
from games.anunnaki.words.things import as_action, as_agreement, as_cell, as_district, as_weapon
from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Ask

# Questions whose options are cards before the one who is asked.
_OF_CARDS = frozenset(
    {
        "return-god",
        "artifact",
        "weapon",
        "lose-weapon",
        "attack",
        "defend",
        "loki",
        "second",
        "another",
    }
)
_CARDS = frozenset((*WEAPONS, *MINOR_GODS, *ARTIFACTS))

_CROWD = 24
"""More districts than these are not numbered."""


def place(view: AnunnakiView, ask: Ask, option: str) -> str | None:
    """The district, node or cell of the star, agreement or card that an option is about."""
    if option in ACTIONS:
        token = token_of(view, ask.seat, option)
        return token.node if token else None
    if option in EDGES or option in AGREEMENTS:
        return option
    if option in _CARDS and ask.key.removeprefix("anunnaki.ask.") in _OF_CARDS:
        return option
    name = option.partition(":")[0]
    return name if district_of(view, name) is not None else None


def printed_number(view: AnunnakiView, ask: Ask, option: str) -> int | None:
    """Many districts are called by the names that the map shows, which numbers would cover."""
    if len(ask.options) <= _CROWD:
        return None
    return 0 if district_of(view, option.partition(":")[0]) is not None else None


def label(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    """One option of a question, worded with what it gives and costs now."""
    key = ask.key.removeprefix("anunnaki.ask.")
    if option in ("none", "done", "end", "yes", "no", "middle", "lower"):
        return _answer(view, ask, key, option)
    worded = _LABELS.get(key)
    return worded(view, ask, option) if worded else as_district(view, option)


def _answer(view: AnunnakiView, ask: Ask, key: str, option: str) -> Phrase:
    if option == "none" and key in ("magic", "attack", "another"):
        return phrase(f"anunnaki.pick.none-{key}")
    if option in ("middle", "lower"):
        named = ask.facts.get("agreement")
        args = dict(named.args) if isinstance(named, Phrase) else {}
        house, trade = own_house(view, ask.seat), args.get("trade")
        if house is not None and isinstance(trade, int):
            args["trade"] = attainable(house, {"trade": trade})["trade"]
        return phrase(f"anunnaki.pick.{option}", **{k: v for k, v in args.items() if k != "house"})
    return phrase(f"anunnaki.pick.{option}")


def _house(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    return house_name(option)


def _god(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    return god_name(option)


def _action(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    return as_action(view, ask.seat, option)


def _star(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    """A token that the pawn may go to, and whether a sign would be placed on the way."""
    choice = as_action(view, ask.seat, option)
    token, house = token_of(view, ask.seat, option), own_house(view, ask.seat)
    if token is None or house is None or token.edge is None or not token.sign:
        return choice
    frees = freed_by(house, token.edge) is not None
    return phrase(
        "anunnaki.pick.star-sign", choice=choice, crystals=token.crystals, frees=int(frees)
    )


def _upgrade(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    token, house = token_of(view, ask.seat, option), own_house(view, ask.seat)
    colour = token.colour if token else "blue"
    steps = {"technology": STEPS[colour]}
    return phrase(
        f"anunnaki.pick.upgrade-{colour}",
        action=as_action(view, ask.seat, option, True),
        steps=(attainable(house, steps) if house else steps)["technology"],
    )


def _cell(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    return as_cell(view, ask.seat, option)


def _group(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    moving = group(option)
    return phrase(
        "anunnaki.pick.group",
        district=moving.district,
        piece=piece(moving.kind, moving.number),
    )


def _destination(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    """A district that a group may walk to, and how many movement points that takes."""
    district, points = as_district(view, option), ask.facts.get(option)
    if not isinstance(points, int) or points == 1:
        return district
    return phrase("anunnaki.pick.walk", district=district, points=points)


def _piece(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    name, _, number = option.partition(".")
    return phrase("anunnaki.pick.follower", number=int(number)) if number else god_name(name)


def _harvest(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    crop = dict(view.harvest.get(option, {}))
    if option != OTHERWORLD and "any" in crop:
        # The mix is of the kinds of the district only.
        crop = {"resources": crop["any"]}
    return phrase("anunnaki.pick.gather", district=option, goods=amounts(crop))


def _mix(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    counts = Counter(option.split("+"))
    mixed = amounts({kind: counts[kind] for kind in RESOURCES})
    return phrase("anunnaki.pick.goods", goods=mixed)


def _payment(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    return phrase("anunnaki.pick.pay", goods=_mix(view, ask, option))


def _kind(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    count = ask.facts.get("count")
    return goods(option, count) if isinstance(count, int) else resource_name(option)


def _exchange(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    given, _, bought = option.partition(">")
    pair = tuple(goods(kind, 1) for kind in bought.split("+"))
    return phrase("anunnaki.pick.exchange", given=goods(given, 1), goods=pair)


def _recruit(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    district, _, count = option.partition(":")
    return phrase("anunnaki.pick.recruit", district=district, count=int(count))


def _agreement(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    return as_agreement(view, option)


def _magic(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    if option == "mirror":
        return artifact(option)
    mirror = ask.key.endswith(".mirror")
    house = own_house(view, ask.seat)
    if option == "weapons":
        left = WEAPONS_BOUGHT if house is None or house.stack is None else len(house.stack)
        key = "anunnaki.pick.mirror-weapons" if mirror else "anunnaki.magic.weapons"
        return phrase(key, count=min(WEAPONS_BOUGHT, left))
    if option == "followers":
        return _followers(house, mirror=mirror)
    return phrase(f"anunnaki.pick.mirror-{option}" if mirror else f"anunnaki.magic.{option}")


def _followers(house: HouseView | None, *, mirror: bool) -> Phrase:
    """The followers that magic brings: one more with Hera."""
    count = FOLLOWERS_BOUGHT
    if house is not None and any(god.name == "hera" and god.summoned for god in house.gods):
        count += HERA_FOLLOWERS
    if house is not None and house.followers_left < count:
        most = "anunnaki.pick.mirror-followers-most" if mirror else "anunnaki.magic.followers-most"
        return phrase(most, count=count)
    key = "anunnaki.pick.mirror-followers" if mirror else "anunnaki.magic.followers"
    return phrase(key, count=count)


def _additional(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    kind, _, what = option.partition(":")
    if kind == "summon":
        return phrase("anunnaki.pick.summon", god=god_name(what))
    if kind == "agreement":
        return phrase("anunnaki.pick.fulfil", agreement=as_agreement(view, what))
    return phrase(f"anunnaki.pick.{kind}-{what}")


def _weapon(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    return as_weapon(view, ask.seat, option)


def _battle(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    district, _, opponent = option.partition(":")
    if opponent == CIVILISATION:
        return phrase("anunnaki.pick.battle-civilisation", district=district)
    return phrase("anunnaki.pick.battle", district=district, seat=seat_name(opponent))


def _number(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    return goods("metal", int(option))


def _artifact(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    return artifact(option)


def _track(view: AnunnakiView, ask: Ask, option: str) -> Phrase:
    return track(option)


_LABELS: dict[str, Callable[[AnunnakiView, Ask, str], Phrase]] = {
    "house": _house,
    "return-god": _god,
    "star": _star,
    "token": _action,
    "technology": _upgrade,
    "sign-to": _cell,
    "sign-from": _cell,
    "move": _group,
    "portal": _group,
    "move-to": _destination,
    "carry": _piece,
    "anu-who": _piece,
    "gather": _harvest,
    "resources": _mix,
    "pay": _payment,
    "market-free": _mix,
    "kind": _kind,
    "horn": _kind,
    "athena": _kind,
    "exhaust": _kind,
    "steal": _kind,
    "market": _exchange,
    "recruit": _recruit,
    "trade": _agreement,
    "bast": _agreement,
    "magic": _magic,
    "mirror": _magic,
    "additional": _additional,
    "weapon": _weapon,
    "attack": _weapon,
    "defend": _weapon,
    "loki": _weapon,
    "second": _weapon,
    "another": _weapon,
    "lose-weapon": _weapon,
    "battle": _battle,
    "chariot": _number,
    "artifact": _artifact,
    "tablet": _track,
    "scarab": _track,
}


def headline(view: AnunnakiView) -> Phrase:
    """Which round it is, and whether it is the last one."""
    if view.phase == "set_up":
        return phrase("anunnaki.headline.set_up")
    if view.phase == "over":
        return phrase("anunnaki.headline.over")
    if view.triggered:
        return phrase("anunnaki.headline.last", turn=view.turn)
    return phrase("anunnaki.headline.turn", turn=view.turn)


def seat_label(view: AnunnakiView, seat: str) -> Phrase | None:
    """The house that a seat plays, once it has one."""
    found = next((held.house for held in view.houses if held.seat == seat), None)
    return house_name(found) if found is not None else None
