"""The seat's own turn: which actions to take, and where things go."""

from __future__ import annotations

from games.core.steps import Ask, Picks
from games.cyclades.bot.outlook import METROPOLIS, Outlook
from games.cyclades.bot.warring import any_leap, best_march, sea_worth
from games.cyclades.components import BASICS, CREATURE_COSTS
from games.cyclades.view import AreaView, Basic

# What a creature is roughly worth to whoever plays it.
_CREATURES: dict[str, float] = {
    "satyr": 6.0,
    "dryad": 3.0,
    "griffin": 5.0,
    "graeae": 5.0,
    "cyclops": 3.0,
    "harpy": 3.0,
    "giant": 3.0,
    "pegasus": 4.5,
    "sphinx": 3.5,
    "chimera": 3.5,
    "kraken": 3.0,
    "cerberus": 2.5,
    "hydra": 2.0,
    "minotaur": 3.0,
    "medusa": 2.5,
    "polyphemus": 1.5,
    "sylph": 1.0,
    "charon": 0.5,
}
RESERVE = 3
PLENTY = 15


def act(ask: Ask, look: Outlook) -> Picks:
    """Do what is due; then spend on what brings a metropolis nearer, and keep a reserve."""
    options = ask.options
    for deed in options:
        if deed.startswith("sacrifice:") and _deed_worth(look, deed[10:]) > 0:
            return (deed,)
    for due in ("gift", "build"):
        if due in options:
            return (due,)
    scored = [(_worth(look, option), option) for option in options if option != "end"]
    worth, option = max(scored, default=(0.0, "end"))
    return (option,) if worth > 0 else ("end",)


def _deed_worth(look: Outlook, name: str) -> float:
    if name == "hector":
        return 1.0 if look.me.priestesses >= 4 or look.me.philosophers == 3 else 0.0
    if name == "perseus":
        return 0.0
    return METROPOLIS


def _worth(look: Outlook, option: str) -> float:
    """What a paid action is worth beyond its price."""
    head, _, name = option.partition(":")
    spare = look.gold - RESERVE
    # Coins win nothing by themselves: who has many spends them on whatever helps.
    plenty = 3.0 if look.gold > PLENTY else 0.0
    if head == "recruit":
        return _recruit_worth(look, spare)
    if head == "march":
        return best_march(look) - 1.0
    if head == "sail":
        seas = [area for area in look.view.areas if area.kind == "sea"]
        return 0.5 if spare > 3 and any(sea_worth(look, sea) > 2 for sea in seas) else 0.0
    if head == "look":
        return 0.2 if look.gold else 0.0
    if head == "hero":
        return 1.0 + plenty if spare >= 4 else 0.0
    if head == "creature":
        worth = creature_worth(look, name)
        place = look.view.creatures.index(name)
        return worth - CREATURE_COSTS[place] + plenty if spare > 0 and worth > 0 else 0.0
    if head == "quest":
        return best_march(look) - 2.0
    return 0.0


def _recruit_worth(look: Outlook, spare: int) -> float:
    me = look.me
    acting = next((a.god for a in look.view.altars if a.bidder == look.seat), None)
    if acting == "athena":
        return 8.0
    if acting == "zeus":
        return 1.0 if spare >= 4 and me.priestesses < 4 else 0.0
    if acting == "poseidon":
        return 0.5 if spare >= 3 else 0.0
    return 1.5 if spare >= 2 else 0.0


def creature_worth(look: Outlook, name: str) -> float:
    """What a creature would do for the seat now."""
    rivals = [p for p in look.view.players if p.team != look.me.team]
    if name == "satyr":
        if not any(p.philosophers for p in look.view.players if p.seat != look.seat):
            return 0.0
        return look.philosopher_worth()
    if name == "dryad" and not any(p.priestesses for p in rivals):
        return 0.0
    if name == "cyclops":
        kinds = look.kinds()
        missing = [kind for kind in BASICS if not kinds[kind]]
        return METROPOLIS if len(missing) == 1 and max(kinds.values()) > 1 else 0.0
    if name == "pegasus":
        return 8.0 if any_leap(look) else 0.0
    if name in ("kraken", "polyphemus", "sylph", "hydra", "medusa", "cerberus"):
        return _CREATURES[name] if look.gold > 8 else 0.0
    return _CREATURES[name]


