"""The seat's own turn: which actions to take, and where buildings, recruits and tokens go."""

from __future__ import annotations

from games.core.steps import Ask, Picks
from games.cyclades.bot import beasts, legends, sailing
from games.cyclades.bot.outlook import UNIT, Outlook
from games.cyclades.bot.warring import best_march, best_quest, foray
from games.cyclades.components import BASICS, CREATURE_COSTS, HERO_PRICE
from games.cyclades.view import AreaView, Basic

# What has to come out beyond the price before anything is bought.
BARGAIN = 0.3
PRIESTESS_LIMIT = 5


def act(ask: Ask, look: Outlook) -> Picks:
    """Do what is due; then buy whatever is worth more than its price, the best first."""
    for deed in ask.options:
        if deed.startswith("sacrifice:") and legends.deed_worth(look, deed[10:]) > 0:
            return (deed,)
    for due in ("gift", "build"):
        if due in ask.options:
            return (due,)
    bought = [option for option in ask.options if option != "end"]
    scored = [(bargain(look, ask, option), option) for option in bought]
    gain, option = max(scored, default=(0.0, "end"))
    return (option,) if gain > BARGAIN else ("end",)


def bargain(look: Outlook, ask: Ask, option: str) -> float:
    """What a paid action is worth beyond its price."""
    head, _, name = option.partition(":")
    if head == "recruit":
        price = int(str(ask.facts["recruit"]))
        return recruit_worth(look, patron(look)) - look.cost(price)
    if head == "march":
        return best_march(look).gain
    if head == "sail":
        return sailing.best_voyage(look).gain
    if head == "look":
        # To look costs nothing.
        return BARGAIN + 0.1 if look.gold else 0.0
    if head == "hero":
        best = max(legends.service_worth(look, hero) for hero in look.view.heroes)
        return best - look.cost(HERO_PRICE)
    if head == "creature":
        place = look.view.creatures.index(name)
        price = max(0, CREATURE_COSTS[place] - look.me.discount)
        return beasts.worth(look, name) - look.cost(price)
    if head == "quest":
        return best_quest(look, int(str(ask.facts["quest"]))).gain
    return 0.0


def patron(look: Outlook) -> str:
    """The god for whom the seat acts."""
    return next((altar.god for altar in look.view.altars if altar.bidder == look.seat), "")


def recruit_worth(look: Outlook, god: str) -> float:
    """What one more philosopher, priestess, fleet or unit is worth."""
    if god == "athena":
        return look.philosopher_worth()
    if god == "zeus":
        return beasts.PRIESTESS if look.me.priestesses < PRIESTESS_LIMIT else 1.0
    if god == "poseidon":
        return sailing.recruit_worth(look)
    value = max((post(look, area, god == "ares") for area in look.lands()), default=0.0)
    if "ajax" in look.me.heroes or god == "ares":
        return value
    return min(value, 3.0)


def post(look: Outlook, area: AreaView, marches: bool) -> float:
    """What one more unit in a land is worth: what it guards, or helps to win this turn."""
    there = look.units(area)
    guarded = look.peril(area, there) - look.peril(area, there + 1)
    if not marches or look.gold < 3:
        return UNIT * 0.6 + guarded
    best = 0.0
    for end in look.reach(area.label):
        if look.may_enter(end) and not look.mine(end):
            now = max((foray(look, area, end, n) for n in range(1, there + 1)), default=0.0)
            more = max(foray(look, area, end, n, 1) for n in range(1, there + 2))
            best = max(best, more - max(now, 0.0))
    return UNIT * 0.6 + max(guarded, best - look.coin)


def guard(ask: Ask, look: Outlook) -> Picks:
    """Units go where they guard or win most."""
    marches = patron(look) == "ares" and look.view.active == look.seat

    def need(label: str) -> tuple[float, float]:
        area = look.areas[label]
        return post(look, area, marches), look.worth(area) / (1.0 + look.units(area))

    return (max(ask.options, key=need),)


