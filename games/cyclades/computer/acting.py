"""Chooses the actions of the seat's turn, and where buildings, recruits and tokens go."""

from __future__ import annotations

from games.core.steps import Ask, Picks
from games.cyclades.components import BASICS, CREATURE_COSTS, HERO_PRICE
from games.cyclades.computer import creature_values, hero_values, sailing
from games.cyclades.computer.armies import best_march, best_quest, foray
from games.cyclades.computer.evaluation import UNIT, Evaluation
from games.cyclades.view import AreaView, Basic

# The least gain beyond its price for which an action is bought.
MIN_GAIN = 0.3
PRIESTESS_LIMIT = 5


def act(ask: Ask, evaluation: Evaluation) -> Picks:
    """Sacrifices that pay, then compulsory actions, then the action of most net gain."""
    for deed in ask.options:
        if deed.startswith("sacrifice:") and hero_values.deed_value(evaluation, deed[10:]) > 0:
            return (deed,)
    for due in ("gift", "build"):
        if due in ask.options:
            return (due,)
    bought = [option for option in ask.options if option != "end"]
    scored = [(net_gain(evaluation, ask, option), option) for option in bought]
    gain, option = max(scored, default=(0.0, "end"))
    return (option,) if gain > MIN_GAIN else ("end",)


def net_gain(evaluation: Evaluation, ask: Ask, option: str) -> float:
    """The value of a paid action minus its price."""
    head, _, name = option.partition(":")
    if head == "recruit":
        price = int(str(ask.facts["recruit"]))
        return recruit_value(evaluation, patron(evaluation)) - evaluation.cost(price)
    if head == "march":
        return best_march(evaluation).gain
    if head == "sail":
        return sailing.best_voyage(evaluation).gain
    if head == "look":
        # Looking at the card is free.
        return MIN_GAIN + 0.1 if evaluation.gold else 0.0
    if head == "hero":
        best = max(hero_values.service_value(evaluation, hero) for hero in evaluation.view.heroes)
        return best - evaluation.cost(HERO_PRICE)
    if head == "creature":
        place = evaluation.view.creatures.index(name)
        price = max(0, CREATURE_COSTS[place] - evaluation.me.discount)
        return creature_values.creature_value(evaluation, name) - evaluation.cost(price)
    if head == "quest":
        return best_quest(evaluation, int(str(ask.facts["quest"]))).gain
    return 0.0


def patron(evaluation: Evaluation) -> str:
    """The god whose altar the seat has; empty without one."""
    return next(
        (altar.god for altar in evaluation.view.altars if altar.bidder == evaluation.seat), ""
    )


def recruit_value(evaluation: Evaluation, god: str) -> float:
    """The value of one more philosopher, priestess, fleet or unit."""
    if god == "athena":
        return evaluation.philosopher_value()
    if god == "zeus":
        return creature_values.PRIESTESS if evaluation.me.priestesses < PRIESTESS_LIMIT else 1.0
    if god == "poseidon":
        return sailing.recruit_value(evaluation)
    value = max(
        (unit_value(evaluation, area, god == "ares") for area in evaluation.lands()), default=0.0
    )
    if "ajax" in evaluation.me.heroes or god == "ares":
        return value
    return min(value, 3.0)


def unit_value(evaluation: Evaluation, area: AreaView, marches: bool) -> float:
    """The value of one more unit in a land: what it guards, or helps to win this turn."""
    there = evaluation.units(area)
    guarded = evaluation.expected_loss(area, there) - evaluation.expected_loss(area, there + 1)
    if not marches or evaluation.gold < 3:
        return UNIT * 0.6 + guarded
    best = 0.0
    for end in evaluation.reach(area.label):
        if evaluation.may_enter(end) and not evaluation.mine(end):
            now = max((foray(evaluation, area, end, n) for n in range(1, there + 1)), default=0.0)
            more = max(foray(evaluation, area, end, n, 1) for n in range(1, there + 2))
            best = max(best, more - max(now, 0.0))
    return UNIT * 0.6 + max(guarded, best - evaluation.coin)