def by_worth(ask: Ask, look: Outlook) -> Picks:
    """The area most worth having."""
    return (max(ask.options, key=lambda label: look.worth(look.areas[label])),)


def guard(ask: Ask, look: Outlook) -> Picks:
    """Units go to the land that is worth most and held least."""

    def need(label: str) -> float:
        area = look.areas[label]
        return look.worth(area) / (1.0 + look.might(area))

    return (max(ask.options, key=need),)


def slot(ask: Ask, look: Outlook) -> Picks:
    """Build where it is safest; give up the building there are most of."""
    options = [option for option in ask.options if option != "skip"]
    free = [option for option in options if not option.startswith("replace:")]
    if free:
        return (max(free, key=lambda name: _safety(look, name)),)
    kinds = look.kinds()
    wanted = ask.facts.get("building")
    kind = getattr(wanted, "key", "").rpartition(".")[2]
    spare = [o for o in options if kinds[_kind_at(look, o)] > 1 or kind == ""]
    return (spare[0],) if spare else (ask.options[-1],)


def _kind_at(look: Outlook, option: str) -> Basic:
    name = option.removeprefix("replace:")
    area = look.areas[name.partition(".")[0]]
    stands = next((slot.building for slot in area.slots if slot.name == name), None)
    return next((kind for kind in BASICS if kind == stands), "academy")


def _safety(look: Outlook, name: str) -> float:
    area = look.areas.get(name.partition(".")[0])
    return look.might(area) if area is not None else 0.0


def metropolis(ask: Ask, look: Outlook) -> Picks:
    """On a card where nobody can take it, else in the land held most strongly."""
    cards = [option for option in ask.options if option.startswith("card:")]
    if cards:
        return (cards[0],)
    return (max(ask.options, key=lambda o: _safety(look, o.removeprefix("replace:"))),)


def hera(ask: Ask, look: Outlook) -> Picks:
    """The building that brings the set nearest."""
    kinds = [kind for kind in BASICS if kind in ask.options]
    return (max(kinds, key=look.building_worth),)


def victim(ask: Ask, look: Outlook) -> Picks:
    """The rival nearest to victory, partners spared."""

    def threat(seat: str) -> tuple[bool, int, int, int]:
        player = next((p for p in look.view.players if p.seat == seat), None)
        if player is None:
            return (False, 0, 0, 0)
        foe = player.team != look.me.team
        return (foe, player.metropolises, player.philosophers, player.priestesses)

    return (max(ask.options, key=threat),)


def target(ask: Ask, look: Outlook) -> Picks:
    """Of "area:unit" options the rival's area worth most; one's own last."""

    def gain(option: str) -> float:
        area: AreaView = look.areas[option.partition(":")[0]]
        return -look.worth(area) if look.friendly(area.owner) else look.worth(area)

    return (max(ask.options, key=gain),)


def keep(ask: Ask, look: Outlook) -> Picks:
    """A creature is worth a priestess only where there are some to spare."""
    return ("keep",) if look.me.priestesses >= 2 else ("dismiss",)


def play_or_return(ask: Ask, look: Outlook) -> Picks:
    """Play a creature seen in secret if it is worth more than its coin."""
    seen = look.view.seen_top
    if "play" in ask.options and seen is not None and creature_worth(look, seen) > 2:
        return ("play",)
    return ("return",)


def best_creature(ask: Ask, look: Outlook) -> Picks:
    """The creature of most use."""
    return (max(ask.options, key=lambda name: creature_worth(look, name)),)
