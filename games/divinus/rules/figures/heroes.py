"""Heroes (11): where they stand, how they move (10.3), and Atalanta's step."""

from __future__ import annotations

from games.core.phrase import Arg, phrase, seat_name
from games.core.steps import Procedure, choose, choose_unless_forced
from games.divinus.components import FACTIONS, TILES
from games.divinus.demigod import Hero
from games.divinus.map_survey import AROUND, BESIDE
from games.divinus.rules.dice.prices import values
from games.divinus.rules.dice.rolling import spend
from games.divinus.rules.map.moving import movable, move
from games.divinus.state import State
from games.divinus.words.names import faction, hero, terrain

CLOAK = "a18"
# Heroes for whom the landscape of the tile matters.
HEROES_WITH_LANDSCAPE = ("prometheus", "perseus", "odysseus")


def spots_on(state: State, seat: str, label: str) -> list[str]:
    """The landscapes of a plot that the hero may choose from: "F8.1", or "F8" where any will do."""
    standing = state.demigods[seat].hero
    assert standing is not None
    if standing.name not in HEROES_WITH_LANDSCAPE:
        return [label]
    lands = TILES[state.demigods[seat].plots[label].tile].landscapes
    return [f"{label}.{number}" for number in range(len(lands))]


def stand(state: State, seat: str, spot: str) -> None:
    """Put the hero on a landscape."""
    standing = state.demigods[seat].hero
    assert standing is not None
    label, _, number = spot.partition(".")
    standing.plot, standing.landscape = label, int(number or 0)
    land = TILES[state.demigods[seat].plots[label].tile].landscapes[standing.landscape]
    names: dict[str, Arg] = {"seat": seat_name(seat), "hero": hero(standing.name), "place": label}
    if standing.name in HEROES_WITH_LANDSCAPE:
        state.tell("divinus.note.hero-at", **names, terrain=terrain(land.terrain))
    else:
        state.tell("divinus.note.hero-on", **names)


def arrive(state: State, seat: str, label: str) -> Procedure[None]:
    """The hero appears on a tile of the map; Prometheus chooses a people."""
    standing = state.demigods[seat].hero
    if standing is None or standing.plot:
        return
    spot = yield from choose_unless_forced(
        seat,
        "divinus.ask.hero-at",
        spots_on(state, seat, label),
        hero=hero(standing.name),
        place=label,
    )
    stand(state, seat, spot)
    yield from change_people(state, seat, standing)


def change_people(state: State, seat: str, standing: Hero) -> Procedure[None]:
    """Choose the people of Prometheus, each time he moves."""
    if standing.name != "prometheus":
        return
    able = [name for name in FACTIONS if name != standing.faction]
    answer = yield from choose(seat, "divinus.ask.people", able)
    standing.faction = next(name for name in FACTIONS if name == answer)
    state.tell("divinus.note.people", seat=seat_name(seat), faction=faction(answer))


def reach(state: State, seat: str, steps: int) -> list[str]:
    """The plots that the hero can get to, other than its own.

    A step leads to a neighbouring tile, or by the table's choice to any tile of a common zone.
    """
    demigod = state.demigods[seat]
    assert demigod.hero is not None
    found = {demigod.hero.plot: 0}
    for label in list(demigod.plots):
        found.setdefault(label, steps + 1)
    frontier = [demigod.hero.plot]
    for step in range(1, steps + 1):
        reached: list[str] = []
        for label in frontier:
            for place in _next_to(state, seat, label):
                if found.get(place, 0) > step:
                    found[place] = step
                    reached.append(place)
        frontier = reached
    return [label for label in demigod.plots if 0 < found[label] <= steps]


def _next_to(state: State, seat: str, label: str) -> list[str]:
    plots = state.demigods[seat].plots
    if state.options.hero_steps == "tiles":
        return [place for place in BESIDE[label] if place is not None and place in plots]
    land = state.land(seat)
    return [
        place
        for zone in land.zones
        if label in land.groups[zone].labels
        for place in land.groups[zone].labels
    ]


def may_move(state: State, seat: str) -> bool:
    """Whether the hero can move to another plot for a die."""
    demigod = state.demigods[seat]
    if demigod.hero is None or not demigod.hero.plot or not demigod.active_dice():
        return False
    return bool(reach(state, seat, 1))


def move_hero(state: State, seat: str) -> Procedure[None]:
    """Spend a die and move the hero up to its value (10.3); then Atalanta may shift a tile."""
    demigod = state.demigods[seat]
    assert demigod.hero is not None
    cloak = demigod.has(CLOAK)
    free = cloak is not None and cloak.ready
    names = [die.id for die in demigod.active_dice()]
    if free:
        names.extend(f"{name}.free" for name in list(names))
    answer = yield from choose_unless_forced(
        seat, "divinus.ask.hero-die", names, hero=hero(demigod.hero.name)
    )
    name, _, gratis = answer.partition(".")
    die = demigod.die(name)
    steps = max(values(demigod, die))
    yield from walk(state, seat, steps)
    if gratis and cloak is not None:
        cloak.used += 1
    else:
        spend([die])


def walk(state: State, seat: str, steps: int) -> Procedure[None]:
    """Move the hero up to that number of steps."""
    standing = state.demigods[seat].hero
    assert standing is not None
    able = [spot for label in reach(state, seat, steps) for spot in spots_on(state, seat, label)]
    spot = yield from choose_unless_forced(
        seat, "divinus.ask.hero-to", able, hero=hero(standing.name), count=steps
    )
    stand(state, seat, spot)
    yield from change_people(state, seat, standing)
    yield from shift_tile(state, seat)


def shift_tile(state: State, seat: str) -> Procedure[None]:
    """Atalanta may move a tile around her to another free place around her (11.2)."""
    atalanta = state.demigods[seat].stands("atalanta")
    if atalanta is None:
        return
    ring = AROUND[atalanta.plot]
    able = [label for label in movable(state, seat, ring.__contains__) if label in ring]
    if not able:
        return
    label = yield from choose(seat, "divinus.ask.atalanta", [*able, "none"])
    if label != "none":
        yield from move(state, seat, label, ring.__contains__)


def step_aside(state: State, seat: str) -> Procedure[None]:
    """The Hydra drives Odysseus on to a neighbouring tile (14.3)."""
    standing = state.demigods[seat].hero
    if standing is None or standing.name != "odysseus" or not standing.plot:
        return
    plots = state.demigods[seat].plots
    near = [place for place in BESIDE[standing.plot] if place is not None and place in plots]
    able = [spot for label in near for spot in spots_on(state, seat, label)]
    if able:
        spot = yield from choose_unless_forced(
            seat, "divinus.ask.hero-to", able, hero=phrase("divinus.hero.odysseus"), count=1
        )
        stand(state, seat, spot)
