"""Preparation (pages 2 and 12): the archipelago, the altars and the starting placement."""

from __future__ import annotations

from games.core.game import Setup
from games.core.hexes import Hex
from games.core.phrase import seat_name
from games.core.steps import Procedure, chance, choose, shuffled
from games.cyclades.board import PlacedFragment, sites
from games.cyclades.components import (
    BONUSES,
    CREATURES,
    FRAGMENTS,
    GODS,
    HEROES,
    METROPOLISES_EACH_BONUS,
    QUICK_SETUPS,
    START_GOLD,
    Side,
)
from games.cyclades.options import Options
from games.cyclades.rules.fate import fill_creatures, fill_heroes
from games.cyclades.rules.metropolis import take_land
from games.cyclades.rules.sea import add_fleet
from games.cyclades.state import SEATS, Faction, Land, Sea, State

TURNS = ("0", "1", "2", "3", "4", "5")
STARTING_TROOPS = 3
STAGE_ONE_LANDS = 2


def in_teams(people: int, options: Options) -> bool:
    """Two people lead two factions each, six play in pairs, four as they agreed."""
    return people in (2, 6) or (people == 4 and options.mode == "teams")


def set_up(setup: Setup) -> State:
    """The state before anything is placed: factions, purses and decks."""
    options = setup.options
    assert isinstance(options, Options)
    paired = in_teams(setup.people, options)
    # Teams follow from the colours of the seats, not from the order in which people sit.
    factions = {
        seat: Faction(team=SEATS.index(seat) // 2 if paired else SEATS.index(seat))
        for seat in setup.seats
    }
    purses: dict[int, int] = {}
    for faction in factions.values():
        purses[faction.team] = purses.get(faction.team, 0) + START_GOLD
    return State(
        seats=setup.seats,
        fixes=setup.fixes,
        options=options,
        factions=factions,
        purses=purses,
        creature_deck=sorted(CREATURES),
        hero_deck=sorted(HEROES),
        bonuses=[bonus for bonus in BONUSES for _ in range(METROPOLISES_EACH_BONUS)],
    )


def prepare(state: State) -> Procedure[None]:
    """Prepare the match up to the first income: altars, cards, turn order, board, placement."""
    altars = yield from shuffled("cyclades.altars", GODS)
    state.gods = [god for name in altars for god in GODS if god == name]
    yield from fill_creatures(state)
    yield from fill_heroes(state)
    state.order = list((yield from shuffled("cyclades.order", state.seats)))
    if state.options.setup == "quick":
        quick_start(state)
    else:
        yield from assemble(state)
        yield from placement(state)
    state.round = 1


def _place_fragments(state: State, layout: tuple[PlacedFragment, ...]) -> None:
    state.layout = layout
    state.lands = {label: Land() for label in state.board.lands}
    state.seas = {label: Sea() for label in state.board.seas}


def assemble(state: State) -> Procedure[None]:
    """Two fragments for each faction, all with one side up, joined at random."""
    count = 2 * len(state.seats) if len(state.seats) < 6 else len(FRAGMENTS)
    side: Side = "A"
    if state.options.side == "random":
        (drawn,) = yield from chance("cyclades.side", ("A", "B"))
        side = "A" if drawn == "A" else "B"
    else:
        side = state.options.side
    names = yield from chance("cyclades.fragments", FRAGMENTS, count)
    turns = yield from chance("cyclades.turns", TURNS, count, replace=True)
    centres = [Hex(0, 0)]
    while len(centres) < count:
        places = {f"{q},{r}": Hex(q, r) for q, r in sites(centres)}
        (name,) = yield from chance("cyclades.site", places)
        centres.append(places[name])
    _place_fragments(
        state,
        tuple(
            PlacedFragment(name, side, int(turn), *centre)
            for name, turn, centre in zip(names, turns, centres, strict=True)
        ),
    )


def quick_start(state: State) -> None:
    """Place the board and the starting pieces of the balanced quick set-up."""
    quick = QUICK_SETUPS[len(state.seats)]
    _place_fragments(
        state, tuple(PlacedFragment(t.id, quick.side, t.rot60, *t.cell) for t in quick.tiles)
    )
    named = state.board.by_source
    seats = [seat for seat in SEATS if seat in state.seats]
    for seat, start in zip(seats, quick.start, strict=True):
        for source, fleet, troops in zip(start.lands, start.fleets, start.troops, strict=True):
            land = named[source]
            state.lands[land] = Land(seat, troops)
            add_fleet(state, seat, named[fleet])
            if state.board.areas[land].priestess:
                state.factions[seat].priestesses += 1


def placement(state: State) -> Procedure[None]:
    """Two lands on two islands in turn order; then, in reverse order, a third and the troops."""
    for seat in state.order:
        state.active = seat
        for _ in range(STAGE_ONE_LANDS):
            yield from claim(state, seat, _stage_one_lands(state, seat))
    for seat in reversed(state.order):
        state.active = seat
        yield from claim(state, seat, _open_lands(state))
        for left in range(STARTING_TROOPS, 0, -1):
            land = yield from choose(
                seat, "cyclades.ask.start-troop", state.lands_of(seat), left=left
            )
            state.lands[land].troops += 1


def _open_lands(state: State) -> list[str]:
    """The lands without owner that have an empty sea for the fleet; all free lands if none has."""
    free = [label for label, land in state.lands.items() if land.owner is None]
    return [land for land in free if _open_seas(state, land)] or free


def _open_seas(state: State, land: str) -> list[str]:
    return [sea for sea in state.board.near_seas[land] if state.seas[sea].owner is None]


def _stage_one_lands(state: State, seat: str) -> list[str]:
    """The open lands of islands where neither the faction nor a partner has a land yet."""
    areas = state.board.areas
    taken = [
        areas[label].island for label, land in state.lands.items() if state.allied(land.owner, seat)
    ]
    free = _open_lands(state)
    return [land for land in free if areas[land].island not in taken] or free


def claim(state: State, seat: str, lands: list[str]) -> Procedure[None]:
    """Choose a land and a sea beside it: a control token, a fleet, a priestess where printed."""
    land = yield from choose(seat, "cyclades.ask.start-land", lands)
    yield from take_land(state, seat, land)
    seas = _open_seas(state, land)
    if seas:
        sea = yield from choose(seat, "cyclades.ask.start-fleet", seas, area=land)
        add_fleet(state, seat, sea)
        state.tell("cyclades.note.fleet", seat=seat_name(seat), area=sea)
