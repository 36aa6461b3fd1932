"""Locations (2, 3, 7, 8): visited once a scenario, when the tile with the location is explored."""

from __future__ import annotations

from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, choose_unless_forced
from games.divinus.campaign.chapter import Deed
from games.divinus.campaign.scenarios import LOCATIONS, LocationOption
from games.divinus.fixes import EVERY_VISIT_PAYS, OWN_VISITS, WEIGHED_VISITS, WEIGHTY_CHOICES
from games.divinus.rules.gains.rewards import idle_effects, reward
from games.divinus.rules.map.stickers import on
from games.divinus.state import State
from games.divinus.vocabulary import Effect
from games.divinus.words.names import location, title


def to_visit(state: State, seat: str, label: str) -> list[str]:
    """The trigger of exploring a tile: "location:" and a number, if it has an unvisited location.

    A monster on the tile suppresses it.
    """
    demigod = state.demigods[seat]
    if state.endless or (demigod.monster is not None and demigod.monster.plot == label):
        return []
    number = state.stuck(demigod.plots[label].tile).location
    return [f"location:{number}"] if number and number not in state.visited else []


def tile_of(state: State, number: int) -> str | None:
    """The tile that a location is on."""
    return next((tile for tile, stuck in state.stickers.items() if stuck.location == number), None)


def visit(state: State, seat: str, number: int) -> Procedure[None]:
    """Choose an option at a location; then the holder of its title is rewarded."""
    with state.incident("divinus.scene.visit", place=location(number)):
        option = yield from _decide(state, seat, number)
        state.resolved()
        yield from reward(state, seat, option.earned(_reward(state)))
        holder = state.holder(number)
        change(state, seat, number, option)
        if holder is None:
            return
        earned = _for_holder(state, number, own=holder == seat)
        if earned:
            # The title of a location that has changed has the new number.
            held = option.into if option.into in state.demigods[holder].titles else number
            state.tell("divinus.note.holder", seat=seat_name(holder), title=title(held))
            yield from reward(state, holder, earned)


def _for_holder(state: State, number: int, *, own: bool) -> tuple[Effect, ...]:
    """What a visit brings to the holder of the location's title (page 16)."""
    place = LOCATIONS[number]
    if own:
        return place.holder
    return place.shared if place.shared and state.has_fix(EVERY_VISIT_PAYS) else place.another


def _decide(state: State, seat: str, number: int) -> Procedure[LocationOption]:
    place = LOCATIONS[number]
    state.visited.append(number)
    state.tell(
        "divinus.note.visit",
        seat=seat_name(seat),
        place=location(number),
        text=phrase(f"divinus.place.{number}.text"),
    )
    able = [option for option in place.options if _affordable(state, seat, option)]
    name = yield from choose_unless_forced(
        seat,
        "divinus.ask.visit",
        [option.id for option in able],
        place=location(number),
        text=phrase(f"divinus.place.{number}.text"),
        reward=_reward(state),
        idle=idle_effects(state, seat, {o.id: o.earned(_reward(state)) for o in able}),
    )
    state.deeds.append(Deed("visit", seat, name))
    key = f"divinus.place.{name}"
    state.tell(
        "divinus.note.visited",
        seat=seat_name(seat),
        choice=phrase(key),
        text=phrase(f"{key}.text"),
    )
    return place.option(name)


def _reward(state: State) -> str:
    """The kind of reward for options of locations, by the newest fix that the match has."""
    if not state.has_fix(WEIGHED_VISITS):
        return ""
    return "own" if state.has_fix(OWN_VISITS) else "weighed"


def _affordable(state: State, seat: str, option: LocationOption) -> bool:
    """Whether the seat has all the active dice that an option costs.

    Before the fix "weighty-choices" a seat with fewer dice spent those that it had.
    """
    effects = option.earned(_reward(state))
    price = sum(effect.n for effect in effects if effect.do == "spend")
    return price <= len(state.demigods[seat].active_dice()) or not state.has_fix(WEIGHTY_CHOICES)


def change(state: State, seat: str, number: int, option: LocationOption) -> None:
    """Keep a location, remove it for good, or turn it into another one.

    The title of one that changes gets the new number and stays with its holder.
    """
    tile = tile_of(state, number)
    if tile is None or option.then == "keep":
        return
    stuck = on(state, tile)
    if option.then == "destroy":
        stuck.location = stuck.location_on = stuck.location_since = 0
        state.deeds.append(Deed("destroyed", seat, str(number), tile=tile))
        state.tell("divinus.note.location-gone", place=location(number))
        return
    stuck.location, stuck.location_since = option.into, state.scenario
    state.visited.append(option.into)
    for demigod in state.demigods.values():
        demigod.titles = [option.into if held == number else held for held in demigod.titles]
    state.deeds.append(Deed("changed", seat, str(option.into), of=str(number), tile=tile))
    state.tell("divinus.note.location-changed", place=location(number), into=location(option.into))