def hero_land(ask: Ask, look: Outlook) -> Picks:
    """A hero joins where he stands safest, with the most companions."""
    return (max(ask.options, key=lambda label: look.units(look.areas[label])),)


def by_worth(ask: Ask, look: Outlook) -> Picks:
    """The area most worth having."""
    return (max(ask.options, key=lambda label: look.worth(look.areas[label])),)


def start_land(ask: Ask, look: Outlook) -> Picks:
    """A land with horns, slots and a priestess, on an island that is not crowded."""

    def value(label: str) -> float:
        area = look.areas[label]
        rivals = sum(not look.friendly(n.owner) for n in look.near(label, "land") if n.owner)
        return look.worth(area) + 2.0 * area.priestess + 0.5 * len(area.slots) - rivals

    return (max(ask.options, key=value),)


def start_fleet(ask: Ask, look: Outlook) -> Picks:
    """The sea that is worth most."""
    return (max(ask.options, key=lambda label: sailing.sea_worth(look, look.areas[label])),)


def bonus_fleet(ask: Ask, look: Outlook) -> Picks:
    """Fleets join those who guard the dearest sea."""
    return (max(ask.options, key=lambda label: sailing.sea_worth(look, look.areas[label])),)


def prosper(ask: Ask, look: Outlook) -> Picks:
    """A horn for an area of one's own, the one least likely to be lost."""

    def safety(label: str) -> tuple[bool, bool, float]:
        area = look.areas[label]
        held = float(area.fleets) if area.kind == "sea" else look.units(area) - look.threat(area)
        return look.mine(area), look.friendly(area.owner), held

    return (max(ask.options, key=safety),)


# Buildings


def slot(ask: Ask, look: Outlook) -> Picks:
    """Build where it is safest; give up the building there are most of, or build nothing."""
    free = [o for o in ask.options if o != "skip" and not o.startswith("replace:")]
    if free:
        return (max(free, key=lambda name: _safety(look, name)),)
    kinds = look.kinds()
    wanted = getattr(ask.facts["building"], "key", "").rpartition(".")[2]
    kind = next(k for k in BASICS if k == wanted)
    spare = [o for o in ask.options if o != "skip" and kinds[_kind_at(look, o)] > 1]
    if not spare or look.building_worth(kind) <= 1.0:
        return ("skip",)
    return (max(spare, key=lambda option: kinds[_kind_at(look, option)]),)


def _kind_at(look: Outlook, option: str) -> Basic:
    name = option.removeprefix("replace:")
    area = look.areas[name.partition(".")[0]]
    stands = next((slot.building for slot in area.slots if slot.name == name), None)
    return next((kind for kind in BASICS if kind == stands), "academy")


def _safety(look: Outlook, name: str) -> float:
    area = look.areas[name.removeprefix("replace:").partition(".")[0]]
    return look.units(area) + look.walls(area) - look.threat(area)


def metropolis(ask: Ask, look: Outlook) -> Picks:
    """On a card where nobody can take it, else in the land held most strongly."""
    cards = [option for option in ask.options if option.startswith("card:")]
    if cards:
        return (cards[0],)
    kinds = look.kinds()

    def value(option: str) -> tuple[float, int]:
        spare = kinds[_kind_at(look, option)] if option.startswith("replace:") else 9
        return _safety(look, option) - (2.0 if spare == 1 else 0.0), spare

    return (max(ask.options, key=value),)


def hera(ask: Ask, look: Outlook) -> Picks:
    """The building that brings a metropolis nearest."""
    kinds = [kind for kind in BASICS if kind in ask.options]
    return (max(kinds, key=look.building_worth),)


def spare_buildings(ask: Ask, look: Outlook) -> Picks:
    """Give up the buildings that are hardest to hold."""
    ranked = sorted(ask.options, key=lambda name: _safety(look, name))
    return tuple(ranked[: ask.low])
