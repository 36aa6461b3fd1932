"""Plays a match: set-up, turns, end (pages 13 and 14)."""

from __future__ import annotations

from games.ankh.components import ACTIONS, advances
from games.ankh.rules.actions import perform
from games.ankh.rules.devotion import MatchDecided
from games.ankh.rules.events import event
from games.ankh.rules.setup import prepare
from games.ankh.scoring import winning_seats
from games.ankh.state import State
from games.ankh.view import Action
from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, checkpoint, choose


def play(state: State) -> Procedure[None]:
    """Play a match from the current state to its end."""
    if state.stage == "set_up":
        with state.scene("core.scene.setup"):
            yield from prepare(state)
        state.stage = "turns"
    try:
        while not state.over:
            yield from checkpoint("turn")
            with state.scene("core.scene.turn", seat=seat_name(state.active)):
                yield from take_turn(state, state.active)
            if not state.over:
                pass_turn(state)
    except MatchDecided:
        state.stage = "over"
    state.active = ""
    state.clash = None
    names = tuple(seat_name(seat) for seat in winning_seats(state))
    with state.scene("ankh.scene.over"):
        state.tell("ankh.note.over" if names else "ankh.note.atheism", winners=names)


def take_turn(state: State, seat: str) -> Procedure[None]:
    """Take one action, then a second one further down unless an event or a merge forbids it."""
    state.turn += 1
    merged = state.gods[state.god_at(seat)].junior is not None
    first = yield from choose(seat, "ankh.ask.action", ACTIONS)
    if (yield from _act(state, seat, _as_action(first))) or merged or state.over:
        return
    below = ACTIONS[ACTIONS.index(_as_action(first)) + 1 :]
    if below:
        second = yield from choose(seat, "ankh.ask.second", below)
        yield from _act(state, seat, _as_action(second))


def _as_action(name: str) -> Action:
    return next(action for action in ACTIONS if action == name)


def _act(state: State, seat: str, action: Action) -> Procedure[bool]:
    """Advance the marker and perform the action; at the end of the track resolve an event.

    Returns whether there was an event. The length of the track depends on the number of players
    at the start of the match.
    """
    state.tell("ankh.note.action", seat=seat_name(seat), action=phrase(f"ankh.action.{action}"))
    state.tracks[action] += 1
    yield from perform(state, seat, action)
    if state.tracks[action] < advances(action, len(state.seats)):
        return False
    yield from event(state, seat)
    state.tracks[action] = 0
    return True


def pass_turn(state: State) -> None:
    """Make the next seat clockwise active, leaving out forgotten gods."""
    place = state.seats.index(state.active)
    around = [*state.seats[place + 1 :], *state.seats[: place + 1]]
    state.active = next(seat for seat in around if seat not in state.forgotten)
