"""Fleets: recruiting, moving and fighting at sea (pages 6 and 7)."""

from __future__ import annotations

from games.core.phrase import seat_name, side
from games.core.steps import Procedure, chance, choose
from games.cyclades.components import DIE
from games.cyclades.state import Fight, Sea, State
from games.cyclades.words.names import prices, so_many, unit


def harbours(state: State, seat: str) -> list[str]:
    """Seas in which the faction may recruit: beside its lands, empty or its own, not closed."""
    beside: dict[str, None] = {}
    for land in state.lands_of(seat):
        beside.update(dict.fromkeys(state.board.near_seas[land]))
    return [
        sea
        for sea in state.seas
        if sea in beside and state.seas[sea].owner in (None, seat) and not state.closed_sea(sea)
    ]


def add_fleet(state: State, seat: str, sea: str) -> None:
    """Place a fleet of the faction in a sea that is empty or its own."""
    held = state.seas[sea]
    held.owner = seat
    held.fleets += 1


def remove_fleets(state: State, sea: str, count: int) -> None:
    """Return fleets to their owner's supply; a sea without fleets has no owner."""
    held = state.seas[sea]
    held.fleets -= count
    if not held.fleets:
        state.seas[sea] = Sea()


def recruit_fleet(state: State, seat: str) -> Procedure[None]:
    """Put a fleet into a sea beside one of the faction's lands."""
    seas = harbours(state, seat)
    if not seas or not state.fleets_left(seat):
        state.tell("cyclades.note.no-gift", seat=seat_name(seat), unit=unit("fleet"))
        return
    sea = yield from choose(seat, "cyclades.ask.fleet", seas)
    add_fleet(state, seat, sea)
    state.tell("cyclades.note.fleet", seat=seat_name(seat), area=sea)


def voyages(state: State, seat: str, start: str) -> dict[str, int]:
    """The seas that fleets may go to from a sea, and the moves it takes.

    One move leads to a bordering sea. A partner's sea may be crossed, but not be the end.
    """
    found: dict[str, int] = {}
    crossed: dict[str, int] = {start: 0}
    queue = [start]
    while queue:
        sea = queue.pop(0)
        for near in state.board.near_seas[sea]:
            if near in crossed or near in found or state.closed_sea(near):
                continue
            owner = state.seas[near].owner
            if owner != seat and state.allied(owner, seat):
                crossed[near] = crossed[sea] + 1
                queue.append(near)
            else:
                found[near] = crossed[sea] + 1
    return found


def sailings(state: State, seat: str) -> dict[str, dict[str, int]]:
    """For each sea that fleets may leave: the seas they can pay to reach, and the moves."""
    purse = state.gold(seat)
    found: dict[str, dict[str, int]] = {}
    for start in state.seas_of(seat):
        ends = {end: moves for end, moves in voyages(state, seat, start).items() if moves <= purse}
        if ends:
            found[start] = ends
    return found


def sail(state: State, seat: str) -> Procedure[None]:
    """Move one or more fleets to another sea, for a coin a move; fight the fleets of rivals."""
    found = sailings(state, seat)
    start = yield from choose(seat, "cyclades.ask.sail-from", found)
    end = yield from choose(
        seat, "cyclades.ask.sail-to", found[start], area=start, prices=prices(found[start])
    )
    most = state.seas[start].fleets
    count = 1
    if most > 1:
        picked = yield from choose(
            seat,
            "cyclades.ask.sail-count",
            [str(number) for number in range(most, 0, -1)],
            start=start,
            end=end,
        )
        count = int(picked)
    state.pay(seat, found[start][end])
    state.tell(
        "cyclades.note.sailed",
        seat=seat_name(seat),
        fleets=so_many("fleet", count),
        start=start,
        end=end,
    )
    remove_fleets(state, start, count)
    held = state.seas[end]
    if held.owner in (None, seat):
        held.owner = seat
        held.fleets += count
    else:
        with state.incident("cyclades.scene.battle", area=end):
            yield from sea_battle(state, seat, end, count)


def strength_at_sea(state: State, seat: str, sea: str, fleets: int, die: int) -> int:
    """Die, fleets, and the faction's ports and metropolises on the coast of that sea."""
    walls = sum(
        1
        for land, slot in state.board.coast[sea]
        if state.lands[land].owner == seat
        and slot in state.buildings
        and state.buildings[slot].kind in ("port", "metropolis")
    )
    return die + fleets + walls


def retreat_seas(state: State, seat: str, sea: str) -> list[str]:
    """The seas that fleets may retreat to: bordering, and empty or their own."""
    return [
        near
        for near in state.board.near_seas[sea]
        if state.seas[near].owner in (None, seat) and not state.closed_sea(near)
    ]


def sea_battle(state: State, seat: str, sea: str, fleets: int) -> Procedure[None]:
    """Stage by stage: the weaker side loses a fleet, both in a tie, until one side is gone."""
    held = state.seas[sea]
    rival = held.owner
    assert rival is not None
    fight = state.fight = Fight(sea, seat, rival, fleets=fleets)
    state.tell("cyclades.note.sea-battle", seat=seat_name(seat), rival=seat_name(rival), area=sea)
    while fight.fleets and held.fleets:
        rolled = yield from chance("cyclades.die", DIE, 2, replace=True)
        mine, theirs = int(rolled[0]), int(rolled[1])
        fight.stage += 1
        fight.dice = (mine, theirs)
        attack = strength_at_sea(state, seat, sea, fight.fleets, mine)
        defence = strength_at_sea(state, rival, sea, held.fleets, theirs)
        sides = (side(seat, attack), side(rival, defence))
        state.retitle("cyclades.scene.fought", area=sea, sides=sides)
        state.tell(
            "cyclades.note.stage",
            stage=fight.stage,
            seat=seat_name(seat),
            attack=attack,
            attackdie=mine,
            rival=seat_name(rival),
            defence=defence,
            defencedie=theirs,
        )
        if attack <= defence:
            fight.fleets -= 1
            state.tell("cyclades.note.lost", seat=seat_name(seat), unit=unit("fleet"))
        if defence <= attack:
            held.fleets -= 1
            state.tell("cyclades.note.lost", seat=seat_name(rival), unit=unit("fleet"))
        # The stage is decided: its dice are no longer shown.
        fight.dice = None
        if fight.fleets and held.fleets and (yield from _offer_retreat(state, fight)):
            break
    if not held.fleets:
        state.seas[sea] = Sea(seat, fight.fleets) if fight.fleets else Sea()
    state.fight = None
    tell_holder(state, sea, state.seas[sea].owner)


def tell_holder(state: State, area: str, owner: str | None) -> None:
    """Note who holds an area after the battle for it."""
    if owner is None:
        state.tell("cyclades.note.battle-empty", area=area)
    else:
        state.tell("cyclades.note.battle-over", area=area, seat=seat_name(owner))


def _offer_retreat(state: State, fight: Fight) -> Procedure[bool]:
    """First the defender, then the attacker may retreat; returns whether one did."""
    sea, held = fight.area, state.seas[fight.area]
    for seat, fleets in ((fight.defender, held.fleets), (fight.attacker, fight.fleets)):
        seas = retreat_seas(state, seat, sea)
        if not seas:
            continue
        answer = yield from choose(seat, "cyclades.ask.retreat", ["stay", *seas], area=sea)
        if answer == "stay":
            continue
        haven = state.seas[answer]
        haven.owner = seat
        haven.fleets += fleets
        state.tell("cyclades.note.retreated", seat=seat_name(seat), area=answer)
        if seat == fight.defender:
            held.fleets = 0
        else:
            fight.fleets = 0
        return True
    return False
