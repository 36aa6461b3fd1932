"""The star of actions: pawn, signs and the gods whom they free (page 6)."""

from __future__ import annotations

from games.anunnaki.components import (
    ACTIONS,
    COLOURS,
    CORE,
    EDGE_BETWEEN,
    EDGE_CRYSTALS,
    EDGES,
    RAYS,
    RESOURCES,
)
from games.anunnaki.rules.gains import gain, pick_resources, trigger
from games.anunnaki.state import House, State
from games.anunnaki.view import Action
from games.anunnaki.words.names import action as action_name
from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, choose


def node_of(state: State, action: Action) -> str:
    """The node of a token, the same on every star."""
    return next(node for node, name in state.layout.items() if name == action)


def pawn_action(state: State, seat: str) -> Action | None:
    """The token under the seat's pawn."""
    pawn = state.houses[seat].pawn
    return state.layout[pawn] if pawn is not None else None


def tokens_for_pawn(state: State, seat: str) -> list[Action]:
    """The tokens where the pawn may go: any blue one at first, then any other than its own."""
    here = pawn_action(state, seat)
    if here is None:
        return [action for action in ACTIONS if COLOURS[action] == "blue"]
    return [action for action in ACTIONS if action != here]


def move_pawn(state: State, seat: str) -> Procedure[Action]:
    """Choose a token; the way there takes a sign if it is an edge without one."""
    answer = yield from choose(seat, "anunnaki.ask.star", tokens_for_pawn(state, seat))
    action = next(action for action in ACTIONS if action == answer)
    house = state.houses[seat]
    node = node_of(state, action)
    edge = EDGE_BETWEEN.get((house.pawn, node)) if house.pawn else None
    house.pawn = node
    state.tell("anunnaki.note.action", seat=seat_name(seat), action=action_name(action))
    if edge is None:
        return action
    if edge not in house.signs:
        if house.signs_left:
            yield from place_sign(state, seat, edge)
    elif house.house == "pharaos":
        yield from _ra(state, seat, edge)
    return action


def place_sign(state: State, seat: str, edge: str) -> Procedure[None]:
    """A new sign with the crystals of its cell; Ra awake adds a resource to them."""
    house = state.houses[seat]
    house.signs.append(edge)
    house.signs_placed += 1
    crystals = EDGE_CRYSTALS[edge]
    state.tell("anunnaki.note.sign", seat=seat_name(seat), left=house.signs_left)
    gain(state, seat, {"crystal": crystals}, "sign")
    free_gods(state, seat)
    if not house.signs_left:
        trigger(state, seat, "anunnaki.note.trigger-signs")
    if crystals and house.house == "pharaos" and house.awake:
        yield from pick_resources(state, seat, RESOURCES, 1, "ra")


def free_gods(state: State, seat: str) -> None:
    """Summoning tokens that are surrounded by signs leave the star; they never go back."""
    house = state.houses[seat]
    for ray, edges in RAYS.items():
        if ray not in house.freed and all(edge in house.signs for edge in edges):
            house.freed.append(ray)
            rays = sum(name in house.freed for name in RAYS)
            if rays <= len(house.minors):
                state.tell("anunnaki.note.freed-minor", seat=seat_name(seat))
            else:
                state.tell("anunnaki.note.freed-nobody", seat=seat_name(seat))
    if "core" not in house.freed and all(edge in house.signs for edge in CORE):
        house.freed.append("core")
        main = phrase(f"anunnaki.god.{house.main}")
        state.tell("anunnaki.note.freed-main", seat=seat_name(seat), god=main)


def empty_cells(house: House) -> list[str]:
    """The edges without a sign."""
    return [edge for edge in EDGES if edge not in house.signs]


def _ra(state: State, seat: str, edge: str) -> Procedure[None]:
    """Ra's plain power: the sign that the pawn has passed may move elsewhere."""
    options = [*empty_cells(state.houses[seat]), "none"]
    target = yield from choose(seat, "anunnaki.ask.sign-to", options, start=edge)
    if target != "none":
        shift_sign(state, seat, edge, target)


def shift_sign(state: State, seat: str, edge: str, target: str) -> None:
    """A sign changes its cell; the crystals of the new one are gained."""
    house = state.houses[seat]
    house.signs.remove(edge)
    house.signs.append(target)
    state.tell("anunnaki.note.sign-moved", seat=seat_name(seat))
    gain(state, seat, {"crystal": EDGE_CRYSTALS[target]}, "sign")
    free_gods(state, seat)


def move_sign(state: State, seat: str) -> Procedure[None]:
    """A reward: any sign on the star may go to any empty cell."""
    house = state.houses[seat]
    if not house.signs:
        return
    signs = [edge for edge in EDGES if edge in house.signs]
    edge = yield from choose(seat, "anunnaki.ask.sign-from", [*signs, "none"])
    if edge != "none":
        cells = [*empty_cells(house), "none"]
        target = yield from choose(seat, "anunnaki.ask.sign-to", cells, start=edge)
        if target != "none":
            shift_sign(state, seat, edge, target)
