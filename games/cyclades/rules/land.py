"""Moving troops and heroes over land and by chains of fleets (page 8)."""

from __future__ import annotations

from games.core.phrase import seat_name
from games.core.steps import Procedure, ask, choose
from games.cyclades.components import BASICS
from games.cyclades.fixes import EARNED_LAST_LAND
from games.cyclades.rules.metropolis import take_land, team_buildings
from games.cyclades.state import State
from games.cyclades.words.names import hero as hero_name
from games.cyclades.words.names import prices, so_many


def reachable(state: State, seat: str, start: str, *, any_fleet: bool = False) -> list[str]:
    """Lands one step away: next to ``start`` on its island, or along a chain of own fleets.

    ``any_fleet`` is for Jason's quests: rivals' fleets carry him too. No unit enters or leaves
    Medusa's land.
    """
    if state.medusa_in(start):
        return []
    board = state.board
    found = dict.fromkeys(board.near_lands[start])
    seen: dict[str, None] = {}
    queue = [sea for sea in board.near_seas[start] if _carries(state, seat, sea, any_fleet)]
    while queue:
        sea = queue.pop()
        if sea in seen:
            continue
        seen[sea] = None
        found.update(dict.fromkeys(board.near_lands[sea]))
        queue.extend(
            near
            for near in board.near_seas[sea]
            if near not in seen and _carries(state, seat, near, any_fleet)
        )
    found.pop(start, None)
    return [land for land in state.lands if land in found and not state.medusa_in(land)]


def _carries(state: State, seat: str, sea: str, any_fleet: bool) -> bool:
    owner = state.seas[sea].owner
    return owner == seat or (any_fleet and owner is not None and not state.allied(owner, seat))


def may_enter(state: State, seat: str, land: str) -> bool:
    """Whether the faction's units may end a move in a land.

    A partner's land may only be crossed. A rival's last land may be entered only if taking it
    gives the metropolises that win.
    """
    owner = state.lands[land].owner
    if owner is None or owner == seat:
        return True
    if state.allied(owner, seat):
        return False
    return len(state.lands_of(owner)) > 1 or wins_by_taking(state, seat, land)


def wins_by_taking(state: State, seat: str, land: str) -> bool:
    """Whether the land's metropolises, and sets its buildings complete, reach the goal.

    False for a side that has reached it already.
    """
    goal = state.options.metropolises
    held_already = state.team_metropolises(seat)
    if held_already >= goal and state.has_fix(EARNED_LAST_LAND):
        return False
    slots = [s for s in state.board.slots_of(land) if s in state.buildings]
    captured = [state.buildings[slot].kind for slot in slots]
    sets = min(len(team_buildings(state, seat, kind)) + captured.count(kind) for kind in BASICS)
    gained = captured.count("metropolis") + sets
    return held_already + gained >= goal


def marches(state: State, seat: str, start: str, *, any_fleet: bool = False) -> dict[str, int]:
    """The lands that units may go to from a land, crossing partners' lands, and the moves."""
    found: dict[str, int] = {}
    crossed = {start: 0}
    queue = [start]
    while queue:
        land = queue.pop(0)
        for near in reachable(state, seat, land, any_fleet=any_fleet):
            if near in crossed or near in found:
                continue
            owner = state.lands[near].owner
            if owner != seat and state.allied(owner, seat):
                crossed[near] = crossed[land] + 1
                queue.append(near)
            elif may_enter(state, seat, near):
                found[near] = crossed[land] + 1
    return found


def units_in(state: State, land: str) -> list[str]:
    """A land's units as options, one by one; without the Minotaur, who never marches."""
    held = state.lands[land]
    return [
        *(f"hero:{name}" for name in state.heroes_in(land)),
        *(f"troop.{number}" for number in range(1, held.troops + 1)),
        *(f"mercenary.{number}" for number in range(1, held.mercenaries + 1)),
    ]


def has_units(state: State, land: str) -> bool:
    """Whether a land has units that could march."""
    held = state.lands[land]
    return bool(held.troops or held.mercenaries or state.heroes_in(land))


class Force:
    """Units on the move."""

    __slots__ = ("heroes", "mercenaries", "troops")

    def __init__(self, units: list[str] | tuple[str, ...]) -> None:
        self.troops = sum(unit.startswith("troop.") for unit in units)
        self.mercenaries = sum(unit.startswith("mercenary.") for unit in units)
        self.heroes = [u.removeprefix("hero:") for u in units if u.startswith("hero:")]


def depart(state: State, land: str, force: Force) -> None:
    """Remove units from a land, which stays its owner's by a control token."""
    held = state.lands[land]
    held.troops -= force.troops
    held.mercenaries -= force.mercenaries


def station(state: State, seat: str, land: str, force: Force) -> Procedure[None]:
    """Place units in a land that is theirs, or that they take without a fight."""
    held = state.lands[land]
    held.troops += force.troops
    held.mercenaries += force.mercenaries
    for name in force.heroes:
        state.heroes[name].area = land
    yield from take_land(state, seat, land)


def tell_march(state: State, seat: str, start: str, end: str, force: Force) -> None:
    """Note which units go from which land to which."""
    units = [hero_name(name) for name in force.heroes]
    if force.troops:
        units.append(so_many("troop", force.troops))
    if force.mercenaries:
        units.append(so_many("mercenary", force.mercenaries))
    state.tell(
        "cyclades.note.marched", seat=seat_name(seat), units=tuple(units), start=start, end=end
    )


def choose_force(state: State, seat: str, land: str, end: str) -> Procedure[Force]:
    """Choose the units that go: at least one."""
    units = units_in(state, land)
    if len(units) == 1:
        return Force(units)
    picks = yield from ask(seat, "cyclades.ask.force", units, 1, len(units), start=land, end=end)
    return Force(picks)


def choose_march(
    state: State, seat: str, routes: dict[str, dict[str, int]]
) -> Procedure[tuple[str, str]]:
    """Choose the land to march from and the land to march to."""
    start = yield from choose(seat, "cyclades.ask.march-from", routes)
    end = yield from choose(
        seat, "cyclades.ask.march-to", routes[start], area=start, prices=prices(routes[start])
    )
    return start, end
