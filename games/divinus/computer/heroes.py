"""Decides where a hero goes, and when the move is worth a die."""

from __future__ import annotations

from collections.abc import Sequence

from games.divinus.computer.evaluation import evaluate
from games.divinus.computer.exploring import open_for, temples_of
from games.divinus.map_survey import AROUND, BESIDE, survey
from games.divinus.view import DemigodView, DivinusView, HeroView
from games.divinus.view_queries import layout_of

PEOPLES = ("greek", "viking", "barbarian")
# The value of things around a hero, in favour.
OPEN_PLACE = 0.05
TEMPLE_AROUND = 0.15
ZONE_TILE = 0.03
# The gain from which on a move is worth the demigod action before a Rest, or an active die.
BEFORE_REST = 0.05
WITH_A_DIE = 0.35


def spot_value(view: DivinusView, seat: str, spot: str) -> float:
    """The value of a spot ("F8" or "F8.1") for the hero of a seat."""
    demigod = view.demigod(seat)
    hero = demigod.hero
    if hero is None:
        return 0.0
    label, _, number = spot.partition(".")
    landscape = int(number or 0)
    if hero.name == "heracles":
        return OPEN_PLACE * sum(place.label in AROUND[label] for place in open_for(demigod))
    if hero.name == "theseus":
        return _temples(demigod, label)
    if hero.name == "prometheus":
        return max(_as_symbol(view, seat, label, landscape, people) for people in _next(hero))
    land = survey(layout_of(demigod))
    group = land.groups[land.group_at[label, landscape]]
    if hero.name == "odysseus" and group.terrain != "sea":
        return 0.0
    return ZONE_TILE * len(group.labels) if hero.name != "atalanta" else 0.0


def _next(hero: HeroView) -> tuple[str, ...]:
    return tuple(people for people in PEOPLES if people != hero.faction)


def _temples(demigod: DemigodView, label: str) -> float:
    waiting = [
        place
        for place in temples_of(demigod)
        if not any(plot.label == place and plot.consecrated for plot in demigod.plots)
    ]
    around = sum(place in AROUND[label] for place in waiting)
    return TEMPLE_AROUND * (around + 2 * (label in waiting))


def _as_symbol(view: DivinusView, seat: str, label: str, landscape: int, people: str) -> float:
    """The value of the map with Prometheus as a symbol on a landscape."""
    demigod = view.demigod(seat)
    hero = demigod.hero
    layout = tuple(
        placed_tile._replace(
            symbols=(
                *_without_hero(placed_tile.symbols, hero, placed_tile.label),
                (landscape, people),
            )
        )
        if placed_tile.label == label
        else placed_tile._replace(
            symbols=_without_hero(placed_tile.symbols, hero, placed_tile.label)
        )
        for placed_tile in layout_of(demigod)
    )
    return evaluate(view, seat, layout, temples_of(demigod))


def _without_hero(
    symbols: tuple[tuple[int, str], ...], hero: HeroView | None, label: str
) -> tuple[tuple[int, str], ...]:
    if hero is None or hero.faction is None or hero.plot != label:
        return symbols
    own = (hero.landscape, hero.faction)
    kept = list(symbols)
    if own in kept:
        kept.remove(own)
    return tuple(kept)


def choose_people(view: DivinusView, seat: str, options: Sequence[str]) -> str:
    """The people that raises the value of the map most, with Prometheus where he stands."""
    hero = view.demigod(seat).hero
    if hero is None or hero.plot is None:
        return options[0]
    where, landscape = hero.plot, hero.landscape
    return max(options, key=lambda name: _as_symbol(view, seat, where, landscape, name))


def choose_spot(view: DivinusView, seat: str, options: Sequence[str]) -> str:
    """The spot with the highest value for the hero."""
    return max(options, key=lambda spot: spot_value(view, seat, spot))


def near(demigod: DemigodView, steps: int) -> dict[str, int]:
    """The plots within ``steps`` of the hero, each with its distance."""
    hero = demigod.hero
    if hero is None or hero.plot is None:
        return {}
    plots = [plot.label for plot in demigod.plots]
    found = {hero.plot: 0}
    frontier = [hero.plot]
    for step in range(1, steps + 1):
        reached = [
            place
            for label in frontier
            for place in BESIDE[label]
            if place is not None and place in plots and place not in found
        ]
        found.update(dict.fromkeys(reached, step))
        frontier = list(dict.fromkeys(reached))
    del found[hero.plot]
    return found


def _best(view: DivinusView, seat: str, steps: int) -> tuple[str, float]:
    """The best spot within reach, and by how much its value exceeds that of the present one."""
    demigod = view.demigod(seat)
    hero = demigod.hero
    if hero is None or hero.plot is None or hero.name == "atalanta":
        return "", 0.0
    now = _current_value(view, seat, hero)
    best, gain = "", 0.0
    lands = {plot.label: len(plot.tile.landscapes) for plot in demigod.plots}
    for label in near(demigod, steps):
        for number in range(lands[label]):
            more = spot_value(view, seat, f"{label}.{number}") - now
            if more > gain:
                best, gain = label, more
    return best, gain


def _current_value(view: DivinusView, seat: str, hero: HeroView) -> float:
    """The value of the hero's present spot; Prometheus keeps his people."""
    if hero.name == "prometheus":
        demigod = view.demigod(seat)
        return evaluate(view, seat, layout_of(demigod), temples_of(demigod))
    return spot_value(view, seat, f"{hero.plot}.{hero.landscape}")


def _steps(demigod: DemigodView) -> int:
    active = [die for die in demigod.dice if die.whereabouts == "active"]
    return max((max(die.values) for die in active if die.values), default=0)


def should_move(view: DivinusView, seat: str, *, resting: bool) -> bool:
    """Whether the hero should move now: with a die that a Rest rolls anyway, or for much gain."""
    demigod = view.demigod(seat)
    _, gain = _best(view, seat, _steps(demigod))
    return gain > (BEFORE_REST if resting else WITH_A_DIE)


def choose_walking_die(view: DivinusView, seat: str, options: Sequence[str]) -> str:
    """The lowest die that reaches the best spot; a move that spends no die is preferred."""
    demigod = view.demigod(seat)
    dice = {die.id: die for die in demigod.dice}
    target, _ = _best(view, seat, _steps(demigod))
    far = near(demigod, _steps(demigod)).get(target, 1)

    def cost(option: str) -> tuple[bool, bool, int]:
        name, _, free = option.partition(".")
        steps = max(dice[name].values, default=0)
        return steps < far, not free, steps

    return min(options, key=cost)
