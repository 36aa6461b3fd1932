"""The course of the game (pages 13 and 14)."""

from __future__ import annotations

from games.ankh.components import ACTIONS, advances
from games.ankh.rules.actions import perform
from games.ankh.rules.devotion import Ascended
from games.ankh.rules.events import event
from games.ankh.rules.setup import prepare
from games.ankh.state import State
from games.ankh.view import Action
from games.core.game import Standing
from games.core.phrase import phrase, seat_name
from games.core.steps import Story, checkpoint, choose


def play(state: State) -> Story[None]:
    """A whole match, from wherever the state stands; reaching the top ends it at once."""
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
    except Ascended:
        state.stage = "over"
    state.active = ""
    state.clash = None
    names = tuple(seat_name(seat) for seat in winning_seats(state))
    with state.scene("ankh.scene.over"):
        state.tell("ankh.note.over" if names else "ankh.note.atheism", winners=names)


def take_turn(state: State, seat: str) -> Story[None]:
    """One action, and a second one further down unless an event or a merge forbids it."""
    state.turn += 1
    merged = state.gods[state.god_at(seat)].junior is not None
    first = yield from choose(seat, "ankh.ask.action", ACTIONS)
    if (yield from _act(state, seat, _named(first))) or merged or state.over:
        return
    below = ACTIONS[ACTIONS.index(_named(first)) + 1 :]
    if below:
        second = yield from choose(seat, "ankh.ask.second", below)
        yield from _act(state, seat, _named(second))


def _named(name: str) -> Action:
    return next(action for action in ACTIONS if action == name)


def _act(state: State, seat: str, action: Action) -> Story[bool]:
    """Advance the marker, do the action, then the event if the marker came to its end.

    The marker goes back by the number of players the match began with.
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
    """Clockwise to the next seat whose god is not forgotten."""
    place = state.seats.index(state.active)
    around = [*state.seats[place + 1 :], *state.seats[: place + 1]]
    state.active = next(seat for seat in around if seat not in state.forgotten)


def winning_seats(state: State) -> list[str]:
    """The seats of the winning god: two where gods have merged."""
    seats: list[str] = []
    for god in state.winners:
        seats.append(god)
        junior = state.gods[god].junior
        if junior is not None:
            seats.append(junior)
    return seats


def standings(state: State) -> tuple[Standing, ...]:
    """The result as the host knows it: points are devotion."""
    winners = winning_seats(state)
    rows = []
    for seat in state.seats:
        devotion = 0 if seat in state.forgotten else state.gods[state.god_at(seat)].devotion
        rows.append(Standing(seat, devotion, seat in winners))
    return tuple(sorted(rows, key=lambda row: (not row.won, -row.points)))
