"""Preparation (pages 4 to 6)."""

from __future__ import annotations

from games.anunnaki.board import spot_name
from games.anunnaki.components import (
    ACTIONS,
    AGREEMENTS,
    CIVILISATIONS,
    CRYSTALS_AT_START,
    CULTURE,
    GOALS,
    HOUSES,
    MAIN_GODS,
    MARKET_CELLS,
    MINOR_GODS_DRAWN,
    MINOR_GODS_EACH,
    MINOR_GODS_OF,
    NODES,
    PLANETS,
    POWER_TOKENS,
    TRACKS,
)
from games.anunnaki.options import Options
from games.anunnaki.rules.land.culture_tokens import turn_up
from games.anunnaki.state import Company, House, State
from games.anunnaki.view import HouseName
from games.anunnaki.words.names import goal as goal_name
from games.anunnaki.words.names import god as god_name
from games.anunnaki.words.names import house as house_name
from games.anunnaki.words.names import track as track_name
from games.core.game import Setup
from games.core.phrase import Arg, phrase, seat_name
from games.core.steps import Ask, Procedure, chance, choose_unless_forced, shuffled, together


def set_up(setup: Setup) -> State:
    """An empty table."""
    options = setup.options
    assert isinstance(options, Options)
    return State(seats=setup.seats, fixes=setup.fixes, options=options)


def prepare(state: State) -> Procedure[None]:
    """First player, houses, gods, the star, planets, tokens and the boards in the middle."""
    (state.first,) = yield from chance("anunnaki.first", state.seats)
    state.tell("anunnaki.note.first", seat=seat_name(state.first))
    yield from assign_houses(state)
    place_figures(state)
    yield from deal_minor_gods(state)
    layout = yield from shuffled("anunnaki.layout", ACTIONS)
    state.layout = {
        node: next(action for action in ACTIONS if action == name)
        for node, name in zip(NODES, layout, strict=True)
    }
    lay_tokens(state)
    yield from fill_market(state)
    yield from lay_goals(state)
    yield from turn_up(state)
    state.active = state.first


def assign_houses(state: State) -> Procedure[None]:
    """Houses by lot, or chosen one after the other."""
    if state.options.houses == "random":
        drawn = yield from chance("anunnaki.houses", HOUSES, len(state.seats))
        chosen = dict(zip(state.order, drawn, strict=True))
    else:
        chosen = {}
        for seat in state.order:
            state.active = seat
            left = [house for house in HOUSES if house not in chosen.values()]
            chosen[seat] = yield from choose_unless_forced(seat, "anunnaki.ask.house", left)
            _tell_house(state, "anunnaki.note.chose-house", seat, chosen[seat])
    for seat in state.seats:
        state.houses[seat] = House(_house(chosen[seat]), crystals=CRYSTALS_AT_START)
        if state.options.houses == "random":
            _tell_house(state, "anunnaki.note.house", seat, chosen[seat])


def _house(name: str) -> HouseName:
    return next(house for house in HOUSES if house == name)


def _tell_house(state: State, note: str, seat: str, name: str) -> None:
    """Who leads a house, and what its main god does for it."""
    main = MAIN_GODS[_house(name)]
    args: dict[str, Arg] = {"seat": seat_name(seat), "house": house_name(name)}
    args |= {"god": god_name(main), "text": phrase(f"anunnaki.god.{main}.text")}
    state.tell(note, **args)


def place_figures(state: State) -> None:
    """A settlement and two followers in the capital, one follower at the shrine beside it."""
    for seat, house in state.houses.items():
        start = PLANETS[house.house].start
        assert start is not None
        for district, count in start.followers.items():
            settlements = int(district == start.settlement)
            state.stands[district] = {seat: Company(count, [], settlements)}


def deal_minor_gods(state: State) -> Procedure[None]:
    """Deal five minor gods to each house, of which one goes back; four in a first game."""
    count = MINOR_GODS_EACH if state.options.first_game else MINOR_GODS_DRAWN
    for seat in state.order:
        house = state.houses[seat]
        drawn = yield from chance("anunnaki.minor-gods", MINOR_GODS_OF[house.house], count)
        house.minors = list(drawn)
    if count > MINOR_GODS_EACH:
        returned = yield from together(
            Ask(seat, "anunnaki.ask.return-god", tuple(state.houses[seat].minors))
            for seat in state.order
        )
        for seat, (god,) in returned.items():
            state.houses[seat].minors.remove(god)
            state.tell("anunnaki.note.returned-god", seat=seat_name(seat), god=god_name(god))
    for seat in state.order:
        gods = tuple(god_name(god) for god in state.houses[seat].minors)
        state.tell("anunnaki.note.minor-gods", seat=seat_name(seat), gods=gods)


def lay_tokens(state: State) -> None:
    """Place civilisations, Atlantis gods and culture tokens face down, power tokens face up."""
    state.civilisations = dict.fromkeys(state.map.civilisations)
    state.civilisation_bag = list(CIVILISATIONS)
    districts = state.map.districts
    state.guardians = {d: districts[d].god for d in state.map.atlantis}
    state.culture = {spot_name(spot): None for spot in state.map.spots}
    state.culture_bag = list(CULTURE)
    state.power_tokens = list(POWER_TOKENS)


def fill_market(state: State) -> Procedure[None]:
    """The agreements of houses in play (all in a first game); six lie open."""
    playing = [house.house for house in state.houses.values()]
    state.agreement_bag = [
        token.id
        for token in AGREEMENTS.values()
        if token.house is None or token.house in playing or state.options.first_game
    ]
    drawn = yield from chance("anunnaki.market", state.agreement_bag, MARKET_CELLS)
    state.market = list(drawn)
    state.agreement_bag = [token for token in state.agreement_bag if token not in drawn]


def lay_goals(state: State) -> Procedure[None]:
    """A goal beside each development track, and one beside the power track."""
    drawn = yield from shuffled("anunnaki.goals", GOALS)
    for place, name in zip((*TRACKS, "power"), drawn, strict=True):
        state.goals[place] = next(goal for goal in GOALS if goal == name)
        state.tell("anunnaki.note.goal", track=track_name(place), goal=goal_name(name))