def guard(ask: Ask, evaluation: Evaluation) -> Picks:
    """The land where one more unit guards or wins most."""
    marches = patron(evaluation) == "ares" and evaluation.view.active == evaluation.seat

    def need(label: str) -> tuple[float, float]:
        area = evaluation.areas[label]
        return unit_value(evaluation, area, marches), evaluation.area_value(area) / (
            1.0 + evaluation.units(area)
        )

    return (max(ask.options, key=need),)


def hero_land(ask: Ask, evaluation: Evaluation) -> Picks:
    """The land with the most units, where a hero is safest."""
    return (max(ask.options, key=lambda label: evaluation.units(evaluation.areas[label])),)


def start_land(ask: Ask, evaluation: Evaluation) -> Picks:
    """A land with horns, slots and a priestess, with few rivals next to it."""

    def value(label: str) -> float:
        area = evaluation.areas[label]
        rivals = sum(
            not evaluation.friendly(n.owner) for n in evaluation.near(label, "land") if n.owner
        )
        return evaluation.area_value(area) + 2.0 * area.priestess + 0.5 * len(area.slots) - rivals

    return (max(ask.options, key=value),)


def start_fleet(ask: Ask, evaluation: Evaluation) -> Picks:
    """The sea of most value."""
    return (
        max(ask.options, key=lambda label: sailing.sea_value(evaluation, evaluation.areas[label])),
    )


def bonus_fleet(ask: Ask, evaluation: Evaluation) -> Picks:
    """The own sea of most value."""
    return (
        max(ask.options, key=lambda label: sailing.sea_value(evaluation, evaluation.areas[label])),
    )


def prosper(ask: Ask, evaluation: Evaluation) -> Picks:
    """The area for a prosperity token: the own area least likely to be lost."""

    def safety(label: str) -> tuple[bool, bool, float]:
        area = evaluation.areas[label]
        held = (
            float(area.fleets)
            if area.kind == "sea"
            else evaluation.units(area) - evaluation.threat(area)
        )
        return evaluation.mine(area), evaluation.friendly(area.owner), held

    return (max(ask.options, key=safety),)


# Buildings


def slot(ask: Ask, evaluation: Evaluation) -> Picks:
    """The safest free slot; without one, replace a kind that is there most often, or skip."""
    free = [o for o in ask.options if o != "skip" and not o.startswith("replace:")]
    if free:
        return (max(free, key=lambda name: _safety(evaluation, name)),)
    kinds = evaluation.kinds()
    wanted = getattr(ask.facts["building"], "key", "").rpartition(".")[2]
    kind = next(k for k in BASICS if k == wanted)
    spare = [o for o in ask.options if o != "skip" and kinds[_kind_at(evaluation, o)] > 1]
    if not spare or evaluation.building_value(kind) <= 1.0:
        return ("skip",)
    return (max(spare, key=lambda option: kinds[_kind_at(evaluation, option)]),)


def _kind_at(evaluation: Evaluation, option: str) -> Basic:
    name = option.removeprefix("replace:")
    area = evaluation.areas[name.partition(".")[0]]
    stands = next((slot.building for slot in area.slots if slot.name == name), None)
    return next((kind for kind in BASICS if kind == stands), "academy")


def _safety(evaluation: Evaluation, name: str) -> float:
    area = evaluation.areas[name.removeprefix("replace:").partition(".")[0]]
    return evaluation.units(area) + evaluation.walls(area) - evaluation.threat(area)


def metropolis(ask: Ask, evaluation: Evaluation) -> Picks:
    """A card, where it cannot be captured, else the land held most strongly."""
    cards = [option for option in ask.options if option.startswith("card:")]
    if cards:
        return (cards[0],)
    kinds = evaluation.kinds()

    def value(option: str) -> tuple[float, int]:
        spare = kinds[_kind_at(evaluation, option)] if option.startswith("replace:") else 9
        return _safety(evaluation, option) - (2.0 if spare == 1 else 0.0), spare

    return (max(ask.options, key=value),)


def hera(ask: Ask, evaluation: Evaluation) -> Picks:
    """The kind of building of most value."""
    kinds = [kind for kind in BASICS if kind in ask.options]
    return (max(kinds, key=evaluation.building_value),)


def spare_buildings(ask: Ask, evaluation: Evaluation) -> Picks:
    """The buildings to give up: those in the least safe lands."""
    ranked = sorted(ask.options, key=lambda name: _safety(evaluation, name))
    return tuple(ranked[: ask.low])
