"""Plays a match turn by turn (pages 6 and 13)."""

from __future__ import annotations

from games.anunnaki.rules.actions import perform
from games.anunnaki.rules.additional import additional_phase
from games.anunnaki.rules.artifacts import use_scarab
from games.anunnaki.rules.land.culture import culture_phase
from games.anunnaki.rules.magic import magic_phase
from games.anunnaki.rules.setup import prepare
from games.anunnaki.rules.star import move_pawn
from games.anunnaki.rules.war.battle import battle_phase
from games.anunnaki.scoring import total, winner
from games.anunnaki.state import State
from games.anunnaki.words.names import track as track_name
from games.core.phrase import Arg, seat_name
from games.core.steps import Procedure, checkpoint


def play(state: State) -> Procedure[None]:
    """Play a match from the current state; the last round is played to its end."""
    if state.phase == "set_up":
        with state.scene("core.scene.setup"):
            yield from prepare(state)
        state.phase = "star"
        state.turn = 1
    while True:
        yield from checkpoint("turn")
        with state.scene("core.scene.turn", seat=seat_name(state.active)):
            yield from take_turn(state, state.active)
        following = state.from_seat(state.active)[1]
        if following == state.first:
            if state.triggered:
                break
            state.turn += 1
        state.active = following
        state.phase = "star"
    with state.scene("anunnaki.scene.over"):
        yield from finish(state)


def take_turn(state: State, seat: str) -> Procedure[None]:
    """Main action, magic, additional actions, battles, culture tokens."""
    action = yield from move_pawn(state, seat)
    state.phase = "action"
    yield from perform(state, seat, action)
    state.phase = "magic"
    yield from magic_phase(state, seat)
    state.phase = "additional"
    yield from additional_phase(state, seat)
    state.phase = "battle"
    yield from battle_phase(state, seat)
    state.phase = "culture"
    yield from culture_phase(state, seat)
    state.magic_used = False
    state.used.clear()
    state.divine_steps.clear()


def finish(state: State) -> Procedure[None]:
    """Use the Scarab, reveal the Tablet, and tell the final scores."""
    for seat in state.order:
        yield from use_scarab(state, seat)
    for seat in state.order:
        tablet = state.houses[seat].tablet
        if tablet is not None:
            args: dict[str, Arg] = {"seat": seat_name(seat), "track": track_name(tablet)}
            state.reveal("anunnaki.note.tablet-shown", **args)
    state.phase = "over"
    state.active = ""
    for seat in state.order:
        state.tell("anunnaki.note.total", seat=seat_name(seat), points=total(state, seat))
    state.tell("anunnaki.note.over", seat=seat_name(winner(state)))
